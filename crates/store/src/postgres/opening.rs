//! Connecting to the database, and bringing its tables up to date.

use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, PgPool};

use super::Postgres;
use crate::database::Schema;
use crate::{Durability, StoreError, migrations};

/// How long a request waits for a connection, a server that starts again included.
const PATIENCE: Duration = Duration::from_secs(5);
const CONNECTIONS: u32 = 10;
/// After how long the database ends a transaction of which it hears nothing more. Where the network lost a server of ours, nobody tells
/// it so, and whatever that one was writing would be locked for hours.
const FORSAKEN: &str = "15s";

impl Postgres {
    pub async fn open(url: &str, durability: Durability, schema: Schema) -> Result<Postgres, StoreError> {
        let synchronous_commit = match durability {
            Durability::Full => "on",
            Durability::Normal => "off",
        };
        let settings = [
            ("synchronous_commit", synchronous_commit),
            ("idle_in_transaction_session_timeout", FORSAKEN),
        ];
        let postgres = Postgres::connect(url, &settings, false).await?;
        let name = &postgres.name;
        match schema {
            Schema::BringUpToDate => migrations::run(&postgres.pool).await.map_err(|error| match error {
                MigrateError::Execute(error) => opening_failed(name, &error),
                other => StoreError::Open {
                    database: name.clone(),
                    why: other.to_string(),
                },
            })?,
            Schema::AsItIs => {
                let steps = sqlx::query_scalar(migrations::COUNT_STEPS)
                    .fetch_one(&postgres.pool)
                    .await;
                if !migrations::are_all(steps.map_err(|error| opening_failed(name, &error))?) {
                    return Err(StoreError::OtherSchema { database: name.clone() });
                }
            }
        }
        Ok(postgres)
    }

    pub async fn inspect(url: &str) -> Result<Postgres, StoreError> {
        Postgres::connect(url, &[("default_transaction_read_only", "on")], true).await
    }

    async fn connect(url: &str, settings: &[(&str, &str)], read_only: bool) -> Result<Postgres, StoreError> {
        let name = without_password(url);
        let options: PgConnectOptions = url.parse().map_err(|error| opening_failed(&name, &error))?;
        let options = options.application_name("chantier").options(settings.iter().copied());
        let pool: PgPool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            // Each is asked before it is used. With a limit on their age the pool may count for ever, as `sqlite/opening.rs` tells.
            .idle_timeout(None::<Duration>)
            .max_lifetime(None::<Duration>)
            .connect_with(options.disable_statement_logging())
            .await
            .map_err(|error| opening_failed(&name, &error))?;
        Ok(Postgres { name, pool, read_only })
    }
}

fn opening_failed(name: &str, error: &sqlx::Error) -> StoreError {
    StoreError::Open {
        database: name.to_owned(),
        why: plain(error),
    }
}

/// The reason without the layers it passed through.
pub(super) fn plain(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(database) => database.message().to_owned(),
        None => error.to_string(),
    }
}

/// Whether another write was faster. Codes that begin with 40 are those of transactions that were taken back since others were
/// in their way.
pub(super) fn is_clash(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| {
        let taken_back = error.code().is_some_and(|code| code.starts_with("40"));
        taken_back || error.is_unique_violation()
    })
}

/// The address as it may stand in a log: passwords are between the user's name and the server's, or in the query.
fn without_password(url: &str) -> String {
    let url = url.split_once('?').map_or(url, |(address, _)| address);
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    match rest.rsplit_once('@') {
        Some((_, place)) => format!("{scheme}://{place}"),
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_message_tells_a_password() {
        for (url, shown) in [
            ("postgres://ana:s3cret@db.example/games", "postgres://db.example/games"),
            ("postgres://ana:p@ss@db/games?password=x", "postgres://db/games"),
            ("postgres:///games?host=/run/postgresql", "postgres:///games"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
