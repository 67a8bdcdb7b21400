//! The printed components: prices, rewards, terrains, heroes. Read from a file and checked against the rulebook's counts.

use std::sync::LazyLock;

use components::material::{MaterialError, MaterialFile, Spanned};
use serde::Deserialize;

use crate::kinds::{Building, Colour, Guild, HEROES, Hero, Pieces, Region, Resource, Terrain};

/// The built-in material.
pub const BUILT_IN: &str = include_str!("../material/settlement.toml");

/// Terrain tiles in the pile of a region.
pub const TERRAINS_PER_REGION: u32 = 12;
/// Figures of each colour of monster.
pub const FIGURES: u8 = 9;
/// Copies of each building.
pub const COPIES: u8 = 3;
/// The largest price of one kind a card can name: keeps every sum of prices within a byte.
const DEAREST: u8 = 9;
/// The same for the reward of a monster, which can be won many times.
const RICHEST: u8 = 4;

/// What is printed on the components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Material {
    /// The one piece each building costs.
    pub building_costs: [Resource; Building::COUNT],
    /// The monsters by colour.
    pub monsters: [Monster; Colour::COUNT],
    /// How many tiles there are of each kind of terrain, by region.
    pub terrains: [[u8; Terrain::KINDS]; 3],
    /// The hero cards.
    pub heroes: [HeroCard; HEROES],
}

/// What it takes to hunt a monster, and what it brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Monster {
    /// Villagers to send.
    pub villagers: u8,
    /// What they bring home.
    pub reward: Pieces,
}

/// A hero card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeroCard {
    /// The guild.
    pub guild: Guild,
    /// The price without surcharge.
    pub cost: Pieces,
    /// Bonus villagers at once.
    pub villagers: u8,
    /// The points of an artisan; 0 for the other guilds.
    pub points: u8,
    /// The monsters on the card, a bit for each colour.
    pub icons: u8,
    /// The power of the price without surcharge.
    pub power: u16,
}

impl Material {
    /// The built-in material.
    pub fn built_in() -> Result<Material, MaterialError> {
        static READ: LazyLock<Result<Material, MaterialError>> = LazyLock::new(|| Material::read(BUILT_IN));
        READ.clone()
    }

    /// The material in `text`, or what is wrong with it and where, in one line.
    pub fn read(text: &str) -> Result<Material, MaterialError> {
        let source = MaterialFile::new(text);
        let file: File = source.read()?;
        Ok(Material {
            building_costs: buildings(source, &file.buildings)?,
            monsters: monsters(source, &file.monsters)?,
            terrains: terrains(source, &file.terrains)?,
            heroes: heroes(source, &file.heroes)?,
        })
    }

    /// The card of a hero.
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroCard {
        &self.heroes[hero.index()]
    }
}

/// A list whose lines are known.
type Entries<T> = Spanned<Vec<Spanned<T>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    buildings: Entries<BuildingEntry>,
    monsters: Entries<MonsterEntry>,
    terrains: Entries<TerrainEntry>,
    heroes: Entries<HeroEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: Building,
    copies: u8,
    cost: Resource,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterEntry {
    colour: Colour,
    figures: u8,
    villagers: u8,
    reward: Pieces,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainEntry {
    region: Region,
    resource: Resource,
    icon: Colour,
    copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroEntry {
    guild: Guild,
    cost: Pieces,
    icons: Vec<Colour>,
    #[serde(default)]
    villagers: u8,
    points: Option<u8>,
}

/// The one entry that is about something.
fn only<'e, T>(
    source: MaterialFile<'_>,
    entries: &'e Entries<T>,
    is_it: impl Fn(&T) -> bool,
    what: &str,
) -> Result<&'e Spanned<T>, MaterialError> {
    let mut found = entries.get_ref().iter().filter(|entry| is_it(entry.get_ref()));
    match (found.next(), found.next()) {
        (Some(entry), None) => Ok(entry),
        (None, _) => Err(source.wrong(entries, format!("there is no {what}"))),
        (Some(_), Some(again)) => Err(source.wrong(again, format!("the {what} is listed twice"))),
    }
}

