//! Several servers on one database.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{PrivatePostgres, Store};
use tables::{Event, Table, TableId};

use crate::harness::{Page, TestApp, Visitor};

/// Two servers on one PostgreSQL database.
async fn two_nodes(server: &PrivatePostgres) -> (TestApp, TestApp) {
    let database = server.create_database("tables").unwrap();
    let one = TestApp::start_with(|config| config.database = database.clone()).await;
    let other = TestApp::start_with(|config| config.database = database.clone()).await;
    (one, other)
}

const FRIENDS: [(&str, &str); 5] = [
    ("game", "batisseurs"),
    ("sitter-1", "here"),
    ("name-1", "Ana"),
    ("sitter-2", "invited"),
    ("start", "1"),
];

fn id(table: &str) -> TableId {
    table.rsplit('/').next().unwrap().parse().unwrap()
}

fn is_over(page: &Page) -> bool {
    page.body.contains("id=\"result-title\"")
}

/// Makes the move that `turn` picks, if it is the visitor's turn.
async fn play_one(visitor: &Visitor, table: &str, page: &Page, turn: usize) {
    let moves = page.moves();
    if moves.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
        return;
    }
    let (version, chosen) = (page.version(), &moves[turn * 7919 % moves.len()]);
    let fields = [("version", version.as_str()), ("move", chosen), ("sure", "yes")];
    let done = visitor.post(&format!("{table}/move"), &fields).await;
    assert_eq!(done.status, 303, "the present page was the one that counted");
}

#[tokio::test]
async fn a_session_that_ends_on_one_node_has_ended_on_the_other() {
    let server = PrivatePostgres::start().unwrap();
    let (one, other) = two_nodes(&server).await;
    let ana = one.visitor();
    let table = ana.new_table(&FRIENDS).await;
    let keep = [("login", "Ana"), ("password", "four blue cranes")];
    assert_eq!(ana.post("/me/keep", &keep).await.status, 200);
    let phone = other.visitor();
    assert_eq!(phone.post("/sign-in", &keep).await.status, 303);
    assert!(phone.get("/tables").await.body.contains(&table));
    let mut stream = phone.stream(&format!("{table}/events?seen=0-0")).await;
    stream.next().await;
    ana.post("/me/devices", &[("device", "others")]).await;
    assert!(stream.ends().await, "open pages hear of it");
    assert!(!phone.get("/tables").await.body.contains(&table));
    assert!(ana.get("/tables").await.body.contains(&table));
}

#[tokio::test]
async fn two_people_on_two_nodes_see_each_others_moves_and_words_live() {
    let server = PrivatePostgres::start().unwrap();
    let (one, other) = two_nodes(&server).await;
    let (ana, bo) = (one.visitor(), other.visitor());
    let table = ana.new_table(&FRIENDS).await;
    let waiting = ana.get(&table).await;
    let mut stream = ana
        .stream(&format!("{table}/events?seen={}-0", waiting.version()))
        .await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert!(
        stream.next().await.contains("Your turn"),
        "the game began on the other node"
    );

    let page = ana.get(&table).await;
    let mut bo_stream = bo.stream(&format!("{table}/events?seen={}-0", page.version())).await;
    play_one(&ana, &table, &page, 1).await;
    let seen = bo_stream.next().await;
    assert!(seen.contains("data-version"), "{seen}");
    let now = ana.get(&table).await.version();
    assert!(
        seen.contains(&format!("data-version=\"{now}\"")),
        "the other node shows the present"
    );

    bo.post(&format!("{table}/talk"), &[("text", "hello from there")]).await;
    loop {
        if stream.next().await.contains("hello from there") {
            break;
        }
    }
}

#[tokio::test]
async fn a_seat_is_taken_once_though_two_nodes_give_it() {
    let server = PrivatePostgres::start().unwrap();
    let (one, other) = two_nodes(&server).await;
    for _ in 0..5 {
        let (ana, bo, cy) = (one.visitor(), one.visitor(), other.visitor());
        let table = ana.new_table(&FRIENDS).await;
        let join = format!("{table}/join");
        let (bo_seat, cy_seat) = ([("seat", "2"), ("name", "Bo")], [("seat", "2"), ("name", "Cy")]);
        let (by_bo, by_cy) = tokio::join!(bo.post(&join, &bo_seat), cy.post(&join, &cy_seat));
        let mut statuses = [by_bo.status, by_cy.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 303]);
    }
}

