//! Deleting what is old, by terms that the host sets. Without a term nothing is deleted.

use std::time::Duration;

use tables::{TableId, Version};

use crate::sql::{Statement, Write};
use crate::{Change, Listing, Store, StoreError, notices};

/// How many tables are listed at once.
const PAGE: u32 = 500;

/// What is too old: what was last touched before these times, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Tables whose game has not ended, with all that belongs to them.
    pub unfinished_before_ms: Option<i64>,
    /// Tables whose game has ended, with all that belongs to them.
    pub finished_before_ms: Option<i64>,
    /// What people said. What the first format kept in a table's log stays: logs are never rewritten.
    pub talk_before_ms: Option<i64>,
    /// The names that browsers are remembered by, where their owner sits at no table and has no account, what they
    /// made of puzzles, their ratings, where they are told what waits for them, and the sessions of devices: whoever has an account
    /// signs in again. Programs keep their tokens.
    pub people_before_ms: Option<i64>,
}

/// For how long things are kept after they were last touched; what has no term is kept for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Games that have not ended.
    pub unfinished: Option<Duration>,
    /// Games that have ended.
    pub finished: Option<Duration>,
    /// What people said at tables.
    pub talk: Option<Duration>,
    /// The names of people without an account who sit at no table, and what they made of puzzles.
    pub names: Option<Duration>,
}

impl Keep {
    /// What is too old at a moment, in milliseconds since 1970.
    pub fn terms(self, now_ms: i64) -> Terms {
        let before = |kept: Option<Duration>| {
            let kept = i64::try_from(kept?.as_millis()).unwrap_or(i64::MAX);
            Some(now_ms.saturating_sub(kept))
        };
        Terms {
            unfinished_before_ms: before(self.unfinished),
            finished_before_ms: before(self.finished),
            talk_before_ms: before(self.talk),
            people_before_ms: before(self.names),
        }
    }
}

/// How much is too old.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expired {
    /// Tables whose game has not ended.
    pub unfinished: u64,
    /// Tables whose game has ended.
    pub finished: u64,
    /// Remarks.
    pub remarks: u64,
    /// Remembered names.
    pub people: u64,
    /// Puzzles that somebody tried.
    pub puzzles: u64,
}

impl Store {
    /// What is older than the terms allow. Nothing is changed.
    pub async fn expired(&self, terms: &Terms) -> Result<Expired, StoreError> {
        let mut expired = Expired::default();
        for listing in self.expired_tables(terms).await? {
            expired.count(&listing);
        }
        expired.remarks = self.expired_remarks(terms).await?;
        expired.people = self.expired_people(terms).await?;
        expired.puzzles = self.expired_puzzles(terms).await?;
        Ok(expired)
    }

    /// Deletes what is older than the terms allow. A table that somebody plays at meanwhile stays.
    pub async fn delete_expired(&self, terms: &Terms) -> Result<Expired, StoreError> {
        let mut deleted = Expired::default();
        for listing in self.expired_tables(terms).await? {
            if self.database.write(delete_table(&listing.id, listing.version)).await? {
                deleted.count(&listing);
            }
        }
        if let Some(before_ms) = terms.talk_before_ms {
            deleted.remarks = self.expired_remarks(terms).await?;
            for delete in ["DELETE FROM talk WHERE at < $1", "DELETE FROM comments WHERE at < $1"] {
                let write = Write {
                    first: Statement::new(delete).bind(before_ms),
                    rest: Vec::new(),
                    // Open pages show them no longer, wherever they are.
                    news: Some(Change::Anything),
                };
                self.database.write(write).await?;
            }
        }
        if let Some(before_ms) = terms.people_before_ms {
            deleted.people = self.expired_people(terms).await?;
            let delete = Statement::new(
                "DELETE FROM sessions WHERE seen_at < $1
                 AND NOT EXISTS (SELECT 1 FROM members WHERE members.session_id = sessions.id)
                 AND NOT EXISTS (SELECT 1 FROM puzzles WHERE puzzles.session_id = sessions.id AND puzzles.at >= $1)
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = sessions.id)",
            );
            self.database.write(delete.bind(before_ms).into()).await?;
            let forget = Statement::new("DELETE FROM devices WHERE seen_at < $1 AND proof <> 'token'").bind(before_ms);
            self.database.write(forget.into()).await?;
            for delete in RATINGS_OF_NOBODY.into_iter().chain(notices::OF_NOBODY) {
                self.database.write(Statement::new(delete).into()).await?;
            }
            deleted.puzzles = self.expired_puzzles(terms).await?;
            let delete = Statement::new(
                "DELETE FROM puzzles WHERE at < $1
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = puzzles.session_id)",
            );
            self.database.write(delete.bind(before_ms).into()).await?;
        }
        Ok(deleted)
    }

    /// The tables that are older than the terms allow.
    pub async fn expired_tables(&self, terms: &Terms) -> Result<Vec<Listing>, StoreError> {
        let mut expired = Vec::new();
        if terms.unfinished_before_ms.is_none() && terms.finished_before_ms.is_none() {
            return Ok(expired);
        }
        let mut last: Option<TableId> = None;
        loop {
            let page = self.tables_after(last.as_ref(), PAGE).await?;
            let Some(listing) = page.last() else {
                return Ok(expired);
            };
            last = Some(listing.id.clone());
            expired.extend(page.into_iter().filter(|listing| terms.end(listing)));
        }
    }

    async fn expired_remarks(&self, terms: &Terms) -> Result<u64, StoreError> {
        let talk = self.count_before(REMARKS, terms.talk_before_ms).await?;
        match self.holds("comments").await? {
            true => Ok(talk + self.count_before(COMMENTS, terms.talk_before_ms).await?),
            false => Ok(talk),
        }
    }

    async fn expired_puzzles(&self, terms: &Terms) -> Result<u64, StoreError> {
        let question = match (self.holds("puzzles").await?, self.holds("accounts").await?) {
            (false, _) => return Ok(0),
            (true, false) => PUZZLES_WITHOUT_ACCOUNTS,
            (true, true) => PUZZLES,
        };
        self.count_before(question, terms.people_before_ms).await
    }

    async fn expired_people(&self, terms: &Terms) -> Result<u64, StoreError> {
        let question = match self.holds("accounts").await? {
            true => PEOPLE,
            false => PEOPLE_WITHOUT_ACCOUNTS,
        };
        self.count_before(question, terms.people_before_ms).await
    }

    /// Whether there is such a table: a database that is merely looked at may have been written by a program without it.
    pub(crate) async fn holds(&self, table: &str) -> Result<bool, StoreError> {
        let schema = Statement::new(self.database.list_schema());
        let rows = self.database.fetch(&schema).await?;
        Ok(rows.iter().any(|row| row.text("name").is_ok_and(|name| name == table)))
    }

    async fn count_before(&self, question: &'static str, before_ms: Option<i64>) -> Result<u64, StoreError> {
        let Some(before_ms) = before_ms else {
            return Ok(0);
        };
        let rows = self.database.fetch(&Statement::new(question).bind(before_ms)).await?;
        let number = rows.first().map(|row| self.integer(row, "number")).transpose()?;
        Ok(number.unwrap_or_default().unsigned_abs())
    }
}

