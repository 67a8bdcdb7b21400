//! A street: up to three buildings.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::kinds::{Building, STREET_SPACES};

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
