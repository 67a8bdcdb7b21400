//! Moves, hints, and what people agree on.

use axum::extract::State;
use engine::Seat;
use serde::{Deserialize, Serialize};
use tables::{Command, Refusal, Request};
use utoipa::ToSchema;
use web::pages::Notice;

use super::asking::{Asked, AtTable, Json, Told};
use super::problem::{Failure, Kind};
use super::table::{self, Eyes, Table, TablePath};
use crate::App;
use crate::error::AppError;
use crate::handlers::manners::{self, Wish};
use crate::handlers::play::{self, Held, MoveWish, carry_out};
use crate::live_tables::{Acted, Loaded};
use crate::view::Speaker;

/// A move to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveRequest {
    /// The version of the table for which it was chosen.
    version: i64,
    /// One of the moves that the table lists, letter by letter.
    #[serde(rename = "move")]
    #[schema(max_length = 200)]
    text: String,
}

fn stale() -> Failure {
    Failure::new(
        Kind::Stale,
        "Look at the table again, and choose for the version that it has now.",
    )
}

/// Why something cannot be done, in words.
pub(super) async fn refused(app: &App, at: &AtTable, refusal: Refusal) -> Result<Failure, AppError> {
    let say = |kind, detail: &str| Ok(Failure::new(kind, detail));
    match refusal {
        Refusal::NotYours => say(Kind::NotYours, "You do not play the seat that it is about, or not now."),
        Refusal::Seat => say(
            Kind::Refused,
            "Who sits there, or how far the table is, does not allow it.",
        ),
        Refusal::Reserved => say(Kind::Refused, "The seat waits for whoever left it."),
        Refusal::Asked => say(
            Kind::Refused,
            "Something else is being asked already; wait for the answers.",
        ),
        Refusal::Full => say(
            Kind::Refused,
            "So much was taken back, asked and changed at this table that only the game itself goes on.",
        ),
        Refusal::Rated => say(
            Kind::Refused,
            "The result counts for ratings, and this would be no fair way to it.",
        ),
        Refusal::NotDue => say(Kind::Refused, "The time for it has not come."),
        Refusal::Lesson(why) => {
            let words = |loaded: &Loaded| {
                let lesson = loaded.table.lesson()?.lesson();
                Some(lesson.words(at.visitor.reader.language).word(&why))
            };
            let said = app.tables.read(&at.live, words).await?;
            let said = said.unwrap_or_else(|| "The lesson at this table asks for another move.".to_owned());
            Ok(Failure::new(Kind::Refused, said))
        }
        Refusal::Game(error) => {
            let words = |loaded: &Loaded| Speaker::new(loaded, at.visitor.onlooker()).say(&error.phrase());
            Ok(Failure::new(Kind::Refused, app.tables.read(&at.live, words).await?))
        }
    }
}

/// Makes a move.
#[utoipa::path(post, path = "/tables/{id}/move", operation_id = "move", params(TablePath), request_body = MoveRequest, responses((status = 200, description = "The table after the move", body = Table)))]
pub(crate) async fn make_move(
    State(app): State<App>,
    at: AtTable,
    Told(request): Told<MoveRequest>,
) -> Result<Json<Table>, Failure> {
    let to_move = app.tables.read(&at.live, |loaded| loaded.table.to_move()).await?;
    let wish = MoveWish {
        version: request.version,
        text: &request.text,
        sure: true,
        showing: to_move,
    };
    match play::play(&app, &at.live, &at.visitor, &wish).await? {
        Acted::Done => table::tell(&app, &at.live, &at.visitor, None).await,
        Acted::Stale => Err(stale()),
        Acted::Refused(Held::Refused(refusal)) => Err(refused(&app, &at, refusal).await?),
        Acted::Refused(Held::AskAgain(_)) => Err(AppError::Worker.into()),
    }
}

/// The version of the table that somebody saw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    pub version: i64,
}

/// Takes back the last move, where nobody has answered it and nothing was drawn for it.
#[utoipa::path(post, path = "/tables/{id}/undo", operation_id = "undo", params(TablePath), request_body = Seen, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn undo(
    State(app): State<App>,
    at: AtTable,
    Told(Seen { version }): Told<Seen>,
) -> Result<Json<Table>, Failure> {
    let person = at.visitor.person.clone();
    let acted = carry_out(&app, &at.live, Some(version), &Command::Undo { person }).await?;
    after(&app, &at, acted).await
}

pub(super) async fn after(app: &App, at: &AtTable, acted: Acted<Refusal>) -> Result<Json<Table>, Failure> {
    match acted {
        Acted::Done => table::tell(app, &at.live, &at.visitor, None).await,
        Acted::Stale => Err(stale()),
        Acted::Refused(refusal) => Err(refused(app, at, refusal).await?),
    }
}

