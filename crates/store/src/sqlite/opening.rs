//! Opening the file, and bringing its tables up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::Sqlite;
use crate::StoreError;

/// The steps from an empty file to the present schema. Steps are added, never changed: every schema that was ever
/// landed can be brought up to date.
const MIGRATIONS: [(&str, &str); 2] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    ("beside", include_str!("../../migrations/0002_beside.sql")),
];

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| StoreError::Open {
                path: path.to_owned(),
                why: error.to_string(),
            })?;
        }
        // NORMAL in WAL mode syncs at checkpoints only. A killed process loses nothing; a power cut may lose the
        // last moments' moves, never part of one, and the table then stands consistently a few moves earlier.
        // An fsync for every click would cost a small host more than that is worth.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Normal)
            .foreign_keys(true);
        let pool = connect(path, options).await?;
        migrate(&pool, path).await?;
        Ok(Sqlite {
            pool,
            path: path.to_owned(),
            has_beside: true,
        })
    }

    pub(crate) async fn inspect(path: &Path) -> Result<Sqlite, StoreError> {
        let pool = connect(path, SqliteConnectOptions::new().filename(path).read_only(true)).await?;
        let beside = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'seat_names'")
            .fetch_optional(&pool)
            .await
            .map_err(|error| opening_failed(path, &error))?;
        Ok(Sqlite {
            pool,
            path: path.to_owned(),
            has_beside: beside.is_some(),
        })
    }
}

async fn connect(path: &Path, options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    SqlitePoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_secs(5))
        .connect_with(options.busy_timeout(Duration::from_secs(5)))
        .await
        .map_err(|error| opening_failed(path, &error))
}

async fn migrate(pool: &SqlitePool, path: &Path) -> Result<(), StoreError> {
    let migration = |((name, sql), version): (&(&'static str, &'static str), i64)| {
        let sql = sqlx::SqlStr::from_static(sql);
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    };
    let migrator = Migrator::with_migrations(MIGRATIONS.iter().zip(1..).map(migration).collect());
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::Execute(error) => opening_failed(path, &error),
        other => StoreError::Open {
            path: path.to_owned(),
            why: other.to_string(),
        },
    })
}

fn opening_failed(path: &Path, error: &sqlx::Error) -> StoreError {
    let path = path.to_owned();
    if is_read_only(error) {
        StoreError::ReadOnly { path }
    } else {
        StoreError::Open {
            path,
            why: plain(error),
        }
    }
}

/// SQLITE_READONLY is 8; extended codes keep it in their lowest byte.
pub(super) fn is_read_only(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == 8)
}

/// The reason without the layers it passed through.
pub(super) fn plain(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(database) => database.message().to_owned(),
        None => error.to_string(),
    }
}
