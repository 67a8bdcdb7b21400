//! What somebody has reached, beside a game that is over.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Info;
use store::Listing;
use tables::{PersonId, Phase, Summary, TableId};
use web::pages::Bests;

use super::TablePath;
use crate::App;
use crate::error::AppError;
use crate::sessions::Visitor;

/// Among how many tables of a game somebody's results are compared.
const COMPARED: u32 = 1000;

/// What a person has reached in games like this finished one: the same game with as many players.
pub(crate) async fn bests(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
) -> Result<Response, AppError> {
    let id: TableId = path.id.parse().map_err(|_| AppError::NotFound)?;
    let Some((info, bests)) = beside(&app, &visitor, &id).await? else {
        // A table that somebody took off their list has nothing to tell; the page that asks goes on without.
        return match visitor.htmx {
            true => Ok(StatusCode::NO_CONTENT.into_response()),
            false => Err(AppError::NotFound),
        };
    };
    Ok(match visitor.htmx {
        true => bests.sentences(&visitor.reader).into_response(),
        false => bests.page(&visitor.reader, info, id.as_str()).into_response(),
    })
}

/// What a person has reached in games like the one at a table, which is over and on their list.
pub(crate) async fn beside(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
) -> Result<Option<(&'static Info, Bests)>, AppError> {
    let store = app.tables.store();
    let Some(listing) = store.listed_table(&visitor.person, id).await? else {
        return Ok(None);
    };
    let reached_at = |listing: &Listing| listing.summary.as_ref().and_then(|summary| reached(summary, visitor));
    let Some(this) = reached_at(&listing) else {
        return Ok(None);
    };
    let game = catalogue::find(&listing.game).map_err(|_| AppError::NotFound)?;
    let listings = store.tables_of_game(&visitor.person, &listing.game, COMPARED).await?;
    let others = listings.iter().filter(|other| other.id != *id).filter_map(reached_at);
    let others: Vec<Reached> = others.filter(|reached| reached.players == this.players).collect();
    let bests = Bests {
        games: 1 + others.len(),
        won: usize::from(this.won) + others.iter().filter(|reached| reached.won).count(),
        players: this.players,
        won_this: this.won,
        points: this.points,
        before: others.iter().map(|reached| reached.points).max(),
    };
    Ok(Some((game.info(), bests)))
}

/// What a person has reached in a finished game.
#[derive(Clone, Copy)]
struct Reached {
    players: usize,
    points: i32,
    won: bool,
}

/// What it was, if they had one seat; who played several played against themselves.
fn reached(summary: &Summary, visitor: &Visitor) -> Option<Reached> {
    let is_theirs = |person: &Option<PersonId>| person.as_ref() == Some(&visitor.person);
    let mut own = (0..summary.people.len()).filter(|&seat| is_theirs(&summary.people[seat]));
    let seat = own
        .next()
        .filter(|_| own.next().is_none() && summary.phase == Phase::Over)?;
    Some(Reached {
        players: summary.names.len(),
        points: *summary.points.get(seat)?,
        won: summary.ranks.get(seat) == Some(&1),
    })
}
