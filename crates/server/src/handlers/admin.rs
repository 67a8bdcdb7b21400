//! The host's page. To everybody else it does not exist.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use store::{Accused, Report, Standing};
use tables::{PersonId, TableId};
use tracing::info;
use web::pages::{
    self, AccusedLine, AdminTable, AdminView, BackupLine, BackupsView, Decidable, PersonLine, ReportLine, When,
};

use crate::calendar;
use crate::error::AppError;
use crate::fields::Fields;
use crate::sessions::{Posted, Visitor};
use crate::{App, backups, departures, keep};

/// How many of each are listed.
const LISTED: u32 = 50;
/// How many backups are.
const BACKUPS: usize = 10;

/// Lets the host through, and nobody else.
async fn only_host(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    match app.is_host(visitor).await? {
        true => Ok(()),
        false => Err(AppError::NotFound),
    }
}

/// The page. `?name=TEXT` looks for people, `?table=TEXT` for tables.
pub(crate) async fn page(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    let (search, table_search) = (fields.short("name", 24), fields.short("table", 64));
    let (store, now) = (app.tables.store(), app.now_ms());
    let when = |at_ms: i64| calendar::when(at_ms, now, visitor.zone_minutes);
    let game_name = |id: &str| catalogue::find(id).map_or(id.to_owned(), |game| game.info().name.to_owned());
    let person = |known: store::Known| PersonLine {
        who: decidable(&visitor, &known.person, known.name, known.standing),
        login: known.login,
        tables: usize::try_from(known.tables).unwrap_or(usize::MAX),
        seen: when(known.seen_at_ms),
    };
    let table = |listing: store::Listing| AdminTable {
        id: listing.id.to_string(),
        game: game_name(&listing.game),
        names: listing
            .summary
            .map_or(String::new(), |summary| summary.names.join(", ")),
        changed: when(listing.updated_at_ms),
    };
    let mut reports = Vec::new();
    for (number, report) in store.latest_reports(LISTED).await? {
        let (reporter, about) = concerned(&app, &visitor, &report).await?;
        reports.push(ReportLine {
            number,
            table: report.table.to_string(),
            game: game_name(&report.game),
            ply: report.ply,
            at: when(report.at_ms),
            text: report.text,
            reporter,
            about,
        });
    }
    let view = AdminView {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        database_mib: store.size().await.map(|bytes| bytes / (1024 * 1024)),
        limits: limits(&app),
        keeps: keeps(&app),
        backups: backups_made(&app, when),
        people: store.people(&search, LISTED).await?.into_iter().map(person).collect(),
        search,
        tables: store
            .latest_tables(&table_search, LISTED)
            .await?
            .into_iter()
            .map(table)
            .collect(),
        table_search,
        reports,
        done: fields.has("done"),
    };
    Ok(pages::admin(&visitor.reader, &view).into_response())
}

fn decidable(host: &Visitor, person: &PersonId, name: String, standing: Standing) -> Decidable {
    Decidable {
        id: person.to_string(),
        name,
        muted: standing.muted,
        banned: standing.banned,
        host: *person == host.person,
    }
}

/// Who made a report, and whom it is about.
async fn concerned(
    app: &App,
    visitor: &Visitor,
    report: &Report,
) -> Result<(Option<String>, Option<AccusedLine>), AppError> {
    let store = app.tables.store();
    let reporter = match &report.reporter {
        None => None,
        // Who only watches may have told no name.
        Some(person) => store.name_of(person).await?,
    };
    let about = match &report.about {
        None => None,
        Some(Accused { person, name, remark }) => {
            let standing = store.standing(person).await?;
            Some(AccusedLine {
                who: decidable(visitor, person, name.clone(), standing),
                remark: remark.as_ref().map(|(_, text)| text.clone()),
            })
        }
    };
    Ok((reporter, about))
}

/// For how long things are kept, by the arguments that say so.
fn keeps(app: &App) -> Vec<(&'static str, Option<i64>)> {
    let keep = app.config.keep;
    let terms = [
        ("--keep-unfinished", keep.unfinished),
        ("--keep-finished", keep.finished),
        ("--keep-talk", keep.talk),
        ("--keep-names", keep.names),
    ];
    terms.map(|(name, kept)| (name, kept.map(keep::days))).into()
}

