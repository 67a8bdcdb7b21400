//! What a seat may not see is nowhere in what its browser receives.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};

use bots::BotSpec;
use catalogue::{AnyGame, AnyMatch};
use engine::{Seat, Seed, Setup, Turn, Viewer};
use serde_json::json;
use store::{Append, Store};
use tables::{
    Actor, Command, Continuation, Event, Log, NewTable, PersonId, Phase, SeatPlan, Stored, Summary, Table, TableId,
    Terms,
};

use crate::admin::hosted;
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

/// What two seats hold back from a third is made in the middle of a game, too: everybody draws in secret.
struct Later {
    /// A game that is over.
    old: Table,
    /// After how many of its moves another goes on.
    ply: usize,
    /// The moves that are made then, in which everybody draws once from the pile.
    moves: Vec<String>,
    /// Two seeds with which they look the same to one viewer, and different in truth.
    seeds: [Seed; 2],
}

/// A game that is over: bots played it.
fn old_game(game: &'static dyn AnyGame, players: usize) -> Table {
    let new = NewTable {
        game,
        options: [].into(),
        material: None,
        seed: Seed::named("an old game"),
        seats: vec![SeatPlan::Bot("light".to_owned()); players],
        seated: Vec::new(),
        again: None,
        terms: Terms::default(),
        door: Default::default(),
    };
    let log = Log {
        events: stored(new.decide().unwrap(), 0),
        ..Log::default()
    };
    let mut table = Table::read(&TableId::new([7; 10]), &log).unwrap();
    let mut bot = game.bot(BotSpec::Light, &Seed::named("its choices"));
    while let Some(seat) = table.to_move() {
        let text = bot.choose(&*table.played().unwrap().view(Viewer::Seat(seat)));
        make(&mut table, seat, Actor::Bot, &text);
    }
    table
}

fn stored(events: Vec<Event>, before: i64) -> Vec<Stored> {
    let stored = |(event, version)| Stored {
        version,
        at_ms: 0,
        event,
    };
    events.into_iter().zip(before + 1..).map(stored).collect()
}

/// Makes a move and gives what is written of it.
fn make(table: &mut Table, seat: Seat, actor: Actor, text: &str) -> Vec<Stored> {
    let text = text.to_owned();
    let events = table.decide(&Command::Move { seat, actor, text }).unwrap();
    let events = stored(events, table.version());
    for event in &events {
        table.apply(event).unwrap();
    }
    events
}

/// Lets everybody in turn do what comes first, and draw from the pile: what they did.
fn round(played: &mut dyn AnyMatch, players: usize) -> Option<Vec<String>> {
    let mut moves = Vec::new();
    for ply in played.due_chance() {
        played.push(&ply).unwrap();
    }
    for _ in 0..players {
        let Turn::Seat(seat) = played.turn() else { return None };
        while played.turn() == Turn::Seat(seat) {
            let offers = played.view(Viewer::Seat(seat)).offers();
            let pile = offers.iter().find(|offer| offer.text.ends_with("pile"));
            let text = pile.unwrap_or(&offers[0]).text.clone();
            played.play_text(seat, &text).unwrap();
            moves.push(text);
        }
    }
    moves.iter().any(|text| text.ends_with("pile")).then_some(moves)
}

/// Two games in the middle that are the same to one viewer and different in truth, by what was drawn in secret since. None of a
/// game in which nobody draws in secret once it is dealt.
fn later(game: &'static dyn AnyGame, players: usize, viewer: Viewer) -> Option<Later> {
    let old = old_game(game, players);
    let played = old.played().unwrap();
    let ply = (played.plies() / 3..played.plies()).find(|ply| {
        let mut branch = played.branch(*ply, Seed::named("try"));
        let whole_turn = *ply == 0 || played.mover(*ply - 1) != played.mover(*ply);
        whole_turn && played.mover(*ply).is_some() && round(&mut *branch, players).is_some()
    })?;
    let mut seen: HashMap<u64, (Seed, Vec<String>, String)> = HashMap::new();
    for number in 0..20_000u64 {
        let seed = Seed::named("later").nth(number);
        let mut branch = played.branch(ply, seed);
        let Some(moves) = round(&mut *branch, players) else {
            continue;
        };
        let truth = branch.state_json(branch.plies());
        let mut look = DefaultHasher::new();
        let view = branch.view(viewer).state_json().to_string();
        (view, format!("{:?}", branch.log(viewer)), &moves).hash(&mut look);
        match seen.entry(look.finish()) {
            Entry::Vacant(place) => {
                place.insert((seed, moves, truth));
            }
            Entry::Occupied(other) if other.get().2 != truth => {
                let seeds = [other.get().0, seed];
                return Some(Later { old, ply, moves, seeds });
            }
            Entry::Occupied(_) => {}
        }
    }
    panic!("{}: no two games look the same to {viewer:?}", game.info().id);
}

