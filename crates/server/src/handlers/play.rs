//! Playing: the table's page, moves, undo, hints, and the record.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::AnyMatch;
use engine::{Phrase, PlayError, Seat, Turn, Viewer};
use tables::{Actor, Command, Refusal, Settled, Version};
use web::Choice;
use web::pages::{Hint, Notice, Said};

use super::{TablePath, after, look, show, showing, table};
use crate::error::AppError;
use crate::fields::Fields;
use crate::live_tables::{Acted, Decision, LiveTable, Loaded};
use crate::perspective::Perspective;
use crate::sessions::{Posted, Visitor};
use crate::view::{Speaker, ViewRequest, recorded_names};
use crate::{App, bots, notices};

/// The page of a table.
pub(crate) async fn table_page(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let unfinished_record = |loaded: &Loaded| loaded.table.is_record() && loaded.table.early_end().is_some();
    if app.tables.read(&live, unfinished_record).await? {
        // Nobody moves here, and there is no result: there is only what was recorded.
        return Ok(Redirect::to(&format!("/tables/{id}/replay")).into_response());
    }
    bots::wake(&app, &live);
    notices::see(&app, &visitor.person, live.id()).await;
    let request = ViewRequest {
        showing: seat_in(&fields),
        name: app.tables.store().name_of(&visitor.person).await?,
        site: visitor.site.clone(),
        ..ViewRequest::default()
    };
    show(&app, &live, &visitor, request).await
}

/// Why a move is not made at once.
pub(crate) enum Held {
    /// It cannot be made.
    Refused(Refusal),
    /// It gives something up: the page asks again.
    AskAgain(Said),
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
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        ..ViewRequest::default()
    };
    let wish = MoveWish {
        version: posted.parse("version")?,
        text: posted.get("move"),
        sure: posted.get("sure") == "yes" || !visitor.reader.preferences.confirm,
        showing: request.showing,
    };
    match play(&app, &live, &visitor, &wish).await? {
        Acted::Done => {}
        Acted::Stale if is_sent_again(&posted) => {}
        Acted::Stale => request.said = Some(Said::Notice(Notice::Stale)),
        Acted::Refused(Held::Refused(refusal)) => {
            request.said = Some(notice(&app, &live, &visitor, refusal).await?);
        }
        Acted::Refused(Held::AskAgain(question)) => request.said = Some(question),
    }
    after(&app, &live, &visitor, request, &id).await
}

/// Whether a page sends something once more, since it heard nothing of the first time. The table as it stands is the answer then:
/// as likely as not it was done.
fn is_sent_again(posted: &Posted) -> bool {
    posted.get("again") == "yes"
}

/// A move that a visitor wants to make.
pub(crate) struct MoveWish<'a> {
    /// The version of the table for which it was chosen.
    pub version: Version,
    pub text: &'a str,
    /// Whether they know what it gives up.
    pub sure: bool,
    /// The seat whose secrets they saw, where they play several.
    pub showing: Option<Seat>,
}

/// Makes a move, if it is the visitor's to make.
pub(crate) async fn play(
    app: &App,
    live: &Arc<LiveTable>,
    visitor: &Visitor,
    wish: &MoveWish<'_>,
) -> Result<Acted<Held>, AppError> {
    let start = Instant::now();
    let decide = |loaded: &Loaded| decide_move(loaded, visitor, wish);
    let acted = app.tables.act(live, Some(wish.version), decide).await?;
    if let Acted::Done = acted {
        app.metrics.moves.add(1);
        app.metrics.move_latency.record(start.elapsed());
        bots::wake(app, live);
    }
    Ok(acted)
}

fn decide_move(loaded: &Loaded, visitor: &Visitor, wish: &MoveWish<'_>) -> Result<Decision, Held> {
    let (table, text) = (&loaded.table, wish.text);
    // A lesson knows what its moves give up, and has its own answers to the others.
    let sure = wish.sure || table.lesson().is_some_and(|progress| progress.step().is_some());
    let perspective = Perspective::of(table, Some(&visitor.person), wish.showing);
    let Some(seat) = perspective.acting(table) else {
        // Who plays and is too early is told for whom to wait.
        let refusal = match table.to_move().filter(|_| !perspective.own.is_empty()) {
            Some(turn) if !perspective.own.contains(&turn) => Refusal::Game(PlayError::NotYourTurn(turn)),
            _ => Refusal::NotYours,
        };
        return Err(Held::Refused(refusal));
    };
    if let Some(question) = (!sure).then(|| question(loaded, visitor, seat, text)).flatten() {
        return Err(Held::AskAgain(question));
    }
    let command = Command::Move {
        seat,
        actor: Actor::Person(visitor.person.clone()),
        text: text.to_owned(),
    };
    table.decide(&command).map(Decision::from).map_err(Held::Refused)
}

