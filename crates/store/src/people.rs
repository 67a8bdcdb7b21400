//! What is kept of people, of games' material and of the site itself.

use engine::Fingerprint;
use tables::{PersonId, TableId};

use crate::sql::Statement;
use crate::{Store, StoreError};

impl Store {
    /// The name a person last played under.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let question = Statement::new("SELECT name FROM sessions WHERE id = $1").bind(person.as_str());
        self.fetch_text(&question, "name").await
    }

    /// Whether a person ever sat at a table, told their name, tried a puzzle, spoke where they watched, or was silenced.
    pub async fn knows(&self, person: &PersonId) -> Result<bool, StoreError> {
        let question = Statement::new(
            "SELECT id FROM sessions WHERE id = $1 UNION SELECT session_id FROM members WHERE session_id = $1
             UNION SELECT session_id FROM puzzles WHERE session_id = $1
             UNION SELECT person_id FROM comments WHERE person_id = $1
             UNION SELECT person_id FROM standings WHERE person_id = $1 LIMIT 1",
        );
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        Ok(!rows.is_empty())
    }

    /// Remembers the name a person plays under from `at_ms` on.
    pub async fn remember_name(&self, person: &PersonId, name: &str, at_ms: i64) -> Result<(), StoreError> {
        let remember = Statement::new(
            "INSERT INTO sessions (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
        );
        let remember = remember.bind(person.as_str()).bind(name).bind(at_ms);
        self.database.write(remember.into()).await.map(drop)
    }

    /// Takes a table off a person's own list, or puts it back; says whether it is one of theirs. For the others nothing
    /// changes.
    pub async fn hide(&self, person: &PersonId, table: &TableId, hidden: bool) -> Result<bool, StoreError> {
        let hide = Statement::new("UPDATE members SET hidden = $3 WHERE session_id = $1 AND table_id = $2");
        let hide = hide.bind(person.as_str()).bind(table.as_str()).bind(i64::from(hidden));
        self.database.write(hide.into()).await
    }

    /// Puts a table on a person's list at which they do not sit.
    pub async fn keep_on_list(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let keep = Statement::new("INSERT INTO members (session_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        let keep = keep.bind(person.as_str()).bind(table.as_str());
        self.database.write(keep.into()).await.map(drop)
    }

    /// The text of the material file with this hash, if it is kept.
    pub async fn material(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let question = Statement::new("SELECT text FROM materials WHERE hash = $1").bind(hash);
        self.fetch_text(&question, "text").await
    }

    /// Keeps the text of a material file of a game, by its hash.
    pub async fn keep_material(&self, game: &str, text: &str, at_ms: i64) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO materials (hash, game, text, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING",
        );
        let keep = keep
            .bind(Fingerprint::of(text).to_string())
            .bind(game)
            .bind(text)
            .bind(at_ms);
        self.database.write(keep.into()).await.map(drop)
    }

    /// The secret of the site called `name`: the first one that anybody offered for it, whichever process asks and
    /// however many ask at once.
    pub async fn secret(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        let question = Statement::new("SELECT value FROM secrets WHERE name = $1").bind(name);
        if let Some(kept) = self.fetch_text(&question, "value").await? {
            return Ok(kept);
        }
        let keep = Statement::new("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
        self.database.write(keep.bind(name).bind(offered).into()).await?;
        // It is there now, be it ours or that of another process.
        let kept = self.fetch_text(&question, "value").await?;
        Ok(kept.unwrap_or_else(|| offered.to_owned()))
    }

    /// A column of the one row that there may be.
    pub(crate) async fn fetch_text(&self, question: &Statement, column: &str) -> Result<Option<String>, StoreError> {
        let rows = self.database.fetch(question).await?;
        let text = rows.first().map(|row| row.text(column)).transpose();
        text.map_err(|error| self.database.failed(&error))
    }
}
