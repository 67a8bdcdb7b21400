//! Sitting down, leaving, talking, and playing again.

use std::sync::Arc;

use ::bots::BotSpec;
use ::bots::levels::Level;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use tables::{Command, Phase, Refusal, SeatPlan, TableId};
use web::pages::{Draft, Notice, Said, SeatDraft, Sitter, Start, Visit};

use super::play::carry_out;
use super::{TablePath, after, showing, table};
use crate::error::AppError;
use crate::limits::Kind;
use crate::live_tables::{Acted, Decision, LiveTable, Loaded};
use crate::names;
use crate::sessions::{Posted, Visitor};
use crate::terms;
use crate::view::ViewRequest;
use crate::{App, bots};

/// What one may say at once, in characters.
const REMARK_LENGTH: usize = 200;

/// A person takes a free seat, or comes back to the one they left. With the last one the game is dealt.
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let seat: Seat = posted.parse("seat")?;
    let mut request = ViewRequest {
        site: visitor.site.clone(),
        ..ViewRequest::default()
    };
    let Ok(name) = visitor.called(posted.get("name")) else {
        request.said = Some(Said::Notice(Notice::Name));
        return after(&app, &live, &visitor, request, &id).await;
    };
    match sit(&app, &live, &visitor, Seating { seat, name }).await? {
        Acted::Done => {}
        Acted::Stale => request.said = Some(Said::Notice(Notice::Stale)),
        Acted::Refused(why) => request.said = Some(Said::Notice(why)),
    }
    after(&app, &live, &visitor, request, &id).await
}

/// A seat that somebody wants, and what they are called there.
pub(crate) struct Seating {
    pub seat: Seat,
    /// Empty for who comes back and keeps the name they had.
    pub name: String,
}

/// Seats a visitor, if the seat is theirs to take.
pub(crate) async fn sit(
    app: &App,
    live: &Arc<LiveTable>,
    visitor: &Visitor,
    Seating { seat, name }: Seating,
) -> Result<Acted<Notice>, AppError> {
    let command = Command::Join {
        seat,
        person: visitor.person.clone(),
    };
    let mut first_seat = false;
    let acted = app.tables.act(live, None, |loaded| {
        first_seat = loaded.table.seats_of(&visitor.person).next().is_none();
        let events = loaded.table.decide(&command).map_err(|refusal| match refusal {
            Refusal::Reserved => Notice::Reserved,
            Refusal::Full => Notice::Full,
            Refusal::Rated => Notice::OneSeat,
            _ => Notice::Stale,
        })?;
        // Who comes back without saying a name keeps the one they had.
        let had_name = loaded.table.left_by(seat).is_some() && loaded.beside.name(seat).is_some();
        match name.is_empty() {
            true if had_name => Ok(Decision::from(events)),
            true => Err(Notice::Name),
            false => Ok(Decision {
                events,
                names: vec![(seat, name.clone())],
                asker: None,
            }),
        }
    });
    let acted = acted.await?;
    if let Acted::Done = acted {
        bots::wake(app, live);
        if first_seat && !name.is_empty() {
            let store = app.tables.store();
            store.remember_name(&visitor.person, &name, app.now_ms()).await?;
        }
    }
    Ok(acted)
}

/// Somebody at the table lets a bot play on for a person who left or is silent, or the host seats one before the game begins.
pub(crate) async fn replace(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let level = Level::named(posted.get("level")).ok_or(AppError::BadRequest("level"))?;
    let command = Command::Replace {
        seat: posted.parse("seat")?,
        bot: BotSpec::Level(level).to_string(),
        person: visitor.person.clone(),
        now_ms: app.now_ms(),
    };
    settle(&app, &visitor, path, &command).await
}

/// The host sends somebody away before the game begins.
pub(crate) async fn free(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let command = Command::Free {
        seat: posted.parse("seat")?,
        person: visitor.person.clone(),
    };
    settle(&app, &visitor, path, &command).await
}

/// Settles who sits where; what is refused was true of a page that is no longer.
async fn settle(app: &App, visitor: &Visitor, path: TablePath, command: &Command) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(app, path).await?;
    let mut request = ViewRequest {
        site: visitor.site.clone(),
        ..ViewRequest::default()
    };
    match carry_out(app, &live, None, command).await? {
        Acted::Done => {}
        Acted::Refused(Refusal::Full) => request.said = Some(Said::Notice(Notice::Full)),
        Acted::Stale | Acted::Refused(_) => request.said = Some(Said::Notice(Notice::Stale)),
    }
    after(app, &live, visitor, request, &id).await
}

/// A person gives up all their seats at a table.
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let command = Command::Leave {
        person: visitor.person.clone(),
    };
    carry_out(&app, &live, None, &command).await?;
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
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        ..ViewRequest::default()
    };
    let said = speak(&app, &live, &visitor, posted.get("text")).await?;
    request.said = said.err().map(Said::Notice);
    after(&app, &live, &visitor, request, &id).await
}