/// What is asked before a move that gives up for good something the visitor may not have meant to.
fn question(loaded: &Loaded, visitor: &Visitor, seat: Seat, text: &str) -> Option<Said> {
    let played = loaded.table.played()?;
    let offer = played.view(Viewer::Seat(seat)).offer(text)?;
    let warning = offer.warning.filter(|_| !can_be_taken_back(played, seat, text))?;
    let speaker = Speaker::new(loaded, visitor.onlooker());
    Some(Said::Confirm {
        warning: speaker.say(&warning),
        choice: Choice {
            label: speaker.say(&offer.phrase),
            text: offer.text,
        },
    })
}

/// Whether a move leaves its player to move, with the way back open: nothing was drawn, and nobody can answer before they have
/// thought better of it.
fn can_be_taken_back(played: &dyn AnyMatch, seat: Seat, text: &str) -> bool {
    let Ok(steps) = played.resolve_through(seat, text) else {
        return false;
    };
    let mut after = played.boxed_clone();
    let made = steps.iter().flatten().all(|ply| after.push(ply).is_ok());
    made && after.turn() == Turn::Seat(seat) && after.undoable(seat) > 0
}

/// Takes back the last move.
pub(crate) async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let command = Command::Undo {
        person: visitor.person.clone(),
    };
    obey(&app, &visitor, path, &posted, &command).await
}

/// What is asked of somebody who can take back nothing by themselves, but might if the others agree.
fn ask_back(loaded: &Loaded, visitor: &Visitor) -> Option<Said> {
    let table = &loaded.table;
    let is_other = |seat: Seat| table.person(seat).is_some_and(|person| *person != visitor.person);
    table.may_ask_back(&visitor.person).then(|| Said::AskBack {
        why: why_settled(loaded, visitor),
        others: table.seats().any(is_other),
    })
}

/// Why a visitor can take back nothing by themselves.
pub(super) fn why_settled(loaded: &Loaded, visitor: &Visitor) -> String {
    let speaker = Speaker::new(loaded, visitor.onlooker());
    let words = web::words(visitor.reader.language);
    let phrase = match loaded.table.settled_for(&visitor.person) {
        Settled::Unmoved => Phrase::new("settled-unmoved"),
        Settled::Drawn => Phrase::new("settled-drawn"),
        Settled::Answered(seat) => Phrase::new("settled-answered").with("who", seat),
        Settled::Over => Phrase::new("settled-over"),
    };
    words.say(&phrase, &|seat| speaker.name(seat))
}

/// Does what a visitor asked for at the table that they saw, or says why not.
pub(super) async fn obey(
    app: &App,
    visitor: &Visitor,
    path: TablePath,
    posted: &Posted,
    command: &Command,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(app, path).await?;
    let version: Version = posted.parse("version")?;
    let mut request = ViewRequest {
        showing: showing(posted.get("as")),
        ..ViewRequest::default()
    };
    match carry_out(app, &live, Some(version), command).await? {
        Acted::Done => {}
        Acted::Stale if is_sent_again(posted) => {}
        Acted::Stale => request.said = Some(Said::Notice(Notice::Stale)),
        Acted::Refused(refusal) => request.said = Some(notice(app, &live, visitor, refusal).await?),
    }
    after(app, &live, visitor, request, &id).await
}

/// Does what a command says, at the version of the table that is expected.
pub(crate) async fn carry_out(
    app: &App,
    live: &Arc<LiveTable>,
    expected: Option<Version>,
    command: &Command,
) -> Result<Acted<Refusal>, AppError> {
    let decide = |loaded: &Loaded| loaded.table.decide(command).map(Decision::from);
    let acted = app.tables.act(live, expected, decide).await?;
    if let Acted::Done = acted {
        // It may be a bot's turn.
        bots::wake(app, live);
    }
    Ok(acted)
}

/// Shows what the search thinks of the visitor's moves.
pub(crate) async fn hint(
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
    request.said = Some(match advise(&app, &live, &visitor, request.showing).await? {
        Ok(hint) => Said::Hint(hint),
        Err(notice) => Said::Notice(notice),
    });
    after(&app, &live, &visitor, request, &id).await
}

