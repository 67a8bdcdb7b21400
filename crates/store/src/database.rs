//! The databases that a store can be kept in, and what is asked of each of them.

use std::path::Path;

use futures_util::TryStreamExt as _;
use sqlx::Sqlite as SqliteDatabase;
use sqlx::pool::PoolConnection;
use sqlx::postgres::Postgres as PostgresDatabase;

use crate::postgres::Postgres;
use crate::sql::{Row, Statement, Write};
use crate::sqlite::Sqlite;
use crate::{Durability, StoreError};

/// A database that is open.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Database {
    pub async fn open(address: &str, durability: Durability) -> Result<Database, StoreError> {
        Ok(match Address::of(address)? {
            Address::File(path) => Database::Sqlite(Sqlite::open(path.as_ref(), durability).await?),
            Address::Server(url) => Database::Postgres(Postgres::open(url, durability).await?),
        })
    }

    /// Opens a database for a server. A file has one; a PostgreSQL database is shared by any number.
    pub async fn open_for_server(address: &str, durability: Durability) -> Result<Database, StoreError> {
        match Address::of(address)? {
            Address::File(path) => Ok(Database::Sqlite(Sqlite::open_alone(path.as_ref(), durability).await?)),
            Address::Server(_) => Database::open(address, durability).await,
        }
    }

    pub async fn inspect(address: &str) -> Result<Database, StoreError> {
        Ok(match Address::of(address)? {
            Address::File(path) => Database::Sqlite(Sqlite::inspect(path.as_ref()).await?),
            Address::Server(url) => Database::Postgres(Postgres::inspect(url).await?),
        })
    }

    /// Executes a write and says whether its first statement changed anything.
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        match self {
            Database::Sqlite(sqlite) => sqlite.write(write).await,
            Database::Postgres(postgres) => postgres.write(write).await,
        }
    }

    /// What a question answers.
    pub async fn fetch(&self, question: &Statement) -> Result<Vec<Row>, StoreError> {
        let rows = match self {
            Database::Sqlite(sqlite) => sqlite.fetch(question).await,
            Database::Postgres(postgres) => postgres.fetch(question).await,
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
        let begun = match self {
            Database::Sqlite(sqlite) => match sqlite.connection().await {
                Ok(connection) => Transaction::begin(Connection::Sqlite(connection), in_sqlite).await,
                Err(error) => Err(error),
            },
            Database::Postgres(postgres) => match postgres.connection().await {
                Ok(connection) => Transaction::begin(Connection::Postgres(connection), in_postgres).await,
                Err(error) => Err(error),
            },
        };
        begun.map_err(|error| self.failed(&error))
    }

    /// Asks for the names of all tables (`TABLE`) and of their columns (`TABLE.COLUMN`).
    pub fn list_schema(&self) -> &'static str {
        match self {
            Database::Sqlite(_) => {
                "SELECT name FROM sqlite_master WHERE type = 'table' UNION ALL
                 SELECT held.name || '.' || part.name FROM sqlite_master AS held, pragma_table_info(held.name) AS part
                 WHERE held.type = 'table'"
            }
            Database::Postgres(_) => {
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
        match self {
            Database::Sqlite(sqlite) => sqlite.has_beside(),
            Database::Postgres(_) => true,
        }
    }

    /// The file that it is, where it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Database::Sqlite(sqlite) => Some(sqlite.file()),
            Database::Postgres(_) => None,
        }
    }

    /// How many bytes it takes, where that can be known.
    pub fn size(&self) -> Option<u64> {
        match self {
            Database::Sqlite(sqlite) => sqlite.size(),
            Database::Postgres(_) => None,
        }
    }

    pub async fn close(&self) {
        match self {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.close().await,
        }
    }

    /// What an error of the driver means to a host.
    pub fn failed(&self, error: &sqlx::Error) -> StoreError {
        match self {
            Database::Sqlite(sqlite) => sqlite.failed(error),
            Database::Postgres(postgres) => postgres.failed(error),
        }
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
