//! What attacks found once: each of these failed.

use std::time::{Duration, Instant};

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use crate::harness::{Page, TestApp, Visitor};

const LATE: Duration = Duration::from_secs(60);

/// A table of Cloud City, where hands are hidden, at which Ana and Bo play and Ana moves first.
async fn two_at_a_table(ana: &Visitor, bo: &Visitor) -> String {
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "cloud-city")], &seats[..]].concat()).await;
    join(bo, &table, "2", "Bo").await;
    table
}

async fn join(visitor: &Visitor, table: &str, seat: &str, name: &str) -> Page {
    visitor
        .post(&format!("{table}/join"), &[("seat", seat), ("name", name)])
        .await
}

/// The database behind the server's back.
async fn behind(app: &TestApp) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(app.database());
    SqlitePool::connect_with(options).await.unwrap()
}

#[tokio::test]
async fn a_bot_that_was_thinking_when_the_server_stopped_moves_though_nobody_looks() {
    let mut app = TestApp::start_with(|config| config.pace = Duration::from_secs(600)).await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    while !ana.get(&table).await.moves().is_empty() {
        let page = ana.get(&table).await;
        ana.post(
            &format!("{table}/move"),
            &[("version", &page.version()), ("move", "end"), ("sure", "yes")],
        )
        .await;
    }
    let before: i64 = ana.get(&table).await.version().parse().unwrap();
    app.restart_with(|config| config.pace = Duration::ZERO).await;
    let (pool, start) = (behind(&app).await, Instant::now());
    // Pages would wake it.
    let version = "SELECT version FROM tables WHERE id = $1";
    let id = table.rsplit('/').next().unwrap();
    while start.elapsed() < LATE {
        let (now,): (i64,) = sqlx::query_as(version).bind(id).fetch_one(&pool).await.unwrap();
        if now > before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody let it move");
}

#[tokio::test]
async fn a_seat_that_was_left_is_taken_by_no_stranger_and_by_no_opponent_in_a_second_window() {
    let app = TestApp::start().await;
    let (ana, bo, second_window) = (app.visitor(), app.visitor(), app.visitor());
    let table = two_at_a_table(&ana, &bo).await;
    bo.post(&format!("{table}/leave"), &[]).await;
    for visitor in [&ana, &second_window] {
        assert!(
            !visitor.get(&table).await.body.contains("/join"),
            "nobody is asked to sit down"
        );
        let page = join(visitor, &table, "2", "Bo").await;
        assert!(page.body.contains("waits for the player who left it"), "{}", page.body);
        assert!(visitor.get(&table).await.body.contains("A player has left"));
    }
    let page = bo.get(&table).await;
    assert!(page.body.contains("Come back to your seat"), "{}", page.body);
    assert_eq!(join(&bo, &table, "2", "").await.status, 303);
    let page = ana.get(&table).await;
    assert!(!page.moves().is_empty() && page.body.contains("Bo"), "the game goes on");
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_left_until_they_come_back() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let table = two_at_a_table(&ana, &bo).await;
    bo.post(&format!("{table}/leave"), &[]).await;
    let replace = format!("{table}/replace");
    let easy = [("seat", "2"), ("level", "easy")];
    for visitor in [&eve, &bo] {
        visitor.post(&replace, &easy).await;
        assert!(
            ana.get(&table).await.body.contains("A player has left"),
            "not theirs to decide"
        );
    }
    assert_eq!(ana.post(&replace, &[("seat", "2"), ("level", "god")]).await.status, 400);
    assert_eq!(ana.post(&replace, &easy).await.status, 303);
    // Ana plays her turn; then the bot does, and it is hers again.
    let (start, mut turns) = (Instant::now(), 0);
    while turns < 6 && start.elapsed() < LATE {
        let page = ana.get(&table).await;
        match page.moves().first() {
            Some(first) => {
                let fields = [
                    ("version", page.version()),
                    ("move", first.clone()),
                    ("sure", "yes".to_owned()),
                ];
                let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
                ana.post(&format!("{table}/move"), &fields).await;
                turns += 1;
            }
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    assert_eq!(turns, 6, "the game goes on");
    assert_eq!(join(&bo, &table, "2", "").await.status, 303);
    let page = ana.get(&table).await;
    assert!(page.body.contains("Bo") && !page.body.contains("Easy"), "{}", page.body);
}

#[tokio::test]
async fn a_cookie_that_we_did_not_give_is_nobodys_session() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.get("/").await;
    let given = ana.cookie("chantier").unwrap();
    let mut forged = given.clone();
    forged.replace_range(63..64, if given.ends_with('0') { "1" } else { "0" });
    let http = reqwest::Client::new();
    for (cookie, fresh) in [(&given, false), (&forged, true), (&"ab".repeat(32), true)] {
        let request = http.get(app.url("/")).header("cookie", format!("chantier={cookie}"));
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200);
        let set = response
            .headers()
            .get("set-cookie")
            .map(|value| value.to_str().unwrap().to_owned());
        assert_eq!(set.is_some(), fresh, "{cookie}");
        assert!(
            set.is_none_or(|set| !set.contains(cookie.as_str())),
            "a new one, not the forged one"
        );
    }
}

#[tokio::test]
async fn somebody_with_a_cookie_of_an_earlier_program_keeps_their_seats() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    // As if the secret of the site were younger than the cookie.
    let pool = behind(&app).await;
    sqlx::query("UPDATE secrets SET value = 'another' WHERE name <> 'push messages'")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let mut app = app;
    app.restart().await;
    let page = ana.get(&table).await;
    assert!(!page.moves().is_empty(), "it is still her seat");
    assert_eq!(page.header("set-cookie"), "");
}

