//! What a host looks at and decides: people, tables, reports.

use tables::{PersonId, TableId, Version};

use crate::expiry::delete_table;
use crate::sql::{Row, Statement};
use crate::{Listing, Report, Standing, Store, StoreError};

/// Somebody as a host sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who.
    pub person: PersonId,
    /// What they are called at tables.
    pub name: String,
    /// The name they sign in with; empty for guests.
    pub login: String,
    /// When they last said a name, in milliseconds since 1970.
    pub seen_at_ms: i64,
    /// At how many tables they sit or sat.
    pub tables: u64,
    /// What they are forbidden.
    pub standing: Standing,
}

impl Store {
    /// So many people whose name, or name to sign in with, holds this, those who came last first.
    pub async fn people(&self, name: &str, limit: u32) -> Result<Vec<Known>, StoreError> {
        let question = Statement::new(
            "SELECT sessions.id, sessions.name, COALESCE(accounts.name, '') AS login, sessions.seen_at,
                 COALESCE(standings.muted, 0) AS muted, COALESCE(standings.banned, 0) AS banned,
                 (SELECT COUNT(*) FROM members WHERE members.session_id = sessions.id) AS tables
             FROM sessions LEFT JOIN accounts ON accounts.person_id = sessions.id
                 LEFT JOIN standings ON standings.person_id = sessions.id
             WHERE LOWER(sessions.name) LIKE $1 ESCAPE '!' OR LOWER(accounts.name) LIKE $1 ESCAPE '!'
             ORDER BY sessions.seen_at DESC, sessions.id LIMIT $2",
        );
        let escaped = name
            .to_lowercase()
            .replace('!', "!!")
            .replace('%', "!%")
            .replace('_', "!_");
        let question = question.bind(format!("%{escaped}%")).bind(i64::from(limit));
        let rows = self.database.fetch(&question).await?;
        let known = |row: &Row| {
            Ok(Known {
                person: self.person(row, "id")?,
                name: self.text(row, "name")?,
                login: self.text(row, "login")?,
                seen_at_ms: self.integer(row, "seen_at")?,
                tables: self.integer(row, "tables")?.unsigned_abs(),
                standing: Standing {
                    muted: self.integer(row, "muted")? != 0,
                    banned: self.integer(row, "banned")? != 0,
                },
            })
        };
        rows.iter().map(known).collect()
    }

    /// So many tables, the one that changed last first.
    pub async fn latest_tables(&self, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT id, game, version, summary, updated_at FROM tables ORDER BY updated_at DESC, id LIMIT $1",
        );
        self.list(&question.bind(i64::from(limit))).await
    }

    /// Deletes a table with all that belongs to it, if its version is still this one; says whether it was.
    pub async fn remove_table(&self, table: &TableId, version: Version) -> Result<bool, StoreError> {
        self.database.write(delete_table(table, version)).await
    }

    /// So many reports with their numbers, the newest first.
    pub async fn latest_reports(&self, limit: u32) -> Result<Vec<(i64, Report)>, StoreError> {
        let question = Statement::new(
            "SELECT number, at, table_id AS id, game, ply, text, record FROM reports ORDER BY number DESC LIMIT $1",
        );
        let rows = self.database.fetch(&question.bind(i64::from(limit))).await?;
        let numbered = |row: &Row| Ok((self.integer(row, "number")?, self.report_of(row)?));
        rows.iter().map(numbered).collect()
    }

    /// Deletes a report that is dealt with; says whether it was there.
    pub async fn close_report(&self, number: i64) -> Result<bool, StoreError> {
        let close = Statement::new("DELETE FROM reports WHERE number = $1").bind(number);
        self.database.write(close.into()).await
    }
}
