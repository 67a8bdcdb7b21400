//! Noria: a wheel of actions, flying islands, and a town hall whose politicians decide what investments are worth.
//!
//! ```
//! use engine::{Match, Seat, Seed, Setup, Turn};
//! use noria::Noria;
//!
//! let mut game = Match::<Noria>::new(Setup::new(2), Seed::named("above the clouds")).unwrap();
//! assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
//! game.play_text(Seat::FIRST, "take obsidian").unwrap();
//! game.play_text(Seat::new(1), "take energy").unwrap();
//! game.play_text(Seat::FIRST, "enter refining").unwrap();
//! assert!(game.play_text(Seat::FIRST, "enter research").is_err());
//! ```
//!
//! The rulings (W1, D1, B1 and so on) that the code names are in `RULINGS.md`.

mod events;
mod heuristics;
mod inventory;
mod kinds;
mod material;
mod moves;
mod refusal;
mod rules;
mod score;
mod state;
mod wheel;
mod words;

use engine::{Game, Info, Log, OptionSpec, Provenance, Rng, Score, Seat, Setup, SetupError, TieBreak, Turn, Viewer};
use heuristics::{SHIPPED, Weights};

pub use events::Event;
pub use kinds::{
    ByChamber, ByDisc, ByGood, ByIsland, ByPath, ByResource, Chamber, DiscKind, FactorySet, Good, GoodSet, Island,
    IslandSet, Path, Plot, Resource, SpaceSet,
};
pub use material::{
    BUILT_IN, Dock, FACTORIES, FactorySpace, IslandTile, Level, MAX_FACTORY_SPACES, MAX_ISLANDS_IN_PLAY, Material,
    ROUND_TRACK, SHIPS_IN_BOX, STALL_PRICES, SURCHARGE_FROM,
};
pub use moves::{Amounts, Move, ParseMoveError};
pub use refusal::{Phase, Price, Refusal};
pub use rules::{Bill, Kinds, RESOURCE_PRICE};
pub use score::rewarded_level;
pub use state::{Deed, Player, Politicians, State, Step, TurnSoFar};
pub use wheel::{Disc, ParseWheelError, Ring, SPACES, Space, Wheel};

const MODE: OptionSpec = OptionSpec {
    key: "mode",
    values: &["base", "expert"],
};
const MARKET: OptionSpec = OptionSpec {
    key: "market",
    values: &["first-game", "random"],
};
const ADJACENCY: OptionSpec = OptionSpec {
    key: "adjacency",
    values: &["open", "strict"],
};

/// The game under the name by which the catalogue finds it.
pub type Rules = Noria;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Noria {
    players: usize,
    /// Which bought disc is placed next is chosen since version 2 (C9).
    rules_version: u32,
    expert: bool,
    /// Whether chance lays the market; it always does in the expert game (S2).
    random_market: bool,
    /// Whether discs must be activated in a chain without a gap (W2).
    strict: bool,
    material: Material,
    provenance: Provenance,
    weights: Weights,
}

impl Noria {
    /// The tables of the box.
    pub fn material(&self) -> &Material {
        &self.material
    }

    /// Whether the expert rules are played.
    pub fn is_expert(&self) -> bool {
        self.expert
    }

    /// Whether discs must be activated in a chain without a gap (W2).
    pub fn is_strict(&self) -> bool {
        self.strict
    }
}

impl Game for Noria {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: "noria",
        name: "Noria",
        players: 2..=4,
        rules_versions: 1..=2,
        provenance: Provenance::Reconstruction,
        material: BUILT_IN,
        options: &[MODE, MARKET, ADJACENCY],
        tie_breaks: &[TieBreak {
            name: "tie-belongings",
            fewest: true,
        }],
        hidden: false,
        words: engine::game_words!(),
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let text = setup.material.as_deref();
        let expert = setup.value(&MODE) == "expert";
        Ok(Noria {
            players: setup.players,
            rules_version: setup.rules_version(&Self::INFO),
            expert,
            random_market: expert || setup.value(&MARKET) == "random",
            strict: setup.value(&ADJACENCY) == "strict",
            material: text
                .map_or_else(Material::built_in, Material::read)
                .map_err(|error| SetupError::Material(error.to_string()))?,
            provenance: text.map_or(Self::INFO.provenance, |_| Provenance::Loaded),
            weights: SHIPPED.clone(),
        })
    }

    fn players(&self) -> usize {
        self.players
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

    /// Everything lies open but the islands to come, which have no order until they appear.
    #[inline]
    fn redeal<R: Rng>(&self, _: &mut State, _: Viewer, _: &mut R) {}

    #[inline]
    fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_of(state, seat)
    }

    /// A turn has at most four actions of at most five moves each, four bought discs, and as many trades and special
    /// actions as its knowledge allows. What comes in a turn (four times nineteen resources at most, which make at
    /// most 38 goods) allows fewer than a hundred of those, and what is saved now is missing later.
    fn longest(&self) -> u32 {
        let turns = u32::from(self.rounds()) * self.players as u32;
        100 + turns * 150
    }
}
