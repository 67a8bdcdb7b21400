//! The lobby, the doors of tables, and what happens before a game begins.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use server::Clock;
use store::{PrivatePostgres, Store};

use crate::admin::hosted;
use crate::harness::{TestApp, Visitor, play_to_the_end};

/// A table for two that stands in the lobby.
async fn public_table(visitor: &Visitor, name: &str) -> String {
    visitor
        .new_table(&[
            ("game", "batisseurs"),
            ("sitter-1", "here"),
            ("name-1", name),
            ("sitter-2", "invited"),
            ("start", "1"),
            ("visit", "public"),
        ])
        .await
}

fn id(table: &str) -> &str {
    table.trim_start_matches("/tables/")
}

fn stamp(page: &str) -> String {
    let rest = page.split_once("data-stamp=\"").unwrap().1;
    rest.split_once('"').unwrap().0.to_owned()
}

#[tokio::test]
async fn a_public_table_appears_in_an_open_lobby_and_somebody_sits_down_with_one_click() {
    let app = TestApp::start().await;
    let (ana, bo, cy) = (app.visitor(), app.visitor(), app.visitor());
    let empty = bo.get("/lobby").await;
    assert!(empty.body.contains("Nobody is waiting") && empty.body.contains("/games/batisseurs/new?for=everybody"));
    assert!(!bo.get("/").await.body.contains("waits in the lobby"));
    let mut stream = bo.stream(&format!("/lobby/events?seen={}", stamp(&empty.body))).await;
    let table = public_table(&ana, "Ana").await;
    let news = stream.next().await;
    assert!(
        news.contains(id(&table)) && news.contains("Ana") && news.contains("one seat free"),
        "{news}"
    );
    assert!(cy.get("/").await.body.contains("One table waits in the lobby"));
    assert_eq!(
        stamp(&cy.get("/lobby").await.body),
        stream.stamp,
        "the page shows what the stream brought"
    );

    let nameless = bo.post("/lobby/sit", &[("table", id(&table)), ("name", " ")]).await;
    assert_eq!(nameless.header("location"), "/lobby?wrong=name");
    let sat = bo.post("/lobby/sit", &[("table", id(&table)), ("name", "Bo")]).await;
    assert_eq!(sat.header("location"), table);
    let again = bo.post("/lobby/sit", &[("table", id(&table)), ("name", "Bo")]).await;
    assert_eq!(again.header("location"), table, "who sits there goes there");
    let late = cy.post("/lobby/sit", &[("table", id(&table)), ("name", "Cy")]).await;
    assert_eq!(late.header("location"), "/lobby?wrong=taken");
    assert!(cy.get("/lobby?wrong=taken").await.body.contains("Somebody was faster"));

    let news = stream.next().await;
    assert!(
        news.contains("Nobody is waiting") && news.contains("Games to watch"),
        "{news}"
    );
    let watched = cy.get(&table).await;
    assert!(watched.body.contains("Bo") && watched.moves().is_empty());
}

#[tokio::test]
async fn a_table_that_the_host_closes_leaves_every_lobby_at_once() {
    let (app, host) = hosted().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = public_table(&ana, "Ana").await;
    let mut stream = bo.stream("/lobby/events").await;
    assert!(stream.next().await.contains(id(&table)));
    assert_eq!(host.post("/admin/tables", &[("table", id(&table))]).await.status, 303);
    assert!(!bo.get("/lobby").await.body.contains(id(&table)));
    let news = stream.next().await;
    assert!(news.contains("Nobody is waiting"), "{news}");
}

#[tokio::test]
async fn the_lobby_goes_by_the_clock_by_which_tables_are_written() {
    let long_ago = Arc::new(AtomicI64::new(1_000_000_000_000));
    let app = TestApp::start_with(|config| config.clock = Clock::Set(Arc::clone(&long_ago))).await;
    let ana = app.visitor();
    let table = public_table(&ana, "Ana").await;
    assert!(ana.get("/lobby").await.body.contains(id(&table)));
    long_ago.fetch_add(72 * 3_600_000, Ordering::SeqCst);
    public_table(&ana, "Ana").await;
    let later = ana.get("/lobby").await.body;
    assert!(!later.contains(id(&table)), "nobody sits there after three days");
}

