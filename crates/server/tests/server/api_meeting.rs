//! What programs know of each other: ratings, the lobby, people, and what those who watch say.

use serde_json::{Value, json};

use crate::harness::TestApp;
use crate::harness::program::Program;

fn path(table: &Value) -> String {
    format!("/tables/{}", table["id"].as_str().unwrap())
}

/// A game for two that is dealt, with these wishes besides.
async fn dealt(ana: &Program, bo: &Program, wishes: Value) -> String {
    let mut wish = json!({"game": "noria", "seats": ["me", "open"], "start": 1});
    wish.as_object_mut()
        .unwrap()
        .extend(wishes.as_object().unwrap().clone());
    let at = path(&ana.new_table(wish).await);
    let joined = bo.post(&format!("{at}/join"), &json!({})).await;
    assert_eq!(joined.status, 200, "{}", joined.body);
    at
}

#[tokio::test]
async fn who_has_more_tables_than_a_page_lists_is_told_of_all_that_go_on_and_that_none_is_gone() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let first = dealt(&ana, &bo, json!({})).await;
    let open = || json!({"game": "noria", "seats": ["me", "open"]});
    for _ in 0..101 {
        ana.new_table(open()).await;
    }
    let mut hears = ana.stream("/events").await;
    let mut told = Vec::new();
    for _ in 0..102 {
        let (name, line) = hears.named().await;
        assert_eq!(name, "table");
        told.push(serde_json::from_str::<Value>(&line).unwrap());
    }
    assert!(told.iter().any(|line| path(line) == first), "the oldest goes on, too");
    let newest = path(&ana.new_table(open()).await);
    let (name, line) = hears.named().await;
    assert_eq!((&*name, path(&serde_json::from_str(&line).unwrap())), ("table", newest));
}

#[tokio::test]
async fn the_lobby_tells_clocks_ratings_and_who_somebody_is() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let mut hears = ana.stream("/lobby/events").await;
    let lobby = |told: (String, String)| -> Value { serde_json::from_str(&told.1).unwrap() };
    assert_eq!(lobby(hears.named().await), json!({"waiting": [], "playing": []}));
    let wish = json!({
        "game": "noria", "seats": ["me", "open", "easy"], "visit": "public", "rated": true,
        "terms": {"clock": "live", "bank_minutes": 7, "bonus_seconds": 5},
    });
    ana.new_table(wish).await;
    let told = lobby(hears.named().await);
    assert_eq!(
        told,
        ana.get("/lobby").await.json(),
        "a stream tells what the address does"
    );
    let line = &told["waiting"][0];
    assert_eq!(
        (&line["rated"], &line["clock"]),
        (
            &json!(true),
            &json!({"kind": "live", "bank_minutes": 7, "bonus_seconds": 5, "hours": null})
        )
    );
    let seats = line["seats"].as_array().unwrap();
    let own = seats.iter().find(|seat| seat["name"] == "Ana").unwrap();
    let me = ana.get("/me").await.json();
    assert!(me["key"].is_string() && own["key"] == me["key"]);
    let bot = seats.iter().find(|seat| seat["kind"] == "house").unwrap();
    assert_eq!((&bot["key"], &bot["level"]), (&json!("bot-easy"), &json!("easy")));
    let page = ana
        .get(&format!("/people/{}", own["key"].as_str().unwrap()))
        .await
        .json();
    assert_eq!((&page["name"], &page["you"]), (&json!("Ana"), &json!(true)));
}

#[tokio::test]
async fn a_game_that_counts_tells_what_it_made_of_the_ratings() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (
        app.program("Ana").await,
        app.program("Bo").await,
        app.program("Eve").await,
    );
    let at = dealt(&ana, &bo, json!({"rated": true, "visit": "public"})).await;
    let seen = eve.get(&at).await.json();
    assert_eq!(seen["seats"][0]["rating"], json!({"points": 1500, "sure": false}));
    assert_eq!(seen["outcome"], json!(null));
    let over = bo.post(&format!("{at}/resign"), &json!(null)).await.json();
    let rated = &over["outcome"]["rated"];
    assert_eq!(rated["not_counted"], json!(null));
    let (won, lost) = (&rated["places"][0], &rated["places"][1]);
    assert_eq!(
        (&won["seat"], &won["before"], &won["after"]["points"]),
        (&json!(1), &json!(1500), &json!(1658))
    );
    assert_eq!(
        (&lost["seat"], &lost["left"], &lost["after"]["points"]),
        (&json!(2), &json!(true), &json!(1342))
    );
    let of_ana = eve
        .get(&format!("/people/{}", won["key"].as_str().unwrap()))
        .await
        .json();
    assert_eq!(of_ana["name"], "Ana");
    assert_eq!(
        of_ana["results"],
        json!([{"game": "noria", "players": 2, "played": 1, "won": 1}])
    );
    let rating = &of_ana["ratings"][0];
    assert_eq!(
        (&rating["rating"]["points"], &rating["games"]),
        (&json!(1658), &json!(1))
    );
    assert_eq!(rating["course"][0]["table"], json!(at.trim_start_matches("/tables/")));
    let game = &of_ana["games"][0];
    assert_eq!(
        (&game["outcome"]["place"], &game["outcome"]["note"], &game["names"]),
        (&json!(1), &json!("resigned"), &json!(["Ana", "Bo"]))
    );
    // One that others cannot know of is told to nobody but those who played.
    let hidden = dealt(&ana, &bo, json!({"rated": true})).await;
    ana.post(&format!("{hidden}/resign"), &json!(null)).await;
    let key = format!("/people/{}", won["key"].as_str().unwrap());
    let tables = |page: Value| -> Vec<Value> {
        let course = page["ratings"][0]["course"].as_array().unwrap();
        course.iter().map(|step| step["table"].clone()).collect()
    };
    assert_eq!(tables(eve.get(&key).await.json())[1], json!(null));
    assert_eq!(
        tables(bo.get(&key).await.json())[1],
        json!(hidden.trim_start_matches("/tables/"))
    );
    for nobody in ["0123456789abcdef", "bot-none", "%00", "%F0%9F%8F%97", "a%27b"] {
        let answer = eve.get(&format!("/people/{nobody}")).await;
        assert_eq!(answer.problem(), "not-found", "{nobody}");
    }
}

