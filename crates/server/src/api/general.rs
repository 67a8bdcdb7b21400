//! The games, whoever asks, and what is kept of them.

use axum::extract::State;
use axum::response::Response;
use bots::levels::Level;
use serde::Serialize;
use utoipa::ToSchema;

use super::asking::{Caller, Json};
use super::problem::Failure;
use crate::App;
use crate::error::AppError;
use crate::handlers;

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
    let game = |info: &'static engine::Info| Game {
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
    };
    Json(catalogue::infos().map(game).collect())
}

/// Whoever a token belongs to.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// What they are called at tables.
    name: String,
    /// The name they sign in with.
    login: String,
    /// Whether their account is a bot's.
    bot: bool,
}

/// Whose token it is.
#[utoipa::path(get, path = "/me", operation_id = "me", responses((status = 200, description = "Whoever the token belongs to", body = Me)))]
pub(crate) async fn me(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Me>, Failure> {
    let store = app.tables.store();
    let account = store.account_of(&visitor.person).await?.ok_or(AppError::NotFound)?;
    Ok(Json(Me {
        name: store.name_of(&visitor.person).await?.unwrap_or_default(),
        login: account.name,
        bot: visitor.bot,
    }))
}

/// All that is kept of whoever asks, as one archive.
#[utoipa::path(get, path = "/me/export", operation_id = "export", responses((status = 200, description = "A zip archive", body = Vec<u8>, content_type = "application/zip")))]
pub(crate) async fn export(State(app): State<App>, Caller(visitor): Caller) -> Result<Response, Failure> {
    Ok(handlers::me::archive(&app, &visitor).await?)
}

/// There is nothing else.
pub(super) async fn nothing() -> AppError {
    AppError::NotFound
}