#[tokio::test]
async fn the_lobby_says_how_long_people_may_think() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let fields = [
        ("game", "noria"),
        ("sitter-1", "here"),
        ("sitter-2", "invited"),
        ("visit", "public"),
    ];
    let live = [("clock", "live"), ("bank", "7"), ("bonus", "15")];
    let slow = [("clock", "turns"), ("hours", "48")];
    ana.new_table(&[&fields[..], &live].concat()).await;
    ana.new_table(&[&fields[..], &slow].concat()).await;
    let lobby = ana.get("/lobby").await.body;
    assert!(
        lobby.contains("7 min + 15 s a turn") && lobby.contains("48 h a turn"),
        "{lobby}"
    );
}

#[tokio::test]
async fn a_table_by_link_is_in_no_lobby_until_its_host_puts_it_there() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let seats = [
        ("game", "noria"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
    ];
    let table = ana.new_table(&seats).await;
    assert!(!eve.get("/lobby").await.body.contains(id(&table)));
    let sat = eve.post("/lobby/sit", &[("table", id(&table)), ("name", "Eve")]).await;
    assert_eq!(
        sat.header("location"),
        "/lobby?wrong=taken",
        "who has no link finds no seat"
    );
    eve.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    assert!(
        !eve.get("/lobby").await.body.contains(id(&table)),
        "only the host opens it"
    );
    assert!(ana.get(&table).await.body.contains("Put it in the lobby"));
    ana.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    assert!(eve.get("/lobby").await.body.contains(id(&table)));
    assert!(ana.get(&table).await.body.contains("Take it out of the lobby"));
    ana.post(&format!("{table}/publish"), &[("public", "no")]).await;
    assert!(!eve.get("/lobby").await.body.contains(id(&table)));
    ana.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    ana.post(&format!("{table}/leave"), &[]).await;
    assert!(!eve.get("/lobby").await.body.contains(id(&table)), "nobody waits there");
}

#[tokio::test]
async fn the_lobby_tells_nobody_who_looks_from_others() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let table = public_table(&ana, "Ana").await;
    let changing = |page: &str| {
        page.split_once("id=\"lobby\"")
            .unwrap()
            .1
            .split_once("lobby-open-title")
            .unwrap()
            .0
            .to_owned()
    };
    let (own, others) = (ana.get("/lobby").await.body, eve.get("/lobby").await.body);
    assert_eq!(changing(&own), changing(&others), "one drawing for all");
    let event = eve.stream("/lobby/events").await.next().await;
    for bytes in [&others, &event] {
        assert!(bytes.contains(id(&table)));
        for secret in [
            ana.token().await,
            ana.cookie("chantier").unwrap(),
            crate::leaks::person(&ana),
        ] {
            assert!(!bytes.contains(&secret));
        }
    }
    assert!(
        !event.contains(&eve.token().await),
        "what is shared holds nobody’s token"
    );
}

#[tokio::test]
async fn a_stream_of_the_lobby_is_counted_and_ends_with_the_server() {
    let mut app = TestApp::start_with(|config| config.caps.streams_per_address = 1).await;
    let ana = app.visitor();
    let mut stream = ana.stream("/lobby/events").await;
    stream.next().await;
    assert_eq!(ana.get("/lobby/events").await.status, 429);
    let stopping = tokio::spawn(async move { app.stop().await });
    assert!(stream.ends().await);
    stopping.await.unwrap();
}

