//! Telling the host what is wrong at a table, or who does wrong there.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use maud::Markup;
use store::{Accused, Report};
use tables::PersonId;
use tracing::warn;
use web::pages::{self, AccusedView, ReportView};

use super::{TablePath, table};
use crate::App;
use crate::error::AppError;
use crate::fields::Fields;
use crate::limits::Kind;
use crate::live_tables::{LiveTable, Loaded};
use crate::metrics::Refused;
use crate::names;
use crate::sessions::{Posted, Visitor};
use crate::view::{heard, recorded_names, seat_names};

/// How long a report may be, in characters.
const REPORT_LENGTH: usize = 1000;
/// The longest record that is kept with a report: many times that of a long game.
const RECORD_BYTES: usize = 256 * 1024;
/// How many reports may wait for the host, of one person and of all, and how long they may be together.
const MOST_OF_ONE: u64 = 20;
const MOST_REPORTS: u64 = 2_000;
const MOST_LETTERS: u64 = 64 << 20;

/// The page on which somebody tells the host what is wrong. `?ply=N` names the move they looked at.
pub(crate) async fn write(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Markup, AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    let view = ReportView {
        table: live.id().as_str(),
        ply: fields.parse("ply").unwrap_or(0),
        about: accused_views(&loaded, &visitor),
        sent: false,
    };
    Ok(pages::report(&visitor.reader, loaded.table.game().info(), &view))
}

/// Keeps a report for the host, with the record of the game.
pub(crate) async fn send(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let wish = ReportWish {
        ply: posted.parse("ply")?,
        text: posted.get("text"),
        about: posted.get("about"),
    };
    keep(&app, &visitor, &live, wish).await?;
    let info = app.tables.read(&live, |loaded| loaded.table.game().info()).await?;
    let view = ReportView {
        table: live.id().as_str(),
        ply: 0,
        about: Vec::new(),
        sent: true,
    };
    Ok(pages::report(&visitor.reader, info, &view).into_response())
}

/// What somebody wants to report.
pub(crate) struct ReportWish<'a> {
    /// The move they looked at.
    pub ply: u32,
    /// What is wrong, in their words.
    pub text: &'a str,
    /// Whom it is about: the key of a person, or that of a remark; empty for the game itself.
    pub about: &'a str,
}

/// Keeps a report. One without a word, about nobody, is none.
pub(crate) async fn keep(app: &App, visitor: &Visitor, live: &LiveTable, wish: ReportWish<'_>) -> Result<(), AppError> {
    let text = names::remark(wish.text, REPORT_LENGTH);
    if !app.limits.allow_visitor(visitor, Kind::Report) {
        return Err(AppError::TooMany);
    }
    let loaded = app.tables.present(live).await?;
    let about = match wish.about {
        "" => None,
        key => {
            let mut accusable = accusable(&loaded, visitor).into_iter();
            let meant = accusable.find(|accused| key_of(accused) == key);
            Some(meant.ok_or(AppError::BadRequest("about"))?)
        }
    };
    if text.is_empty() && about.is_none() {
        return Ok(());
    }
    app.tables.check_room()?;
    check_room(app, visitor).await?;
    let (game, table) = (loaded.table.game().info().id, &loaded.table);
    let record = table.played();
    let record = record.map(|played| played.to_record(nameless(&loaded), true).to_string());
    let report = Report {
        at_ms: app.now_ms(),
        table: live.id().clone(),
        game: game.to_owned(),
        ply: i64::from(wish.ply),
        text,
        // The host can still look at the table itself.
        record: record.filter(|record| record.len() <= RECORD_BYTES).unwrap_or_default(),
        reporter: Some(visitor.person.clone()),
        about,
    };
    app.tables.store().report(&report).await?;
    let ply = wish.ply;
    warn!(game, ply, "somebody reported a problem: `chantier reports` shows it");
    Ok(())
}

/// Refuses one more report where so many wait for the host that they would fill the disk, of one person or in all.
async fn check_room(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    let kept = app.tables.store().reports_kept(&visitor.person).await?;
    let refused = if kept.of_all >= MOST_REPORTS || kept.letters >= MOST_LETTERS {
        warn!("there are so many reports that no more are taken: close those on /admin that are dealt with");
        AppError::Full
    } else if kept.of_one >= MOST_OF_ONE {
        AppError::TooMany
    } else {
        return Ok(());
    };
    app.metrics.refuse(Refused::Report);
    Err(refused)
}

/// Whom and what a visitor can complain of, as pages and programs show it.
pub(crate) fn accused_views(loaded: &Loaded, visitor: &Visitor) -> Vec<AccusedView> {
    accusable(loaded, visitor).iter().map(shown).collect()
}

/// Whom a visitor can complain of: those who sit or sat at a table, and what others said there, as far as the visitor
/// hears it. The newest remarks come first.
fn accusable(loaded: &Loaded, visitor: &Visitor) -> Vec<Accused> {
    let table = &loaded.table;
    let names = seat_names(loaded, visitor.onlooker());
    let sat = |seat: Seat| table.person(seat).or(table.left_by(seat));
    let seated = table.seats().filter_map(|seat| {
        Some(Accused {
            person: sat(seat)?.clone(),
            // Where a bot plays on, it is about who left.
            name: loaded.beside.name(seat).unwrap_or(&names[seat.index()]).to_owned(),
            remark: None,
        })
    });
    let said = heard(loaded, visitor.onlooker())
        .into_iter()
        .rev()
        .map(|heard| Accused {
            person: heard.person,
            name: heard.name,
            remark: Some((heard.at_ms, heard.text)),
        });
    let mut all: Vec<Accused> = seated.chain(said).collect();
    all.retain(|accused| accused.person != visitor.person);
    all
}

/// By what forms name somebody, or a remark of theirs.
fn key_of(accused: &Accused) -> String {
    let key = PersonId::public_key(&accused.person);
    match &accused.remark {
        Some((at_ms, _)) => format!("{key}-{at_ms}"),
        None => key,
    }
}

fn shown(accused: &Accused) -> AccusedView {
    AccusedView {
        key: key_of(accused),
        name: accused.name.clone(),
        remark: accused.remark.as_ref().map(|(_, text)| text.clone()),
    }
}

/// The names of a record that outlives the table: people are somebody, bots are what they are.
fn nameless(loaded: &Loaded) -> Vec<String> {
    let table = &loaded.table;
    let is_person = |seat: Seat| table.person(seat).is_some() || table.left_by(seat).is_some();
    let name = |(seat, name): (Seat, String)| if is_person(seat) { "somebody".to_owned() } else { name };
    table
        .seats()
        .zip(recorded_names(table, &loaded.beside))
        .map(name)
        .collect()
}
