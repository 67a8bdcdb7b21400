//! The words of the game: resources, monsters, buildings, artefacts, and the places of a player's board.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use components::{Indexed, Map, Set, UnknownName, named, written_as_text};
use serde::{Deserialize, Serialize};

named! {
    /// A kind of piece in a reserve.
    pub enum Resource: u8, "a resource" {
        /// Wood, a basic resource.
        Wood = "wood",
        /// Clay, a basic resource.
        Clay = "clay",
        /// Stone, a basic resource.
        Stone = "stone",
        /// Diamond, a rare resource.
        Diamond = "diamond",
        /// Gold, a rare resource.
        Gold = "gold",
    }
}

impl Resource {
    /// Wood, clay and stone.
    pub const BASICS: [Resource; 3] = [Resource::Wood, Resource::Clay, Resource::Stone];
}

named! {
    /// A kind of monster, known by its colour.
    pub enum Colour: u8, "a colour" {
        /// The gnoll of the forests.
        Green = "green",
        /// The manticore of the steppes.
        Yellow = "yellow",
        /// The hydra of the lakes.
        Blue = "blue",
        /// The dragon of the caves.
        Red = "red",
    }
}

named! {
    /// A guild of heroes, which says what its heroes count.
    pub enum Guild: u8, "a guild" {
        /// A point for each explored terrain.
        Adventurers = "adventurers",
        /// A point for each fortification.
        Defenders = "defenders",
        /// A point for each building.
        Builders = "builders",
        /// The points on the card.
        Artisans = "artisans",
    }
}

named! {
    /// A building. Those that only give something come first: a street hands their gains out unasked (S25).
    pub enum Building: u16, "a building" {
        /// Gives a wood.
        Sawmill = "sawmill",
        /// Gives a clay.
        ClayPit = "clay-pit",
        /// Gives a stone.
        Quarry = "quarry",
        /// Gives a diamond.
        DiamondMine = "diamond-mine",
        /// Gives a basic resource of one's choice.
        Warehouse = "warehouse",
        /// Gives the resource of a fortified terrain.
        TradingPost = "trading-post",
        /// Turns a basic resource into gold.
        Bazaar = "bazaar",
        /// Turns a gold into two diamonds.
        AlchemistTower = "alchemist-tower",
        /// Turns a diamond into one of each basic resource.
        Goldsmith = "goldsmith",
        /// Turns a diamond into two bonus villagers.
        Tavern = "tavern",
        /// Stores a gold for five points.
        Bank = "bank",
        /// Stores a diamond for four points.
        Cathedral = "cathedral",
    }
}

impl Building {
    /// What a building gives that asks and takes nothing.
    #[inline]
    pub const fn plain_gain(self) -> Option<Resource> {
        match self {
            Building::Sawmill => Some(Resource::Wood),
            Building::ClayPit => Some(Resource::Clay),
            Building::Quarry => Some(Resource::Stone),
            Building::DiamondMine => Some(Resource::Diamond),
            _ => None,
        }
    }
}

named! {
    /// An artefact, held for one round.
    pub enum Artefact: u16, "an artefact" {
        /// A building may be activated when it is built.
        SacredClock = "sacred-clock",
        /// A new terrain gives its resource at once.
        ExplorersAstrolabe = "explorers-astrolabe",
        /// A hunt brings a diamond more.
        MaceOfTheBrave = "mace-of-the-brave",
        /// A new fortification gives the terrain's resource.
        PotionOfMight = "potion-of-might",
        /// A bonus villager at once.
        HelpfulChest = "helpful-chest",
        /// An activated region gives one resource more.
        ScrollOfPower = "scroll-of-power",
        /// An activated fortification gives its resource twice.
        SovereignsCrown = "sovereigns-crown",
        /// A bonus villager with each invited hero.
        CupOfGoodCheer = "cup-of-good-cheer",
        /// The holder decides every encounter.
        SorcerersMask = "sorcerers-mask",
        /// A diamond at once.
        DiamondRing = "diamond-ring",
        /// One region may be activated twice.
        ShootingStar = "shooting-star",
        /// One street may be activated twice.
        KeyOfKnowledge = "key-of-knowledge",
        /// Basic resources are exchanged one for one.
        EnchantedMirror = "enchanted-mirror",
        /// A gold at once.
        MagicPurse = "magic-purse",
    }
}

