//! The tables a person sits at, and taking one off that list.

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::Language;
use engine::{Info, Record, Seat};
use futures_util::{StreamExt as _, stream};
use maud::Markup;
use store::Listing;
use tables::{EarlyEnd, PersonId, Phase, Summary, TableId};
use web::pages::{self, Bests, EndNote, Filter, Outcome, SeatKind, SeatView, TableLine, TableState, TablesView};

use super::TablePath;
use crate::App;
use crate::calendar;
use crate::error::AppError;
use crate::limits::Kind;
use crate::live_tables::Loaded;
use crate::sessions::{Posted, Visitor};
use crate::view;
use crate::zip::{self, Archive};

/// How many tables a page of the list shows.
pub(crate) const LISTED: u32 = 100;
/// How many are asked for at once where all are looked through.
const AT_ONCE: u32 = 500;
/// Among how many somebody's results are compared.
const COMPARED: u32 = 1000;

/// The list. `?page=N` leads to older tables, `?remove=ID` asks about one of them, `?removed=ID` offers to put it back, other fields
/// say which to show.
pub(crate) async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Markup, AppError> {
    let filter = filter(&query);
    let number = query.iter().find(|(name, _)| name == "page");
    let number = number.and_then(|(_, number)| number.parse::<u32>().ok()).unwrap_or(1);
    let (listed, older) = listed(&app, &visitor, &filter, number).await?;
    let field = |name: &str| {
        let value = query.iter().find(|(field, _)| field == name)?;
        value.1.parse::<TableId>().ok().map(|id| id.to_string())
    };
    let view = TablesView {
        lines: listed.into_iter().map(|listed| listed.line).collect(),
        page: number,
        older,
        asked: field("remove"),
        removed: field("removed"),
        filter,
        profile: profile(&app, &visitor).await?,
        guest: visitor.account.is_none(),
    };
    Ok(pages::tables(&visitor.reader, &view))
}

/// The key of a visitor's own page, where others can see it.
pub(crate) async fn profile(app: &App, visitor: &Visitor) -> Result<Option<String>, AppError> {
    let key = visitor.person.public_key();
    let known = app.tables.store().person_known_as(&key).await?.is_some();
    Ok(known.then_some(key))
}

/// A table of a person's list.
pub(crate) struct Listed {
    pub listing: Listing,
    /// How it stands; nothing where it cannot be read any more.
    pub summary: Option<Summary>,
    pub line: TableLine,
}

/// Those tables of a person that a filter admits, the one that changed last first: a page of them, counted from 1, and
/// whether there are older ones.
pub(crate) async fn listed(
    app: &App,
    visitor: &Visitor,
    filter: &Filter,
    number: u32,
) -> Result<(Vec<Listed>, bool), AppError> {
    let (store, before) = (app.tables.store(), u64::from(number.max(1) - 1) * u64::from(LISTED));
    // With a filter all tables are looked through until the page is full; without one what comes before need not be read.
    let (mut from, mut left_out) = match filter.is_empty() {
        true => (before, 0),
        false => (0, before),
    };
    let at_once = if filter.is_empty() { LISTED + 1 } else { AT_ONCE };
    let mut admitted = Vec::new();
    loop {
        let listings = store.tables_of_from(&visitor.person, from, at_once).await?;
        let last = listings.len() < at_once as usize;
        from += listings.len() as u64;
        for listing in listings {
            let summary = current(app, &listing).await?;
            let line = line(app, visitor, &listing, summary.as_ref());
            let Some(line) = line.filter(|line| filter.admits(line)) else {
                continue;
            };
            if left_out > 0 {
                left_out -= 1;
            } else if admitted.len() == LISTED as usize {
                return Ok((admitted, true));
            } else {
                admitted.push(Listed { listing, summary, line });
            }
        }
        if last {
            return Ok((admitted, false));
        }
    }
}

