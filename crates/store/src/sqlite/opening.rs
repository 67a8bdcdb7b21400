//! Opening the file, and bringing its tables up to date.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::SqlitePool;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::Sqlite;
use super::file::{self, Identity};
use super::queue::Queue;
use crate::database::Schema;
use crate::{Durability, StoreError, migrations};

/// How long a connection waits for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;

impl Sqlite {
    /// Opens a file as the only server that does.
    pub async fn open_alone(path: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        // Before anything is brought up to date under another server's feet.
        let lock = file::lock(path)?;
        let sqlite = Sqlite::open_as(path, durability, Schema::BringUpToDate, true).await?;
        *sqlite.lock.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(lock);
        Ok(sqlite)
    }

    pub async fn open(path: &Path, durability: Durability, schema: Schema) -> Result<Sqlite, StoreError> {
        Sqlite::open_as(path, durability, schema, false).await
    }

    async fn open_as(path: &Path, durability: Durability, schema: Schema, alone: bool) -> Result<Sqlite, StoreError> {
        let name = path.display().to_string();
        let failed = |error: io::Error| StoreError::Open {
            database: path.display().to_string(),
            why: error.to_string(),
        };
        if schema == Schema::BringUpToDate {
            file::create(path).map_err(failed)?;
        }
        let mut file = Identity::of(path).map_err(failed)?;
        // A connection that is opened later must never make a new file in place of one that is gone.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(false)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match durability {
                Durability::Full => SqliteSynchronous::Full,
                Durability::Normal => SqliteSynchronous::Normal,
            })
            .foreign_keys(true);
        let writer = connect(&name, options.clone(), 1).await?;
        match schema {
            Schema::BringUpToDate => migrations::run(&writer).await.map_err(|error| match error {
                MigrateError::Execute(error) => opening_failed(&name, &error),
                other => StoreError::Open {
                    database: name.clone(),
                    why: other.to_string(),
                },
            })?,
            Schema::AsItIs => {
                let steps = sqlx::query_scalar(migrations::COUNT_STEPS).fetch_one(&writer).await;
                if !migrations::are_all(steps.map_err(|error| opening_failed(&name, &error))?) {
                    return Err(StoreError::OtherSchema { database: name });
                }
            }
        }
        let mut keeper = None;
        if alone {
            let kept = connect(&name, options.clone(), 1).await?;
            // On a disk that is full just now it cannot be written. A file that is exchanged for another is noticed all the same.
            let _ = mark(&kept, &mut file).await;
            keeper = Some(kept);
        }
        Ok(Sqlite {
            keeper,
            readers: connect(&name, options, READERS).await?,
            queue: Some(Queue::new(writer, name.clone(), file.clone())),
            has_beside: true,
            file,
            lock: Arc::default(),
            name,
        })
    }

    pub async fn inspect(path: &Path) -> Result<Sqlite, StoreError> {
        let name = path.display().to_string();
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let readers = connect(&name, options, READERS).await?;
        let beside = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'seat_names'")
            .fetch_optional(&readers)
            .await
            .map_err(|error| opening_failed(&name, &error))?;
        Ok(Sqlite {
            readers,
            queue: None,
            has_beside: beside.is_some(),
            file: Identity::of(path).map_err(|error| opening_failed(&name, &sqlx::Error::Io(error)))?,
            lock: Arc::default(),
            keeper: None,
            name,
        })
    }
}

/// Writes into the head of a file by what it is known for that of this server.
async fn mark(connection: &SqlitePool, file: &mut Identity) -> Result<(), sqlx::Error> {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Two starts within a nanosecond of each other, or so many that the number comes again, do not happen.
    let mark = (since_1970.as_nanos() as u32).max(1);
    let written = format!(
        "PRAGMA application_id = {}; PRAGMA wal_checkpoint(TRUNCATE)",
        mark as i32
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(written)).execute(connection).await?;
    #[cfg(unix)]
    file.own(mark).map_err(sqlx::Error::Io)?;
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

async fn connect(name: &str, options: SqliteConnectOptions, connections: u32) -> Result<SqlitePool, StoreError> {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        // There is no network that could have broken: asking each time only takes time.
        .test_before_acquire(false)
        // Nor does one grow old. With a limit, the pool goes through its connections now and then as often as its counter says, which
        // for a moment can be less than nothing: then it never ends, and a thread of the server is lost (seen with sqlx 0.9).
        .idle_timeout(None::<Duration>)
        .max_lifetime(None::<Duration>)
        .connect_with(options.busy_timeout(PATIENCE))
        .await
        .map_err(|error| opening_failed(name, &error))
}

fn opening_failed(name: &str, error: &sqlx::Error) -> StoreError {
    let database = name.to_owned();
    if is_read_only(error) {
        StoreError::ReadOnly { database }
    } else {
        let why = plain(error);
        StoreError::Open { database, why }
    }
}

/// What an error of the driver means once the file is open.
pub(super) fn failed(name: &str, error: &sqlx::Error) -> StoreError {
    let database = name.to_owned();
    if is_read_only(error) {
        return StoreError::ReadOnly { database };
    }
    let why = plain(error);
    match error.as_database_error() {
        Some(error) if error.is_unique_violation() => StoreError::Clash { database, why },
        _ => StoreError::Unavailable { database, why },
    }
}

/// SQLITE_READONLY is 8; extended codes keep it in their lowest byte.
fn is_read_only(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == 8)
}

/// The reason without the layers it passed through.
fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(database) => database.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        other => other.to_string(),
    }
}