#[tokio::test]
async fn who_plays_reads_what_those_who_watch_say_once_the_game_is_over() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (
        app.program("Ana").await,
        app.program("Bo").await,
        app.program("Eve").await,
    );
    let at = dealt(&ana, &bo, json!({})).await;
    let mut hears = eve.stream(&format!("{at}/events")).await;
    let table = |told: (String, String)| -> Value { serde_json::from_str(&told.1).unwrap() };
    assert_eq!(table(hears.named().await)["gallery"], json!([]));
    let said = eve.post(&format!("{at}/talk"), &json!({"text": "take the inn"})).await;
    assert_eq!(said.status, 204, "{}", said.body);
    let heard = table(hears.named().await);
    assert_eq!(heard["gallery"][0]["text"], "take the inn");
    assert_eq!(heard["viewer"], json!(null));
    for program in [&ana, &bo] {
        let seen = program.get(&at).await;
        assert_eq!(seen.json()["gallery"], json!(null));
        assert!(!seen.body.contains("take the inn"));
        let (_, told) = program.stream(&format!("{at}/events")).await.named().await;
        assert!(!told.contains("take the inn"));
    }
    bo.post(&format!("{at}/resign"), &json!(null)).await;
    assert_eq!(table(hears.named().await)["phase"], "over");
    for program in [&ana, &bo, &eve] {
        assert_eq!(program.get(&at).await.json()["gallery"][0]["text"], "take the inn");
    }
}

#[tokio::test]
async fn a_stream_of_a_table_ends_with_its_token_and_shows_its_seat_alone() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    visitor.keep("Ana").await;
    let ana = app.program_with(&visitor.new_token("bot").await);
    let at = path(
        &ana.new_table(json!({"game": "cloud-city", "seats": ["me", "open"], "start": 1}))
            .await,
    );
    let bo = app.program("Bo").await;
    bo.post(&format!("{at}/join"), &json!({})).await;
    let told = |told: (String, String)| -> Value { serde_json::from_str(&told.1).unwrap() };
    for (program, seat) in [(&ana, 1), (&bo, 2)] {
        let mut told = told(program.stream(&format!("{at}/events?as=1")).await.named().await);
        let mut asked = program.get(&at).await.json();
        // Clocks go on between two looks.
        for seen in [&mut told, &mut asked] {
            seen["seats"] = json!(null);
        }
        assert_eq!((&told["viewer"], &told), (&json!(seat), &asked));
    }
    let (table, lobby) = (
        ana.stream(&format!("{at}/events")).await,
        ana.stream("/lobby/events").await,
    );
    let fields = [("present", "long enough"), ("password", "another long one")];
    visitor.post("/me/password", &fields).await;
    assert!(table.ends().await && lobby.ends().await, "a new password ends tokens");
}

#[tokio::test]
async fn a_program_is_called_otherwise_where_it_plays() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let at = dealt(&ana, &bo, json!({})).await;
    let renamed = ana.put("/me/name", &json!({"name": "  Anna "})).await.json();
    assert_eq!((&renamed["name"], &renamed["login"]), (&json!("Anna"), &json!("Ana")));
    assert_eq!(bo.get(&at).await.json()["seats"][0]["name"], "Anna");
    for wrong in ["", "   ", "\u{202e}annA"] {
        let refused = ana.put("/me/name", &json!({"name": wrong})).await;
        assert_eq!(
            (refused.status, refused.problem().as_str()),
            (422, "invalid"),
            "{wrong:?}"
        );
    }
    assert_eq!(ana.get("/me").await.json()["name"], "Anna");
}

#[tokio::test]
async fn the_list_of_tables_is_filtered_as_on_the_page() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let with_bo = dealt(&ana, &bo, json!({})).await;
    let alone = path(&ana.new_table(json!({"game": "noria", "seats": ["me", "easy"]})).await);
    bo.post(&format!("{with_bo}/resign"), &json!(null)).await;
    let found = async |program: &Program, query: &str| -> Vec<String> {
        let lines = program.get(&format!("/tables?{query}")).await.json();
        lines.as_array().unwrap().iter().map(path).collect()
    };
    assert_eq!(found(&ana, "").await.len(), 2);
    for (query, expected) in [
        ("state=over", &with_bo),
        ("state=running", &alone),
        ("company=bots", &alone),
        ("company=people", &with_bo),
        ("result=won", &with_bo),
        ("with=bo&players=2&game=noria", &with_bo),
    ] {
        assert_eq!(found(&ana, query).await, std::slice::from_ref(expected), "{query}");
    }
    assert_eq!(found(&bo, "result=lost").await, std::slice::from_ref(&with_bo));
    assert!(found(&ana, "game=welkin").await.is_empty());
    let wrong = ana.get("/tables?state=paused").await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (400, "malformed"));
}
