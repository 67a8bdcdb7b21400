//! Under which setting of the database a write is committed, as the connection that writes says itself.

use sqlx::PgPool;
use store::{Durability, PrivatePostgres, Store};

use crate::home::Home;
use crate::samples::{append, created, table};

const NOTED: &str = "SELECT setting FROM noted";

/// The settings under which a store that is opened by default, or for each durability, appended an event.
async fn settings(home: &Home, note: &[&'static str]) -> [Vec<String>; 3] {
    home.open().await.close().await;
    home.spoil("CREATE TABLE noted (setting TEXT NOT NULL)").await;
    for statement in note {
        home.spoil(statement).await;
    }
    let mut settings = [const { Vec::new() }; 3];
    let ways = [None, Some(Durability::Full), Some(Durability::Normal)];
    for ((number, way), settings) in (1..).zip(ways).zip(&mut settings) {
        let store = match way {
            None => home.open().await,
            Some(durability) => Store::open_with(&home.address(), durability).await.unwrap(),
        };
        append(&store, &table(number), 0, &[created()]).await.unwrap();
        store.close().await;
        *settings = match home {
            Home::File(_) => sqlx::query_scalar(NOTED).fetch_all(&home.pool().await).await,
            Home::Database(address) => {
                let pool = PgPool::connect(address).await.unwrap();
                sqlx::query_scalar(NOTED).fetch_all(&pool).await
            }
        }
        .unwrap();
        home.spoil("DELETE FROM noted").await;
    }
    settings
}

#[tokio::test]
async fn a_file_is_synced_at_every_commit_unless_less_is_asked_for() {
    let note = "CREATE TRIGGER note AFTER INSERT ON events
        BEGIN INSERT INTO noted SELECT synchronous FROM pragma_synchronous; END";
    let (full, normal) = ("2", "1");
    assert_eq!(settings(&Home::file(), &[note]).await, [[full], [full], [normal]]);
}

#[tokio::test]
async fn a_postgresql_server_waits_for_its_disk_unless_less_is_asked_for() {
    let server = PrivatePostgres::start().unwrap();
    let note = [
        "CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN INSERT INTO noted SELECT current_setting(''synchronous_commit''); RETURN NEW; END'",
        "CREATE TRIGGER note AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note()",
    ];
    let home = Home::database(&server, "durability");
    assert_eq!(settings(&home, &note).await, [["on"], ["on"], ["off"]]);
}
