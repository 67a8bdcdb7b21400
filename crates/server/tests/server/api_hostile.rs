//! What programs try that they should not: other people's seats and tokens, forgeries, repetitions, and bodies that are too much.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::harness::TestApp;

fn path(table: &Value) -> String {
    format!("/tables/{}", table["id"].as_str().unwrap())
}

#[tokio::test]
async fn nobody_does_anything_for_the_seat_of_another() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    let table = ana
        .new_table(json!({"game": "noria", "seats": ["me", "easy"], "start": 1}))
        .await;
    let at = path(&table);
    let wish = json!({"version": table["version"], "move": table["moves"][0]});
    for (deed, body) in [
        ("move", wish),
        ("undo", json!({"version": table["version"]})),
        ("resign", json!(null)),
        ("ask", json!({"what": "end"})),
        ("answer", json!({"version": table["version"], "yes": true})),
        ("leave", json!(null)),
        ("replace", json!({"seat": 1, "level": "easy"})),
        ("free", json!({"seat": 1})),
        ("join", json!({"seat": 1})),
        ("publish", json!({"public": true})),
        ("again", json!(null)),
        ("hint", json!(null)),
        ("hide", json!({"hidden": true})),
        ("skip", json!({"version": table["version"]})),
        ("explore", json!({"ply": 0})),
        ("continue", json!({"ply": 0, "seats": ["me", "easy"]})),
    ] {
        let refused = eve.post(&format!("{at}/{deed}"), &body).await;
        assert!([403, 404, 409].contains(&refused.status), "{deed}: {}", refused.body);
        refused.problem();
    }
    let seen = ana.get(&at).await.json();
    assert_eq!(
        (&seen["version"], &seen["moves"]),
        (&table["version"], &table["moves"]),
        "nothing happened"
    );
    let watched = eve.get(&format!("{at}?as=1")).await.json();
    assert_eq!((&watched["viewer"], &watched["moves"]), (&json!(null), &json!([])));
    assert_eq!(eve.get("/tables").await.json(), json!([]));
}

#[tokio::test]
async fn while_a_game_goes_on_nobody_sees_a_position_with_the_eyes_of_another() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (
        app.program("Ana").await,
        app.program("Bo").await,
        app.program("Eve").await,
    );
    for game in ["cloud-city", "lantern"] {
        let at = path(
            &ana.new_table(json!({"game": game, "seats": ["me", "open"], "start": 1}))
                .await,
        );
        bo.post(&format!("{at}/join"), &json!({})).await;
        let mut moved = 0;
        for mover in [&ana, &bo] {
            let seen = mover.get(&at).await.json();
            if seen["moves"].as_array().is_some_and(|moves| !moves.is_empty()) {
                let wish = json!({"version": seen["version"], "move": seen["moves"][0]});
                let made = mover.post(&format!("{at}/move"), &wish).await;
                assert_eq!(made.status, 200, "{game}: {}", made.body);
                moved += 1;
            }
        }
        assert!(moved > 0, "{game}");
        let plies = ana.get(&at).await.json()["plies"].as_u64().unwrap();
        for (program, seat) in [(&ana, json!(1)), (&bo, json!(2)), (&eve, json!(null))] {
            let present = program.get(&at).await.json();
            assert_eq!(present["viewer"], seat);
            for ply in 0..=plies {
                let plain = program.get(&format!("{at}/position?ply={ply}")).await;
                assert_eq!(plain.json()["viewer"], seat, "{game} {ply}");
                assert_eq!(plain.json()["open"], json!([]));
                for eyes in ["open", "1", "2", "3"] {
                    let asked = program.get(&format!("{at}/position?ply={ply}&as={eyes}")).await;
                    assert_eq!(asked.body, plain.body, "{game} {ply} {eyes}");
                }
            }
            let last = program.get(&format!("{at}/position")).await.json();
            assert_eq!(
                (&last["ply"], &last["observation"]),
                (&json!(plies), &present["observation"])
            );
        }
    }
}

