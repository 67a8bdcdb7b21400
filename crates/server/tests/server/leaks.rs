//! What a seat may not see is nowhere in what its browser receives.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};

use catalogue::AnyGame;
use engine::{Seat, Seed, Setup, Viewer};
use serde_json::json;
use store::{Append, Store};
use tables::{NewTable, Phase, SeatPlan, Stored, Summary, TableId, Terms};

use crate::harness::program::Program;
use crate::harness::{TestApp, Visitor};

/// Two deals that are the same to one viewer, down to the order in which the log told them, and different in truth.
fn twins(game: &dyn AnyGame, players: usize, viewer: Viewer) -> Option<[Seed; 2]> {
    let deal = |seed: Seed| game.deal(Setup::new(players), seed).unwrap();
    let truth = |seed: Seed| {
        let played = deal(seed);
        played.state_json(played.plies())
    };
    let mut seen: HashMap<u64, Seed> = HashMap::new();
    for number in 0..300_000u64 {
        let seed = Seed::named("twins").nth(number);
        let played = deal(seed);
        let mut look = DefaultHasher::new();
        (
            played.view(viewer).state_json().to_string(),
            format!("{:?}", played.log(viewer)),
        )
            .hash(&mut look);
        match seen.entry(look.finish()) {
            Entry::Vacant(place) => {
                place.insert(seed);
            }
            Entry::Occupied(other) if truth(*other.get()) != truth(seed) => return Some([*other.get(), seed]),
            Entry::Occupied(_) => {}
        }
    }
    None
}

/// Writes a dealt table with a chosen seed, on which `owner` plays `seat`, and gives its address.
async fn table(
    store: &Store,
    game: &'static dyn AnyGame,
    players: usize,
    seed: Seed,
    seat: Option<Seat>,
    owner: &str,
) -> String {
    let person = |other: Seat| match seat {
        Some(seat) if seat == other => owner.parse().unwrap(),
        _ => "0".repeat(64).parse().unwrap(),
    };
    let new = NewTable {
        game,
        options: [].into(),
        material: None,
        seed,
        seats: vec![SeatPlan::Person; players],
        seated: Seat::all(players).map(|other| (other, person(other))).collect(),
        again: None,
        terms: Terms::default(),
        door: Default::default(),
    };
    let stored = |(event, version)| Stored {
        version,
        at_ms: 0,
        event,
    };
    let events: Vec<Stored> = new.decide().unwrap().into_iter().zip(1..).map(stored).collect();
    let names: Vec<(Seat, String)> = Seat::all(players)
        .map(|seat| (seat, format!("Player {seat}")))
        .collect();
    let mut random = [0; 10];
    getrandom::fill(&mut random).unwrap();
    let id = TableId::new(random);
    let append = Append {
        table: &id,
        events: &events,
        names: &names,
        wishes: &[],
        summary: &Summary {
            phase: Phase::Playing,
            names: Vec::new(),
            to_move: None,
            winners: Vec::new(),
            people: Vec::new(),
            points: Vec::new(),
            so_far: Vec::new(),
            moves: 0,
            ranks: Vec::new(),
            record: false,
            early_end: None,
            resigned: Vec::new(),
            until_ms: None,
            watched: false,
            due_ms: None,
            rated: false,
            counted: Vec::new(),
            open: None,
        },
    };
    store.append(&append).await.unwrap();
    format!("/tables/{id}")
}

/// The id of a visitor, as the server derives it from the cookie.
pub fn person(visitor: &Visitor) -> String {
    session(&visitor.cookie("chantier").expect("the visitor has been here"))
}

