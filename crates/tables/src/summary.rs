//! What lists say of a table, so that they need not replay it.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{ClockTerms, EarlyEnd, PersonId, Placed};

/// A table in short, as it was after its last event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// How far it is.
    pub phase: Phase,
    /// The names in seat order; empty for a seat that waits for somebody.
    pub names: Vec<String>,
    /// Who moves now.
    pub to_move: Option<Seat>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// Who sits where; nobody on the seats of bots and on free ones. Empty in what older programs wrote, like the rest.
    #[serde(default)]
    pub people: Vec<Option<PersonId>>,
    /// The points in seat order, once the game is over.
    #[serde(default)]
    pub points: Vec<i32>,
    /// The points so far in seat order, as somebody who watches may know them, while the game is played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub so_far: Vec<i32>,
    /// How many moves were made by those who play; what chance draws is none.
    #[serde(default)]
    pub moves: usize,
    /// The places in seat order, 1 for a winner, once the game is over.
    #[serde(default)]
    pub ranks: Vec<u8>,
    /// Whether it shows a record of a game that was played elsewhere.
    #[serde(default)]
    pub record: bool,
    /// How the game ended, where that was before its end.
    #[serde(default)]
    pub early_end: Option<EarlyEnd>,
    /// Who gave the game up, and on which seat.
    #[serde(default)]
    pub resigned: Vec<(Seat, PersonId)>,
    /// When the time of the person to move is out, in milliseconds since 1970.
    #[serde(default)]
    pub until_ms: Option<i64>,
    /// Whether something may be due at the table, because of its terms or of its bots.
    #[serde(default)]
    pub watched: bool,
    /// When somebody should look at it again, in milliseconds since 1970.
    #[serde(default)]
    pub due_ms: Option<i64>,
    /// Whether the game counts for the ratings of its players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Who came to which place, in seat order, once a game is over that counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<Placed>,
    /// Whether the game was dealt: a seat that is free then waits for whoever left it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dealt: bool,
    /// What everybody may know besides; nothing where not everybody may know of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<OpenTable>,
}

/// What lists say of a table that everybody may know of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTable {
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
    /// Whether it is a rematch, and waits for those who played before.
    pub rematch: bool,
    /// How long people may think.
    #[serde(default)]
    pub clock: ClockTerms,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are free.
    #[default]
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}