named! {
    /// A row of the wild lands. Region I is the one next to the settlement.
    pub enum Region: u8, "a region" {
        /// Explored by one villager.
        I = "I",
        /// Explored by two villagers.
        II = "II",
        /// Explored by three villagers.
        III = "III",
    }
}

impl Region {
    /// How many villagers an exploration takes.
    #[inline]
    pub const fn villagers(self) -> u8 {
        self as u8 + 1
    }

    /// Its three spaces.
    #[inline]
    pub const fn spaces(self) -> Spaces {
        Spaces::from_bits(0b111 << (3 * self.index()))
    }
}

named! {
    /// A row of the settlement.
    pub enum Street: u8, "a street" {
        /// The upper street.
        Upper = "upper",
        /// The street in the middle.
        Middle = "middle",
        /// The lower street.
        Lower = "lower",
    }
}

/// How many spaces the wild lands of a player have.
pub const SPACES: usize = 9;
/// How many buildings a street can hold.
pub const STREET_SPACES: u8 = 3;

/// A space of the wild lands: three in each region, columns counted from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// All spaces, region by region.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The space at `index`, counted region by region.
    #[inline]
    pub(crate) const fn at(index: usize) -> Space {
        Space(index as u8)
    }

    /// The place of this space in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The region it lies in.
    #[inline]
    pub const fn region(self) -> Region {
        Region::ALL[self.index() / 3]
    }

    /// The spaces orthogonally adjacent to one of these.
    #[must_use]
    #[inline]
    pub fn beside(spaces: Spaces) -> Spaces {
        const LEFT: u16 = 0b001_001_001;
        const RIGHT: u16 = 0b100_100_100;
        let bits = spaces.bits();
        let row = (bits & !RIGHT) << 1 | (bits & !LEFT) >> 1;
        Spaces::ALL.and(Spaces::from_bits(row | bits << 3 | bits >> 3))
    }

    /// The column from the left, from 1.
    pub const fn column(self) -> u8 {
        self.0 % 3 + 1
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.region(), self.column())
    }
}

impl FromStr for Space {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Space::all().find(|space| space.to_string() == text);
        named.ok_or_else(|| UnknownName::new("a space", text))
    }
}

/// A kind of terrain tile: its region, its one resource, the icon of its monster. Equal tiles are one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Terrain(NonZeroU8);

impl Terrain {
    /// How many kinds there can be in a region.
    pub const KINDS: usize = Resource::ALL.len() * Colour::ALL.len();

    /// The kind with these marks.
    pub const fn new(region: Region, resource: Resource, icon: Colour) -> Terrain {
        Terrain::at(region, resource.index() * Colour::ALL.len() + icon.index())
    }

    /// The kind number `kind` of `region`.
    #[inline]
    pub(crate) const fn at(region: Region, kind: usize) -> Terrain {
        let number = region.index() * Terrain::KINDS + kind + 1;
        match NonZeroU8::new(number as u8) {
            Some(number) => Terrain(number),
            None => unreachable!(),
        }
    }

    /// The region whose pile it comes from.
    #[inline]
    pub const fn region(self) -> Region {
        Region::ALL[self.number() / Terrain::KINDS]
    }

    /// Its number among the kinds of its region.
    #[inline]
    pub(crate) const fn kind(self) -> usize {
        self.number() % Terrain::KINDS
    }

    /// What it yields.
    #[inline]
    pub const fn resource(self) -> Resource {
        Resource::ALL[self.kind() / Colour::ALL.len()]
    }

    /// The monster that may appear on it.
    #[inline]
    pub const fn icon(self) -> Colour {
        Colour::ALL[self.number() % Colour::ALL.len()]
    }

    const fn number(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.region(), self.resource(), self.icon())
    }
}

