//! What a move costs on the wire: `cargo bench -p server`.
//!
//! A hundred tables are played at once, each in two windows of the same players. Measured are the time from sending a
//! move in one to its arrival in the stream of the other, the bytes of that event as they travel, and the memory a
//! table with a stream costs. For every game: the bytes of a first visit, and of a move in a game against a bot.

#[path = "../tests/harness/mod.rs"]
mod harness;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use harness::{Page, TestApp, Visitor, play_some};

const TABLES: usize = 100;
const MOVES: usize = 20;

/// One move: how long until the other window had it, and in how many bytes.
struct Sample {
    latency: Duration,
    bytes: usize,
}

#[tokio::main]
async fn main() {
    for encoding in ["br", "gzip"] {
        let app = TestApp::start().await;
        let before = resident_kib();
        let tables: Vec<_> = open_tables(&app, encoding).await;
        let start = Instant::now();
        let tasks: Vec<_> = tables
            .into_iter()
            .enumerate()
            .map(|(seed, table)| tokio::spawn(play(table, seed)))
            .collect();
        let mut samples = Vec::new();
        for task in tasks {
            samples.extend(task.await.expect("a table is played"));
        }
        let seconds = start.elapsed().as_secs_f64();
        report(encoding, &samples, seconds, (resident_kib() - before) / TABLES as i64);
    }
    for info in catalogue::infos() {
        first_visit(info.id).await;
        bytes_a_move(info.id).await;
    }
}

struct Table {
    player: Visitor,
    path: String,
    token: String,
    page: Page,
    stream: reqwest::Response,
}

/// Many tables, each with an open stream.
async fn open_tables(app: &TestApp, encoding: &str) -> Vec<Table> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let player = app.visitor();
        let token = player.token().await;
        let seats = [
            ("game", "batisseurs"),
            ("sitter-1", "here"),
            ("sitter-2", "here"),
            ("start", "1"),
        ];
        let path = player.new_table(&seats).await;
        let page = player.get(&path).await;
        let events = format!("{path}/events?seen={}-0", page.version());
        let stream = player.packed(&events, encoding).await;
        tables.push(Table {
            player,
            path,
            token,
            page,
            stream,
        });
    }
    tables
}

async fn play(mut table: Table, seed: usize) -> Vec<Sample> {
    let mut samples = Vec::new();
    for turn in 0..MOVES {
        let moves = table.page.moves();
        let chosen = moves[(seed * 31 + turn * 7919) % moves.len()].clone();
        let version = table.page.version();
        let (path, token) = (format!("{}/move", table.path), table.token.clone());
        let fields = [
            ("csrf", token.as_str()),
            ("version", &version),
            ("move", &chosen),
            ("sure", "yes"),
        ];
        // Players do not move in step.
        tokio::time::sleep(Duration::from_millis((seed as u64 * 37 + turn as u64 * 53) % 500)).await;
        let start = Instant::now();
        let arrival = async {
            let chunk = table
                .stream
                .chunk()
                .await
                .expect("the stream goes on")
                .expect("the stream goes on");
            (start.elapsed(), chunk.len())
        };
        let sent = table.player.post_raw(&path, &fields, &[("hx-request", "true")]);
        let ((latency, bytes), page) = tokio::join!(arrival, sent);
        // The first event of a stream is the whole page; the following ones are what a move costs.
        if turn > 0 {
            samples.push(Sample { latency, bytes });
        }
        table.page = page;
    }
    samples
}

fn report(encoding: &str, samples: &[Sample], seconds: f64, stream_kib: i64) {
    let mut latencies: Vec<Duration> = samples.iter().map(|sample| sample.latency).collect();
    let mut bytes: Vec<usize> = samples.iter().map(|sample| sample.bytes).collect();
    latencies.sort_unstable();
    bytes.sort_unstable();
    let at = |part: f64| (samples.len() as f64 * part) as usize;
    println!(
        "{TABLES} tables, {encoding}: {} moves, {:.0} a second",
        samples.len(),
        samples.len() as f64 / seconds
    );
    println!(
        "  move to stream:  median {:.1?}, p99 {:.1?}",
        latencies[at(0.5)],
        latencies[at(0.99)]
    );
    println!("  bytes a move:    median {}, p99 {}", bytes[at(0.5)], bytes[at(0.99)]);
    println!("  memory a table and stream: {stream_kib} KiB");
}

/// Everything a browser loads at a first visit of a table, compressed, without response heads.
async fn first_visit(game: &str) {
    let app = TestApp::start().await;
    let player = app.visitor();
    let table = player.quick_table(game).await;
    let page = player.get(&table).await;
    let http = reqwest::Client::new();
    let files = page.body.split('"').filter(|text| text.starts_with("/static/"));
    // A picture of a sheet is named behind a '#'; the sheet is loaded once.
    let files = files.map(|file| file.split('#').next().unwrap_or(file));
    let paths: BTreeSet<&str> = files.chain([table.as_str()]).collect();
    let mut total = 0;
    println!("first visit of {game}:");
    for path in paths {
        let request = http.get(app.url(path)).header("accept-encoding", "br");
        let answer = request.send().await.expect("an answer");
        let bytes = answer.bytes().await.expect("a body").len();
        println!("  {bytes:>7} {path}");
        total += bytes;
    }
    println!("  {total:>7} in all");
}

/// What each move of a game against a bot brings over the stream, those of the bot included.
async fn bytes_a_move(game: &str) {
    let app = TestApp::start().await;
    let player = app.visitor();
    let table = player.quick_table(game).await;
    let page = player.get(&table).await;
    let events = format!("{table}/events?seen={}-0", page.version());
    let mut stream = player.packed(&events, "br").await;
    let listening = tokio::spawn(async move {
        let mut bytes = Vec::new();
        while let Ok(Ok(Some(chunk))) = tokio::time::timeout(Duration::from_secs(2), stream.chunk()).await {
            bytes.push(chunk.len());
        }
        bytes
    });
    play_some(&player, &table, 60).await;
    let mut bytes = listening.await.expect("the stream is read");
    // The first event of a stream is the whole page.
    bytes.remove(0);
    bytes.sort_unstable();
    let at = |part: f64| bytes[(bytes.len() as f64 * part) as usize];
    println!(
        "a move of {game}: median {} bytes, p99 {}, of {}",
        at(0.5),
        at(0.99),
        bytes.len()
    );
}

/// The memory this process holds.
fn resident_kib() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok())
        .unwrap_or(0)
}
