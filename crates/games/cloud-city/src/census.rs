//! Where every tile, building, walkway and need card is, for the conformance kit.

use engine::{Census, Game, Inspect, Seat, Source};

use crate::CloudCity;
use crate::material::BUILDINGS;
use crate::moves::Move;
use crate::needs::Need;
use crate::rules::Due;
use crate::state::State;
use crate::stock::LENGTHS;
use crate::tile::{Face, Level};

impl Inspect for CloudCity {
    fn census(&self, state: &State, census: &mut Census) {
        self.count_tiles(state, census);
        self.count_buildings(state, census);
        self.count_walkways(state, census);
        for need in Need::ALL {
            if state.needs.contains(need) {
                census.seen("needs", need, 1);
            } else {
                census.unseen("needs", need, 1);
            }
        }
    }

    fn source(&self, state: &State) -> Source {
        match self.due(state) {
            Some(Due::Need) => Source::Unseen(&["needs"]),
            _ => Source::Unseen(&["tiles"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Reveal(face) | Move::Deal(face) => face.to_string(),
            Move::Need(need) => need.to_string(),
            other => unreachable!("'{other}' draws nothing"),
        }
    }
}

impl CloudCity {
    fn count_tiles(&self, state: &State, census: &mut Census) {
        for face in Face::ALL {
            census.unseen("tiles", face, i64::from(state.pile.count(face)));
        }
        for face in state.row.iter().flatten() {
            census.seen("tiles", face, 1);
        }
        for seat in Seat::all(self.players()) {
            for (_, face, _) in state.cities[seat.index()].laid() {
                census.seen("tiles", face, 1);
            }
            for face in state.hands[seat.index()].iter() {
                census.seen("tiles", face, 1);
            }
        }
        // The starting tiles that nobody uses stay in the box.
        for face in &self.material.starting[self.players()..] {
            census.seen("tiles", face, 1);
        }
    }

    /// Buildings stand where tiles ask for them and nowhere else: what stands beyond the tiles' spots, or is
    /// missing from them, is counted apart and must stay nothing.
    fn count_buildings(&self, state: &State, census: &mut Census) {
        for level in Level::ALL {
            let mut standing = 0;
            let mut asked = 0;
            for city in &state.cities[..self.players()] {
                standing += i64::from(city.buildings(level).count_ones());
                for (_, face, rotation) in city.laid() {
                    asked += face
                        .buildings(rotation)
                        .iter()
                        .filter(|(asked, _)| *asked == level)
                        .count() as i64;
                }
            }
            census.seen("buildings", level.name(), standing);
            census.seen("buildings", level.name(), i64::from(BUILDINGS) - asked);
        }
    }

    fn count_walkways(&self, state: &State, census: &mut Census) {
        for level in Level::ALL {
            for length in 1..=LENGTHS {
                let left = i64::from(state.stock.left(level, length));
                census.seen("walkways", format_args!("{}-{length}", level.name()), left);
            }
            for city in &state.cities[..self.players()] {
                city.each_walkway(level, |_, length, _| {
                    census.seen("walkways", format_args!("{}-{length}", level.name()), 1);
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_48_tiles_96_buildings_93_walkways_and_10_needs() {
        for players in 2..=4 {
            let game: CloudCity = engine::Setup::new(players).open().unwrap();
            let mut census = Census::default();
            game.census(&game.start(), &mut census);
            let count = |group: &str| -> i64 {
                census
                    .totals()
                    .iter()
                    .filter(|((of, _), _)| *of == group)
                    .map(|(_, count)| count)
                    .sum()
            };
            assert_eq!(["tiles", "buildings", "walkways", "needs"].map(count), [48, 96, 93, 10]);
            assert_eq!(census.unseen_in(&["tiles"]).values().sum::<i64>(), 44);
        }
    }
}
