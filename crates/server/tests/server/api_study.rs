//! What programs make of games: positions, lines, going on, records, puzzles and lessons.

use engine::Record;
use serde_json::{Value, json};

use crate::harness::TestApp;
use crate::harness::program::Program;

fn path(table: &Value) -> String {
    format!("/tables/{}", table["id"].as_str().unwrap())
}

/// A game against a bot that was played to its end: its address and its record.
async fn finished(ana: &Program, game: &str) -> (String, Record) {
    let table = ana
        .new_table(json!({"game": game, "seats": ["me", "gentle"], "start": 1}))
        .await;
    ana.play_to_the_end(&path(&table)).await;
    let record = ana.get(&format!("{}/record", path(&table))).await;
    (path(&table), record.body.parse().unwrap())
}

#[tokio::test]
async fn every_position_of_a_finished_game_is_told_with_any_eyes() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    for game in ["cloud-city", "noria"] {
        let (at, record) = finished(&ana, game).await;
        let played = catalogue::find(game).unwrap().replay(&record, None).unwrap();
        let last = record.plies.len();
        for ply in [0, last / 3, last / 2, last] {
            for (eyes, viewer) in [
                ("1", engine::Viewer::Seat(engine::Seat::new(0))),
                ("2", engine::Viewer::Seat(engine::Seat::new(1))),
            ] {
                let told = eve.get(&format!("{at}/position?ply={ply}&as={eyes}")).await.json();
                assert_eq!(
                    told["observation"],
                    played.view_at(viewer, ply).state_json(),
                    "{game} {ply}"
                );
                assert_eq!(told["viewer"].to_string(), eyes);
                assert_eq!((&told["ply"], &told["plies"]), (&json!(ply), &json!(last)));
            }
            let open = eve.get(&format!("{at}/position?ply={ply}&as=open")).await.json();
            let hands = if game == "cloud-city" { 2 } else { 0 };
            assert_eq!(
                open["open"].as_array().unwrap().len(),
                hands,
                "what has no secrets is told once"
            );
        }
        let own = ana.get(&format!("{at}/position?ply=5")).await.json();
        assert_eq!(own["viewer"], json!(1), "who played sees with their own eyes at first");
        let end = ana.get(&format!("{at}/position?ply=1000000")).await.json();
        assert_eq!((&end["ply"], &end["to_move"]), (&json!(last), &json!(null)));
        let start = ana.get(&format!("{at}/position")).await.json();
        assert_eq!(start["ply"], start["stops"]["first"]);
    }
    let waiting = ana.new_table(json!({"game": "noria", "seats": ["me", "open"]})).await;
    assert_eq!(
        ana.get(&format!("{}/position", path(&waiting))).await.problem(),
        "not-found"
    );
    let wrong = ana.get(&format!("{}/position?as=5", path(&waiting))).await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (400, "malformed"));
}

/// A state without what a seat does not see of it: the pile, the hands of the others, and the tile that one of them is about to lay.
fn seen(game: &str, mut state: Value, seat: usize) -> Value {
    let hands: fn(usize) -> String = match game {
        "cloud-city" => |seat| format!("/hands/{seat}"),
        "lantern" => |seat| format!("/players/{seat}/hand"),
        _ => return state,
    };
    state["pile"] = Value::Null;
    for other in (0..2).filter(|other| *other != seat) {
        *state.pointer_mut(&hands(other)).unwrap() = Value::Null;
    }
    if state["seat"] != json!(seat + 1) && state["step"].get("lay").is_some() {
        state["step"]["lay"] = Value::Null;
    }
    state
}

