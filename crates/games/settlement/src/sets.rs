//! Small sets of components, kept as bits and written as lists of names.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Artefact, Building, HEROES, Hero, Region, STREET_SPACES, Space, Street};

macro_rules! set {
    ($(#[$about:meta])* $name:ident($bits:ty) of $item:ty, $size:expr, $from:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// The set of nothing.
            pub const EMPTY: $name = $name(0);
            /// The set of all.
            pub const ALL: $name = $name(((1 as $bits) << ($size - 1) << 1).wrapping_sub(1));

            /// Whether it holds `item`.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts `item` in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// How many it holds.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether it holds nothing.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those of this set that are not in `other`.
            #[must_use]
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Those in both sets.
            #[must_use]
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl Iterator for $name {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let item = $from(self.0.trailing_zeros() as usize);
                self.0 &= self.0 - 1;
                Some(item)
            }

            #[inline]
            fn nth(&mut self, place: usize) -> Option<$item> {
                for _ in 0..place {
                    self.0 &= self.0.wrapping_sub(1);
                }
                self.next()
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                let mut set = $name::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.map(|item| item.to_string())).finish()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

set! {
    /// Some spaces of a player's wild lands.
    Spaces(u16) of Space, crate::components::SPACES, Space::at
}

set! {
    /// Some hero cards.
    Heroes(u64) of Hero, HEROES, Hero::at
}

set! {
    /// Some artefacts.
    Artefacts(u16) of Artefact, 14, |index: usize| Artefact::ALL[index]
}

set! {
    /// Some regions.
    Regions(u8) of Region, 3, |index: usize| Region::ALL[index]
}

set! {
    /// Some streets.
    Streets(u8) of Street, 3, |index: usize| Street::ALL[index]
}

impl Spaces {
    /// The three spaces of a region.
    #[inline]
    pub const fn of(region: Region) -> Spaces {
        Spaces(0b111 << (3 * region.index()))
    }

    /// The spaces orthogonally adjacent to one of these.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Spaces {
        const LEFT: u16 = 0b001_001_001;
        const RIGHT: u16 = 0b100_100_100;
        let beside = (self.0 & !RIGHT) << 1 | (self.0 & !LEFT) >> 1;
        Spaces((beside | self.0 << 3 | self.0 >> 3) & Spaces::ALL.0)
    }
}

/// Up to three buildings of a street. Which space a building takes means nothing (S25), so only how many there are of
/// each kind is kept: two bits a kind, and their sum above.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(pub(crate) u32);

impl Row {
    /// No building.
    pub const EMPTY: Row = Row(0);
    const SUM: u32 = 24;
    const KINDS: u32 = (1 << Row::SUM) - 1;

    /// A row with one building.
    #[inline]
    pub const fn one(building: Building) -> Row {
        Row(1 << (2 * building.index()) | 1 << Row::SUM)
    }

    /// The two bits of each of these kinds, to compare rows with.
    pub(crate) const fn mask(kinds: &[Building]) -> u32 {
        let mut mask = 0;
        let mut place = 0;
        while place < kinds.len() {
            mask |= 0b11 << (2 * kinds[place].index());
            place += 1;
        }
        mask
    }

    /// How many buildings there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> Row::SUM) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether another building fits.
    #[inline]
    pub const fn has_room(self) -> bool {
        self.len() < STREET_SPACES
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, building: Building) -> u8 {
        (self.0 >> (2 * building.index()) & 0b11) as u8
    }

    /// Puts a building in.
    #[inline]
    pub const fn insert(&mut self, building: Building) {
        self.0 += Row::one(building).0;
    }

    /// Takes a building out.
    #[inline]
    pub const fn remove(&mut self, building: Building) {
        self.0 -= Row::one(building).0;
    }

    /// The kinds there are, each once, with their number.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Building, u8)> {
        let mut bits = self.0 & Row::KINDS;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() / 2;
            let count = bits >> (2 * index) & 0b11;
            bits &= !(0b11 << (2 * index));
            Some((Building::ALL[index as usize], count as u8))
        })
    }

    /// The kinds of this row that are in `mask`.
    #[inline]
    pub(crate) const fn masked(self, mask: u32) -> u32 {
        self.0 & mask & Row::KINDS
    }

    /// The buildings, one after the other.
    pub fn buildings(self) -> impl Iterator<Item = Building> {
        self.kinds()
            .flat_map(|(building, count)| std::iter::repeat_n(building, usize::from(count)))
    }
}

impl FromIterator<Building> for Row {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Row {
        let mut row = Row::EMPTY;
        buildings.into_iter().for_each(|building| row.insert(building));
        row
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.buildings()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.buildings())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let buildings = Vec::<Building>::deserialize(deserializer)?;
        if buildings.len() > usize::from(STREET_SPACES) {
            return Err(serde::de::Error::custom("a street holds three buildings"));
        }
        Ok(buildings.into_iter().collect())
    }
}

/// Buildings not yet drawn: how many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag(pub(crate) [u8; 12]);

impl Bag {
    /// How many are left.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many are left of a kind.
    #[inline]
    pub fn count(&self, building: Building) -> u8 {
        self.0[building.index()]
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Building::ALL.into_iter().zip(self.0))
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Building, u8>::deserialize(deserializer)?;
        let count = |building: &Building| counts.get(building).copied().unwrap_or_default();
        Ok(Bag(Building::ALL.each_ref().map(count)))
    }
}