/// How many tables wait for a person's move while somebody else sits there. `?beside=ID` leaves one out, and `looking` says that
/// its page is being looked at.
pub(crate) async fn turns(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<String, AppError> {
    let field = |name: &str| query.iter().find(|(field, _)| field == name);
    let beside = field("beside").map(|(_, id)| id.as_str());
    if let Some(table) = beside.and_then(|id| id.parse().ok())
        && field("looking").is_some()
    {
        app.tables.store().see_table(&visitor.person, &table).await?;
    }
    let listings = app.tables.store().tables_of(&visitor.person, LISTED).await?;
    let waits = |listing: &&Listing| {
        let summary = listing.summary.as_ref();
        beside != Some(listing.id.as_str()) && summary.is_some_and(|summary| waits_for(summary, &visitor.person))
    };
    Ok(listings.iter().filter(waits).count().to_string())
}

/// Whether it is a person's turn, and somebody else sits there. Bots have all the time in the world.
fn waits_for(summary: &Summary, person: &PersonId) -> bool {
    let to_move = summary
        .to_move
        .and_then(|seat| summary.people.get(seat.index())?.as_ref());
    let others = summary.people.iter().flatten().any(|other| other != person);
    summary.phase == Phase::Playing && to_move == Some(person) && others
}

/// What a person has reached in games like this finished one: the same game with as many players.
pub(crate) async fn bests(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
) -> Result<Response, AppError> {
    let id: TableId = path.id.parse().map_err(|_| AppError::NotFound)?;
    let Some((info, bests)) = bests_beside(&app, &visitor, &id).await? else {
        // A table that somebody took off their list has nothing to tell; the page that asks goes on without.
        return match visitor.htmx {
            true => Ok(StatusCode::NO_CONTENT.into_response()),
            false => Err(AppError::NotFound),
        };
    };
    Ok(match visitor.htmx {
        true => bests.sentences(&visitor.reader).into_response(),
        false => bests.page(&visitor.reader, info, id.as_str()).into_response(),
    })
}

/// What a person has reached in games like the one at a table, which is over and on their list.
pub(crate) async fn bests_beside(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
) -> Result<Option<(&'static Info, Bests)>, AppError> {
    let (mut this, mut others) = (None, Vec::new());
    for listing in app.tables.store().tables_of(&visitor.person, COMPARED).await? {
        let summary = listing.summary.as_ref();
        let Some(reached) = summary.and_then(|summary| reached(summary, visitor)) else {
            continue;
        };
        if listing.id == *id {
            this = Some((catalogue::find(&listing.game).map_err(|_| AppError::NotFound)?, reached));
        } else {
            others.push((listing.game, reached));
        }
    }
    let Some((game, this)) = this else { return Ok(None) };
    others.retain(|(of, reached)| of == game.info().id && reached.players == this.players);
    let others = others.iter().map(|(_, reached)| reached);
    let bests = Bests {
        games: 1 + others.len(),
        won: usize::from(this.won) + others.clone().filter(|reached| reached.won).count(),
        players: this.players,
        points: this.points,
        before: others.map(|reached| reached.points).max(),
    };
    Ok(Some((game.info(), bests)))
}

/// What a person has reached in a finished game.
#[derive(Clone, Copy)]
struct Reached {
    players: usize,
    points: i32,
    won: bool,
}

/// What it was, if they had one seat; who played several played against themselves.
fn reached(summary: &Summary, visitor: &Visitor) -> Option<Reached> {
    let is_theirs = |person: &Option<PersonId>| person.as_ref() == Some(&visitor.person);
    let mut own = (0..summary.people.len()).filter(|&seat| is_theirs(&summary.people[seat]));
    let seat = own
        .next()
        .filter(|_| own.next().is_none() && summary.phase == Phase::Over)?;
    Some(Reached {
        players: summary.names.len(),
        points: *summary.points.get(seat)?,
        won: summary.ranks.get(seat) == Some(&1),
    })
}

fn filter(query: &[(String, String)]) -> Filter {
    let field = |name: &str| {
        let found = query.iter().find(|(field, _)| field == name);
        found.map_or(String::new(), |(_, value)| value.chars().take(64).collect())
    };
    Filter {
        game: field("game"),
        players: field("players"),
        company: field("company"),
        with: field("with"),
        result: field("result"),
        state: field("state"),
    }
}

/// The records of a person's finished games, to keep.
pub(crate) async fn records(State(app): State<App>, visitor: Visitor, _: Posted) -> Result<Response, AppError> {
    archive(&app, &visitor).await
}

/// The records of all of a person's finished games in one archive, a file each.
pub(crate) async fn archive(app: &App, visitor: &Visitor) -> Result<Response, AppError> {
    if !app.limits.allow_person(&visitor.person, Kind::Export) {
        return Err(AppError::TooMany);
    }
    let mut tables = Vec::new();
    loop {
        let from = tables.len() as u64;
        let listings = app
            .tables
            .store()
            .tables_of_from(&visitor.person, from, AT_ONCE)
            .await?;
        let last = listings.len() < AT_ONCE as usize;
        tables.extend(listings.into_iter().map(|listing| {
            let over = !listing.is_unfinished();
            over.then_some((listing.game, listing.id))
        }));
        if last {
            break;
        }
    }
    let file = |(game, id): (String, TableId)| (format!("{game}-{id}.record"), id);
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"chantier-records.zip\"",
        ),
    ];
    let tables = tables.into_iter().flatten().map(file).collect();
    Ok((headers, packed(app, None, tables)).into_response())
}

