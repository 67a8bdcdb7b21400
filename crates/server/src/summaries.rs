//! What lists of tables tell by their summaries: who sits where, and how a game ended.

use catalogue::Language;
use engine::Seat;
use store::Listing;
use tables::{EarlyEnd, PersonId, Summary, TableId};
use web::pages::{EndNote, Outcome, SeatKind, SeatView};

use crate::App;
use crate::error::AppError;
use crate::live_tables::Loaded;
use crate::view;

/// What the list says of a table. Older programs wrote less down: then the table itself is asked. Nothing where it cannot
/// be read any more.
pub(crate) async fn current(app: &App, listing: &Listing) -> Result<Option<Summary>, AppError> {
    match &listing.summary {
        Some(summary) if summary.people.len() == summary.names.len() => return Ok(Some(summary.clone())),
        _ => {}
    }
    let live = match app.tables.find(&listing.id).await {
        Ok(live) => live,
        Err(AppError::Unplayable(..)) => return Ok(None),
        Err(other) => return Err(other),
    };
    let summary = |Loaded { table, beside, .. }: &Loaded| table.summary(beside);
    app.tables.read(&live, summary).await.map(Some)
}

/// Who sits at a table, for a person who reads a language.
pub(crate) fn players(language: Language, person: Option<&PersonId>, id: &TableId, summary: &Summary) -> Vec<SeatView> {
    let words = web::words(language);
    let seats = Seat::all(summary.names.len()).zip(summary.names.iter().zip(&summary.people));
    let player = |(seat, (name, sitter)): (Seat, (&String, &Option<PersonId>))| match sitter {
        Some(sitter) => SeatView {
            name: if name.is_empty() {
                words.word("somebody")
            } else {
                name.clone()
            },
            kind: SeatKind::Person,
            level: None,
            yours: Some(sitter) == person,
            returns: false,
        },
        None if summary.record => SeatView {
            name: name.clone(),
            kind: SeatKind::Person,
            level: None,
            yours: false,
            returns: false,
        },
        None if name.is_empty() => SeatView {
            name: "…".to_owned(),
            kind: SeatKind::Free,
            level: None,
            yours: false,
            returns: false,
        },
        None => view::bot_seat(words, id, summary.names.len(), seat, name),
    };
    seats.map(player).collect()
}

/// How a game ended for a person, who sits where the players say so.
pub(crate) fn outcome(summary: &Summary, players: &[SeatView], person: &PersonId) -> Outcome {
    // Who gave up played for a place too, though a bot may have played on.
    let gave_up = |seat: usize| {
        let mut resigned = summary.resigned.iter();
        resigned.any(|(other, resigner)| other.index() == seat && resigner == person)
    };
    let is_theirs = |seat: &usize| players[*seat].yours || gave_up(*seat);
    let own: Vec<usize> = (0..players.len()).filter(is_theirs).collect();
    let mut order: Vec<usize> = (0..summary.points.len()).collect();
    order.sort_by_key(|seat| summary.ranks.get(*seat));
    Outcome {
        place: match own.as_slice() {
            [only] => summary.ranks.get(*only).copied(),
            _ => None,
        },
        winners: summary
            .winners
            .iter()
            .map(|seat| players[seat.index()].name.clone())
            .collect(),
        players: players.len(),
        points: order.into_iter().map(|seat| summary.points[seat]).collect(),
        note: end_note(summary, players, person),
    }
}

/// What else there is to say of the end of a game.
fn end_note(summary: &Summary, players: &[SeatView], person: &PersonId) -> Option<EndNote> {
    match summary.early_end {
        Some(EarlyEnd::Agreed) => return Some(EndNote::Agreed),
        Some(EarlyEnd::Closed) => return Some(EndNote::Closed),
        Some(EarlyEnd::Resigned) | None => {}
    }
    if summary.resigned.iter().any(|(_, resigner)| resigner == person) {
        return Some(EndNote::YouResigned);
    }
    let (seat, _) = summary.resigned.last()?;
    // Where a bot played on, its name stands there.
    let player = players
        .get(seat.index())
        .filter(|player| player.kind == SeatKind::Person)?;
    Some(EndNote::Resigned(player.name.clone()))
}
