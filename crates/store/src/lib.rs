//! Tables as append-only logs, and the sessions that sit at them.
//!
//! A table is nothing but its [`Event`]s, numbered from 1; the number of the last one is the table's version.
//! Writing is "append if the version is still n" ([`Store::append`]): of two writers who saw the same version one
//! wins, the other gets [`StoreError::Conflict`] and looks again. Whatever a server holds in memory is a cache of
//! this log and can be rebuilt from it at any time.
//!
//! Databases differ behind [`Store`] only: the SQL is the common language of SQLite and PostgreSQL, with `$1`
//! placeholders and `ON CONFLICT … DO NOTHING`.
//!
//! **Deliberately absent:** rules, bots, and every secret of a session (its id is a hash of the cookie).

mod error;
mod event;
mod ids;
mod sqlite;

pub use error::StoreError;
pub use event::{Event, Phase, SeatPlan, Stored, Summary};
pub use ids::{ParseIdError, SessionId, TableId};

use sqlite::Sqlite;

/// How many events a table has.
pub type Version = i64;

/// Where tables and sessions are kept.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(Sqlite),
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// What it looked like after its last event.
    pub summary: Summary,
    /// When its last event was written, in milliseconds since 1970.
    pub updated_at_ms: i64,
}

impl Store {
    /// Opens the database that `address` names, `sqlite://FILE` or the path of a file, and brings its tables up to
    /// date. A file that does not exist is created, with its folder.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let path = match address.split_once("://") {
            None => address,
            Some(("sqlite", path)) => path,
            Some((scheme, _)) => return Err(StoreError::UnknownScheme(scheme.to_owned())),
        };
        let sqlite = Sqlite::open(path.as_ref()).await?;
        Ok(Store {
            backend: Backend::Sqlite(sqlite),
        })
    }

    /// Appends `events` to a table if its version is still `expected`, 0 for a new table, and gives the new version.
    /// `summary` is what lists say of the table from now on.
    pub async fn append(
        &self,
        table: &TableId,
        expected: Version,
        events: &[Event],
        summary: &Summary,
    ) -> Result<Version, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.append(table, expected, events, summary).await
    }

    /// The events of a table after version `after`, in order; none if there is no such table.
    pub async fn load(&self, table: &TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.load(table, after).await
    }

    /// The tables a session sits or sat at, the one that changed last first.
    pub async fn tables_of(&self, session: &SessionId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.tables_of(session, limit).await
    }

    /// The name a session last played under.
    pub async fn session_name(&self, session: &SessionId) -> Result<Option<String>, StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.session_name(session).await
    }

    /// Remembers the name a session plays under.
    pub async fn name_session(&self, session: &SessionId, name: &str) -> Result<(), StoreError> {
        let Backend::Sqlite(sqlite) = &self.backend;
        sqlite.name_session(session, name).await
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
