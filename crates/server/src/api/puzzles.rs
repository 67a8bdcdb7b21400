//! Puzzles: those of a day, and each with its answer.

use axum::extract::{Path, State};
use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use web::pages::{PuzzleAnswer, PuzzleCard, PuzzleState};

use super::asking::{Asked, Caller, Json, Told};
use super::explore::ExpectedMove;
use super::problem::{Failure, Kind};
use super::table::Move;
use crate::App;
use crate::handlers::puzzles::{self, PuzzlePath};
use crate::puzzles::{Attempt, TRIES, Tried};
use crate::sessions::Visitor;

/// Which day.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Day {
    /// How many days ago; today where nothing is said. Days are those of Greenwich.
    #[serde(default)]
    #[param(minimum = 0, maximum = 36500)]
    ago: u32,
}

/// The puzzles of a day.
#[derive(Serialize, ToSchema)]
pub(crate) struct Puzzles {
    /// The day, as in 2026-11-17.
    day: String,
    /// How many days can be gone back at most: further back the same ones would come again.
    oldest: i64,
    /// One for each game that has any.
    puzzles: Vec<DailyPuzzle>,
}

/// The puzzle of a day for a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyPuzzle {
    /// The game's id.
    game: &'static str,
    number: usize,
    /// How much more often one wins with the move that is to be found, of 1.
    gain: f64,
    /// For every puzzle of the game whether whoever asks found the answer (true) or had it shown (false); nothing where
    /// they have not come so far.
    known: Vec<Option<bool>>,
}

impl From<PuzzleCard> for DailyPuzzle {
    fn from(card: PuzzleCard) -> DailyPuzzle {
        DailyPuzzle {
            game: card.info.id,
            number: card.number,
            gain: card.gain,
            known: card.known,
        }
    }
}

/// The puzzles of a day, and how far whoever asks has come with all of them.
#[utoipa::path(get, path = "/puzzles", operation_id = "puzzles", params(Day), responses((status = 200, description = "The puzzles", body = Puzzles)))]
pub(crate) async fn day(
    State(app): State<App>,
    Caller(visitor): Caller,
    Asked(Day { ago }): Asked<Day>,
) -> Result<Json<Puzzles>, Failure> {
    let day = puzzles::of_day(&app, &visitor, i64::from(ago)).await?;
    let when = day.when;
    Ok(Json(Puzzles {
        day: format!("{:04}-{:02}-{:02}", when.year, when.month, when.day),
        oldest: day.oldest,
        puzzles: day.cards.into_iter().map(DailyPuzzle::from).collect(),
    }))
}

/// The part of an address that names a puzzle.
#[derive(IntoParams)]
#[allow(dead_code, reason = "it is read by the document alone")]
#[into_params(parameter_in = Path)]
pub(crate) struct PuzzleAddress {
    /// The game's id.
    game: String,
    /// The puzzle's number, from 1.
    #[param(minimum = 1, maximum = 100000, example = 1)]
    number: usize,
}

/// A puzzle: one position, one move to find.
#[derive(Serialize, ToSchema)]
pub(crate) struct Puzzle {
    /// The game's id.
    game: &'static str,
    number: usize,
    /// How many puzzles the game has.
    count: usize,
    /// After how many moves of its game it stands, chance included.
    ply: usize,
    /// The seat whose move is to be found.
    #[schema(value_type = u8)]
    seat: Seat,
    /// How much more often one wins with that move, of 1.
    gain: f64,
    #[schema(inline)]
    state: StateName,
    /// How often may still be tried.
    tries_left: u8,
    /// What is asked of the seat, in words.
    prompt: Option<String>,
    /// The game as the seat may know it, as in a table's `observation`; after the answer once that is known.
    #[schema(value_type = Object)]
    observation: serde_json::Value,
    /// The moves that can be tried.
    moves: Vec<Move>,
    /// The answer, once it is known.
    #[schema(value_type = Option<Solution>)]
    answer: Option<Solution>,
}

/// How far whoever asks has come with a puzzle.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StateName {
    /// The answer is to be found.
    Open,
    /// No try is left, and the answer can be shown.
    Failed,
    /// The answer is known.
    Known,
}