#[tokio::test]
async fn a_stream_hears_what_happens_after_a_failure_of_the_database() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let page = ana.get(&table).await;
    let mut stream = ana.stream(&format!("{table}/events?seen={}-0", page.version())).await;
    let pool = behind(&app).await;
    sqlx::query("ALTER TABLE events RENAME TO gone")
        .execute(&pool)
        .await
        .unwrap();
    let version = page.version();
    let take = [("version", version.as_str()), ("move", "take 1")];
    let failed = ana.post(&format!("{table}/move"), &take).await;
    assert_eq!(failed.status, 503, "{}", failed.body);
    assert!(failed.headers.contains_key("retry-after"));
    assert_eq!(
        ana.get(&table).await.status,
        503,
        "the table is forgotten and cannot be read"
    );
    sqlx::query("ALTER TABLE gone RENAME TO events")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    assert_eq!(ana.post(&format!("{table}/move"), &take).await.status, 303);
    assert!(
        stream.next().await.contains("You take 1 écu"),
        "the old stream hears of it"
    );
    assert!(app.counted(STORE_ERRORS).await >= 2);
}

/// How often the database failed, as an operator is told.
const STORE_ERRORS: &str = "chantier_store_errors_total";

#[tokio::test]
async fn a_database_that_fails_while_only_bots_play_is_counted() {
    let mut app = TestApp::start_with(|config| config.pace = Duration::from_secs(600)).await;
    let ana = app.visitor();
    let seats = [("sitter-1", "here"), ("sitter-2", "easy"), ("start", "2")];
    ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    let pool = behind(&app).await;
    sqlx::query("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'no room'); END")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    // Nobody asks for a page: the bot moves since the server starts.
    app.restart_with(|config| config.pace = Duration::ZERO).await;
    let start = Instant::now();
    while app.counted(STORE_ERRORS).await == 0 {
        assert!(start.elapsed() < LATE, "nobody counted it");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let numbers = app.numbers().await;
    let free = numbers
        .lines()
        .find_map(|line| line.strip_prefix("chantier_disk_free_bytes "));
    assert!(free.is_some_and(|bytes| bytes.parse::<u64>().is_ok_and(|bytes| bytes > 0)));
}

#[tokio::test]
async fn a_damaged_table_does_not_hide_the_others_of_its_owner() {
    let mut app = TestApp::start().await;
    let ana = app.visitor();
    let (sound, torn, odd) = (
        ana.quick_table("batisseurs").await,
        ana.quick_table("batisseurs").await,
        ana.quick_table("welkin").await,
    );
    let pool = behind(&app).await;
    let id = |table: &str| table.trim_start_matches("/tables/").to_owned();
    sqlx::query("UPDATE events SET body = '{\"v\":99}' WHERE table_id = $1 AND version = 2")
        .bind(id(&torn))
        .execute(&pool)
        .await
        .unwrap();
    // What lists say can be made anew from a log that can be read, and not from one that cannot.
    for table in [&torn, &odd] {
        sqlx::query("UPDATE tables SET summary = 'nonsense' WHERE id = $1")
            .bind(id(table))
            .execute(&pool)
            .await
            .unwrap();
    }
    pool.close().await;
    app.restart().await;
    let page = ana.get("/tables").await;
    assert_eq!(page.status, 200);
    assert!(
        [&sound, &torn, &odd]
            .iter()
            .all(|table| page.body.contains(table.as_str()))
    );
    assert_eq!(page.body.matches("cannot be opened").count(), 1, "{}", page.body);
    assert_eq!(ana.get(&torn).await.status, 410);
    assert_eq!(ana.get("/").await.status, 200);
}

#[tokio::test]
async fn a_way_back_with_control_characters_leads_home() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    for back in [
        "/tables\u{1}",
        "/\r\nset-cookie: a=b",
        "/\t/evil.example",
        "//evil.example",
        "/é",
        "/\\evil",
    ] {
        let page = ana.post("/preferences", &[("theme", "dark"), ("back", back)]).await;
        assert_eq!((page.status, page.header("location")), (303, "/"), "{back:?}");
    }
}

