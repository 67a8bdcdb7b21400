//! Programs play through the API.

use serde_json::{Value, json};

use crate::harness::TestApp;
use crate::harness::program::Program;

fn path(table: &Value) -> String {
    format!("/tables/{}", table["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_program_plays_every_game_to_its_end() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let games = ana.get("/games").await.json();
    for game in games.as_array().unwrap() {
        let fewest = game["fewest_players"].as_u64().unwrap().max(2);
        let mut seats = vec!["me"];
        seats.resize(usize::try_from(fewest).unwrap(), "gentle");
        let table = ana.new_table(json!({"game": game["id"], "seats": seats})).await;
        assert_eq!(table["phase"], "playing");
        let over = ana.play_to_the_end(&path(&table)).await;
        let standings = over["outcome"]["standings"].as_array().unwrap();
        assert!(standings.iter().any(|place| place["rank"] == 1), "{over}");
        assert!(over["seed"].is_string() && over["outcome"]["early"].is_null());
        let record = ana.get(&format!("{}/record", path(&table))).await;
        assert_eq!(record.status, 200);
        assert!(record.body.contains(over["seed"].as_str().unwrap()), "{}", record.body);
        let log = ana.get(&format!("{}/log", path(&table))).await.json();
        assert!(!log.as_array().unwrap().is_empty());
        let next = ana.post(&format!("{}/again", path(&table)), &json!(null)).await.json();
        assert_eq!(next["phase"], "playing", "the same players go on");
        let twice = ana.post(&format!("{}/again", path(&table)), &json!(null)).await.json();
        assert_eq!(next["id"], twice["id"]);
    }
}

#[tokio::test]
async fn two_programs_meet_in_the_lobby_and_hear_whose_turn_it_is() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let (mut hears_ana, mut hears_bo) = (ana.events().await, bo.events().await);
    let wish = json!({"game": "noria", "seats": ["me", "open"], "start": 1, "visit": "public"});
    let table = ana.new_table(wish).await;
    assert_eq!((&table["phase"], &table["host"]), (&json!("waiting"), &json!(true)));
    let (name, told) = hears_ana.named().await;
    assert_eq!(name, "table");
    assert!(told.contains("\"phase\":\"waiting\""), "{told}");
    let lobby = bo.get("/lobby").await.json();
    assert_eq!(lobby["waiting"][0]["id"], table["id"]);
    assert_eq!(lobby["waiting"][0]["free"], 1);
    let joined = bo.post(&format!("{}/join", path(&table)), &json!({})).await.json();
    assert_eq!((&joined["phase"], &joined["viewer"]), (&json!("playing"), &json!(2)));
    let names: Vec<&str> = joined["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ana", "Bo"]);
    for (hears, own) in [(&mut hears_ana, true), (&mut hears_bo, false)] {
        let told: Value = serde_json::from_str(&hears.named().await.1).unwrap();
        assert_eq!((&told["to_move"], &told["your_turn"]), (&json!(1), &json!(own)));
    }
    let seen = ana.get(&path(&table)).await.json();
    let moves = ana.get(&format!("{}/moves", path(&table))).await.json();
    assert_eq!(moves["version"], seen["version"]);
    assert_eq!(moves["moves"][0]["move"], seen["moves"][0]);
    assert!(
        bo.get(&path(&table)).await.json()["moves"]
            .as_array()
            .unwrap()
            .is_empty()
    );
    let made = ana
        .post(
            &format!("{}/move", path(&table)),
            &json!({"version": seen["version"], "move": seen["moves"][0]}),
        )
        .await;
    assert_eq!(made.status, 200, "{}", made.body);
    assert!(hears_bo.named().await.1.contains("\"phase\":\"playing\""));
    let said = bo
        .post(&format!("{}/talk", path(&table)), &json!({"text": "good luck"}))
        .await;
    assert_eq!(said.status, 204);
    let talk = ana.get(&path(&table)).await.json()["talk"].clone();
    assert_eq!(
        (&talk[0]["name"], &talk[0]["text"]),
        (&json!("Bo"), &json!("good luck"))
    );
    let over = bo.post(&format!("{}/resign", path(&table)), &json!(null)).await.json();
    assert_eq!(over["outcome"]["early"], "resigned");
    assert_eq!(over["outcome"]["standings"][0]["rank"], 1);
    assert_eq!(over["outcome"]["standings"][1]["resigned"], true);
}