/// The answer to a puzzle.
#[derive(Serialize, ToSchema)]
pub(crate) struct Solution {
    /// Whether whoever asks found it.
    found: bool,
    #[serde(rename = "move")]
    text: String,
    /// What its button says.
    label: String,
    /// How often one wins with it, of 1.
    win: f64,
    /// How often with the next best move.
    next: f64,
    /// The standard error of the difference.
    error: f64,
    /// What the search expects to follow.
    line: Vec<ExpectedMove>,
}

async fn told(app: &App, visitor: &Visitor, attempt: Attempt) -> Result<Json<Puzzle>, Failure> {
    let reader = visitor.reader.clone();
    Ok(Json(app.easels.draw(move || describe(&attempt, &reader)).await?))
}

fn describe(attempt: &Attempt, reader: &web::Reader) -> Puzzle {
    let puzzle = attempt.shipped.puzzle;
    let speaker = attempt.speaker(reader);
    let view = attempt.shown().view(attempt.viewer());
    let state = attempt.state(&speaker);
    let open = matches!(state, PuzzleState::Open(_));
    let offers = if open { view.offers() } else { Vec::new() };
    let solution = |answer: PuzzleAnswer| Solution {
        found: answer.found,
        text: puzzle.solution.clone(),
        label: answer.solution,
        win: answer.win,
        next: answer.next,
        error: answer.error,
        line: answer.line.into_iter().map(ExpectedMove::from).collect(),
    };
    let (name, tries_left, answer) = match state {
        PuzzleState::Open(left) => (StateName::Open, left, None),
        PuzzleState::Failed => (StateName::Failed, 0, None),
        PuzzleState::Known(answer) => (StateName::Known, 0, Some(solution(answer))),
    };
    Puzzle {
        game: attempt.game.info().id,
        number: attempt.number,
        count: attempt.shipped.count,
        ply: puzzle.ply,
        seat: puzzle.seat,
        gain: puzzle.gain(),
        state: name,
        tries_left,
        prompt: view.prompt().filter(|_| open).map(|prompt| speaker.say(&prompt)),
        observation: view.state_json(),
        moves: offers.into_iter().map(|offer| Move::said(&speaker, offer)).collect(),
        answer,
    }
}

/// A puzzle, and how far whoever asks has come with it.
#[utoipa::path(get, path = "/puzzles/{game}/{number}", operation_id = "puzzle", params(PuzzleAddress), responses((status = 200, description = "The puzzle", body = Puzzle)))]
pub(crate) async fn show(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(path): Path<PuzzlePath>,
) -> Result<Json<Puzzle>, Failure> {
    let attempt = puzzles::find(&app, &visitor, &path).await?;
    told(&app, &visitor, attempt).await
}

/// What somebody makes of a puzzle: the move that they try, or the wish to see the answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Try {
    /// One of the moves that the puzzle lists, letter by letter; nothing to have the answer shown, which it is once no try
    /// is left.
    #[serde(rename = "move")]
    #[schema(max_length = 200)]
    text: Option<String>,
}

/// Tries a move, or has the answer shown. It is kept what came of it.
#[utoipa::path(post, path = "/puzzles/{game}/{number}", operation_id = "try", params(PuzzleAddress), request_body = Try, responses((status = 200, description = "The puzzle after it: its state tells whether the move was the answer", body = Puzzle)))]
pub(crate) async fn answer(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(path): Path<PuzzlePath>,
    Told(Try { text }): Told<Try>,
) -> Result<Json<Puzzle>, Failure> {
    let mut attempt = puzzles::find(&app, &visitor, &path).await?;
    let done = match &text {
        Some(text) => puzzles::try_move(&app, &visitor, &mut attempt, text).await? != Tried::Nothing,
        None => puzzles::give_up(&app, &visitor, &mut attempt).await?,
    };
    if done {
        return told(&app, &visitor, attempt).await;
    }
    let tries = attempt.progress.tries;
    Err(Failure::new(
        Kind::Refused,
        match text {
            _ if attempt.progress.found.is_some() => "The answer is known already.".to_owned(),
            None => format!("The answer is shown after {TRIES} tries; {tries} were made."),
            Some(_) if tries >= TRIES => "No try is left. Have the answer shown: send {\"move\": null}.".to_owned(),
            Some(_) => "This is no move of the puzzle; it lists them.".to_owned(),
        },
    ))
}
