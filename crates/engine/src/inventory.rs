//! The components of a game, counted by where they lie.

use std::collections::BTreeMap;
use std::fmt::Display;

use crate::Game;

/// The components of a game by where they lie, so that the kit can check that none is lost or doubled and that
/// chance draws from exactly what nobody has seen.
pub trait Inspect: Game {
    /// Counts every component of the box.
    fn inventory(&self, state: &Self::State, inventory: &mut Inventory);

    /// What the chance move that is due draws from.
    fn source(&self, state: &Self::State) -> Source;

    /// The component that a chance move draws, by the name it has in the inventory.
    fn drawn(&self, state: &Self::State, mv: Self::Move) -> String;
}

/// What a chance move draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The unseen components of these groups; each outcome weighs as much as there are components of its name.
    Unseen(&'static [&'static str]),
    /// Something like a coin or a die: so many outcomes of equal weight.
    Fair(usize),
}

/// A count of components.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// How many there are, by (group, name, unseen).
    counts: BTreeMap<(&'static str, String, bool), i64>,
}

impl Inventory {
    /// Counts `number` components `name` of `group` that lie somewhere known (to somebody at least).
    pub fn seen(&mut self, group: &'static str, name: impl Display, number: i64) {
        *self.counts.entry((group, name.to_string(), false)).or_default() += number;
    }

    /// Counts `number` components `name` of `group` that are still in a deck, a pile or a bag.
    pub fn unseen(&mut self, group: &'static str, name: impl Display, number: i64) {
        *self.counts.entry((group, name.to_string(), true)).or_default() += number;
    }

    /// How many components of each (group, name) there are, wherever they lie.
    pub fn totals(&self) -> BTreeMap<(&'static str, &str), i64> {
        let mut totals = BTreeMap::new();
        for ((group, name, _), number) in &self.counts {
            *totals.entry((*group, name.as_str())).or_default() += number;
        }
        totals.retain(|_, number| *number != 0);
        totals
    }

    /// How many unseen components of each name there are in `groups`.
    pub fn unseen_in(&self, groups: &[&str]) -> BTreeMap<&str, i64> {
        let mut totals = BTreeMap::new();
        for ((group, name, unseen), number) in &self.counts {
            if *unseen && *number != 0 && groups.contains(group) {
                *totals.entry(name.as_str()).or_default() += number;
            }
        }
        totals
    }

    /// Whether something is counted below zero.
    pub fn overdrawn(&self) -> bool {
        self.counts.values().any(|&number| number < 0)
    }
}