#[tokio::test]
async fn whoever_listens_hears_that_somebody_spoke() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let table = ana
        .new_table(json!({"game": "noria", "seats": ["me", "open"], "start": 1}))
        .await;
    bo.post(&format!("{}/join", path(&table)), &json!({})).await.json();
    let mut hears_bo = bo.events().await;
    assert_eq!(hears_bo.named().await.0, "table");
    for (number, text) in [(1, "hello"), (2, "your turn")] {
        let said = ana
            .post(&format!("{}/talk", path(&table)), &json!({"text": text}))
            .await;
        assert_eq!(said.status, 204, "{}", said.body);
        let (name, told) = hears_bo.named().await;
        let told: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(
            (name.as_str(), told),
            ("talk", json!({"id": table["id"], "remarks": number}))
        );
    }
    let heard = bo.get(&path(&table)).await.json();
    assert_eq!(heard["talk"][1]["text"], "your turn");
    let mut late = bo.events().await;
    assert_eq!(
        late.named().await.0,
        "table",
        "what was said before stands at the table"
    );
    ana.post(&format!("{}/talk", path(&table)), &json!({"text": "still there?"}))
        .await;
    assert_eq!(late.named().await.0, "talk");
}

#[tokio::test]
async fn what_people_agree_on_can_be_agreed_on_by_programs() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let table = ana
        .new_table(json!({"game": "noria", "seats": ["me", "open", "open"], "start": 1}))
        .await;
    let at = path(&table);
    bo.post(&format!("{at}/join"), &json!({"seat": 3, "name": "Bobo"}))
        .await;
    // The host decides who else sits there.
    let refused = bo
        .post(&format!("{at}/replace"), &json!({"seat": 2, "level": "easy"}))
        .await;
    assert_eq!((refused.status, refused.problem().as_str()), (409, "refused"));
    let freed = ana.post(&format!("{at}/free"), &json!({"seat": 3})).await.json();
    assert_eq!(freed["seats"][2]["kind"], "free");
    bo.post(&format!("{at}/join"), &json!({"seat": 2})).await;
    let dealt = ana
        .post(&format!("{at}/replace"), &json!({"seat": 3, "level": "gentle"}))
        .await
        .json();
    assert_eq!(
        (&dealt["phase"], &dealt["seats"][2]["level"]),
        (&json!("playing"), &json!("gentle"))
    );
    let wish = json!({"version": dealt["version"], "move": dealt["moves"][0]});
    let moved = ana.post(&format!("{at}/move"), &wish).await.json();
    if moved["may_undo"] == true {
        let back = ana
            .post(&format!("{at}/undo"), &json!({"version": moved["version"]}))
            .await
            .json();
        assert_eq!(back["moves"], dealt["moves"]);
    }
    let asked = ana.post(&format!("{at}/ask"), &json!({"what": "end"})).await.json();
    assert_eq!(asked["asked"]["what"], "end");
    let seen = bo.get(&at).await.json();
    assert_eq!(seen["asked"]["awaits_you"], true);
    let stale = bo
        .post(&format!("{at}/answer"), &json!({"version": 1, "yes": true}))
        .await;
    assert_eq!((stale.status, stale.problem().as_str()), (409, "stale"));
    let over = bo
        .post(
            &format!("{at}/answer"),
            &json!({"version": seen["version"], "yes": true}),
        )
        .await
        .json();
    assert_eq!(over["outcome"]["early"], "agreed");
    let analysis = ana.get(&format!("{at}/analysis")).await;
    assert_eq!((analysis.status, &analysis.json()["state"]), (200, &json!("none")));
    let public = ana
        .post(&format!("{at}/publish"), &json!({"public": true}))
        .await
        .json();
    assert_eq!(public["public"], true);
    assert_eq!(
        ana.post(&format!("{at}/hide"), &json!({"hidden": true})).await.status,
        204
    );
    assert_eq!(ana.get("/tables").await.json(), json!([]));
}

