//! A folder into which the records of many games are written.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Context;
use engine::Record;

use crate::failure::Failure;
use crate::terminal;

/// The folder, and what first went wrong there. Games are written from several threads, which have nobody to tell.
pub struct RecordFolder {
    path: PathBuf,
    game: &'static str,
    failure: Mutex<Option<anyhow::Error>>,
}

impl RecordFolder {
    /// Makes the folder, so that one that cannot be written is known before the games are played.
    pub fn create(path: &Path, game: &'static str) -> anyhow::Result<RecordFolder> {
        fs::create_dir_all(path).with_context(|| Failure(format!("cannot make the folder {}", path.display())))?;
        Ok(RecordFolder {
            path: path.to_owned(),
            game,
            failure: Mutex::default(),
        })
    }

    /// The file of game number `index`, counted from 0.
    pub fn file(&self, index: u64) -> PathBuf {
        self.path.join(format!("{}-{:06}.record", self.game, index + 1))
    }

    /// Writes the record of game number `index`.
    pub fn write(&self, index: u64, record: &Record) -> anyhow::Result<()> {
        let file = self.file(index);
        fs::write(&file, record.to_string()).with_context(|| Failure(format!("cannot write {}", file.display())))
    }

    /// Writes the record of game number `index`; [`RecordFolder::finish`] tells what went wrong.
    pub fn keep(&self, index: u64, record: &Record) {
        if let Err(error) = self.write(index, record) {
            let mut failure = self.failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            failure.get_or_insert(error);
        }
    }

    /// Tells what can be done with the records.
    pub fn hint(&self) {
        let first = self.file(0);
        terminal::hint(&format!("'chantier replay {}' tells the first game", first.display()));
    }

    /// Says whether everything was written.
    pub fn finish(&self) -> anyhow::Result<()> {
        let mut failure = self.failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        failure.take().map_or(Ok(()), Err)
    }
}
