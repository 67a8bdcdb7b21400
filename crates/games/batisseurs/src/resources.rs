//! Stone, wood, knowledge and tile, four amounts in one machine word.

use std::fmt;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

components::named! {
    /// What buildings need and workers make, in the order of the cards.
    pub enum Resource: u8, "a resource" {
        /// Stone.
        Stone = "stone",
        /// Wood.
        Wood = "wood",
        /// Knowledge.
        Knowledge = "knowledge",
        /// Tile.
        Tile = "tile",
    }
}

/// So much of each resource: sixteen bits each, so that four can be added or compared at once. The highest bit of each
/// stays free for comparing, so an amount is below 32,768: fifty workers who each make nine of something are far from it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Resources(u64);

const HIGH_BITS: u64 = 0x8000_8000_8000_8000;
/// The most of one resource that a card can show.
pub const MOST_SHOWN: u16 = 9;

impl Resources {
    /// Nothing of any.
    pub const NONE: Resources = Resources(0);

    /// Amounts in the order stone, wood, knowledge, tile; each must be below 32,768.
    pub const fn new([stone, wood, knowledge, tile]: [u16; 4]) -> Resources {
        let packed = stone as u64 | (wood as u64) << 16 | (knowledge as u64) << 32 | (tile as u64) << 48;
        assert!(packed & HIGH_BITS == 0);
        Resources(packed)
    }

    /// Amounts in the order stone, wood, knowledge, tile.
    pub const fn amounts(self) -> [u16; 4] {
        let Resources(packed) = self;
        [
            packed as u16,
            (packed >> 16) as u16,
            (packed >> 32) as u16,
            (packed >> 48) as u16,
        ]
    }

    /// How much there is of one.
    pub const fn get(self, resource: Resource) -> u16 {
        self.amounts()[resource.index()]
    }

    /// All amounts together.
    #[inline]
    pub const fn total(self) -> u16 {
        (self.0.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
    }

    /// Whether there is at least as much of each as in `needs`.
    #[inline]
    pub const fn covers(self, needs: Resources) -> bool {
        self.not_below(needs) == HIGH_BITS
    }

    /// The lesser amount of each.
    #[inline]
    pub const fn least(self, other: Resources) -> Resources {
        let mask = (self.not_below(other) >> 15) * 0xFFFF;
        Resources(other.0 & mask | self.0 & !mask)
    }

    /// What is left of each after taking `other` away, never below nothing.
    #[inline]
    pub const fn without(self, other: Resources) -> Resources {
        Resources(self.0 - self.least(other).0)
    }

    /// The high bit of each amount is not below that of `other`.
    #[inline]
    const fn not_below(self, other: Resources) -> u64 {
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
        let amounts = <[u16; 4]>::deserialize(deserializer)?;
        if amounts.iter().any(|&amount| amount > MOST_SHOWN) {
            let most = format_args!("a card shows at most {MOST_SHOWN} of a resource");
            return Err(serde::de::Error::custom(most));
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
            [450, 450, 450, 450],
            [0, 32_767, 1, 9],
            [0, 9, 1, 3],
        ];
        for left in samples {
            for right in samples {
                let (a, b) = (Resources::new(left), Resources::new(right));
                let each = |of: fn(u16, u16) -> u16| std::array::from_fn(|i| of(left[i], right[i]));
                assert_eq!(a.least(b).amounts(), each(u16::min));
                assert_eq!(a.without(b).amounts(), each(u16::saturating_sub));
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
