//! Stone, wood, knowledge and tile, four counts in one machine word.

use std::fmt;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// What buildings need and workers make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    /// Stone.
    Stone,
    /// Wood.
    Wood,
    /// Knowledge.
    Knowledge,
    /// Tile.
    Tile,
}

impl Resource {
    /// The four, in the order of the cards.
    pub const ALL: [Resource; 4] = [Resource::Stone, Resource::Wood, Resource::Knowledge, Resource::Tile];

    /// The resource's name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Resource::Stone => "stone",
            Resource::Wood => "wood",
            Resource::Knowledge => "knowledge",
            Resource::Tile => "tile",
        }
    }
}

/// So much of each resource: one byte each, below 128, so that four can be added or compared at once.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Resources(u32);

const HIGH_BITS: u32 = 0x8080_8080;

impl Resources {
    /// Nothing of any.
    pub const NONE: Resources = Resources(0);

    /// Amounts in the order stone, wood, knowledge, tile; each must be below 128.
    pub const fn new(amounts: [u8; 4]) -> Resources {
        let packed = u32::from_le_bytes(amounts);
        assert!(packed & HIGH_BITS == 0);
        Resources(packed)
    }

    /// Amounts in the order stone, wood, knowledge, tile.
    pub const fn amounts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// How much there is of one.
    pub const fn get(self, resource: Resource) -> u8 {
        self.amounts()[resource as usize]
    }

    /// All amounts together.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is at least as much of each as in `needs`.
    #[inline]
    pub const fn covers(self, needs: Resources) -> bool {
        self.not_below(needs) == HIGH_BITS
    }

    /// The lesser amount of each.
    #[inline]
    pub const fn least(self, other: Resources) -> Resources {
        let mask = (self.not_below(other) >> 7) * 0xFF;
        Resources(other.0 & mask | self.0 & !mask)
    }

    /// What is left of each after taking `other` away, never below nothing.
    #[inline]
    pub const fn without(self, other: Resources) -> Resources {
        Resources(self.0 - self.least(other).0)
    }

    /// The high bit of each byte where the amount is not below that of `other`.
    #[inline]
    const fn not_below(self, other: Resources) -> u32 {
        ((self.0 | HIGH_BITS) - other.0) & HIGH_BITS
    }
}

impl Add for Resources {
    type Output = Resources;

    #[inline]
    fn add(self, other: Resources) -> Resources {
        Resources(self.0 + other.0)
    }
}

impl AddAssign for Resources {
    #[inline]
    fn add_assign(&mut self, other: Resources) {
        self.0 += other.0;
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [stone, wood, knowledge, tile] = self.amounts();
        write!(f, "{stone}/{wood}/{knowledge}/{tile}")
    }
}

impl Serialize for Resources {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.amounts().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Resources {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let amounts = <[u8; 4]>::deserialize(deserializer)?;
        if amounts.iter().any(|&amount| amount > 9) {
            return Err(serde::de::Error::custom("a card shows at most 9 of a resource"));
        }
        Ok(Resources::new(amounts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_at_once_is_the_same_as_one_by_one() {
        let samples = [
            [0, 0, 0, 0],
            [5, 2, 5, 0],
            [3, 2, 2, 3],
            [1, 0, 0, 127],
            [127, 127, 127, 127],
            [0, 9, 1, 3],
        ];
        for left in samples {
            for right in samples {
                let (a, b) = (Resources::new(left), Resources::new(right));
                let each = |of: fn(u8, u8) -> u8| std::array::from_fn(|i| of(left[i], right[i]));
                assert_eq!(a.least(b).amounts(), each(u8::min));
                assert_eq!(a.without(b).amounts(), each(u8::saturating_sub));
                assert_eq!(a.covers(b), left.iter().zip(right).all(|(l, r)| *l >= r));
            }
        }
        assert_eq!(Resources::new([3, 2, 2, 3]).total(), 10);
        assert_eq!(
            (Resources::new([3, 2, 2, 0]) + Resources::new([0, 0, 0, 3])).amounts(),
            [3, 2, 2, 3]
        );
    }
}
