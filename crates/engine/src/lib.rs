//! The contract every game of Chantier keeps, and the kit that checks it.
//!
//! # What a game author writes
//!
//! A game is one crate with one type that implements [`Game`]. The type is the opened box (options, material);
//! its [`Game::State`] is everything on the table, as plain data.
//!
//! 1. **Moves.** One decision is one move: a small `Copy` value with a text form (`open chapel`, `end`). A turn is
//!    a sequence of small moves, never one combinatorial monster. [`Game::legal`] lists them, [`Game::check`]
//!    says why one is refused, [`Game::play_unchecked`] plays one.
//! 2. **Chance.** A deck is the set of what has not been seen; its order does not exist. Turning up a card is a
//!    move of [`Turn::Chance`], listed with its weight by [`Game::chance`], drawn by whoever runs the game, and
//!    recorded like any other move. Undo stops where chance moved.
//! 3. **Secrets.** [`Game::redeal`] deals anew what a viewer cannot see. Everyone outside gets an [`Observation`]
//!    made with it; a game without secrets leaves it empty.
//! 4. **Words.** [`Describe::move_phrase`] and [`Describe::event_phrase`] name messages of the game's Fluent files.
//! 5. **Standings.** [`Game::score`] gives points and tie-breaks; ranks follow from their order.
//! 6. **Heuristics.** [`Heuristics::evaluate`] and [`Heuristics::light`] are the little the bots know of the game.
//! 7. **Inventory.** [`Inspect`] counts the components, so that the kit can prove that none is lost and that
//!    chance is fair.
//!
//! Then one line of test, `engine::conformance::check::<MyGame>()`, runs the conformance kit over every option and
//! player count.
//!
//! # The smallest game
//!
//! There are seven sticks, a turn takes one or two of them, and who takes the last one wins. The rules alone are enough
//! to play:
//!
//! ```
//! use engine::{Game, Info, Log, Provenance, Rng, Score, Seat, Setup, SetupError, Turn, Viewer};
//!
//! struct Sticks;
//!
//! impl Game for Sticks {
//!     // How many sticks are left, and who is to move.
//!     type State = (u8, Seat);
//!     type Move = u8;
//!     type Event = ();
//!     type Refusal = &'static str;
//!
//!     const INFO: Info = Info {
//!         id: "sticks",
//!         name: "Seven Sticks",
//!         players: 2..=2,
//!         rules_versions: 1..=1,
//!         provenance: Provenance::Printed,
//!         material: "",
//!         options: &[],
//!         tie_breaks: &[],
//!         hidden: false,
//!         words: &[],
//!     };
//!
//!     fn new(_: &Setup) -> Result<Self, SetupError> {
//!         Ok(Sticks)
//!     }
//!
//!     fn players(&self) -> usize {
//!         2
//!     }
//!
//!     fn start(&self) -> (u8, Seat) {
//!         (7, Seat::FIRST)
//!     }
//!
//!     fn turn(&self, &(left, to_move): &(u8, Seat)) -> Turn {
//!         if left == 0 { Turn::Over } else { Turn::Seat(to_move) }
//!     }
//!
//!     fn legal(&self, &(left, _): &(u8, Seat), moves: &mut Vec<u8>) {
//!         moves.extend(1..=left.min(2));
//!     }
//!
//!     // Nothing is drawn, and nothing is secret.
//!     fn chance(&self, _: &(u8, Seat), _: &mut Vec<(u8, u32)>) {}
//!     fn redeal<R: Rng>(&self, _: &mut (u8, Seat), _: Viewer, _: &mut R) {}
//!
//!     fn check(&self, &(left, _): &(u8, Seat), taken: u8) -> Result<(), &'static str> {
//!         if (1..=left.min(2)).contains(&taken) { Ok(()) } else { Err("take one or two") }
//!     }
//!
//!     fn play_unchecked<L: Log<()>>(&self, (left, to_move): &mut (u8, Seat), taken: u8, _: &mut L) {
//!         *left -= taken;
//!         *to_move = to_move.next(2);
//!     }
//!
//!     fn score(&self, &(left, to_move): &(u8, Seat), seat: Seat) -> Score {
//!         let took_the_last = left == 0 && seat != to_move;
//!         Score { points: i32::from(took_the_last), ..Score::default() }
//!     }
//!
//!     fn longest(&self) -> u32 {
//!         7
//!     }
//! }
//!
//! let game: Sticks = Setup::new(2).open()?;
//! let mut table = game.start();
//! assert_eq!(game.play(&mut table, 3, &mut ()), Err("take one or two"));
//! for taken in [1, 2, 1, 2, 1] {
//!     game.play(&mut table, taken, &mut ()).unwrap();
//! }
//! assert_eq!(game.turn(&table), Turn::Over);
//! assert_eq!(game.score(&table, Seat::FIRST).points, 1);
//! # Ok::<(), SetupError>(())
//! ```
//!
//! # What is deliberately absent
//!
//! No I/O, no clock, no source of randomness, no async, no word in any language, and no game.

#[cfg(feature = "conformance")]
pub mod conformance;
mod course;
mod describe;
mod event;
mod excerpt;
mod game;
mod heuristics;
mod inventory;
mod language;
mod matches;
mod observation;
mod phrase;
mod record;
mod score;
mod seat;
mod seed;
mod setup;
mod weights;

pub use course::Course;
pub use describe::Describe;
pub use event::{Audience, Log, Told};
pub use excerpt::excerpt;
pub use game::{Game, Info, Provenance, TieBreak, Turn, Words};
pub use heuristics::{Heuristics, Strength};
pub use inventory::{Inspect, Inventory, Source};
pub use language::{Language, UnknownLanguage};
pub use matches::{IllegalPly, LogEntry, Match, Origin, PlayError, Ply, ReplayError};
pub use observation::{Observation, Viewer};
pub use phrase::{Arg, Phrase};
pub use record::{Fingerprint, Record, RecordError, RecordedPly, RecordedStanding};
pub use score::{MAX_TIE_BREAKS, Score, ScoreItem, Standing, Standings};
pub use seat::{MAX_SEATS, ParseSeatError, Seat};
pub use seed::{Commitment, Dice, GameSeed, ParseSeedError, PlayoutRng, Seed, below, share};
pub use setup::{Listed, OptionSpec, Setup, SetupError};
#[doc(hidden)]
pub use weights::name_within;
pub use weights::{HeuristicWeights, Weigh, Weight, WeightsError, read_weights, write_weights};

/// The random generators' own traits, so that games need no dependency for them.
pub use rand_core::{Rng, SeedableRng};
