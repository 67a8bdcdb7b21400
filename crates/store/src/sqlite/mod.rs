//! The store in one SQLite file.

mod opening;
mod queue;

use sqlx::SqlitePool;
use sqlx::pool::PoolConnection;

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

    pub async fn fetch(&self, question: &Statement) -> Result<Vec<Row>, sqlx::Error> {
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
        // The last connection to go folds the log that stands beside the file into it.
        self.readers.close().await;
        if let Some(queue) = &self.queue {
            queue.close().await;
        }
    }

    pub fn failed(&self, error: &sqlx::Error) -> StoreError {
        opening::failed(&self.name, error)
    }
}