#[tokio::test]
async fn what_only_its_reader_may_see_is_kept_by_nobody() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("cloud-city").await;
    for path in [table.as_str(), "/tables", "/", "/nowhere"] {
        assert_eq!(
            ana.get(path).await.header("cache-control"),
            "private, no-store",
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_name_with_something_invisible_in_it_is_refused_with_a_sentence() {
    let app = TestApp::start().await;
    let (ana, mut bo) = (app.visitor(), app.visitor());
    bo.language = "fr";
    let seats = [("game", "batisseurs"), ("sitter-1", "here"), ("sitter-2", "invited")];
    let page = ana
        .post("/tables", &[&seats[..], &[("name-1", "A\u{202e}na")]].concat())
        .await;
    assert_eq!(page.status, 422);
    assert!(
        page.body.contains("A name is made of characters that can be seen"),
        "{}",
        page.body
    );
    let table = ana.new_table(&[&seats[..], &[("name-1", "Ana")]].concat()).await;
    for seat in ["1", "2"] {
        let page = join(&bo, &table, seat, "B\u{200b}o").await;
        assert!(
            page.body.contains("Un nom se compose de caractères visibles"),
            "{}",
            page.body
        );
    }
    // Which of the seats is free was drawn by lot.
    let mut nameless = Vec::new();
    for seat in ["1", "2"] {
        nameless.push(join(&bo, &table, seat, "").await.body);
    }
    assert!(
        nameless.iter().any(|page| page.contains("Un nom se compose")),
        "nor is no name one"
    );
}

#[tokio::test]
async fn talk_is_limited_in_speed_and_a_page_carries_the_newest_of_it() {
    let mut app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = two_at_a_table(&ana, &bo).await;
    let (token, talk) = (ana.token().await, format!("{table}/talk"));
    for number in 0..70 {
        let text = format!("remark {number}.");
        ana.post_raw(&talk, &[("csrf", &token), ("text", &text)], &[]).await;
    }
    let page = bo.get(&table).await.body;
    assert!(page.contains("remark 69.") && page.contains("remark 20.") && !page.contains("remark 19."));
    app.restart_with(|config| config.limited = true).await;
    let mut said = 0;
    for number in 0..30 {
        let text = format!("again {number}.");
        let page = ana.post_raw(&talk, &[("csrf", &token), ("text", &text)], &[]).await;
        said += usize::from(page.status == 303);
        assert!(
            page.status == 303 || page.body.contains("You are talking faster"),
            "{}",
            page.body
        );
    }
    assert!((5..20).contains(&said), "{said}");
    let moved = bo.get(&table).await;
    assert_eq!(moved.status, 200, "others are not in the way");
}

#[tokio::test]
async fn a_database_that_is_gone_is_noticed_and_comes_back() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let version = ana.get(&table).await.version();
    let take = [("version", version.as_str()), ("move", "take 1")];
    let (file, elsewhere) = (app.database().to_owned(), app.folder.path().join("elsewhere"));
    std::fs::rename(&file, &elsewhere).unwrap();
    assert_eq!(ana.post(&format!("{table}/move"), &take).await.status, 503);
    let health = ana.get("/health").await;
    assert_eq!(
        (health.status, health.body.as_str()),
        (503, "not ok\n"),
        "strangers hear no more"
    );
    // Another file under its name is no better.
    std::fs::write(&file, "").unwrap();
    assert_eq!(ana.post(&format!("{table}/move"), &take).await.status, 503);
    std::fs::rename(&elsewhere, &file).unwrap();
    assert_eq!(ana.post(&format!("{table}/move"), &take).await.status, 303);
    let start = Instant::now();
    while ana.get("/health").await.status != 200 && start.elapsed() < LATE {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(ana.get("/ready").await.status, 200);
}

#[cfg(unix)]
#[tokio::test]
async fn a_log_that_is_deleted_beside_the_database_is_noticed_and_costs_no_move() {
    let mut app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let take = async || {
        let version = ana.get(&table).await.version();
        let fields = [("version", version.as_str()), ("move", "take 1")];
        ana.post(&format!("{table}/move"), &fields).await.status
    };
    assert_eq!(take().await, 303);
    let shown = ana.get(&table).await;
    std::fs::remove_file(format!("{}-wal", app.database())).unwrap();
    let undo = [("version", &*shown.version())];
    assert_eq!(ana.post(&format!("{table}/undo"), &undo).await.status, 503);
    let health = ana.get("/health").await;
    assert_eq!((health.status, health.body.as_str()), (503, "not ok\n"));
    app.restart().await;
    assert_eq!(ana.get("/health").await.status, 200);
    assert_eq!(
        ana.get(&table).await.version(),
        shown.version(),
        "all that was acknowledged"
    );
    assert_eq!(ana.post(&format!("{table}/undo"), &undo).await.status, 303);
}

#[tokio::test]
async fn every_answer_has_a_name_that_only_a_proxy_of_ours_can_choose() {
    let app = TestApp::start_with(|config| config.trust_proxy = Vec::new()).await;
    let ask = |url: String| reqwest::Client::new().get(url).header("x-request-id", "mine").send();
    let named = |response: reqwest::Response| response.headers()["x-request-id"].to_str().unwrap().to_owned();
    let (one, other) = (
        named(ask(app.url("/")).await.unwrap()),
        named(ask(app.url("/health")).await.unwrap()),
    );
    assert!(one.len() == 16 && one != other && one != "mine");
    let app = TestApp::start_with(|config| config.trust_proxy = vec!["127.0.0.1".parse().unwrap()]).await;
    assert_eq!(named(ask(app.url("/")).await.unwrap()), "mine");
}

#[tokio::test]
async fn limits_count_the_visitor_and_not_what_the_visitor_says() {
    let asks = async |trusted: &str, header: &dyn Fn(usize) -> String| {
        let trusted = vec![trusted.parse().unwrap()];
        let app = TestApp::start_with(|config| {
            config.limited = true;
            config.public_url = Some("https://games.example.org".to_owned());
            config.trust_proxy = trusted;
        })
        .await;
        let ana = app.visitor();
        let token = ana.token().await;
        let mut refused = 0;
        // What is allowed comes back with time, so that on a slow machine it takes more to be refused.
        for number in 0..250 {
            let fields = [("csrf", token.as_str()), ("theme", "dark")];
            let header = header(number);
            let headers = [("x-forwarded-for", header.as_str())];
            refused += usize::from(ana.post_raw("/preferences", &fields, &headers).await.status == 429);
            if refused == 20 {
                break;
            }
        }
        refused
    };
    let directly = asks("10.9.9.9", &|number| format!("192.0.2.{number}")).await;
    assert!(directly >= 20, "{directly}: whoever comes directly is not believed");
    let made_up = asks("127.0.0.1", &|number| format!("192.0.2.{number}, 198.51.100.7")).await;
    assert!(
        made_up >= 20,
        "{made_up}: what stood there before the proxy is not believed"
    );
    let network = asks("127.0.0.1", &|number| format!("2001:db8::{number:x}")).await;
    assert!(network >= 20, "{network}: one network is one visitor");
    let many = asks("127.0.0.1", &|number| format!("192.0.2.{number}")).await;
    assert_eq!(many, 0, "visitors of a proxy are told apart");
}

#[tokio::test]
async fn who_asks_for_too_much_is_refused_before_the_database_is_asked() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let ana = app.visitor();
    ana.get("/about").await;
    let rename = "ALTER TABLE devices RENAME TO elsewhere";
    sqlx::query(rename).execute(&behind(&app).await).await.unwrap();
    assert_eq!(ana.get("/about").await.status, 503, "to know who asks takes a question");
    for _ in 0..20_000 {
        if ana.get("/about").await.status == 429 {
            return;
        }
    }
    panic!("nothing was refused");
}

/// Lets nothing be written any more, as on a full disk.
async fn close_for_writing(app: &TestApp) {
    let pool = behind(app).await;
    let tables: Vec<(String,)> =
        sqlx::query_as("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
            .fetch_all(&pool)
            .await
            .unwrap();
    for (table,) in tables {
        for what in ["INSERT", "UPDATE", "DELETE"] {
            let trigger = format!(
                "CREATE TRIGGER full_{table}_{what} BEFORE {what} ON {table} BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
            );
            sqlx::raw_sql(sqlx::AssertSqlSafe(trigger))
                .execute(&pool)
                .await
                .unwrap();
        }
    }
    pool.close().await;
}

#[tokio::test]
async fn every_page_can_be_read_while_nothing_can_be_written() {
    let app = TestApp::start_with(|config| config.webhooks_inside = true).await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = two_at_a_table(&ana, &bo).await;
    // Something waits for Bo to see it.
    let hook = [("kind", "json"), ("address", "http://127.0.0.1:9")];
    assert_eq!(
        bo.post("/me/notices/webhook", &hook).await.header("location"),
        "/me?said=webhook-kept"
    );
    ana.post(
        &format!("{table}/ask"),
        &[("version", &*ana.get(&table).await.version()), ("what", "end")],
    )
    .await;
    let over = ana.quick_table("batisseurs").await;
    crate::harness::play_to_the_end(&ana, &over).await;
    // As if another program had made it.
    let pool = behind(&app).await;
    sqlx::query("INSERT INTO analyses (table_id, at, body) VALUES ($1, 1, 'of another time')")
        .bind(over.rsplit('/').next().unwrap())
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    close_for_writing(&app).await;
    for (visitor, path) in [
        (&bo, table.clone()),
        (
            &bo,
            format!("/tables/turns?beside={}&looking=1", table.rsplit('/').next().unwrap()),
        ),
        (&ana, format!("{over}/analysis")),
        (&ana, format!("{over}/replay")),
        (&ana, format!("{over}/record")),
        (&ana, "/tables".to_owned()),
        (&ana, "/lobby".to_owned()),
        (&ana, "/me".to_owned()),
        (&app.visitor(), "/".to_owned()),
    ] {
        let page = visitor.get(&path).await;
        assert_eq!(page.status, 200, "{path}: {}", page.body);
    }
    let version = ana.get(&table).await.version();
    let refused = ana
        .post(&format!("{table}/resign"), &[("version", &*version), ("sure", "yes")])
        .await;
    assert_eq!(refused.status, 503, "and nothing is acknowledged");
}

#[tokio::test]
async fn a_disk_that_is_nearly_full_takes_nothing_new_in_but_moves() {
    let mut app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let table = ana.quick_table("batisseurs").await;
    app.restart_with(|config| config.disk_floor = u64::MAX).await;
    let full = |page: &Page| {
        assert_eq!(page.status, 503, "{}", page.body);
        assert!(
            page.body.contains("The disk of this server is nearly full"),
            "{}",
            page.body
        );
        assert!(page.headers.contains_key("retry-after"));
    };
    full(
        &ana.post(
            "/tables",
            &[("game", "batisseurs"), ("sitter-1", "here"), ("sitter-2", "easy")],
        )
        .await,
    );
    full(&ana.post("/games/batisseurs/learn", &[]).await);
    full(
        &eve.post(&format!("{table}/comment"), &[("name", "Eve"), ("text", "well done")])
            .await,
    );
    full(
        &eve.post(
            &format!("{table}/report"),
            &[("ply", "0"), ("text", "the bridge is gone")],
        )
        .await,
    );
    full(
        &ana.post_body("/replay", "multipart/form-data; boundary=B", b"--B--".to_vec())
            .await,
    );
    let version = ana.get(&table).await.version();
    let fields = [("version", &*version), ("move", "take 1")];
    assert_eq!(ana.post(&format!("{table}/move"), &fields).await.status, 303);
    assert_eq!(
        ana.post(&format!("{table}/talk"), &[("text", "hello")]).await.status,
        303
    );
    assert!(app.numbers().await.contains("chantier_refused_total{what=\"disk\"} 5"));
    app.restart_with(|config| config.disk_floor = 0).await;
    ana.at(&app).quick_table("batisseurs").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_what_is_said_while_it_is_written() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = two_at_a_table(&ana, &bo).await;
    let page = ana.get(&table).await;
    let (said, mut hidden) = (ana.token().await, behind(&app).await.acquire().await.unwrap());
    // Somebody else holds the lock of the file, so that what is written waits.
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *hidden).await.unwrap();
    let talk = format!("{table}/talk");
    let fields = [("csrf", &*said), ("text", "one moment")];
    let speaking = ana.post_raw(&talk, &fields, &[]);
    tokio::pin!(speaking);
    let waits = tokio::time::timeout(Duration::from_millis(300), &mut speaking).await;
    assert!(waits.is_err(), "it waits for the lock");
    let start = Instant::now();
    assert_eq!(bo.get(&table).await.status, 200);
    // What is refused needs no lock, but the table.
    let early = [("version", &*page.version()), ("move", "end")];
    assert_eq!(bo.post(&format!("{table}/move"), &early).await.status, 200);
    assert!(
        start.elapsed() < Duration::from_secs(2),
        "it took {:?}",
        start.elapsed()
    );
    sqlx::raw_sql("ROLLBACK").execute(&mut *hidden).await.unwrap();
    assert_eq!(speaking.await.status, 303);
    assert!(bo.get(&table).await.body.contains("one moment"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_many_say_at_once_stands_there_once_and_in_one_order() {
    let mut app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = two_at_a_table(&ana, &bo).await;
    let (token, talk, undo) = (ana.token().await, format!("{table}/talk"), format!("{table}/undo"));
    let remarks = (0..20).map(|number| {
        let text = format!("remark {number}.");
        let (ana, token, talk) = (&ana, &token, &talk);
        async move {
            ana.post_raw(talk, &[("csrf", token), ("text", &text)], &[])
                .await
                .status
        }
    });
    let moves = async {
        // Moves and their undoing meanwhile: the table is another each time.
        for _ in 0..10 {
            let page = bo.get(&table).await;
            ana.post(&undo, &[("version", &*page.version())]).await;
        }
    };
    let (statuses, ()) = tokio::join!(futures_util::future::join_all(remarks), moves);
    assert!(statuses.iter().all(|status| *status == 303), "{statuses:?}");
    let order = async |bo: &Visitor| -> Vec<String> {
        let page = bo.get(&table).await.body;
        let said = page.match_indices("remark ").map(|(at, _)| &page[at..]);
        said.map(|rest| rest.split('.').next().unwrap().to_owned()).collect()
    };
    let here = order(&bo).await;
    assert_eq!(here.len(), 20, "{here:?}");
    app.restart().await;
    assert_eq!(order(&bo.at(&app)).await, here);
}
