//! The five resources, sets of them and counts of them.

use components::Set;
use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeMap, Serializer};

components::named! {
    /// A resource of the sky islands.
    pub enum Resource: u8, "a resource" {
        /// Plants.
        Vegetal = "vegetal",
        /// Elements.
        Elemental = "elemental",
        /// Animals.
        Animal = "animal",
        /// Metal, which an example of the rulebook calls steel.
        Metal = "metal",
        /// Precious stones.
        Gem = "gem",
    }
}

/// A set of resources.
pub type Kinds = Set<Resource>;

/// How many there are of each resource, at most 15: four bits for each, so that a count is copied, added and compared
/// as one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tally(u32);

impl Tally {
    /// Nothing.
    pub const NONE: Tally = Tally(0);
    /// The largest count of one resource.
    pub const MOST: u8 = 15;

    /// `number` of each resource.
    pub const fn each(number: u8) -> Tally {
        assert!(number <= Tally::MOST);
        Tally(0x11111 * number as u32)
    }

    /// How many there are of `resource`.
    #[inline]
    pub const fn of(self, resource: Resource) -> u8 {
        (self.0 >> (4 * resource as u32) & 15) as u8
    }

    /// `number` more of `resource`.
    #[inline]
    pub fn add(&mut self, resource: Resource, number: u8) {
        debug_assert!(self.of(resource) + number <= Tally::MOST);
        self.0 += u32::from(number) << (4 * resource as u32);
    }

    /// `number` more of `resource`, or as many as there is room for.
    #[inline]
    pub fn add_at_most(&mut self, resource: Resource, number: u8) {
        self.add(resource, number.min(Tally::MOST - self.of(resource)));
    }

    /// `number` fewer of `resource`.
    #[inline]
    pub fn remove(&mut self, resource: Resource, number: u8) {
        debug_assert!(self.of(resource) >= number);
        self.0 -= u32::from(number) << (4 * resource as u32);
    }

    /// All of `other` added.
    #[inline]
    pub fn add_all(&mut self, other: Tally) {
        debug_assert!(
            Resource::ALL
                .iter()
                .all(|&kind| self.of(kind) + other.of(kind) <= Tally::MOST)
        );
        self.0 += other.0;
    }

    /// What remains of this when `part`, which it contains, is taken away.
    #[inline]
    #[must_use]
    pub const fn less(self, part: Tally) -> Tally {
        Tally(self.0 - part.0)
    }

    /// The resources of which there is at least one.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        Kinds::from_bits((any & 1 | any >> 3 & 2 | any >> 6 & 4 | any >> 9 & 8 | any >> 12 & 16) as u8)
    }

    /// How many there are of all together.
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x0f_0f0f) + (self.0 >> 4 & 0x0f_0f0f);
        ((pairs + (pairs >> 8) + (pairs >> 16)) & 0xff) as u8
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What these are worth at `prices`.
    #[inline]
    pub fn worth(self, prices: Tally) -> u16 {
        let value = |resource| u16::from(self.of(resource)) * u16::from(prices.of(resource));
        Resource::ALL.into_iter().map(value).sum()
    }
}

impl FromIterator<Resource> for Tally {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Self {
        let mut tally = Tally::NONE;
        resources.into_iter().for_each(|resource| tally.add(resource, 1));
        tally
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for resource in self.kinds().iter() {
            map.serialize_entry(&resource, &self.of(resource))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tally = Tally::NONE;
        for (resource, number) in std::collections::BTreeMap::<Resource, u8>::deserialize(deserializer)? {
            if number > Tally::MOST {
                return Err(D::Error::custom("there are at most 15 of a resource"));
            }
            tally.add(resource, number);
        }
        Ok(tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_adds_up_in_every_resource() {
        let mut tally = Tally::each(15);
        assert_eq!((tally.total(), tally.kinds()), (75, Kinds::ALL));
        for resource in Resource::ALL {
            tally.remove(resource, 15);
            assert!(!tally.kinds().contains(resource));
            tally.add(resource, 1);
            assert!(tally.kinds().contains(resource));
        }
        assert_eq!(tally, Tally::each(1));
        assert_eq!(tally.worth(Tally::each(4)), 20);
        assert_eq!(Tally::each(3).less(tally), Tally::each(2));
    }

    #[test]
    fn a_full_count_does_not_run_over_into_the_next_resource() {
        let mut tally = Tally::NONE;
        tally.add_at_most(Resource::Metal, 8);
        tally.add_at_most(Resource::Metal, 8);
        assert_eq!((tally.of(Resource::Metal), tally.total()), (Tally::MOST, Tally::MOST));
    }
}