#[tokio::test]
async fn what_lies_behind_a_password_stays_there_whatever_is_asked_for() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    let wish = json!({"game": "lantern", "seats": ["me", "gentle"], "visit": "password", "password": "sesame"});
    let at = path(&ana.new_table(wish).await);
    ana.play_to_the_end(&at).await;
    for part in [
        "",
        "/position",
        "/events",
        "/bests",
        "/analysis",
        "/record",
        "/log",
        "/moves",
    ] {
        assert_eq!(eve.get(&format!("{at}{part}")).await.problem(), "password", "{part}");
    }
    for (deed, body) in [
        ("explore", json!({"ply": 0})),
        ("continue", json!({"ply": 0, "seats": ["me", "easy"]})),
        ("skip", json!({"version": 1})),
        ("analysis", json!(null)),
    ] {
        assert_eq!(
            eve.post(&format!("{at}/{deed}"), &body).await.problem(),
            "password",
            "{deed}"
        );
    }
    assert_eq!(eve.delete(&format!("{at}/analysis")).await.problem(), "password");
}

#[tokio::test]
async fn a_move_that_is_sent_again_or_made_up_changes_nothing() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let table = ana
        .new_table(json!({"game": "noria", "seats": ["me", "easy"], "start": 1}))
        .await;
    let at = path(&table);
    for text in ["", "win", "🏗", "open\u{0}"] {
        let refused = ana
            .post(
                &format!("{at}/move"),
                &json!({"version": table["version"], "move": text}),
            )
            .await;
        assert_eq!(
            (refused.status, refused.problem().as_str()),
            (409, "refused"),
            "{text:?}"
        );
    }
    let wish = json!({"version": table["version"], "move": table["moves"][0]});
    assert_eq!(ana.post(&format!("{at}/move"), &wish).await.status, 200);
    let again = ana.post(&format!("{at}/move"), &wish).await;
    assert_eq!((again.status, again.problem().as_str()), (409, "stale"));
    for version in [-1, 0, i64::MAX] {
        let stale = ana
            .post(&format!("{at}/move"), &json!({"version": version, "move": "x"}))
            .await;
        assert_eq!(stale.problem(), "stale");
    }
}

#[tokio::test]
async fn only_tokens_that_were_given_and_not_ended_lead_anywhere() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.keep("Ana").await;
    let token = ana.new_token("bot").await;
    let mut forged = token.clone();
    let last = forged.pop().unwrap();
    forged.push(if last == '0' { '1' } else { '0' });
    let cookie = ana.cookie("chantier").unwrap();
    for wrong in [
        forged,
        cookie.clone(),
        format!("chantier_{cookie}"),
        token.trim_start_matches("chantier_").to_owned(),
        format!("{token}{token}"),
        "é".to_owned(),
        String::new(),
    ] {
        let refused = app.program_with(&wrong).get("/me").await;
        assert_eq!((refused.status, refused.problem().as_str()), (401, "token"), "{wrong}");
        // What is open to everybody is not answered either: whoever sends a token wants to know that it is none.
        assert_eq!(app.program_with(&wrong).get("/games").await.status, 401, "{wrong}");
    }
    let nobody = app.nobody();
    assert_eq!(nobody.get("/games").await.status, 200);
    assert_eq!(nobody.get("/openapi.json").await.status, 200);
    for address in [
        "/me",
        "/tables",
        "/lobby",
        "/events",
        "/lobby/events",
        "/puzzles",
        "/people/bot-easy",
        "/me/records",
    ] {
        assert_eq!(nobody.get(address).await.problem(), "token", "{address}");
    }
    let basic = nobody.get_with("/me", "authorization", "Basic YW5hOmFuYQ==").await;
    assert_eq!(basic.problem(), "token");
    // A browser's cookie is nothing here, so no other site can make it do anything.
    let answer = ana.get("/api/v1/me").await;
    assert_eq!(answer.status, 401);
    assert!(answer.headers.get("set-cookie").is_none());
    // And a token is nothing to pages.
    let thief = app.visitor();
    thief.keep_cookie("chantier", &token);
    assert!(!thief.get("/me").await.body.contains("Ana"));
}

