//! What the end of a game is to somebody who has not won it.

use engine::Phrase;

use super::Ending;
use crate::pages::table::TableView;

/// By how much the reader lost: "You lose by 46". Nothing for who won, watches or plays several seats, and nothing of a game that
/// did not come to its end, where the points do not say it.
pub(super) fn told(table: &TableView<'_>, ending: &Ending) -> Option<String> {
    let alone = table.own_seats() == 1 && table.seats.len() > 1;
    if !alone || ending.early.is_some() || !ending.resigned.is_empty() || ending.verdict.is_some() {
        return None;
    }
    let own = ending.standings.0.iter().find(|standing| table.is_you(standing.seat))?;
    let winner = ending.standings.winners().next()?;
    let best = ending.standings.0.iter().find(|standing| standing.seat == winner)?;
    if own.rank == best.rank {
        return None;
    }
    let behind = best.points - own.points;
    let id = match (table.seats.len(), behind) {
        (2, 1..) => "beaten-by",
        (2, 0) => "beaten-level",
        (2, _) => "beaten",
        (_, 1..) => "beaten-place-by",
        (_, 0) => "beaten-place-level",
        (_, _) => "beaten-place",
    };
    let phrase = Phrase::new(id)
        .with("behind", behind)
        .with("place", u32::from(own.rank))
        .with("of", table.seats.len() as u32);
    Some(table.reader.words().say(&phrase, &|seat| table.name(seat).to_owned()))
}
