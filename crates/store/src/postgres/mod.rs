//! The store in a PostgreSQL database, which any number of processes may share.

mod listening;
mod opening;

use sqlx::PgPool;
use sqlx::pool::PoolConnection;

pub(crate) use self::listening::Listener;

use crate::StoreError;
use crate::database::{Connection, Transaction};
use crate::sql::{Row, Statement, Write};

/// The channel on which processes tell each other what they wrote.
const CHANNEL: &str = "chantier";

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
        self.execute(&write).await.map_err(|error| self.failed(&error))
    }

    async fn execute(&self, write: &Write) -> Result<bool, sqlx::Error> {
        let connection = Connection::Postgres(self.connection().await?);
        let mut transaction = Transaction::begin(connection, "BEGIN").await?;
        let changed = transaction.write(write).await?;
        if let Some(news) = write.news.as_ref().filter(|_| changed) {
            let tell = Statement::new("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(news.as_str());
            transaction.execute(&tell).await?;
        }
        transaction.commit().await?;
        Ok(changed)
    }

    pub async fn fetch(&self, question: &Statement) -> Result<Vec<Row>, sqlx::Error> {
        let rows = question.for_postgres().fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(Row::Postgres).collect())
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
