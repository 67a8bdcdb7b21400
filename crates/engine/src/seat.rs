//! Seats: the places at a table, numbered from 1 where people read them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The largest number of seats any game has.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Seat 1 is the first player; inside, seats count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first player.
    pub const FIRST: Seat = Seat(0);

    /// The seat at `index`, counted from 0.
    ///
    /// # Panics
    /// If no game has such a seat.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The place of this seat in an array by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people read: 1 for the first player.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// All seats of a table of `players`, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        assert!(players <= MAX_SEATS);
        (0..players).map(Seat::new)
    }

    /// The seat that moves after this one, clockwise.
    #[inline]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize == players { Seat(0) } else { Seat(next) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The text is not the number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a number from 1 to 4")]
pub struct ParseSeatError;

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // One digit and nothing else: `+1` and `01` would be other spellings of the same move.
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] if usize::from(digit - b'0') <= MAX_SEATS => Ok(Seat(digit - b'1')),
            _ => Err(ParseSeatError),
        }
    }
}

/// Seats are written by their number, as people read them.
impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=MAX_SEATS as u8).contains(&number) {
            Ok(Seat(number - 1))
        } else {
            Err(serde::de::Error::custom(ParseSeatError))
        }
    }
}
