//! Puzzles: those of a day, and each at an address of its own.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::AnyGame;
use maud::Markup;
use store::PuzzleProgress;
use web::pages::{self, PuzzleCard, PuzzleDay, TableView};

use crate::App;
use crate::calendar::{self, DAY_MS};
use crate::error::AppError;
use crate::fields::Fields;
use crate::puzzles::{Attempt, Tried};
use crate::security::Framed;
use crate::sessions::{Posted, Visitor};

/// The puzzles of today; `?ago=N` of so many days earlier. Days are those of Greenwich, so that everybody has the same.
pub(crate) async fn day(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Markup, AppError> {
    let ago = fields.parse("ago").unwrap_or(0);
    Ok(pages::puzzles(&visitor.reader, &of_day(&app, &visitor, ago).await?))
}

/// The puzzles of so many days ago, and what the visitor made of them.
pub(crate) async fn of_day(app: &App, visitor: &Visitor, ago: i64) -> Result<PuzzleDay, AppError> {
    let sets: Vec<_> = catalogue::games()
        .iter()
        .filter_map(|game| Some((game.info(), catalogue::puzzles(*game).filter(|set| !set.is_empty())?)))
        .collect();
    // Further back the same ones would come again.
    let most = sets.iter().map(|(_, set)| set.len()).max().unwrap_or(1);
    let oldest = i64::try_from(most).unwrap_or(i64::MAX) - 1;
    let now = app.now_ms();
    let ago = ago.clamp(0, oldest);
    let then = now - ago * DAY_MS;
    let day = then.div_euclid(DAY_MS);
    let mut cards = Vec::new();
    // A small set has begun again since.
    for (info, set) in sets.into_iter().filter(|(_, set)| ago < set.len() as i64) {
        let index = day.rem_euclid(set.len() as i64) as usize;
        let mut known = vec![None; set.len()];
        for progress in app.tables.store().puzzle_progress(&visitor.person, info.id).await? {
            let index = progress.number as usize;
            if let Some(known) = index.checked_sub(1).and_then(|index| known.get_mut(index)) {
                *known = progress.found;
            }
        }
        let gain = set.iter().nth(index).map_or(0.0, |(_, puzzle)| puzzle.gain());
        cards.push(PuzzleCard {
            info,
            number: index + 1,
            gain,
            known,
        });
    }
    let when = calendar::when(then, now, 0);
    Ok(PuzzleDay { when, oldest, cards })
}

/// The part of an address that names a puzzle.
#[derive(serde::Deserialize)]
pub(crate) struct PuzzlePath {
    pub game: String,
    pub number: usize,
}

/// A puzzle. `?tried=` names a move that was not the answer.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<PuzzlePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let attempt = find(&app, &visitor, &path).await?;
    let tried = fields.get("tried").map(str::to_owned);
    draw(&app, visitor, attempt, tried).await
}

/// The position of a puzzle, as the seat to move sees it, within the page of the day.
pub(crate) async fn position(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<PuzzlePath>,
) -> Result<(Extension<Framed>, Markup), AppError> {
    let attempt = find(&app, &visitor, &path).await?;
    let drawn = app.easels.draw(move || attempt.glimpse(&visitor.reader)).await?;
    Ok((Extension(Framed), drawn))
}

/// Tries a move, or asks for the answer.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<PuzzlePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let mut attempt = find(&app, &visitor, &path).await?;
    let text = posted.get("move").to_owned();
    let (changed, tried) = match posted.get("show") {
        "" => {
            let tried = try_move(&app, &visitor, &mut attempt, &text).await?;
            (tried != Tried::Nothing, (tried != Tried::Right).then_some(text))
        }
        _ => (give_up(&app, &visitor, &mut attempt).await?, None),
    };
    if visitor.htmx || (tried.is_some() && !changed) {
        return draw(&app, visitor, attempt, tried).await;
    }
    // A reload must not count as another try.
    let query = tried.map_or(String::new(), |text| format!("?tried={}", web::query_text(&text)));
    Ok(Redirect::to(&format!("/puzzles/{}/{}{query}", path.game, path.number)).into_response())
}

/// Tries a move, and keeps what came of it.
pub(crate) async fn try_move(
    app: &App,
    visitor: &Visitor,
    attempt: &mut Attempt,
    text: &str,
) -> Result<Tried, AppError> {
    let tried = attempt.try_move(text);
    if tried != Tried::Nothing {
        keep(app, visitor, attempt).await?;
    }
    Ok(tried)
}

/// Shows the answer, if it may be shown, and keeps that it was.
pub(crate) async fn give_up(app: &App, visitor: &Visitor, attempt: &mut Attempt) -> Result<bool, AppError> {
    let may = attempt.give_up();
    if may {
        keep(app, visitor, attempt).await?;
    }
    Ok(may)
}

async fn keep(app: &App, visitor: &Visitor, attempt: &Attempt) -> Result<(), AppError> {
    let (store, game) = (app.tables.store(), attempt.game.info().id);
    let keeping = store.keep_puzzle_progress(&visitor.person, game, attempt.progress, app.now_ms());
    Ok(keeping.await?)
}

/// The puzzle that an address names, and how far the visitor has come with it.
pub(crate) async fn find(app: &App, visitor: &Visitor, path: &PuzzlePath) -> Result<Attempt, AppError> {
    let game: &'static dyn AnyGame = catalogue::find(&path.game).map_err(|_| AppError::NotFound)?;
    let number = path.number;
    let shipped = app.easels.draw(move || catalogue::puzzle(game, number)).await?;
    let shipped = shipped.ok_or(AppError::NotFound)?;
    let fresh = PuzzleProgress {
        number: u32::try_from(number).map_err(|_| AppError::NotFound)?,
        tries: 0,
        found: None,
    };
    let kept = app
        .tables
        .store()
        .puzzle_progress(&visitor.person, game.info().id)
        .await?;
    let kept = kept.into_iter().find(|progress| progress.number == fresh.number);
    Ok(Attempt {
        game,
        number,
        shipped,
        progress: kept.unwrap_or(fresh),
    })
}

async fn draw(app: &App, visitor: Visitor, attempt: Attempt, tried: Option<String>) -> Result<Response, AppError> {
    let work = move || {
        let said = tried.and_then(|text| attempt.notice(&visitor.reader, &text));
        let draw = |view: TableView<'_>| if visitor.htmx { view.fragment() } else { view.page() };
        attempt.draw(&visitor.reader, said, draw)
    };
    Ok(app.easels.draw(work).await?.into_response())
}
