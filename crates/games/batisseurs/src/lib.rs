//! Les Bâtisseurs (Moyen-Âge): open sites, recruit workers, send them to work, be the first builder of the realm.
//!
//! ```
//! use batisseurs::Batisseurs;
//! use engine::{Match, Seat, Seed, Setup, Turn};
//!
//! let mut game = Match::<Batisseurs>::new(Setup::new(2), Seed::named("a quiet evening")).unwrap();
//! assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
//! game.play_text(Seat::FIRST, "take 3").unwrap();
//! game.play_text(Seat::FIRST, "end").unwrap();
//! assert!(game.play_text(Seat::FIRST, "end").is_err());
//! ```
//!
//! The rulings (B1 to B17) that the code names are in `RULINGS.md`.

mod cards;
mod heuristics;
mod inventory;
mod material;
mod moves;
mod resources;
mod rules;
mod score;
mod state;
mod words;

use engine::Viewer;
use engine::{
    Describe, Game, Heuristics, Info, Log, Phrase, Provenance, Rng, Score, ScoreItem, Seat, Setup, SetupError,
    TieBreak, Turn,
};

pub use cards::{BUILDINGS, Building, Card, CardSet, Cards, DECK_WORKERS, Identity, Kind, MACHINES, WORKERS, Worker};
pub use material::{BuildingFace, Material, WorkerFace};
pub use moves::{Move, ParseMoveError};
pub use resources::{Resource, Resources};
pub use rules::{ACTION_PRICE, GOAL, IDLE_ROUNDS, MOST_EXCHANGED, Refusal, exchange};
pub use score::{ECUS_PER_POINT, building_points};
pub use state::{Builder, FIRST_ECUS, FREE_ACTIONS, PerBuilding, ROW, Row, State, Step};
pub use words::Event;

use rules::Due;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Batisseurs {
    players: u8,
    material: Material,
}

impl Batisseurs {
    /// The cards.
    pub fn material(&self) -> &Material {
        &self.material
    }
}

impl Game for Batisseurs {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: "batisseurs",
        name: "Les Bâtisseurs",
        players: 2..=4, // B1
        rules_versions: 1..=1,
        provenance: Provenance::Printed,
        material: material::PRINTED,
        options: &[],
        tie_breaks: &[
            TieBreak {
                name: "tie-buildings",
                fewest: false,
            },
            TieBreak {
                name: "tie-ecus",
                fewest: false,
            },
        ],
        hidden: false,
        words: engine::game_words!(),
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let material = match &setup.material {
            Some(text) => Material::loaded(text)?,
            None => Material::printed(),
        };
        Ok(Batisseurs {
            players: setup.players as u8,
            material,
        })
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        self.empty_table()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    #[inline]
    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        self.push_legal(state, moves);
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        match self.due(state) {
            Some(Due::Building(unseen)) => outcomes.extend(unseen.iter().map(|card| (Move::RevealBuilding(card), 1))),
            Some(Due::Apprentice(unseen)) => outcomes.extend(unseen.iter().map(|card| (Move::Deal(card), 1))),
            Some(Due::Worker(unseen)) => outcomes.extend(unseen.iter().map(|card| (Move::RevealWorker(card), 1))),
            None => {}
        }
    }

    #[inline]
    fn draw(&self, state: &State, word: u64) -> Move {
        match self.due(state) {
            Some(Due::Building(unseen)) => Move::RevealBuilding(unseen.nth(engine::share(word, unseen.len()))),
            Some(Due::Apprentice(unseen)) => Move::Deal(unseen.nth(engine::share(word, unseen.len()))),
            Some(Due::Worker(unseen)) => Move::RevealWorker(unseen.nth(engine::share(word, unseen.len()))),
            None => unreachable!("draw is called only when chance moves"),
        }
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.refuse(state, mv)
    }

    #[inline]
    fn play_unchecked<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        self.perform(state, mv, log);
    }

    /// Everything lies open but the order of the decks, which does not exist.
    #[inline]
    fn redeal<R: Rng>(&self, _: &mut State, _: Viewer, _: &mut R) {}

    #[inline]
    fn score(&self, state: &State, seat: Seat) -> Score {
        score::score(&self.material, &state.builders[seat.index()])
    }

    /// Each card is opened or recruited once, and each worker goes to each building at most once, since he leaves
    /// it only when it is finished. After each of these at most three rounds pass in idleness (B14), and the
    /// actions of all turns are limited by the free ones and by the écus there can be.
    fn longest(&self) -> u32 {
        let deal = 84;
        let busy = BUILDINGS + DECK_WORKERS + WORKERS * BUILDINGS;
        let turns = (busy + 1) * (usize::from(IDLE_ROUNDS) + 1) * self.players();
        let ecus = turns * usize::from(exchange(MOST_EXCHANGED)) + 40 + 448;
        let bought = ecus / usize::from(ACTION_PRICE);
        (deal + 3 * busy + turns * (usize::from(FREE_ACTIONS) + 1) + 2 * bought) as u32
    }
}

impl Describe for Batisseurs {
    fn provenance(&self) -> Provenance {
        self.material.provenance
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        score::breakdown(&self.material, &state.builders[seat.index()], items);
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        self.say_move(state, mv)
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        self.say_event(event)
    }

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        Phrase::new(refusal.to_string())
    }

    fn ends_turn(&self, state: &State, mv: Move) -> bool {
        let mut after = state.clone();
        mv == Move::End && {
            self.play_unchecked(&mut after, mv, &mut ());
            self.turn(&after) != self.turn(state)
        }
    }
}

impl Heuristics for Batisseurs {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, _: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, rng)
    }
}
