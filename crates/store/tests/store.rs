//! The promises of the store, against a real file.

use engine::{Fingerprint, Seat};
use store::{Append, Store, StoreError};
use tables::{Event, Log, PersonId, Phase, Remark, SeatPlan, Stored, Summary, Table, TableId};

fn created() -> Event {
    Event::Created {
        game: "batisseurs".to_owned(),
        rules_version: 1,
        options: [("deck".to_owned(), "short".to_owned())].into(),
        material: None,
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

fn joined(letter: &str) -> Event {
    Event::Joined {
        seat: Seat::FIRST,
        person: person(letter),
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

fn person(letter: &str) -> PersonId {
    letter.repeat(64).parse().unwrap()
}

fn table(number: u8) -> TableId {
    TableId::new([number; 10])
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

    /// The file itself, behind the store's back.
    async fn pool(&self) -> sqlx::SqlitePool {
        let file = self.file();
        std::fs::create_dir_all(std::path::Path::new(&file).parent().unwrap()).unwrap();
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        sqlx::SqlitePool::connect_with(options.create_if_missing(true))
            .await
            .unwrap()
    }
}

async fn append(store: &Store, table: &TableId, after: i64, events: &[Event]) -> Result<(), StoreError> {
    append_at(store, table, after, events, 1_000).await
}

async fn append_at(store: &Store, table: &TableId, after: i64, events: &[Event], at_ms: i64) -> Result<(), StoreError> {
    let stored = |(event, version): (&Event, i64)| Stored {
        version,
        at_ms,
        event: event.clone(),
    };
    let events: Vec<Stored> = events.iter().zip(after + 1..).map(stored).collect();
    let append = Append {
        table,
        events: &events,
        names: &[(Seat::FIRST, "Ana".to_owned())],
        summary: &summary(),
    };
    store.append(&append).await
}

#[tokio::test]
async fn a_log_is_read_back_after_the_file_was_closed() {
    let home = Home::new();
    let events = vec![
        created(),
        joined("a"),
        Event::Dealt {
            chance: vec!["deal mason".to_owned()],
        },
        moved("open chapel"),
        Event::Undone { seat: Seat::FIRST },
    ];
    let store = home.open().await;
    append(&store, &table(7), 0, &events).await.unwrap();
    store.close().await;

    let log = home.open().await.load(&table(7)).await.unwrap();
    let numbers: Vec<(i64, i64)> = log.events.iter().map(|stored| (stored.version, stored.at_ms)).collect();
    assert_eq!(numbers, [(1, 1000), (2, 1000), (3, 1000), (4, 1000), (5, 1000)]);
    let read: Vec<Event> = log.events.into_iter().map(|stored| stored.event).collect();
    assert_eq!(read, events);
}

#[tokio::test]
async fn of_two_writers_who_saw_the_same_version_one_wins() {
    let home = Home::new();
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let tasks: Vec<_> = (0..16)
        .map(|number| {
            let store = store.clone();
            let event = moved(&format!("open {number}"));
            tokio::spawn(async move { append(&store, &table(1), 1, &[event]).await })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => won += 1,
            Err(StoreError::Conflict { expected: 1, .. }) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(store.load(&table(1)).await.unwrap().events.len(), 2);
}

/// Lets every write of an event fail as a full disk does: SQLite rolls back by itself.
const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON events
    BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END";

#[tokio::test]
async fn what_is_acknowledged_after_a_failed_write_is_kept() {
    let home = Home::new();
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
    let seen = Store::inspect(&home.file())
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
async fn a_writer_who_goes_away_in_the_middle_leaves_nothing_behind() {
    let home = Home::new();
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    for _ in 0..50 {
        let (table, events) = (table(1), [moved("end"), moved("end")]);
        let write = append(&store, &table, 1, &events);
        let left = tokio::time::timeout(std::time::Duration::from_micros(120), write).await;
        if left.is_ok() {
            break;
        }
    }
    let version = store.load(&table(1)).await.unwrap().events.len() as i64;
    assert!(version == 1 || version == 3, "half a write: {version}");
    append(&store, &table(1), version, &[moved("end")]).await.unwrap();
    store.close().await;
    let kept = home.open().await.load(&table(1)).await.unwrap().events.len() as i64;
    assert_eq!(kept, version + 1);
}

#[tokio::test]
async fn a_table_is_created_once_and_nothing_is_appended_to_a_table_that_is_not_there() {
    let home = Home::new();
    let store = home.open().await;
    let nowhere = append(&store, &table(2), 3, &[moved("end")]).await;
    assert!(matches!(nowhere, Err(StoreError::Conflict { .. })));
    append(&store, &table(2), 0, &[created()]).await.unwrap();
    let twice = append(&store, &table(2), 0, &[created()]).await;
    assert!(matches!(twice, Err(StoreError::Conflict { .. })));
    assert_eq!(store.load(&table(3)).await.unwrap(), Log::default());
}

#[tokio::test]
async fn a_person_finds_their_tables_and_no_others() {
    let home = Home::new();
    let store = home.open().await;
    for (number, letter) in [(1, "a"), (2, "b"), (3, "a")] {
        let events = [created(), joined(letter)];
        append_at(&store, &table(number), 0, &events, number.into())
            .await
            .unwrap();
    }
    let found = store.tables_of(&person("a"), 10).await.unwrap();
    let ids: Vec<TableId> = found.iter().map(|listing| listing.id.clone()).collect();
    assert_eq!(ids, [table(3), table(1)]);
    assert_eq!(found[0].summary, Some(summary()));
    assert_eq!(store.tables_of(&person("a"), 1).await.unwrap().len(), 1);
    assert!(store.tables_of(&person("c"), 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_summary_that_cannot_be_read_hides_no_other_table() {
    let home = Home::new();
    let store = home.open().await;
    for number in [1, 2] {
        append(&store, &table(number), 0, &[created(), joined("a")])
            .await
            .unwrap();
    }
    let spoil = "UPDATE tables SET summary = '{\"phase\": \"asleep\"}' WHERE id = $1";
    sqlx::query(spoil)
        .bind(table(1).as_str())
        .execute(&home.pool().await)
        .await
        .unwrap();
    let found = store.tables_of(&person("a"), 10).await.unwrap();
    let readable: Vec<bool> = found.iter().map(|listing| listing.summary.is_some()).collect();
    assert_eq!(readable.iter().filter(|readable| **readable).count(), 1);
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(store::Listing::is_unfinished));
}

#[tokio::test]
async fn every_table_is_found_page_by_page() {
    let home = Home::new();
    let store = home.open().await;
    for number in 1..=5 {
        append(&store, &table(number), 0, &[created()]).await.unwrap();
    }
    let mut found = Vec::new();
    loop {
        let page = store.tables_after(found.last(), 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        found.extend(page.into_iter().map(|listing| listing.id));
    }
    let mut all: Vec<TableId> = (1..=5).map(table).collect();
    all.sort();
    assert_eq!(found, all);
}

#[tokio::test]
async fn names_and_talk_are_kept_beside_the_log() {
    let home = Home::new();
    let store = home.open().await;
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    for text in ["Bonjour !", "<b>you</b>"] {
        let remark = Remark {
            at_ms: 5,
            seat: Seat::FIRST,
            person: Some(person("a")),
            text: text.to_owned(),
        };
        store.say(&table(1), &person("a"), &remark).await.unwrap();
    }
    let log = store.load(&table(1)).await.unwrap();
    assert_eq!(log.events.len(), 2, "talk is no event");
    assert_eq!(log.beside.name(Seat::FIRST), Some("Ana"));
    let said: Vec<&str> = log.beside.talk().iter().map(|remark| remark.text.as_str()).collect();
    assert_eq!(said, ["Bonjour !", "<b>you</b>"]);
    assert_eq!(log.beside.talk()[0].person, Some(person("a")));
    assert!(store.load(&table(2)).await.unwrap().beside.talk().is_empty());
}

#[tokio::test]
async fn a_material_file_is_kept_by_its_hash_for_the_tables_that_name_it() {
    let home = Home::new();
    let store = home.open().await;
    let text = "[[card]]\nname = \"mill\"\n";
    store.keep_material("batisseurs", text, 1).await.unwrap();
    store.keep_material("batisseurs", text, 2).await.unwrap();
    let Event::Created {
        game,
        rules_version,
        options,
        seed,
        seats,
        again,
        ..
    } = created()
    else {
        unreachable!()
    };
    let with_material = Event::Created {
        game,
        rules_version,
        options,
        material: Some(Fingerprint::of(text).to_string()),
        seed,
        seats,
        again,
    };
    append(&store, &table(1), 0, &[with_material]).await.unwrap();
    append(&store, &table(2), 0, &[created()]).await.unwrap();
    assert_eq!(store.load(&table(1)).await.unwrap().material.as_deref(), Some(text));
    assert_eq!(store.load(&table(2)).await.unwrap().material, None);
}

#[tokio::test]
async fn a_person_keeps_their_name() {
    let home = Home::new();
    let store = home.open().await;
    assert_eq!(store.name_of(&person("a")).await.unwrap(), None);
    store.remember_name(&person("a"), "Ana", 1).await.unwrap();
    store.remember_name(&person("a"), "Ana of the hill", 2).await.unwrap();
    assert_eq!(
        store.name_of(&person("a")).await.unwrap().as_deref(),
        Some("Ana of the hill")
    );
}

/// A file as the first program left it: the first schema, with a log of the first format.
async fn first_schema(home: &Home) -> TableId {
    let pool = home.pool().await;
    let schema = include_str!("../migrations/0001_tables.sql");
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

const LOG: &str = include_str!("../../tables/tests/logs/1/welkin-running.jsonl");

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date_and_its_tables_go_on() {
    let home = Home::new();
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

#[tokio::test]
async fn looking_at_a_file_changes_nothing_in_it() {
    let home = Home::new();
    let id = first_schema(&home).await;
    let before = std::fs::read(home.file()).unwrap();
    let store = Store::inspect(&home.file()).await.unwrap();
    Table::read(&id, &store.load(&id).await.unwrap()).unwrap();
    assert_eq!(store.tables_after(None, 10).await.unwrap().len(), 1);
    let written = append(&store, &id, LOG.lines().count() as i64, &[moved("end")]).await;
    assert!(matches!(written, Err(StoreError::ReadOnly { .. })), "{written:?}");
    store.close().await;
    assert_eq!(std::fs::read(home.file()).unwrap(), before);
    let nowhere = Store::inspect(&home.folder.path().join("none.sqlite").display().to_string()).await;
    assert!(matches!(nowhere, Err(StoreError::Open { .. })));
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
    let store = home.open().await;
    append(&store, &table(9), 0, &[created()]).await.unwrap();
    store.close().await;
    let pool = home.pool().await;
    sqlx::query("UPDATE events SET body = replace(body, '\"v\":2', '\"v\":3')")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let error = home.open().await.load(&table(9)).await.unwrap_err();
    assert!(matches!(error, StoreError::Unreadable { version: 1, .. }), "{error}");
    assert!(error.to_string().contains("a newer program wrote it"), "{error}");
}
