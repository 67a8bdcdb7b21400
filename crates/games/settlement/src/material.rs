//! The printed components: prices, rewards, terrains, heroes. Read from a file and checked against the rulebook's counts.

use serde::Deserialize;

use crate::components::{Building, Colour, Guild, HEROES, Hero, Pieces, Region, Resource, Terrain};

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
    pub building_costs: [Resource; 12],
    /// The monsters by colour.
    pub monsters: [Monster; 4],
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
    /// The material in `text`, or what is wrong with it in one line.
    pub fn read(text: &str) -> Result<Material, String> {
        let file: File = toml::from_str(text).map_err(|error| one_line(&error, text))?;
        Ok(Material {
            building_costs: buildings(&file.buildings)?,
            monsters: monsters(&file.monsters)?,
            terrains: terrains(&file.terrains)?,
            heroes: heroes(&file.heroes)?,
        })
    }

    /// The card of a hero.
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroCard {
        &self.heroes[hero.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    buildings: Vec<BuildingEntry>,
    monsters: Vec<MonsterEntry>,
    terrains: Vec<TerrainEntry>,
    heroes: Vec<HeroEntry>,
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

fn one_line(error: &toml::de::Error, text: &str) -> String {
    let line = error
        .span()
        .map(|span| text[..span.start.min(text.len())].lines().count().max(1));
    let message = error.message().lines().next().unwrap_or_default();
    match line {
        Some(line) => format!("line {line}: {message}"),
        None => message.to_owned(),
    }
}

fn buildings(entries: &[BuildingEntry]) -> Result<[Resource; 12], String> {
    let mut costs = [Resource::Wood; 12];
    for building in Building::ALL {
        let mut named = entries.iter().filter(|entry| entry.id == building);
        match (named.next(), named.next()) {
            (Some(entry), None) if entry.copies == COPIES => costs[building.index()] = entry.cost,
            (Some(entry), None) => return Err(format!("{building} has {COPIES} tiles, not {}", entry.copies)),
            (None, _) => return Err(format!("there is no building '{building}'")),
            (Some(_), Some(_)) => return Err(format!("building '{building}' is listed twice")),
        }
    }
    Ok(costs)
}

fn monsters(entries: &[MonsterEntry]) -> Result<[Monster; 4], String> {
    let mut monsters = [Monster::default(); 4];
    for colour in Colour::ALL {
        let mut named = entries.iter().filter(|entry| entry.colour == colour);
        let (Some(entry), None) = (named.next(), named.next()) else {
            return Err(format!("there must be one entry for the {colour} monster"));
        };
        if entry.figures != FIGURES {
            return Err(format!("there are {FIGURES} {colour} monsters, not {}", entry.figures));
        }
        if !(1..=6).contains(&entry.villagers) {
            return Err(format!(
                "1 to 6 villagers hunt a {colour} monster, not {}",
                entry.villagers
            ));
        }
        if entry.reward.0.iter().any(|&number| number > RICHEST) {
            return Err(format!(
                "the reward of the {colour} monster is over {RICHEST} pieces of a kind"
            ));
        }
        monsters[colour.index()] = Monster {
            villagers: entry.villagers,
            reward: entry.reward,
        };
    }
    Ok(monsters)
}

fn terrains(entries: &[TerrainEntry]) -> Result<[[u8; Terrain::KINDS]; 3], String> {
    let mut counts = [[0_u8; Terrain::KINDS]; 3];
    for entry in entries {
        let kind = Terrain::new(entry.region, entry.resource, entry.icon).kind();
        let count = &mut counts[entry.region.index()][kind];
        *count = count.saturating_add(entry.copies);
    }
    for region in Region::ALL {
        let tiles: u32 = counts[region.index()].iter().map(|&count| u32::from(count)).sum();
        if tiles != TERRAINS_PER_REGION {
            return Err(format!(
                "region {region} has {TERRAINS_PER_REGION} terrains, not {tiles}"
            ));
        }
    }
    Ok(counts)
}

fn heroes(entries: &[HeroEntry]) -> Result<[HeroCard; HEROES], String> {
    let cards: Vec<HeroCard> = entries
        .iter()
        .enumerate()
        .map(|(index, entry)| hero(index + 1, entry))
        .collect::<Result<_, _>>()?;
    let found = cards.len();
    cards
        .try_into()
        .map_err(|_| format!("there are {HEROES} heroes, not {found}"))
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
