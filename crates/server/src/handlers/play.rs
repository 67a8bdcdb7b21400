//! Playing: the table's page, moves, undo, hints, and the record.

use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use engine::{Phrase, Turn, Viewer};
use tables::{Actor, Command, Refusal, Version};
use web::pages::Notice;

use super::{TablePath, after, show, showing, site, table};
use crate::error::AppError;
use crate::live_tables::{Acted, Decision, LiveTable, Loaded};
use crate::perspective::Perspective;
use crate::sessions::{Posted, Visitor};
use crate::view::{Speaker, ViewRequest};
use crate::{App, bots};

/// The page of a table.
pub(crate) async fn table_page(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    bots::wake(&app, &live);
    let seat = query
        .iter()
        .find(|(name, _)| name == "as")
        .and_then(|(_, seat)| showing(seat));
    let request = ViewRequest {
        showing: seat,
        name: app.tables.store().name_of(&visitor.person).await?,
        site: site(&app, &headers),
        ..ViewRequest::default()
    };
    show(&app, &live, &visitor, request).await
}

/// Why a move is not made at once.
enum Held {
    /// It cannot be made.
    Refused(Refusal),
    /// It would end the turn although the turn could go on: the page asks again.
    AskAgain,
}

/// Makes a move, or asks again where it would end the turn too early.
pub(crate) async fn make_move(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let version: Version = posted.parse("version")?;
    let text = posted.get("move");
    let sure = posted.get("sure") == "yes";
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        ..ViewRequest::default()
    };
    let decide = |loaded: &Loaded| decide_move(loaded, &visitor, &request, text, sure);
    let start = Instant::now();
    let acted = app.tables.act(&live, Some(version), decide).await?;
    match acted {
        Acted::Done => {
            app.metrics.moves.add(1);
            app.metrics.move_latency.record(start.elapsed());
            bots::wake(&app, &live);
        }
        Acted::Stale => request.notice = Some(Notice::Stale),
        Acted::Refused(Held::Refused(refusal)) => {
            request.notice = Some(notice(&app, &live, &visitor, refusal).await?);
        }
        Acted::Refused(Held::AskAgain) => {
            request.confirm = Some(text.to_owned());
            return show(&app, &live, &visitor, request).await;
        }
    }
    after(&app, &live, &visitor, request, &id).await
}

fn decide_move(
    loaded: &Loaded,
    visitor: &Visitor,
    request: &ViewRequest,
    text: &str,
    sure: bool,
) -> Result<Decision, Held> {
    let table = &loaded.table;
    let perspective = Perspective::of(table, &visitor.person, request.showing);
    let seat = perspective.acting(table).ok_or(Held::Refused(Refusal::NotYours))?;
    if !sure && warning(loaded, perspective.viewer(), text).is_some() {
        return Err(Held::AskAgain);
    }
    let command = Command::Move {
        seat,
        actor: Actor::Person(visitor.person.clone()),
        text: text.to_owned(),
    };
    table.decide(&command).map(Decision::from).map_err(Held::Refused)
}

/// What a move gives up that the visitor may not have meant to.
fn warning(loaded: &Loaded, viewer: Viewer, text: &str) -> Option<Phrase> {
    let offers = loaded.table.played()?.view(viewer).offers();
    offers.into_iter().find(|offer| offer.text == text)?.warning
}

/// Takes back the last move.
pub(crate) async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let version: Version = posted.parse("version")?;
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        ..ViewRequest::default()
    };
    let command = Command::Undo {
        person: visitor.person.clone(),
    };
    let decide = |loaded: &Loaded| loaded.table.decide(&command).map(Decision::from);
    match app.tables.act(&live, Some(version), decide).await? {
        Acted::Done => {}
        Acted::Stale => request.notice = Some(Notice::Stale),
        Acted::Refused(refusal) => request.notice = Some(notice(&app, &live, &visitor, refusal).await?),
    }
    after(&app, &live, &visitor, request, &id).await
}

/// Shows what the search thinks of the visitor's moves.
pub(crate) async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        ..ViewRequest::default()
    };
    let question = app.tables.read(&live, |loaded| {
        let perspective = Perspective::of(&loaded.table, &visitor.person, request.showing);
        perspective.acting(&loaded.table)?;
        let view = loaded.table.played()?.view(perspective.viewer());
        let offers = Speaker::new(loaded, &visitor).offers(&*view);
        Some((view, offers))
    });
    match question.await? {
        None => request.notice = Some(Notice::NotYours),
        Some((view, offers)) => match bots::advise(&app, &visitor.person, view, offers).await? {
            Some(hint) => request.hint = Some(hint),
            None => request.notice = Some(Notice::Busy),
        },
    }
    show(&app, &live, &visitor, request).await
}

/// The record of a finished game, to keep.
pub(crate) async fn record(
    State(app): State<App>,
    _: Visitor,
    Path(path): Path<TablePath>,
) -> Result<Response, AppError> {
    let name = format!("attachment; filename=\"chantier-{}.record\"", path.id);
    let live = table(&app, path).await?;
    let record = app.tables.read(&live, |Loaded { table, beside }| {
        let played = table.played().filter(|played| played.turn() == Turn::Over)?;
        Some(played.to_record(table.names(beside, "nobody"), false).to_string())
    });
    let record = record.await?.ok_or(AppError::NotFound)?;
    let mut response = record.into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// Why something cannot be done, in the visitor's language.
async fn notice(app: &App, live: &LiveTable, visitor: &Visitor, refusal: Refusal) -> Result<Notice, AppError> {
    let Refusal::Game(error) = refusal else {
        return Ok(Notice::NotYours);
    };
    let said = |loaded: &Loaded| Speaker::new(loaded, visitor).say(&error.phrase());
    Ok(Notice::Refused(app.tables.read(live, said).await?))
}
