//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use crate::cards::{Building, Worker};

/// One decision of a player, or one card turned up by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Open a site: take the building from the row.
    Open(Building),
    /// Recruit the worker from the row.
    Recruit(Worker),
    /// Send this worker or machine; [`Move::To`] says where.
    Send(Worker),
    /// The site the worker goes to.
    To(Building),
    /// Give so many actions for écus.
    Take(u8),
    /// Buy an action.
    Buy,
    /// End the turn.
    End,
    /// Chance: the seat in turn gets this apprentice.
    Deal(Worker),
    /// Chance: this building is turned up.
    RevealBuilding(Building),
    /// Chance: this worker is turned up.
    RevealWorker(Worker),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Open(building) => write!(f, "open {building}"),
            Move::Recruit(worker) => write!(f, "recruit {worker}"),
            Move::Send(worker) => write!(f, "send {worker}"),
            Move::To(building) => write!(f, "to {building}"),
            Move::Take(actions) => write!(f, "take {actions}"),
            Move::Buy => f.write_str("buy"),
            Move::End => f.write_str("end"),
            Move::Deal(worker) => write!(f, "deal {worker}"),
            Move::RevealBuilding(building) => write!(f, "reveal {building}"),
            Move::RevealWorker(worker) => write!(f, "reveal {worker}"),
        }
    }
}

/// The text is not a move of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a move: try 'open CARD', 'recruit CARD', 'send CARD', 'to CARD', 'take 1', 'buy' or 'end'")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, card) = text.split_once(' ').unwrap_or((text, ""));
        let building = || Building::named(card);
        let worker = || Worker::named(card);
        let mv = match (verb, card) {
            ("buy", "") if text == verb => Some(Move::Buy),
            ("end", "") if text == verb => Some(Move::End),
            ("take", "1") => Some(Move::Take(1)),
            ("take", "2") => Some(Move::Take(2)),
            ("take", "3") => Some(Move::Take(3)),
            ("open", _) => building().map(Move::Open),
            ("recruit", _) => worker().map(Move::Recruit),
            ("send", _) => worker().map(Move::Send),
            ("to", _) => building().map(Move::To),
            ("deal", _) => worker().map(Move::Deal),
            // A machine is turned up as a building.
            ("reveal", _) => building()
                .map(Move::RevealBuilding)
                .or_else(|| worker().map(Move::RevealWorker)),
            _ => None,
        };
        mv.ok_or(ParseMoveError)
    }
}
