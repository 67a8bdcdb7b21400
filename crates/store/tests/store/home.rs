//! An empty database of a test's own.

use std::path::PathBuf;

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};
use store::{PrivatePostgres, Store};

/// Where a store lives.
pub enum Home {
    File(tempfile::TempDir),
    Database(String),
}

impl Home {
    /// A file that does not exist yet, in a folder that does not exist yet.
    pub fn file() -> Home {
        Home::File(tempfile::tempdir().unwrap())
    }

    /// An empty database on a server.
    pub fn database(server: &PrivatePostgres, name: &str) -> Home {
        // PostgreSQL cuts names after 63 letters.
        Home::Database(server.create_database(&name[..name.len().min(60)]).unwrap())
    }

    pub fn folder(&self) -> PathBuf {
        match self {
            Home::File(folder) => folder.path().to_owned(),
            Home::Database(address) => panic!("{address} is in no folder"),
        }
    }

    pub fn address(&self) -> String {
        match self {
            Home::File(folder) => folder
                .path()
                .join("new folder")
                .join("tables.sqlite")
                .display()
                .to_string(),
            Home::Database(address) => address.clone(),
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address()).await.unwrap()
    }

    /// The file itself, behind the store's back.
    pub async fn pool(&self) -> SqlitePool {
        let file = self.address();
        std::fs::create_dir_all(std::path::Path::new(&file).parent().unwrap()).unwrap();
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        // No test cuts the power, and syncs are most of what making a database takes.
        let options = options.synchronous(SqliteSynchronous::Off);
        SqlitePool::connect_with(options).await.unwrap()
    }

    /// Changes rows behind the store's back.
    pub async fn spoil(&self, statement: &'static str) {
        match self {
            Home::File(_) => drop(sqlx::query(statement).execute(&self.pool().await).await.unwrap()),
            Home::Database(address) => {
                let pool = PgPool::connect(address).await.unwrap();
                sqlx::query(statement).execute(&pool).await.unwrap();
                pool.close().await;
            }
        }
    }
}
