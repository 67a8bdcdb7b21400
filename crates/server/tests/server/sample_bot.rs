//! The bot of the documentation plays whole games.

use std::process::{Command, Output};

use serde_json::json;

use crate::harness::TestApp;
use crate::harness::program::Program;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/over_http.py");

/// Runs the bot to its end, with the token of a program.
fn run(app: &TestApp, program: &Program, arguments: &[&str]) -> tokio::task::JoinHandle<Output> {
    let mut command = Command::new("python3");
    command
        .arg(BOT)
        .arg(app.url(""))
        .args(arguments)
        .env("CHANTIER_TOKEN", program.token.as_ref().unwrap());
    tokio::task::spawn_blocking(move || command.output().expect("python3 is installed"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sample_bot_joins_a_table_by_its_address_and_plays_to_the_end() {
    let app = TestApp::start().await;
    let (ana, ada) = (app.program("Ana").await, app.program("Ada").await);
    let made = ana.new_table(json!({"game": "lantern", "seats": ["me", "open"]})).await;
    let table = format!("/tables/{}", made["id"].as_str().unwrap());
    let bot = run(&app, &ada, &["--table", &app.url(&table)]);
    let over = ana.play_to_the_end(&table).await;
    let output = bot.await.unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for place in over["outcome"]["standings"].as_array().unwrap() {
        let name = &over["seats"][place["seat"].as_u64().unwrap() as usize - 1]["name"];
        let line = format!("{} {} {}", place["rank"], name.as_str().unwrap(), place["points"]);
        assert!(said.contains(&line), "{line} is not in {said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sample_bot_waits_in_the_lobby_for_another_one() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.program("Ada").await, app.program("Bob").await);
    let mut hears = ada.events().await;
    let waiting = run(&app, &ada, &["--game", "lantern"]);
    hears.named().await;
    let coming = run(&app, &bob, &[]);
    for bot in [waiting, coming] {
        let output = bot.await.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2);
    }
}
