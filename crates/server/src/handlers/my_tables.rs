//! The tables a person sits at, and taking one off that list.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use store::Listing;
use tables::{PersonId, Phase, Summary, TableId};
use web::pages::{self, Filter, SeatView, TableLine, TableState, TablesView};

use super::{TablePath, table};
use crate::calendar;
use crate::error::AppError;
use crate::fields::Fields;
use crate::perspective::Perspective;
use crate::security::Framed;
use crate::sessions::{Posted, Visitor};
use crate::summaries::{current, outcome, players};
use crate::view::seat_names;
use crate::{App, notices};

/// How many tables a page of the list shows.
pub(crate) const LISTED: u32 = 100;
/// How many are asked for at once where all are looked through.
pub(crate) const AT_ONCE: u32 = 500;

/// The list. `?page=N` leads to older tables, `?remove=ID` asks about one of them, `?removed=ID` offers to put it back, other fields
/// say which to show.
pub(crate) async fn list(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Markup, AppError> {
    let filter = filter(&fields);
    let number = fields.parse("page").unwrap_or(1);
    let (listed, older) = listed(&app, &visitor, &filter, number).await?;
    let named = |field: &str| fields.parse::<TableId>(field).map(|id| id.to_string());
    let view = TablesView {
        lines: listed.into_iter().map(|listed| listed.line).collect(),
        page: number,
        older,
        asked: named("remove"),
        removed: named("removed"),
        filter,
        profile: profile(&app, &visitor).await?,
        guest: visitor.account.is_none(),
    };
    Ok(pages::tables(&visitor.reader, &view))
}

/// How a game that goes on stands, as a picture: what the visitor sees at the table, with nothing to do on it.
pub(crate) async fn still(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
) -> Result<(Extension<Framed>, Markup), AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    let draw = move || {
        let played = loaded.table.played()?;
        let perspective = Perspective::of(&loaded.table, Some(&visitor.person), None);
        let names = seat_names(&loaded, visitor.onlooker());
        let view = played.view(perspective.viewer());
        let to_move = loaded.table.to_move();
        Some(pages::still(&visitor.reader, played.info(), &*view, to_move, &names))
    };
    let drawn = app.easels.draw(draw).await?.ok_or(AppError::NotFound)?;
    Ok((Extension(Framed), drawn))
}

/// The key of a visitor's own page, where others can see it.
pub(crate) async fn profile(app: &App, visitor: &Visitor) -> Result<Option<String>, AppError> {
    let key = visitor.person.public_key();
    let known = app.tables.store().person_known_as(&key).await?.is_some();
    Ok(known.then_some(key))
}

/// A table of a person's list.
pub(crate) struct Listed {
    pub listing: Listing,
    /// How it stands; nothing where it cannot be read any more.
    pub summary: Option<Summary>,
    pub line: TableLine,
}

/// Those tables of a person that a filter admits, the one that changed last first: a page of them, counted from 1, and
/// whether there are older ones.
pub(crate) async fn listed(
    app: &App,
    visitor: &Visitor,
    filter: &Filter,
    number: u32,
) -> Result<(Vec<Listed>, bool), AppError> {
    let before = u64::from(number.max(1) - 1) * u64::from(LISTED);
    // With a filter all tables are looked through until the page is full; without one what comes before need not be read.
    let (from, left_out) = match filter.is_empty() {
        true => (before, 0),
        false => (0, before),
    };
    look_through(app, visitor, filter, (from, left_out), LISTED as usize).await
}

/// All tables of a person that a filter admits, looked through once.
pub(crate) async fn all_listed(app: &App, visitor: &Visitor, filter: &Filter) -> Result<Vec<Listed>, AppError> {
    let (listed, _) = look_through(app, visitor, filter, (0, 0), usize::MAX).await?;
    Ok(listed)
}

/// So many tables of a person that a filter admits, after so many that are not read and so many of those it admits; and whether there
/// are more.
async fn look_through(
    app: &App,
    visitor: &Visitor,
    filter: &Filter,
    (mut from, mut left_out): (u64, u64),
    most: usize,
) -> Result<(Vec<Listed>, bool), AppError> {
    let store = app.tables.store();
    let at_once = if filter.is_empty() { LISTED + 1 } else { AT_ONCE };
    let mut admitted = Vec::new();
    loop {
        let listings = store.tables_of_from(&visitor.person, from, at_once).await?;
        let last = listings.len() < at_once as usize;
        from += listings.len() as u64;
        for listing in listings {
            let summary = current(app, &listing).await?;
            let line = line(app, visitor, &listing, summary.as_ref());
            let Some(line) = line.filter(|line| filter.admits(line)) else {
                continue;
            };
            if left_out > 0 {
                left_out -= 1;
            } else if admitted.len() == most {
                return Ok((admitted, true));
            } else {
                admitted.push(Listed { listing, summary, line });
            }
        }
        if last {
            return Ok((admitted, false));
        }
    }
}

