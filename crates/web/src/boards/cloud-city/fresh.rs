//! What happened since the viewer's last move, to be marked in the cities, in the row and in the supply.

use catalogue::LogLine;
use catalogue::games::cloud_city::{Face, Place, Square, Walkway};
use engine::{Arg, Phrase, Seat};

/// Where a seat laid tiles and built walkways lately.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Fresh {
    pub tiles: Vec<Place>,
    pub walkways: Vec<Walkway>,
}

impl Fresh {
    /// What `seat` did according to these lines of the log.
    pub fn of(seat: Seat, recent: &[LogLine]) -> Fresh {
        let mut fresh = Fresh::default();
        for line in recent {
            let phrase = &line.phrase;
            if argument(phrase, "seat") != Some(&Arg::Seat(seat)) {
                continue;
            }
            match phrase.id.as_str() {
                "log-laid" => fresh
                    .tiles
                    .extend(square(phrase, "place").and_then(|name| name.parse::<Place>().ok())),
                "log-built" => fresh.walkways.extend(walkway(phrase)),
                _ => {}
            }
        }
        fresh
    }
}

/// The tiles turned up in the row lately. Those of the deal are no news.
pub(super) fn revealed(recent: &[LogLine]) -> Vec<Face> {
    let played = recent.iter().skip_while(|line| line.phrase.id != "log-laid");
    let turned_up = played.filter(|line| line.phrase.id == "log-revealed");
    let face = |line: &LogLine| match argument(&line.phrase, "tile")? {
        Arg::Phrase(tile) => tile.id.strip_prefix("tile-")?.parse().ok(),
        _ => None,
    };
    turned_up.filter_map(face).collect()
}

fn walkway(phrase: &Phrase) -> Option<Walkway> {
    let end = |name| -> Option<Square> { square(phrase, name)?.parse().ok() };
    Walkway::new(end("from")?, end("to")?)
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    let named = |(known, _): &&(&str, Arg)| *known == name;
    phrase.args.iter().find(named).map(|(_, arg)| arg)
}

/// The name of the square that a phrase speaks of: the log has its column and row apart.
fn square(phrase: &Phrase, name: &str) -> Option<String> {
    let Arg::Phrase(square) = argument(phrase, name)? else {
        return None;
    };
    match (argument(square, "column")?, argument(square, "row")?) {
        (Arg::Phrase(column), Arg::Number(row)) => Some(format!("{}{row}", column.id.strip_prefix("column-")?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::{Bearing, CloudCity, Event, Level, Rotation};
    use engine::{Describe, Game, Setup};

    use super::*;

    #[test]
    fn tiles_and_walkways_are_read_from_the_log() {
        let game = CloudCity::new(&Setup::new(2)).unwrap();
        let (seat, other) = (Seat::new(1), Seat::FIRST);
        let between: Walkway = "g7 g10".parse().unwrap();
        let place: Place = "g9".parse().unwrap();
        let face = Face::SideBlueBlue;
        let level = Level::Blue;
        let events = [
            Event::Laid {
                seat,
                face,
                place,
                rotation: Rotation::Half,
                bearing: Bearing::South,
            },
            Event::Built {
                seat,
                level,
                walkway: between,
                bearing: Bearing::West,
                votes: 3,
            },
            Event::Laid {
                seat: other,
                face,
                place: Place::START,
                rotation: Rotation::None,
                bearing: Bearing::Middle,
            },
            Event::TookOpen { seat, face },
            Event::Revealed { face },
        ];
        let line = |event| LogLine {
            ply: 0,
            phrase: game.event_phrase(event),
        };
        let recent: Vec<LogLine> = events.iter().map(line).collect();
        let expected = Fresh {
            tiles: vec![place],
            walkways: vec![between],
        };
        assert_eq!(Fresh::of(seat, &recent), expected);
        assert_eq!(Fresh::of(other, &recent).tiles, [Place::START]);
        assert_eq!(revealed(&recent), [face]);
        assert_eq!(
            revealed(&recent[4..]),
            [],
            "before the first tile is laid there is the deal"
        );
    }
}
