//! `chantier restore`: a backup into an empty database of any kind.

use std::fs::File;
use std::io::Write;

use anstream::stdout;
use anyhow::Context as _;
use store::{BackupError, Durability, Store};

use super::databases;
use crate::arguments::RestoreArguments;
use crate::failure::Failure;

/// Restores a backup.
pub fn run(arguments: &RestoreArguments) -> anyhow::Result<()> {
    let name = arguments.file.display();
    let file = File::open(&arguments.file).with_context(|| format!("cannot read {name}"))?;
    let rows = databases::run(async {
        // As a server would, so that none runs on a file that is being filled.
        let store = Store::open_for_server(&arguments.database, Durability::Full).await?;
        let restored = match arguments.force {
            false => store.restore(file, databases::show_progress()).await,
            true => store.restore_by_force(file, databases::show_progress()).await,
        };
        store.close().await;
        restored.map_err(|error| match error {
            BackupError::Store(_) | BackupError::File(_) => {
                anyhow::Error::new(error).context(Failure(format!("cannot restore {name}")))
            }
            other => anyhow::Error::new(other).context(format!("cannot restore {name}")),
        })
    })?;
    writeln!(stdout(), "rows restored: {rows}")?;
    Ok(())
}
