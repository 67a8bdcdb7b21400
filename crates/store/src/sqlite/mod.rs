//! The store in one SQLite file.

mod file;
mod opening;
mod queue;

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex};

use sqlx::SqlitePool;
use sqlx::pool::PoolConnection;

use self::file::Identity;
use self::queue::Queue;
use crate::StoreError;
use crate::sql::{Row, Statement, Write};

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    /// The file, for messages.
    name: String,
    readers: SqlitePool,
    /// `None` where the file is only looked at.
    queue: Option<Queue>,
    has_beside: bool,
    file: Identity,
    /// A connection that is never used: as long as one is open, what stands beside the file stays the same.
    keeper: Option<SqlitePool>,
    /// What keeps other servers away.
    lock: Arc<Mutex<Option<File>>>,
}

impl Sqlite {
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        match &self.queue {
            Some(queue) => queue.write(write).await,
            None => Err(StoreError::ReadOnly {
                database: self.name.clone(),
            }),
        }
    }

    /// How often something was written on which depends to whom sessions lead; nothing where the file is only looked at.
    pub fn people_version(&self) -> Option<u64> {
        self.queue.as_ref().map(Queue::people_version)
    }

    pub async fn fetch(&self, question: &Statement) -> Result<Vec<Row>, sqlx::Error> {
        self.file.check()?;
        let rows = question.for_sqlite().fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(Row::Sqlite).collect())
    }

    pub async fn connection(&self) -> Result<PoolConnection<sqlx::Sqlite>, sqlx::Error> {
        self.readers.acquire().await
    }

    pub fn has_beside(&self) -> bool {
        self.has_beside
    }

    /// Finishes what was asked for, then closes the file.
    pub async fn close(&self) {
        if self.file.is_overwritten() {
            // Connections that close would fold the log of the old database into the new one; those that are left open do not.
            std::mem::forget((self.readers.clone(), self.keeper.clone()));
            return;
        }
        // The last connection to go folds the log that stands beside the file into it.
        self.readers.close().await;
        if let Some(queue) = &self.queue {
            queue.close().await;
        }
        if let Some(keeper) = &self.keeper {
            keeper.close().await;
        }
        drop(self.lock.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take());
    }

    /// The file.
    pub fn file(&self) -> &Path {
        Path::new(&self.name)
    }

    /// The size of the file and of the log beside it, in bytes.
    pub fn size(&self) -> Option<u64> {
        let bytes = |name: &str| std::fs::metadata(Path::new(name)).map(|metadata| metadata.len());
        let log = bytes(&format!("{}-wal", self.name)).unwrap_or(0);
        bytes(&self.name).ok().map(|file| file + log)
    }

    pub fn failed(&self, error: &sqlx::Error) -> StoreError {
        opening::failed(&self.name, error)
    }
}
