//! Tables as append-only logs, what stands beside them, and the people who sit at them.
//!
//! A table is nothing but its [`Event`](tables::Event)s, numbered from 1; the number of the last one is the table's
//! version. Writing is "append if the version is still n" ([`Store::append`]): of two writers who saw the same version
//! one wins, the other gets [`StoreError::Conflict`] and looks again. Whatever a server holds in memory is a cache of
//! this log and can be rebuilt from it at any time.
//!
//! Databases differ behind [`Store`] only: the SQL is the common language of SQLite and PostgreSQL, with `$1`
//! placeholders and `ON CONFLICT … DO NOTHING`.
//!
//! **Deliberately absent:** rules, bots, clocks (who writes says when), and every secret of a session (a person's id is a
//! hash of the cookie).

mod error;
mod sqlite;

pub use error::StoreError;

use engine::Seat;
use sqlite::Sqlite;
use tables::{Log, PersonId, Phase, Remark, Stored, Summary, TableId, Version};

/// Where tables and people are kept.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(Sqlite),
}

/// Events to be written at the end of a table's log, with what changes beside it in the same moment.
#[derive(Clone, Copy, Debug)]
pub struct Append<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The events. The first one's number says which version the writer has seen; 1 makes a new table.
    pub events: &'a [Stored],
    /// What people who sit down are called.
    pub names: &'a [(Seat, String)],
    /// What lists say of the table from now on.
    pub summary: &'a Summary,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// What it looked like after its last event; `None` if that cannot be read.
    pub summary: Option<Summary>,
    /// When its last event was written, in milliseconds since 1970.
    pub updated_at_ms: i64,
}

impl Listing {
    /// Whether the game may still go on.
    pub fn is_unfinished(&self) -> bool {
        self.summary.as_ref().is_none_or(|summary| summary.phase != Phase::Over)
    }
}

impl Store {
    /// Opens the database that `address` names, `sqlite://FILE` or the path of a file, and brings its tables up to
    /// date. A file that does not exist is created, with its folder.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let sqlite = Sqlite::open(path_of(address)?.as_ref()).await?;
        Ok(Store {
            backend: Backend::Sqlite(sqlite),
        })
    }

    /// Opens a database to look at it: nothing is created, nothing is brought up to date, nothing can be written.
    pub async fn inspect(address: &str) -> Result<Store, StoreError> {
        let sqlite = Sqlite::inspect(path_of(address)?.as_ref()).await?;
        Ok(Store {
            backend: Backend::Sqlite(sqlite),
        })
    }

    /// Appends events to a table if its version is still the one before the first of them.
    pub async fn append(&self, append: &Append<'_>) -> Result<(), StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.append(append).await
    }

    /// All that is kept of a table; an empty log if there is no such table.
    pub async fn load(&self, table: &TableId) -> Result<Log, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.load(table).await
    }

    /// Adds what somebody said at a table.
    pub async fn say(&self, table: &TableId, person: &PersonId, remark: &Remark) -> Result<(), StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.say(table, person, remark).await
    }

    /// The tables a person sits or sat at, the one that changed last first.
    pub async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.tables_of(person, limit).await
    }

    /// So many tables in the order of their ids, those after `after`.
    pub async fn tables_after(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.tables_after(after, limit).await
    }

    /// The name a person last played under.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.name_of(person).await
    }

    /// Remembers the name a person plays under from `at_ms` on.
    pub async fn remember_name(&self, person: &PersonId, name: &str, at_ms: i64) -> Result<(), StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.remember_name(person, name, at_ms).await
    }

    /// Keeps the text of a material file of a game, by its hash.
    pub async fn keep_material(&self, game: &str, text: &str, at_ms: i64) -> Result<(), StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.keep_material(game, text, at_ms).await
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.ping().await
    }

    /// Writes out what is pending and closes the database.
    pub async fn close(&self) {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.close().await;
    }
}

impl Append<'_> {
    /// The version the writer has seen.
    fn expected(&self) -> Version {
        self.events.first().map_or(0, |first| first.version - 1)
    }
}

fn path_of(address: &str) -> Result<&str, StoreError> {
    match address.split_once("://") {
        None => Ok(address),
        Some(("sqlite", path)) => Ok(path),
        Some((scheme, _)) => Err(StoreError::UnknownScheme(scheme.to_owned())),
    }
}
