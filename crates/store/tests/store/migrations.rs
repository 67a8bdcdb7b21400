//! Every schema that was ever landed is brought up to date.

use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, PgPool};
use store::{PrivatePostgres, Store, StoreError};
use tables::{Event, Table};

use crate::home::Home;
use crate::samples::{append, table};

/// What programs left behind, by schema: all of the database, written out as SQL.
pub const SCHEMAS: [(&str, usize); 3] = [
    (include_str!("../schemas/1.sql"), 4),
    (include_str!("../schemas/2.sql"), 5),
    (include_str!("../schemas/3.sql"), 6),
];

/// A file as an earlier program left it.
pub async fn left_behind(schema: &'static str) -> Home {
    let home = Home::file();
    let pool = home.pool().await;
    sqlx::raw_sql(schema).execute(&pool).await.unwrap();
    pool.close().await;
    home
}

/// That all tables read back and go on.
async fn check(store: &Store, expected: usize) {
    let listings = store.tables_after(None, 100).await.unwrap();
    assert_eq!(listings.len(), expected);
    for listing in &listings {
        let log = store.load(&listing.id).await.unwrap();
        assert_eq!(log.events.len() as i64, listing.version);
        Table::read(&listing.id, &log).unwrap();
        let next = Event::Again { table: table(8) };
        append(store, &listing.id, listing.version, &[next]).await.unwrap();
    }
}

#[tokio::test]
async fn a_file_of_every_schema_is_brought_up_to_date_and_its_tables_go_on() {
    for (schema, tables) in SCHEMAS {
        let home = left_behind(schema).await;
        let store = home.open().await;
        check(&store, tables).await;
        let said = store.load(&"runn4ngwe5k4nabc".parse().unwrap()).await.unwrap();
        assert!(said.beside.talk()[0].person.is_none(), "talk of the first format");
        store.close().await;
        home.open().await.close().await;
    }
    let home = left_behind(SCHEMAS[1].0).await;
    let log = home
        .open()
        .await
        .load(&"bat4sseurs345678".parse().unwrap())
        .await
        .unwrap();
    assert_eq!(log.beside.talk()[0].text, "L'été est là <b>");
}

/// A file as a program between two landings left it, with so many steps made, and how many tables it has.
async fn left_between(steps: usize) -> (Home, usize) {
    let (schema, tables) = SCHEMAS[if steps < 15 { 1 } else { 2 }];
    let home = left_behind(schema).await;
    let pool = home.pool().await;
    first_steps(steps).await.run(&pool).await.unwrap();
    pool.close().await;
    (home, tables)
}

/// All steps there are.
async fn every_step() -> Migrator {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations"));
    Migrator::new(folder).await.unwrap()
}

/// How many steps there are.
async fn steps() -> usize {
    every_step().await.iter().count()
}

/// The first so many steps of all there are.
async fn first_steps(steps: usize) -> Migrator {
    let all = every_step().await;
    assert!(steps < all.iter().count(), "there are not so many steps");
    Migrator::with_migrations(all.iter().take(steps).cloned().collect())
}

/// The rows of a schema, without the tables, which PostgreSQL makes by the steps themselves, and without what is SQLite's own.
fn rows(schema: &str) -> String {
    let mut creates = false;
    let mut rows = String::new();
    for line in schema.lines() {
        creates |= line.starts_with("CREATE ");
        let of_migrations = line.starts_with("INSERT") && line.contains("_sqlx_migrations");
        if !creates && !of_migrations && !line.starts_with("PRAGMA") {
            rows.push_str(line);
            rows.push('\n');
        }
        creates &= !line.ends_with(';');
    }
    rows
}

