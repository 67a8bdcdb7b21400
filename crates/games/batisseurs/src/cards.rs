//! The names of the cards, and sets of them.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::num::NonZeroU8;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Serialize};

/// The number of building cards, machines included.
pub const BUILDINGS: usize = 42;
/// The number of machines among the building cards; they are the last ones.
pub const MACHINES: usize = 8;
/// The number of worker cards in the deck.
pub const DECK_WORKERS: usize = 42;
/// Everyone who can be sent to work: the worker cards, then the machines.
pub const WORKERS: usize = DECK_WORKERS + MACHINES;

/// A building card, by name. `Option<Building>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(NonZeroU8);

/// Somebody or something that can be sent to work: a worker card or a finished machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worker(NonZeroU8);

/// The four kinds of worker cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Wage 2; one is dealt to each seat.
    Apprentice,
    /// Wage 3.
    Labourer,
    /// Wage 4.
    Journeyman,
    /// Wage 5.
    Master,
}

impl Kind {
    /// All kinds, cheapest first, which is the order of the cards.
    pub const ALL: [Kind; 4] = [Kind::Apprentice, Kind::Labourer, Kind::Journeyman, Kind::Master];

    /// The kind's name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Apprentice => "apprentice",
            Kind::Labourer => "labourer",
            Kind::Journeyman => "journeyman",
            Kind::Master => "master",
        }
    }

    /// How many cards of the kind there are.
    pub const fn count(self) -> usize {
        match self {
            Kind::Apprentice => 6,
            Kind::Labourer => 12,
            Kind::Journeyman => 16,
            Kind::Master => 8,
        }
    }

    /// What sending one costs.
    pub const fn wage(self) -> u8 {
        match self {
            Kind::Apprentice => 2,
            Kind::Labourer => 3,
            Kind::Journeyman => 4,
            Kind::Master => 5,
        }
    }
}

const BUILDING_NAMES: [&str; BUILDINGS] = [
    "bower",
    "wooden-shack",
    "covered-bridge",
    "treehouse",
    "stone-bridge",
    "wash-house",
    "straw-hut",
    "townhouse",
    "cottage",
    "rural-house",
    "house",
    "cowshed",
    "inn",
    "pigsty",
    "rural-relay",
    "grain-silo",
    "stables",
    "forge",
    "windmill",
    "watermill",
    "covered-market",
    "bourgeois-house",
    "post",
    "hotel",
    "tavern",
    "farm",
    "church",
    "watchtower",
    "abbey",
    "cloister",
    "chapel",
    "aqueduct",
    "castle",
    "cathedral",
    "small-crane",
    "small-circular-saw",
    "small-survey-tools",
    "small-tile-oven",
    "large-crane",
    "large-circular-saw",
    "large-survey-tools",
    "large-tile-oven",
];

/// What buildings and workers have in common: a place in their deck and a name.
pub trait Card: Copy + Eq + Hash + fmt::Debug + fmt::Display + Serialize + DeserializeOwned {
    /// How many there are.
    const COUNT: usize;

    /// The card at a place, from 0.
    fn at(index: usize) -> Self;

    /// The card's place, from 0.
    fn index(self) -> usize;

    /// The card with this name.
    fn named(name: &str) -> Option<Self>;
}

impl Building {
    /// The building's name in texts.
    pub fn name(self) -> &'static str {
        BUILDING_NAMES[self.index()]
    }

    /// The machine this building is once finished, as somebody who can be sent to work.
    #[inline]
    pub fn machine(self) -> Option<Worker> {
        let first = BUILDINGS - MACHINES;
        (self.index() >= first).then(|| Worker::at(DECK_WORKERS + self.index() - first))
    }
}

impl Worker {
    /// The kind of the card and its number among its kind, or the machine.
    pub fn identity(self) -> Identity {
        let mut index = self.index();
        for kind in Kind::ALL {
            if index < kind.count() {
                return Identity::Card(kind, index as u8 + 1);
            }
            index -= kind.count();
        }
        Identity::Machine(Building::at(BUILDINGS - MACHINES + index))
    }
}

/// Who a [`Worker`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// A worker card: its kind, and its number among its kind from 1.
    Card(Kind, u8),
    /// A finished machine.
    Machine(Building),
}

