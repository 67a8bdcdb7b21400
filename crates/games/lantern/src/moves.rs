//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use engine::Seat;

use crate::material::Kind;

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Lay a lantern of the hand.
    Lay(Kind),
    /// Give a lantern of the hand for that of the market.
    Swap(Kind),
    /// Rest: end the turn without laying.
    Rest,
    /// Chance: this seat begins.
    First(Seat),
    /// Chance: the seat in turn draws this lantern.
    Draw(Kind),
    /// Chance: this lantern lies on the market.
    Reveal(Kind),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(kind) => write!(f, "lay {kind}"),
            Move::Swap(kind) => write!(f, "swap {kind}"),
            Move::Rest => f.write_str("rest"),
            Move::First(seat) => write!(f, "first {seat}"),
            Move::Draw(kind) => write!(f, "draw {kind}"),
            Move::Reveal(kind) => write!(f, "reveal {kind}"),
        }
    }
}

/// The text is not a move of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a move: try 'lay KIND', 'swap KIND' or 'rest'")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "rest" {
            return Ok(Move::Rest);
        }
        let (verb, object) = text.split_once(' ').ok_or(ParseMoveError)?;
        let kind = || object.parse().map_err(|_| ParseMoveError);
        match verb {
            "lay" => Ok(Move::Lay(kind()?)),
            "swap" => Ok(Move::Swap(kind()?)),
            "draw" => Ok(Move::Draw(kind()?)),
            "reveal" => Ok(Move::Reveal(kind()?)),
            "first" => object.parse().map(Move::First).map_err(|_| ParseMoveError),
            _ => Err(ParseMoveError),
        }
    }
}
