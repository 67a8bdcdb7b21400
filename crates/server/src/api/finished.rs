//! What is left of a finished game: what the search makes of it, what one reached, and going on from one of its positions.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tables::{ContinueError, Phase};
use utoipa::ToSchema;

use super::asking::{AtTable, Json, Told};
use super::new_table::{SeatWish, drafts};
use super::problem::{Failure, Kind};
use super::seats::name_for;
use super::table::{self, Table, TablePath};
use crate::analyses::{self, Stage};
use crate::error::AppError;
use crate::handlers::bests;
use crate::handlers::continuation::{self, NotContinued};
use crate::live_tables::Loaded;
use crate::{App, bots};

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
    if !made && !analyses::wish(&app, &at.live, &at.visitor).await? {
        return Err(Failure::new(
            Kind::TooMany,
            "Five analyses of yours, or too many of everybody, wait already. Ask again when one is made.",
        ));
    }
    Ok((StatusCode::ACCEPTED, told(&app, &at).await?))
}

/// Calls an analysis off that whoever asks began.
#[utoipa::path(delete, path = "/tables/{id}/analysis", operation_id = "cancel_analysis", params(TablePath), responses((status = 200, description = "How far it is now", body = AnalysisAnswer)))]
pub(crate) async fn cancel(State(app): State<App>, at: AtTable) -> Result<Json<AnalysisAnswer>, Failure> {
    analyses::call_off(&app, at.live.id(), &at.visitor.person).await?;
    told(&app, &at).await
}

async fn told(app: &App, at: &AtTable) -> Result<Json<AnalysisAnswer>, Failure> {
    is_over(app, at).await?;
    // In this order: one that is finished in between is then kept.
    let wished = analyses::wished(app, at.live.id(), &at.visitor.person).await?;
    let kept = analyses::kept(app, at.live.id()).await?;
    let stage = wished.map(|wished| wished.stage).filter(|_| kept.is_none());
    let (state, place, made) = match stage {
        Some(Stage::Waiting { place }) => (AnalysisState::Waiting, Some(place), None),
        Some(Stage::Making { done, parts, .. }) => (AnalysisState::Making, None, Some((done, parts))),
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

/// What whoever asks has reached in games like a finished one: the same game with as many players.
#[derive(Serialize, ToSchema)]
pub(crate) struct Bests {
    /// How many games there are, this one among them.
    games: usize,
    /// How many of them they won.
    won: usize,
    players: usize,
    /// The points of this one.
    points: i32,
    /// The most points in the others, if there are others.
    before: Option<i32>,
}

/// What whoever asks has reached in games like this finished one of theirs.
#[utoipa::path(get, path = "/tables/{id}/bests", operation_id = "bests", params(TablePath), responses((status = 200, description = "What they reached", body = Bests)))]
pub(crate) async fn bests(State(app): State<App>, at: AtTable) -> Result<Json<Bests>, Failure> {
    let Some((_, bests)) = bests::beside(&app, &at.visitor, at.live.id()).await? else {
        return Err(Failure::new(
            Kind::NotFound,
            "There is something to compare for a finished game on your list in which you had one seat.",
        ));
    };
    Ok(Json(Bests {
        games: bests.games,
        won: bests.won,
        players: bests.players,
        points: bests.points,
        before: bests.before,
    }))
}

/// Who goes on from a position.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Continuation {
    /// After how many moves, chance included.
    #[schema(maximum = 1000000)]
    ply: usize,
    /// Who sits on each seat of the game, in order.
    #[schema(min_items = 1, max_items = 4, example = json!(["me", "easy"]))]
    seats: Vec<SeatWish>,
    /// What whoever asks is called there; their own name where nothing is said.
    #[serde(default)]
    #[schema(max_length = 24)]
    name: Option<String>,
}

/// Sets up a table that goes on from a position of a game that is over. Chance is drawn anew.
#[utoipa::path(post, path = "/tables/{id}/continue", operation_id = "continue", params(TablePath), request_body = Continuation, responses((status = 201, description = "The new table", body = Table)))]
pub(crate) async fn go_on(
    State(app): State<App>,
    at: AtTable,
    Told(wish): Told<Continuation>,
) -> Result<(StatusCode, Json<Table>), Failure> {
    let name = name_for(&app, &at.visitor, wish.name.as_deref()).await?;
    let seats = drafts(&wish.seats, &name);
    let loaded = app.tables.present(&at.live).await?;
    let (kind, detail) = match continuation::go_on(&app, &at.visitor, &loaded, wish.ply, &seats).await? {
        Ok(id) => {
            let live = app.tables.find(&id).await?;
            bots::wake(&app, &live);
            let table = table::tell(&app, &live, &at.visitor, None).await?;
            return Ok((StatusCode::CREATED, table));
        }
        Err(NotContinued::Bots) => (Kind::Invalid, "Somebody has to sit there beside bots.".to_owned()),
        Err(NotContinued::Refused(ContinueError::Seats)) => {
            let seats = loaded.table.plans().len();
            (
                Kind::Invalid,
                format!("seats names who sits on each of the {seats} seats."),
            )
        }
        Err(NotContinued::Refused(ContinueError::Running)) => {
            (Kind::Refused, "Others go on from a game once it is over.".to_owned())
        }
        Err(NotContinued::Refused(ContinueError::Nothing)) => {
            (Kind::Refused, "Nothing is left to decide there.".to_owned())
        }
    };
    Err(Failure::new(kind, detail))
}
