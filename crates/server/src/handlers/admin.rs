//! The host's page. To everybody else it does not exist.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use store::Standing;
use tables::{PersonId, TableId};
use tracing::info;
use web::pages::{self, AdminTable, AdminView, PersonLine, ReportLine};

use crate::calendar;
use crate::error::AppError;
use crate::live_tables::now_ms;
use crate::sessions::{Posted, Visitor};
use crate::{App, departures};

/// How many of each are listed.
const LISTED: u32 = 50;

/// Lets the host through, and nobody else.
async fn only_host(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    match app.is_host(visitor).await? {
        true => Ok(()),
        false => Err(AppError::NotFound),
    }
}

/// The page. `?name=TEXT` looks for people.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    let field = |name: &str| query.iter().find(|(field, _)| field == name);
    let search: String = field("name").map_or(String::new(), |(_, name)| name.chars().take(24).collect());
    let (store, now) = (app.tables.store(), now_ms());
    let when = |at_ms: i64| calendar::when(at_ms, now, visitor.zone_minutes);
    let game_name = |id: &str| catalogue::find(id).map_or(id.to_owned(), |game| game.info().name.to_owned());
    let person = |known: store::Known| PersonLine {
        host: known.person == visitor.person,
        id: known.person.to_string(),
        name: known.name,
        login: known.login,
        tables: usize::try_from(known.tables).unwrap_or(usize::MAX),
        seen: when(known.seen_at_ms),
        muted: known.standing.muted,
        banned: known.standing.banned,
    };
    let table = |listing: store::Listing| AdminTable {
        id: listing.id.to_string(),
        game: game_name(&listing.game),
        names: listing
            .summary
            .map_or(String::new(), |summary| summary.names.join(", ")),
        changed: when(listing.updated_at_ms),
    };
    let report = |(number, report): (i64, store::Report)| ReportLine {
        number,
        table: report.table.to_string(),
        game: game_name(&report.game),
        ply: report.ply,
        text: report.text,
        at: when(report.at_ms),
    };
    let view = AdminView {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        database_mib: store.size().map(|bytes| bytes / (1024 * 1024)),
        limits: limits(&app),
        people: store.people(&search, LISTED).await?.into_iter().map(person).collect(),
        search,
        tables: store.latest_tables(LISTED).await?.into_iter().map(table).collect(),
        reports: store.latest_reports(LISTED).await?.into_iter().map(report).collect(),
        done: field("done").is_some(),
    };
    Ok(pages::admin(&visitor.reader, &view).into_response())
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

/// A report is dealt with.
pub(crate) async fn reports(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    only_host(&app, &visitor).await?;
    match app.tables.store().close_report(posted.parse("report")?).await? {
        true => Ok(done()),
        false => Err(AppError::NotFound),
    }
}

fn done() -> Response {
    Redirect::to("/admin?done=1").into_response()
}