#[tokio::test]
async fn a_game_is_played_through_two_nodes_in_turn_and_its_bot_moves_once_each_time() {
    let server = PrivatePostgres::start().unwrap();
    let (one, other) = two_nodes(&server).await;
    let here = one.visitor();
    let table = here.quick_table("batisseurs").await;
    let there = here.at(&other);
    // Both nodes have the table in memory and a bot ready.
    let _watching = (
        here.stream(&format!("{table}/events")).await,
        there.stream(&format!("{table}/events")).await,
    );
    for turn in 0..3000 {
        let visitor = if turn % 2 == 0 { &here } else { &there };
        let page = visitor.get(&table).await;
        if is_over(&page) {
            break;
        }
        play_one(visitor, &table, &page, turn).await;
    }
    assert!(is_over(&there.get(&table).await) && is_over(&here.get(&table).await));
    let store = Store::inspect(one.database()).await.unwrap();
    let log = store.load(&id(&table)).await.unwrap();
    Table::read(&id(&table), &log).unwrap();
    let moves = log
        .events
        .iter()
        .filter(|stored| matches!(stored.event, Event::Moved { .. }));
    assert!(moves.count() > 20);
    let both = async |name: &str| one.counted(name).await + other.counted(name).await;
    let (moves, searches) = (
        both("chantier_bot_moves_total").await,
        both("chantier_search_seconds_count").await,
    );
    assert!(moves > 5, "{moves}");
    // Where a lease is taken just after it was given back, the second node may think of a move that was made, and comes second.
    assert!(searches <= moves + moves / 4, "{searches} searches for {moves} moves");
    let second = both("chantier_conflicts_total").await;
    assert!(second <= moves / 4, "{second} of {moves} came second");
}

