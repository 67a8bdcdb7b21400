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
mod events;
mod heuristics;
mod inventory;
mod material;
mod moves;
mod refusal;
mod resources;
mod rules;
mod score;
mod state;
mod words;

use engine::{Game, Info, Log, Provenance, Rng, Score, Seat, Setup, SetupError, TieBreak, Turn, Viewer};
use heuristics::{SHIPPED, Weights};

pub use cards::{BUILDINGS, Building, Card, DECK_WORKERS, Identity, Kind, MACHINES, WORKERS, Worker};
pub use components::Set as CardSet;
pub use events::Event;
pub use material::{BuildingFace, Material, WorkerFace};
pub use moves::{Move, ParseMoveError};
pub use refusal::Refusal;
pub use resources::{Resource, Resources};
pub use rules::{ACTION_PRICE, GOAL, IDLE_ROUNDS, MOST_EXCHANGED, exchange};
pub use score::{ECUS_PER_POINT, building_points};
pub use state::{Builder, FIRST_ECUS, FREE_ACTIONS, PerBuilding, ROW, Row, State, Step};

/// The game under the name by which the catalogue finds it.
pub type Rules = Batisseurs;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Batisseurs {
    players: u8,
    material: Material,
    weights: Weights,
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
            weights: SHIPPED.clone(),
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
        self.list_moves(state, moves);
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        self.list_outcomes(state, outcomes);
    }

    #[inline]
    fn draw(&self, state: &State, word: u64) -> Move {
        self.draw_outcome(state, word)
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.check_move(state, mv)
    }

    #[inline]
    fn play_unchecked<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        self.play_move(state, mv, log);
    }

    /// Everything lies open but the order of the decks, which does not exist.
    #[inline]
    fn redeal<R: Rng>(&self, _: &mut State, _: Viewer, _: &mut R) {}

    #[inline]
    fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_of(state, seat)
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
