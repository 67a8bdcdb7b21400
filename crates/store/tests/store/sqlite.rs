//! What only a file can do.

use std::time::Duration;

use sqlx::Row as _;
use store::{Durability, Store, StoreError};
use tables::Table;

use crate::home::Home;
use crate::migrations::{SCHEMAS, left_behind};
use crate::samples::{append, created, moved, table};

/// Lets every write of an event fail as a full disk does: SQLite rolls back by itself.
const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON events
    BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END";

#[tokio::test]
async fn what_is_acknowledged_after_a_failed_write_is_kept() {
    let home = Home::file();
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let behind = home.pool().await;
    sqlx::query(FULL).execute(&behind).await.unwrap();
    // As often as there are connections, so that each of them has met it.
    for _ in 0..8 {
        let failed = append(&store, &table(1), 1, &[moved("end")]).await;
        assert!(matches!(failed, Err(StoreError::Unavailable { .. })), "{failed:?}");
    }
    sqlx::query("DROP TRIGGER full").execute(&behind).await.unwrap();
    for version in 1..=20 {
        append(&store, &table(1), version, &[moved("end")]).await.unwrap();
    }
    let seen = Store::inspect(&home.address())
        .await
        .unwrap()
        .load(&table(1))
        .await
        .unwrap();
    assert_eq!(seen.events.len(), 21, "others see it at once");
    store.close().await;
    assert_eq!(home.open().await.load(&table(1)).await.unwrap().events.len(), 21);
}

#[tokio::test]
async fn looking_at_a_file_changes_nothing_in_it() {
    let (schema, tables) = SCHEMAS[0];
    let home = left_behind(schema).await;
    let id = "runn4ngwe5k4nabc".parse().unwrap();
    let before = std::fs::read(home.address()).unwrap();
    let store = Store::inspect(&home.address()).await.unwrap();
    Table::read(&id, &store.load(&id).await.unwrap()).unwrap();
    assert_eq!(store.tables_after(None, 10).await.unwrap().len(), tables);
    let written = append(&store, &id, 9, &[moved("end")]).await;
    assert!(matches!(written, Err(StoreError::ReadOnly { .. })), "{written:?}");
    store.close().await;
    assert_eq!(std::fs::read(home.address()).unwrap(), before);
    let nowhere = Store::inspect(&home.folder().join("none.sqlite").display().to_string()).await;
    assert!(matches!(nowhere, Err(StoreError::Open { .. })));
}

#[tokio::test]
async fn what_was_on_its_way_into_a_file_that_was_exchanged_is_not_acknowledged() {
    let home = Home::file();
    let (store, file) = (home.open().await, home.address());
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let mut other = home.pool().await.acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *other).await.unwrap();
    let elsewhere = home.folder().join("elsewhere");
    let (id, moves) = (table(1), [moved("end")]);
    let (written, ()) = tokio::join!(append(&store, &id, 1, &moves), async {
        // The write has looked at the file by now and waits for the lock.
        tokio::time::sleep(Duration::from_millis(500)).await;
        std::fs::rename(&file, &elsewhere).unwrap();
        sqlx::query("ROLLBACK").execute(&mut *other).await.unwrap();
    });
    assert!(matches!(written, Err(StoreError::Unavailable { .. })), "{written:?}");
    std::fs::rename(&elsewhere, &file).unwrap();
    let kept = store.load(&table(1)).await.unwrap().events.len();
    assert_eq!(kept, 2, "it was written, into the file that had gone");
}

#[tokio::test]
async fn a_file_that_is_no_database_gets_one_clear_line() {
    let home = Home::file();
    let path = home.folder().join("notes.txt");
    std::fs::write(&path, "buy bread\n".repeat(100)).unwrap();
    let error = Store::open(&path.display().to_string()).await.unwrap_err().to_string();
    assert!(
        error.contains("notes.txt cannot be opened: file is not a database"),
        "{error}"
    );
    assert_eq!(error.lines().count(), 1);
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_gets_one_clear_line() {
    let home = Home::file();
    let path = home.folder().join("file");
    std::fs::write(&path, "").unwrap();
    let error = Store::open(&path.join("tables.sqlite").display().to_string())
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Open { .. }), "{error}");
    assert_eq!(error.to_string().lines().count(), 1);
}

#[tokio::test]
async fn another_kind_of_database_is_named_as_not_supported() {
    let error = Store::open("mysql://localhost/tables").await.unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("databases of the kind 'mysql' are not supported")
    );
}

/// What is asked at every request, or while all moves wait, reads no table as a whole.
#[tokio::test]
async fn what_is_asked_of_one_person_or_table_is_found_by_an_index() {
    let home = Home::file();
    home.open().await.close().await;
    let pool = home.pool().await;
    for question in [
        "EXPLAIN QUERY PLAN SELECT person_id FROM comments WHERE person_id = 'a'",
        "EXPLAIN QUERY PLAN DELETE FROM talk WHERE person_id = 'a'",
        "EXPLAIN QUERY PLAN DELETE FROM members WHERE table_id = 'a'",
        "EXPLAIN QUERY PLAN DELETE FROM profiles WHERE person_id = 'a'",
        "EXPLAIN QUERY PLAN SELECT player FROM ratings WHERE player > 'bo' AND player < 'bp'",
    ] {
        let rows = sqlx::query(question).fetch_all(&pool).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        assert!(plan.iter().all(|step| !step.contains("SCAN")), "{question}: {plan:?}");
    }
}

/// A store as a server has it.
async fn served(home: &Home) -> Store {
    Store::open_for_server(&home.address(), Durability::Full).await.unwrap()
}

#[cfg(unix)]
#[tokio::test]
async fn another_database_that_is_copied_into_the_file_is_noticed_and_nothing_is_mixed_into_it() {
    let (home, other) = (Home::file(), Home::file());
    let wanted = other.open().await;
    append(&wanted, &table(2), 0, &[created()]).await.unwrap();
    wanted.close().await;
    let store = served(&home).await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    // By another process, as a host would: one that closes the file takes from its own process the locks on it.
    let copied = std::process::Command::new("cp")
        .args([other.address(), home.address()])
        .status();
    assert!(copied.unwrap().success());
    for _ in 0..2 {
        let written = append(&store, &table(1), 1, &[moved("end")]).await.unwrap_err();
        assert!(written.to_string().contains("was copied into its file"), "{written}");
        let read = store.load(&table(1)).await.unwrap_err();
        assert!(matches!(read, StoreError::Unavailable { .. }), "{read}");
    }
    store.close().await;
    assert_eq!(
        std::fs::read(home.address()).unwrap(),
        std::fs::read(other.address()).unwrap()
    );
    assert!(std::path::Path::new(&format!("{}-wal.old", home.address())).exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_log_that_is_deleted_beside_the_file_is_noticed_and_what_stood_in_it_is_saved() {
    let home = Home::file();
    let store = served(&home).await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    append(&store, &table(1), 1, &[moved("end")]).await.unwrap();
    std::fs::remove_file(format!("{}-wal", home.address())).unwrap();
    let written = append(&store, &table(1), 2, &[moved("end")]).await.unwrap_err();
    assert!(written.to_string().contains("(-wal, -shm) was deleted"), "{written}");
    store.close().await;
    let again = served(&home).await;
    assert_eq!(again.load(&table(1)).await.unwrap().events.len(), 2);
    append(&again, &table(1), 2, &[moved("end")]).await.unwrap();
}
