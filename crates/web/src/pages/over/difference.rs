//! Why somebody won: the part of the points in which they were furthest ahead.

use engine::{Phrase, ScoreItem, Standing};
use maud::{Markup, html};

use super::Ending;
use crate::lexicon;
use crate::pages::table::TableView;

/// "What made the difference: machines, +8". Nothing where nobody won alone, where the points do not say why, or where there is but
/// one kind of them.
pub(super) fn told(table: &TableView<'_>, ending: &Ending) -> Markup {
    let words = table.reader.words();
    html! {
        @if let Some((part, more)) = difference(table, ending) {
            p.difference {
                (words.word("made-difference")) " "
                @let phrase = Phrase::new("difference").with("part", lexicon(table.info, table.reader.language).word(part)).with("more", more);
                strong { (words.say(&phrase, &|seat| table.name(seat).to_owned())) }
            }
        }
    }
}

/// The winner beside the reader, or beside the next best where the reader won or only watches.
fn difference(table: &TableView<'_>, ending: &Ending) -> Option<(&'static str, i32)> {
    let standings = &ending.standings.0;
    let winner = &standings[super::winner(ending)?.index()];
    let others = || standings.iter().filter(|standing| standing.seat != winner.seat);
    let reader = others().find(|standing| table.is_you(standing.seat));
    let other = reader.or_else(|| others().min_by_key(|standing| standing.rank))?;
    let fought_out = ending.early.is_none() && ending.resigned.is_empty() && winner.points > other.points;
    furthest_ahead(winner, other).filter(|_| fought_out && winner.breakdown.len() > 1)
}

fn furthest_ahead(winner: &Standing, other: &Standing) -> Option<(&'static str, i32)> {
    let of = |name: &str| other.breakdown.iter().find(|item| item.name == name);
    let ahead = |item: &ScoreItem| item.points - of(item.name).map_or(0, |item| item.points);
    // Of two that differ as much the first.
    let parts = winner.breakdown.iter().rev().map(|item| (item.name, ahead(item)));
    parts.max_by_key(|(_, more)| *more).filter(|(_, more)| *more > 0)
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn standing(seat: usize, parts: [(&'static str, i32); 3]) -> Standing {
        let item = |(name, points)| ScoreItem { name, points };
        Standing {
            seat: Seat::new(seat),
            rank: seat as u8 + 1,
            points: parts.iter().map(|(_, points)| points).sum(),
            breakdown: parts.map(item).to_vec(),
            tie_breaks: Vec::new(),
            tie_breaks_used: 0,
        }
    }

    #[test]
    fn the_difference_is_where_the_winner_was_furthest_ahead() {
        let winner = standing(0, [("mills", 3), ("inns", 12), ("coins", 9)]);
        let other = standing(1, [("mills", 7), ("inns", 4), ("coins", 1)]);
        assert_eq!(furthest_ahead(&winner, &other), Some(("inns", 8)), "the first of two");
        let level = standing(1, [("mills", 3), ("inns", 12), ("coins", 9)]);
        assert_eq!(furthest_ahead(&winner, &level), None);
    }
}