fn buildings(
    source: MaterialFile<'_>,
    entries: &Entries<BuildingEntry>,
) -> Result<[Resource; Building::COUNT], MaterialError> {
    let mut costs = [Resource::Wood; Building::COUNT];
    for building in Building::ALL {
        let entry = only(source, entries, |entry| entry.id == building, building.name())?;
        let BuildingEntry { copies, cost, .. } = *entry.get_ref();
        source.check(copies == COPIES, entry, || {
            format!("{building} has {COPIES} tiles, not {copies}")
        })?;
        costs[building.index()] = cost;
    }
    Ok(costs)
}

fn monsters(
    source: MaterialFile<'_>,
    entries: &Entries<MonsterEntry>,
) -> Result<[Monster; Colour::COUNT], MaterialError> {
    let mut monsters = [Monster::default(); Colour::COUNT];
    for colour in Colour::ALL {
        let what = format!("{colour} monster");
        let entry = only(source, entries, |entry| entry.colour == colour, &what)?;
        let MonsterEntry {
            figures,
            villagers,
            reward,
            ..
        } = *entry.get_ref();
        source.check(figures == FIGURES, entry, || {
            format!("there are {FIGURES} {colour} monsters, not {figures}")
        })?;
        source.check((1..=6).contains(&villagers), entry, || {
            format!("1 to 6 villagers hunt a {colour} monster, not {villagers}")
        })?;
        source.check(reward.0.iter().all(|&number| number <= RICHEST), entry, || {
            format!("the reward of the {colour} monster is over {RICHEST} pieces of a kind")
        })?;
        monsters[colour.index()] = Monster { villagers, reward };
    }
    Ok(monsters)
}

fn terrains(
    source: MaterialFile<'_>,
    entries: &Entries<TerrainEntry>,
) -> Result<[[u8; Terrain::KINDS]; Region::COUNT], MaterialError> {
    let mut counts = [[0_u8; Terrain::KINDS]; Region::COUNT];
    for entry in entries.get_ref().iter().map(Spanned::get_ref) {
        let kind = Terrain::new(entry.region, entry.resource, entry.icon).kind();
        let count = &mut counts[entry.region.index()][kind];
        *count = count.saturating_add(entry.copies);
    }
    for region in Region::ALL {
        let tiles: u32 = counts[region.index()].iter().map(|&count| u32::from(count)).sum();
        source.check(tiles == TERRAINS_PER_REGION, entries, || {
            format!("region {region} has {TERRAINS_PER_REGION} terrains, not {tiles}")
        })?;
    }
    Ok(counts)
}

fn heroes(source: MaterialFile<'_>, entries: &Entries<HeroEntry>) -> Result<[HeroCard; HEROES], MaterialError> {
    let numbered = entries.get_ref().iter().enumerate();
    let cards: Vec<HeroCard> = numbered
        .map(|(index, entry)| hero(index + 1, entry.get_ref()).map_err(|why| source.wrong(entry, why)))
        .collect::<Result<_, _>>()?;
    let found = cards.len();
    cards
        .try_into()
        .map_err(|_| source.wrong(entries, format!("there are {HEROES} heroes, not {found}")))
}

fn hero(number: usize, entry: &HeroEntry) -> Result<HeroCard, String> {
    if entry.cost.0.iter().any(|&pieces| pieces > DEAREST) {
        return Err(format!("hero {number} costs over {DEAREST} pieces of a kind"));
    }
    if entry.villagers > 2 {
        return Err(format!(
            "hero {number} brings {} villagers, more than 2",
            entry.villagers
        ));
    }
    let points = match (entry.guild, entry.points) {
        (Guild::Artisans, Some(points)) => points,
        (Guild::Artisans, None) => return Err(format!("hero {number} is an artisan without points")),
        (_, None) => 0,
        (guild, Some(_)) => return Err(format!("hero {number} has points of its own, but is of the {guild}")),
    };
    Ok(HeroCard {
        guild: entry.guild,
        cost: entry.cost,
        villagers: entry.villagers,
        points,
        power: entry.cost.power(),
        icons: entry.icons.iter().fold(0, |icons, colour| icons | 1 << colour.index()),
    })
}