/// A PostgreSQL database as a program between two landings left it, with so many steps made, and how many tables it has.
async fn left_between_in_postgres(server: &PrivatePostgres, steps: usize) -> (Home, usize) {
    let ((schema, tables), with_rows) = if steps < 15 { (SCHEMAS[1], 2) } else { (SCHEMAS[2], 15) };
    let home = Home::database(server, &format!("step_{steps}"));
    let pool = PgPool::connect(&home.address()).await.unwrap();
    first_steps(with_rows).await.run(&pool).await.unwrap();
    // The rows stand in the order of the alphabet, not in that of what leads from one to another.
    let rows = rows(schema);
    let filled = format!("BEGIN; SET LOCAL session_replication_role = replica; {rows} COMMIT");
    sqlx::raw_sql(AssertSqlSafe(filled)).execute(&pool).await.unwrap();
    first_steps(steps).await.run(&pool).await.unwrap();
    pool.close().await;
    (home, tables)
}

/// Spares a server the syncs that are most of what making a database takes.
async fn sync_nothing(server: &PrivatePostgres) {
    let home = Home::database(server, "settings");
    home.spoil("ALTER SYSTEM SET fsync = off").await;
    home.spoil("SELECT pg_reload_conf()").await;
}

/// The first program that knew PostgreSQL had made this many.
const FIRST_IN_POSTGRES: usize = 3;

#[tokio::test]
async fn a_postgresql_database_is_brought_up_to_date_from_every_step() {
    let server = PrivatePostgres::start().unwrap();
    sync_nothing(&server).await;
    for steps in FIRST_IN_POSTGRES..steps().await {
        let (home, tables) = left_between_in_postgres(&server, steps).await;
        let store = home.open().await;
        check(&store, tables).await;
        store.close().await;
        Store::open_as_it_is(&home.address()).await.unwrap().close().await;
    }
}

#[tokio::test]
async fn a_file_is_brought_up_to_date_and_backed_up_from_every_step() {
    for steps in 2..steps().await {
        let ((home, tables), other) = (left_between(steps).await, Home::file());
        let mut file = Vec::new();
        let old = Store::inspect(&home.address()).await.unwrap();
        old.backup(&mut file, |_| ()).await.unwrap();
        old.close().await;
        check(&home.open().await, tables).await;
        let restored = other.open().await;
        restored.restore(&file[..], |_| ()).await.unwrap();
        check(&restored, tables).await;
    }
}

#[tokio::test]
async fn a_file_of_every_schema_can_be_backed_up_as_it_is_and_go_on_in_postgresql() {
    let server = PrivatePostgres::start().unwrap();
    for (number, (schema, tables)) in SCHEMAS.into_iter().enumerate() {
        let home = left_behind(schema).await;
        let before = std::fs::read(home.address()).unwrap();
        let mut file = Vec::new();
        let old = Store::inspect(&home.address()).await.unwrap();
        old.backup(&mut file, |_| ()).await.unwrap();
        old.close().await;
        assert_eq!(
            std::fs::read(home.address()).unwrap(),
            before,
            "nothing was brought up to date"
        );
        let new = Home::database(&server, &format!("schema_{number}")).open().await;
        new.restore(&file[..], |_| ()).await.unwrap();
        check(&new, tables).await;
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone_where_nobody_asked_for_more() {
    let (home, _) = left_between(steps().await - 2).await;
    // The second time as the first: nothing was brought up to date.
    for _ in 0..2 {
        let refused = Store::open_as_it_is(&home.address()).await.unwrap_err();
        assert!(matches!(refused, StoreError::OtherSchema { .. }), "{refused}");
    }
    home.open().await.close().await;
    Store::open_as_it_is(&home.address()).await.unwrap().close().await;
    let nowhere = Home::file();
    assert!(Store::open_as_it_is(&nowhere.address()).await.is_err());
    assert!(!std::path::Path::new(&nowhere.address()).exists(), "nothing is made");

    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "as_it_is");
    home.open().await.close().await;
    Store::open_as_it_is(&home.address()).await.unwrap().close().await;
    home.spoil("DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)")
        .await;
    let refused = Store::open_as_it_is(&home.address()).await.unwrap_err();
    assert!(matches!(refused, StoreError::OtherSchema { .. }), "{refused}");
}
