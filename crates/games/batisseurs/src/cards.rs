//! The names of the cards.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU8;
use std::str::FromStr;

use components::{Indexed, UnknownName, debug_as_text, written_as_text};
use serde::Serialize;
use serde::de::DeserializeOwned;

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

components::named! {
    /// The four kinds of worker cards, cheapest first, which is the order of the cards.
    pub enum Kind: u8, "a kind of worker" {
        /// Wage 2; one is dealt to each seat.
        Apprentice = "apprentice",
        /// Wage 3.
        Labourer = "labourer",
        /// Wage 4.
        Journeyman = "journeyman",
        /// Wage 5.
        Master = "master",
    }
}

impl Kind {
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

/// What buildings and workers have in common, for code that serves both.
pub trait Card: Indexed<Bits = u64> + Ord + Hash + fmt::Debug + fmt::Display + Serialize + DeserializeOwned {}

impl Card for Building {}
impl Card for Worker {}

impl Building {
    /// The building with this name.
    pub fn named(name: &str) -> Option<Building> {
        BUILDING_NAMES.iter().position(|&known| known == name).map(Building::at)
    }

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
    /// The worker or machine with this name.
    pub fn named(name: &str) -> Option<Worker> {
        Worker::all().find(|worker| worker.to_string() == name)
    }

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

impl Indexed for Building {
    type Bits = u64;
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
}

impl Indexed for Worker {
    type Bits = u64;
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

impl FromStr for Building {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Building::named(text).ok_or_else(|| UnknownName::new("a building", text))
    }
}

impl FromStr for Worker {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Worker::named(text).ok_or_else(|| UnknownName::new("a worker", text))
    }
}

debug_as_text!(Building, Worker);
written_as_text!(Building, Worker);

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
}