/// An archive of the records of tables, each in a file of this name, after another file. It is sent while it is packed, so that
/// it takes little memory however many there are.
pub(crate) fn packed(app: &App, first: Option<(&str, &str)>, mut tables: Vec<(String, TableId)>) -> Body {
    let mut archive = Archive::default();
    let first = first.map(|(name, text)| archive.add(name, text));
    tables.truncate(zip::MOST_FILES - usize::from(first.is_some()));
    let packing = (app.clone(), tables.into_iter(), Some(archive));
    let pieces = stream::unfold(packing, |(app, mut tables, archive)| async move {
        let mut archive = archive?;
        while let Some((file, id)) = tables.next() {
            // A table that cannot be read any more is no reason to keep the others back.
            let Ok(loaded) = app.tables.peek(&id).await else {
                continue;
            };
            let pack = move || {
                let names = view::recorded_names(&loaded.table, &loaded.beside);
                let record = loaded.table.played().map(|played| played.to_record(names, false));
                let add = |record: Record| archive.add(&file, &record.to_string());
                let piece = record.map(add).unwrap_or_default();
                (archive, piece)
            };
            let packed = app.easels.draw(pack).await;
            return Some(match packed {
                Ok((archive, piece)) => (Ok(piece), (app, tables, Some(archive))),
                Err(failure) => (Err(failure), (app, tables, None)),
            });
        }
        Some((Ok(archive.finish()), (app, tables, None)))
    });
    let pieces = stream::iter(first.map(Ok)).chain(pieces);
    // What packs answers may ask once more after the end.
    Body::from_stream(pieces.fuse())
}

/// Takes a table off a person's list. The table stays, and so do their seats.
pub(crate) async fn hide(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let id = set_hidden(&app, &visitor, &path, true).await?;
    Ok(Redirect::to(&format!("/tables?removed={id}")).into_response())
}

/// Puts a table back on a person's list.
pub(crate) async fn unhide(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let id = set_hidden(&app, &visitor, &path, false).await?;
    Ok(Redirect::to(&format!("/tables#table-{id}")).into_response())
}

pub(crate) async fn set_hidden(
    app: &App,
    visitor: &Visitor,
    path: &TablePath,
    hidden: bool,
) -> Result<TableId, AppError> {
    let id: TableId = path.id.parse().map_err(|_| AppError::NotFound)?;
    match app.tables.store().hide(&visitor.person, &id, hidden).await? {
        true => Ok(id),
        false => Err(AppError::NotFound),
    }
}

/// A table of the list; nothing for a game that this program does not have.
fn line(app: &App, visitor: &Visitor, listing: &Listing, summary: Option<&Summary>) -> Option<TableLine> {
    let game = catalogue::find(&listing.game).ok()?;
    let (mut left_ms, mut points, mut moves) = (None, Vec::new(), 0);
    let (players, state) = match summary {
        None => (Vec::new(), TableState::Damaged),
        Some(summary) => {
            let players = players(visitor.reader.language, Some(&visitor.person), &listing.id, summary);
            let state = state(summary, &players, visitor);
            (points, moves) = (summary.so_far.clone(), summary.moves);
            left_ms = summary.until_ms.map(|until_ms| (until_ms - app.now_ms()).max(0));
            (players, state)
        }
    };
    Some(TableLine {
        id: listing.id.to_string(),
        info: game.info(),
        players,
        state,
        points,
        moves,
        when: calendar::when(listing.updated_at_ms, app.now_ms(), visitor.zone_minutes),
        left_ms,
    })
}