/// `chantier replay --states` prints what [`catalogue::AnyMatch::state_json`] gives, and the pages of a replay draw what is told here
/// (`every_position_of_every_game_is_shown_as_each_seat_saw_it`).
#[tokio::test]
async fn the_states_that_are_shown_again_are_those_that_replay_prints() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    for info in catalogue::infos() {
        let (at, record) = finished(&ana, info.id).await;
        let played = catalogue::find(info.id).unwrap().replay(&record, None).unwrap();
        for ply in 0..=record.plies.len() {
            let truth: Value = serde_json::from_str(&played.state_json(ply)).unwrap();
            let told = eve.get(&format!("{at}/position?ply={ply}&as=open")).await.json();
            let open = if info.hidden {
                &told["open"]
            } else {
                &json!([told["observation"]])
            };
            let views = open.as_array().unwrap();
            assert_eq!(views.len(), if info.hidden { 2 } else { 1 }, "{}", info.id);
            for (seat, view) in views.iter().enumerate() {
                assert_eq!(
                    seen(info.id, view.clone(), seat),
                    seen(info.id, truth.clone(), seat),
                    "{} after {ply} moves, seat {seat}",
                    info.id
                );
            }
        }
    }
}

#[tokio::test]
async fn a_line_is_tried_from_any_position_and_told_where_it_cannot_go() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let (at, record) = finished(&ana, "noria").await;
    let explore = async |line: Value| ana.post(&format!("{at}/explore"), &line).await;
    let moves: Vec<&str> = record.plies.iter().map(|ply| ply.text.as_str()).collect();
    let followed = explore(json!({"ply": 2, "moves": moves[2..30]})).await.json();
    let position = ana
        .get(&format!("{at}/position?ply=30&as={}", followed["viewer"]))
        .await
        .json();
    assert_eq!(
        followed["observation"], position["observation"],
        "the game's own moves lead where it went"
    );
    assert_eq!(followed["moves"], json!(moves[2..30]));
    let offers = followed["offers"].as_array().unwrap();
    assert!(offers.iter().all(|offer| !offer["label"].as_str().unwrap().is_empty()));
    assert!(offers.iter().any(|offer| offer["move"] == moves[30]));
    let drawn = explore(json!({"ply": 0, "draw": "all"})).await.json();
    assert_eq!(drawn["next"], "seat", "chance has dealt");
    let opinion = explore(json!({"ply": 30, "opinion": true})).await.json();
    if opinion["next"] == "seat" {
        assert_eq!(opinion["outlook"]["seats"].as_array().unwrap().len(), 2);
    }
    assert_eq!(opinion["may_continue"], true);
    for (line, says) in [
        (json!({"ply": 2, "moves": ["nonsense"]}), "only the first 0"),
        (json!({"ply": 2, "moves": [moves[2], "nonsense"]}), "only the first 1"),
    ] {
        let refused = explore(line).await;
        assert_eq!((refused.status, refused.problem().as_str()), (409, "refused"));
        assert!(refused.body.contains(says), "{}", refused.body);
    }
    let wrong = explore(json!({"ply": -1})).await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (422, "invalid"));
}

#[tokio::test]
async fn a_program_goes_on_from_a_position_of_a_finished_game() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    let (at, old) = finished(&ana, "noria").await;
    let go_on = async |wish: Value| ana.post(&format!("{at}/continue"), &wish).await;
    let ply = old.plies.len() / 2;
    let next = go_on(json!({"ply": ply, "seats": ["me", "gentle"], "name": "Anna"})).await;
    assert_eq!(next.status, 201, "{}", next.body);
    let next = next.json();
    assert_eq!(
        next["origin"],
        json!({"table": at.trim_start_matches("/tables/"), "ply": ply})
    );
    assert_eq!(next["seats"][0]["name"], "Anna");
    ana.play_to_the_end(&path(&next)).await;
    let new: Record = ana.get(&format!("{}/record", path(&next))).await.body.parse().unwrap();
    assert_eq!(new.plies[..ply], old.plies[..ply]);
    for (wish, status) in [
        (json!({"ply": ply, "seats": ["easy", "easy"]}), 422),
        (json!({"ply": ply, "seats": ["me"]}), 422),
        (json!({"ply": ply, "seats": ["me", "easy", "easy"]}), 422),
        (json!({"ply": ply, "seats": vec!["me"; 17]}), 422),
        (json!({"ply": ply, "seats": ["me", "easy"], "name": "\u{202e}"}), 422),
        (json!({"ply": old.plies.len(), "seats": ["me", "easy"]}), 409),
    ] {
        assert_eq!(go_on(wish.clone()).await.status, status, "{wish}");
    }
}

