//! Welkin: builders of the sky islands, and a market that moves under everybody's feet.
//!
//! Sites are opened from a common display, resources are produced by turning one's tokens over, and a finished site
//! is sold at once for what its resources are worth at that moment: as many coins as quotation tokens show each of
//! them. The rulings of the house (W1 to W36) stand in `RULINGS.md`, and by their numbers at the code and the tests.
//!
//! ```
//! use engine::{Describe, Game, Heuristics, Match, Seat, Seed, Setup};
//! use welkin::Welkin;
//!
//! let mut played = Match::<Welkin>::new(Setup::new(3), Seed::named("a windy day")).unwrap();
//! assert_eq!(played.state().prices().total(), 10);
//! let first = played.legal()[0];
//! played.play(Seat::FIRST, first).unwrap();
//! ```

mod card;
mod events;
mod heuristics;
mod inventory;
mod list;
mod material;
mod moves;
mod refusal;
mod resource;
mod rules;
mod score;
mod state;
mod words;

pub use card::{CARDS, Card, CardSet, Power, Quotation};
pub use components::UnknownName;
pub use events::Event;
pub use list::List;
pub use material::{Material, QUOTATIONS, SiteFace, ZONE};
pub use moves::{Move, Slot};
pub use refusal::Refusal;
pub use resource::{Kinds, Resource, Tally};
pub use rules::{BUY_PRICE, IDLE_ROUNDS, TURN_PRICE};
pub use state::{Board, DISPLAY, MOST_OPEN, PLACES, STOCK, SUPPLY, Site, State, Step};

use engine::{Game, Info, Log, OptionSpec, Provenance, Rng, Score, Seat, Setup, SetupError, TieBreak, Turn, Viewer};
use heuristics::{SHIPPED, Weights};

/// Whether a site sold incomplete counts as finished and gives its power (W22).
const INCOMPLETE: OptionSpec = OptionSpec {
    key: "incomplete",
    values: &["counts", "strict"],
};

/// The game under the name by which the catalogue finds it.
pub type Rules = Welkin;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Welkin {
    material: Material,
    players: usize,
    strict: bool,
    provenance: Provenance,
    weights: Weights,
}

impl Welkin {
    /// What the components show.
    pub fn material(&self) -> &Material {
        &self.material
    }

    /// How many cards the pile holds at first, the display among them (W1).
    pub fn pile(&self) -> u8 {
        if self.players == 2 { 20 } else { 24 }
    }
}

impl Game for Welkin {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: "welkin",
        name: "Welkin",
        // W30: they play clockwise.
        players: 2..=4,
        rules_versions: 1..=1,
        provenance: Provenance::Reconstruction,
        material: material::BUILT_IN,
        options: &[INCOMPLETE],
        tie_breaks: &[
            TieBreak {
                name: "tie-break-finished",
                fewest: false,
            },
            TieBreak {
                name: "tie-break-cost",
                fewest: false,
            },
        ],
        hidden: false,
        words: engine::game_words!(),
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let (material, provenance) = match &setup.material {
            Some(text) => (Material::read(text)?, Provenance::Loaded),
            None => (Material::built_in()?, Provenance::Reconstruction),
        };
        Ok(Welkin {
            material,
            players: setup.players,
            strict: setup.value(&INCOMPLETE) == "strict",
            provenance,
            weights: SHIPPED.clone(),
        })
    }

    fn players(&self) -> usize {
        self.players
    }

    /// Nobody has money (W3), the production tokens show their resources (W30), and seat 1 begins (W4).
    fn start(&self) -> State {
        State {
            boards: List::of_default(self.players),
            market: *self.material.quotations(),
            display: [None; DISPLAY],
            pile: self.pile(),
            unseen: CardSet::ALL,
            gone: CardSet::EMPTY,
            reserve: Tally::each(SUPPLY),
            seat: Seat::FIRST,
            acted: false,
            selling: false,
            stirred: false,
            idle: 0,
            ending: None,
            step: Step::Quoting(0),
        }
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

    /// The cards nobody has seen are a set without an order: there is nothing to deal anew (W29).
    fn redeal<R: Rng>(&self, _: &mut State, _: Viewer, _: &mut R) {}

    fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_of(state, seat)
    }

    /// Every card can be taken, filled, sold and its power used once; each of these ends a streak of idle turns, and
    /// no turn has more than 30 moves besides.
    fn longest(&self) -> u32 {
        let stirs = u32::from(self.pile()) * (1 + material::MOST_SLOTS as u32 + 1 + 1);
        let turns = (stirs + 1) * u32::from(IDLE_ROUNDS) * self.players as u32;
        turns * 30
    }
}
