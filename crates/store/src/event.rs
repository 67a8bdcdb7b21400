//! What can happen to a table.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{SessionId, TableId, Version};

/// One event of a table's log.
///
/// Events are kept for ever, so this is a format: fields and events may be added, never renamed. Chance stands in
/// the log beside the move that caused it, like in a record, so that reading a log back draws nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The table was set up; always the first event.
    Created {
        /// The game's id.
        game: String,
        /// The rules it is played by.
        rules_version: u32,
        /// The options that were chosen.
        options: BTreeMap<String, String>,
        /// The seed in hexadecimal, a secret until the game is over.
        seed: String,
        /// Who may sit where; as many as there are players.
        seats: Vec<SeatPlan>,
        /// The table this one is a rematch of.
        again: Option<TableId>,
    },
    /// A person took a seat.
    Joined {
        /// The seat.
        seat: Seat,
        /// Who.
        session: SessionId,
        /// The name to show.
        name: String,
    },
    /// A person gave up a seat, which is free again.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// Every seat was taken, and the game was dealt.
    Dealt {
        /// The chance moves of the deal.
        chance: Vec<String>,
    },
    /// A seat moved.
    Moved {
        /// The seat.
        seat: Seat,
        /// The move.
        text: String,
        /// The chance moves that followed at once.
        chance: Vec<String>,
    },
    /// A seat took back its last move.
    Undone {
        /// The seat.
        seat: Seat,
    },
    /// Somebody at the table said something.
    Spoke {
        /// The seat of the speaker.
        seat: Seat,
        /// The words.
        text: String,
    },
    /// The same players went on to another game.
    Again {
        /// The new table.
        table: TableId,
    },
}

/// Who may sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    /// A person.
    Person,
    /// The bot of this name.
    Bot(String),
}

/// An event with its place in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number, from 1.
    pub version: Version,
    /// When it was written, in milliseconds since 1970.
    pub at_ms: i64,
    /// What happened.
    pub event: Event,
}

/// What lists say of a table, so that they need not replay it.
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