#[tokio::test]
async fn a_table_is_set_up_by_its_terms_and_what_makes_no_sense_is_told() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let wish = json!({
        "game": "noria", "seats": ["me", "open"], "name": "Anna",
        "terms": {"clock": "turns", "hours": 48, "nights_off": true, "zone": "Europe/Paris", "stand_in": "hard", "abandoned": "closed", "days": 5},
    });
    let table = ana.new_table(wish).await;
    assert_eq!(
        table["seats"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|seat| seat["name"] == "Anna")
            .count(),
        1
    );
    for (term, value) in [
        ("clock", json!("turns")),
        ("hours", json!(48)),
        ("zone", json!("Europe/Paris")),
        ("days", json!(5)),
    ] {
        assert_eq!(table["terms"][term], value, "{term}");
    }
    for (wrong, says) in [
        (json!({"game": "chess", "seats": ["me"]}), "no such game"),
        (json!({"game": "noria", "seats": ["me", "open"], "start": 3}), "start"),
        (json!({"game": "noria", "seats": []}), "players"),
        (json!({"game": "noria", "seats": vec!["me"; 17]}), "players"),
        (json!({"game": "noria", "seats": ["easy", "easy"]}), "seat"),
        (json!({"game": "noria", "seats": ["me", "king"]}), "king"),
        (
            json!({"game": "noria", "seats": ["me", "open"], "options": {"colour": "red"}}),
            "colour",
        ),
        (
            json!({"game": "noria", "seats": ["me", "open"], "terms": {"hours": 0}}),
            "terms.hours",
        ),
        (
            json!({"game": "noria", "seats": ["me", "open"], "terms": {"zone": "Mars/Base"}}),
            "time zone",
        ),
        (
            json!({"game": "noria", "seats": ["me", "open"], "visit": "password"}),
            "password",
        ),
        (
            json!({"game": "noria", "seats": ["me", "open"], "colour": "red"}),
            "colour",
        ),
        (
            json!({"game": "noria", "seats": ["me", "open"], "name": "\u{202e}anA"}),
            "name",
        ),
    ] {
        let refused = ana.post("/tables", &wrong).await;
        assert_eq!(
            (refused.status, refused.problem().as_str()),
            (422, "invalid"),
            "{wrong}"
        );
        assert!(refused.body.contains(says), "{wrong}: {}", refused.body);
    }
    assert_eq!(ana.get("/tables").await.json().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_table_with_a_password_opens_to_who_tells_it_and_to_nobody_else() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (
        app.program("Ana").await,
        app.program("Bo").await,
        app.program("Eve").await,
    );
    let wish = json!({"game": "noria", "seats": ["me", "open"], "visit": "password", "password": "sesame"});
    let at = path(&ana.new_table(wish).await);
    for address in ["", "/moves", "/log", "/record"] {
        let closed = bo.get(&format!("{at}{address}")).await;
        assert_eq!(
            (closed.status, closed.problem().as_str()),
            (403, "password"),
            "{address}"
        );
    }
    let wrong = bo.post(&format!("{at}/enter"), &json!({"password": "simsala"})).await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (403, "password"));
    let pass = bo
        .post(&format!("{at}/enter"), &json!({"password": "sesame"}))
        .await
        .json();
    let pass = pass["pass"].as_str().unwrap();
    assert_eq!(bo.get_with(&at, "table-pass", pass).await.status, 200);
    assert_eq!(
        eve.get_with(&at, "table-pass", pass).await.status,
        403,
        "it is made for Bo"
    );
    assert_eq!(eve.post(&format!("{at}/join"), &json!({})).await.status, 403);
}

