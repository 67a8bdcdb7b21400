//! What is left of a finished game: its record, and what the search makes of it.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use tables::Phase;
use utoipa::ToSchema;

use super::asking::{AtTable, Json};
use super::problem::{Failure, Kind};
use super::table::TablePath;
use crate::error::AppError;
use crate::handlers::play;
use crate::live_tables::Loaded;
use crate::{App, analyses};

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
    Making,
    Made,
}

/// The analysis of a finished game, or how far it has come.
#[utoipa::path(get, path = "/tables/{id}/analysis", operation_id = "analysis", params(TablePath), responses((status = 200, description = "The analysis", body = AnalysisAnswer)))]
pub(crate) async fn analysis(State(app): State<App>, at: AtTable) -> Result<Json<AnalysisAnswer>, Failure> {
    told(&app, &at).await
}

/// Lets the search analyse a finished game.
#[utoipa::path(post, path = "/tables/{id}/analysis", operation_id = "analyse", params(TablePath), responses((status = 202, description = "It is being made, or is there", body = AnalysisAnswer)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    at: AtTable,
) -> Result<(StatusCode, Json<AnalysisAnswer>), Failure> {
    is_over(&app, &at).await?;
    let made = analyses::kept(&app, at.live.id()).await?.is_some();
    if !made && !analyses::begin(&app, &at.live, &at.visitor.person).await? {
        return Err(Failure::new(
            Kind::TooMany,
            "Another analysis of yours, or too many, are being made. Ask again later.",
        ));
    }
    Ok((StatusCode::ACCEPTED, told(&app, &at).await?))
}

async fn told(app: &App, at: &AtTable) -> Result<Json<AnalysisAnswer>, Failure> {
    is_over(app, at).await?;
    // In this order: one that is finished in between is then kept.
    let progress = app.analyses.progress(at.live.id(), &at.visitor.person);
    let kept = analyses::kept(app, at.live.id()).await?;
    Ok(Json(AnalysisAnswer {
        state: match (&kept, &progress) {
            (Some(_), _) => AnalysisState::Made,
            (None, Some(_)) => AnalysisState::Making,
            (None, None) => AnalysisState::None,
        },
        done: progress.map(|progress| progress.done),
        parts: progress.map(|progress| progress.parts),
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
