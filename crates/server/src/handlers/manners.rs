//! Giving up, asking the others for something, and answering.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use tables::{Command, Event, Refusal, Request, Version};
use web::pages::{Notice, Said};

use super::play::why_settled;
use super::{TablePath, after, showing, table};
use crate::App;
use crate::bots;
use crate::error::AppError;
use crate::limits::Kind;
use crate::live_tables::{Acted, Decision, LiveTable, Loaded};
use crate::sessions::{Posted, Visitor};
use crate::view::ViewRequest;

/// A person gives the game up.
pub(crate) async fn resign(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let command = Command::Resign {
        person: visitor.person.clone(),
    };
    act(&app, &visitor, path, &posted, command.into()).await
}

/// A person asks the others for something: to end the game, to go back, or for a seat that was left.
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let request = match posted.get("what") {
        "end" => Request::End,
        "undo" => Request::Undo,
        "seat" => Request::Seat(posted.parse("seat")?),
        _ => return Err(AppError::BadRequest("what")),
    };
    let wish = question(&app, &visitor, request, posted.get("name")).await?;
    act(&app, &visitor, path, &posted, wish).await
}

/// The wish of somebody who asks the others for something. Whoever wants a seat has to say a name.
pub(crate) async fn question(app: &App, visitor: &Visitor, request: Request, name: &str) -> Result<Wish, AppError> {
    // A question wants an answer from everybody: it is talk, and counted as such.
    if !app.limits.allow_visitor(visitor, Kind::Talk) {
        return Err(AppError::TooMany);
    }
    let mut asker = None;
    if let Request::Seat(_) = request {
        // Those who are asked have to know who asks.
        let name = visitor.called(name).unwrap_or_default();
        if name.is_empty() {
            return Err(AppError::BadRequest("name"));
        }
        let store = app.tables.store();
        store.remember_name(&visitor.person, &name, app.now_ms()).await?;
        asker = Some(name);
    }
    let command = Command::Ask {
        person: visitor.person.clone(),
        request,
    };
    Ok(Wish {
        asker,
        ..Wish::from(command)
    })
}

/// A person answers what they were asked, at the table that they saw: it may be another question by now.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let command = Command::Answer {
        person: visitor.person.clone(),
        yes: posted.get("answer") == "yes",
    };
    let wish = Wish::at(posted.parse("version")?, command);
    act(&app, &visitor, path, &posted, wish).await
}

/// What a visitor wants to happen.
pub(crate) struct Wish {
    command: Command,
    /// What a stranger who asks for a seat is called.
    asker: Option<String>,
    /// The version that the table must still have.
    expected: Option<Version>,
}

impl Wish {
    /// A wish for the table as it was at this version.
    pub(crate) fn at(version: Version, command: Command) -> Wish {
        Wish {
            expected: Some(version),
            ..Wish::from(command)
        }
    }
}

impl From<Command> for Wish {
    fn from(command: Command) -> Self {
        Wish {
            command,
            asker: None,
            expected: None,
        }
    }
}

async fn act(app: &App, visitor: &Visitor, path: TablePath, posted: &Posted, wish: Wish) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(app, path).await?;
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        site: visitor.site.clone(),
        ..ViewRequest::default()
    };
    match fulfil(app, &live, &wish).await? {
        Acted::Done => {}
        Acted::Stale => request.said = Some(Said::Notice(Notice::Stale)),
        Acted::Refused(refusal) => {
            let notice = match refusal {
                Refusal::Asked => Notice::Asked,
                Refusal::Full => Notice::Full,
                Refusal::Rated => Notice::Rated,
                Refusal::Game(_) => {
                    let why = |loaded: &Loaded| why_settled(loaded, visitor);
                    Notice::NothingToUndo(app.tables.read(&live, why).await?)
                }
                _ => Notice::NotYours,
            };
            request.said = Some(Said::Notice(notice));
        }
    }
    after(app, &live, visitor, request, &id).await
}

/// Does what somebody wishes for, or says why not.
pub(crate) async fn fulfil(app: &App, live: &Arc<LiveTable>, wish: &Wish) -> Result<Acted<Refusal>, AppError> {
    let decide = |loaded: &Loaded| {
        let events = loaded.table.decide(&wish.command)?;
        Ok(decision(loaded, events, wish.asker.clone()))
    };
    let acted = app.tables.act(live, wish.expected, decide).await?;
    if let Acted::Done = acted {
        bots::wake(app, live);
    }
    Ok(acted)
}

/// Whoever gets a seat that they asked for brings their name along.
fn decision(loaded: &Loaded, events: Vec<Event>, asker: Option<String>) -> Decision {
    let joined = events.iter().find_map(|event| match event {
        Event::Joined { seat, .. } => Some(*seat),
        _ => None,
    });
    let name = loaded.beside.asker().map(str::to_owned);
    Decision {
        names: joined.zip(name).into_iter().collect(),
        events,
        asker,
    }
}
