//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use components::UnknownName;

use crate::kinds::{Artefact, Building, Hero, Region, Resource, Space, Street, Terrain};
use crate::state::{HERO_ROW, MARKET, SourceKind};

/// One decision, or one outcome of chance.
///
/// It fills a machine word, which is copied faster than its three bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))]
pub enum Move {
    /// Chance: this building comes to the market (`reveal-building bank`).
    RevealBuilding(Building),
    /// Chance: this hero enters the row (`reveal-hero 17`).
    RevealHero(Hero),
    /// Chance: this artefact is laid out (`reveal-artefact magic-purse`).
    RevealArtefact(Artefact),
    /// Chance: this terrain is drawn (`reveal-terrain II-gold-red`).
    RevealTerrain(Terrain),
    /// Takes an artefact on offer (`take magic-purse`).
    Take(Artefact),
    /// Action: builds what lies on a place of the market, from 0 (`build 3` for the third).
    Build(u8),
    /// Chooses the street of a new building (`site upper`).
    Site(Street),
    /// Action: explores a region (`explore II`).
    Explore(Region),
    /// Chooses the space of a new terrain (`place II-3`).
    Place(Space),
    /// Action: hunts the monster on a space (`hunt I-1`).
    Hunt(Space),
    /// Action: builds a fortification (`fortify I-1`).
    Fortify(Space),
    /// Action: activates a region (`region I`).
    Region(Region),
    /// Chooses the scroll's extra resource (`scroll gold`).
    Scroll(Resource),
    /// Decides an encounter with the mask (`monster yes`).
    Monster(bool),
    /// Action: activates a street (`street lower`).
    Street(Street),
    /// Uses a building, with the resource it asks for (`use tavern`, `use bazaar wood`).
    Use(Building, Option<Resource>),
    /// Action: activates a fortification (`fort I-1`).
    Fort(Space),
    /// Invites the hero on a place of the row, from 0 (`invite 4` for the rightmost).
    Invite(u8),
    /// Names the source of a missing basic (`pay gold`, `pay wood clay`).
    Pay(Source),
    /// Makes a diamond of basics while passing (`refine`).
    Refine,
    /// Keeps so many of a basic while passing (`keep wood 2`).
    Keep(Resource, u8),
    /// Leaves it at that: the other buildings of a street, further diamonds (`done`).
    Done,
    /// Ends the turn (`end`).
    End,
    /// Passes: the round is over for this player (`pass`).
    Pass,
}

/// The source of a missing basic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A gold.
    Gold,
    /// Two diamonds.
    Diamonds,
    /// Two spare basics, in the order of their kinds.
    Two(Resource, Resource),
    /// One spare basic, with the mirror.
    One(Resource),
}

impl Source {
    /// Its place in the order in which sources are named.
    #[inline]
    pub const fn kind(self) -> SourceKind {
        match self {
            Source::Gold => SourceKind::Gold,
            Source::Diamonds => SourceKind::Diamonds,
            Source::Two(..) | Source::One(_) => SourceKind::Basics,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Gold => f.write_str("gold"),
            Source::Diamonds => f.write_str("diamonds"),
            Source::Two(one, other) => write!(f, "{one} {other}"),
            Source::One(one) => write!(f, "{one}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::RevealBuilding(building) => write!(f, "reveal-building {building}"),
            Move::RevealHero(hero) => write!(f, "reveal-hero {hero}"),
            Move::RevealArtefact(artefact) => write!(f, "reveal-artefact {artefact}"),
            Move::RevealTerrain(terrain) => write!(f, "reveal-terrain {terrain}"),
            Move::Take(artefact) => write!(f, "take {artefact}"),
            Move::Build(place) => write!(f, "build {}", place + 1),
            Move::Site(street) => write!(f, "site {street}"),
            Move::Explore(region) => write!(f, "explore {region}"),
            Move::Place(space) => write!(f, "place {space}"),
            Move::Hunt(space) => write!(f, "hunt {space}"),
            Move::Fortify(space) => write!(f, "fortify {space}"),
            Move::Region(region) => write!(f, "region {region}"),
            Move::Scroll(resource) => write!(f, "scroll {resource}"),
            Move::Monster(true) => f.write_str("monster yes"),
            Move::Monster(false) => f.write_str("monster no"),
            Move::Street(street) => write!(f, "street {street}"),
            Move::Use(building, None) => write!(f, "use {building}"),
            Move::Use(building, Some(resource)) => write!(f, "use {building} {resource}"),
            Move::Fort(space) => write!(f, "fort {space}"),
            Move::Invite(place) => write!(f, "invite {}", place + 1),
            Move::Pay(source) => write!(f, "pay {source}"),
            Move::Refine => f.write_str("refine"),
            Move::Keep(resource, number) => write!(f, "keep {resource} {number}"),
            Move::Done => f.write_str("done"),
            Move::End => f.write_str("end"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownName::new("a move of Settlement", text);
        let words: Vec<&str> = text.split(' ').collect();
        let mv = match words.as_slice() {
            ["reveal-building", name] => Move::RevealBuilding(name.parse()?),
            ["reveal-hero", name] => Move::RevealHero(name.parse()?),
            ["reveal-artefact", name] => Move::RevealArtefact(name.parse()?),
            ["reveal-terrain", name] => Move::RevealTerrain(name.parse()?),
            ["take", name] => Move::Take(name.parse()?),
            ["build", number] => Move::Build(place(number, MARKET).ok_or_else(unknown)?),
            ["site", name] => Move::Site(name.parse()?),
            ["explore", name] => Move::Explore(name.parse()?),
            ["place", name] => Move::Place(name.parse()?),
            ["hunt", name] => Move::Hunt(name.parse()?),
            ["fortify", name] => Move::Fortify(name.parse()?),
            ["region", name] => Move::Region(name.parse()?),
            ["scroll", name] => Move::Scroll(name.parse()?),
            ["monster", "yes"] => Move::Monster(true),
            ["monster", "no"] => Move::Monster(false),
            ["street", name] => Move::Street(name.parse()?),
            ["use", name] => Move::Use(name.parse()?, None),
            ["use", name, resource] => Move::Use(name.parse()?, Some(resource.parse()?)),
            ["fort", name] => Move::Fort(name.parse()?),
            ["invite", number] => Move::Invite(place(number, HERO_ROW).ok_or_else(unknown)?),
            ["pay", "gold"] => Move::Pay(Source::Gold),
            ["pay", "diamonds"] => Move::Pay(Source::Diamonds),
            ["pay", one] => Move::Pay(Source::One(basic(one)?)),
            ["pay", one, other] => Move::Pay(Source::Two(basic(one)?, basic(other)?)),
            ["refine"] => Move::Refine,
            ["keep", name, number] => Move::Keep(basic(name)?, number.parse().map_err(|_| unknown())?),
            ["done"] => Move::Done,
            ["end"] => Move::End,
            ["pass"] => Move::Pass,
            _ => return Err(unknown()),
        };
        // One move has one text: no "build 03".
        if mv.to_string() == text { Ok(mv) } else { Err(unknown()) }
    }
}

/// The place with this number, which people count from 1.
fn place(number: &str, places: usize) -> Option<u8> {
    let number: u8 = number.parse().ok()?;
    (1..=places as u8).contains(&number).then(|| number - 1)
}

fn basic(name: &str) -> Result<Resource, UnknownName> {
    let resource: Resource = name.parse()?;
    let known = Resource::BASICS.contains(&resource);
    known
        .then_some(resource)
        .ok_or_else(|| UnknownName::new("wood, clay or stone", name))
}
