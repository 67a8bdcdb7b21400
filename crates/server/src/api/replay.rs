//! Positions of a game that is being played or over, with the eyes that may see them.

use axum::extract::State;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use web::pages::Eyes;

use super::asking::{Asked, AtTable, Json};
use super::problem::{Failure, Kind};
use super::table::{TablePath, perspective};
use crate::App;
use crate::replay::{Position as Found, ReplayRequest};
use crate::view::Speaker;

/// Which position, and with whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// After how many moves, chance included; without it, where a replay begins: at the first decision of a game that is
    /// over, at the present of one that is being played. A number past the last move means the last.
    #[param(maximum = 1000000)]
    ply: Option<usize>,
    /// With whose eyes, once the game is over: those of a seat, or `open` for all that every seat knew. While it is
    /// being played one sees with one's own.
    #[serde(rename = "as")]
    #[param(inline)]
    eyes: Option<EyesName>,
}

/// Whose eyes.
#[derive(Clone, Copy, Deserialize, ToSchema)]
pub(crate) enum EyesName {
    #[serde(rename = "open")]
    Open,
    #[serde(rename = "1")]
    First,
    #[serde(rename = "2")]
    Second,
    #[serde(rename = "3")]
    Third,
    #[serde(rename = "4")]
    Fourth,
}

impl From<EyesName> for Eyes {
    fn from(name: EyesName) -> Eyes {
        match name {
            EyesName::Open => Eyes::Open,
            EyesName::First => Eyes::Seat(Seat::new(0)),
            EyesName::Second => Eyes::Seat(Seat::new(1)),
            EyesName::Third => Eyes::Seat(Seat::new(2)),
            EyesName::Fourth => Eyes::Seat(Seat::new(3)),
        }
    }
}

/// A position of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Position {
    /// How many moves were made before it, chance included.
    ply: usize,
    /// How many moves there are by now.
    plies: usize,
    /// The seat with whose eyes it is told; none for those who watch, or before whom all lies open.
    #[schema(value_type = Option<u8>)]
    viewer: Option<Seat>,
    /// The seat that decides there; nobody where chance does, or where the game is over.
    #[schema(value_type = Option<u8>)]
    to_move: Option<Seat>,
    /// The position as the viewer may know it, as in a table's `observation`.
    #[schema(value_type = Object)]
    observation: serde_json::Value,
    /// What each seat saw there, where the game has secrets, is over, and `open` was asked for.
    #[schema(value_type = Vec<Object>)]
    open: Vec<serde_json::Value>,
    /// The points of the seats there, as far as the viewer can know them.
    points: Vec<i32>,
    /// Who made the last move before it that was not chance's; nobody where there was none.
    #[schema(value_type = Option<u8>)]
    mover: Option<Seat>,
    /// What that move told, and what chance brought after it, in words.
    told: Vec<String>,
    #[schema(inline)]
    stops: StopPlies,
}

/// The positions that lie around one, by how many moves were made before them.
#[derive(Serialize, ToSchema)]
pub(crate) struct StopPlies {
    /// The first one in which a seat decides.
    first: usize,
    previous_turn: usize,
    /// The one before in which a seat decides.
    previous: usize,
    /// The one after in which a seat decides, or the last one.
    next: usize,
    next_turn: usize,
    last: usize,
}

/// A position of a game, as whoever asks may know it: what is hidden from their seat stays so while the game is played.
#[utoipa::path(get, path = "/tables/{id}/position", operation_id = "position", params(TablePath, Wanted), responses((status = 200, description = "The position", body = Position)))]
pub(crate) async fn position(
    State(app): State<App>,
    at: AtTable,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Position>, Failure> {
    let loaded = app.tables.present(&at.live).await?;
    let work = move || {
        let table = &loaded.table;
        let played = table.played()?;
        let perspective = perspective(table, &at.visitor, None);
        let request = ReplayRequest {
            ply: wanted.ply,
            eyes: wanted.eyes.map(Eyes::from),
        };
        let found = Found::find(table, played, &perspective, request);
        let replay = Speaker::new(&loaded, at.visitor.onlooker()).replay(table, played, &found);
        Some(Position {
            ply: replay.ply,
            plies: replay.game.plies,
            viewer: match replay.game.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            to_move: replay.turn,
            observation: replay.game.view.state_json(),
            open: replay.game.open.iter().map(|view| view.state_json()).collect(),
            points: replay.game.points,
            mover: replay.mover,
            told: replay.told,
            stops: StopPlies {
                first: replay.stops.first,
                previous_turn: replay.stops.previous_turn,
                previous: replay.stops.previous,
                next: replay.stops.next,
                next_turn: replay.stops.next_turn,
                last: replay.stops.last,
            },
        })
    };
    let position = app.easels.draw(work).await?;
    let position = position.ok_or_else(|| Failure::new(Kind::NotFound, "There is nothing to show before the deal."));
    Ok(Json(position?))
}
