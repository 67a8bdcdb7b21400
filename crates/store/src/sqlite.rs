//! The store in one SQLite file.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, SqlitePool};

use crate::event::{Event, Stored, Summary};
use crate::{Listing, SessionId, StoreError, TableId, Version};

/// Raised when old programs could no longer read new events.
const EVENT_FORMAT: u32 = 1;

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    pool: SqlitePool,
    path: PathBuf,
}

#[derive(Serialize)]
struct BodyRef<'a> {
    v: u32,
    #[serde(flatten)]
    event: &'a Event,
}

#[derive(Deserialize)]
struct Body {
    v: u32,
    #[serde(flatten)]
    event: serde_json::Map<String, serde_json::Value>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let cannot = |why: String| StoreError::Open {
            path: path.to_owned(),
            why,
        };
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| cannot(error.to_string()))?;
        }
        // NORMAL in WAL mode syncs at checkpoints only. A killed process loses nothing; a power cut may lose the
        // last moments' moves, never part of one, and the table then stands consistently a few moves earlier.
        // An fsync for every click would cost a small host more than that is worth.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Normal)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(5))
            .connect_with(options)
            .await;
        let pool = match pool {
            Ok(pool) => pool,
            Err(error) => return Err(opening_failed(path, &error)),
        };
        let sqlite = Sqlite {
            pool,
            path: path.to_owned(),
        };
        sqlite.migrate().await?;
        Ok(sqlite)
    }

    async fn migrate(&self) -> Result<(), StoreError> {
        let migrations = vec![sqlx::migrate::Migration::new(
            1,
            "tables".into(),
            sqlx::migrate::MigrationType::Simple,
            sqlx::SqlStr::from_static(include_str!("../migrations/0001_tables.sql")),
            false,
        )];
        let migrator = Migrator::with_migrations(migrations);
        migrator.run(&self.pool).await.map_err(|error| match error {
            sqlx::migrate::MigrateError::Execute(error) => opening_failed(&self.path, &error),
            other => StoreError::Open {
                path: self.path.clone(),
                why: other.to_string(),
            },
        })
    }

    pub(crate) async fn append(
        &self,
        table: &TableId,
        expected: Version,
        events: &[Event],
        summary: &Summary,
    ) -> Result<Version, StoreError> {
        let now = now_ms();
        let version = expected + events.len() as Version;
        let summary = json(summary);
        // The first statement writes, so that the transaction holds the write lock from its start and waits for it
        // under the busy timeout instead of failing half-way.
        let mut transaction = self.pool.begin().await.map_err(|error| self.failed(&error))?;
        let claimed = match events.first() {
            Some(Event::Created { game, .. }) if expected == 0 => {
                sqlx::query(
                    "INSERT INTO tables (id, game, version, summary, created_at, updated_at)
                     VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT (id) DO NOTHING",
                )
                .bind(table.as_str())
                .bind(game)
                .bind(version)
                .bind(&summary)
                .bind(now)
                .execute(&mut *transaction)
                .await
            }
            _ => {
                sqlx::query(
                    "UPDATE tables SET version = $1, summary = $2, updated_at = $3 WHERE id = $4 AND version = $5",
                )
                .bind(version)
                .bind(&summary)
                .bind(now)
                .bind(table.as_str())
                .bind(expected)
                .execute(&mut *transaction)
                .await
            }
        };
        if claimed.map_err(|error| self.failed(&error))?.rows_affected() == 0 {
            return Err(StoreError::Conflict {
                table: table.clone(),
                expected,
            });
        }
        for (event, version) in events.iter().zip(expected + 1..) {
            let body = json(&BodyRef { v: EVENT_FORMAT, event });
            sqlx::query("INSERT INTO events (table_id, version, at, body) VALUES ($1, $2, $3, $4)")
                .bind(table.as_str())
                .bind(version)
                .bind(now)
                .bind(body)
                .execute(&mut *transaction)
                .await
                .map_err(|error| self.failed(&error))?;
            if let Event::Joined { session, .. } = event {
                sqlx::query("INSERT INTO members (session_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(session.as_str())
                    .bind(table.as_str())
                    .execute(&mut *transaction)
                    .await
                    .map_err(|error| self.failed(&error))?;
            }
        }
        transaction.commit().await.map_err(|error| self.failed(&error))?;
        Ok(version)
    }

    pub(crate) async fn load(&self, table: &TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let rows =
            sqlx::query("SELECT version, at, body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version")
                .bind(table.as_str())
                .bind(after)
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.failed(&error))?;
        rows.iter()
            .map(|row| {
                let version = row.get("version");
                let event = read_body(row.get("body")).map_err(|why| StoreError::Unreadable {
                    table: table.clone(),
                    version,
                    why,
                })?;
                Ok(Stored {
                    version,
                    at_ms: row.get("at"),
                    event,
                })
            })
            .collect()
    }

    pub(crate) async fn tables_of(&self, session: &SessionId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at
             FROM members JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 ORDER BY tables.updated_at DESC LIMIT $2",
        )
        .bind(session.as_str())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.failed(&error))?;
        rows.iter()
            .map(|row| {
                let id: TableId = row
                    .get::<String, _>("id")
                    .parse()
                    .map_err(|error: crate::ParseIdError| self.unavailable(error.to_string()))?;
                let summary: String = row.get("summary");
                let summary = serde_json::from_str(&summary).map_err(|error| StoreError::Unreadable {
                    table: id.clone(),
                    version: row.get("version"),
                    why: error.to_string(),
                })?;
                Ok(Listing {
                    id,
                    game: row.get("game"),
                    summary,
                    updated_at_ms: row.get("updated_at"),
                })
            })
            .collect()
    }

    pub(crate) async fn session_name(&self, session: &SessionId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM sessions WHERE id = $1")
            .bind(session.as_str())
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        Ok(row.map(|row| row.get("name")))
    }

    pub(crate) async fn name_session(&self, session: &SessionId, name: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO sessions (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
        )
        .bind(session.as_str())
        .bind(name)
        .bind(now_ms())
        .execute(&self.pool)
        .await
        .map_err(|error| self.failed(&error))?;
        Ok(())
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT id FROM tables LIMIT 1")
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    fn failed(&self, error: &sqlx::Error) -> StoreError {
        if is_read_only(error) {
            StoreError::ReadOnly {
                path: self.path.clone(),
            }
        } else {
            self.unavailable(plain(error))
        }
    }

    fn unavailable(&self, why: String) -> StoreError {
        StoreError::Unavailable {
            path: self.path.clone(),
            why,
        }
    }
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
fn is_read_only(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == 8)
}

/// The reason without the layers it passed through.
fn plain(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(database) => database.message().to_owned(),
        None => error.to_string(),
    }
}

fn read_body(body: &str) -> Result<Event, String> {
    let body: Body = serde_json::from_str(body).map_err(|error| error.to_string())?;
    if body.v != EVENT_FORMAT {
        return Err(format!("it has format {}, this program reads {EVENT_FORMAT}", body.v));
    }
    serde_json::from_value(body.event.into()).map_err(|error| error.to_string())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("events and summaries have text keys only")
}

fn now_ms() -> i64 {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since_1970.as_millis() as i64
}
