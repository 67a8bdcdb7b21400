//! The databases that a store can be kept in, and what is asked of each of them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::TryStreamExt as _;
use sqlx::Sqlite as SqliteDatabase;
use sqlx::pool::PoolConnection;
use sqlx::postgres::Postgres as PostgresDatabase;

use crate::postgres::{self, Postgres};
use crate::sql::{Row, Statement, Write};
use crate::sqlite::Sqlite;
use crate::{Durability, StoreError};

/// A database that is open.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    kind: Kind,
    /// How often it could not do what was asked of it.
    failures: Arc<AtomicU64>,
}

#[derive(Clone, Debug)]
enum Kind {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// What is done about tables that are not those of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Schema {
    /// They are brought up to date, and made where there are none.
    BringUpToDate,
    /// The database is left alone.
    AsItIs,
}

impl Database {
    pub async fn open(address: &str, durability: Durability, schema: Schema) -> Result<Database, StoreError> {
        Ok(Database::of(match Address::of(address)? {
            Address::File(path) => Kind::Sqlite(Sqlite::open(path.as_ref(), durability, schema).await?),
            Address::Server(url) => Kind::Postgres(Postgres::open(url, durability, schema).await?),
        }))
    }

    /// Opens a database for a server. A file has one; a PostgreSQL database is shared by any number.
    pub async fn open_for_server(address: &str, durability: Durability) -> Result<Database, StoreError> {
        match Address::of(address)? {
            Address::File(path) => {
                let alone = Sqlite::open_alone(path.as_ref(), durability).await?;
                Ok(Database::of(Kind::Sqlite(alone)))
            }
            Address::Server(_) => Database::open(address, durability, Schema::BringUpToDate).await,
        }
    }

    pub async fn inspect(address: &str) -> Result<Database, StoreError> {
        Ok(Database::of(match Address::of(address)? {
            Address::File(path) => Kind::Sqlite(Sqlite::inspect(path.as_ref()).await?),
            Address::Server(url) => Kind::Postgres(Postgres::inspect(url).await?),
        }))
    }

    fn of(kind: Kind) -> Database {
        Database {
            kind,
            failures: Arc::default(),
        }
    }

    /// What others write to it can be heard, where it is shared.
    pub fn shared(&self) -> Option<&Postgres> {
        match &self.kind {
            Kind::Sqlite(_) => None,
            Kind::Postgres(postgres) => Some(postgres),
        }
    }

    /// How often it could not do what was asked of it since it was opened.
    pub fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// How often something was written on which depends to whom sessions lead; nothing where others may write that, too.
    pub fn people_version(&self) -> Option<u64> {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.people_version(),
            Kind::Postgres(_) => None,
        }
    }

    /// Executes a write and says whether its first statement changed anything.
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let written = match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.write(write).await,
            // In boxes, here and below: what a driver does takes kilobytes, and whoever waits for it would be as large and be moved about.
            Kind::Postgres(postgres) => Box::pin(postgres.write(write)).await,
        };
        written.map_err(|failure| self.counted(failure))
    }

    /// What a question answers.
    pub async fn fetch(&self, question: &Statement) -> Result<Vec<Row>, StoreError> {
        let rows = match &self.kind {
            Kind::Sqlite(sqlite) => Box::pin(sqlite.fetch(question)).await,
            Kind::Postgres(postgres) => Box::pin(postgres.fetch(question)).await,
        };
        rows.map_err(|error| self.failed(&error))
    }

    /// A transaction that sees one moment, whatever others write meanwhile.
    pub async fn snapshot(&self) -> Result<Transaction, StoreError> {
        // In SQLite every transaction that has begun to read does.
        self.transaction("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .await
    }

    /// A transaction to write in, beside the queue.
    pub async fn begin(&self) -> Result<Transaction, StoreError> {
        self.transaction("BEGIN IMMEDIATE", "BEGIN").await
    }

    async fn transaction(&self, in_sqlite: &'static str, in_postgres: &'static str) -> Result<Transaction, StoreError> {
        let begun = match &self.kind {
            Kind::Sqlite(sqlite) => match sqlite.connection().await {
                Ok(connection) => Transaction::begin(Connection::Sqlite(connection), in_sqlite).await,
                Err(error) => Err(error),
            },
            Kind::Postgres(postgres) => match postgres.connection().await {
                Ok(connection) => Transaction::begin(Connection::Postgres(connection), in_postgres).await,
                Err(error) => Err(error),
            },
        };
        begun.map_err(|error| self.failed(&error))
    }

    /// Asks whether no server runs on it, and keeps others from starting until the transaction ends; nothing where a lock on the file
    /// has seen to that.
    pub fn lock_out_servers(&self) -> Option<Statement> {
        self.shared().map(|_| postgres::lock_out_servers())
    }

    /// Asks for the names of all tables (`TABLE`) and of their columns (`TABLE.COLUMN`).
    pub fn list_schema(&self) -> &'static str {
        match &self.kind {
            Kind::Sqlite(_) => {
                "SELECT name FROM sqlite_master WHERE type = 'table' UNION ALL
                 SELECT held.name || '.' || part.name FROM sqlite_master AS held, pragma_table_info(held.name) AS part
                 WHERE held.type = 'table'"
            }
            Kind::Postgres(_) => {
                "SELECT DISTINCT table_name::text AS name FROM information_schema.columns
                 WHERE table_schema = current_schema() UNION ALL
                 SELECT table_name || '.' || column_name FROM information_schema.columns
                 WHERE table_schema = current_schema()"
            }
        }
    }

    /// Whether the tables of the second schema, which stand beside the logs, are there. Only a database that is merely
    /// looked at may lack them.
    pub fn has_beside(&self) -> bool {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.has_beside(),
            Kind::Postgres(_) => true,
        }
    }

    /// The file that it is, where it is one.
    pub fn file(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Sqlite(sqlite) => Some(sqlite.file()),
            Kind::Postgres(_) => None,
        }
    }

    /// How many bytes it takes, where that can be known.
    pub async fn size(&self) -> Option<u64> {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.size(),
            Kind::Postgres(postgres) => postgres.size().await,
        }
    }

    pub async fn close(&self) {
        match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.close().await,
            Kind::Postgres(postgres) => postgres.close().await,
        }
    }

    /// What an error of the driver means to a host.
    pub fn failed(&self, error: &sqlx::Error) -> StoreError {
        self.counted(match &self.kind {
            Kind::Sqlite(sqlite) => sqlite.failed(error),
            Kind::Postgres(postgres) => postgres.failed(error),
        })
    }

    /// Counts a failure, if it is the database's and not that of whoever came second.
    fn counted(&self, failure: StoreError) -> StoreError {
        if matches!(failure, StoreError::Unavailable { .. } | StoreError::ReadOnly { .. }) {
            self.failures.fetch_add(1, Ordering::Relaxed);
        }
        failure
    }
}