impl Later {
    /// Writes one of the two games, on which `owner` plays `seat`, and gives its address.
    async fn table(&self, store: &Store, seed: Seed, seat: Option<Seat>, owner: &str) -> String {
        let players = self.old.plans().len();
        let persons = persons(players, seat, owner);
        let continuation = Continuation {
            ply: self.ply,
            seed,
            seats: vec![SeatPlan::Person; players],
            seated: Seat::all(players).zip(persons.clone()).collect(),
        };
        let mut log = Log {
            events: stored(continuation.decide(&self.old).unwrap(), 0),
            ..Log::default()
        };
        let mut table = Table::read(&TableId::new([8; 10]), &log).unwrap();
        for text in &self.moves {
            let seat = table.to_move().unwrap();
            let actor = Actor::Person(persons[seat.index()].clone());
            let made = make(&mut table, seat, actor, text);
            log.events.extend(made);
        }
        write(store, &log.events, players).await
    }
}

/// Who sits where: `owner`, and somebody else everywhere else.
fn persons(players: usize, seat: Option<Seat>, owner: &str) -> Vec<PersonId> {
    let person = |other: Seat| match seat {
        Some(seat) if seat == other => owner.parse().unwrap(),
        _ => "0".repeat(64).parse().unwrap(),
    };
    Seat::all(players).map(person).collect()
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
    let new = NewTable {
        game,
        options: [].into(),
        material: None,
        seed,
        seats: vec![SeatPlan::Person; players],
        seated: Seat::all(players).zip(persons(players, seat, owner)).collect(),
        again: None,
        terms: Terms::default(),
        door: Default::default(),
    };
    write(store, &stored(new.decide().unwrap(), 0), players).await
}

/// Writes a table with these events, and gives its address.
async fn write(store: &Store, events: &[Stored], players: usize) -> String {
    let names: Vec<(Seat, String)> = Seat::all(players)
        .map(|seat| (seat, format!("Player {seat}")))
        .collect();
    let mut random = [0; 10];
    getrandom::fill(&mut random).unwrap();
    let id = TableId::new(random);
    let append = Append {
        table: &id,
        events,
        names: &names,
        wishes: &[],
        summary: &Summary {
            phase: Phase::Playing,
            ..Summary::default()
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
/// one asks for, of those that judge it, and of what is said there, without what names the table: its id and the hash of its seed.
async fn received(visitor: &Visitor, table: &str, seed: &Seed) -> String {
    for way in ["talk", "comment"] {
        let text = [("text", "what a tower")];
        visitor.post(&format!("{table}/{way}"), &text).await;
    }
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
        "board/30",
        "board/60",
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
    for path in [
        "analysis",
        "analysis/position?ply=3",
        "analysis/position?ply=3&as=1",
        "analysis/position?ply=3&as=2",
        "explore?ply=3",
        "explore?ply=3&opinion=1",
    ] {
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
        "/position",
        "/position?ply=3",
        "/position?ply=3&as=1",
        "/position?ply=3&as=2",
        "/position?ply=3&as=open",
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
        ("/explore", json!({"ply": 3})),
        ("/explore", json!({"ply": 3, "opinion": true})),
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
    let mut later_games = 0;
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
                let Some(later) = later(*game, players, viewer) else {
                    continue;
                };
                later_games += 1;
                let mut bytes = Vec::new();
                for seed in &later.seeds {
                    let table = later.table(&store, *seed, seat, &owner).await;
                    let program = if seat.is_some() { &own } else { &foreign };
                    bytes.push(received_by_program(program, &table, seed).await);
                }
                assert_eq!(bytes[0], bytes[1], "{} later as {viewer:?} of {players}", info.id);
            }
        }
    }
    assert!(
        later_games >= 3 + 4 + 5,
        "Cloud City, as each seat and as a spectator: {later_games}"
    );
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
    let (app, host) = hosted().await;
    let store = Store::open(app.database()).await.unwrap();
    let mut later_games = 0;
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
                assert!(bytes[0].contains("what a tower"));
                let Some(later) = later(*game, players, viewer) else {
                    continue;
                };
                later_games += 1;
                // Who runs the site watches with the eyes of all who watch.
                let visitor = if seat.is_some() { &visitor } else { &host };
                let mut bytes = Vec::new();
                for seed in &later.seeds {
                    let table = later.table(&store, *seed, seat, &person(visitor)).await;
                    let mut all = received(visitor, &table, seed).await;
                    if seat.is_none() {
                        let admin = host
                            .get(&format!("/admin?table={}", table.trim_start_matches("/tables/")))
                            .await;
                        assert!(admin.body.contains(&table));
                        // How large the database has grown is no secret of a game.
                        let listed = admin.body.split("id=\"tables\"").nth(1).unwrap();
                        let (listed, _) = listed.split_once("id=\"site\"").unwrap();
                        all.push_str(&listed.replace(table.trim_start_matches("/tables/"), "TABLE"));
                    }
                    bytes.push(all);
                }
                assert_eq!(bytes[0], bytes[1], "{} later as {viewer:?} of {players}", info.id);
            }
        }
    }
    assert!(
        later_games >= 3 + 4 + 5,
        "Cloud City, as each seat and as a spectator: {later_games}"
    );
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
