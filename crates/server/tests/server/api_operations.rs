//! Every operation of the API is answered, and as the document says.

use serde_json::{Value, json};

use crate::harness::TestApp;
use crate::harness::document::{Document, HeldProgram};

const GAME: &str = "lantern";

fn path(table: &Value) -> String {
    format!("/tables/{}", table["id"].as_str().unwrap())
}

/// An answer that is a success.
#[track_caller]
fn done(answer: &crate::harness::Page) -> Value {
    assert!(answer.status < 300, "{}", answer.body);
    if answer.body.starts_with(['{', '[']) {
        answer.json()
    } else {
        json!(null)
    }
}

/// What concerns a person, and no table.
async fn ask_for_oneself(ana: &HeldProgram<'_>) {
    for address in [
        "/openapi.json",
        "/games",
        "/lobby",
        "/me",
        "/me/export",
        "/me/records",
        "/tables",
    ] {
        done(&ana.get(address).await);
    }
    done(
        &ana.get("/tables?game=noria&players=2&company=bots&with=a&result=won&state=over")
            .await,
    );
    done(&ana.get("/games/noria/rules").await);
    done(&ana.get("/people/bot-easy").await);
    done(&ana.put("/me/name", json!({"name": "Anna"})).await);
    done(
        &ana.put("/me/webhook", json!({"kind": "json", "address": "http://127.0.0.1:9/"}))
            .await,
    );
    done(&ana.get("/me/webhook").await);
    done(&ana.post("/me/webhook/test", json!(null)).await);
    done(&ana.delete("/me/webhook").await);
}

/// A table before the deal, and all that people agree on at it.
async fn meet(ana: &HeldProgram<'_>, bo: &HeldProgram<'_>) {
    let wish = json!({"game": "noria", "seats": ["me", "open", "open"], "start": 1, "visit": "password", "password": "sesame"});
    let at = path(&done(&ana.post("/tables", wish).await));
    assert_eq!(bo.get(&at).await.problem(), "password");
    done(&bo.post(&format!("{at}/enter"), json!({"password": "sesame"})).await);
    let wish = json!({"game": "noria", "seats": ["me", "open", "open"], "start": 1, "visit": "public", "terms": {"clock": "turns"}});
    let at = path(&done(&ana.post("/tables", wish).await));
    done(&ana.get("/lobby").await);
    done(&bo.post(&format!("{at}/join"), json!({})).await);
    done(&bo.post(&format!("{at}/leave"), json!(null)).await);
    done(&bo.post(&format!("{at}/join"), json!({"seat": 2})).await);
    done(&ana.post(&format!("{at}/free"), json!({"seat": 2})).await);
    done(&ana.post(&format!("{at}/publish"), json!({"public": false})).await);
    done(&bo.post(&format!("{at}/join"), json!({"seat": 2})).await);
    let mut seen = done(
        &ana.post(&format!("{at}/replace"), json!({"seat": 3, "level": "gentle"}))
            .await,
    );
    done(&ana.post(&format!("{at}/talk"), json!({"text": "hello"})).await);
    let about = done(&bo.get(&format!("{at}/report")).await);
    assert_eq!(about["about"][1]["remark"], json!("hello"), "{about}");
    let report = json!({"text": "too loud", "ply": 1, "about": about["about"][1]["key"]});
    done(&bo.post(&format!("{at}/report"), report).await);
    for wrong in [json!({"text": " "}), json!({"text": "x", "about": "nobody"})] {
        let refused = bo.post(&format!("{at}/report"), wrong).await;
        assert!((400..500).contains(&refused.status), "{}", refused.body);
    }
    done(&ana.get(&format!("{at}/moves")).await);
    done(&ana.post(&format!("{at}/hint"), json!(null)).await);
    while seen["may_undo"] == false {
        let wish = json!({"version": seen["version"], "move": seen["moves"][0]});
        seen = done(&ana.post(&format!("{at}/move"), wish).await);
    }
    done(
        &ana.post(&format!("{at}/undo"), json!({"version": seen["version"]}))
            .await,
    );
    let asked = done(&ana.post(&format!("{at}/ask"), json!({"what": "end"})).await);
    let no = json!({"version": asked["version"], "yes": false});
    done(&bo.post(&format!("{at}/answer"), no).await);
    done(&bo.post(&format!("{at}/resign"), json!(null)).await);
    done(&bo.get(&at).await);
    done(&bo.post(&format!("{at}/hide"), json!({"hidden": true})).await);
}

