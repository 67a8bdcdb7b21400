//! Players that are programs: they see an [`Observation`](engine::Observation), never the game itself.
//!
//! - [`Bot`] is the one trait; [`BotSpec`] names the bots that exist (`random`, `greedy`, `light`, `mcts:2000`,
//!   `mcts:250ms`) and builds them for any game.
//! - [`Mcts`] is the tree search; [`Mcts::opinion`] says what it thinks of every move. What it knows of a game beyond the
//!   rules comes from an [`Evaluator`]: today a [`PlayoutEvaluator`], made of the game's
//!   [`Heuristics`](engine::Heuristics). It reads time from a [`Clock`].
//! - [`analysis`] judges a whole game: what every move cost and what chance gave to whom.
//! - [`puzzles`] finds positions in which one move is clearly best.
//! - [`levels`] are the opponents that people choose from.
//! - [`arena`] plays bots against each other, [`sim`] plays games as fast as they go, [`tune`] fits the weights of a
//!   game's heuristics.
//! - [`protocol`] is how bots speak through text: [`foreign`] seats the programs of other people, [`protocol::speak`] lets
//!   our bots sit at the tables of others. [`Contestant`] is either kind by its name.
//!
//! # What is deliberately absent
//!
//! No game. No printing, no files; other programs are started in [`foreign`] alone. No way to the true state: a bot that
//! looks where it should not sees noise.

pub mod analysis;
pub mod arena;
mod bot;
mod contestant;
mod evaluation;
pub mod foreign;
mod greedy;
pub mod levels;
mod mcts;
mod playout;
pub mod protocol;
pub mod puzzles;
mod quick;
mod series;
pub mod sim;
mod spec;
pub mod tune;

pub use bot::Bot;
pub use contestant::{Contestant, ContestantName, ParseContestantError};
pub use greedy::Greedy;
pub use mcts::{
    Budget, Choice, Clock, Evaluator, Forecast, Leaf, LineMove, Mcts, MoveOpinion, Opinion, Parallel, PlayoutConfig,
    PlayoutEvaluator, PriorScale, Retold, SearchConfig, SeatValue, Stop, SystemClock, retell,
};
pub use playout::play_out;
pub use quick::{Light, Random};
pub use spec::{BotSpec, ParseBotError};
