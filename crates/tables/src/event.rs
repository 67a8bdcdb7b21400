//! What can happen to a table.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Lock, PersonId, TableId, Terms};

/// How many events a table has.
pub type Version = i64;

/// One event of a table's log.
///
/// Events are kept for ever. Fields and events may be added here; whoever renames one or changes its meaning raises
/// [`crate::format::CURRENT`] and writes the step from the format before. Chance stands in the log beside the move that
/// caused it, like in a record, so that reading a log back draws nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table was set up; always the first event.
    Created {
        /// The game's id.
        game: String,
        /// The rules it is played by.
        rules_version: u32,
        /// The options that were chosen.
        options: BTreeMap<String, String>,
        /// The fingerprint of the material file it is played with; none for the built-in material.
        material: Option<String>,
        /// The seed, a secret until the game is over.
        seed: LoggedSeed,
        /// Who may sit where; as many as there are players.
        seats: Vec<SeatPlan>,
        /// The table this one is a rematch of.
        again: Option<TableId>,
        /// The moves that were made elsewhere before this table was.
        past: Option<Past>,
        /// What was agreed on before the game.
        #[serde(default, skip_serializing_if = "Terms::are_usual")]
        terms: Box<Terms>,
    },
    /// A person took a seat.
    Joined {
        /// The seat.
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// A person gave up a seat, or a bot or a person was sent away from one before the deal: it is free again.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// The time of the person on a seat was out: the seat is as if they had left it.
    TimedOut {
        /// The seat.
        seat: Seat,
    },
    /// The person on a seat gave the game up. They do not come back.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// A bot took a free seat before the deal, or plays on for the person who left one. They may come back, which is another
    /// [`Event::Joined`].
    Replaced {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
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
    /// A person asked the others for something.
    Asked {
        /// Who.
        person: PersonId,
        /// For what.
        what: Proposal,
    },
    /// A person said yes or no to what was asked; whoever asked says no to withdraw it.
    Answered {
        /// Who.
        person: PersonId,
        /// Whether they agree.
        yes: bool,
    },
    /// The game went back to where `plies` moves were made. What was drawn after them has been seen, so from there on chance
    /// comes from another seed: number `skip` of the series that starts from the table's own.
    Rewound {
        /// How many moves are left.
        plies: usize,
        /// The number of the seed.
        skip: u64,
    },
    /// The game ended before its end.
    Ended {
        /// How.
        how: EarlyEnd,
    },
    /// The site was away, and nobody's clock ran.
    Halted {
        /// From when, in milliseconds since 1970.
        from_ms: i64,
        /// Until when.
        until_ms: i64,
    },
    /// The same players went on to another game.
    Again {
        /// The new table.
        table: TableId,
    },
    /// It was settled who may know of the table. At its start by whoever set it up, later by those at it.
    Published {
        /// Whether everybody may know of it now.
        public: bool,
        /// The word that whoever comes must know. It stays once it is set.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lock: Option<Lock>,
        /// Whether the game counts for the ratings of its players. It stays so once it is said.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rated: bool,
    },
    /// A person is known as another one from now on: a guest signed in to an account. All that was kept at the table for the
    /// one, seats and the right to come back to one, is the other's.
    HandedOver {
        /// Who was known here.
        from: PersonId,
        /// Who is known instead.
        to: PersonId,
    },
    /// An earlier format kept something here that now stands beside the log. Nothing happens to the table.
    Retired,
}

/// What somebody may ask the others for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// To end the game now; the points decide.
    End,
    /// To go back to where so many moves were made.
    Undo {
        /// How many moves are left then.
        plies: usize,
    },
    /// To take a seat whose person left.
    Seat {
        /// The seat.
        seat: Seat,
    },
}

/// How a game ended before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyEnd {
    /// All but one gave up, or nobody who plays is a person any more.
    Resigned,
    /// Everybody agreed.
    Agreed,
    /// Nobody played it any more; it has no result.
    Closed,
}

/// Who may sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    /// A person.
    Person,
    /// The bot of this name.
    Bot(String),
    /// Nobody: the table shows a record of a game that was played elsewhere.
    Record,
}

/// What a log knows of a seed, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LoggedSeed {
    /// The seed.
    Known(String),
    /// Its hash: the record of a game that was not over does not hold more.
    Sealed(String),
}

/// Moves that were made elsewhere before a table was. They stand in its own log, so that it needs no other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// Where they were made.
    pub source: Source,
    /// The seeds from which their chance follows, in order: that of the game they come from, and before it those of the
    /// games which that one went on from. A record has only the latter.
    pub origins: Vec<LoggedOrigin>,
    /// The moves as records write them: the seat, or `-` for chance, and the move.
    pub moves: Vec<String>,
}

/// A seed, and how far it reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedOrigin {
    /// How many moves were made before it was left.
    pub moves: usize,
    /// The seed.
    pub seed: LoggedSeed,
}

/// Where moves were made before a table was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// At this table, from whose game the new one goes on.
    Table(TableId),
    /// Somewhere else: somebody brought a record, which is only looked at.
    Record,
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
