//! The store in a PostgreSQL database, which any number of processes may share.

mod listening;
mod opening;

use std::io;
use std::time::Duration;

use sqlx::PgPool;
use sqlx::pool::PoolConnection;

pub(crate) use self::listening::{Listener, lock_out_servers};

use crate::database::{Connection, Transaction};
use crate::sql::{Row, Statement, Write};
use crate::{Change, StoreError};

/// The channel on which processes tell each other what they wrote.
const CHANNEL: &str = "chantier";

/// How long the database may take for one write or question. If it went away without a word, the system would wait for a quarter
/// of an hour, and with it the table that is written.
const ANSWER: Duration = Duration::from_secs(20);

/// How long it may take to say what nobody needs at once.
const SOON: Duration = Duration::from_secs(2);

#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    /// Server and database, without what is secret.
    name: String,
    pool: PgPool,
    /// Whether it is only looked at.
    read_only: bool,
}

impl Postgres {
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        if self.read_only {
            return Err(StoreError::ReadOnly {
                database: self.name.clone(),
            });
        }
        // A transaction that is dropped takes its connection along.
        let executed = tokio::time::timeout(ANSWER, self.execute(&write)).await;
        let executed = executed.unwrap_or_else(|_| Err(silence()));
        executed.map_err(|error| self.failed(&error))
    }

    async fn execute(&self, write: &Write) -> Result<bool, sqlx::Error> {
        let connection = Connection::Postgres(self.connection().await?);
        let mut transaction = Transaction::begin(connection, "BEGIN").await?;
        let changed = transaction.write(write).await?;
        if let Some(change) = write.news.as_ref().filter(|_| changed) {
            transaction.execute(&tell(change)).await?;
        }
        transaction.commit().await?;
        Ok(changed)
    }

    pub async fn fetch(&self, question: &Statement) -> Result<Vec<Row>, sqlx::Error> {
        let mut connection = self.connection().await?;
        let fetched = tokio::time::timeout(ANSWER, question.for_postgres().fetch_all(&mut *connection)).await;
        let Ok(rows) = fetched else {
            connection.close_on_drop();
            return Err(silence());
        };
        Ok(rows?.into_iter().map(Row::Postgres).collect())
    }

    /// The size of the database in bytes, if it says so soon: whoever collects numbers would rather have the others than wait.
    pub async fn size(&self) -> Option<u64> {
        let question = Statement::new("SELECT pg_database_size(current_database()) AS bytes");
        let rows = tokio::time::timeout(SOON, self.fetch(&question)).await.ok()?.ok()?;
        rows.first()?.integer("bytes").ok()?.try_into().ok()
    }

    pub async fn connection(&self) -> Result<PoolConnection<sqlx::Postgres>, sqlx::Error> {
        self.pool.acquire().await
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }

    pub fn failed(&self, error: &sqlx::Error) -> StoreError {
        let (database, why) = (self.name.clone(), opening::plain(error));
        match opening::is_clash(error) {
            true => StoreError::Clash { database, why },
            false => StoreError::Unavailable { database, why },
        }
    }
}

/// Tells others of a change. What they could not find out by looking at the tables is kept for a while, under the time of the
/// database: whoever did not hear it can look it up.
fn tell(change: &Change) -> Statement {
    let tell = match change {
        Change::Appended(..) => "SELECT pg_notify($1, $2)",
        _ => {
            "WITH kept AS (
                 INSERT INTO news (text, at) VALUES ($2, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT)
                 ON CONFLICT (text) DO UPDATE SET at = GREATEST(excluded.at, news.at + 1)
             ) SELECT pg_notify($1, $2)"
        }
    };
    Statement::new(tell).bind(CHANNEL).bind(change.to_news())
}

fn silence() -> sqlx::Error {
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "it does not answer"))
}