/// What the list says of a table. Older programs wrote less down: then the table itself is asked. Nothing where it cannot
/// be read any more.
pub(crate) async fn current(app: &App, listing: &Listing) -> Result<Option<Summary>, AppError> {
    match &listing.summary {
        Some(summary) if summary.people.len() == summary.names.len() => return Ok(Some(summary.clone())),
        _ => {}
    }
    let live = match app.tables.find(&listing.id).await {
        Ok(live) => live,
        Err(AppError::Unplayable(..)) => return Ok(None),
        Err(other) => return Err(other),
    };
    let summary = |Loaded { table, beside, .. }: &Loaded| table.summary(beside);
    app.tables.read(&live, summary).await.map(Some)
}

/// Who sits at a table, for a person who reads a language.
pub(crate) fn players(language: Language, person: Option<&PersonId>, id: &TableId, summary: &Summary) -> Vec<SeatView> {
    let words = web::words(language);
    let seats = Seat::all(summary.names.len()).zip(summary.names.iter().zip(&summary.people));
    let player = |(seat, (name, sitter)): (Seat, (&String, &Option<PersonId>))| match sitter {
        Some(sitter) => SeatView {
            name: if name.is_empty() {
                words.word("somebody")
            } else {
                name.clone()
            },
            kind: SeatKind::Person,
            level: None,
            yours: Some(sitter) == person,
            returns: false,
        },
        None if summary.record => SeatView {
            name: name.clone(),
            kind: SeatKind::Person,
            level: None,
            yours: false,
            returns: false,
        },
        None if name.is_empty() => SeatView {
            name: "…".to_owned(),
            kind: SeatKind::Free,
            level: None,
            yours: false,
            returns: false,
        },
        None => view::bot_seat(words, id, summary.names.len(), seat, name),
    };
    seats.map(player).collect()
}

fn state(summary: &Summary, players: &[SeatView], visitor: &Visitor) -> TableState {
    match (summary.phase, summary.to_move) {
        (Phase::Waiting, _) | (Phase::Playing, None) => TableState::Waiting,
        (Phase::Over, _) => TableState::Over(outcome(summary, players, &visitor.person)),
        (Phase::Playing, Some(turn)) => match &players[turn.index()] {
            seat if seat.yours => TableState::Yours,
            seat => TableState::Others(seat.name.clone()),
        },
    }
}

/// How a game ended for a person, who sits where the players say so.
pub(crate) fn outcome(summary: &Summary, players: &[SeatView], person: &PersonId) -> Outcome {
    // Who gave up played for a place too, though a bot may have played on.
    let gave_up = |seat: usize| {
        let mut resigned = summary.resigned.iter();
        resigned.any(|(other, resigner)| other.index() == seat && resigner == person)
    };
    let is_theirs = |seat: &usize| players[*seat].yours || gave_up(*seat);
    let own: Vec<usize> = (0..players.len()).filter(is_theirs).collect();
    let mut order: Vec<usize> = (0..summary.points.len()).collect();
    order.sort_by_key(|seat| summary.ranks.get(*seat));
    Outcome {
        place: match own.as_slice() {
            [only] => summary.ranks.get(*only).copied(),
            _ => None,
        },
        winners: summary
            .winners
            .iter()
            .map(|seat| players[seat.index()].name.clone())
            .collect(),
        players: players.len(),
        points: order.into_iter().map(|seat| summary.points[seat]).collect(),
        note: end_note(summary, players, person),
    }
}

/// What else there is to say of the end of a game.
fn end_note(summary: &Summary, players: &[SeatView], person: &PersonId) -> Option<EndNote> {
    match summary.early_end {
        Some(EarlyEnd::Agreed) => return Some(EndNote::Agreed),
        Some(EarlyEnd::Closed) => return Some(EndNote::Closed),
        Some(EarlyEnd::Resigned) | None => {}
    }
    if summary.resigned.iter().any(|(_, resigner)| resigner == person) {
        return Some(EndNote::YouResigned);
    }
    let (seat, _) = summary.resigned.last()?;
    // Where a bot played on, its name stands there.
    let player = players
        .get(seat.index())
        .filter(|player| player.kind == SeatKind::Person)?;
    Some(EndNote::Resigned(player.name.clone()))
}