/// How many tables wait for a person's move while somebody else sits there. `?beside=ID` leaves one out, and `looking` says that
/// its page is being looked at.
pub(crate) async fn turns(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<String, AppError> {
    let beside = fields.get("beside");
    if let Some(table) = beside.and_then(|id| id.parse().ok())
        && fields.has("looking")
    {
        notices::see(&app, &visitor.person, &table).await;
    }
    let listings = app.tables.store().tables_of(&visitor.person, LISTED).await?;
    let waits = |listing: &&Listing| {
        let summary = listing.summary.as_ref();
        beside != Some(listing.id.as_str()) && summary.is_some_and(|summary| waits_for(summary, &visitor.person))
    };
    Ok(listings.iter().filter(waits).count().to_string())
}

/// Whether it is a person's turn, and somebody else sits there. Bots have all the time in the world.
fn waits_for(summary: &Summary, person: &PersonId) -> bool {
    let others = summary.people.iter().flatten().any(|other| other != person);
    is_turn_of(summary, person) && others
}

/// Whether it is a person's turn.
pub(crate) fn is_turn_of(summary: &Summary, person: &PersonId) -> bool {
    let to_move = summary
        .to_move
        .and_then(|seat| summary.people.get(seat.index())?.as_ref());
    summary.phase == Phase::Playing && to_move == Some(person)
}

fn filter(fields: &Fields) -> Filter {
    let field = |name: &str| fields.short(name, 64);
    Filter {
        game: field("game"),
        players: field("players"),
        company: field("company"),
        with: field("with"),
        result: field("result"),
        state: field("state"),
    }
}

/// Takes a table off a person's list. The table stays, and so do their seats.
pub(crate) async fn hide(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let id = set_hidden(&app, &visitor, &path, true).await?;
    Ok(Redirect::to(&format!("/tables?removed={id}")).into_response())
}

/// Puts a table back on a person's list.
pub(crate) async fn unhide(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let id = set_hidden(&app, &visitor, &path, false).await?;
    Ok(Redirect::to(&format!("/tables#table-{id}")).into_response())
}

pub(crate) async fn set_hidden(
    app: &App,
    visitor: &Visitor,
    path: &TablePath,
    hidden: bool,
) -> Result<TableId, AppError> {
    let id: TableId = path.id.parse().map_err(|_| AppError::NotFound)?;
    match app.tables.store().hide(&visitor.person, &id, hidden).await? {
        true => Ok(id),
        false => Err(AppError::NotFound),
    }
}

/// A table of the list; nothing for a game that this program does not have.
pub(crate) fn line(app: &App, visitor: &Visitor, listing: &Listing, summary: Option<&Summary>) -> Option<TableLine> {
    let game = catalogue::find(&listing.game).ok()?;
    let (mut left_ms, mut points, mut moves) = (None, Vec::new(), 0);
    let (players, state) = match summary {
        None => (Vec::new(), TableState::Damaged),
        Some(summary) => {
            let players = players(visitor.reader.language, Some(&visitor.person), &listing.id, summary);
            let state = state(summary, &players, visitor);
            (points, moves) = (summary.so_far.clone(), summary.moves);
            left_ms = summary.until_ms.map(|until_ms| (until_ms - app.now_ms()).max(0));
            (players, state)
        }
    };
    Some(TableLine {
        id: listing.id.to_string(),
        info: game.info(),
        players,
        state,
        points,
        moves,
        when: calendar::when(listing.updated_at_ms, app.now_ms(), visitor.zone_minutes),
        left_ms,
    })
}

fn state(summary: &Summary, players: &[SeatView], visitor: &Visitor) -> TableState {
    match (summary.phase, summary.to_move) {
        (Phase::Waiting, _) | (Phase::Playing, None) => TableState::Waiting,
        (Phase::Over, _) => TableState::Over(outcome(summary, players, &visitor.person)),
        (Phase::Playing, Some(turn)) => match &players[turn.index()] {
            seat if seat.yours => TableState::Yours,
            seat => TableState::Others(seat.name.clone()),
        },
    }
}
