//! `chantier backup`: all that a database holds, in one file, while servers go on.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anstream::stdout;
use anyhow::{Context as _, bail};
use store::Store;

use super::databases;
use crate::arguments::BackupArguments;
use crate::failure::Failure;

/// Writes a backup. The file appears under its name only when it is whole and on the disk.
pub fn run(arguments: &BackupArguments) -> anyhow::Result<()> {
    let file = &arguments.file;
    if file.exists() {
        bail!("{} exists already: name another file", file.display());
    }
    let rows = databases::run(async {
        let store = Store::inspect(&arguments.database).await?;
        let unfinished = unfinished(file);
        let cannot = || Failure(format!("cannot write {}", file.display()));
        let mut out = create(&unfinished).with_context(cannot)?;
        let written = store.backup(&mut out, databases::show_progress()).await;
        store.close().await;
        let kept = written.map_err(anyhow::Error::from).and_then(|rows| {
            out.sync_all()?;
            fs::rename(&unfinished, file)?;
            Ok(rows)
        });
        if kept.is_err() {
            // What is left of it helps nobody; that it could not be removed is not what went wrong.
            let _ = fs::remove_file(&unfinished);
        }
        kept.with_context(cannot)
    })?;
    writeln!(stdout(), "rows written: {rows}")?;
    Ok(())
}

fn unfinished(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Makes a file that only its owner can read: seeds of running games are in it.
fn create(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}