#[tokio::test]
async fn a_record_is_brought_along_and_looked_at_like_any_game() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let (at, record) = finished(&ana, "noria").await;
    let text = ana.get(&format!("{at}/record")).await.body;
    let brought = bo.post("/replay", &json!({"record": text})).await;
    assert_eq!(brought.status, 201, "{}", brought.body);
    let brought = brought.json();
    assert_eq!((&brought["record"], &brought["phase"]), (&json!(true), &json!("over")));
    let shown = bo.get(&format!("{}/position?ply=9&as=1", path(&brought))).await.json();
    assert_eq!(
        shown["observation"],
        ana.get(&format!("{at}/position?ply=9&as=1")).await.json()["observation"]
    );
    assert_eq!(
        bo.get("/tables").await.json()[0]["id"],
        brought["id"],
        "it is on their list"
    );
    let large = bo.post("/replay", &json!({"record": "no record ".repeat(4000)})).await;
    assert_eq!(
        large.status, 422,
        "it may be larger than other bodies, and is no record"
    );
    for wrong in ["", "no record", &text.replace(&record.plies[7].text, "nonsense")] {
        let refused = bo.post("/replay", &json!({"record": wrong})).await;
        assert_eq!(
            (refused.status, refused.problem().as_str()),
            (422, "invalid"),
            "{}",
            refused.body
        );
    }
    let huge = bo.post("/replay", &json!({"record": "x".repeat(300_000)})).await;
    assert_eq!((huge.status, huge.problem().as_str()), (413, "too-large"));
    assert_eq!(bo.get("/tables").await.json().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_was_reached_before_is_compared_for_ones_own_games() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    let (first, _) = finished(&ana, "lantern").await;
    let (second, _) = finished(&ana, "lantern").await;
    let bests = ana.get(&format!("{second}/bests")).await.json();
    assert_eq!((&bests["games"], &bests["players"]), (&json!(2), &json!(2)));
    assert_eq!(
        bests["before"],
        ana.get(&format!("{first}/bests")).await.json()["points"]
    );
    assert_eq!(eve.get(&format!("{second}/bests")).await.problem(), "not-found");
}

#[tokio::test]
async fn a_puzzle_is_tried_and_its_answer_is_told_to_who_knows_it_alone() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let day = ana.get("/puzzles").await.json();
    let daily = &day["puzzles"][0];
    let at = format!("/puzzles/{}/{}", daily["game"].as_str().unwrap(), daily["number"]);
    let game = catalogue::find(daily["game"].as_str().unwrap()).unwrap();
    let number = usize::try_from(daily["number"].as_u64().unwrap()).unwrap();
    let solution = catalogue::puzzle(game, number).unwrap().puzzle.solution.clone();
    let puzzle = ana.get(&at).await.json();
    assert_eq!(
        (&puzzle["state"], &puzzle["tries_left"], &puzzle["answer"]),
        (&json!("open"), &json!(2), &json!(null))
    );
    let explore = format!("{at}/explore");
    let line = json!({"ply": puzzle["ply"], "opinion": true});
    assert_eq!(
        ana.post(&explore, &line).await.problem(),
        "not-found",
        "the search would tell the answer"
    );
    let early = ana.post(&at, &json!({"move": null})).await;
    assert_eq!((early.status, early.problem().as_str()), (409, "refused"));
    let no_move = ana.post(&at, &json!({"move": "nonsense"})).await;
    assert_eq!((no_move.status, no_move.problem().as_str()), (409, "refused"));
    let moves = puzzle["moves"].as_array().unwrap();
    let wrong: Vec<&Value> = moves
        .iter()
        .map(|offer| &offer["move"])
        .filter(|text| **text != json!(solution))
        .collect();
    for left in [1, 0] {
        let tried = ana.post(&at, &json!({"move": wrong[left]})).await.json();
        assert_eq!((&tried["tries_left"], &tried["answer"]), (&json!(left), &json!(null)));
    }
    assert_eq!(
        ana.post(&at, &json!({"move": solution})).await.status,
        409,
        "no try is left"
    );
    let failed = ana.get(&at).await.json();
    assert_eq!((&failed["state"], &failed["moves"]), (&json!("failed"), &json!([])));
    let shown = ana.post(&at, &json!({"move": null})).await.json();
    assert_eq!(
        (&shown["state"], &shown["answer"]["found"], &shown["answer"]["move"]),
        (&json!("known"), &json!(false), &json!(solution))
    );
    assert_eq!(ana.post(&explore, &line).await.status, 200);
    let found = bo.post(&at, &json!({"move": solution})).await.json();
    assert_eq!(
        (&found["state"], &found["answer"]["found"]),
        (&json!("known"), &json!(true))
    );
    let known = |day: Value| day["puzzles"][0]["known"][number - 1].clone();
    assert_eq!(known(ana.get("/puzzles").await.json()), json!(false));
    assert_eq!(known(bo.get("/puzzles").await.json()), json!(true));
    assert_ne!(ana.get("/puzzles?ago=1").await.json()["day"], day["day"]);
    for nowhere in [
        "/puzzles/noria/0",
        "/puzzles/noria/99999",
        "/puzzles/chess/1",
        "/puzzles/lantern/1",
    ] {
        assert_eq!(ana.get(nowhere).await.problem(), "not-found", "{nowhere}");
    }
    for wrong in ["/puzzles/noria/x", "/puzzles/noria/-1", "/puzzles?ago=-1"] {
        assert_eq!(ana.get(wrong).await.problem(), "malformed", "{wrong}");
    }
}