#[tokio::test]
async fn a_table_with_a_password_opens_to_who_knows_it_and_to_nobody_else() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
        ("visit", "word"),
    ];
    assert_eq!(ana.post("/tables", &fields).await.status, 422, "a password is missing");
    let table = ana
        .new_table(&[&fields[..], &[("word", "sésame ouvre-toi")]].concat())
        .await;
    assert_eq!(ana.get(&table).await.status, 200, "who sits there comes in");
    for path in [
        "",
        "/events",
        "/log",
        "/replay",
        "/board/0",
        "/record",
        "/report",
        "/preview.png",
        "/analysis",
    ] {
        let closed = eve.get(&format!("{table}{path}")).await;
        assert_eq!(closed.status, 403, "{path}");
        assert!(!closed.body.contains("Ana"), "{path}");
        let disguised = eve.get(&format!("{}{path}", disguised(&table))).await;
        assert_eq!(disguised.status, 404, "{path}");
        assert!(!disguised.body.contains("Ana"), "{path}");
    }
    let sat = eve
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Eve")])
        .await;
    assert_eq!(sat.status, 403);
    let sat = eve
        .post(
            &format!("{}/join", disguised(&table)),
            &[("seat", "2"), ("name", "Eve")],
        )
        .await;
    assert_eq!(sat.status, 404);
    assert!(!eve.get("/lobby").await.body.contains(id(&table)));
    let wrong = eve.post(&format!("{table}/enter"), &[("word", "sesame")]).await;
    assert!(wrong.status == 403 && wrong.body.contains("not the password"));
    let right = bo
        .post(&format!("{table}/enter"), &[("word", "sésame ouvre-toi")])
        .await;
    assert_eq!(right.header("location"), table);
    let key = bo.cookie(bo_key(&bo).as_str()).unwrap();
    eve.keep_cookie(&bo_key(&bo), &key);
    assert_eq!(
        eve.get(&table).await.status,
        403,
        "what opens it for one does not for another"
    );
    let sat = bo
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(sat.status, 303);
    let log = Store::open(app.database())
        .await
        .unwrap()
        .load(&id(&table).parse().unwrap())
        .await;
    assert!(!format!("{log:?}").contains("sésame"), "the password is not kept");
}

/// The address of a table with one letter of its name escaped.
fn disguised(table: &str) -> String {
    let name = id(table);
    format!("/tables/%{:02x}{}", name.as_bytes()[0], &name[1..])
}

/// The name of the cookie that opens a table.
fn bo_key(visitor: &Visitor) -> String {
    visitor
        .cookie_names()
        .into_iter()
        .find(|name| name.starts_with("door-"))
        .unwrap()
}

#[tokio::test]
async fn nobody_guesses_a_password_quickly() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("visit", "word"),
        ("word", "7"),
    ];
    let table = ana.new_table(&fields).await;
    let mut statuses = Vec::new();
    for guess in ["0", "1", "2", "3", "4", "5", "6", "8", "9", "7"] {
        statuses.push(eve.post(&format!("{table}/enter"), &[("word", guess)]).await.status);
    }
    assert_eq!(statuses[..8], [403; 8]);
    assert_eq!(statuses[8..], [429; 2], "even the right one");
}

#[tokio::test]
async fn before_the_game_the_host_seats_bots_and_frees_seats_and_everybody_may_leave() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("sitter-3", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&fields).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let (host, guest) = (ana.get(&table).await.body, bo.get(&table).await.body);
    assert!(host.contains("Seat a bot") && host.contains("Free the seat – Bo"));
    assert!(!guest.contains("Seat a bot") && !guest.contains("Free the seat") && guest.contains("Leave the table"));
    let refused = bo.post(&format!("{table}/free"), &[("seat", "1")]).await;
    assert!(
        refused.body.contains("Something happened at the table"),
        "{}",
        refused.body
    );
    ana.post(&format!("{table}/free"), &[("seat", "2")]).await;
    assert!(!ana.get(&table).await.body.contains("Free the seat – Bo"));
    bo.post(&format!("{table}/join"), &[("seat", "3"), ("name", "Bo")])
        .await;
    assert_eq!(bo.post(&format!("{table}/leave"), &[]).await.status, 303);
    ana.post(&format!("{table}/replace"), &[("seat", "3"), ("level", "gentle")])
        .await;
    assert!(
        ana.get(&table).await.body.contains("Free the seat"),
        "a bot can be sent away, too"
    );
    ana.post(&format!("{table}/replace"), &[("seat", "2"), ("level", "gentle")])
        .await;
    assert!(
        !ana.get(&table).await.moves().is_empty(),
        "with the last seat the game begins"
    );
}