/// Gives the game up.
#[utoipa::path(post, path = "/tables/{id}/resign", operation_id = "resign", params(TablePath), responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn resign(State(app): State<App>, at: AtTable) -> Result<Json<Table>, Failure> {
    let person = at.visitor.person.clone();
    let acted = carry_out(&app, &at.live, None, &Command::Resign { person }).await?;
    after(&app, &at, acted).await
}

/// What to ask the others for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    #[schema(inline)]
    what: Wanted,
    /// The seat that is wanted.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 4)]
    seat: Option<Seat>,
    /// What whoever wants a seat is called.
    #[serde(default)]
    #[schema(max_length = 24)]
    name: Option<String>,
}

/// What can be asked for.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wanted {
    /// To end the game where it stands.
    End,
    /// To go back to one's last decision.
    Undo,
    /// A seat that was left.
    Seat,
}

/// Asks the others for something.
#[utoipa::path(post, path = "/tables/{id}/ask", operation_id = "ask", params(TablePath), request_body = Ask, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn ask(State(app): State<App>, at: AtTable, Told(ask): Told<Ask>) -> Result<Json<Table>, Failure> {
    let players = app.tables.read(&at.live, |loaded| loaded.table.plans().len()).await?;
    let request = match (ask.what, ask.seat) {
        (Wanted::End, _) => Request::End,
        (Wanted::Undo, _) => Request::Undo,
        (Wanted::Seat, Some(seat)) if seat.index() < players => Request::Seat(seat),
        (Wanted::Seat, _) => {
            return Err(Failure::new(
                Kind::Invalid,
                "seat is the number of a seat at this table.",
            ));
        }
    };
    let name = match ask.what {
        Wanted::Seat => super::seats::name_for(&app, &at.visitor, ask.name.as_deref()).await?,
        _ => String::new(),
    };
    let wish = manners::question(&app, &at.visitor, request, &name).await?;
    let acted = manners::fulfil(&app, &at.live, &wish).await?;
    after(&app, &at, acted).await
}

/// An answer to what somebody asks for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// The version of the table at which the question was seen.
    version: i64,
    yes: bool,
}

/// Answers what somebody asks for.
#[utoipa::path(post, path = "/tables/{id}/answer", operation_id = "answer", params(TablePath), request_body = Answer, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn answer(
    State(app): State<App>,
    at: AtTable,
    Told(Answer { version, yes }): Told<Answer>,
) -> Result<Json<Table>, Failure> {
    let person = at.visitor.person.clone();
    let wish = Wish::at(version, Command::Answer { person, yes });
    let acted = manners::fulfil(&app, &at.live, &wish).await?;
    after(&app, &at, acted).await
}

/// What the search thinks of the moves.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hint {
    /// How often the game was played out.
    playouts: u64,
    /// What the best move is good for at once, in words.
    reason: Option<String>,
    /// The moves, best first.
    moves: Vec<HintedMove>,
}

/// What the search thinks of a move.
#[derive(Serialize, ToSchema)]
pub(crate) struct HintedMove {
    #[serde(rename = "move")]
    text: String,
    label: String,
    /// How much attention the search gave to it, of 1.
    attention: f64,
    /// How often whoever moves wins after it, of 1; nothing where it was hardly tried.
    win: Option<f64>,
    /// The points they end with on average.
    points: Option<f64>,
}

impl From<web::pages::Hint> for Hint {
    fn from(hint: web::pages::Hint) -> Hint {
        let moves = hint.lines.into_iter().map(|line| HintedMove {
            text: line.text,
            label: line.label,
            attention: line.attention,
            win: line.forecast.map(|forecast| forecast.win),
            points: line.forecast.map(|forecast| forecast.points),
        });
        Hint {
            playouts: hint.playouts,
            reason: hint.reason,
            moves: moves.collect(),
        }
    }
}

/// What the search of the site thinks of the moves of whoever asks.
#[utoipa::path(post, path = "/tables/{id}/hint", operation_id = "hint", params(TablePath, Eyes), responses((status = 200, description = "What the search thinks", body = Hint)))]
pub(crate) async fn hint(State(app): State<App>, at: AtTable, Asked(eyes): Asked<Eyes>) -> Result<Json<Hint>, Failure> {
    let to_move = app.tables.read(&at.live, |loaded| loaded.table.to_move()).await?;
    let hint = match play::advise(&app, &at.live, &at.visitor, eyes.seat.or(to_move)).await? {
        Ok(hint) => hint,
        Err(Notice::Busy) => {
            return Err(Failure::new(
                Kind::Busy,
                "The search has too much to do. Ask again in a moment.",
            ));
        }
        Err(Notice::Rated) => {
            return Err(Failure::new(
                Kind::Refused,
                "There are no hints where the result counts.",
            ));
        }
        Err(_) => return Err(Failure::new(Kind::NotYours, "A hint is for who is to move.")),
    };
    Ok(Json(hint.into()))
}
