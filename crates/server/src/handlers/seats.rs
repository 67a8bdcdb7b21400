//! Sitting down, leaving, talking, and playing again.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use store::{Event, Phase, SeatPlan, TableId};
use web::pages::{Draft, LEVELS, Notice, SeatDraft, Sitter, Start};

use super::{TablePath, after, clean_name, showing, site, table};
use crate::error::AppError;
use crate::seeing::Asked;
use crate::sessions::{Posted, Visitor};
use crate::table::{Refusal, Table};
use crate::tables::Acted;
use crate::{App, bots};

/// A person takes a free seat. With the last one the game is dealt.
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let seat: Seat = posted.parse("seat")?;
    let name = clean_name(posted.get("name"));
    if name.is_empty() {
        return Err(AppError::BadRequest("name"));
    }
    let mut first_seat = false;
    let acted = app.tables.act(&live, None, |table| {
        if seat.index() >= table.plans.len() || !table.is_free(seat) {
            return Err(Refusal::Seat);
        }
        first_seat = table.seats_of(&visitor.session).next().is_none();
        let joined = Event::Joined {
            seat,
            session: visitor.session.clone(),
            name: name.clone(),
        };
        table.note(&joined);
        let mut events = vec![joined];
        if table.played.is_none() && !table.has_free_seat() {
            events.push(table.deal().map_err(|_| Refusal::Seat)?);
        }
        Ok(events)
    });
    let mut asked = Asked {
        site: site(&app, &headers),
        ..Asked::default()
    };
    match acted.await? {
        Acted::Done => bots::wake(&app, &live),
        Acted::Stale | Acted::Refused(_) => asked.notice = Some(Notice::Stale),
    }
    if first_seat {
        app.tables.store().name_session(&visitor.session, &name).await?;
    }
    after(&app, &live, &visitor, asked, &id).await
}

/// A person gives up all their seats at a table; others may take them.
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let acted = app.tables.act(&live, None, |table| {
        let left: Vec<Event> = table
            .seats_of(&visitor.session)
            .map(|seat| Event::Left { seat })
            .collect();
        if left.is_empty() { Err(Refusal::Seat) } else { Ok(left) }
    });
    acted.await?;
    Ok(Redirect::to("/tables").into_response())
}

/// A person at the table says something.
pub(crate) async fn talk(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let text: String = posted
        .get("text")
        .chars()
        .filter(|letter| !letter.is_control())
        .take(200)
        .collect();
    let mut asked = Asked {
        showing: showing(posted.get("as")),
        ..Asked::default()
    };
    if !text.is_empty() {
        let acted = app.tables.act(&live, None, |table| {
            let seat = table.seats_of(&visitor.session).next().ok_or(Refusal::Seat)?;
            Ok(vec![Event::Spoke { seat, text }])
        });
        if let Acted::Refused(_) = acted.await? {
            asked.notice = Some(Notice::NotYours);
        }
    }
    after(&app, &live, &visitor, asked, &id).await
}

/// The same players go on to another game, in which the next one around the table starts.
pub(crate) async fn again(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let plan = app.tables.read(&live, |table| {
        let plays = table.seats_of(&visitor.session).next().is_some();
        let follow = table.again.clone();
        let draft = (plays && table.phase() == Phase::Over).then(|| rematch(table, &visitor));
        (follow, draft, table.info, table.id.clone())
    });
    let next = match plan.await? {
        (Some(next), ..) => next,
        (None, None, ..) => return Err(AppError::BadRequest("again")),
        (None, Some(draft), info, id) => {
            let next = super::setup::write(&app, &visitor, info, &draft, Some(id)).await?;
            follow(&app, &live, next).await?
        }
    };
    Ok(Redirect::to(&format!("/tables/{next}")).into_response())
}

/// Points the old table to the new one. If somebody else was faster, theirs is the one.
async fn follow(app: &App, live: &crate::tables::Live, next: TableId) -> Result<TableId, AppError> {
    let acted = app.tables.act(live, None, |table| match table.again {
        Some(_) => Err(Refusal::Seat),
        None => Ok(vec![Event::Again { table: next.clone() }]),
    });
    match acted.await? {
        Acted::Done => Ok(next),
        Acted::Stale | Acted::Refused(_) => {
            let known = app.tables.read(live, |table| table.again.clone()).await?;
            Ok(known.unwrap_or(next))
        }
    }
}

fn rematch(table: &Table, visitor: &Visitor) -> Draft {
    let place = |seat: Seat| match (&table.sitters[seat.index()], &table.plans[seat.index()]) {
        (Some(sitter), _) if sitter.session == visitor.session => SeatDraft {
            sitter: Sitter::Here,
            name: sitter.name.clone(),
        },
        (_, SeatPlan::Bot(bot)) => SeatDraft {
            sitter: Sitter::Bot(LEVELS.iter().position(|(_, spec)| spec == bot).unwrap_or(0)),
            name: String::new(),
        },
        _ => SeatDraft {
            sitter: Sitter::Invited,
            name: String::new(),
        },
    };
    Draft {
        seats: table.seats().map(place).collect(),
        options: table.options.clone(),
        start: Start::Place(1),
    }
}
