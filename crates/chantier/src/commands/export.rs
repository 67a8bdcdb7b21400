//! `chantier export`: the records of finished games, a file each.

use std::io::Write;

use anstream::stdout;
use anyhow::Context as _;
use store::{Listing, Store};
use tables::Table;

use super::databases::{self, every_table};
use super::private;
use crate::arguments::ExportArguments;
use crate::failure::{Failure, Status};
use crate::terminal;

/// Writes the records. A table that cannot be read is named, and the others are written.
pub fn run(arguments: &ExportArguments) -> anyhow::Result<Status> {
    let folder = arguments.folder.display();
    private::create_folder(&arguments.folder).with_context(|| Failure(format!("cannot make the folder {folder}")))?;
    let (written, failed) = databases::run(async {
        let store = Store::inspect(&arguments.database).await?;
        let mut listings = every_table(&store).await?;
        listings.retain(|listing| !listing.is_unfinished());
        let bar = terminal::progress(listings.len() as u64, "games");
        let (mut written, mut failed) = (0_u64, 0_u64);
        for listing in &listings {
            match record(&store, listing).await {
                Ok(Some(text)) => {
                    let file = arguments.folder.join(format!("{}-{}.record", listing.game, listing.id));
                    private::write(&file, &text)
                        .with_context(|| Failure(format!("cannot write {}", file.display())))?;
                    written += 1;
                }
                Ok(None) => {}
                Err(why) => {
                    bar.suspend(|| terminal::complain(&format!("table {}: {why:#}", listing.id)));
                    failed += 1;
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        store.close().await;
        Ok((written, failed))
    })?;
    writeln!(stdout(), "records written: {written}, failed: {failed}")?;
    Ok(if failed == 0 { Status::Done } else { Status::Failed })
}

/// The record of a table's game, if it has ended.
async fn record(store: &Store, listing: &Listing) -> anyhow::Result<Option<String>> {
    let log = store.load(&listing.id).await?;
    let table = Table::read(&listing.id, &log)?;
    let played = table.played().filter(|played| played.is_over());
    Ok(played.map(|played| {
        played
            .to_record(server::recorded_names(&table, &log.beside), false)
            .to_string()
    }))
}
