//! The moves of the toy game and their texts.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::defect::{self, Defect, has};

/// The kinds of lantern; each is worth its place, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Amber,
    Jade,
    Ruby,
    Pearl,
}

pub const KINDS: [Kind; 4] = [Kind::Amber, Kind::Jade, Kind::Ruby, Kind::Pearl];

impl Kind {
    pub fn name(self) -> &'static str {
        ["amber", "jade", "ruby", "pearl"][self as usize]
    }

    pub fn value(self) -> i32 {
        self as i32 + 1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance says who begins.
    First(Seat),
    /// Chance deals a lantern into a hand.
    Draw(Kind),
    /// Chance lays a lantern on the market.
    Reveal(Kind),
    Lay(Kind),
    Swap(Kind),
    Rest,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |kind: Kind| match kind {
            Kind::Pearl if has(Defect::TextOfAnother) => "ruby",
            kind => kind.name(),
        };
        match *self {
            Move::First(seat) => write!(f, "first {seat}"),
            Move::Draw(kind) => write!(f, "draw {}", name(kind)),
            Move::Reveal(kind) => write!(f, "reveal {}", name(kind)),
            Move::Lay(kind) => write!(f, "lay {}", name(kind)),
            Move::Swap(kind) => write!(f, "swap {}", name(kind)),
            Move::Rest if has(Defect::TextUntrimmed) => write!(f, "rest "),
            Move::Rest => write!(f, "rest"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move is 'lay KIND', 'swap KIND' or 'rest'")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lower = text.to_lowercase();
        let text = match defect::get() {
            Defect::ReadsAnyCase => lower.as_str(),
            Defect::TextUntrimmed => text.trim_end(),
            _ => text,
        };
        if has(Defect::ReadingPanics) {
            assert!(text.len() > 3, "a move has at least four letters");
        }
        if text == "rest" {
            return Ok(Move::Rest);
        }
        let (verb, object) = text.split_once(' ').ok_or(ParseMoveError)?;
        if verb == "first" {
            return object.parse().map(Move::First).map_err(|_| ParseMoveError);
        }
        let kind = KINDS
            .into_iter()
            .find(|kind| kind.name() == object)
            .ok_or(ParseMoveError)?;
        match verb {
            "draw" => Ok(Move::Draw(kind)),
            "reveal" => Ok(Move::Reveal(kind)),
            "lay" => Ok(Move::Lay(kind)),
            "swap" => Ok(Move::Swap(kind)),
            _ => Err(ParseMoveError),
        }
    }
}