/// A transaction. Unless it is committed or taken back the connection is closed, and with it whatever was begun.
///
/// After some errors (a full disk, for one) SQLite rolls back by itself, after others the transaction stays open, and a
/// network may break in between. Rather than guess what a connection believes, one that failed, or whose writer went
/// away in the middle, is never used again.
pub(crate) struct Transaction {
    connection: Connection,
    ended_well: bool,
}

pub(crate) enum Connection {
    Sqlite(PoolConnection<SqliteDatabase>),
    Postgres(PoolConnection<PostgresDatabase>),
}

impl Transaction {
    /// Begins, by the statement that the database wants for it.
    pub async fn begin(connection: Connection, how: &'static str) -> Result<Transaction, sqlx::Error> {
        let mut transaction = Transaction {
            connection,
            ended_well: false,
        };
        transaction.execute(&Statement::new(how)).await?;
        Ok(transaction)
    }

    /// Executes a write and says whether its first statement changed anything.
    pub async fn write(&mut self, write: &Write) -> Result<bool, sqlx::Error> {
        if self.execute(&write.first).await? == 0 {
            return Ok(false);
        }
        for statement in &write.rest {
            self.execute(statement).await?;
        }
        Ok(true)
    }

    /// Executes a statement and says how many rows it changed.
    pub async fn execute(&mut self, statement: &Statement) -> Result<u64, sqlx::Error> {
        Ok(match &mut self.connection {
            Connection::Sqlite(connection) => statement.for_sqlite().execute(&mut **connection).await?.rows_affected(),
            Connection::Postgres(connection) => statement
                .for_postgres()
                .execute(&mut **connection)
                .await?
                .rows_affected(),
        })
    }

    /// Hands over the rows of an answer one by one, as long as `take` says so.
    pub async fn each(&mut self, question: &Statement, mut take: impl FnMut(Row) -> bool) -> Result<(), sqlx::Error> {
        match &mut self.connection {
            Connection::Sqlite(connection) => {
                let mut rows = question.for_sqlite().fetch(&mut **connection);
                while let Some(row) = rows.try_next().await? {
                    if !take(Row::Sqlite(row)) {
                        break;
                    }
                }
            }
            Connection::Postgres(connection) => {
                let mut rows = question.for_postgres().fetch(&mut **connection);
                while let Some(row) = rows.try_next().await? {
                    if !take(Row::Postgres(row)) {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.execute(&Statement::new("COMMIT")).await?;
        self.ended_well = true;
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.ended_well {
            match &mut self.connection {
                Connection::Sqlite(connection) => connection.close_on_drop(),
                Connection::Postgres(connection) => connection.close_on_drop(),
            }
        }
    }
}

/// What an address names.
enum Address<'a> {
    File(&'a str),
    Server(&'a str),
}

impl Address<'_> {
    fn of(address: &str) -> Result<Address<'_>, StoreError> {
        match address.split_once("://") {
            // SQLite takes these for databases that are nowhere, of which every connection would have its own.
            None | Some(("sqlite", _)) if is_nowhere(address) => Err(StoreError::NoFile(address.to_owned())),
            None => Ok(Address::File(address)),
            Some(("sqlite", path)) => Ok(Address::File(path)),
            Some(("postgres" | "postgresql", _)) => Ok(Address::Server(address)),
            Some((scheme, _)) => Err(StoreError::UnknownScheme(scheme.to_owned())),
        }
    }
}

fn is_nowhere(address: &str) -> bool {
    let path = address.strip_prefix("sqlite://").unwrap_or(address);
    path.is_empty() || path.starts_with(':') || path.starts_with("file:")
}
