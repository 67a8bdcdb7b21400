//! Every schema that was ever landed is brought up to date.

use tables::{Event, Table, TableId};

use crate::home::Home;
use crate::samples::{append, table};

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date_and_its_tables_go_on() {
    let home = Home::file();
    let id = first_schema(&home).await;
    let store = home.open().await;
    let log = store.load(&id).await.unwrap();
    assert_eq!(log.events.len(), LOG.lines().count());
    assert!(!log.beside.talk().is_empty() && log.beside.talk()[0].person.is_none());
    Table::read(&id, &log).unwrap();
    let next = Event::Again { table: table(8) };
    append(&store, &id, log.events.len() as i64, &[next]).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().events.len(), LOG.lines().count() + 1);
}

/// A file as the first program left it: the first schema, with a log of the first format.
pub async fn first_schema(home: &Home) -> TableId {
    let pool = home.pool().await;
    let schema = include_str!("../../migrations/0001_tables.sql");
    let mut first = sqlx::migrate::Migrator::with_migrations(vec![sqlx::migrate::Migration::new(
        1,
        "tables".into(),
        sqlx::migrate::MigrationType::Simple,
        sqlx::SqlStr::from_static(schema),
        false,
    )]);
    first.set_ignore_missing(true);
    first.run(&pool).await.unwrap();
    let id = table(6);
    let summary = r#"{"phase":"playing","names":["Ana","light"],"to_move":1,"winners":[]}"#;
    sqlx::query("INSERT INTO tables VALUES ($1, 'welkin', $2, $3, 1, 1)")
        .bind(id.as_str())
        .bind(i64::try_from(LOG.lines().count()).unwrap())
        .bind(summary)
        .execute(&pool)
        .await
        .unwrap();
    for line in LOG.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        sqlx::query("INSERT INTO events VALUES ($1, $2, $3, $4)")
            .bind(id.as_str())
            .bind(row["version"].as_i64())
            .bind(row["at"].as_i64())
            .bind(row["body"].as_str())
            .execute(&pool)
            .await
            .unwrap();
    }
    pool.close().await;
    id
}

pub const LOG: &str = include_str!("../../../tables/tests/logs/1/welkin-running.jsonl");