#[tokio::test]
async fn a_token_is_shown_once_kept_as_a_hash_and_good_until_it_is_ended() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let refused = ana.post("/me/tokens", &[("token", "new"), ("name", "bot")]).await;
    assert_eq!(refused.status, 400, "a guest has none");
    ana.keep("Ana").await;
    for (name, present) in [(" ", "long enough"), ("bot", ""), ("bot", "wrong")] {
        let fields = [("token", "new"), ("name", name), ("present", present)];
        let refused = ana.post("/me/tokens", &fields).await;
        assert!(
            refused.body.contains("role=\"alert\"") && !refused.body.contains("class=\"secret\""),
            "{name:?} {present:?}"
        );
    }
    let token = ana.new_token("my <bot>").await;
    let page = ana.get("/me").await;
    assert!(page.body.contains("my &lt;bot&gt;") && !page.body.contains(&token));
    let file = std::fs::read(app.database()).unwrap();
    let wal = std::fs::read(format!("{}-wal", app.database())).unwrap_or_default();
    for bytes in [file, wal] {
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()));
    }
    let program = app.program_with(&token);
    assert_eq!(
        program.get("/me").await.json(),
        json!({"name": "Ana", "login": "Ana", "bot": false, "key": null})
    );
    let events = program.events().await;
    let handle = page.between("action=\"/me/tokens\"", "</li>").to_owned();
    let handle = handle.split("value=\"").nth(2).unwrap().split('"').next().unwrap();
    let ended = ana.post("/me/tokens", &[("token", handle)]).await;
    assert_eq!(ended.header("location"), "/me?said=token-ended");
    let refused = program.get("/me").await;
    assert_eq!((refused.status, refused.problem().as_str()), (401, "token"));
    assert_eq!(refused.header("www-authenticate"), "Bearer");
    assert!(events.ends().await, "a stream ends with its token");
}

#[tokio::test]
async fn a_new_password_ends_tokens_and_signing_out_other_devices_does_not() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.keep("Ana").await;
    let program = app.program_with(&ana.new_token("bot").await);
    ana.post("/me/devices", &[("device", "others")]).await;
    assert_eq!(program.get("/me").await.status, 200);
    let fields = [("present", "long enough"), ("password", "another long one")];
    let changed = ana.post("/me/password", &fields).await;
    assert_eq!(changed.header("location"), "/me?said=new-password");
    assert_eq!(program.get("/me").await.status, 401);
}

/// Marks an account as a bot's.
async fn bot(app: &TestApp, login: &str) -> Program {
    let visitor = app.visitor();
    visitor.keep(login).await;
    let marked = visitor.post("/me/bot", &[("bot", "yes")]).await;
    assert_eq!(marked.header("location"), "/me?said=is-bot");
    app.program_with(&visitor.new_token("bot").await)
}

#[tokio::test]
async fn a_bot_is_marked_wherever_its_name_stands() {
    let app = TestApp::start().await;
    let ada = bot(&app, "Ada").await;
    assert_eq!(
        ada.get("/me").await.json(),
        json!({"name": "Ada (bot)", "login": "Ada", "bot": true, "key": null})
    );
    let table = ada
        .new_table(json!({"game": "noria", "seats": ["me", "open"], "start": 1, "visit": "public", "name": "Lovelace"}))
        .await;
    assert_eq!(
        (&table["seats"][0]["name"], &table["seats"][0]["bot"]),
        (&json!("Lovelace (bot)"), &json!(true))
    );
    let eve = app.visitor();
    for page in ["/lobby".to_owned(), path(&table)] {
        assert!(eve.get(&page).await.body.contains("Lovelace (bot)"), "{page}");
    }
    let lobby = ada.get("/lobby").await.json();
    assert_eq!(lobby["waiting"][0]["seats"][0]["bot"], true);
    eve.post(
        &format!("{}/join", path(&table)),
        &[("seat", "2"), ("name", "Eve (bot)")],
    )
    .await;
    let seats = ada.get(&path(&table)).await.json()["seats"].clone();
    assert_eq!(
        (&seats[1]["name"], &seats[1]["bot"]),
        (&json!("Eve"), &json!(false)),
        "nobody else looks like one"
    );
}