#[tokio::test]
async fn a_lesson_says_what_to_do_and_why_another_move_is_not_made() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    let games = ana.get("/games").await.json();
    let taught = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["lesson"] == true)
        .unwrap();
    let learn = format!("/games/{}/learn", taught["id"].as_str().unwrap());
    let table = ana.post(&learn, &json!(null)).await.json();
    let at = path(&table);
    assert_eq!(
        ana.post(&learn, &json!(null)).await.json()["id"],
        table["id"],
        "it is taken up where it was left"
    );
    let lesson = &table["lesson"];
    assert_eq!(lesson["step"], 1);
    assert!(lesson["steps"].as_u64().unwrap() > 1 && !lesson["task"].as_str().unwrap().is_empty());
    let mut refused = 0;
    for text in table["moves"].as_array().unwrap() {
        let made = ana
            .post(
                &format!("{at}/move"),
                &json!({"version": table["version"], "move": text}),
            )
            .await;
        if made.status == 200 {
            break;
        }
        assert_eq!(made.problem(), "refused");
        refused += 1;
    }
    let mut seen = ana.get(&at).await.json();
    while seen["your_turn"] == false {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        seen = ana.get(&at).await.json();
    }
    assert!(refused > 0 || seen["version"] != table["version"]);
    assert_eq!(eve.get(&at).await.json()["lesson"], json!(null));
    let wish = json!({"version": seen["version"]});
    assert_eq!(eve.post(&format!("{at}/skip"), &wish).await.problem(), "not-yours");
    let skipped = ana.post(&format!("{at}/skip"), &wish).await.json();
    assert_eq!(
        (&skipped["lesson"], &skipped["phase"]),
        (&json!(null), &json!("playing"))
    );
    assert_eq!(
        ana.post("/games/chess/learn", &json!(null)).await.problem(),
        "not-found"
    );
    let rules = ana.get("/games/noria/rules").await;
    assert!(rules.body.starts_with("# "), "{}", &rules.body[..40]);
    assert_eq!(ana.get("/games/chess/rules").await.problem(), "not-found");
}

#[tokio::test]
async fn an_analysis_is_called_off_by_who_began_it_alone() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    let (at, _) = finished(&ana, "batisseurs").await;
    let analysis = format!("{at}/analysis");
    let asked = ana.post(&analysis, &json!(null)).await.json();
    for answer in [asked, eve.delete(&analysis).await.json()] {
        assert!(
            ["waiting", "making"].contains(&answer["state"].as_str().unwrap()),
            "{answer}"
        );
    }
    assert_eq!(ana.delete(&analysis).await.json()["state"], "none");
}
