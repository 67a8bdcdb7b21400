//! What only a server can do.

use std::time::Duration;

use engine::Seat;
use sqlx::PgPool;
use store::{Change, PrivatePostgres, Store, StoreError};
use tables::{Comment, Remark};

use crate::home::Home;
use crate::samples::{append, created, moved, person, table};

#[tokio::test]
async fn a_server_that_starts_again_is_found_again() {
    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "again");
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    server.stop().unwrap();
    let gone = append(&store, &table(1), 1, &[moved("end")]).await.unwrap_err();
    assert!(matches!(gone, StoreError::Unavailable { .. }), "{gone}");
    assert_eq!(gone.to_string().lines().count(), 1);
    server.up().unwrap();
    let version = store.load(&table(1)).await.unwrap().events.len() as i64;
    append(&store, &table(1), version, &[moved("end")]).await.unwrap();
    assert_eq!(store.load(&table(1)).await.unwrap().events.len() as i64, version + 1);
}

#[tokio::test]
async fn processes_that_start_together_bring_a_database_up_to_date_once() {
    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "together");
    let address = home.address();
    let opened: Vec<_> = (0..4)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { Store::open(&address).await })
        })
        .collect();
    let mut secrets = Vec::new();
    for (number, store) in opened.into_iter().enumerate() {
        let store = store.await.unwrap().unwrap();
        secrets.push(store.secret("cookies", &format!("offer {number}")).await.unwrap());
    }
    assert!(secrets.iter().all(|secret| *secret == secrets[0]), "{secrets:?}");
}

#[tokio::test]
async fn a_database_that_is_looked_at_cannot_be_written() {
    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "looked_at");
    home.open().await.close().await;
    let store = Store::inspect(&home.address()).await.unwrap();
    let written = append(&store, &table(1), 0, &[created()]).await;
    assert!(matches!(written, Err(StoreError::ReadOnly { .. })), "{written:?}");
    assert!(store.tables_after(None, 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_server_that_is_not_there_gets_one_clear_line_without_the_password() {
    let error = Store::open("postgres://ana:s3cret@127.0.0.1:1/games")
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Open { .. }), "{error}");
    let line = error.to_string();
    assert!(
        line.starts_with("the database postgres://127.0.0.1:1/games cannot be opened"),
        "{line}"
    );
    assert!(!line.contains("s3cret") && line.lines().count() == 1, "{line}");
}

#[tokio::test]
async fn others_hear_what_is_written_and_that_they_may_have_missed_something() {
    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "news");
    let (one, other) = (home.open().await, home.open().await);
    let mut changes = other.changes().unwrap();
    assert_eq!(changes.next().await, Some(Change::Anything));
    append(&one, &table(1), 0, &[created(), moved("end")]).await.unwrap();
    assert!(
        append(&one, &table(1), 0, &[created()]).await.is_err(),
        "which nobody hears of"
    );
    let remark = Remark {
        at_ms: 5,
        seat: Seat::FIRST,
        person: None,
        text: "hello".to_owned(),
    };
    one.say(&table(1), &person("a"), &remark).await.unwrap();
    assert_eq!(changes.next().await, Some(Change::Appended(table(1), 2)));
    assert_eq!(changes.next().await, Some(Change::Said(table(1))));
    server.stop().unwrap();
    server.up().unwrap();
    assert_eq!(changes.next().await, Some(Change::Anything));
    append(&one, &table(1), 2, &[moved("end")]).await.unwrap();
    assert_eq!(changes.next().await, Some(Change::Appended(table(1), 3)));
    let ((), end) = tokio::join!(other.close(), changes.next());
    assert_eq!(end, None);
}

#[tokio::test]
async fn what_was_told_can_be_looked_up_for_a_while() {
    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "told");
    let (store, hour) = (home.open().await, Duration::from_secs(3600));
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    assert_eq!(
        store.told_within(hour).await.unwrap(),
        [],
        "versions tell of themselves"
    );
    let remark = Remark {
        at_ms: 5,
        seat: Seat::FIRST,
        person: None,
        text: "hello".to_owned(),
    };
    let mut times = Vec::new();
    for _ in 0..3 {
        store.say(&table(1), &person("a"), &remark).await.unwrap();
        let told = store.told_within(hour).await.unwrap();
        let [(Change::Said(said), at_ms)] = &told[..] else {
            panic!("not once: {told:?}");
        };
        assert_eq!(*said, table(1));
        times.push(*at_ms);
    }
    assert!(times.is_sorted_by(|one, next| one < next), "each is another: {times:?}");
    store.forget_told(hour).await.unwrap();
    assert_eq!(store.told_within(hour).await.unwrap().len(), 1);
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(store.told_within(Duration::ZERO).await.unwrap(), []);
    store.forget_told(Duration::ZERO).await.unwrap();
    assert_eq!(store.told_within(hour).await.unwrap(), []);
}

#[tokio::test]
async fn a_database_says_how_large_it_is_and_nothing_where_it_does_not_answer() {
    let server = PrivatePostgres::start().unwrap();
    let store = Home::database(&server, "size").open().await;
    let bytes = store.size().await;
    assert!(bytes.is_some_and(|bytes| bytes > 100_000), "{bytes:?}");
    server.stop().unwrap();
    assert_eq!(store.size().await, None);
}

#[tokio::test]
async fn who_speaks_waits_for_no_move_and_no_move_waits_for_them() {
    let server = PrivatePostgres::start().unwrap();
    let home = Home::database(&server, "speaking");
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let pool = PgPool::connect(&home.address()).await.unwrap();
    let remark = Remark {
        at_ms: 5,
        seat: Seat::FIRST,
        person: Some(person("a")),
        text: "Hello!".to_owned(),
    };
    let comment = Comment {
        at_ms: 5,
        person: person("c"),
        name: "Cy".to_owned(),
        text: "bold!".to_owned(),
    };
    let soon = Duration::from_secs(5);
    // A move that another server is about to write.
    let mut moving = pool.begin().await.unwrap();
    sqlx::query("UPDATE tables SET version = version + 1")
        .execute(&mut *moving)
        .await
        .unwrap();
    let (id, a) = (table(1), person("a"));
    let said = async { (store.say(&id, &a, &remark).await, store.comment(&id, &comment).await) };
    let (said, commented) = tokio::time::timeout(soon, said).await.expect("they wait for a move");
    said.unwrap();
    commented.unwrap();
    moving.rollback().await.unwrap();
    // Something that another server is about to say.
    let mut saying = pool.begin().await.unwrap();
    let insert = "INSERT INTO talk SELECT table_id, 2, at, seat, person_id, text FROM talk";
    sqlx::query(insert).execute(&mut *saying).await.unwrap();
    let moves = [moved("end")];
    let moved = tokio::time::timeout(soon, append(&store, &table(1), 1, &moves)).await;
    moved.expect("a move waits for what is said").unwrap();
    let next = tokio::spawn({
        let store = store.clone();
        async move { store.say(&table(1), &person("a"), &remark).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    saying.commit().await.unwrap();
    next.await.unwrap().unwrap();
    assert_eq!(store.load(&table(1)).await.unwrap().beside.talk().len(), 3);
}
