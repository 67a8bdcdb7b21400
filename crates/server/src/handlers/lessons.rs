//! Learning a game by playing it.

use ::bots::BotSpec;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use tables::{Command, NewLesson, TEACHER, TableId};

use super::TablePath;
use super::my_tables::LISTED;
use super::play::obey;
use crate::App;
use crate::bots::TEACHER_LEVEL;
use crate::chance::random_bytes;
use crate::error::AppError;
use crate::live_tables::Loaded;
use crate::sessions::{Posted, Visitor};

/// Takes up the lesson of a game where the visitor left it, or begins it.
pub(crate) async fn learn(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    _: Posted,
) -> Result<Response, AppError> {
    let id = take_up(&app, &visitor, &game).await?;
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

/// The table at which a visitor learns a game: where they left off, or a new one.
pub(crate) async fn take_up(app: &App, visitor: &Visitor, game: &str) -> Result<TableId, AppError> {
    let lesson = catalogue::lesson(game).ok_or(AppError::NotFound)?;
    if let Some(id) = left_off(app, visitor, game).await? {
        return Ok(id);
    }
    let known_name = app.tables.store().name_of(&visitor.person).await?;
    let name = known_name.unwrap_or_else(|| web::words(visitor.reader.language).word("name-you"));
    let new = NewLesson {
        lesson,
        learner: visitor.person.clone(),
    };
    let id = TableId::new(random_bytes());
    let names: [(Seat, String); 1] = [(lesson.learner(), name)];
    app.tables.create(&id, new.decide(), None, &names).await?;
    Ok(id)
}

/// The visitor's table with a lesson of this game in which something is still to be done.
async fn left_off(app: &App, visitor: &Visitor, game: &str) -> Result<Option<TableId>, AppError> {
    let listings = app.tables.store().tables_of(&visitor.person, LISTED).await?;
    for listing in listings.iter().filter(|listing| listing.game == game) {
        let taught = |summary: &tables::Summary| summary.names.iter().any(|name| name == TEACHER);
        if !listing.is_unfinished() || !listing.summary.as_ref().is_some_and(taught) {
            continue;
        }
        // One that cannot be read any more is no reason not to learn.
        let Ok(live) = app.tables.find(&listing.id).await else {
            continue;
        };
        if app.tables.read(&live, is_left_off).await? {
            return Ok(Some(listing.id.clone()));
        }
    }
    Ok(None)
}

/// Whoever has done every step and asks for the lesson wants to do it once more.
fn is_left_off(loaded: &Loaded) -> bool {
    let progress = loaded.table.lesson();
    progress.is_some_and(|progress| progress.step().is_some())
}

/// Skips the rest of a lesson: the game goes on as an ordinary one.
pub(crate) async fn skip(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    obey(&app, &visitor, path, &posted, &skipping(&visitor)).await
}

/// What a visitor asks for who skips the rest of a lesson.
pub(crate) fn skipping(visitor: &Visitor) -> Command {
    Command::SkipLesson {
        person: visitor.person.clone(),
        bot: BotSpec::Level(TEACHER_LEVEL).to_string(),
    }
}