/// Says something at the table, or tells why somebody may not.
pub(crate) async fn speak(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    text: &str,
) -> Result<Result<(), Notice>, AppError> {
    let text = names::remark(text, REMARK_LENGTH);
    if let Some(why) = silenced(app, visitor) {
        return Ok(Err(why));
    }
    if !text.is_empty() && !app.tables.say(live, &visitor.person, text).await? {
        return Ok(Err(Notice::NotYours));
    }
    Ok(Ok(()))
}

/// Why somebody may not talk now.
fn silenced(app: &App, visitor: &Visitor) -> Option<Notice> {
    if visitor.standing.muted {
        return Some(Notice::Muted);
    }
    let may_talk = app.limits.allow_visitor(visitor, Kind::Talk);
    (!may_talk).then_some(Notice::TooFast)
}

/// Somebody who only watches says something to the others who do.
pub(crate) async fn comment(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let said = remark(&app, &live, &visitor, posted.get("text")).await?;
    let request = ViewRequest {
        said: said.err().map(Said::Notice),
        ..ViewRequest::default()
    };
    after(&app, &live, &visitor, request, &id).await
}

/// Says something to those who watch, or tells why somebody may not.
pub(crate) async fn remark(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    text: &str,
) -> Result<Result<(), Notice>, AppError> {
    let text = names::remark(text, REMARK_LENGTH);
    if let Some(why) = silenced(app, visitor) {
        return Ok(Err(why));
    }
    if !text.is_empty() {
        let name = app.tables.store().name_of(&visitor.person).await?;
        let name = name.unwrap_or_else(|| nameless(visitor));
        if !app.tables.comment(live, &visitor.person, name, text).await? {
            return Ok(Err(Notice::NotYours));
        }
    }
    Ok(Ok(()))
}

/// What somebody is called who never told a name: a guest with a number, so that two of them are told apart.
fn nameless(visitor: &Visitor) -> String {
    let key = visitor.person.public_key();
    let number = u32::from_str_radix(&key[..4], 16).unwrap_or_default() % 100;
    format!(
        "{} {number:02}",
        web::words(visitor.reader.language).word("gallery-guest")
    )
}

/// The same players go on to another game, in which the next one around the table starts.
pub(crate) async fn again(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let next = play_again(&app, &live, &visitor).await?;
    let next = next.ok_or(AppError::BadRequest("again"))?;
    Ok(Redirect::to(&format!("/tables/{next}")).into_response())
}

/// The table at which those who played a finished game go on; `None` where it is not the visitor's to begin one.
pub(crate) async fn play_again(app: &App, live: &LiveTable, visitor: &Visitor) -> Result<Option<TableId>, AppError> {
    let plan = app.tables.read(live, |loaded| {
        let table = &loaded.table;
        let plays = table.seats_of(&visitor.person).next().is_some();
        let draft = (plays && table.phase() == Phase::Over).then(|| rematch(loaded, visitor));
        let draft = draft.map(|draft| (draft, table.rematch_door()));
        (table.again().cloned(), draft, table.game(), table.id().clone())
    });
    let (before, draft, game, id) = plan.await?;
    let Some((draft, door)) = draft else { return Ok(before) };
    if let Some(before) = &before
        && app.tables.store().version_of(before).await?.is_some()
    {
        return Ok(Some(before.clone()));
    }
    let next = super::setup::write(app, visitor, game, &draft, door, Some(id)).await?;
    follow(app, live, before, next).await.map(Some)
}

/// Points the old table to the new one, where there is none, or none any more. If somebody else was faster, theirs is the one.
async fn follow(app: &App, live: &LiveTable, before: Option<TableId>, next: TableId) -> Result<TableId, AppError> {
    let command = Command::Again {
        table: next.clone(),
        instead_of: before,
    };
    let decide = |loaded: &Loaded| loaded.table.decide(&command).map(Decision::from);
    match app.tables.act(live, None, decide).await? {
        Acted::Done => Ok(next),
        Acted::Stale | Acted::Refused(_) => {
            let known = app.tables.read(live, |loaded| loaded.table.again().cloned()).await?;
            let Some(theirs) = known.filter(|known| *known != next) else {
                return Ok(next);
            };
            // Nobody is led to the one that came second.
            app.tables.close_table(&next).await?;
            Ok(theirs)
        }
    }
}

/// The level of a bot; the weakest for one that no level has any more.
fn level(bot: &str) -> Level {
    let known = bot.parse().ok().and_then(Level::of);
    known.unwrap_or(Level::Gentle)
}

fn rematch(Loaded { table, beside, .. }: &Loaded, visitor: &Visitor) -> Draft {
    let place = |seat: Seat| match (table.person(seat), &table.plans()[seat.index()]) {
        (Some(person), _) if *person == visitor.person => SeatDraft {
            sitter: Sitter::Here,
            name: beside.name(seat).unwrap_or_default().to_owned(),
        },
        (_, SeatPlan::Bot(bot)) => SeatDraft {
            sitter: Sitter::Bot(level(bot)),
            name: String::new(),
        },
        _ => SeatDraft {
            sitter: Sitter::Invited,
            name: String::new(),
        },
    };
    Draft {
        seats: table.seats().map(place).collect(),
        options: table.setup().options.clone(),
        start: Start::Place(1),
        terms: terms::draft(table.terms()),
        visit: Visit::Link,
        word: String::new(),
        rated: table.is_rated(),
    }
}
