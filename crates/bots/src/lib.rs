//! Players that are programs: they see an [`Observation`](engine::Observation), never the game itself.
//!
//! - [`Bot`] is the one trait; [`BotSpec`] names the bots that exist (`random`, `greedy`, `light`, `mcts:2000`,
//!   `mcts:250ms`) and builds them for any game.
//! - [`Mcts`] is the tree search; [`Mcts::opinion`] says what it thinks of every move. What it knows of a game beyond the
//!   rules comes from an [`Evaluator`]: today a [`PlayoutEvaluator`], made of the game's
//!   [`Heuristics`](engine::Heuristics). It reads time from a [`Clock`].
//! - [`levels`] are the opponents that people choose from.
//! - [`arena`] plays bots against each other, [`sim`] plays games as fast as they go, [`tune`] fits the weights of a
//!   game's heuristics.
//!
//! # What is deliberately absent
//!
//! No game. No printing, no files. No way to the true state: a bot that looks where it should not sees noise.

pub mod arena;
mod bot;
mod evaluation;
mod greedy;
pub mod levels;
mod mcts;
mod playout;
mod quick;
mod series;
pub mod sim;
mod spec;
pub mod tune;

pub use bot::Bot;
pub use greedy::Greedy;
pub use mcts::{
    Budget, Choice, Clock, Evaluator, Forecast, Leaf, Mcts, MoveOpinion, Opinion, PlayoutConfig, PlayoutEvaluator,
    PriorScale, SearchConfig, SeatValue, Stop, SystemClock,
};
pub use playout::play_out;
pub use quick::{Light, Random};
pub use spec::{BotSpec, ParseBotError};
