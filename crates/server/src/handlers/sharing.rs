//! What others are told of a table: the choice of its people, and the picture for previews.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use tables::{Command, Phase, Refusal};

use super::play::carry_out;
use super::{TablePath, table};
use crate::App;
use crate::error::AppError;
use crate::live_tables::{Acted, LiveTable};
use crate::sessions::{Posted, Visitor};

/// Somebody who played makes the game public, or private again.
pub(crate) async fn publish(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    settle(&app, &visitor, &live, posted.get("public") == "yes").await?;
    Ok(Redirect::to(&format!("/tables/{}", live.id())).into_response())
}

/// Makes a table public, or private again. One that waits for people comes into the lobby, if there is room for it.
pub(crate) async fn settle(
    app: &App,
    visitor: &Visitor,
    live: &Arc<LiveTable>,
    public: bool,
) -> Result<Acted<Refusal>, AppError> {
    let comes_in = app.tables.read(live, |loaded| {
        public && loaded.table.phase() == Phase::Waiting && !loaded.table.is_public()
    });
    let room = match comes_in.await? {
        false => None,
        true => Some(app.listings.room(app, visitor).await?.ok_or(AppError::TooMany)?),
    };
    let person = visitor.person.clone();
    let acted = carry_out(app, live, None, &Command::Publish { person, public }).await?;
    if let (Acted::Done, Some(room)) = (&acted, room) {
        room.take(live.id());
    }
    Ok(acted)
}

/// The picture of a public game.
pub(crate) async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    if !loaded.table.is_public() {
        return Err(AppError::NotFound);
    }
    let picture = app.pictures.of(&app, loaded, visitor.reader.language).await?;
    let picture = picture.ok_or(AppError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}
