//! Names of squares and places.
//!
//! Every city is drawn on a plan of 14 by 14 squares: columns `a` to `n` from the left, rows `1` to `14` from the
//! top. The starting tile lies in the middle, on `g7` to `h8`, so that a tile keeps its name however the city grows.
//! A place for a tile is named by its top left square.

use std::fmt;
use std::str::FromStr;

/// The squares along a side of the plan.
pub const SIDE: u8 = 14;

/// A square of the plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in this row and column, from 0.
    #[inline]
    pub(crate) const fn at(row: u8, column: u8) -> Square {
        Square(row << 4 | column)
    }

    /// The row from 0, which is the topmost.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The column from 0, which is the leftmost.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }
}

/// A place for a tile on the plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Where the starting tile lies.
    pub const START: Place = Place::at(3, 3);

    /// The place in this row and column of tiles, from 0.
    #[inline]
    pub(crate) const fn at(row: u8, column: u8) -> Place {
        Place(row << 4 | column)
    }

    /// The row of tiles from 0, which is the topmost.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The column of tiles from 0, which is the leftmost.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The square of this place in the tile's own row and column, each 0 or 1.
    pub const fn square(self, row: u8, column: u8) -> Square {
        Square::at(self.row() * 2 + row, self.column() * 2 + column)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square(0, 0).fmt(f)
    }
}

/// The text names no square, or no square where a tile begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter from a to n and a number from 1 to 14")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (&letter, number) = text.as_bytes().split_first().ok_or(ParseSquareError)?;
        let column = letter.wrapping_sub(b'a');
        // Numbers as we write them: no sign, no leading zero.
        let row = (1..=SIDE)
            .find(|row| row.to_string().as_bytes() == number)
            .ok_or(ParseSquareError)?;
        if column >= SIDE {
            return Err(ParseSquareError);
        }
        Ok(Square::at(row - 1, column))
    }
}

impl FromStr for Place {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let square: Square = text.parse()?;
        if square.row() % 2 == 1 || square.column() % 2 == 1 {
            return Err(ParseSquareError);
        }
        Ok(Place::at(square.row() / 2, square.column() / 2))
    }
}

components::debug_as_text!(Square, Place);
components::written_as_text!(Square, Place);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_places_are_read_back_from_their_names() {
        for row in 0..SIDE {
            for column in 0..SIDE {
                let square = Square::at(row, column);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
        assert_eq!(Place::START.to_string(), "g7");
        assert_eq!("n14".parse(), Ok(Square::at(13, 13)));
        assert_eq!("g7".parse(), Ok(Place::START));
        for wrong in ["", "g", "o1", "a0", "a15", "a01", "7g", "G7", "é7"] {
            assert_eq!(wrong.parse::<Square>(), Err(ParseSquareError), "{wrong}");
        }
        assert_eq!("h7".parse::<Place>(), Err(ParseSquareError));
    }
}