#[tokio::test]
async fn a_rematch_turns_the_seats_and_waits_for_the_same_people_alone() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let table = public_table(&ana, "Ana").await;
    bo.post("/lobby/sit", &[("table", id(&table)), ("name", "Bo")]).await;
    tokio::join!(play_to_the_end(&ana, &table), play_to_the_end(&bo, &table));
    let next = ana
        .post(&format!("{table}/again"), &[])
        .await
        .header("location")
        .to_owned();
    assert!(
        !eve.get("/lobby").await.body.contains(id(&next)),
        "the seat is meant for Bo"
    );
    let waiting = bo.get(&next).await;
    let join = waiting.body.split_once("name=\"seat\" value=\"").unwrap().1;
    assert!(join.starts_with('1'), "who was second begins");
    bo.post(&format!("{next}/join"), &[("seat", "1"), ("name", "Bo")]).await;
    assert!(!bo.get(&next).await.moves().is_empty());
    assert!(eve.get("/lobby").await.body.contains(id(&next)), "everybody may watch");
}

#[tokio::test]
async fn a_table_on_one_node_appears_in_the_lobby_of_another() {
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let one = TestApp::start_with(|config| config.database = database.clone()).await;
    let other = TestApp::start_with(|config| config.database = database.clone()).await;
    let (ana, bo) = (one.visitor(), other.visitor());
    let empty = bo.get("/lobby").await;
    let mut stream = bo.stream(&format!("/lobby/events?seen={}", stamp(&empty.body))).await;
    let table = public_table(&ana, "Ana").await;
    assert!(stream.next().await.contains(id(&table)));
    let sat = bo.post("/lobby/sit", &[("table", id(&table)), ("name", "Bo")]).await;
    assert_eq!(sat.header("location"), table);
}

#[tokio::test]
async fn those_who_watch_talk_among_themselves_until_the_game_is_over() {
    let app = TestApp::start().await;
    let (ana, bo, cy, di) = (app.visitor(), app.visitor(), app.visitor(), app.visitor());
    let table = public_table(&ana, "Ana").await;
    let early = cy.post(&format!("{table}/comment"), &[("text", "who comes?")]).await;
    assert!(early.body.contains("notice"), "nothing is played yet");
    bo.post("/lobby/sit", &[("table", id(&table)), ("name", "Bo")]).await;
    let seen = di.get(&table).await;
    let mut watching = di.stream(&format!("{table}/events?seen={}-0", seen.version())).await;
    let mut playing = ana.stream(&format!("{table}/events?seen=0-0")).await;
    playing.next().await;
    assert_eq!(
        cy.post(&format!("{table}/comment"), &[("text", "take the <i>mill")])
            .await
            .status,
        303
    );
    assert!(
        watching.next().await.contains("take the &lt;i&gt;mill"),
        "the others who watch read it at once"
    );
    let event = playing.next().await;
    for (who, bytes) in [
        ("the stream of who plays", event),
        ("Ana", ana.get(&table).await.body),
        ("Bo", bo.get(&table).await.body),
        ("Ana, part", ana.get_part(&table).await.body),
        ("Ana, log", ana.get(&format!("{table}/log")).await.body),
        ("Ana, replay", ana.get(&format!("{table}/replay")).await.body),
    ] {
        assert!(!bytes.contains("take the"), "{who}");
    }
    let refused = ana.post(&format!("{table}/comment"), &[("text", "me too")]).await;
    assert!(refused.body.contains("notice"), "who plays does not");
    let page = di.get(&table).await.body;
    assert!(
        !page.contains("me too") && page.contains("Guest "),
        "who told no name is a guest"
    );
    for secret in [
        crate::leaks::person(&cy),
        cy.cookie("chantier").unwrap(),
        cy.token().await,
    ] {
        assert!(!page.contains(&secret));
    }
    bo.post(&format!("{table}/leave"), &[]).await;
    assert!(
        !bo.get(&table).await.body.contains("take the"),
        "who may come back does not read it"
    );
    ana.post(&format!("{table}/replace"), &[("seat", "2"), ("level", "gentle")])
        .await;
    let over = play_to_the_end(&ana, &table).await;
    assert!(over.body.contains("take the"), "now everybody reads it");
}
