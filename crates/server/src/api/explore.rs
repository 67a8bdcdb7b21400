//! Lines of moves that somebody tries from a position of a game whose secrets are out. Nothing of them is kept.

use std::sync::Arc;

use axum::extract::{Path, State};
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::pages::{ExploredLine, HintForecast, NextStep, Notice};

use super::asking::{AtTable, Caller, Json, Told};
use super::play::Hint;
use super::problem::{Failure, Kind};
use super::puzzles::PuzzleAddress;
use super::table::{Move, TablePath};
use crate::App;
use crate::error::AppError;
use crate::explore::{self, Draw, Ground, LONGEST};
use crate::handlers::explore as lines;
use crate::handlers::puzzles::PuzzlePath;
use crate::sessions::Visitor;

/// A line of moves.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TriedLine {
    /// After how many moves of the game it begins, chance included. A number past the last move means the last.
    #[schema(maximum = 1000000)]
    ply: usize,
    /// The moves since, those of every seat and of chance.
    #[serde(default)]
    #[schema(max_items = 300)]
    moves: Vec<String>,
    /// Lets chance draw after them.
    #[serde(default)]
    #[schema(value_type = Option<DrawName>)]
    draw: Option<DrawName>,
    /// Whether to ask what the search thinks of where it leads.
    #[serde(default)]
    opinion: bool,
}

/// How much chance shall draw.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DrawName {
    One,
    /// As much as it owes.
    All,
}

/// Where a line leads. All hands lie open.
#[derive(Serialize, ToSchema)]
pub(crate) struct Explored {
    /// After how many moves of the game the line begins.
    ply: usize,
    /// Its moves, with what chance drew.
    moves: Vec<String>,
    #[schema(inline)]
    next: NextName,
    /// The seat that is to move.
    #[schema(value_type = Option<u8>)]
    to_move: Option<Seat>,
    /// The seat with whose eyes `observation` is told: the one to move, or that moved last.
    #[schema(value_type = Option<u8>)]
    viewer: Option<Seat>,
    /// Where it leads, as in a table's `observation`.
    #[schema(value_type = Object)]
    observation: serde_json::Value,
    /// What each seat sees, where seats have secrets.
    #[schema(value_type = Vec<Object>)]
    open: Vec<serde_json::Value>,
    /// What can follow: the moves of the seat to move, or what chance can draw.
    offers: Vec<Move>,
    /// The points of the seats.
    points: Vec<i32>,
    /// Whether a table can go on from here (`continue`).
    may_continue: bool,
    /// What the search thinks, where it was asked and somebody decides.
    #[schema(value_type = Option<Outlook>)]
    outlook: Option<Outlook>,
}

/// What is to happen next.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NextName {
    Seat,
    Chance,
    Over,
}

/// What the search thinks of a position.
#[derive(Serialize, ToSchema)]
pub(crate) struct Outlook {
    /// What every seat can expect, in seat order.
    seats: Vec<Expectation>,
    /// The best moves of the seat to move.
    hint: Hint,
    /// What it expects to follow, in words.
    line: Vec<ExpectedMove>,
}

/// What a seat can expect.
#[derive(Serialize, ToSchema)]
pub(crate) struct Expectation {
    /// How often it wins, of 1.
    win: f64,
    /// The points it ends with on average.
    points: f64,
}

/// A move that is expected.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExpectedMove {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What its button says.
    pub label: String,
}

impl From<(Seat, String)> for ExpectedMove {
    fn from((seat, label): (Seat, String)) -> ExpectedMove {
        ExpectedMove { seat, label }
    }
}

impl From<HintForecast> for Expectation {
    fn from(forecast: HintForecast) -> Expectation {
        Expectation {
            win: forecast.win,
            points: forecast.points,
        }
    }
}

impl From<web::pages::Outlook> for Outlook {
    fn from(outlook: web::pages::Outlook) -> Outlook {
        Outlook {
            seats: outlook.seats.into_iter().map(Expectation::from).collect(),
            hint: outlook.hint.into(),
            line: outlook.line.into_iter().map(ExpectedMove::from).collect(),
        }
    }
}

