//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use crate::needs::Need;
use crate::plan::Place;
use crate::tile::{Face, Rotation};
use crate::walkway::Walkway;

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Choose this tile of the hand. Nobody else sees which until it is laid.
    Take(Face),
    /// Lay the chosen tile.
    Lay(Place, Rotation),
    /// Build a walkway.
    Walkway(Walkway),
    /// Build no more walkways this turn.
    Done,
    /// Draw this tile from the row.
    DrawOpen(Face),
    /// Draw from the pile.
    DrawPile,
    /// Chance: this need card is in play.
    Need(Need),
    /// Chance: this tile is turned up in the row.
    Reveal(Face),
    /// Chance: this tile goes from the pile to a hand.
    Deal(Face),
    /// A walkway named from its lower or right end. It can be read, so that it can be refused with a reason, but is never
    /// legal: a move has one spelling.
    Reversed(Walkway),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(face) => write!(f, "take {face}"),
            Move::Lay(place, rotation) => write!(f, "lay {place} {rotation}"),
            Move::Walkway(walkway) => write!(f, "walkway {walkway}"),
            Move::Done => f.write_str("done"),
            Move::DrawOpen(face) => write!(f, "draw {face}"),
            Move::DrawPile => f.write_str("draw pile"),
            Move::Need(need) => write!(f, "need {need}"),
            Move::Reveal(face) => write!(f, "reveal {face}"),
            Move::Deal(face) => write!(f, "deal {face}"),
            Move::Reversed(walkway) => write!(f, "walkway {} {}", walkway.end(), walkway.start()),
        }
    }
}

/// The text is not a move of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a move: try 'take TILE', 'lay g5 90', 'walkway g5 g7', 'done', 'draw TILE' or 'draw pile'")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let face = || rest.parse::<Face>().ok();
        let mv = match (verb, rest) {
            ("done", "") if text == verb => Some(Move::Done),
            ("draw", "pile") => Some(Move::DrawPile),
            ("draw", _) => face().map(Move::DrawOpen),
            ("take", _) => face().map(Move::Take),
            ("lay", _) => rest
                .split_once(' ')
                .and_then(|(place, rotation)| Some(Move::Lay(place.parse().ok()?, rotation.parse().ok()?))),
            ("walkway", _) => read_walkway(rest),
            ("need", _) => rest.parse().ok().map(Move::Need),
            ("reveal", _) => face().map(Move::Reveal),
            ("deal", _) => face().map(Move::Deal),
            _ => None,
        };
        mv.ok_or(ParseMoveError)
    }
}

/// A walkway from either end.
fn read_walkway(text: &str) -> Option<Move> {
    let (one, other) = text.split_once(' ')?;
    let (one, other) = (one.parse().ok()?, other.parse().ok()?);
    let walkway = Walkway::new(one, other)?;
    Some(if walkway.start() == one {
        Move::Walkway(walkway)
    } else {
        Move::Reversed(walkway)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_move_is_read_back_from_its_text() {
        for text in [
            "take side-blue-green",
            "lay i5 270",
            "walkway g5 g10",
            "walkway g10 g5",
            "done",
            "draw diagonal-sand-sand",
            "draw pile",
            "need circuits",
            "reveal side-sand-sand",
            "deal side-green-blue",
        ] {
            assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            "done ",
            "lay g5",
            "lay g5 45",
            "walkway g5",
            "walkway g5 g5",
            "draw",
            "take pile",
        ] {
            assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text}");
        }
    }
}
