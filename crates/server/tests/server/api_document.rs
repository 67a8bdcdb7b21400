//! The OpenAPI document says what the API is: every address, and the shape of every answer.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::harness::TestApp;
use crate::harness::document::{check, wrong};

const SOURCES: [&str; 17] = [
    include_str!("../../src/api/document.rs"),
    include_str!("../../src/api/events.rs"),
    include_str!("../../src/api/explore.rs"),
    include_str!("../../src/api/finished.rs"),
    include_str!("../../src/api/games.rs"),
    include_str!("../../src/api/lists.rs"),
    include_str!("../../src/api/new_table.rs"),
    include_str!("../../src/api/people.rs"),
    include_str!("../../src/api/play.rs"),
    include_str!("../../src/api/puzzles.rs"),
    include_str!("../../src/api/records.rs"),
    include_str!("../../src/api/replay.rs"),
    include_str!("../../src/api/reports.rs"),
    include_str!("../../src/api/seats.rs"),
    include_str!("../../src/api/table.rs"),
    include_str!("../../src/api/watching.rs"),
    include_str!("../../src/api/webhook.rs"),
];
const ROUTES: &str = include_str!("../../src/api/mod.rs");

#[test]
fn no_two_shapes_have_one_name() {
    // The document has one list of shapes: of two with the same name it would hold one.
    let mut names = BTreeSet::new();
    for source in SOURCES.into_iter().chain([include_str!("../../src/api/ratings.rs")]) {
        for shape in source.split("ToSchema)]").skip(1) {
            let (_, rest) = shape.split_once("pub(crate) ").unwrap();
            let name = rest.split_whitespace().nth(1).unwrap();
            let name = name.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            let name = name.split(['(', '<']).next().unwrap();
            assert!(names.insert(name), "two shapes are called {name}");
        }
    }
    assert!(names.contains("Table") && names.contains("Rating"));
}

/// The addresses of the document, each with its method.
fn documented(document: &Value) -> BTreeSet<(String, String)> {
    let paths = document["paths"].as_object().unwrap();
    let methods = |(path, item): (&String, &Value)| -> Vec<(String, String)> {
        item.as_object()
            .unwrap()
            .keys()
            .map(|method| (method.clone(), path.clone()))
            .collect()
    };
    paths.iter().flat_map(methods).collect()
}

#[tokio::test]
async fn every_handler_is_in_the_document_and_every_documented_address_is_a_route() {
    let app = TestApp::start().await;
    let document = app.nobody().get("/openapi.json").await.json();
    let documented = documented(&document);
    // Handlers are described where they are written; no route is made without a description.
    let described = |source: &str| -> Vec<(String, String)> {
        let heads = source.split("#[utoipa::path(").skip(1);
        heads
            .map(|head| {
                let method = head.trim_start().split(',').next().unwrap().to_owned();
                let path = head.split("path = \"").nth(1).unwrap().split('"').next().unwrap();
                (method, format!("/api/v1{path}"))
            })
            .collect()
    };
    let handlers: BTreeSet<_> = SOURCES.into_iter().flat_map(described).collect();
    assert_eq!(handlers, documented);
    assert!(!ROUTES.contains(".route(") && !ROUTES.contains("route_service"));
    let client = reqwest::Client::new();
    for (method, path) in &documented {
        let url = app.url(&path.replace("{id}", "abcdefgh23456789"));
        for asked in ["get", "post", "put", "delete", "patch"] {
            let asked_method = reqwest::Method::from_bytes(asked.to_uppercase().as_bytes()).unwrap();
            let status = client
                .request(asked_method, &url)
                .send()
                .await
                .unwrap()
                .status()
                .as_u16();
            let is_open = path.ends_with("/games") || path.ends_with("/openapi.json");
            let expected = match documented.contains(&(asked.to_owned(), path.clone())) {
                true if is_open => 200,
                true => 401,
                false => 405,
            };
            assert_eq!(status, expected, "{asked} {path} ({method})");
        }
    }
}