/// Tries a line of moves from a position of a game that is over, or of a record.
#[utoipa::path(post, path = "/tables/{id}/explore", operation_id = "explore", params(TablePath), request_body = TriedLine, responses((status = 200, description = "Where it leads", body = Explored)))]
pub(crate) async fn of_table(
    State(app): State<App>,
    at: AtTable,
    Told(line): Told<TriedLine>,
) -> Result<Json<Explored>, Failure> {
    let ground = match lines::ground_of(&app, &at.live).await {
        Err(AppError::NotFound) => Err(Failure::new(
            Kind::NotFound,
            "Lines are tried once the game is over: before, they would tell what is hidden.",
        )),
        ground => Ok(ground?),
    };
    try_out(&app, &at.visitor, ground?, line).await
}

/// Tries a line of moves from a puzzle whose answer whoever asks knows.
#[utoipa::path(post, path = "/puzzles/{game}/{number}/explore", operation_id = "explore_puzzle", params(PuzzleAddress), request_body = TriedLine, responses((status = 200, description = "Where it leads", body = Explored)))]
pub(crate) async fn of_puzzle(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(path): Path<PuzzlePath>,
    Told(line): Told<TriedLine>,
) -> Result<Json<Explored>, Failure> {
    let ground = match lines::of_puzzle(&app, &visitor, &path).await {
        Err(AppError::NotFound) => Err(Failure::new(
            Kind::NotFound,
            "There is no such puzzle, or its answer is still to be found.",
        )),
        ground => Ok(ground?),
    };
    try_out(&app, &visitor, ground?, line).await
}

async fn try_out(
    app: &App,
    visitor: &Visitor,
    ground: Arc<Ground>,
    line: TriedLine,
) -> Result<Json<Explored>, Failure> {
    let wanted = line.moves.len();
    let begun = ExploredLine {
        ply: line.ply,
        moves: line.moves,
    };
    let change = move |explored: &mut explore::Explored| match line.draw {
        None => {}
        Some(DrawName::One) => explored.draw(Draw::One),
        Some(DrawName::All) => explored.draw(Draw::All),
    };
    let explored = lines::follow(app, &ground, begun, change).await?;
    match explored.wrong {
        None => {}
        Some(Notice::LongLine) => {
            let detail = format!("A line has at most {LONGEST} moves.");
            return Err(Failure::new(Kind::Refused, detail));
        }
        Some(_) => {
            let made = explored.line.moves.len();
            let detail =
                format!("Of the {wanted} moves of the line only the first {made} can be made one after another.");
            return Err(Failure::new(Kind::Refused, detail));
        }
    }
    let decides = matches!(explored.next(), NextStep::Seat(_));
    let outlook = match line.opinion && decides {
        false => None,
        true => match lines::outlook(app, visitor, &ground, &explored).await? {
            Some(outlook) => Some(Outlook::from(outlook)),
            None => {
                let detail = "The search has too much to do. Ask again in a moment.";
                return Err(Failure::new(Kind::Busy, detail));
            }
        },
    };
    let reader = visitor.reader.clone();
    let work = move || {
        let speaker = ground.speaker(&reader);
        let played = &*explored.played;
        let view = played.view(explored.viewer());
        let (next, offers) = match explored.next() {
            NextStep::Seat(_) => (NextName::Seat, view.offers()),
            NextStep::Chance => (NextName::Chance, played.outcomes()),
            NextStep::Over => (NextName::Over, Vec::new()),
        };
        Explored {
            to_move: match explored.next() {
                NextStep::Seat(seat) => Some(seat),
                NextStep::Chance | NextStep::Over => None,
            },
            viewer: match explored.viewer() {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            next,
            observation: view.state_json(),
            open: explore::open(played).iter().map(|view| view.state_json()).collect(),
            offers: offers.into_iter().map(|offer| Move::said(&speaker, offer)).collect(),
            points: view.standings().0.iter().map(|standing| standing.points).collect(),
            may_continue: ground.continues(&explored.line),
            ply: explored.line.ply,
            moves: explored.line.moves.clone(),
            outlook,
        }
    };
    Ok(Json(app.easels.draw(work).await?))
}
