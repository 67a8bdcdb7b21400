//! Lists of tables: one's own, and those that everybody may know of.

use std::collections::BTreeMap;

use axum::extract::State;
use engine::Seat;
use serde::Serialize;
use store::Listing;
use tables::{PersonId, Phase, Summary};
use utoipa::ToSchema;
use web::pages::LobbyLine;

use super::asking::{Caller, Json};
use super::problem::Failure;
use super::table::{PhaseName, SeatAnswer};
use crate::App;
use crate::error::AppError;
use crate::handlers::my_tables::{self, LISTED};
use crate::sessions::Visitor;

/// A table of whoever asks, in short.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct TableLine {
    pub id: String,
    /// The game's id.
    game: String,
    pub version: i64,
    #[schema(inline)]
    phase: PhaseName,
    /// The names in seat order; empty for a free seat.
    names: Vec<String>,
    /// The seats of whoever asks.
    #[schema(value_type = Vec<u8>)]
    own: Vec<Seat>,
    /// The seat that moves.
    #[schema(value_type = Option<u8>)]
    to_move: Option<Seat>,
    pub your_turn: bool,
    /// When the time of whoever is to move is out, in milliseconds since 1970.
    until_ms: Option<i64>,
    /// The points in seat order, once the game is over.
    points: Vec<i32>,
    /// The places in seat order, once the game is over.
    ranks: Vec<u8>,
    /// When something happened there last, in milliseconds since 1970.
    updated_at_ms: i64,
}

impl TableLine {
    fn new(listing: &Listing, summary: &Summary, person: &PersonId) -> TableLine {
        let is_own = |seat: &Seat| summary.people.get(seat.index()).and_then(Option::as_ref) == Some(person);
        let own: Vec<Seat> = Seat::all(summary.names.len()).filter(is_own).collect();
        let to_move = summary.to_move.filter(|_| summary.phase == Phase::Playing);
        TableLine {
            id: listing.id.to_string(),
            game: listing.game.clone(),
            version: listing.version,
            phase: summary.phase.into(),
            names: summary.names.clone(),
            your_turn: to_move.is_some_and(|seat| own.contains(&seat)),
            own,
            to_move,
            until_ms: summary.until_ms,
            points: summary.points.clone(),
            ranks: summary.ranks.clone(),
            updated_at_ms: listing.updated_at_ms,
        }
    }
}

impl TableLine {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, PhaseName::Over)
    }
}

/// The tables of somebody, the one that changed last first.
pub(super) async fn own(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, AppError> {
    let mut lines = Vec::new();
    for listing in app.tables.store().tables_of(&visitor.person, LISTED).await? {
        let known = catalogue::find(&listing.game).is_ok();
        if let Some(summary) = my_tables::current(app, &listing).await?.filter(|_| known) {
            lines.push(TableLine::new(&listing, &summary, &visitor.person));
        }
    }
    Ok(lines)
}

/// The tables of whoever asks, the one that changed last first.
#[utoipa::path(get, path = "/tables", operation_id = "tables", responses((status = 200, description = "At most a hundred tables", body = Vec<TableLine>)))]
pub(crate) async fn tables(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Vec<TableLine>>, Failure> {
    Ok(Json(own(&app, &visitor).await?))
}

/// What everybody may know of.
#[derive(Serialize, ToSchema)]
pub(crate) struct Lobby {
    /// Tables that wait for whoever comes.
    waiting: Vec<PublicTable>,
    /// Games that are being played.
    playing: Vec<PublicTable>,
}

/// A table of the lobby.
#[derive(Serialize, ToSchema)]
pub(crate) struct PublicTable {
    id: String,
    /// The game's id.
    game: &'static str,
    options: BTreeMap<String, String>,
    seats: Vec<SeatAnswer>,
    /// How many seats are free.
    free: usize,
    /// Since when it waits or is played, in milliseconds since 1970.
    since_ms: i64,
}

impl From<LobbyLine> for PublicTable {
    fn from(line: LobbyLine) -> PublicTable {
        let seats = Seat::all(line.players.len()).zip(&line.players);
        PublicTable {
            seats: seats.map(|(seat, view)| SeatAnswer::listed(seat, view)).collect(),
            id: line.id,
            game: line.info.id,
            options: line.options,
            free: line.free,
            since_ms: line.since_ms,
        }
    }
}

/// The tables that everybody may know of.
#[utoipa::path(get, path = "/lobby", operation_id = "lobby", responses((status = 200, description = "The lobby", body = Lobby)))]
pub(crate) async fn lobby(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Lobby>, Failure> {
    let view = app.lobby.present(&app).await?.view(visitor.reader.language);
    let tables = |lines: Vec<LobbyLine>| lines.into_iter().map(PublicTable::from).collect();
    Ok(Json(Lobby {
        waiting: tables(view.waiting),
        playing: tables(view.playing),
    }))
}
