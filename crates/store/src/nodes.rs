//! What servers that share a database tell each other: what changed, and who lets the bots of a table move.

use std::time::Duration;

use tables::{PersonId, TableId, Version};

use crate::postgres::Listener;
use crate::sql::{Row, Statement};
use crate::{Store, StoreError};

/// Something that was written, by this process or another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// A table has come to a version.
    Appended(TableId, Version),
    /// Somebody spoke at a table.
    Said(TableId),
    /// Sessions of this person, or the session with this id, may have ended.
    Ended(PersonId),
    /// Anything may have changed: nobody listened for a while, or much was written at once.
    Anything,
}

/// News of a shared database as they come.
pub struct Changes(Listener);

impl Changes {
    /// The next piece of news; `None` once the store is closed. While the database cannot be reached it goes on trying.
    pub async fn next(&mut self) -> Option<Change> {
        loop {
            match self.0.next().await? {
                None => return Some(Change::Anything),
                // What a later program may have to say is for its like.
                Some(news) => match Change::parse(&news) {
                    Some(change) => return Some(change),
                    None => continue,
                },
            }
        }
    }
}

impl Change {
    /// As it is told to others.
    pub(crate) fn to_news(&self) -> String {
        match self {
            Change::Appended(table, version) => format!("append {table} {version}"),
            Change::Said(table) => format!("say {table}"),
            Change::Ended(person) => format!("end {person}"),
            Change::Anything => "anything".to_owned(),
        }
    }

    fn parse(news: &str) -> Option<Change> {
        let words: Vec<&str> = news.split(' ').collect();
        match words[..] {
            ["append", table, version] => Some(Change::Appended(table.parse().ok()?, version.parse().ok()?)),
            ["end", person] => Some(Change::Ended(person.parse().ok()?)),
            ["say", table] => Some(Change::Said(table.parse().ok()?)),
            ["anything"] => Some(Change::Anything),
            _ => None,
        }
    }
}

impl Store {
    /// Whether other servers may write to this database too.
    pub fn is_shared(&self) -> bool {
        self.database.shared().is_some()
    }

    /// What is written from now on, where others may write too.
    pub fn changes(&self) -> Option<Changes> {
        self.database.shared().map(|postgres| Changes(postgres.listen()))
    }

    /// What was told within this time besides that a table has come to a version, with when, by the clock of the database: the same
    /// change at another time is another one.
    pub async fn told_within(&self, time: Duration) -> Result<Vec<(Change, i64)>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let question = Statement::new(
            "SELECT text, at FROM news WHERE at >= (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT - $1",
        );
        let rows = self.database.fetch(&question.bind(millis(time))).await?;
        let told = |row: &Row| {
            let change = Change::parse(&self.text(row, "text")?);
            let at_ms = self.integer(row, "at")?;
            Ok(change.map(|change| (change, at_ms)))
        };
        rows.iter().filter_map(|row| told(row).transpose()).collect()
    }

    /// Forgets what was told longer ago than this.
    pub async fn forget_told(&self, time: Duration) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        // Several servers may do so at once: what one of them has is left to it.
        let forget = Statement::new(
            "DELETE FROM news WHERE text IN (
                 SELECT text FROM news WHERE at < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT - $1
                 FOR UPDATE SKIP LOCKED)",
        );
        self.database.write(forget.bind(millis(time)).into()).await.map(drop)
    }

    /// The tables whose last event was written at `since_ms` or later, with their versions.
    pub async fn changed_since(&self, since_ms: i64) -> Result<Vec<(TableId, Version)>, StoreError> {
        let question = Statement::new("SELECT id, version FROM tables WHERE updated_at >= $1").bind(since_ms);
        let rows = self.database.fetch(&question).await?;
        rows.iter()
            .map(|row| Ok((self.table_id(row)?, self.integer(row, "version")?)))
            .collect()
    }

    /// The version of a table; `None` if there is no such table.
    pub async fn version_of(&self, table: &TableId) -> Result<Option<Version>, StoreError> {
        let question = Statement::new("SELECT version FROM tables WHERE id = $1").bind(table.as_str());
        let rows = self.database.fetch(&question).await?;
        rows.first().map(|row| self.integer(row, "version")).transpose()
    }

    /// Lets `holder` be the one who moves for the bots of a table until `until_ms`, and says whether it is. It is not if
    /// somebody else is and their time has not passed.
    ///
    /// This only saves work: should two think at once, the version decides which move counts.
    pub async fn lease(&self, table: &TableId, holder: &str, now_ms: i64, until_ms: i64) -> Result<bool, StoreError> {
        let lease = Statement::new(
            "INSERT INTO leases (table_id, holder, until) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
             WHERE leases.holder = excluded.holder OR leases.until < $4",
        );
        let lease = lease.bind(table.as_str()).bind(holder).bind(until_ms).bind(now_ms);
        self.database.write(lease.into()).await
    }

    /// Gives back what [`lease`](Store::lease) gave.
    pub async fn release(&self, table: &TableId, holder: &str) -> Result<(), StoreError> {
        let release = Statement::new("DELETE FROM leases WHERE table_id = $1 AND holder = $2");
        let release = release.bind(table.as_str()).bind(holder);
        self.database.write(release.into()).await.map(drop)
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