#[tokio::test]
async fn the_bots_of_a_node_that_died_are_taken_over() {
    let server = PrivatePostgres::start().unwrap();
    let (one, _) = two_nodes(&server).await;
    let ana = one.visitor();
    let table = ana.quick_table("batisseurs").await;
    // A node that is about to let the bot move, and dies.
    let store = Store::open(one.database()).await.unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!(store.lease(&id(&table), "dead", now, now + 8_000).await.unwrap());
    loop {
        let page = ana.get(&table).await;
        let moves = page.moves();
        if moves.is_empty() {
            break;
        }
        play_one(&ana, &table, &page, 1).await;
    }
    let waited = tokio::time::timeout(Duration::from_secs(60), async {
        while ana.get(&table).await.moves().is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    waited.await.expect("the bot moved after the dead node's lease");
    let late = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!(late >= now + 8_000, "not before");
}

#[tokio::test]
async fn a_node_whose_database_starts_again_goes_on_and_its_bots_too() {
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let app = TestApp::start_with(|config| {
        config.database = database;
        config.pace = Duration::from_millis(300);
    })
    .await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    while !ana.get(&table).await.moves().is_empty() {
        let page = ana.get(&table).await;
        play_one(&ana, &table, &page, 1).await;
    }
    let _watching = ana.stream(&format!("{table}/events")).await;
    // The bot is thinking.
    server.stop().unwrap();
    tokio::time::sleep(Duration::from_millis(600)).await;
    server.up().unwrap();
    let waited = tokio::time::timeout(Duration::from_secs(60), async {
        loop {
            let page = ana.get(&table).await;
            if page.status == 200 && !page.moves().is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    waited.await.expect("the bot moved once the database was back");
}

#[tokio::test]
async fn a_session_that_ended_while_nobody_listened_has_ended() {
    let server = PrivatePostgres::start().unwrap();
    let (one, _) = two_nodes(&server).await;
    let ana = one.visitor();
    let table = ana.new_table(&FRIENDS).await;
    ana.post("/me/keep", &[("login", "Ana"), ("password", "four blue cranes")])
        .await;
    let mut stream = ana.stream(&format!("{table}/events?seen=0-0")).await;
    stream.next().await;
    // Another node ended it, and its news were lost.
    let pool = sqlx::PgPool::connect(one.database()).await.unwrap();
    sqlx::query("DELETE FROM devices").execute(&pool).await.unwrap();
    pool.close().await;
    server.stop().unwrap();
    server.up().unwrap();
    assert!(stream.ends().await, "open pages look for themselves");
}

#[tokio::test]
async fn a_table_that_is_deleted_on_one_node_is_gone_from_the_other() {
    let server = PrivatePostgres::start().unwrap();
    let (one, other) = two_nodes(&server).await;
    let ana = one.visitor();
    let table = ana.new_table(&FRIENDS).await;
    let there = ana.at(&other);
    let mut stream = there.stream(&format!("{table}/events")).await;
    stream.next().await;
    let store = Store::open(one.database()).await.unwrap();
    let version = store.version_of(&id(&table)).await.unwrap().unwrap();
    assert!(store.remove_table(&id(&table), version).await.unwrap());
    assert!(stream.ends().await, "its open pages end");
    assert_eq!(there.get(&table).await.status, 404);
}

/// Lets nobody hear what is told on a database: whatever is written there finds another function of the name first.
async fn silence(database: &str) {
    let pool = sqlx::PgPool::connect(database).await.unwrap();
    for statement in [
        "CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS 'SELECT'",
        "ALTER DATABASE tables SET search_path = public, pg_catalog",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let mut listener = sqlx::postgres::PgListener::connect(database).await.unwrap();
    listener.listen("chantier").await.unwrap();
    let pool = sqlx::PgPool::connect(database).await.unwrap();
    sqlx::query("SELECT pg_notify('chantier', 'anything')")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let heard = tokio::time::timeout(Duration::from_millis(500), listener.recv()).await;
    assert!(heard.is_err(), "{heard:?}");
}

#[tokio::test]
async fn what_nobody_was_told_is_seen_on_open_pages_all_the_same() {
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    silence(&database).await;
    let start = async || TestApp::start_with(|config| config.database = database.clone()).await;
    let (one, other) = (start().await, start().await);
    let (ana, bo) = (one.visitor(), other.visitor());
    let table = ana.new_table(&FRIENDS).await;
    let keep = [("login", "Ana"), ("password", "four blue cranes")];
    assert_eq!(ana.post("/me/keep", &keep).await.status, 200);
    let deleted = ana.new_table(&FRIENDS).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;

    // What is done on the second node is watched on the first.
    let watcher = one.visitor();
    let mut watched = watcher.stream(&format!("{table}/events?seen=0-0")).await;
    let mut closed = watcher.stream(&format!("{deleted}/events?seen=0-0")).await;
    let phone = one.visitor();
    assert_eq!(phone.post("/sign-in", &keep).await.status, 303);
    let mut phones = phone.stream(&format!("{table}/events?seen=0-0")).await;
    for stream in [&mut watched, &mut closed, &mut phones] {
        stream.next().await;
    }
    let here = ana.at(&other);
    here.post(&format!("{table}/talk"), &[("text", "hello from there")])
        .await;
    bo.post("/me/name", &[("name", "Bodo")]).await;
    here.post("/me/devices", &[("device", "others")]).await;
    let store = Store::open(&database).await.unwrap();
    let version = store.version_of(&id(&deleted)).await.unwrap().unwrap();
    assert!(store.remove_table(&id(&deleted), version).await.unwrap());

    let seen = tokio::time::timeout(Duration::from_secs(120), async {
        let mut shown = watched.next().await;
        while !(shown.contains("hello from there") && shown.contains("Bodo")) {
            shown = watched.next().await;
        }
        assert!(closed.ends().await, "its table was deleted");
        assert!(phones.ends().await, "it was signed out");
        bo.post(&format!("{table}/leave"), &[]).await;
        let version = bo.get(&table).await.version();
        while !watched.next().await.contains(&format!("data-version=\"{version}\"")) {}
    });
    seen.await.expect("all of it is seen");
}
