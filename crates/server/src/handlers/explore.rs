//! What-if boards, from positions of tables and of puzzles.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{IllegalPly, Phrase, PlayError};
use web::pages::{ExploredLine, NextStep, Notice, Outlook, Stage, TableView};

use super::puzzles::{self, PuzzlePath};
use super::{TablePath, table};
use crate::App;
use crate::bots;
use crate::error::AppError;
use crate::explore::{self, Draw, Explored, Ground};
use crate::fields::Fields;
use crate::live_tables::LiveTable;
use crate::sessions::{Posted, Visitor};

/// A line of moves from a position of a finished game. `?ply=N` names the position, `?moves=` the moves since; `?opinion` asks what the
/// search thinks.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    look(&app, visitor, of_table(&app, path).await?, &fields).await
}

/// Adds a move to such a line: the one that was chosen, or what chance draws.
pub(crate) async fn go_on(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    extend(&app, visitor, of_table(&app, path).await?, &posted).await
}

/// A line of moves from a puzzle whose answer the visitor knows.
pub(crate) async fn show_puzzle(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<PuzzlePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let ground = of_puzzle(&app, &visitor, &path).await?;
    look(&app, visitor, ground, &fields).await
}

/// Adds a move to such a line.
pub(crate) async fn go_on_puzzle(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<PuzzlePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let ground = of_puzzle(&app, &visitor, &path).await?;
    extend(&app, visitor, ground, &posted).await
}

async fn of_table(app: &App, path: TablePath) -> Result<Arc<Ground>, AppError> {
    let live = table(app, path).await?;
    ground_of(app, &live).await
}

/// The game of a table from whose positions lines can be tried.
pub(crate) async fn ground_of(app: &App, live: &LiveTable) -> Result<Arc<Ground>, AppError> {
    let loaded = app.tables.present(live).await?;
    // Of a game that goes on it would show what is hidden.
    Ground::of_table(loaded).map(Arc::new).ok_or(AppError::NotFound)
}

/// A puzzle from which lines can be tried.
pub(crate) async fn of_puzzle(app: &App, visitor: &Visitor, path: &PuzzlePath) -> Result<Arc<Ground>, AppError> {
    let attempt = puzzles::find(app, visitor, path).await?;
    // The search would tell the answer.
    Ground::of_puzzle(attempt).map(Arc::new).ok_or(AppError::NotFound)
}

async fn look(app: &App, visitor: Visitor, ground: Arc<Ground>, fields: &Fields) -> Result<Response, AppError> {
    let ply = fields.parse("ply").unwrap_or(0);
    let line = ExploredLine::read(ply, fields.get("moves").unwrap_or_default());
    let explored = follow(app, &ground, line, |_| {}).await?;
    let asked = fields.has("opinion");
    let outlook = match asked {
        true => outlook(app, &visitor, &ground, &explored).await?,
        false => None,
    };
    draw(app, visitor, ground, explored, outlook, asked).await
}

/// Where the move cannot be made, the page says why.
async fn extend(app: &App, visitor: Visitor, ground: Arc<Ground>, posted: &Posted) -> Result<Response, AppError> {
    let line = ExploredLine::read(posted.parse("ply")?, posted.get("moves"));
    let text = posted.get("move").to_owned();
    let chance = match posted.get("draw") {
        "" => None,
        "all" => Some(Draw::All),
        _ => Some(Draw::One),
    };
    let (reader, speaking) = (visitor.reader.clone(), Arc::clone(&ground));
    let change = move |explored: &mut Explored| match chance {
        Some(chance) => explored.draw(chance),
        None => {
            if let Err(why) = explored.make(&text) {
                let why = speaking.speaker(&reader).say(&refusal(why, &text));
                explored.wrong = Some(Notice::Refused(why));
            }
        }
    };
    let explored = follow(app, &ground, line, change).await?;
    if !visitor.htmx && explored.wrong.is_none() {
        let address = format!("{}{}", ground.path(), explored.line.query());
        return Ok(Redirect::to(&address).into_response());
    }
    draw(app, visitor, ground, explored, None, false).await
}

/// Why a move cannot be made, in the game's words.
fn refusal(why: IllegalPly, text: &str) -> Phrase {
    match why {
        IllegalPly::Refused(phrase) => phrase,
        IllegalPly::Over => PlayError::Over.phrase(),
        _ => PlayError::NotAMove(engine::excerpt(text)).phrase(),
    }
}

/// Follows a line and changes it. Long ones take a while, and nobody should wait for that.
pub(crate) async fn follow(
    app: &App,
    ground: &Arc<Ground>,
    line: ExploredLine,
    change: impl FnOnce(&mut Explored) + Send + 'static,
) -> Result<Explored, AppError> {
    let ground = Arc::clone(ground);
    let work = move || {
        let mut explored = ground.follow(&line)?;
        if explored.wrong.is_none() {
            change(&mut explored);
        }
        Some(explored)
    };
    app.easels.draw(work).await?.ok_or(AppError::NotFound)
}

/// The page; only its changing part where htmx asks, and only the opinion where it asks for that.
async fn draw(
    app: &App,
    visitor: Visitor,
    ground: Arc<Ground>,
    explored: Explored,
    outlook: Option<Outlook>,
    asked: bool,
) -> Result<Response, AppError> {
    let reader = visitor.reader.clone();
    let draw = move |view: TableView<'_>| match &view.stage {
        Stage::Explore(explore) if asked && visitor.htmx => view.opinion(explore),
        _ if visitor.htmx => view.fragment(),
        _ => view.page(),
    };
    let work = move || explore::draw(&ground, &reader, &explored, outlook, draw);
    Ok(app.easels.draw(work).await?.into_response())
}

/// What the search thinks of where a line leads; nothing where nobody decides, or where it has too much to do.
pub(crate) async fn outlook(
    app: &App,
    visitor: &Visitor,
    ground: &Ground,
    explored: &Explored,
) -> Result<Option<Outlook>, AppError> {
    let NextStep::Seat(_) = explored.next() else {
        return Ok(None);
    };
    let view = explored.played.view(explored.viewer());
    let offers = ground.speaker(&visitor.reader).offers(&*view);
    let foreseen = bots::foresee(app, visitor, ground.game(), view, offers).await?;
    Ok(foreseen.map(|foreseen| Outlook {
        seats: foreseen.seats,
        hint: foreseen.hint,
        line: ground.speaker(&visitor.reader).line(foreseen.line),
    }))
}