#[tokio::test]
async fn the_answers_of_a_played_game_fit_their_schemas() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let document = ana.get("/openapi.json").await.json();
    let get = |method: &'static str, address: &'static str, answer: &crate::harness::Page| {
        check(&document, method, &format!("/api/v1{address}"), answer);
    };
    for address in ["/games", "/me", "/lobby", "/tables", "/openapi.json"] {
        get("get", address, &ana.get(address).await);
    }
    let wish =
        json!({"game": "cloud-city", "seats": ["me", "open", "gentle"], "visit": "public", "terms": {"clock": "live"}});
    let made = ana.post("/tables", &wish).await;
    get("post", "/tables", &made);
    let at = format!("/tables/{}", made.json()["id"].as_str().unwrap());
    get("get", "/lobby", &ana.get("/lobby").await);
    get(
        "post",
        "/tables/{id}/join",
        &bo.post(&format!("{at}/join"), &json!({})).await,
    );
    get(
        "post",
        "/tables/{id}/enter",
        &bo.post(&format!("{at}/enter"), &json!({"password": "x"})).await,
    );
    get(
        "post",
        "/tables/{id}/join",
        &bo.post(&format!("{at}/join"), &json!({})).await,
    );
    get(
        "post",
        "/tables/{id}/talk",
        &bo.post(&format!("{at}/talk"), &json!({"text": "hello"})).await,
    );
    get(
        "post",
        "/tables/{id}/ask",
        &bo.post(&format!("{at}/ask"), &json!({"what": "end"})).await,
    );
    let mut turn = 0;
    loop {
        turn += 1;
        assert!(turn < 3000, "the game does not end");
        let mut over = false;
        for (other, program) in [&ana, &bo].into_iter().enumerate() {
            let seen = program.get(&at).await;
            get("get", "/tables/{id}", &seen);
            let seen = seen.json();
            over |= seen["phase"] == "over";
            if turn % 10 == 1 {
                get("get", "/tables/{id}/moves", &program.get(&format!("{at}/moves")).await);
                get(
                    "get",
                    "/tables/{id}/log",
                    &program.get(&format!("{at}/log?since=3")).await,
                );
                get("get", "/tables", &program.get("/tables").await);
                get(
                    "get",
                    "/tables/{id}/record",
                    &program.get(&format!("{at}/record")).await,
                );
            }
            if turn == 1 {
                get(
                    "post",
                    "/tables/{id}/hint",
                    &program.post(&format!("{at}/hint"), &json!(null)).await,
                );
            }
            let moves = seen["moves"].as_array().unwrap();
            if let Some(text) = moves.get((turn * 7919 + other) % moves.len().max(1)) {
                let wish = json!({"version": seen["version"], "move": text});
                get(
                    "post",
                    "/tables/{id}/move",
                    &program.post(&format!("{at}/move"), &wish).await,
                );
            }
        }
        if over {
            break;
        }
    }
    for address in ["", "/record", "/analysis", "/log", "/moves"] {
        let path: &'static str = match address {
            "" => "/tables/{id}",
            "/record" => "/tables/{id}/record",
            "/analysis" => "/tables/{id}/analysis",
            "/log" => "/tables/{id}/log",
            _ => "/tables/{id}/moves",
        };
        get("get", path, &ana.get(&format!("{at}{address}")).await);
    }
    get(
        "post",
        "/tables/{id}/again",
        &ana.post(&format!("{at}/again"), &json!(null)).await,
    );
    get(
        "post",
        "/tables/{id}/publish",
        &ana.post(&format!("{at}/publish"), &json!({"public": true})).await,
    );
}

#[tokio::test]
async fn what_is_said_of_a_webhook_fits_its_schema() {
    let app = TestApp::start_with(|config| config.webhooks_inside = true).await;
    let ana = app.program("Ana").await;
    let document = ana.get("/openapi.json").await.json();
    let (webhook, test) = ("/api/v1/me/webhook", "/api/v1/me/webhook/test");
    check(&document, "get", webhook, &ana.get("/me/webhook").await);
    let wish = json!({"kind": "discord", "address": "http://127.0.0.1:9/"});
    check(&document, "put", webhook, &ana.put("/me/webhook", &wish).await);
    check(&document, "get", webhook, &ana.get("/me/webhook").await);
    check(
        &document,
        "post",
        test,
        &ana.post("/me/webhook/test", &json!(null)).await,
    );
    let wrong = json!({"kind": "discord", "address": "nowhere"});
    check(&document, "put", webhook, &ana.put("/me/webhook", &wrong).await);
    for _ in 0..2 {
        check(&document, "delete", webhook, &ana.delete("/me/webhook").await);
    }
}

#[test]
fn a_value_that_does_not_fit_is_noticed() {
    let document = json!({"components": {"schemas": {"Seat": {
        "type": "object", "required": ["seat"],
        "properties": {"seat": {"type": "integer"}, "kind": {"type": "string", "enum": ["free"]}, "name": {"type": ["string", "null"]}},
    }}}});
    let schema = json!({"type": "array", "items": {"$ref": "#/components/schemas/Seat"}});
    assert_eq!(
        wrong(
            &document,
            &schema,
            &json!([{"seat": 1, "kind": "free", "name": null}]),
            ""
        ),
        None
    );
    for value in [
        json!({}),
        json!([{}]),
        json!([{"seat": "1"}]),
        json!([{"seat": 1, "kind": "taken"}]),
        json!([{"seat": 1, "colour": "red"}]),
        json!([{"seat": 1, "name": 3}]),
    ] {
        assert!(wrong(&document, &schema, &value, "").is_some(), "{value}");
    }
}