impl FromStr for Terrain {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownName::new("a terrain", text);
        let mut parts = text.split('-');
        let (Some(region), Some(resource), Some(icon), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(unknown());
        };
        Ok(Terrain::new(region.parse()?, resource.parse()?, icon.parse()?))
    }
}

/// How many hero cards there are.
pub const HEROES: usize = 48;

/// A hero card, by its number in the material from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hero(NonZeroU8);

impl Hero {
    /// The card at `index`, counted from 0.
    #[inline]
    pub(crate) const fn at(index: usize) -> Hero {
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Hero(number),
            None => unreachable!(),
        }
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Hero> {
        (0..HEROES).map(Hero::at)
    }

    /// The place of this card in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The number people read, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Hero {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<usize>() {
            Ok(number) if (1..=HEROES).contains(&number) => Ok(Hero::at(number - 1)),
            _ => Err(UnknownName::new("a hero", text)),
        }
    }
}

written_as_text!(Space, Terrain, Hero);

impl Indexed for Space {
    type Bits = u16;
    const COUNT: usize = SPACES;

    #[inline]
    fn at(index: usize) -> Self {
        Space::at(index)
    }

    #[inline]
    fn index(self) -> usize {
        Space::index(self)
    }
}

impl Indexed for Hero {
    type Bits = u64;
    const COUNT: usize = HEROES;

    #[inline]
    fn at(index: usize) -> Self {
        Hero::at(index)
    }

    #[inline]
    fn index(self) -> usize {
        Hero::index(self)
    }
}

/// Some spaces of a player's wild lands.
pub type Spaces = Set<Space>;
/// Some hero cards.
pub type Heroes = Set<Hero>;
/// Some artefacts.
pub type Artefacts = Set<Artefact>;
/// Some regions.
pub type Regions = Set<Region>;
/// Some streets.
pub type Streets = Set<Street>;
/// Something for each kind of building.
pub type ByBuilding<T> = Map<Building, T, { Building::COUNT }>;

/// So many pieces of each resource: a reserve, a price or a reward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "NamedPieces", into = "NamedPieces")]
pub struct Pieces(pub [u8; 5]);

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct NamedPieces {
    wood: u8,
    clay: u8,
    stone: u8,
    diamond: u8,
    gold: u8,
}

impl From<NamedPieces> for Pieces {
    fn from(named: NamedPieces) -> Pieces {
        Pieces([named.wood, named.clay, named.stone, named.diamond, named.gold])
    }
}

impl From<Pieces> for NamedPieces {
    fn from(Pieces([wood, clay, stone, diamond, gold]): Pieces) -> NamedPieces {
        NamedPieces {
            wood,
            clay,
            stone,
            diamond,
            gold,
        }
    }
}

impl Pieces {
    /// Nothing.
    pub const NONE: Pieces = Pieces([0; 5]);

    /// One piece.
    #[inline]
    pub const fn one(resource: Resource) -> Pieces {
        let mut pieces = [0; 5];
        pieces[resource.index()] = 1;
        Pieces(pieces)
    }

    /// How many wood, clay and stone there are together.
    #[inline]
    pub const fn basics(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// What the pieces come to when a basic counts 1, a diamond 3 and a gold 6. No exchange makes it grow, so what is
    /// worth more than a reserve cannot be paid from it.
    #[inline]
    pub const fn power(self) -> u16 {
        let [wood, clay, stone, diamond, gold] = self.0;
        (wood + clay + stone) as u16 + 3 * diamond as u16 + 6 * gold as u16
    }

    /// Whether there is no piece at all.
    pub fn is_empty(self) -> bool {
        self == Pieces::NONE
    }

    /// These pieces and those.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Pieces) -> Pieces {
        Pieces(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// These pieces without those, none where there were too few.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Pieces) -> Pieces {
        Pieces(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    /// The kinds there are and how many of each.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().zip(self.0).filter(|&(_, number)| number > 0)
    }
}

impl Index<Resource> for Pieces {
    type Output = u8;

    #[inline]
    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource.index()]
    }
}

impl IndexMut<Resource> for Pieces {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource.index()]
    }
}