/// The backups that lie on the server.
fn backups_made(app: &App, when: impl Fn(i64) -> When) -> BackupsView {
    let made = app.backups.newest(BACKUPS);
    let line = |backup: backups::Backup| BackupLine {
        name: backup.name,
        kib: backup.bytes.div_ceil(1024),
        at: when(backup.at_ms),
    };
    BackupsView {
        folder: app.backups.folder().map(|folder| folder.display().to_string()),
        making: app.backups.making(),
        made: made.into_iter().map(line).collect(),
    }
}

/// The limits as they were given at the start, by their arguments.
fn limits(app: &App) -> Vec<(&'static str, String)> {
    let (config, caps) = (&app.config, &app.config.caps);
    vec![
        ("--max-connections", caps.connections.to_string()),
        (
            "--max-connections-per-address",
            caps.connections_per_address.to_string(),
        ),
        ("--max-streams", caps.streams.to_string()),
        ("--max-streams-per-address", caps.streams_per_address.to_string()),
        ("--max-tables", caps.tables.to_string()),
        ("--min-free-disk", format!("{} MB", config.disk_floor / (1024 * 1024))),
        ("--request-timeout", format!("{} s", caps.body_timeout.as_secs())),
        ("--stop-timeout", format!("{} s", caps.stop_timeout.as_secs())),
        ("--workers", config.workers.to_string()),
    ]
}

/// Forbids somebody something, allows it again, or removes them.
pub(crate) async fn people(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    let person: PersonId = posted.parse("person")?;
    if person == visitor.person {
        return Err(AppError::BadRequest("person"));
    }
    let store = app.tables.store();
    let standing = store.standing(&person).await?;
    let action = posted.get("action");
    let changed = match action {
        "mute" => Standing {
            muted: true,
            ..standing
        },
        "unmute" => Standing {
            muted: false,
            ..standing
        },
        "ban" => Standing {
            banned: true,
            ..standing
        },
        "unban" => Standing {
            banned: false,
            ..standing
        },
        "remove" => {
            store.delete_person(&person).await?;
            app.tell_ended(&person);
            departures::settle_all(&app).await;
            info!("the host removed somebody");
            return Ok(done());
        }
        _ => return Err(AppError::BadRequest("action")),
    };
    store.set_standing(&person, changed).await?;
    if action == "ban" {
        departures::stand_up(&app, &person).await?;
    }
    info!(action, "the host decided about somebody");
    Ok(done())
}

/// Closes a table: it is deleted with all that belongs to it.
pub(crate) async fn tables(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    let table: TableId = posted.parse("table")?;
    app.tables.close_table(&table).await?;
    info!(%table, "the host closed a table");
    Ok(done())
}

/// Makes a backup, on the disk of the server.
pub(crate) async fn backup(State(app): State<App>, visitor: Visitor, _posted: Posted) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    backups::make(&app).await?;
    Ok(Redirect::to("/admin#backups").into_response())
}

/// A report is dealt with, or the remark that it is about is deleted.
pub(crate) async fn reports(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    let (store, number) = (app.tables.store(), posted.parse("report")?);
    match posted.get("action") {
        "close" if store.close_report(number).await? => {}
        "delete-remark" => {
            let report = store.report_numbered(number).await?.ok_or(AppError::NotFound)?;
            let about = report.about.ok_or(AppError::NotFound)?;
            let (at_ms, text) = about.remark.ok_or(AppError::NotFound)?;
            store.delete_remark(&report.table, at_ms, &text).await?;
            if app.tables.holds(&report.table) {
                app.tables.reload(&*app.tables.find(&report.table).await?).await?;
            }
            info!("the host deleted a remark");
        }
        "close" => return Err(AppError::NotFound),
        _ => return Err(AppError::BadRequest("action")),
    }
    Ok(done())
}

fn done() -> Response {
    Redirect::to("/admin?done=1").into_response()
}