/// What the search thinks of a visitor's moves, or why it does not say so.
pub(crate) async fn advise(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    showing: Option<Seat>,
) -> Result<Result<Hint, Notice>, AppError> {
    let question = app.tables.read(live, |loaded| {
        let perspective = Perspective::of(&loaded.table, Some(&visitor.person), showing);
        perspective.acting(&loaded.table)?;
        if loaded.table.is_rated() {
            return Some(Err(Err(Notice::Rated)));
        }
        if let Some(task) = task(loaded, visitor) {
            return Some(Err(Err(Notice::Lesson(task))));
        }
        let viewer = perspective.viewer();
        let question = (loaded.table.version(), viewer, visitor.reader.language);
        if let Some(hint) = live.advice_on(question) {
            return Some(Err(Ok(hint)));
        }
        let view = loaded.table.played()?.view(viewer);
        let offers = Speaker::new(loaded, visitor.onlooker()).offers(&*view);
        Some(Ok((question, loaded.table.game(), view, offers)))
    });
    let (question, game, view, offers) = match question.await? {
        Some(Ok(question)) => question,
        Some(Err(answer)) => return Ok(answer),
        None => return Ok(Err(Notice::NotYours)),
    };
    let Some((hint, reason)) = bots::advise(app, visitor, game, view, offers).await? else {
        return Ok(Err(Notice::Busy));
    };
    let said = |loaded: &Loaded| reason.map(|reason| Speaker::new(loaded, visitor.onlooker()).say(&reason));
    let reason = app.tables.read(live, said).await?;
    let hint = Hint { reason, ..hint };
    live.keep_advice(question, hint.clone());
    Ok(Ok(hint))
}

/// What a lesson asks for now: nobody has to search for that.
fn task(loaded: &Loaded, visitor: &Visitor) -> Option<String> {
    let progress = loaded.table.lesson()?;
    let words = progress.lesson().words(visitor.reader.language);
    Some(words.word(&progress.step()?.task()))
}

/// The board as it stood after some move, to show again what happened.
pub(crate) async fn board_at(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, ply)): Path<(String, usize)>,
    fields: Fields,
) -> Result<Response, AppError> {
    let live = table(&app, TablePath { id }).await?;
    let request = ViewRequest {
        showing: seat_in(&fields),
        ply: Some(ply),
        ..ViewRequest::default()
    };
    look(&app, &live, &visitor, request, |view| view.board_alone()).await
}

/// The whole log; for a page that has its newest turns, the others alone.
pub(crate) async fn log(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let request = ViewRequest {
        showing: seat_in(&fields),
        whole_log: true,
        ..ViewRequest::default()
    };
    let inside = visitor.htmx;
    look(&app, &live, &visitor, request, move |view| {
        if inside { view.older_turns() } else { view.log_page() }
    })
    .await
}

/// The seat whose secrets an address asks a shared screen to show.
pub(super) fn seat_in(fields: &Fields) -> Option<Seat> {
    showing(fields.get("as")?)
}

/// The record of a finished game, to keep.
pub(crate) async fn record(
    State(app): State<App>,
    _: Visitor,
    Path(path): Path<TablePath>,
) -> Result<Response, AppError> {
    let name = format!("attachment; filename=\"chantier-{}.record\"", path.id);
    let live = table(&app, path).await?;
    let record = record_of(&app, &live).await?.ok_or(AppError::NotFound)?;
    let mut response = record.into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// The record of a table, if its game is over.
pub(crate) async fn record_of(app: &App, live: &LiveTable) -> Result<Option<String>, AppError> {
    let record = |loaded: &Loaded| {
        let played = loaded.table.played().filter(|played| played.is_over())?;
        Some(
            played
                .to_record(recorded_names(&loaded.table, &loaded.beside), false)
                .to_string(),
        )
    };
    app.tables.read(live, record).await
}

/// Why something cannot be done, in the visitor's language.
async fn notice(app: &App, live: &LiveTable, visitor: &Visitor, refusal: Refusal) -> Result<Said, AppError> {
    let error = match refusal {
        Refusal::Lesson(why) => {
            let said = |loaded: &Loaded| {
                let lesson = loaded.table.lesson()?.lesson();
                Some(lesson.words(visitor.reader.language).word(&why))
            };
            let said = app.tables.read(live, said).await?;
            return Ok(Said::Notice(said.map_or(Notice::Stale, Notice::Lesson)));
        }
        Refusal::Game(PlayError::NothingToUndo) => {
            let said = |loaded: &Loaded| {
                let nothing = || Said::Notice(Notice::NothingToUndo(why_settled(loaded, visitor)));
                ask_back(loaded, visitor).unwrap_or_else(nothing)
            };
            return app.tables.read(live, said).await;
        }
        Refusal::Game(error) => error,
        Refusal::Full => return Ok(Said::Notice(Notice::Full)),
        _ => return Ok(Said::Notice(Notice::NotYours)),
    };
    let said = |loaded: &Loaded| Speaker::new(loaded, visitor.onlooker()).say(&error.phrase());
    Ok(Said::Notice(Notice::Refused(app.tables.read(live, said).await?)))
}
