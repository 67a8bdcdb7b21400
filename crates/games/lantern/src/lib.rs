//! Lantern: the smallest game that uses everything the contract has, to be copied by who adds a game.
//!
//! Lanterns of four kinds lie in a pile. Chance says who begins, deals two to each hand and lays one on the market. In
//! turn, a seat may swap a lantern of its hand for that of the market, then lays one (and draws another while there are
//! any) or rests, once a game. Laid lanterns count what their kind is worth; the game ends with the last one.
//!
//! ```
//! use engine::{Match, Seed, Setup, Turn};
//! use lantern::Lantern;
//!
//! let mut game = Match::<Lantern>::new(Setup::new(2), Seed::named("dusk")).unwrap();
//! let Turn::Seat(seat) = game.turn() else { unreachable!("the deal is done") };
//! game.play_text(seat, "rest").unwrap();
//! assert!(game.play_text(seat, "rest").is_err(), "it is the other's turn");
//! ```
//!
//! Where to look: `material.rs` reads the components, `state.rs` is what lies on the table, `moves.rs` what can be done,
//! `rules/` when and how, `refusal.rs` why not, `events.rs` what the log tells, `words.rs` joins all of these to the
//! Fluent files in `words/`, `score.rs` counts, `heuristics/` is what small bots know, `inventory.rs` what the tests
//! count. `CONTRIBUTING.md` walks through them. The rulings (L1 to L9) that the code names are in `RULINGS.md`.

mod events;
mod heuristics;
mod inventory;
mod material;
mod moves;
mod refusal;
mod rules;
mod score;
mod state;
mod words;

use engine::{
    Game, Info, Log, OptionSpec, Phrase, Provenance, Rng, Score, Seat, Setup, SetupError, TieBreak, Turn, Viewer,
};

pub use events::Event;
pub use material::{Counts, Kind, Material};
pub use moves::{Move, ParseMoveError};
pub use refusal::Refusal;
pub use state::{HAND, Player, State, Step};

/// The game under the name by which the catalogue finds it.
pub type Rules = Lantern;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Lantern {
    players: u8,
    material: Material,
    /// Whether one of each kind is worth more (L7).
    sets: bool,
}

const PILE: OptionSpec = OptionSpec {
    key: "pile",
    values: &["long", "short"],
};
const SETS: OptionSpec = OptionSpec {
    key: "sets",
    values: &["off", "on"],
};

impl Game for Lantern {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: "lantern",
        name: "Lantern",
        players: 2..=4, // L1
        rules_versions: 1..=1,
        provenance: Provenance::Printed,
        material: material::PRINTED,
        options: &[PILE, SETS],
        tie_breaks: &[
            TieBreak {
                name: "tie-rests",
                fewest: true,
            },
            TieBreak {
                name: "tie-laid",
                fewest: false,
            },
        ],
        hidden: true,
        words: engine::game_words!(),
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let (short, sets) = (setup.value(&PILE) == "short", setup.value(&SETS) == "on");
        if short && sets {
            return Err(SetupError::Combination(Phrase::new("setup-sets"))); // L9
        }
        let material = match &setup.material {
            Some(text) => Material::loaded(text)?,
            None => Material::printed(),
        };
        Ok(Lantern {
            players: setup.players as u8,
            material: if short { material.shortened() } else { material },
            sets,
        })
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn start(&self) -> State {
        State::before_the_deal(self.material.lanterns)
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

    fn redeal<R: Rng>(&self, state: &mut State, viewer: Viewer, rng: &mut R) {
        self.deal_anew(state, viewer, rng);
    }

    #[inline]
    fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_of(state, seat)
    }

    /// A lantern is drawn or revealed once and laid once; a seat swaps at most once a turn, has a turn for each lantern
    /// it lays and for its one rest, and the first move says who begins.
    fn longest(&self) -> u32 {
        let lanterns: u32 = self.material.lanterns.values().iter().copied().map(u32::from).sum();
        1 + 3 * lanterns + 2 * u32::from(self.players)
    }
}
