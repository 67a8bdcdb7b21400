//! The games, their rules, and learning them.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use bots::levels::Level;
use serde::Serialize;
use utoipa::{IntoParams, ToSchema};

use super::asking::{AtTable, Caller, Json, Told};
use super::play::{self, Seen};
use super::problem::Failure;
use super::table::{self, Table, TablePath};
use crate::App;
use crate::error::AppError;
use crate::handlers::lessons;
use crate::handlers::play::carry_out;
use crate::handlers::setup;

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// By what it is named in requests.
    id: &'static str,
    name: &'static str,
    fewest_players: usize,
    most_players: usize,
    /// Whether a seat can know something that another does not.
    hidden: bool,
    /// The rules version of new tables.
    rules_version: u32,
    /// The options of a new table.
    options: Vec<GameOption>,
    /// The levels of the site's own bots, the weakest first.
    levels: Vec<&'static str>,
    /// Whether there is a lesson.
    lesson: bool,
    /// How many puzzles there are.
    puzzles: usize,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameOption {
    key: &'static str,
    /// What it can be; the first is what it is where nothing is chosen.
    values: Vec<&'static str>,
}

/// The games, and what can be chosen for them.
#[utoipa::path(get, path = "/games", operation_id = "games", responses((status = 200, description = "Every game", body = Vec<Game>)))]
pub(crate) async fn games() -> Json<Vec<Game>> {
    let game = |game: &&'static dyn catalogue::AnyGame| {
        let info = game.info();
        Game {
            id: info.id,
            name: info.name,
            fewest_players: *info.players.start(),
            most_players: *info.players.end(),
            hidden: info.hidden,
            rules_version: info.rules_version(),
            options: info
                .options
                .iter()
                .map(|option| GameOption {
                    key: option.key,
                    values: option.values.to_vec(),
                })
                .collect(),
            levels: Level::ALL.map(Level::name).to_vec(),
            lesson: catalogue::lesson(info.id).is_some(),
            puzzles: catalogue::puzzles(*game).map_or(0, |set| set.len()),
        }
    };
    Json(catalogue::games().iter().map(game).collect())
}

/// The part of an address that names a game.
#[derive(IntoParams)]
#[allow(dead_code, reason = "it is read by the document alone")]
#[into_params(parameter_in = Path)]
pub(crate) struct GamePath {
    /// The game's id.
    game: String,
}

/// The rules of a game in the language of the header Accept-Language, as Markdown. Its pictures are on the pages.
#[utoipa::path(get, path = "/games/{game}/rules", operation_id = "rules", params(GamePath), responses((status = 200, description = "The rules", body = String, content_type = "text/markdown")))]
pub(crate) async fn rules(Caller(visitor): Caller, Path(game): Path<String>) -> Result<impl IntoResponse, Failure> {
    let info = setup::find(&game)?.info();
    let rules = web::lexicon(info, visitor.reader.language).rules();
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules))
}

/// Takes up the lesson of a game where whoever asks left it, or begins it. The table's `lesson` says what is to be done.
#[utoipa::path(post, path = "/games/{game}/learn", operation_id = "learn", params(GamePath), responses((status = 200, description = "The table of the lesson", body = Table)))]
pub(crate) async fn learn(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(game): Path<String>,
) -> Result<Json<Table>, Failure> {
    let id = lessons::take_up(&app, &visitor, &game).await?;
    let live = app.tables.find(&id).await?;
    table::tell(&app, &live, &visitor, None).await
}

/// Skips the rest of a lesson: the game goes on as an ordinary one.
#[utoipa::path(post, path = "/tables/{id}/skip", operation_id = "skip", params(TablePath), request_body = Seen, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn skip(
    State(app): State<App>,
    at: AtTable,
    Told(Seen { version }): Told<Seen>,
) -> Result<Json<Table>, Failure> {
    let command = lessons::skipping(&at.visitor);
    let acted = carry_out(&app, &at.live, Some(version), &command).await?;
    play::after(&app, &at, acted).await
}

/// There is nothing else.
pub(super) async fn nothing() -> AppError {
    AppError::NotFound
}
