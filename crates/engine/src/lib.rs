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
//! Then one line of test runs the conformance kit over every option and player count:
//!
//! ```ignore
//! #[test]
//! fn conforms() {
//!     engine::conformance::check::<MyGame>();
//! }
//! ```
//!
//! # What is deliberately absent
//!
//! No I/O, no clock, no source of randomness, no async, no word in any language, and no game.

#[cfg(feature = "conformance")]
pub mod conformance;
mod describe;
mod event;
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

pub use describe::Describe;
pub use event::{Audience, Log, Told};
pub use game::{Game, Info, Provenance, TieBreak, Turn, Words};
pub use heuristics::Heuristics;
pub use inventory::{Inspect, Inventory, Source};
pub use language::{Language, UnknownLanguage};
pub use matches::{IllegalPly, LogEntry, Match, PlayError, Ply, ReplayError};
pub use observation::{Observation, Viewer};
pub use phrase::{Arg, Phrase};
pub use record::{Fingerprint, Record, RecordError, RecordedPly, RecordedStanding};
pub use score::{MAX_TIE_BREAKS, Score, ScoreItem, Standing, Standings};
pub use seat::{MAX_SEATS, ParseSeatError, Seat};
pub use seed::{Commitment, Dice, GameSeed, ParseSeedError, PlayoutRng, Seed, below, share};
pub use setup::{Listed, OptionSpec, Setup, SetupError};

/// The random generators' own traits, so that games need no dependency for them.
pub use rand_core::{Rng, SeedableRng};
