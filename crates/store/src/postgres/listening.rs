//! Hearing of what other processes wrote.

use std::io;
use std::time::Duration;

use sqlx::postgres::PgListener;

use super::{ANSWER, CHANNEL, Postgres};
use crate::sql::Statement;

/// How long to wait before another attempt to connect.
const AGAIN: Duration = Duration::from_secs(1);

/// After how long without news it is asked whether anybody is there still: a connection can die without a word.
const QUIET: Duration = Duration::from_secs(30);

/// What every server holds a share of: "chantier" in ASCII.
const SERVED: i64 = 0x6368_616e_7469_6572;

/// Listens on a connection of its own, and connects again when that is lost.
pub(crate) struct Listener {
    postgres: Postgres,
    connected: Option<PgListener>,
}

impl Postgres {
    pub fn listen(&self) -> Listener {
        Listener {
            postgres: self.clone(),
            connected: None,
        }
    }
}

impl Listener {
    /// What somebody told; `Some(None)` after a connection was made, before which anything may have been told; `None`
    /// once the database is closed.
    pub async fn next(&mut self) -> Option<Option<String>> {
        loop {
            let Some(connected) = &mut self.connected else {
                match self.connect().await {
                    Ok(connected) => self.connected = Some(connected),
                    Err(sqlx::Error::PoolClosed) => return None,
                    Err(_) => {
                        tokio::time::sleep(AGAIN).await;
                        continue;
                    }
                }
                return Some(None);
            };
            match tokio::time::timeout(QUIET, connected.try_recv()).await {
                Ok(Ok(Some(told))) => return Some(Some(told.payload().to_owned())),
                Ok(Ok(None) | Err(_)) => self.connected = None,
                Err(_) => {
                    let asked = sqlx::query("SELECT 1").execute(&mut *connected);
                    if !matches!(tokio::time::timeout(ANSWER, asked).await, Ok(Ok(_))) {
                        self.connected = None;
                    }
                }
            }
        }
    }

    async fn connect(&self) -> Result<PgListener, sqlx::Error> {
        let mut listener = PgListener::connect_with(&self.postgres.pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        // As long as somebody listens no backup is restored, and the other way round.
        let alone = sqlx::query_scalar("SELECT pg_try_advisory_lock_shared($1)").bind(SERVED);
        match alone.fetch_one(&mut listener).await? {
            true => Ok(listener),
            false => Err(sqlx::Error::Io(io::Error::other("a backup is being restored"))),
        }
    }
}

/// Asks whether no server listens, and keeps others from it until the transaction ends.
pub(crate) fn lock_out_servers() -> Statement {
    let locked = "SELECT CASE WHEN pg_try_advisory_xact_lock($1) THEN 1 ELSE 0 END::BIGINT AS number";
    Statement::new(locked).bind(SERVED)
}
