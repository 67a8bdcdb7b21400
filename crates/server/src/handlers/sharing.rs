//! What others are told of a table: the choice of its people, the picture for previews, and reports to the host.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Seat, Viewer};
use maud::Markup;
use store::Report;
use tables::Command;
use tracing::warn;
use web::card::{CardLine, card};
use web::pages;

use super::play::carry_out;
use super::{TablePath, table};
use crate::App;
use crate::error::AppError;
use crate::limits::Kind;
use crate::live_tables::{Loaded, now_ms};
use crate::metrics::Refused;
use crate::names;
use crate::sessions::{Posted, Visitor};
use crate::view::{recorded_names, seat_names};

/// How long a report may be, in characters.
const REPORT_LENGTH: usize = 1000;

/// Somebody who played makes the game public, or private again.
pub(crate) async fn publish(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let command = Command::Publish {
        person: visitor.person.clone(),
        public: posted.get("public") == "yes",
    };
    carry_out(&app, &live, None, &command).await?;
    Ok(Redirect::to(&format!("/tables/{}", live.id())).into_response())
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
    let draw = move || {
        let names = seat_names(&loaded, visitor.onlooker());
        let played = loaded.table.played()?;
        // Whoever gave up is last, whatever the points say.
        let standings = loaded.table.standings();
        let mut standings = standings.unwrap_or_else(|| played.standings(Viewer::Spectator)).0;
        standings.sort_by_key(|standing| (standing.rank, standing.seat));
        let lines: Vec<CardLine> = standings
            .iter()
            .map(|standing| CardLine {
                name: names::plain(&names[standing.seat.index()]),
                points: standing.points,
                seat: standing.seat.index(),
            })
            .collect();
        Some(card(&names::plain(played.info().name), &lines))
    };
    let picture = app.easels.draw(draw).await?.ok_or(AppError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

/// The page on which somebody tells the host what is wrong. `?ply=N` names the move they looked at.
pub(crate) async fn write_report(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Markup, AppError> {
    let ply = query.iter().find(|(name, _)| name == "ply");
    let ply = ply.and_then(|(_, ply)| ply.parse().ok()).unwrap_or(0);
    let live = table(&app, path).await?;
    let info = app.tables.read(&live, |loaded| loaded.table.game().info()).await?;
    Ok(pages::report(&visitor.reader, info, live.id().as_str(), ply, false))
}

/// Keeps a report for the host, with the record of the game.
pub(crate) async fn report(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let ply: u32 = posted.parse("ply")?;
    let text = names::remark(posted.get("text"), REPORT_LENGTH);
    let live = table(&app, path).await?;
    if !app.limits.allow_person(&visitor.person, Kind::Talk) {
        app.metrics.refuse(Refused::Talk);
        return Err(AppError::TooMany);
    }
    let loaded = app.tables.present(&live).await?;
    let info = loaded.table.game().info();
    if !text.is_empty() {
        let record = loaded.table.played();
        let record = record.map(|played| played.to_record(nameless(&loaded), true).to_string());
        let report = Report {
            at_ms: now_ms(),
            table: live.id().clone(),
            game: info.id.to_owned(),
            ply: i64::from(ply),
            text,
            record: record.unwrap_or_default(),
        };
        app.tables.store().report(&report).await?;
        warn!(
            game = info.id,
            ply, "somebody reported a problem: `chantier reports` shows it"
        );
    }
    Ok(pages::report(&visitor.reader, info, live.id().as_str(), 0, true).into_response())
}

/// The names of a record that outlives the table: people are somebody, bots are what they are.
fn nameless(loaded: &Loaded) -> Vec<String> {
    let table = &loaded.table;
    let is_person = |seat: Seat| table.person(seat).is_some() || table.left_by(seat).is_some();
    let name = |(seat, name): (Seat, String)| if is_person(seat) { "somebody".to_owned() } else { name };
    table.seats().zip(recorded_names(loaded)).map(name).collect()
}