#[tokio::test]
async fn a_body_that_is_no_json_too_large_or_too_deep_is_refused() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let send = |kind: &'static str, body: &str| {
        let (body, ana) = (body.as_bytes().to_vec(), &ana);
        async move {
            let refused = ana.post_body("/tables", kind, body).await;
            (refused.status, refused.problem())
        }
    };
    let json = "application/json";
    assert_eq!(send(json, "{").await, (400, "malformed".to_owned()));
    assert_eq!(send(json, "").await, (400, "malformed".to_owned()));
    assert_eq!(send(json, &"[".repeat(10_000)).await, (422, "invalid".to_owned()));
    assert_eq!(send(json, &format!("{{\"game\": {}", "[".repeat(10_000))).await.0, 422);
    assert_eq!(send(json, "[]").await, (422, "invalid".to_owned()));
    assert_eq!(send(json, "{\"game\": \"\\ud800\", \"seats\": []}").await.0, 400);
    assert_eq!(send("text/plain", "{}").await, (415, "media-type".to_owned()));
    assert_eq!(send("application/x-www-form-urlencoded", "game=noria").await.0, 415);
    let large = format!("{{\"game\": \"{}\"}}", "x".repeat(20_000));
    assert_eq!(send(json, &large).await, (413, "too-large".to_owned()));
    assert_eq!(ana.get("/nothing").await.problem(), "not-found");
    assert_eq!(ana.get("/tables/none").await.problem(), "not-found");
    assert_eq!(ana.get("/tables/abcdefgh23456789").await.problem(), "not-found");
    let wrong = ana.post("/lobby", &json!({})).await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (405, "method"));
    assert!(wrong.header("allow").contains("GET"));
    assert_eq!(ana.get("/tables/abcdefgh23456789?as=9").await.status, 404);
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let app = TestApp::start_with(|config| config.caps.body_timeout = Duration::from_millis(300)).await;
    let ana = app.program("Ana").await;
    let mut stream = tokio::net::TcpStream::connect(app.address).await.unwrap();
    let token = ana.token.as_ref().unwrap();
    let begun = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: here\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: 99\r\n\r\n{{"
    );
    stream.write_all(begun.as_bytes()).await.unwrap();
    let mut answer = [0; 512];
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut answer)).await;
    let length = read.expect("an answer").unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(
        answer.starts_with("HTTP/1.1 408") && answer.contains("application/problem+json"),
        "{answer}"
    );
}

#[tokio::test]
async fn who_asks_for_too_much_is_told_when_to_ask_again() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let ana = app.program("Ana").await;
    let mut refused = None;
    for _ in 0..1000 {
        let answer = ana.post("/tables", &json!({})).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("a limit");
    assert_eq!(refused.problem(), "too-many");
    assert!(refused.header("retry-after").parse::<u32>().unwrap() > 0);
}

#[tokio::test]
async fn whom_the_host_has_banned_may_only_read_by_a_token_too() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    visitor.get("/").await;
    let person: tables::PersonId = crate::leaks::person(&visitor).parse().unwrap();
    visitor.keep("Ana").await;
    let ana = app.program_with(&visitor.new_token("bot").await);
    let table = ana.new_table(json!({"game": "noria", "seats": ["me", "easy"]})).await;
    let store = store::Store::open(app.database()).await.unwrap();
    let standing = store::Standing {
        muted: true,
        banned: false,
    };
    store.set_standing(&person, standing).await.unwrap();
    let talk = ana
        .post(&format!("{}/talk", path(&table)), &json!({"text": "hello"}))
        .await;
    assert_eq!((talk.status, talk.problem().as_str()), (403, "banned"));
    let standing = store::Standing {
        muted: true,
        banned: true,
    };
    store.set_standing(&person, standing).await.unwrap();
    assert_eq!(ana.get(&path(&table)).await.status, 200);
    let refused = ana.post(&format!("{}/resign", path(&table)), &json!(null)).await;
    assert_eq!((refused.status, refused.problem().as_str()), (403, "banned"));
}
