//! What a seat may not see is nowhere in what its browser receives.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use engine::{Game, Inspect, Match, Seat, Seed, Setup, Viewer};
use store::{Event, Phase, SeatPlan, Store, Summary, TableId};

use crate::harness::{TestApp, Visitor};

/// Two deals that are the same to one viewer, down to the order in which the log told them, and different in truth.
struct Twins {
    seeds: [Seed; 2],
}

struct FindTwins {
    players: usize,
    viewer: Viewer,
}

impl catalogue::Visitor for FindTwins {
    type Output = Option<Twins>;

    fn visit<G: Game + Inspect>(self) -> Option<Twins> {
        let mut seen = HashMap::new();
        for number in 0..300_000u64 {
            let seed = Seed::named("twins").nth(number);
            let played = Match::<G>::new(Setup::new(self.players), seed).unwrap();
            let view = played.observe(self.viewer).state().clone();
            let told = played.log(self.viewer).map(|(ply, phrase)| format!("{ply} {phrase:?}"));
            match seen.entry((view, told.collect::<Vec<_>>())) {
                Entry::Vacant(place) => {
                    place.insert((seed, played.state().clone()));
                }
                Entry::Occupied(other) if other.get().1 != *played.state() => {
                    return Some(Twins {
                        seeds: [other.get().0, seed],
                    });
                }
                Entry::Occupied(_) => {}
            }
        }
        None
    }
}

/// Writes a dealt table with a chosen seed, on which `visitor` plays `seat`, and gives its address.
async fn table(store: &Store, game: &str, players: usize, seed: Seed, seat: Option<Seat>, visitor: &Visitor) -> String {
    let info = catalogue::find(game).unwrap();
    let played = catalogue::deal(game, Setup::new(players), seed).unwrap();
    let mut events = vec![Event::Created {
        game: game.to_owned(),
        rules_version: info.rules_version,
        options: [].into(),
        seed: seed.to_string(),
        seats: vec![SeatPlan::Person; players],
        again: None,
    }];
    for other in Seat::all(players) {
        let session = if Some(other) == seat {
            session(visitor)
        } else {
            "0".repeat(64)
        };
        events.push(Event::Joined {
            seat: other,
            session: session.parse().unwrap(),
            name: format!("Player {other}"),
        });
    }
    let chance = played
        .to_record(Vec::new(), false)
        .plies
        .into_iter()
        .map(|ply| ply.text);
    events.push(Event::Dealt {
        chance: chance.collect(),
    });
    let mut random = [0; 10];
    getrandom::fill(&mut random).unwrap();
    let id = TableId::new(random);
    let summary = Summary {
        phase: Phase::Playing,
        names: Vec::new(),
        to_move: None,
        winners: Vec::new(),
    };
    store.append(&id, 0, &events, &summary).await.unwrap();
    format!("/tables/{id}")
}

/// The session of a visitor, as the server derives it from the cookie.
fn session(visitor: &Visitor) -> String {
    use sha2::{Digest as _, Sha256};
    let cookie = visitor.cookie("chantier").expect("the visitor has been here");
    let digest = Sha256::digest([b"chantier session\0".as_slice(), cookie.as_bytes()].concat());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// All bytes of a table's page and of the first event of its stream, without what names the table: its id and the
/// hash of its seed.
async fn received(visitor: &Visitor, table: &str, seed: &Seed) -> String {
    let page = visitor.get(table).await.body;
    let event = visitor.stream(&format!("{table}/events?version=0")).await.next().await;
    format!("{page}\n{event}")
        .replace(table, "TABLE")
        .replace(table.trim_start_matches("/tables/"), "TABLE")
        .replace(&seed.commitment().to_string(), "HASH")
}

#[tokio::test]
async fn two_tables_that_differ_only_in_secrets_send_the_same_bytes() {
    let app = TestApp::start().await;
    let store = Store::open(app.database()).await.unwrap();
    for info in catalogue::games().iter().filter(|info| info.hidden) {
        for players in info.players.clone() {
            let seats = Seat::all(players).map(Some);
            for seat in seats.chain([None]) {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let twins = catalogue::visit(info.id, FindTwins { players, viewer }).unwrap();
                let twins = twins.unwrap_or_else(|| panic!("{}: no two deals look the same to {viewer:?}", info.id));
                let visitor = app.visitor();
                visitor.get("/").await;
                let mut bytes = Vec::new();
                for seed in &twins.seeds {
                    let table = table(&store, info.id, players, *seed, seat, &visitor).await;
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
    for info in catalogue::games() {
        let (ana, eve) = (app.visitor(), app.visitor());
        ana.get("/").await;
        eve.get("/").await;
        let seed = Seed::named("a secret");
        let players = *info.players.start();
        let table = table(&store, info.id, players, seed, Some(Seat::FIRST), &ana).await;
        for visitor in [&ana, &eve] {
            let bytes = received(visitor, &table, &seed).await;
            assert!(!bytes.contains(&seed.to_string()), "{}: the seed", info.id);
            assert!(
                !bytes.contains(&session(&ana)) && !bytes.contains(&"0".repeat(64)),
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
