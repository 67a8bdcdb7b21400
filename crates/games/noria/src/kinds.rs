//! The kinds of things in the box, by the names they have in moves, records and material files.

use components::{Indexed, Map, Set, named};
use serde::{Deserialize, Serialize};

use crate::material::MAX_FACTORY_SPACES;
use crate::wheel::Space;

named! {
    /// What ships bring home.
    pub enum Resource: u8, "a resource" {
        /// Energy.
        Energy = "energy",
        /// Mycelium.
        Mycelium = "mycelium",
        /// Obsidian.
        Obsidian = "obsidian",
    }
}

named! {
    /// What factories make: three simple goods, then two complex ones.
    pub enum Good: u8, "a good" {
        /// Simple.
        Propeller = "propeller",
        /// Simple.
        Sail = "sail",
        /// Simple.
        Compass = "compass",
        /// Complex.
        Lamp = "lamp",
        /// Complex.
        Piston = "piston",
    }
}

named! {
    /// What a disc does.
    pub enum DiscKind: u8, "a disc" {
        /// Brings energy.
        Energy = "energy",
        /// Brings mycelium.
        Mycelium = "mycelium",
        /// Brings obsidian.
        Obsidian = "obsidian",
        /// A disc of the market, or a level of a path.
        City = "city",
        /// Moves the ambassador.
        Journey = "journey",
        /// Upgrades a disc, or produces goods.
        Tool = "tool",
        /// Repeats a disc used before.
        Bonus = "bonus",
    }
}

named! {
    /// The four projects of the town hall.
    pub enum Path: u8, "a path" {
        /// Paid with resources of one kind.
        Refining = "refining",
        /// Paid with resources of several kinds.
        Colonization = "colonization",
        /// Paid with simple goods.
        Exploration = "exploration",
        /// Paid with complex goods.
        Research = "research",
    }
}

named! {
    /// The six chambers of the town hall: one for each path, then the two for the whole progress.
    pub enum Chamber: u8, "a chamber" {
        /// Of its path.
        Refining = "refining",
        /// Of its path.
        Colonization = "colonization",
        /// Of its path.
        Exploration = "exploration",
        /// Of its path.
        Research = "research",
        /// Of the highest level.
        Specialization = "specialization",
        /// Of the lowest level.
        Division = "division",
    }
}

named! {
    /// The flying islands of the box.
    pub enum Island: u16, "an island" {
        /// Number 1.
        I1 = "I1",
        /// Number 2.
        I2 = "I2",
        /// Number 3.
        I3 = "I3",
        /// Number 4.
        I4 = "I4",
        /// Number 5.
        I5 = "I5",
        /// Number 6.
        I6 = "I6",
        /// Number 7.
        I7 = "I7",
        /// Number 8.
        I8 = "I8",
        /// Number 9.
        I9 = "I9",
    }
}

impl Good {
    /// The simple goods, which pay for exploration.
    pub const SIMPLE: &'static [Good] = &[Good::Propeller, Good::Sail, Good::Compass];
    /// The complex goods, which pay for research.
    pub const COMPLEX: &'static [Good] = &[Good::Lamp, Good::Piston];

    /// Whether this is a complex good.
    #[inline]
    pub fn is_complex(self) -> bool {
        self >= Good::Lamp
    }

    /// How many resources it takes to make one.
    pub fn cost_size(self) -> u16 {
        if self.is_complex() { 3 } else { 2 }
    }

    /// The knowledge one brings on the black market.
    #[inline]
    pub fn knowledge(self) -> u16 {
        if self.is_complex() { 3 } else { 2 }
    }

    /// How many warehouses of this good the box holds.
    pub fn warehouses_in_box(self) -> u16 {
        if self.is_complex() { 9 } else { 12 }
    }
}

impl DiscKind {
    /// The discs everyone starts with, in the order in which the expert game places them.
    pub const START: [DiscKind; 6] = [
        DiscKind::City,
        DiscKind::Journey,
        DiscKind::Tool,
        DiscKind::Energy,
        DiscKind::Mycelium,
        DiscKind::Obsidian,
    ];
    /// The discs that lie on the priced stalls of the market.
    pub const PRICED: [DiscKind; 4] = [DiscKind::City, DiscKind::Journey, DiscKind::Tool, DiscKind::Bonus];

    /// The resource a resource disc brings.
    #[inline]
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self.index()).copied()
    }

    /// How many of these discs the box holds.
    pub fn in_box(self) -> u8 {
        if self == DiscKind::Bonus { 6 } else { 10 }
    }
}

impl From<Resource> for DiscKind {
    fn from(resource: Resource) -> DiscKind {
        DiscKind::ALL[resource.index()]
    }
}

impl Path {
    /// The highest level of every path.
    pub const TOP: u8 = 9;

    /// The goods this path is paid with; `None` where it is paid with resources.
    #[inline]
    pub fn goods(self) -> Option<&'static [Good]> {
        match self {
            Path::Refining | Path::Colonization => None,
            Path::Exploration => Some(Good::SIMPLE),
            Path::Research => Some(Good::COMPLEX),
        }
    }
}

impl From<Path> for Chamber {
    fn from(path: Path) -> Chamber {
        Chamber::ALL[path.index()]
    }
}

/// A factory space of an island, by its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plot(pub u8);

impl Indexed for Plot {
    type Bits = u8;
    const COUNT: usize = MAX_FACTORY_SPACES;

    #[inline]
    fn at(index: usize) -> Self {
        Plot(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of spaces of a wheel.
pub type SpaceSet = Set<Space>;
/// A set of islands.
pub type IslandSet = Set<Island>;
/// A set of the factory spaces of one island.
pub type FactorySet = Set<Plot>;
/// A set of goods.
pub type GoodSet = Set<Good>;

/// One value for each resource.
pub type ByResource<T> = Map<Resource, T, { Resource::COUNT }>;
/// One value for each good.
pub type ByGood<T> = Map<Good, T, { Good::COUNT }>;
/// One value for each kind of disc.
pub type ByDisc<T> = Map<DiscKind, T, { DiscKind::COUNT }>;
/// One value for each path.
pub type ByPath<T> = Map<Path, T, { Path::COUNT }>;
/// One value for each chamber.
pub type ByChamber<T> = Map<Chamber, T, { Chamber::COUNT }>;
/// One value for each island of the box.
pub type ByIsland<T> = Map<Island, T, { Island::COUNT }>;
