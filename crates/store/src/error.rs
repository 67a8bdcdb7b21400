//! What can go wrong with a database, in sentences a host can act on.

use std::path::PathBuf;

use tables::format::FormatError;
use tables::{TableId, Version};

/// Why the store did not do as asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first. Load the table again and decide anew.
    #[error("table {table} has moved on from version {expected}")]
    Conflict {
        /// The table.
        table: TableId,
        /// The version the writer had seen.
        expected: Version,
    },
    /// The address names a kind of database that is not built in.
    #[error("databases of the kind '{0}' are not supported: use sqlite://FILE or the path of a file")]
    UnknownScheme(String),
    /// The file cannot be opened at all.
    #[error("the database {path} cannot be opened: {why}")]
    Open {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The file can be read but not written.
    #[error("the database {path} is read-only: let this user write the file and its folder, or name another database")]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The database stopped answering.
    #[error("the database {path} does not answer: {why}")]
    Unavailable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// An event cannot be read: a newer program wrote it, or the file is damaged.
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
