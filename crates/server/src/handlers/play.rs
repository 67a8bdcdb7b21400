//! Playing: the table's page, moves, undo, hints, and the record.

use std::sync::atomic::Ordering;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Turn, Viewer};
use store::{SessionId, Version};
use web::pages::Notice;

use super::{TablePath, after, show, showing, site, table};
use crate::error::AppError;
use crate::seeing::{self, Asked, Eyes};
use crate::sessions::{Posted, Visitor};
use crate::table::{Refusal, Table};
use crate::tables::{Acted, Live};
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
    let asked = Asked {
        showing: seat,
        name: app.tables.store().session_name(&visitor.session).await?,
        site: site(&app, &headers),
        ..Asked::default()
    };
    show(&app, &live, &visitor, asked).await
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
    let seat = showing(posted.get("as"));
    let mut asked = Asked {
        showing: seat,
        ..Asked::default()
    };
    if !sure {
        let ends = |table: &Table| table.version == version && ends_early(table, &visitor.session, seat, text);
        if app.tables.read(&live, ends).await? {
            asked.confirm = Some(text.to_owned());
            return show(&app, &live, &visitor, asked).await;
        }
    }
    let acted = app.tables.act(&live, Some(version), |table| {
        let seat = acting_seat(table, &visitor.session, seat).ok_or(Refusal::NotYours)?;
        Ok(vec![table.play(seat, text)?])
    });
    match acted.await? {
        Acted::Done => {
            app.metrics.moves.fetch_add(1, Ordering::Relaxed);
            bots::wake(&app, &live);
        }
        Acted::Stale => asked.notice = Some(Notice::Stale),
        Acted::Refused(refusal) => asked.notice = Some(notice(&app, &live, &visitor, refusal).await?),
    }
    after(&app, &live, &visitor, asked, &id).await
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
    let mut asked = Asked {
        showing: showing(posted.get("as")),
        ..Asked::default()
    };
    let acted = app
        .tables
        .act(&live, Some(version), |table| Ok(vec![table.undo(&visitor.session)?]));
    match acted.await? {
        Acted::Done => {}
        Acted::Stale => asked.notice = Some(Notice::Stale),
        Acted::Refused(refusal) => asked.notice = Some(notice(&app, &live, &visitor, refusal).await?),
    }
    after(&app, &live, &visitor, asked, &id).await
}

/// Shows what the search thinks of the visitor's moves.
pub(crate) async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let seat = showing(posted.get("as"));
    let question = app.tables.read(&live, |table| {
        let acting = acting_seat(table, &visitor.session, seat)?;
        let view = table.played.as_ref()?.view(Viewer::Seat(acting));
        Some((view, seeing::offers(table, &visitor, acting)))
    });
    let mut asked = Asked {
        showing: seat,
        ..Asked::default()
    };
    match question.await? {
        None => asked.notice = Some(Notice::NotYours),
        Some((view, offers)) => match app.workers.hint(view, offers).await? {
            Some(hint) => asked.hint = Some(hint),
            None => asked.notice = Some(Notice::Busy),
        },
    }
    show(&app, &live, &visitor, asked).await
}

/// The record of a finished game, to keep.
pub(crate) async fn record(
    State(app): State<App>,
    _: Visitor,
    Path(path): Path<TablePath>,
) -> Result<Response, AppError> {
    let name = format!("attachment; filename=\"chantier-{}.record\"", path.id);
    let live = table(&app, path).await?;
    let record = app.tables.read(&live, |table| {
        let played = table.played.as_ref().filter(|played| played.turn() == Turn::Over)?;
        Some(played.to_record(table.record_names(), false).to_string())
    });
    let record = record.await?.ok_or(AppError::NotFound)?;
    let mut response = record.into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// The seat for which a session moves now: the one to move, if it is theirs and they see through its eyes.
fn acting_seat(table: &Table, session: &SessionId, showing: Option<Seat>) -> Option<Seat> {
    let own: Vec<Seat> = table.seats_of(session).collect();
    let turn = table.to_move().filter(|seat| own.contains(seat))?;
    match seeing::eyes(table, &own, showing) {
        Eyes::Open(Viewer::Seat(seat)) if seat == turn => Some(turn),
        _ => None,
    }
}

fn ends_early(table: &Table, session: &SessionId, showing: Option<Seat>, text: &str) -> bool {
    let Some(seat) = acting_seat(table, session, showing) else {
        return false;
    };
    let Some(played) = &table.played else {
        return false;
    };
    let offers = played.view(Viewer::Seat(seat)).offers();
    offers.len() > 1 && offers.iter().any(|offer| offer.ends_turn && offer.text == text)
}

/// Why something cannot be done, in the visitor's language.
async fn notice(app: &App, live: &Live, visitor: &Visitor, refusal: Refusal) -> Result<Notice, AppError> {
    let Refusal::Game(phrase) = refusal else {
        return Ok(Notice::NotYours);
    };
    let said = |table: &Table| seeing::say_to(table, visitor, &phrase);
    Ok(Notice::Refused(app.tables.read(live, said).await?))
}
