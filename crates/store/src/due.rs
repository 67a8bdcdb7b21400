//! What is to be done at tables later, and the times in which no server was up to do it.

use tables::TableId;

use crate::sql::{Statement, Write};
use crate::{Store, StoreError};

/// The row of `pulse` that says when a server was up last.
const UP: i64 = 2;
/// How many downtimes are remembered: only those matter that are younger than the last move of a table with a clock.
const REMEMBERED: i64 = 1000;

/// A time in which no server was up, or none could write, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Downtime {
    /// When the last server was seen.
    pub from_ms: i64,
    /// When the next one started.
    pub until_ms: i64,
}

impl Store {
    /// The tables that somebody should look at by now, so many at most.
    pub async fn due(&self, now_ms: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let question = Statement::new("SELECT table_id AS id FROM due WHERE at <= $1 ORDER BY at LIMIT $2");
        let rows = self
            .database
            .fetch(&question.bind(now_ms).bind(i64::from(limit)))
            .await?;
        rows.iter().map(|row| self.table_id(row)).collect()
    }

    /// Somebody looked at a table that was due at `now_ms`, and should look again at another time, or never. If something happened
    /// there meanwhile, that has said when.
    pub async fn put_off(&self, table: &TableId, now_ms: i64, at_ms: Option<i64>) -> Result<(), StoreError> {
        let put_off = match at_ms {
            Some(at_ms) => Statement::new("UPDATE due SET at = $3 WHERE table_id = $1 AND at <= $2")
                .bind(table.as_str())
                .bind(now_ms)
                .bind(at_ms),
            None => Statement::new("DELETE FROM due WHERE table_id = $1 AND at <= $2")
                .bind(table.as_str())
                .bind(now_ms),
        };
        self.database.write(put_off.into()).await.map(drop)
    }

    /// Notes that a server is up, where a table has something due.
    pub async fn note_up(&self, now_ms: i64) -> Result<(), StoreError> {
        let note = Statement::new(
            "INSERT INTO pulse (id, at) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM due)
             ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        );
        self.database.write(note.bind(UP).bind(now_ms).into()).await.map(drop)
    }

    /// Called by every server that starts, or that could not reach the database for a while: if none was up for longer than
    /// `tolerated_ms`, notes since when, unless another server that starts at the same time was faster. Gives the downtimes, the
    /// last one last.
    pub async fn start_up(&self, now_ms: i64, tolerated_ms: i64) -> Result<Vec<Downtime>, StoreError> {
        let question = Statement::new("SELECT at FROM pulse WHERE id = $1").bind(UP);
        let seen = self.integer_of(&question, "at").await?;
        let last = match seen {
            Some(seen_ms) => seen_ms,
            // A database that was restored knows when something happened last.
            None => {
                let question = Statement::new("SELECT COALESCE(MAX(updated_at), 0) AS at FROM tables");
                self.integer_of(&question, "at").await?.unwrap_or(0)
            }
        };
        let question = Statement::new("SELECT COUNT(*) AS number FROM due");
        let due = self.integer_of(&question, "number").await?;
        if due.unwrap_or(0) > 0 && last + tolerated_ms < now_ms {
            let first = match seen {
                Some(seen_ms) => Statement::new("UPDATE pulse SET at = $2 WHERE id = $1 AND at = $3")
                    .bind(UP)
                    .bind(now_ms)
                    .bind(seen_ms),
                None => Statement::new("INSERT INTO pulse (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
                    .bind(UP)
                    .bind(now_ms),
            };
            let note = Statement::new(
                "INSERT INTO downtimes (since, until) VALUES ($1, $2)
                 ON CONFLICT (since) DO UPDATE SET until = excluded.until",
            );
            let write = Write {
                first,
                rest: vec![note.bind(last).bind(now_ms)],
                news: None,
            };
            self.database.write(write).await?;
        }
        self.downtimes().await
    }

    async fn downtimes(&self) -> Result<Vec<Downtime>, StoreError> {
        let question = Statement::new("SELECT since, until FROM downtimes ORDER BY since DESC LIMIT $1");
        let rows = self.database.fetch(&question.bind(REMEMBERED)).await?;
        let downtime = |row| {
            Ok(Downtime {
                from_ms: self.integer(row, "since")?,
                until_ms: self.integer(row, "until")?,
            })
        };
        rows.iter().rev().map(downtime).collect()
    }

    async fn integer_of(&self, question: &Statement, column: &str) -> Result<Option<i64>, StoreError> {
        let rows = self.database.fetch(question).await?;
        rows.first().map(|row| self.integer(row, column)).transpose()
    }
}

/// Writes down when somebody should look at a table again.
pub(crate) fn due_at(table: &str, at_ms: Option<i64>) -> Statement {
    match at_ms {
        Some(at_ms) => Statement::new(
            "INSERT INTO due (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at",
        )
        .bind(table)
        .bind(at_ms),
        None => Statement::new("DELETE FROM due WHERE table_id = $1").bind(table),
    }
}
