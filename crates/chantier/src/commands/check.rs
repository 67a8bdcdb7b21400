//! `chantier check`: whether this program can go on with every table of a database.

use std::io::Write;

use anstream::stdout;
use serde::Serialize;
use store::Store;
use tables::{Table, TableId};

use super::databases::{self, every_table};
use crate::arguments::CheckArguments;
use crate::failure::Status;
use crate::terminal::{self, BAD, GOOD, paint};

#[derive(Serialize)]
struct Report {
    tables: usize,
    failed: usize,
    failures: Vec<TableFailure>,
}

#[derive(Serialize)]
struct TableFailure {
    table: TableId,
    game: String,
    why: String,
}

/// Reads every table and derives its chance from its seed again. The database is only read.
pub fn run(arguments: &CheckArguments) -> anyhow::Result<Status> {
    let report = databases::run(check(&arguments.database))?;
    if arguments.json {
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        print(&report)?;
    }
    Ok(if report.failed == 0 {
        Status::Done
    } else {
        Status::Failed
    })
}

async fn check(database: &str) -> anyhow::Result<Report> {
    let store = Store::inspect(database).await?;
    let listings = every_table(&store).await?;
    let bar = terminal::progress(listings.len() as u64, "tables");
    let mut failures = Vec::new();
    for listing in &listings {
        if let Err(why) = check_table(&store, &listing.id).await {
            failures.push(TableFailure {
                table: listing.id.clone(),
                game: listing.game.clone(),
                why: format!("{why:#}"),
            });
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    store.close().await;
    Ok(Report {
        tables: listings.len(),
        failed: failures.len(),
        failures,
    })
}

/// Says why a table does not read back, or which of its moves of chance does not follow from its seed.
async fn check_table(store: &Store, id: &TableId) -> anyhow::Result<()> {
    let log = store.load(id).await?;
    let table = Table::read(id, &log)?;
    if let Some(played) = table.played() {
        let record = played.to_record(table.names(&log.beside, ""), true);
        // A record that somebody brought along may hide its seed: then there is nothing to derive.
        if record.is_unsealed() {
            table.game().check_chance(&record, log.material)?;
        }
    }
    Ok(())
}

fn print(report: &Report) -> anyhow::Result<()> {
    let mut out = stdout();
    for TableFailure { table, game, why } in &report.failures {
        writeln!(out, "{} {table} ({game}): {why}", paint(BAD, "failed:"))?;
    }
    let Report { tables, failed, .. } = report;
    let style = if *failed == 0 { GOOD } else { BAD };
    writeln!(out, "{} {tables}, failed: {failed}", paint(style, "tables checked:"))?;
    Ok(())
}
