//! The five resources, sets of them and counts of them.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A resource of the sky islands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Resource {
    /// Plants.
    Vegetal,
    /// Elements.
    Elemental,
    /// Animals.
    Animal,
    /// Metal, which an example of the rulebook calls steel.
    Metal,
    /// Precious stones.
    Gem,
}

impl Resource {
    /// All five, in the order of the material.
    pub const ALL: [Resource; 5] = [
        Resource::Vegetal,
        Resource::Elemental,
        Resource::Animal,
        Resource::Metal,
        Resource::Gem,
    ];

    /// The name in moves, records and material files.
    pub const fn id(self) -> &'static str {
        match self {
            Resource::Vegetal => "vegetal",
            Resource::Elemental => "elemental",
            Resource::Animal => "animal",
            Resource::Metal => "metal",
            Resource::Gem => "gem",
        }
    }

    /// The place of this resource in an array by resource.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text names no component of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not {kind}")]
pub struct UnknownName {
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

impl UnknownName {
    pub(crate) fn new(kind: &'static str, text: &str) -> Self {
        UnknownName {
            kind,
            text: text.chars().take(40).collect(),
        }
    }
}

impl FromStr for Resource {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Resource::ALL
            .into_iter()
            .find(|resource| resource.id() == text)
            .ok_or_else(|| UnknownName::new("a resource", text))
    }
}

/// Components are written by their names, so that a state reads well.
macro_rules! written_as_text {
    ($($component:ty),*) => {$(
        impl serde::Serialize for $component {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $component {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
pub(crate) use written_as_text;

written_as_text!(Resource);

/// A set of resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// None of them.
    pub const NONE: Kinds = Kinds(0);
    /// All five.
    pub const ALL: Kinds = Kinds(0b11111);

    /// Whether the set holds `resource`.
    #[inline]
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }

    /// This set with `resource`.
    #[inline]
    #[must_use]
    pub const fn with(self, resource: Resource) -> Kinds {
        Kinds(self.0 | 1 << resource as u8)
    }

    /// This set with `resource` added if it was not in it, taken out if it was.
    #[inline]
    #[must_use]
    pub const fn toggled(self, resource: Resource) -> Kinds {
        Kinds(self.0 ^ 1 << resource as u8)
    }

    /// The resources of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// The resources of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// The resources that are not in this set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Kinds {
        Kinds(!self.0 & Kinds::ALL.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The resources in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = *Resource::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl FromIterator<Resource> for Kinds {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Self {
        resources.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Resource>::deserialize(deserializer)?.into_iter().collect())
    }
}

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
        Kinds((any & 1 | any >> 3 & 2 | any >> 6 & 4 | any >> 9 & 8 | any >> 12 & 16) as u8)
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
