//! A folder into which the records of many games are written.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use anyhow::Context;
use engine::Record;

use crate::failure::Failure;
use crate::terminal;

/// The folder, and what first went wrong there. Games are written from several threads, which have nobody to tell.
pub struct RecordFolder {
    path: PathBuf,
    game: &'static str,
    failure: Mutex<Option<anyhow::Error>>,
    /// The first of the games that were written. A contest that goes on does not write those of before.
    first: Mutex<Option<u64>>,
}

impl RecordFolder {
    /// Makes the folder, so that one that cannot be written is known before the games are played.
    pub fn create(path: &Path, game: &'static str) -> anyhow::Result<RecordFolder> {
        fs::create_dir_all(path).with_context(|| Failure(format!("cannot make the folder {}", path.display())))?;
        Ok(RecordFolder {
            path: path.to_owned(),
            game,
            failure: Mutex::default(),
            first: Mutex::default(),
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
        match self.write(index, record) {
            Ok(()) => {
                let mut first = lock(&self.first);
                *first = Some(first.map_or(index, |first| first.min(index)));
            }
            Err(error) => {
                lock(&self.failure).get_or_insert(error);
            }
        }
    }

    /// Tells what can be done with the records, if any were written.
    pub fn hint(&self) {
        if let Some(first) = *lock(&self.first) {
            let file = self.file(first);
            terminal::hint(&format!("'chantier replay {}' walks through a game", file.display()));
        }
    }

    /// Says whether everything was written.
    pub fn finish(&self) -> anyhow::Result<()> {
        lock(&self.failure).take().map_or(Ok(()), Err)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
