//! `chantier backup`: all that a database holds, in one file, while servers go on.

use std::io::Write;

use anstream::stdout;
use anyhow::{Context as _, bail};
use store::Store;

use super::databases;
use crate::arguments::BackupArguments;
use crate::failure::Failure;

/// Writes a backup.
pub fn run(arguments: &BackupArguments) -> anyhow::Result<()> {
    let file = &arguments.file;
    if file.exists() {
        bail!("{} exists already: name another file", file.display());
    }
    let rows = databases::run(async {
        let store = Store::inspect(&arguments.database).await?;
        let written = store.back_up_to(file, databases::show_progress()).await;
        store.close().await;
        written.with_context(|| Failure(format!("cannot write {}", file.display())))
    })?;
    writeln!(stdout(), "rows written: {rows}")?;
    Ok(())
}
