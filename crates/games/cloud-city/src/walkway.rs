//! A walkway between two squares.

use std::fmt;
use std::str::FromStr;

use crate::plan::{ParseSquareError, Square};

/// Which way a walkway runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Direction {
    /// Both directions.
    pub const ALL: [Direction; 2] = [Direction::Across, Direction::Down];

    /// The direction at right angles.
    #[inline]
    pub const fn other(self) -> Direction {
        match self {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        }
    }

    /// How many bits of a city's grid one step is.
    #[inline]
    pub(crate) const fn stride(self) -> u32 {
        match self {
            Direction::Across => 1,
            Direction::Down => 8,
        }
    }

    /// The squares that one step can lead to: what leaves the grid to the right must not come back on the left.
    #[inline]
    pub(crate) const fn stay(self) -> u64 {
        match self {
            Direction::Across => 0xfefe_fefe_fefe_fefe,
            Direction::Down => u64::MAX,
        }
    }
}

/// Two different squares to be joined. The first is the upper one, or the left one in a row, whichever way they were
/// named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walkway {
    start: Square,
    end: Square,
}

impl Walkway {
    /// A walkway between two squares; `None` if they are one.
    pub fn new(one: Square, other: Square) -> Option<Walkway> {
        (one != other).then(|| Walkway {
            start: one.min(other),
            end: one.max(other),
        })
    }

    /// A walkway that runs `length` squares to the right or down.
    #[inline]
    pub(crate) fn from(start: Square, direction: Direction, length: u8) -> Walkway {
        let end = match direction {
            Direction::Across => Square::at(start.row(), start.column() + length),
            Direction::Down => Square::at(start.row() + length, start.column()),
        };
        Walkway { start, end }
    }

    /// The upper or left end.
    #[inline]
    pub const fn start(self) -> Square {
        self.start
    }

    /// The lower or right end.
    #[inline]
    pub const fn end(self) -> Square {
        self.end
    }

    /// Where the walkway runs and how long it is; `None` if it is askew.
    pub fn straight(self) -> Option<(Direction, u8)> {
        let straight = self.start.row() == self.end.row() || self.start.column() == self.end.column();
        straight.then(|| self.shape())
    }

    /// Where a straight walkway runs and how long it is.
    #[inline]
    pub(crate) fn shape(self) -> (Direction, u8) {
        if self.start.row() == self.end.row() {
            (Direction::Across, self.end.column() - self.start.column())
        } else {
            (Direction::Down, self.end.row() - self.start.row())
        }
    }

    /// The squares strictly between the ends of a straight walkway.
    pub fn passes(self) -> impl Iterator<Item = Square> {
        let (direction, length) = self.shape();
        (1..length).map(move |step| Walkway::from(self.start, direction, step).end)
    }
}

impl fmt::Display for Walkway {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.start, self.end)
    }
}

impl FromStr for Walkway {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (start, end) = text.split_once(' ').ok_or(ParseSquareError)?;
        let (start, end) = (start.parse()?, end.parse()?);
        // A move has one spelling: from the upper or left end.
        Walkway::new(start, end)
            .filter(|walkway| walkway.start == start)
            .ok_or(ParseSquareError)
    }
}

components::debug_as_text!(Walkway);
components::written_as_text!(Walkway);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walkway_is_the_same_from_either_end_and_has_one_spelling() {
        let walkway: Walkway = "g7 g10".parse().unwrap();
        assert_eq!(Walkway::new(walkway.end(), walkway.start()), Some(walkway));
        assert!("g10 g7".parse::<Walkway>().is_err());
        assert_eq!(walkway.straight(), Some((Direction::Down, 3)));
        assert_eq!(
            walkway.passes().map(|square| square.to_string()).collect::<Vec<_>>(),
            ["g8", "g9"]
        );
        assert_eq!("g7 h8".parse::<Walkway>().map(Walkway::straight), Ok(None));
        assert!("g7 g7".parse::<Walkway>().is_err() && "g7".parse::<Walkway>().is_err());
    }
}
