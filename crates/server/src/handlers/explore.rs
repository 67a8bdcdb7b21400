//! What-if boards.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{IllegalPly, Phrase, PlayError};
use web::pages::{ExploredLine, NextStep, Notice, Outlook, Stage, TableView};

use super::{TablePath, table};
use crate::App;
use crate::bots;
use crate::error::AppError;
use crate::explore::{self, Draw, Explored};
use crate::live_tables::Loaded;
use crate::perspective::Onlooker;
use crate::sessions::{Posted, Visitor};
use crate::view::Speaker;

/// A line of moves from a position. `?ply=N` names the position, `?moves=` the moves since; `?opinion` asks what the search thinks.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, AppError> {
    let field = |name: &str| {
        let found = query.iter().find(|(field, _)| field == name);
        found.map(|(_, value)| value.as_str())
    };
    let ply = field("ply").and_then(|ply| ply.parse().ok()).unwrap_or(0);
    let line = ExploredLine::read(ply, field("moves").unwrap_or_default());
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    let explored = follow(&app, &loaded, line, |_| {}).await?;
    let asked = field("opinion").is_some();
    let outlook = match asked {
        true => outlook(&app, &visitor, &loaded, &explored).await?,
        false => None,
    };
    let alone = asked && visitor.htmx;
    let draw = move |view: TableView<'_>| match &view.stage {
        Stage::Explore(explore) if alone => view.opinion_alone(explore),
        _ if visitor.htmx => view.fragment(),
        _ => view.page(),
    };
    let reader = visitor.reader.clone();
    let work = move || explore::draw(&loaded, &reader, &explored, outlook, draw);
    Ok(app.easels.draw(work).await?.into_response())
}

/// Adds a move to a line: the one that was chosen, or what chance draws. Where it cannot be made, the page says why.
pub(crate) async fn go_on(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let line = ExploredLine::read(posted.parse("ply")?, posted.get("moves"));
    let text = posted.get("move").to_owned();
    let draw = match posted.get("draw") {
        "" => None,
        "all" => Some(Draw::All),
        _ => Some(Draw::One),
    };
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    let reader = visitor.reader.clone();
    let speaking = Arc::clone(&loaded);
    let change = move |explored: &mut Explored| match draw {
        Some(draw) => explored.draw(draw),
        None => {
            if let Err(why) = explored.make(&text) {
                let speaker = Speaker::new(
                    &speaking,
                    Onlooker {
                        person: None,
                        reader: &reader,
                    },
                );
                explored.wrong = Some(Notice::Refused(speaker.say(&refusal(why, &text))));
            }
        }
    };
    let explored = follow(&app, &loaded, line, change).await?;
    if !visitor.htmx && explored.wrong.is_none() {
        let query = explored.line.query();
        return Ok(Redirect::to(&format!("/tables/{}/explore{query}", live.id())).into_response());
    }
    let draw = move |view: TableView<'_>| if visitor.htmx { view.fragment() } else { view.page() };
    let reader = visitor.reader.clone();
    let work = move || explore::draw(&loaded, &reader, &explored, None, draw);
    Ok(app.easels.draw(work).await?.into_response())
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
async fn follow(
    app: &App,
    loaded: &Arc<Loaded>,
    line: ExploredLine,
    change: impl FnOnce(&mut Explored) + Send + 'static,
) -> Result<Explored, AppError> {
    let loaded = Arc::clone(loaded);
    let work = move || {
        let mut explored = Explored::follow(&loaded.table, &line)?;
        if explored.wrong.is_none() {
            change(&mut explored);
        }
        Some(explored)
    };
    // Of a game that goes on it would show what is hidden.
    app.easels.draw(work).await?.ok_or(AppError::NotFound)
}

/// What the search thinks of where a line leads; nothing where nobody decides, or where it has too much to do.
async fn outlook(
    app: &App,
    visitor: &Visitor,
    loaded: &Loaded,
    explored: &Explored,
) -> Result<Option<Outlook>, AppError> {
    let NextStep::Seat(_) = explored.next() else {
        return Ok(None);
    };
    let speaker = || {
        let reader = &visitor.reader;
        Speaker::new(loaded, Onlooker { person: None, reader })
    };
    let view = explored.played.view(explored.viewer());
    let offers = speaker().offers(&*view);
    let foreseen = bots::foresee(app, &visitor.person, loaded.table.game(), view, offers).await?;
    Ok(foreseen.map(|foreseen| Outlook {
        seats: foreseen.seats,
        hint: foreseen.hint,
        line: speaker().line(foreseen.line),
    }))
}