/// What is left of a finished game.
async fn study(ana: &HeldProgram<'_>) {
    let table = done(
        &ana.post("/tables", json!({"game": GAME, "seats": ["me", "gentle"]}))
            .await,
    );
    let at = path(&table);
    done(&ana.get(&format!("{at}/position")).await);
    ana.program.play_to_the_end(&at).await;
    for part in ["", "/log", "/position?ply=3&as=open", "/analysis", "/bests"] {
        done(&ana.get(&format!("{at}{part}")).await);
    }
    let record = ana.get(&format!("{at}/record")).await;
    done(&ana.post("/replay", json!({"record": record.body})).await);
    done(&ana.post(&format!("{at}/analysis"), json!(null)).await);
    done(&ana.delete(&format!("{at}/analysis")).await);
    done(
        &ana.post(
            &format!("{at}/explore"),
            json!({"ply": 1, "draw": "all", "opinion": true}),
        )
        .await,
    );
    done(
        &ana.post(&format!("{at}/continue"), json!({"ply": 1, "seats": ["me", "easy"]}))
            .await,
    );
    done(&ana.post(&format!("{at}/again"), json!(null)).await);
    done(&ana.get("/me/records").await);
    done(&ana.get("/tables?state=over").await);
}

/// Learning, and puzzles.
async fn learn(ana: &HeldProgram<'_>) {
    let table = done(&ana.post("/games/noria/learn", json!(null)).await);
    let at = path(&table);
    done(
        &ana.post(&format!("{at}/skip"), json!({"version": table["version"]}))
            .await,
    );
    done(&ana.get("/puzzles?ago=1").await);
    let puzzle = done(&ana.get("/puzzles/noria/1").await);
    for offer in puzzle["moves"].as_array().unwrap().iter().take(2) {
        let tried = done(&ana.post("/puzzles/noria/1", json!({"move": offer["move"]})).await);
        if tried["state"] == "known" {
            break;
        }
    }
    ana.post("/puzzles/noria/1", json!({"move": null})).await;
    done(
        &ana.post(
            "/puzzles/noria/1/explore",
            json!({"ply": puzzle["ply"], "opinion": true}),
        )
        .await,
    );
}

/// What is told as it happens.
async fn listen(ana: &HeldProgram<'_>) {
    let table = done(
        &ana.post("/tables", json!({"game": "noria", "seats": ["me", "easy"]}))
            .await,
    );
    for (address, name, shape) in [
        ("/events".to_owned(), "table", "TableLine"),
        ("/lobby/events".to_owned(), "lobby", "Lobby"),
        (format!("{}/events", path(&table)), "table", "Table"),
    ] {
        let (told, data) = ana.program.stream(&address).await.named().await;
        assert_eq!(told, name, "{address}");
        ana.document.hold_value(shape, &serde_json::from_str(&data).unwrap());
        ana.document.note("get", &address);
    }
}

#[tokio::test]
async fn every_operation_is_answered_as_the_document_says() {
    let app = TestApp::start_with(|config| config.webhooks_inside = true).await;
    let document = &Document::of(&app).await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let (ana, bo) = (
        HeldProgram { program: ana, document },
        HeldProgram { program: bo, document },
    );
    ask_for_oneself(&ana).await;
    meet(&ana, &bo).await;
    study(&ana).await;
    learn(&ana).await;
    listen(&ana).await;
    assert_eq!(
        document.unanswered(),
        [].into(),
        "no answer of these was held to the document"
    );
}
