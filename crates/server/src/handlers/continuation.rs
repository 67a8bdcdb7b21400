//! Going on from a position of a finished game.

use ::bots::BotSpec;
use ::bots::levels::Level;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Seat, Turn, Viewer};
use tables::{Continuation, ContinueError, SeatPlan, TableId};
use web::pages::{self, ContinueView, SeatDraft, Sitter};

use super::setup::{here, plans, read_seats};
use super::{TablePath, table};
use crate::App;
use crate::chance::random_bytes;
use crate::error::AppError;
use crate::fields::Fields;
use crate::live_tables::Loaded;
use crate::replay::first_decision;
use crate::sessions::{Posted, Visitor};
use crate::view::seat_names;

/// The form that gives the seats. `?ply=N` names the position.
pub(crate) async fn draft(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let ply: usize = fields.parse("ply").unwrap_or(0);
    let live = table(&app, path).await?;
    let name = app.tables.store().name_of(&visitor.person).await?.unwrap_or_default();
    let loaded = app.tables.present(&live).await?;
    let seats = suggested(&loaded, &visitor, ply, &name);
    match view(&loaded, &visitor, ply, seats) {
        Some(view) => Ok(pages::continuation(&visitor.reader, &view, None).into_response()),
        None => Ok(Redirect::to(&format!("/tables/{}", live.id())).into_response()),
    }
}

/// Writes the table that goes on from there, and goes there.
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let ply: usize = posted.parse("ply")?;
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    let words = web::words(visitor.reader.language);
    let (seats, names_read) = read_seats(&visitor, &posted, loaded.table.plans().len());
    let taken = |seat: &SeatDraft| seat.sitter != Sitter::Nobody;
    let wrong = match names_read {
        Err(_) => "wrong-name",
        Ok(()) if !seats.iter().all(taken) => return Err(AppError::BadRequest("sitter")),
        Ok(()) => match go_on(&app, &visitor, &loaded, ply, &seats).await? {
            Ok(id) => return Ok(Redirect::to(&format!("/tables/{id}")).into_response()),
            Err(NotContinued::Bots) => "wrong-nobody-here",
            Err(NotContinued::Refused(ContinueError::Seats)) => return Err(AppError::BadRequest("seats")),
            Err(NotContinued::Refused(ContinueError::Running | ContinueError::Nothing)) => {
                return Ok(Redirect::to(&format!("/tables/{}", live.id())).into_response());
            }
        },
    };
    let view = view(&loaded, &visitor, ply, seats).ok_or(AppError::BadRequest("ply"))?;
    let page = pages::continuation(&visitor.reader, &view, Some(&words.word(wrong)));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// Why nobody goes on from a position.
pub(crate) enum NotContinued {
    /// There would be bots alone.
    Bots,
    Refused(ContinueError),
}

/// Writes the table at which these go on after so many moves of a game.
pub(crate) async fn go_on(
    app: &App,
    visitor: &Visitor,
    loaded: &Loaded,
    ply: usize,
    seats: &[SeatDraft],
) -> Result<Result<TableId, NotContinued>, AppError> {
    // A program may name any number of them.
    if seats.len() != loaded.table.plans().len() {
        return Ok(Err(NotContinued::Refused(ContinueError::Seats)));
    }
    if seats.iter().all(|seat| matches!(seat.sitter, Sitter::Bot(_))) {
        return Ok(Err(NotContinued::Bots));
    }
    let places: Vec<&SeatDraft> = seats.iter().collect();
    let names = here(visitor, &places);
    let continuation = Continuation {
        ply,
        seed: app.config.chance.seed(),
        seats: plans(&places),
        seated: names.iter().map(|(seat, _)| (*seat, visitor.person.clone())).collect(),
    };
    let events = match continuation.decide(&loaded.table) {
        Ok(events) => events,
        Err(refused) => return Ok(Err(NotContinued::Refused(refused))),
    };
    if let Some((_, name)) = names.first().filter(|_| !seats.iter().all(|seat| seat.name.is_empty())) {
        app.tables
            .store()
            .remember_name(&visitor.person, name, app.now_ms())
            .await?;
    }
    let id = TableId::new(random_bytes());
    let material = loaded.table.setup().material.clone();
    app.tables.create(&id, events, material, &names).await?;
    Ok(Ok(id))
}

/// The form for a position from which somebody can go on; nothing for any other.
fn view<'a>(loaded: &'a Loaded, visitor: &Visitor, ply: usize, seats: Vec<SeatDraft>) -> Option<ContinueView<'a>> {
    let table = &loaded.table;
    let played = table.played().filter(|played| played.is_over())?;
    // A game that was ended before its end can go on from its last position, too.
    if ply > played.plies() || played.view_at(Viewer::Spectator, ply).turn() == Turn::Over {
        return None;
    }
    Some(ContinueView {
        id: table.id().as_str(),
        info: table.game().info(),
        ply,
        plies: played.plies(),
        dealt: first_decision(played),
        names: seat_names(loaded, visitor.onlooker()),
        seats,
        turn: turn_at(loaded, ply),
    })
}

/// Who decides after so many moves, or next if chance is to move.
fn turn_at(Loaded { table, .. }: &Loaded, ply: usize) -> Option<Seat> {
    let played = table.played().filter(|played| ply <= played.plies())?;
    match played.view_at(Viewer::Spectator, ply).turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// Who sits where at first: the visitor where they sat, or where somebody is to move; bots on the other seats.
fn suggested(loaded: &Loaded, visitor: &Visitor, ply: usize, name: &str) -> Vec<SeatDraft> {
    let table = &loaded.table;
    let sat: Vec<Seat> = table.seats_of(&visitor.person).collect();
    let own = match sat.first() {
        Some(seat) => *seat,
        None => turn_at(loaded, ply).unwrap_or(Seat::FIRST),
    };
    let level = |seat: Seat| match &table.plans()[seat.index()] {
        SeatPlan::Bot(bot) => bot.parse::<BotSpec>().ok().and_then(Level::of),
        _ => None,
    };
    let draft = |seat: Seat| {
        let here = seat == own;
        SeatDraft {
            sitter: if here {
                Sitter::Here
            } else {
                Sitter::Bot(level(seat).unwrap_or(Level::Easy))
            },
            name: if here { name.to_owned() } else { String::new() },
        }
    };
    table.seats().map(draft).collect()
}
