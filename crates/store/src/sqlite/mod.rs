//! The store in one SQLite file.

mod opening;
mod reading;

use std::path::PathBuf;

use engine::Fingerprint;
use sqlx::pool::PoolConnection;
use sqlx::{Row, SqlitePool};
use tables::{Event, PersonId, Remark, Stored, TableId, Version, format};

use crate::{Append, StoreError};

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    pool: SqlitePool,
    path: PathBuf,
    /// Whether the file has the tables of the second schema, which stand beside the logs. Only a file that is merely
    /// looked at may lack them.
    has_beside: bool,
}

/// A connection that writes. Unless the writing ends well the connection is closed, and with it whatever it had begun.
///
/// After some errors (a full disk, for one) SQLite rolls back by itself, after others the transaction stays open. Rather
/// than guess what a connection believes, one that failed, or whose writer went away in the middle, is never used again.
struct Writer {
    connection: PoolConnection<sqlx::Sqlite>,
    ended_well: bool,
}

impl Drop for Writer {
    fn drop(&mut self) {
        if !self.ended_well {
            self.connection.close_on_drop();
        }
    }
}

impl Sqlite {
    pub(crate) async fn append(&self, append: &Append<'_>) -> Result<(), StoreError> {
        let (Some(first), Some(last)) = (append.events.first(), append.events.last()) else {
            return Ok(());
        };
        let mut writer = Writer {
            connection: self.pool.acquire().await.map_err(|error| self.failed(&error))?,
            ended_well: false,
        };
        // IMMEDIATE takes the write lock at once and waits for it under the busy timeout instead of failing half-way.
        self.execute(&mut writer, "BEGIN IMMEDIATE").await?;
        if !self.claim(&mut writer, append, first, last.version).await? {
            self.execute(&mut writer, "ROLLBACK").await?;
            writer.ended_well = true;
            return Err(StoreError::Conflict {
                table: append.table.clone(),
                expected: append.expected(),
            });
        }
        for stored in append.events {
            self.write_event(&mut writer, append.table, stored).await?;
        }
        for (seat, name) in append.names {
            sqlx::query(
                "INSERT INTO seat_names (table_id, seat, name) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name",
            )
            .bind(append.table.as_str())
            .bind(i64::from(seat.number()))
            .bind(name)
            .execute(&mut *writer.connection)
            .await
            .map_err(|error| self.failed(&error))?;
        }
        self.execute(&mut writer, "COMMIT").await?;
        writer.ended_well = true;
        Ok(())
    }

    async fn execute(&self, writer: &mut Writer, statement: &'static str) -> Result<(), StoreError> {
        let done = sqlx::query(statement).execute(&mut *writer.connection).await;
        done.map(drop).map_err(|error| self.failed(&error))
    }

    /// Takes the next versions for these events, unless somebody else was faster.
    async fn claim(
        &self,
        writer: &mut Writer,
        append: &Append<'_>,
        first: &Stored,
        version: Version,
    ) -> Result<bool, StoreError> {
        let summary = serde_json::to_string(append.summary).expect("a summary has text keys only");
        let query = match &first.event {
            Event::Created { game, .. } if first.version == 1 => sqlx::query(
                "INSERT INTO tables (id, game, version, summary, created_at, updated_at)
                 VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT (id) DO NOTHING",
            )
            .bind(append.table.as_str())
            .bind(game)
            .bind(version)
            .bind(summary)
            .bind(first.at_ms),
            _ => sqlx::query(
                "UPDATE tables SET version = $1, summary = $2, updated_at = $3 WHERE id = $4 AND version = $5",
            )
            .bind(version)
            .bind(summary)
            .bind(first.at_ms)
            .bind(append.table.as_str())
            .bind(append.expected()),
        };
        let claimed = query.execute(&mut *writer.connection).await;
        Ok(claimed.map_err(|error| self.failed(&error))?.rows_affected() > 0)
    }

    async fn write_event(&self, writer: &mut Writer, table: &TableId, stored: &Stored) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO events (table_id, version, at, body) VALUES ($1, $2, $3, $4)")
            .bind(table.as_str())
            .bind(stored.version)
            .bind(stored.at_ms)
            .bind(format::write(&stored.event))
            .execute(&mut *writer.connection)
            .await
            .map_err(|error| self.failed(&error))?;
        if let Event::Joined { person, .. } = &stored.event {
            // The column is older than the word: what is called a session there is a person.
            sqlx::query("INSERT INTO members (session_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(person.as_str())
                .bind(table.as_str())
                .execute(&mut *writer.connection)
                .await
                .map_err(|error| self.failed(&error))?;
        }
        Ok(())
    }

    pub(crate) async fn say(&self, table: &TableId, person: &PersonId, remark: &Remark) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO talk (table_id, number, at, seat, person_id, text)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM talk WHERE table_id = $1",
        )
        .bind(table.as_str())
        .bind(remark.at_ms)
        .bind(i64::from(remark.seat.number()))
        .bind(person.as_str())
        .bind(&remark.text)
        .execute(&self.pool)
        .await
        .map_err(|error| self.failed(&error))?;
        Ok(())
    }

    pub(crate) async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM sessions WHERE id = $1")
            .bind(person.as_str())
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        Ok(row.map(|row| row.get("name")))
    }

    pub(crate) async fn remember_name(&self, person: &PersonId, name: &str, at_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO sessions (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
        )
        .bind(person.as_str())
        .bind(name)
        .bind(at_ms)
        .execute(&self.pool)
        .await
        .map_err(|error| self.failed(&error))?;
        Ok(())
    }

    pub(crate) async fn keep_material(&self, game: &str, text: &str, at_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO materials (hash, game, text, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING",
        )
        .bind(Fingerprint::of(text).to_string())
        .bind(game)
        .bind(text)
        .bind(at_ms)
        .execute(&self.pool)
        .await
        .map_err(|error| self.failed(&error))?;
        Ok(())
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT id FROM tables LIMIT 1")
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    fn failed(&self, error: &sqlx::Error) -> StoreError {
        if opening::is_read_only(error) {
            StoreError::ReadOnly {
                path: self.path.clone(),
            }
        } else {
            self.unavailable(opening::plain(error))
        }
    }

    fn unavailable(&self, why: String) -> StoreError {
        StoreError::Unavailable {
            path: self.path.clone(),
            why,
        }
    }
}