impl Card for Building {
    const COUNT: usize = BUILDINGS;

    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < BUILDINGS);
        Building(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }

    fn named(name: &str) -> Option<Self> {
        BUILDING_NAMES.iter().position(|&known| known == name).map(Building::at)
    }
}

impl Card for Worker {
    const COUNT: usize = WORKERS;

    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < WORKERS);
        Worker(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }

    fn named(name: &str) -> Option<Self> {
        (0..WORKERS).map(Worker::at).find(|worker| worker.to_string() == name)
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.identity() {
            Identity::Card(kind, number) => write!(f, "{}-{number}", kind.name()),
            Identity::Machine(machine) => machine.fmt(f),
        }
    }
}

/// A set of cards, in a machine word. Written as the list of their names.
#[derive(PartialEq, Eq, Hash)]
pub struct CardSet<C> {
    bits: u64,
    cards: PhantomData<C>,
}

impl<C: Card> CardSet<C> {
    /// No card.
    pub const EMPTY: Self = CardSet::from_bits(0);

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        CardSet {
            bits,
            cards: PhantomData,
        }
    }

    /// The cards at the places `from..to`.
    pub const fn range(from: usize, to: usize) -> Self {
        CardSet::from_bits(((1 << to) - 1) & !((1 << from) - 1))
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether `card` is among them.
    #[inline]
    pub fn contains(self, card: C) -> bool {
        self.bits >> card.index() & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: C) {
        self.bits |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: C) {
        self.bits &= !(1 << card.index());
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        CardSet::from_bits(self.bits & other.bits)
    }

    /// Those in either set.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        CardSet::from_bits(self.bits | other.bits)
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> Cards<C> {
        Cards(self)
    }

    /// The card with `place` others before it.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn nth(self, place: usize) -> C {
        let mut bits = self.bits;
        for _ in 0..place {
            bits &= bits - 1;
        }
        C::at(bits.trailing_zeros() as usize)
    }
}

/// Goes over the cards of a [`CardSet`].
pub struct Cards<C>(CardSet<C>);

impl<C: Card> Iterator for Cards<C> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        if self.0.is_empty() {
            return None;
        }
        let card = C::at(self.0.bits.trailing_zeros() as usize);
        self.0.bits &= self.0.bits - 1;
        Some(card)
    }
}

impl<C: Card> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<C> Clone for CardSet<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for CardSet<C> {}

impl<C: Card> Default for CardSet<C> {
    fn default() -> Self {
        CardSet::EMPTY
    }
}

impl<C: Card> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<C: Card> Serialize for CardSet<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, C: Card> Deserialize<'de> for CardSet<C> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<C>::deserialize(deserializer)?.into_iter().collect())
    }
}

macro_rules! written_by_name {
    ($($card:ty),*) => {$(
        impl fmt::Debug for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl Serialize for $card {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $card {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                Card::named(&name).ok_or_else(|| D::Error::custom(format!("there is no card '{name}'")))
            }
        }
    )*};
}
written_by_name!(Building, Worker);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_found_by_its_name_and_no_two_share_one() {
        for index in 0..BUILDINGS {
            assert_eq!(Building::named(Building::at(index).name()), Some(Building::at(index)));
        }
        for index in 0..WORKERS {
            assert_eq!(Worker::named(&Worker::at(index).to_string()), Some(Worker::at(index)));
        }
        assert_eq!(Worker::named("apprentice-7"), None);
        assert_eq!(Building::named("apprentice-1"), None);
    }

    #[test]
    fn the_last_eight_buildings_are_machines_and_work_under_their_own_name() {
        let machines: Vec<_> = (0..BUILDINGS)
            .filter_map(|index| Building::at(index).machine())
            .collect();
        assert_eq!(machines.len(), MACHINES);
        assert_eq!(
            Building::named("large-crane").and_then(Building::machine),
            Worker::named("large-crane")
        );
        assert_eq!(Building::named("cathedral").and_then(Building::machine), None);
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let mut set: CardSet<Worker> = [3, 49, 0].into_iter().map(Worker::at).collect();
        assert_eq!(set.iter().map(Card::index).collect::<Vec<_>>(), [0, 3, 49]);
        assert_eq!(set.nth(2), Worker::at(49));
        set.remove(Worker::at(3));
        assert!(!set.contains(Worker::at(3)) && set.len() == 2);
        assert_eq!(CardSet::<Worker>::range(0, 6).len(), 6);
    }
}
