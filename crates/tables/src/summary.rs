//! What lists say of a table, so that they need not replay it.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// A table in short, as it was after its last event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// How far it is.
    pub phase: Phase,
    /// The names in seat order; empty for a seat that waits for somebody.
    pub names: Vec<String>,
    /// Who moves now.
    pub to_move: Option<Seat>,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are free.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}
