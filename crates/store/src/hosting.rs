//! What a host looks at and decides: people and tables.

use tables::{PersonId, TableId, Version};

use crate::expiry::delete_table;
use crate::sql::{Row, Statement};
use crate::{Listing, Standing, Store, StoreError};

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
        // Who only watched and commented has told no name, and is known by what they were called then.
        let question = Statement::new(
            "SELECT known.id, known.name, COALESCE(accounts.name, '') AS login, known.seen_at,
                 COALESCE(standings.muted, 0) AS muted, COALESCE(standings.banned, 0) AS banned,
                 (SELECT COUNT(*) FROM members WHERE members.session_id = known.id) AS tables
             FROM (
                 SELECT id, name, seen_at FROM sessions
                 UNION ALL
                 SELECT person_id AS id, MAX(name) AS name, MAX(at) AS seen_at FROM comments
                 WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = comments.person_id)
                 GROUP BY person_id
             ) AS known LEFT JOIN accounts ON accounts.person_id = known.id
                 LEFT JOIN standings ON standings.person_id = known.id
             WHERE LOWER(known.name) LIKE $1 ESCAPE '!' OR LOWER(accounts.name) LIKE $1 ESCAPE '!'
                 OR LOWER(known.name) LIKE $3 ESCAPE '!' OR LOWER(accounts.name) LIKE $3 ESCAPE '!'
                 OR LOWER(known.name) LIKE $4 ESCAPE '!' OR LOWER(accounts.name) LIKE $4 ESCAPE '!'
             ORDER BY known.seen_at DESC, known.id LIMIT $2",
        );
        let question = holding(question, name, limit);
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

    /// So many tables whose id, or what is known of them without reading them, holds this, the one that changed last first.
    pub async fn latest_tables(&self, text: &str, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT id, game, version, summary, updated_at FROM tables
             WHERE LOWER(id) LIKE $1 ESCAPE '!' OR LOWER(summary) LIKE $1 ESCAPE '!' OR LOWER(game) LIKE $1 ESCAPE '!'
                 OR LOWER(summary) LIKE $3 ESCAPE '!' OR LOWER(summary) LIKE $4 ESCAPE '!'
             ORDER BY updated_at DESC, id LIMIT $2",
        );
        self.list(&holding(question, text, limit)).await
    }

    /// Deletes a table with all that belongs to it, if its version is still this one; says whether it was.
    pub async fn remove_table(&self, table: &TableId, version: Version) -> Result<bool, StoreError> {
        self.database.write(delete_table(table, version)).await
    }
}

/// Asks for what holds a text, whatever its case, and for so many: $1 is its pattern for what was made lower case. SQLite, and
/// PostgreSQL in some places, do that to the letters of ASCII alone: $3 and $4 are the text as it was written and in capitals, with
/// these made small.
fn holding(question: Statement, text: &str, limit: u32) -> Statement {
    let pattern = |text: &str| {
        let escaped = text.replace('!', "!!").replace('%', "!%").replace('_', "!_");
        format!("%{escaped}%")
    };
    question
        .bind(pattern(&text.to_lowercase()))
        .bind(i64::from(limit))
        .bind(pattern(&text.to_ascii_lowercase()))
        .bind(pattern(&text.to_uppercase().to_ascii_lowercase()))
}