/// The id of a session, as the server derives it from the cookie.
pub fn session(cookie: &str) -> String {
    use sha2::{Digest as _, Sha256};
    let digest = Sha256::digest([b"chantier session\0".as_slice(), cookie.as_bytes()].concat());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// All bytes of a table's page, of the first event of its stream, of the pages that show its game again, whoever's eyes
/// one asks for, and of those that judge it, without what names the table: its id and the hash of its seed.
async fn received(visitor: &Visitor, table: &str, seed: &Seed) -> String {
    let page = visitor.get(table).await.body;
    let event = visitor.stream(&format!("{table}/events?seen=0-0")).await.next().await;
    let mut bytes = format!("{page}\n{event}");
    for ply in ["0", "3", "7", "999"] {
        for eyes in ["", "&as=1", "&as=2", "&as=3", "&as=4", "&as=open"] {
            let path = format!("{table}/replay?ply={ply}{eyes}");
            let (shown, part) = (visitor.get(&path).await, visitor.get_part(&path).await);
            assert_eq!(shown.status, 200, "{path}");
            bytes.extend([shown.body, part.body]);
        }
    }
    for path in [
        "log",
        "board/0",
        "board/3",
        "continue?ply=3",
        "report?ply=3",
        "preview.png",
        "record",
    ] {
        let shown = visitor.get(&format!("{table}/{path}")).await;
        assert!(shown.status < 500, "{path}");
        bytes.push_str(&shown.body);
    }
    // What the search makes of a game, and what might have been, is for games whose secrets are out.
    for path in ["analysis", "explore?ply=3", "explore?ply=3&opinion=1"] {
        let path = format!("{table}/{path}");
        let (shown, part) = (visitor.get(&path).await, visitor.get_part(&path).await);
        assert_eq!((shown.status, part.status), (404, 404), "{path}");
        bytes.extend([shown.body, part.body]);
    }
    bytes
        .replace(table, "TABLE")
        .replace(table.trim_start_matches("/tables/"), "TABLE")
        .replace(&seed.commitment().to_string(), "HASH")
}

/// All bytes that a program receives of a table, whoever's eyes it asks for, without what names the table.
async fn received_by_program(program: &Program, table: &str, seed: &Seed) -> String {
    let mut bytes = String::new();
    for path in [
        "",
        "?as=1",
        "?as=2",
        "/moves",
        "/moves?as=1",
        "/moves?as=2",
        "/log",
        "/log?since=2",
    ] {
        let answer = program.get(&format!("{table}{path}")).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        bytes.push_str(&answer.body);
    }
    for path in ["/record", "/analysis"] {
        let answer = program.get(&format!("{table}{path}")).await;
        assert_eq!(answer.status, 404, "{path}");
        bytes.push_str(&answer.body);
    }
    for (path, body) in [
        ("/analysis", json!(null)),
        ("/again", json!(null)),
        ("/move", json!({"version": 0, "move": "x"})),
        ("/undo", json!({"version": 0})),
        ("/join", json!({"seat": 1})),
    ] {
        let answer = program.post(&format!("{table}{path}"), &body).await;
        assert!((400..500).contains(&answer.status), "{path}: {}", answer.body);
        bytes.push_str(&answer.body);
    }
    // The list itself is stored with the table, and says who sits there to those who do.
    bytes
        .replace(table.trim_start_matches("/tables/"), "TABLE")
        .replace(&seed.commitment().to_string(), "HASH")
}

#[tokio::test]
async fn two_tables_that_differ_only_in_secrets_send_programs_the_same_bytes() {
    let app = TestApp::start().await;
    let store = Store::open(app.database()).await.unwrap();
    let visitor = app.visitor();
    visitor.get("/").await;
    let owner = person(&visitor);
    visitor.keep("Ana").await;
    let (own, foreign) = (
        app.program_with(&visitor.new_token("bot").await),
        app.program("Eve").await,
    );
    for game in catalogue::games().iter().filter(|game| game.info().hidden) {
        let info = game.info();
        for players in info.players.clone() {
            let seats = Seat::all(players).map(Some);
            for seat in seats.chain([None]) {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let twins = twins(*game, players, viewer).expect("two deals that look the same");
                let mut bytes = Vec::new();
                for seed in &twins {
                    let table = table(&store, *game, players, *seed, seat, &owner).await;
                    let program = if seat.is_some() { &own } else { &foreign };
                    bytes.push(received_by_program(program, &table, seed).await);
                    assert!(!bytes.concat().contains(&seed.to_string()), "{}: the seed", info.id);
                    assert!(
                        !bytes.concat().contains(&owner) && !bytes.concat().contains(&"0".repeat(64)),
                        "{}: a person",
                        info.id
                    );
                }
                assert_eq!(bytes[0], bytes[1], "{} as {viewer:?} of {players}", info.id);
            }
        }
    }
}

#[tokio::test]
async fn a_foreign_token_sees_a_table_as_a_spectator_does() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.program("Ana").await, app.program("Eve").await);
    let made = ana
        .new_table(json!({"game": "cloud-city", "seats": ["me", "gentle"], "start": 1}))
        .await;
    let table = format!("/tables/{}", made["id"].as_str().unwrap());
    let (own, watched) = (
        ana.get(&table).await.json(),
        eve.get(&format!("{table}?as=1")).await.json(),
    );
    assert_eq!((&own["viewer"], &watched["viewer"]), (&json!(1), &json!(null)));
    assert_ne!(own["observation"], watched["observation"], "a hand is its owner's");
    assert_eq!(
        watched["observation"],
        app.program("Bo").await.get(&table).await.json()["observation"]
    );
    assert!(watched["seed"].is_null() && own["seed"].is_null());
}

#[tokio::test]
async fn two_tables_that_differ_only_in_secrets_send_the_same_bytes() {
    let app = TestApp::start().await;
    let store = Store::open(app.database()).await.unwrap();
    for game in catalogue::games().iter().filter(|game| game.info().hidden) {
        let info = game.info();
        for players in info.players.clone() {
            let seats = Seat::all(players).map(Some);
            for seat in seats.chain([None]) {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let twins = twins(*game, players, viewer);
                let twins = twins.unwrap_or_else(|| panic!("{}: no two deals look the same to {viewer:?}", info.id));
                let visitor = app.visitor();
                visitor.get("/").await;
                let mut bytes = Vec::new();
                for seed in &twins {
                    let table = table(&store, *game, players, *seed, seat, &person(&visitor)).await;
                    bytes.push(received(&visitor, &table, seed).await);
                }
                assert_eq!(bytes[0], bytes[1], "{} as {viewer:?} of {players}", info.id);
            }
        }
    }
}

#[tokio::test]
async fn no_browser_receives_the_seed_or_the_keys_of_others() {
    let app = TestApp::start().await;
    let store = Store::open(app.database()).await.unwrap();
    for game in catalogue::games() {
        let info = game.info();
        let (ana, eve) = (app.visitor(), app.visitor());
        ana.get("/").await;
        eve.get("/").await;
        let seed = Seed::named("a secret");
        let players = *info.players.start();
        let table = table(&store, *game, players, seed, Some(Seat::FIRST), &person(&ana)).await;
        for visitor in [&ana, &eve] {
            let bytes = received(visitor, &table, &seed).await;
            assert!(!bytes.contains(&seed.to_string()), "{}: the seed", info.id);
            assert!(
                !bytes.contains(&person(&ana)) && !bytes.contains(&"0".repeat(64)),
                "{}: a session",
                info.id
            );
            assert!(
                !bytes.contains(&visitor.cookie("chantier").unwrap()),
                "{}: the cookie",
                info.id
            );
        }
        assert!(
            !received(&eve, &table, &seed).await.contains(&ana.token().await),
            "{}: a token",
            info.id
        );
    }
}