const REMARKS: &str = "SELECT COUNT(*) AS number FROM talk WHERE at < $1";
const COMMENTS: &str = "SELECT COUNT(*) AS number FROM comments WHERE at < $1";
const PUZZLES: &str = "SELECT COUNT(*) AS number FROM puzzles WHERE at < $1
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = puzzles.session_id)";
const PUZZLES_WITHOUT_ACCOUNTS: &str = "SELECT COUNT(*) AS number FROM puzzles WHERE at < $1";
const PEOPLE: &str = "SELECT COUNT(*) AS number FROM sessions WHERE seen_at < $1
    AND NOT EXISTS (SELECT 1 FROM members WHERE members.session_id = sessions.id)
    AND NOT EXISTS (SELECT 1 FROM puzzles WHERE puzzles.session_id = sessions.id AND puzzles.at >= $1)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = sessions.id)";
const PEOPLE_WITHOUT_ACCOUNTS: &str = "SELECT COUNT(*) AS number FROM sessions WHERE seen_at < $1
    AND NOT EXISTS (SELECT 1 FROM members WHERE members.session_id = sessions.id)";

/// Ratings of people of whom nothing else is kept any more: no cookie leads to them.
const RATINGS_OF_NOBODY: [&str; 3] = [
    "DELETE FROM ratings WHERE player NOT LIKE 'bot:%'
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ratings.player)
     AND NOT EXISTS (SELECT 1 FROM members WHERE members.session_id = ratings.player)
     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = ratings.player)",
    "DELETE FROM rating_steps WHERE player NOT LIKE 'bot:%'
     AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.player = rating_steps.player)",
    "DELETE FROM profiles WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = profiles.person_id)
     AND NOT EXISTS (SELECT 1 FROM members WHERE members.session_id = profiles.person_id)
     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = profiles.person_id)",
];

/// Deletes a table and all that belongs to it, unless it has moved on since it was listed.
pub(crate) fn delete_table(table: &TableId, version: Version) -> Write {
    let id = table.as_str();
    let of_table = [
        "DELETE FROM due WHERE table_id = $1",
        "DELETE FROM notices WHERE table_id = $1",
        "DELETE FROM rated_games WHERE table_id = $1",
        "DELETE FROM analyses WHERE table_id = $1",
        "DELETE FROM complaints WHERE number IN (SELECT number FROM reports WHERE table_id = $1)",
        "DELETE FROM analysis_wishes WHERE table_id = $1",
        "DELETE FROM reports WHERE table_id = $1",
        "DELETE FROM public_tables WHERE table_id = $1",
        "DELETE FROM leases WHERE table_id = $1",
        "DELETE FROM comments WHERE table_id = $1",
        "DELETE FROM talk WHERE table_id = $1",
        "DELETE FROM seat_names WHERE table_id = $1",
        "DELETE FROM members WHERE table_id = $1",
        "DELETE FROM events WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ];
    let still = Statement::new("UPDATE tables SET version = version WHERE id = $1 AND version = $2");
    Write {
        first: still.bind(id).bind(version),
        rest: of_table.map(|delete| Statement::new(delete).bind(id)).into(),
        // Those who hold it in memory look again, and find nothing.
        news: Some(Change::Said(table.clone())),
    }
}

impl Terms {
    fn end(&self, listing: &Listing) -> bool {
        let before_ms = if listing.is_unfinished() {
            self.unfinished_before_ms
        } else {
            self.finished_before_ms
        };
        before_ms.is_some_and(|before_ms| listing.updated_at_ms < before_ms)
    }
}

impl Expired {
    fn count(&mut self, listing: &Listing) {
        if listing.is_unfinished() {
            self.unfinished += 1;
        } else {
            self.finished += 1;
        }
    }
}
