//! The promises of the store, against a real file.

use engine::Seat;
use store::{Event, Phase, SeatPlan, SessionId, Store, StoreError, Summary, TableId};

fn created() -> Event {
    Event::Created {
        game: "batisseurs".to_owned(),
        rules_version: 1,
        options: [("deck".to_owned(), "short".to_owned())].into(),
        seed: "00".repeat(32),
        seats: vec![SeatPlan::Person, SeatPlan::Bot("greedy".to_owned())],
        again: None,
    }
}

fn moved(text: &str) -> Event {
    Event::Moved {
        seat: Seat::FIRST,
        text: text.to_owned(),
        chance: vec!["reveal chapel".to_owned()],
    }
}

fn summary() -> Summary {
    Summary {
        phase: Phase::Playing,
        names: vec!["Ana".to_owned(), String::new()],
        to_move: Some(Seat::FIRST),
        winners: Vec::new(),
    }
}

fn session(letter: &str) -> SessionId {
    letter.repeat(64).parse().unwrap()
}

struct Home {
    folder: tempfile::TempDir,
}

impl Home {
    fn new() -> Home {
        Home {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn file(&self) -> String {
        self.folder
            .path()
            .join("new folder")
            .join("tables.sqlite")
            .display()
            .to_string()
    }

    async fn open(&self) -> Store {
        Store::open(&self.file()).await.unwrap()
    }
}

#[tokio::test]
async fn a_log_is_read_back_after_the_file_was_closed() {
    let home = Home::new();
    let table = TableId::new([7; 10]);
    let events = vec![
        created(),
        Event::Joined {
            seat: Seat::FIRST,
            session: session("a"),
            name: "Ana".to_owned(),
        },
        Event::Dealt {
            chance: vec!["deal mason".to_owned()],
        },
        moved("open chapel"),
        Event::Undone { seat: Seat::FIRST },
    ];
    let store = home.open().await;
    assert_eq!(store.append(&table, 0, &events, &summary()).await.unwrap(), 5);
    store.close().await;

    let store = home.open().await;
    let stored = store.load(&table, 0).await.unwrap();
    assert_eq!(
        stored.iter().map(|stored| stored.version).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5]
    );
    assert_eq!(
        stored.into_iter().map(|stored| stored.event).collect::<Vec<_>>(),
        events
    );
    assert_eq!(store.load(&table, 4).await.unwrap().len(), 1);
}

#[tokio::test]
async fn of_two_writers_who_saw_the_same_version_one_wins() {
    let home = Home::new();
    let table = TableId::new([1; 10]);
    let store = home.open().await;
    store.append(&table, 0, &[created()], &summary()).await.unwrap();
    let tasks: Vec<_> = (0..16)
        .map(|number| {
            let (store, table) = (store.clone(), table.clone());
            let event = moved(&format!("open {number}"));
            tokio::spawn(async move { store.append(&table, 1, &[event], &summary()).await })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(version) => {
                assert_eq!(version, 2);
                won += 1;
            }
            Err(StoreError::Conflict { expected: 1, .. }) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(store.load(&table, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_table_is_created_once_and_nothing_is_appended_to_a_table_that_is_not_there() {
    let home = Home::new();
    let store = home.open().await;
    let table = TableId::new([2; 10]);
    let nowhere = store.append(&table, 3, &[moved("end")], &summary()).await;
    assert!(matches!(nowhere, Err(StoreError::Conflict { .. })));
    store.append(&table, 0, &[created()], &summary()).await.unwrap();
    let twice = store.append(&table, 0, &[created()], &summary()).await;
    assert!(matches!(twice, Err(StoreError::Conflict { .. })));
    assert!(store.load(&TableId::new([3; 10]), 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_session_finds_its_tables_and_no_others() {
    let home = Home::new();
    let store = home.open().await;
    for (number, letter) in [(1, "a"), (2, "b"), (3, "a")] {
        let joined = Event::Joined {
            seat: Seat::FIRST,
            session: session(letter),
            name: "Somebody".to_owned(),
        };
        let table = TableId::new([number; 10]);
        store.append(&table, 0, &[created(), joined], &summary()).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    let found = store.tables_of(&session("a"), 10).await.unwrap();
    let ids: Vec<TableId> = found.iter().map(|listing| listing.id.clone()).collect();
    assert_eq!(ids, [TableId::new([3; 10]), TableId::new([1; 10])]);
    assert_eq!(found[0].summary, summary());
    assert_eq!(store.tables_of(&session("a"), 1).await.unwrap().len(), 1);
    assert!(store.tables_of(&session("c"), 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_session_keeps_its_name() {
    let home = Home::new();
    let store = home.open().await;
    assert_eq!(store.session_name(&session("a")).await.unwrap(), None);
    store.name_session(&session("a"), "Ana").await.unwrap();
    store.name_session(&session("a"), "Ana of the hill").await.unwrap();
    assert_eq!(
        store.session_name(&session("a")).await.unwrap().as_deref(),
        Some("Ana of the hill")
    );
}

#[tokio::test]
async fn a_file_that_is_no_database_gets_one_clear_line() {
    let home = Home::new();
    let path = home.folder.path().join("notes.txt");
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
    let home = Home::new();
    let path = home.folder.path().join("file");
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

#[tokio::test]
async fn an_event_of_a_newer_program_is_refused_not_misread() {
    let home = Home::new();
    let table = TableId::new([9; 10]);
    let store = home.open().await;
    store.append(&table, 0, &[created()], &summary()).await.unwrap();
    store.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(home.file());
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("UPDATE events SET body = replace(body, '\"v\":1', '\"v\":2')")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let error = home.open().await.load(&table, 0).await.unwrap_err();
    assert!(matches!(error, StoreError::Unreadable { version: 1, .. }), "{error}");
}