#[tokio::test]
async fn an_account_that_becomes_a_bot_is_renamed_in_games_that_go_on() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.keep("Ana").await;
    let table = ana.quick_table("noria").await;
    ana.post("/me/bot", &[("bot", "yes")]).await;
    assert!(ana.get(&table).await.body.contains("Ana (bot)"));
    ana.post("/me/bot", &[("bot", "no")]).await;
    assert!(!ana.get(&table).await.body.contains("Ana (bot)"));
}

#[tokio::test]
async fn all_that_is_kept_of_somebody_tells_of_their_tokens_and_goes_with_the_account() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.keep("Ana").await;
    let program = app.program_with(&ana.new_token("weekday bot").await);
    let export = program.get("/me/export").await;
    assert_eq!((export.status, export.header("content-type")), (200, "application/zip"));
    let store = store::Store::open(app.database()).await.unwrap();
    assert!(store.account_named("ana").await.unwrap().is_some());
    let deleted = ana
        .post("/me/delete", &[("sure", "yes"), ("present", "long enough")])
        .await;
    assert_eq!(deleted.header("location"), "/me?said=deleted");
    assert_eq!(program.get("/me").await.status, 401);
}

#[tokio::test]
async fn a_second_analysis_of_a_program_waits_and_a_sixth_is_too_much() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let mut finished = Vec::new();
    for _ in 0..6 {
        let table = ana
            .new_table(json!({"game": "batisseurs", "seats": ["me", "gentle"]}))
            .await;
        ana.play_to_the_end(&path(&table)).await;
        finished.push(format!("{}/analysis", path(&table)));
    }
    for (index, analysis) in finished[..5].iter().enumerate() {
        let asked = ana.post(analysis, &json!(null)).await;
        assert_eq!(asked.status, 202, "{}", asked.body);
        if index > 1 {
            let answer = asked.json();
            assert_eq!(answer["state"], "waiting", "{answer}");
            // The first may not have begun yet, or be made already.
            let place = answer["place"].as_u64().unwrap() as usize;
            assert!((index - 1..=index + 1).contains(&place), "{place} for {index}");
        }
    }
    let sixth = ana.post(&finished[5], &json!(null)).await;
    assert_eq!((sixth.status, sixth.problem().as_str()), (429, "too-many"));
}

#[tokio::test]
async fn an_analysis_is_made_for_a_program() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let table = ana
        .new_table(json!({"game": "lantern", "seats": ["me", "gentle"]}))
        .await;
    let running = ana.post(&format!("{}/analysis", path(&table)), &json!(null)).await;
    assert_eq!(
        (running.status, running.problem().as_str()),
        (404, "not-found"),
        "of a game that goes on it would tell"
    );
    ana.play_to_the_end(&path(&table)).await;
    let begun = ana.post(&format!("{}/analysis", path(&table)), &json!(null)).await;
    assert_eq!(begun.status, 202, "{}", begun.body);
    let asked = std::time::Instant::now();
    while asked.elapsed().as_secs() < 300 {
        let answer = ana.get(&format!("{}/analysis", path(&table))).await.json();
        if answer["state"] == "made" {
            assert!(answer["analysis"]["steps"].is_array());
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("no analysis");
}
