//! The standings as a table: where the points come from, what decided between equals, and the seed.

use catalogue::{AnyMatch, Lexicon};
use engine::{Phrase, Seat, Standing, Turn, Viewer};

use crate::terminal::{self, FAINT, GOOD, STRONG, paint};

/// The widest column of a seat.
const SEAT_COLUMN: usize = 14;

/// The lines of the table: final if the game is over, otherwise as if it ended now.
pub fn lines(played: &dyn AnyMatch, lexicon: &Lexicon, name: &dyn Fn(Seat) -> String, width: usize) -> Vec<String> {
    let over = played.turn() == Turn::Over;
    let standings = played.standings(Viewer::Spectator).0;
    let heading = if over { "play-score" } else { "play-score-now" };
    let table = Table::new(width, standings.len());
    let mut lines = vec![String::new(), terminal::rule(&lexicon.word(heading), width)];
    lines.push(table.row("", standings.iter().map(|standing| name(standing.seat))));
    for (place, item) in standings[0].breakdown.iter().enumerate() {
        let of_seat = |standing: &Standing| standing.breakdown[place].points.to_string();
        lines.push(table.row(&lexicon.word(item.name), standings.iter().map(of_seat)));
    }
    let points = standings.iter().map(|standing| standing.points.to_string());
    lines.push(paint(STRONG, &table.row(&lexicon.word("play-total"), points)));
    let used = standings
        .iter()
        .map(|standing| standing.tie_breaks_used)
        .max()
        .unwrap_or(0);
    for (place, item) in standings[0].tie_breaks.iter().enumerate().take(used) {
        let label = Phrase::new("play-tie-break").with("name", Phrase::new(item.name));
        // Only between seats with as many points did it count.
        let of_seat = |standing: &Standing| match standing.tie_breaks_used > place {
            true => standing.tie_breaks[place].points.to_string(),
            false => "–".to_owned(),
        };
        lines.push(table.row(&lexicon.say(&label, name), standings.iter().map(of_seat)));
    }
    let ranks = standings.iter().map(|standing| standing.rank.to_string());
    lines.push(table.row(&lexicon.word("play-rank"), ranks));
    if over {
        lines.push(String::new());
        let verdict = played.verdict().map(|verdict| lexicon.say(&verdict, name));
        let result = verdict.unwrap_or_else(|| victory(&standings, lexicon, name));
        lines.push(paint(GOOD, &result));
        // A record may lack its seed: then there is only the hash that was promised.
        let seed = played.seed().map(|seed| ("play-seed", seed.to_string()));
        let hash = ("play-seed-hash", played.commitment().to_string());
        for (label, digits) in seed.into_iter().chain([hash]) {
            let line = format!("{} {digits}", lexicon.word(label));
            lines.extend(terminal::wrap(&line, width, "  ").iter().map(|line| paint(FAINT, line)));
        }
    }
    lines
}

fn victory(standings: &[Standing], lexicon: &Lexicon, name: &dyn Fn(Seat) -> String) -> String {
    let winners: Vec<Seat> = standings
        .iter()
        .filter(|standing| standing.rank == 1)
        .map(|standing| standing.seat)
        .collect();
    let phrase = match winners[..] {
        [alone] => Phrase::new("play-wins").with("seat", alone),
        _ => {
            let seats: Vec<Phrase> = winners
                .iter()
                .map(|&seat| Phrase::new("play-seat").with("seat", seat))
                .collect();
            Phrase::new("play-share").with("seats", seats)
        }
    };
    lexicon.say(&phrase, name)
}

struct Table {
    label: usize,
    column: usize,
}

impl Table {
    fn new(width: usize, seats: usize) -> Table {
        let column = SEAT_COLUMN.min((width - 32) / seats.max(1));
        Table {
            label: width - column * seats,
            column,
        }
    }

    fn row(&self, label: &str, cells: impl Iterator<Item = String>) -> String {
        let mut row = terminal::left(&terminal::clip(label, self.label - 1), self.label);
        for cell in cells {
            row += &terminal::right(&terminal::clip(&cell, self.column - 1), self.column);
        }
        row
    }
}
