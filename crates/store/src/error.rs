//! What can go wrong with a database, in sentences a host can act on.

use tables::format::FormatError;
use tables::{TableId, Version};

/// Why the store did not do as asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first. Load the table again and decide anew.
    #[error("table {table} has moved on from version {expected}")]
    Conflict {
        /// The table.
        table: TableId,
        /// The version the writer had seen.
        expected: Version,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The address names a kind of database that is not built in.
    #[error("databases of the kind '{0}' are not supported: use sqlite://FILE, the path of a file, or postgres://…")]
    UnknownScheme(String),
    /// The name of a file is missing.
    #[error("'{0}' names no file: a database that is kept in memory would be gone with the server")]
    NoFile(String),
    /// Another server has the file open.
    #[error("the database {database} is used by another chantier server: stop that one, or name another database")]
    InUse {
        /// Its file.
        database: String,
    },
    /// Another write stands in its place, or came in its way. Nothing of this one was done: look again, and decide anew.
    #[error("the database {database} holds something else where this was to be written: {why}")]
    Clash {
        /// Its file or address.
        database: String,
        /// What the system said.
        why: String,
    },
    /// It cannot be opened at all.
    #[error("the database {database} cannot be opened: {why}")]
    Open {
        /// Its file or address.
        database: String,
        /// What the system said.
        why: String,
    },
    /// Another program made it, and nobody asked to change that.
    #[error(
        "the database {database} is not that of this version of chantier: a server that starts brings an older one up to date"
    )]
    OtherSchema {
        /// Its file or address.
        database: String,
    },
    /// It can be read but not written.
    #[error(
        "the database {database} is read-only: let this user write it (a file and its folder), or name another database"
    )]
    ReadOnly {
        /// Its file or address.
        database: String,
    },
    /// The database stopped answering.
    #[error("the database {database} does not answer: {why}")]
    Unavailable {
        /// Its file or address.
        database: String,
        /// What the system said.
        why: String,
    },
    /// An event cannot be read: a newer program wrote it, or the database is damaged.
    #[error("event {version} of table {table} cannot be read: {why}")]
    Unreadable {
        /// The table.
        table: TableId,
        /// The event's number.
        version: Version,
        /// What is wrong with it.
        why: FormatError,
    },
}
