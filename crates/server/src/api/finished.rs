//! What is left of a finished game: its record, and what the search makes of it.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use tables::Phase;
use utoipa::ToSchema;

use super::asking::{AtTable, Json};
use super::problem::{Failure, Kind};
use super::table::TablePath;
use crate::App;
use crate::analyses::{self, Stage};
use crate::error::AppError;
use crate::handlers::play;
use crate::live_tables::Loaded;

/// The record of a finished game, as a text that can be replayed.
#[utoipa::path(get, path = "/tables/{id}/record", operation_id = "record", params(TablePath), responses((status = 200, description = "The record", body = String, content_type = "text/plain")))]
pub(crate) async fn record(State(app): State<App>, at: AtTable) -> Result<String, Failure> {
    let record = play::record_of(&app, &at.live).await?;
    record.ok_or_else(|| Failure::new(Kind::NotFound, "There is a record once the game is over."))
}

/// What the search makes of a finished game.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnalysisAnswer {
    #[schema(inline)]
    state: AnalysisState,
    /// While it waits: its place in the queue, from 1.
    place: Option<usize>,
    /// While it is made: how many parts are done.
    done: Option<usize>,
    /// Of how many.
    parts: Option<usize>,
    /// The analysis, step by step (docs/analysis.md).
    #[schema(value_type = Option<Object>)]
    analysis: Option<serde_json::Value>,
}

/// How far an analysis is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AnalysisState {
    /// Nobody asked for it.
    None,
    /// It waits until others are made that were asked for before.
    Waiting,
    Making,
    /// It could not be made: ask again.
    Failed,
    Made,
}

/// The analysis of a finished game, or how far it has come.
#[utoipa::path(get, path = "/tables/{id}/analysis", operation_id = "analysis", params(TablePath), responses((status = 200, description = "The analysis", body = AnalysisAnswer)))]
pub(crate) async fn analysis(State(app): State<App>, at: AtTable) -> Result<Json<AnalysisAnswer>, Failure> {
    told(&app, &at).await
}

/// Lets the search analyse a finished game.
#[utoipa::path(post, path = "/tables/{id}/analysis", operation_id = "analyse", params(TablePath), responses((status = 202, description = "It waits, is being made, or is there", body = AnalysisAnswer)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    at: AtTable,
) -> Result<(StatusCode, Json<AnalysisAnswer>), Failure> {
    is_over(&app, &at).await?;
    let made = analyses::kept(&app, at.live.id()).await?.is_some();
    if !made && !analyses::wish(&app, &at.live, &at.visitor.person).await? {
        return Err(Failure::new(
            Kind::TooMany,
            "Five analyses of yours, or too many of everybody, wait already. Ask again when one is made.",
        ));
    }
    Ok((StatusCode::ACCEPTED, told(&app, &at).await?))
}

async fn told(app: &App, at: &AtTable) -> Result<Json<AnalysisAnswer>, Failure> {
    is_over(app, at).await?;
    // In this order: one that is finished in between is then kept.
    let wished = analyses::wished(app, at.live.id(), &at.visitor.person).await?;
    let kept = analyses::kept(app, at.live.id()).await?;
    let stage = wished.map(|wished| wished.stage).filter(|_| kept.is_none());
    let (state, place, made) = match stage {
        Some(Stage::Waiting { place }) => (AnalysisState::Waiting, Some(place), None),
        Some(Stage::Making { done, parts }) => (AnalysisState::Making, None, Some((done, parts))),
        Some(Stage::Failed) => (AnalysisState::Failed, None, None),
        None if kept.is_some() => (AnalysisState::Made, None, None),
        None => (AnalysisState::None, None, None),
    };
    Ok(Json(AnalysisAnswer {
        state,
        place,
        done: made.map(|(done, _)| done),
        parts: made.map(|(_, parts)| parts),
        analysis: kept
            .map(serde_json::to_value)
            .transpose()
            .map_err(|_| AppError::Worker)?,
    }))
}

/// Of a game that goes on it would tell what is hidden.
async fn is_over(app: &App, at: &AtTable) -> Result<(), Failure> {
    let over = |Loaded { table, .. }: &Loaded| table.phase() == Phase::Over;
    match app.tables.read(&at.live, over).await? {
        true => Ok(()),
        false => Err(Failure::new(
            Kind::NotFound,
            "There is an analysis for games that are over.",
        )),
    }
}
