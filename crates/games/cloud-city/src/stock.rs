//! The walkway pieces: what they are worth, and how many are left for everyone.

use serde::{Deserialize, Serialize};

use crate::tile::{LEVELS, Level};

/// The number of lengths a walkway can have: from 1 to 5 squares.
pub const LENGTHS: usize = 5;

/// The votes of a walkway of each length.
pub const VOTES: [u32; LENGTHS] = [1, 2, 3, 5, 8];

/// The votes of a walkway `length` squares long, from 1 to 5.
#[inline]
pub const fn votes(length: usize) -> u32 {
    VOTES[length - 1]
}

/// The pieces left in the common supply (C25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "ByLevel", into = "ByLevel")]
pub struct Stock([[u8; LENGTHS]; LEVELS]);

impl Stock {
    /// A supply with the same pieces on every level.
    pub const fn new(pieces: [u8; LENGTHS]) -> Stock {
        Stock([pieces; LEVELS])
    }

    /// How many pieces of a level and length are left.
    #[inline]
    pub const fn left(&self, level: Level, length: usize) -> u8 {
        self.0[level.index()][length - 1]
    }

    /// Whether a piece of a level and length is left.
    #[inline]
    pub const fn has(&self, level: Level, length: usize) -> bool {
        self.left(level, length) > 0
    }

    /// All squares if a piece of a level and length is left, else none.
    #[inline]
    pub(crate) const fn mask(&self, level: Level, length: usize) -> u64 {
        (self.has(level, length) as u64).wrapping_neg()
    }

    /// Takes a piece.
    #[inline]
    pub(crate) fn take(&mut self, level: Level, length: u8) {
        self.0[level.index()][usize::from(length) - 1] -= 1;
    }
}

/// The supply as it is written.
#[derive(Serialize, Deserialize)]
struct ByLevel {
    blue: [u8; LENGTHS],
    green: [u8; LENGTHS],
    sand: [u8; LENGTHS],
}

impl From<ByLevel> for Stock {
    fn from(ByLevel { blue, green, sand }: ByLevel) -> Stock {
        Stock([blue, green, sand])
    }
}

impl From<Stock> for ByLevel {
    fn from(Stock([blue, green, sand]): Stock) -> ByLevel {
        ByLevel { blue, green, sand }
    }
}
