//! Requests that schemathesis generates from the OpenAPI document, against a server without limits on the loopback.
//!
//! `cargo xtask fuzz` provides schemathesis and runs this; it is no part of the ordinary tests, which need no Python packages.

#[path = "../harness/mod.rs"]
mod harness;

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use harness::TestApp;
use serde_json::json;

/// How much the process may grow while it is asked, in bytes: tables that are made stay in memory for a while.
const GROWTH: u64 = 256 * 1024 * 1024;
/// What is asked of every answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_headers_conformance,response_schema_conformance,unsupported_method,secrets_are_kept";

static PANICS: AtomicUsize = AtomicUsize::new(0);

fn setting(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set: run 'cargo xtask fuzz'"))
}

/// The memory of this process, in bytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024
}

/// How many requests the API has answered, and how many of them with a failure of ours.
async fn answered(app: &TestApp) -> (usize, usize) {
    let numbers = app.numbers().await;
    let mut counted = (0, 0);
    for line in numbers
        .lines()
        .filter(|line| line.starts_with("chantier_requests_total{"))
    {
        let (labels, count) = line.rsplit_once(' ').unwrap();
        let count: usize = count.parse().unwrap();
        if labels.contains("/api/v1") {
            counted.0 += count;
            counted.1 += if labels.contains("status=\"5") { count } else { 0 };
        }
    }
    counted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn generated_requests_find_no_fault() {
    let wanted: usize = setting("CHANTIER_FUZZ_REQUESTS").parse().unwrap();
    let program = PathBuf::from(setting("CHANTIER_FUZZ_PROGRAM"));
    std::panic::set_hook(Box::new(|panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        eprintln!("{panic}");
    }));
    let app = TestApp::start().await;
    let (ana, bo) = (app.program("Ana").await, app.program("Bo").await);
    let games: Vec<&str> = catalogue::infos().map(|info| info.id).collect();
    let mut tables = Vec::new();
    for game in &games {
        for wish in [
            json!({"game": game, "seats": ["me", "gentle"], "start": 1}),
            json!({"game": game, "seats": ["me", "open"], "visit": "public"}),
            json!({"game": game, "seats": ["me", "me"]}),
        ] {
            tables.push(ana.new_table(wish).await["id"].as_str().unwrap().to_owned());
        }
        let foreign = json!({"game": game, "seats": ["me", "gentle"], "visit": "link"});
        tables.push(bo.new_table(foreign).await["id"].as_str().unwrap().to_owned());
    }
    let locked = json!({"game": games[0], "seats": ["me", "open"], "visit": "password", "password": "sesame"});
    let locked = bo.new_table(locked).await["id"].as_str().unwrap().to_owned();
    tables.push(locked.clone());
    let over = ana
        .new_table(json!({"game": games[0], "seats": ["me", "gentle"]}))
        .await;
    let over = over["id"].as_str().unwrap().to_owned();
    ana.play_to_the_end(&format!("/tables/{over}")).await;
    tables.push(over);

    let (start, before) = (Instant::now(), memory());
    let most = Duration::from_secs(30 + wanted as u64 / 6);
    let mut seed = 0;
    let mut failed = false;
    loop {
        let (count, _) = answered(&app).await;
        if count >= wanted || failed || start.elapsed() >= most {
            break;
        }
        seed += 1;
        // Operations are about fifty, and boundary cases come first.
        let each = ((wanted - count) / 50).clamp(5, 500);
        let phases = if seed == 1 {
            "examples,coverage,fuzzing"
        } else {
            "fuzzing"
        };
        let left = most.saturating_sub(start.elapsed()).as_secs().max(5);
        let mut command = Command::new(&program);
        command
            .args(["run", &app.url("/api/v1/openapi.json")])
            .args(["--url", &app.url("")])
            .args([
                "--header",
                &format!("Authorization: Bearer {}", ana.token.as_ref().unwrap()),
            ])
            .args(["--checks", CHECKS, "--phases", phases])
            .args(["--max-examples", &each.to_string(), "--seed", &seed.to_string()])
            .args([
                "--max-failures",
                "1",
                "--request-timeout",
                "10",
                "--workers",
                "2",
                "--no-color",
            ])
            .args(["--suppress-health-check", "all", "--warnings", "off"])
            // Streams never end; their own tests listen to them.
            .args(["--exclude-path-regex", "/events$"])
            .env("SCHEMATHESIS_HOOKS", "hooks")
            .env("PYTHONPATH", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fuzz"))
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("CHANTIER_SITE", app.url(""))
            .env("CHANTIER_TOKEN", ana.token.as_ref().unwrap())
            .env("CHANTIER_TABLES", tables.join(","))
            .env("CHANTIER_GAMES", games.join(","))
            .env("CHANTIER_SECRETS", format!("{},sesame", bo.token.as_ref().unwrap()))
            .env("CHANTIER_LOCKED", &locked)
            .current_dir(app.folder.path());
        let ran = tokio::task::spawn_blocking(move || run(command, Duration::from_secs(left)));
        failed = !ran.await.unwrap();
    }
    let (count, faults) = answered(&app).await;
    let after = memory();
    let mib = |bytes: u64| bytes / (1024 * 1024);
    println!(
        "{count} requests in {:.0} s: {faults} failures of the server, {} panics; {} MiB before, {} MiB after",
        start.elapsed().as_secs_f64(),
        PANICS.load(Ordering::Relaxed),
        mib(before),
        mib(after),
    );
    assert!(!failed, "schemathesis found something: see above");
    assert_eq!((faults, PANICS.load(Ordering::Relaxed)), (0, 0));
    assert!(count >= wanted, "too few requests were made in the time");
    assert!(after < before + GROWTH, "memory grows");
}

/// Runs a command to its end, or as long as it may; says whether it found nothing.
fn run(mut command: Command, most: Duration) -> bool {
    let mut child = command.spawn().expect("schemathesis can be started");
    let start = Instant::now();
    loop {
        match child.try_wait().unwrap() {
            Some(status) => return status.success(),
            None if start.elapsed() > most => {
                // Time is up. It ends by itself with the first thing it finds, so it has found nothing.
                let _ = child.kill();
                let _ = child.wait();
                return true;
            }
            None => std::thread::sleep(Duration::from_millis(100)),
        }
    }
}
