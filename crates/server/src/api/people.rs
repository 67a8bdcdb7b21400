//! Whoever asks, what is kept of them, and what everybody may know of a player.

use axum::extract::{Path, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use web::pages::{EndNote, Outcome, PlayerGame, PlayerResult, RatingCourse, RatingPoint};

use super::asking::{Caller, Json, Told};
use super::problem::Failure;
use super::ratings::Rating;
use super::records::Archive;
use super::seats::name_for;
use crate::App;
use crate::error::AppError;
use crate::handlers::{me as pages_of, my_tables, players};
use crate::sessions::Visitor;

/// Whoever a token belongs to.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// What they are called at tables.
    name: String,
    /// The name they sign in with.
    login: String,
    /// Whether their account is a bot's.
    bot: bool,
    /// By what others find them (`/people/{key}`), once they played where others see it.
    key: Option<String>,
}

async fn described(app: &App, visitor: &Visitor) -> Result<Json<Me>, Failure> {
    let store = app.tables.store();
    let account = store.account_of(&visitor.person).await?.ok_or(AppError::NotFound)?;
    Ok(Json(Me {
        name: store.name_of(&visitor.person).await?.unwrap_or_default(),
        login: account.name,
        bot: visitor.bot,
        key: my_tables::profile(app, visitor).await?,
    }))
}

/// Whose token it is.
#[utoipa::path(get, path = "/me", operation_id = "me", responses((status = 200, description = "Whoever the token belongs to", body = Me)))]
pub(crate) async fn me(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Me>, Failure> {
    described(&app, &visitor).await
}

/// What somebody wants to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    #[schema(max_length = 24, example = "Ada")]
    name: String,
}

/// Calls whoever asks otherwise: from now on, and where a game still goes on in which they bear the old name.
#[utoipa::path(put, path = "/me/name", operation_id = "rename", request_body = NewName, responses((status = 200, description = "Whoever the token belongs to", body = Me)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Caller(visitor): Caller,
    Told(NewName { name }): Told<NewName>,
) -> Result<Json<Me>, Failure> {
    let name = name_for(&app, &visitor, Some(&name)).await?;
    pages_of::check_rename(&app, &visitor)?;
    pages_of::rename_to(&app, &visitor.person, &name).await?;
    described(&app, &visitor).await
}

/// All that is kept of whoever asks, as one archive.
#[utoipa::path(get, path = "/me/export", operation_id = "export", responses((status = 200, description = "A zip archive", body = Archive, content_type = "application/zip")))]
pub(crate) async fn export(State(app): State<App>, Caller(visitor): Caller) -> Result<Response, Failure> {
    Ok(pages_of::archive(&app, &visitor).await?)
}

/// The part of an address that names a player.
#[derive(IntoParams)]
#[allow(dead_code, reason = "it is read by the document alone")]
#[into_params(parameter_in = Path)]
pub(crate) struct PlayerPath {
    /// The key that the lobby and results tell, or `bot-` and a level.
    #[param(example = "bot-easy")]
    key: String,
}

/// A player as everybody may know them.
#[derive(Serialize, ToSchema)]
pub(crate) struct Player {
    name: String,
    /// Whether it is a bot of the site.
    bot: bool,
    /// Whether it is whoever asks.
    you: bool,
    ratings: Vec<PlayerRating>,
    /// How their public games ended.
    results: Vec<Results>,
    /// Their public games, the newest first, at most a hundred.
    games: Vec<PublicGame>,
}

/// A rating of a player, and how it came to be.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayerRating {
    /// The game's id.
    game: &'static str,
    players: usize,
    rating: Rating,
    /// How many games it follows from.
    games: usize,
    /// What the newest of them made of it, the newest last, at most two hundred.
    course: Vec<RatingStep>,
}

/// What one game made of a rating.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingStep {
    /// The table, where whoever asks may know of it.
    table: Option<String>,
    /// When it ended, in milliseconds since 1970.
    at_ms: i64,
    /// The place they came to.
    place: u8,
    /// Whether they did not stay until the end.
    left: bool,
    /// The points before it.
    before: i64,
    /// The rating after it.
    after: Rating,
}

/// How many public games of a kind ended, and how.
#[derive(Serialize, ToSchema)]
pub(crate) struct Results {
    /// The game's id.
    game: &'static str,
    players: usize,
    played: usize,
    won: usize,
}

/// A public game of a player.
#[derive(Serialize, ToSchema)]
pub(crate) struct PublicGame {
    id: String,
    /// The game's id.
    game: &'static str,
    /// The names in seat order.
    names: Vec<String>,
    /// When something happened there last, in milliseconds since 1970.
    updated_at_ms: i64,
    /// How it ended, once it is over.
    #[schema(value_type = Option<Ended>)]
    outcome: Option<Ended>,
}

/// How a game ended for a player.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ended {
    /// The player's place; nothing for who played several seats.
    place: Option<u8>,
    winners: Vec<String>,
    /// The points, the best first.
    points: Vec<i32>,
    /// That it did not simply come to its end.
    #[schema(value_type = Option<EndName>)]
    note: Option<EndName>,
}

/// How a game ended that did not simply come to its end.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EndName {
    /// The player gave it up, or another did.
    Resigned,
    Agreed,
    Closed,
}

impl From<RatingCourse> for PlayerRating {
    fn from(course: RatingCourse) -> PlayerRating {
        PlayerRating {
            game: course.info.id,
            players: course.seats,
            rating: course.now.into(),
            games: course.games,
            course: course.points.into_iter().map(RatingStep::from).collect(),
        }
    }
}

impl From<RatingPoint> for RatingStep {
    fn from(point: RatingPoint) -> RatingStep {
        RatingStep {
            table: point.table,
            at_ms: point.at_ms,
            place: point.place,
            left: point.gone,
            before: point.before,
            after: point.rated.into(),
        }
    }
}

impl From<PlayerResult> for Results {
    fn from(result: PlayerResult) -> Results {
        Results {
            game: result.info.id,
            players: result.seats,
            played: result.played,
            won: result.won,
        }
    }
}

impl From<PlayerGame> for PublicGame {
    fn from(game: PlayerGame) -> PublicGame {
        PublicGame {
            id: game.id,
            game: game.info.id,
            names: game.players.into_iter().map(|player| player.name).collect(),
            updated_at_ms: game.at_ms,
            outcome: game.outcome.map(Ended::from),
        }
    }
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Ended {
        Ended {
            place: outcome.place,
            winners: outcome.winners,
            points: outcome.points,
            note: outcome.note.map(|note| match note {
                EndNote::YouResigned | EndNote::Resigned(_) => EndName::Resigned,
                EndNote::Agreed => EndName::Agreed,
                EndNote::Closed => EndName::Closed,
            }),
        }
    }
}

/// A player: ratings with how they came to be, results, and public games.
#[utoipa::path(get, path = "/people/{key}", operation_id = "player", params(PlayerPath), responses((status = 200, description = "The player", body = Player)))]
pub(crate) async fn player(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(key): Path<String>,
) -> Result<Json<Player>, Failure> {
    let view = players::known_as(&app, &visitor, &key).await?;
    Ok(Json(Player {
        results: view.results().into_iter().map(Results::from).collect(),
        name: view.name,
        bot: view.bot,
        you: view.yours,
        ratings: view.courses.into_iter().map(PlayerRating::from).collect(),
        games: view.games.into_iter().map(PublicGame::from).collect(),
    }))
}
