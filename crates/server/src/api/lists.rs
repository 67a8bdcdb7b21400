//! Lists of tables: one's own, and those that everybody may know of.

use std::collections::BTreeMap;

use axum::extract::State;
use catalogue::Language;
use engine::Seat;
use serde::{Deserialize, Serialize};
use store::Listing;
use tables::{PersonId, Phase, Summary};
use utoipa::{IntoParams, ToSchema};
use web::pages::{Filter, LobbyClock, LobbyLine};

use super::asking::{Asked, Caller, Json};
use super::new_table::ClockName;
use super::problem::Failure;
use super::table::{PhaseName, SeatAnswer};
use crate::App;
use crate::error::AppError;
use crate::handlers::my_tables::{self, Listed};
use crate::lobby::Present;
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
    /// Whether the result counts for ratings.
    rated: bool,
    /// How many moves were made by those who play; what chance draws is none.
    moves: usize,
    /// The points so far in seat order, where everybody may know them; none once the game is over.
    so_far: Vec<i32>,
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
            rated: summary.rated,
            moves: summary.moves,
            so_far: summary.so_far.clone(),
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

/// Those tables of somebody that changed last, the last one first.
pub(super) async fn newest(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, AppError> {
    listed(app, visitor, &Filter::default(), 1).await
}

/// All tables of somebody that are not over, however long ago they changed.
pub(super) async fn running(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, AppError> {
    let running = Filter {
        state: "running".to_owned(),
        ..Filter::default()
    };
    let listed = my_tables::all_listed(app, visitor, &running).await?;
    Ok(told(&listed, visitor).collect())
}

/// Those of them that can be read and that a filter admits.
async fn listed(app: &App, visitor: &Visitor, filter: &Filter, page: u32) -> Result<Vec<TableLine>, AppError> {
    let (listed, _) = my_tables::listed(app, visitor, filter, page).await?;
    Ok(told(&listed, visitor).collect())
}

fn told(listed: &[Listed], visitor: &Visitor) -> impl Iterator<Item = TableLine> {
    listed.iter().filter_map(|Listed { listing, summary, .. }| {
        let summary = summary.as_ref()?;
        Some(TableLine::new(listing, summary, &visitor.person))
    })
}

/// Which tables; without any of it, all of them.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The game's id.
    #[param(max_length = 64)]
    game: Option<String>,
    /// How many play.
    #[param(minimum = 1, maximum = 4)]
    players: Option<u8>,
    /// Against whom.
    #[param(inline)]
    company: Option<CompanyName>,
    /// A part of somebody's name.
    #[param(max_length = 64)]
    with: Option<String>,
    /// How it ended for whoever asks.
    #[param(inline)]
    result: Option<ResultName>,
    #[param(inline)]
    state: Option<ProgressName>,
    /// Which hundred of them, the newest being the first.
    #[param(minimum = 1, maximum = 1_000_000)]
    page: Option<u32>,
}

/// Against whom somebody plays.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CompanyName {
    People,
    Bots,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ResultName {
    Won,
    Lost,
}

/// Whether a game goes on.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ProgressName {
    Running,
    Over,
}

impl From<Which> for Filter {
    fn from(which: Which) -> Filter {
        let named = |name: Option<&str>| name.unwrap_or_default().to_owned();
        Filter {
            game: which.game.unwrap_or_default(),
            players: which.players.map_or(String::new(), |players| players.to_string()),
            company: named(which.company.map(|company| match company {
                CompanyName::People => "people",
                CompanyName::Bots => "bots",
            })),
            with: which.with.unwrap_or_default(),
            result: named(which.result.map(|result| match result {
                ResultName::Won => "won",
                ResultName::Lost => "lost",
            })),
            state: named(which.state.map(|state| match state {
                ProgressName::Running => "running",
                ProgressName::Over => "over",
            })),
        }
    }
}

/// The tables of whoever asks, the one that changed last first, a hundred at a time.
#[utoipa::path(get, path = "/tables", operation_id = "tables", params(Which), responses((status = 200, description = "At most a hundred tables", body = Vec<TableLine>)))]
pub(crate) async fn tables(
    State(app): State<App>,
    Caller(visitor): Caller,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<TableLine>>, Failure> {
    let page = which.page.unwrap_or(1);
    Ok(Json(listed(&app, &visitor, &which.into(), page).await?))
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
    /// Whether the result counts for ratings.
    rated: bool,
    /// How long people may think, where there is a clock.
    #[schema(value_type = Option<ClockLine>)]
    clock: Option<ClockLine>,
    seats: Vec<SeatAnswer>,
    /// How many seats are free.
    free: usize,
    /// Since when it waits or is played, in milliseconds since 1970.
    since_ms: i64,
}

/// A clock in short; the table has all of its terms.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClockLine {
    #[schema(inline)]
    kind: ClockName,
    /// Of a live clock: what everybody has for the whole game.
    bank_minutes: Option<u32>,
    /// Of a live clock: what is added for every turn.
    bonus_seconds: Option<u32>,
    /// Turn by turn: how long a turn may take.
    hours: Option<u32>,
}

impl From<LobbyClock> for ClockLine {
    fn from(clock: LobbyClock) -> ClockLine {
        match clock {
            LobbyClock::Live { minutes, seconds } => ClockLine {
                kind: ClockName::Live,
                bank_minutes: Some(minutes),
                bonus_seconds: Some(seconds),
                hours: None,
            },
            LobbyClock::Turns { hours } => ClockLine {
                kind: ClockName::Turns,
                bank_minutes: None,
                bonus_seconds: None,
                hours: Some(hours),
            },
        }
    }
}

impl From<LobbyLine> for PublicTable {
    fn from(line: LobbyLine) -> PublicTable {
        let known = line.links.into_iter().zip(line.ratings);
        let seats = Seat::all(line.players.len()).zip(&line.players).zip(known);
        PublicTable {
            seats: seats
                .map(|((seat, view), (key, rated))| SeatAnswer::public(seat, view, key, rated))
                .collect(),
            rated: line.rated,
            clock: line.clock.map(ClockLine::from),
            id: line.id,
            game: line.info.id,
            options: line.options,
            free: line.free,
            since_ms: line.since_ms,
        }
    }
}

impl Lobby {
    /// The lobby as it stands, for whoever reads a language.
    pub fn of(present: &Present, language: Language) -> Lobby {
        let view = present.view(language);
        let tables = |lines: Vec<LobbyLine>| lines.into_iter().map(PublicTable::from).collect();
        Lobby {
            waiting: tables(view.waiting),
            playing: tables(view.playing),
        }
    }
}

/// The tables that everybody may know of.
#[utoipa::path(get, path = "/lobby", operation_id = "lobby", responses((status = 200, description = "The lobby", body = Lobby)))]
pub(crate) async fn lobby(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Lobby>, Failure> {
    let present = app.lobby.present(&app).await?;
    Ok(Json(Lobby::of(&present, visitor.reader.language)))
}
