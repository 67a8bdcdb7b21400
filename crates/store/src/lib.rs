//! Tables as append-only logs, what stands beside them, and the people who sit at them.
//!
//! A table is nothing but its [`Event`](tables::Event)s, numbered from 1; the number of the last one is the table's
//! version. Writing is "append if the version is still n" ([`Store::append`]): of two writers who saw the same version
//! one wins, the other gets [`StoreError::Conflict`] and looks again. Whatever a server holds in memory is a cache of
//! this log and can be rebuilt from it at any time.
//!
//! A store is kept in a SQLite file, for one server, or in a PostgreSQL database, which any number of servers share.
//! What is written and asked is said once (`writing`, `reading`, `people`, `sessions`, `accounts`, `passkeys`, `due`, `notices`, `nodes`), in the SQL that both understand (`sql`); how
//! it gets there is the matter of `sqlite` and `postgres`.
//!
//! **Deliberately absent:** rules, bots, clocks and random numbers (who writes says when and what), and every secret of a
//! session (a session's id is a hash of the cookie).

mod accounts;
mod analyses;
mod backup;
mod comments;
mod database;
mod due;
mod error;
mod expiry;
mod hosting;
mod lobby;
mod migrations;
mod nodes;
mod notices;
mod passkeys;
mod people;
mod postgres;
#[cfg(all(unix, feature = "private-postgres"))]
mod private_postgres;
mod puzzles;
mod ratings;
mod reading;
mod reports;
mod sessions;
mod sql;
mod sqlite;
mod writing;

pub use accounts::{Account, Departure};
pub use analyses::{AnalysisWish, MostWishes};
pub use backup::{BackupError, Progress};
pub use due::Downtime;
pub use error::StoreError;
pub use expiry::{Expired, Keep, Terms};
pub use hosting::Known;
pub use lobby::PublicTable;
pub use nodes::{Change, Changes};
pub use notices::{MOST_FAILURES, Notice, Reason, Receiver, ReceiverKind, TELLING_PAUSE_MS, TELLINGS_PER_HOUR, Wish};
pub use passkeys::Passkey;
#[cfg(all(unix, feature = "private-postgres"))]
pub use private_postgres::PrivatePostgres;
pub use puzzles::PuzzleProgress;
pub use ratings::{RatingEntry, RatingStep};
pub use reports::{Accused, Report, ReportsKept};
pub use sessions::{Bearer, Before, Device, NewDevice, Proof, Session, Standing};

use std::path::Path;

use engine::Seat;
use tables::{Phase, Stored, Summary, TableId, Version};

use crate::database::{Database, Schema};
use crate::sql::Statement;

/// Where tables and people are kept.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
}

/// What an acknowledged write survives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// A power cut: a write is acknowledged when the disk has it.
    #[default]
    Full,
    /// The end of the process. A power cut may take the last moments' writes, never part of one, and a table then
    /// stands consistently a few moves earlier.
    Normal,
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
    /// Who is to be told of it.
    pub wishes: &'a [Wish],
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The number of its last event.
    pub version: Version,
    /// What it looked like after its last event; `None` if that cannot be read.
    pub summary: Option<Summary>,
    /// When its last event was written, in milliseconds since 1970.
    pub updated_at_ms: i64,
}

impl Listing {
    /// Whether the game may still go on: a record that somebody brought along may not.
    pub fn is_unfinished(&self) -> bool {
        self.summary
            .as_ref()
            .is_none_or(|summary| summary.phase != Phase::Over && !summary.record)
    }
}

impl Store {
    /// Opens the database that `address` names, `sqlite://FILE`, the path of a file, or
    /// `postgres://USER:PASSWORD@HOST/DATABASE`, and brings its tables up to date. A file that does not exist is
    /// created, with its folder.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::open_with(address, Durability::default()).await
    }

    /// Opens a database whose writes survive what `durability` says.
    pub async fn open_with(address: &str, durability: Durability) -> Result<Store, StoreError> {
        let database = Database::open(address, durability, Schema::BringUpToDate).await?;
        Ok(Store { database })
    }

    /// Opens a database for a server, which must be the only one on it unless the database can be shared.
    pub async fn open_for_server(address: &str, durability: Durability) -> Result<Store, StoreError> {
        let database = Database::open_for_server(address, durability).await?;
        Ok(Store { database })
    }

    /// Opens a database to change what is in it, and not what it is: one that another program made is left alone, since a server of
    /// that program may run on it.
    pub async fn open_as_it_is(address: &str) -> Result<Store, StoreError> {
        let database = Database::open(address, Durability::default(), Schema::AsItIs).await?;
        Ok(Store { database })
    }

    /// Opens a database to look at it: nothing is created, nothing is brought up to date, nothing can be written.
    pub async fn inspect(address: &str) -> Result<Store, StoreError> {
        let database = Database::inspect(address).await?;
        Ok(Store { database })
    }

    /// Writes something of no importance, to see whether writing works.
    pub async fn pulse(&self, at_ms: i64) -> Result<(), StoreError> {
        let write =
            Statement::new("INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at");
        self.database.write(write.bind(at_ms).into()).await.map(drop)
    }

    /// The file of the database, where it is one.
    pub fn file(&self) -> Option<&Path> {
        self.database.file()
    }

    /// How many bytes the database takes, where that can be known.
    pub async fn size(&self) -> Option<u64> {
        self.database.size().await
    }

    /// How often the database could not do what was asked of it since it was opened.
    pub fn failures(&self) -> u64 {
        self.database.failures()
    }

    /// Writes out what is pending and closes the database.
    pub async fn close(&self) {
        self.database.close().await;
    }
}
