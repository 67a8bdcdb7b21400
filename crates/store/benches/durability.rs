//! What it costs that an acknowledged move survives a power cut: `cargo bench -p store`.
//!
//! So many writers append a move each to a table of their own, one after the other, as players do who wait for the
//! answer. Measured are the appends a second of all of them, and how long one took. The files are in the folder
//! for temporary files (`TMPDIR`): on a disk in memory a sync costs nothing, and the figures say nothing.

use std::time::{Duration, Instant};

use engine::Seat;
use store::{Append, Durability, PrivatePostgres, Store};
use tables::{Event, LoggedSeed, Phase, SeatPlan, Stored, Summary, TableId};

const WRITERS: [usize; 3] = [1, 16, 128];
const TIME: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() {
    // Cargo calls every benchmark with this word; tests call it without.
    if !std::env::args().any(|word| word == "--bench") {
        return;
    }
    println!("database    durability  writers  appends/s   p50 ms   p99 ms");
    for durability in [Durability::Full, Durability::Normal] {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let file = folder.path().join("tables.sqlite").display().to_string();
        measure("SQLite", &file, durability).await;
    }
    let server = PrivatePostgres::start().expect("a PostgreSQL server");
    for (name, durability) in [("full", Durability::Full), ("normal", Durability::Normal)] {
        let database = server.create_database(name).expect("an empty database");
        measure("PostgreSQL", &database, durability).await;
    }
}

async fn measure(database: &str, address: &str, durability: Durability) {
    let store = Store::open_with(address, durability).await.expect("the database opens");
    let mut next = 0_u16;
    for writers in WRITERS {
        let start = Instant::now();
        let tasks: Vec<_> = (0..writers)
            .map(|_| {
                next += 1;
                let mut random = [0; 10];
                random[..2].copy_from_slice(&next.to_be_bytes());
                tokio::spawn(write(store.clone(), TableId::new(random)))
            })
            .collect();
        let mut took = Vec::new();
        for task in tasks {
            took.extend(task.await.expect("a writer writes"));
        }
        let seconds = start.elapsed().as_secs_f64();
        took.sort_unstable();
        let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!(
            "{database:<11} {:<11} {writers:>7} {:>10.0} {:>8.2} {:>8.2}",
            format!("{durability:?}").to_lowercase(),
            took.len() as f64 / seconds,
            at(0.5),
            at(0.99)
        );
    }
    store.close().await;
}

/// Appends to a table for a while, and says how long each append took.
async fn write(store: Store, table: TableId) -> Vec<Duration> {
    let created = Event::Created {
        game: "batisseurs".to_owned(),
        rules_version: 1,
        options: Default::default(),
        material: None,
        seed: LoggedSeed::Known("00".repeat(32)),
        seats: vec![SeatPlan::Person, SeatPlan::Person],
        again: None,
        past: None,
        terms: Box::default(),
    };
    let summary = Summary {
        phase: Phase::Playing,
        names: vec!["Ana".to_owned(), "Bo".to_owned()],
        to_move: Some(Seat::FIRST),
        ..Summary::default()
    };
    let mut took = Vec::new();
    let (mut event, start) = (created, Instant::now());
    for version in 1.. {
        let events = [Stored {
            version,
            at_ms: version,
            event,
        }];
        let append = Append {
            table: &table,
            events: &events,
            names: &[],
            wishes: &[],
            summary: &summary,
        };
        let asked = Instant::now();
        store.append(&append).await.expect("nobody else writes there");
        took.push(asked.elapsed());
        if start.elapsed() > TIME {
            break;
        }
        event = Event::Moved {
            seat: Seat::FIRST,
            text: "open chapel".to_owned(),
            chance: vec!["reveal mill".to_owned()],
        };
    }
    took
}
