//! The printed components, read from a material file and checked against what the rulebook states.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use components::Map;
use components::material::{MaterialError, MaterialFile, Spanned};
use serde::Deserialize;

use crate::kinds::{ByChamber, ByGood, ByIsland, ByPath, ByResource, DiscKind, Good, Island, Path, Resource};
use crate::wheel::{Disc, Space, Wheel};

/// The built-in material: the rulebook's facts, and a reconstruction of what its pictures show.
pub const BUILT_IN: &str = include_str!("../material/noria.toml");

/// The most factory spaces an island can have: as many as fit a set of eight.
pub const MAX_FACTORY_SPACES: usize = 8;
/// How many factories each player has.
pub const FACTORIES: usize = 7;
/// How many ships of each type the box holds.
pub const SHIPS_IN_BOX: u16 = 19;
/// The number of spaces of the round track.
pub const ROUND_TRACK: u8 = 16;
/// The space of the round track from which on the influence actions cost one knowledge more.
pub const SURCHARGE_FROM: u8 = 11;
/// The prices of the four stalls of the market from left to right.
pub const STALL_PRICES: [u16; 4] = [4, 3, 2, 1];
/// The most islands that are ever in play.
pub const MAX_ISLANDS_IN_PLAY: usize = 7;

/// The tables of the box.
#[derive(Clone, Debug, PartialEq)]
pub struct Material {
    /// What one good costs to produce.
    pub production: ByGood<ByResource<u16>>,
    /// What one good of each kind in a set costs together, by the set's bits.
    pub production_of_each: [ByResource<u16>; 32],
    /// The levels of each path, from level 1.
    pub levels: ByPath<[Level; Path::TOP as usize]>,
    /// What a level is worth by the number of politicians seated.
    pub chambers: ByChamber<[u8; 5]>,
    /// What lies on the stalls in a first game.
    pub first_game_market: [DiscKind; 4],
    /// How many gears lie open when the lowest spaces up to this one are uncovered, by the number of the space.
    pub visible_gears: [u16; ROUND_TRACK as usize + 1],
    /// The knowledge that the factory board brings by the number of factories built.
    pub factory_income: [u16; FACTORIES + 1],
    /// The start wheel without its resource discs.
    pub start_wheel: Wheel,
    /// Where the three resource discs go, clockwise, the large ring first.
    pub start_resources: [Space; 3],
    /// The islands.
    pub islands: ByIsland<IslandTile>,
}

/// A level of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// How many resources or goods it costs.
    pub price: u16,
    /// Whether they must be of at least two kinds; otherwise they must be of one.
    pub different: bool,
}

/// An island tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IslandTile {
    /// The docks, by the ships that lie there.
    pub docks: ByResource<Option<Dock>>,
    /// The factory spaces.
    pub factories: [Option<FactorySpace>; MAX_FACTORY_SPACES],
}

/// How many ships a dock holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Dock {
    /// One more than there are players.
    #[serde(rename = "+1")]
    OneMore,
    /// One less than there are players.
    #[serde(rename = "-1")]
    OneLess,
    /// Two less than there are players, but at least one.
    #[serde(rename = "-2")]
    TwoLess,
}

/// A space for a factory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactorySpace {
    /// What the factory makes.
    pub good: Good,
    /// How many warehouses come with it.
    pub warehouses: u8,
}

impl Dock {
    /// The ships placed here when the island appears (J6: at least one).
    pub fn ships(self, players: usize) -> u8 {
        let players = players as u8;
        match self {
            Dock::OneMore => players + 1,
            Dock::OneLess => players - 1,
            Dock::TwoLess => (players - 2).max(1),
        }
    }
}

impl IslandTile {
    /// The factory spaces by number.
    #[inline]
    pub fn spaces(&self) -> impl Iterator<Item = (u8, FactorySpace)> + '_ {
        (0..).zip(self.factories.iter().map_while(|&space| space))
    }

    /// The ships placed here when the island appears.
    pub fn ships(&self, players: usize) -> ByResource<u8> {
        Map::new(
            self.docks
                .values()
                .map(|dock| dock.map_or(0, |dock| dock.ships(players))),
        )
    }

    /// The warehouses of `good` on all its factory spaces.
    fn warehouses(&self, good: Good) -> u16 {
        let of_good = self.spaces().filter(|(_, space)| space.good == good);
        of_good.map(|(_, space)| u16::from(space.warehouses)).sum()
    }
}

impl Material {
    /// The built-in material.
    pub fn built_in() -> Result<Material, MaterialError> {
        static READ: LazyLock<Result<Material, MaterialError>> = LazyLock::new(|| Material::read(BUILT_IN));
        READ.clone()
    }

    /// Reads a material file, or says in one line what is wrong with it and where.
    pub fn read(text: &str) -> Result<Material, MaterialError> {
        let source = MaterialFile::new(text);
        let file: File = source.read()?;
        let production = production(source, &file)?;
        let (start_wheel, start_resources) = start_wheel(source, &file)?;
        Ok(Material {
            production_of_each: std::array::from_fn(|set| cost_of_each(&production, set)),
            production,
            levels: levels(source, &file)?,
            chambers: chambers(source, &file)?,
            first_game_market: stalls(source, &file)?,
            visible_gears: visible_gears(source, &file)?,
            factory_income: factory_income(source, &file)?,
            start_wheel,
            start_resources,
            islands: islands(source, &file)?,
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    production: ByGood<Spanned<BTreeMap<Resource, u16>>>,
    path: ByPath<PathEntry>,
    chamber: ByChamber<Spanned<[u8; 5]>>,
    market: MarketEntry,
    round_track: RoundTrackEntry,
    factory_board: FactoryBoardEntry,
    start_wheel: Spanned<StartWheelEntry>,
    island: Spanned<Vec<Spanned<IslandEntry>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PathEntry {
    price: Spanned<[u16; 9]>,
    different: Spanned<[bool; 9]>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct MarketEntry {
    first_game: Spanned<[DiscKind; 4]>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RoundTrackEntry {
    gears: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactoryBoardEntry {
    gears: Spanned<[u16; FACTORIES]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartWheelEntry {
    large: [Spanned<String>; 6],
    medium: [Spanned<String>; 4],
    small: [Spanned<String>; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IslandEntry {
    id: Island,
    docks: BTreeMap<Resource, Dock>,
    factories: Vec<Spanned<FactorySpace>>,
}

fn production(source: MaterialFile<'_>, file: &File) -> Result<ByGood<ByResource<u16>>, MaterialError> {
    let mut costs = ByGood::<ByResource<u16>>::default();
    for (good, entry) in file.production.iter() {
        for (&resource, &number) in entry.get_ref() {
            costs[good][resource] = number;
        }
        // Summed as wide numbers: a file may hold any.
        let size: u32 = costs[good].values().iter().map(|&number| u32::from(number)).sum();
        source.check(size == u32::from(good.cost_size()), entry, || {
            format!("a {good} costs {} resources to produce, not {size}", good.cost_size())
        })?;
    }
    Ok(costs)
}

fn cost_of_each(production: &ByGood<ByResource<u16>>, set: usize) -> ByResource<u16> {
    let mut sum = ByResource::default();
    for (_, cost) in production.iter().filter(|(good, _)| set >> good.index() & 1 == 1) {
        for resource in Resource::ALL {
            sum[resource] += cost[resource];
        }
    }
    sum
}

fn levels(source: MaterialFile<'_>, file: &File) -> Result<ByPath<[Level; 9]>, MaterialError> {
    let mut levels = ByPath::<[Level; 9]>::default();
    for (path, entry) in file.path.iter() {
        for (index, level) in levels[path].iter_mut().enumerate() {
            *level = Level {
                price: entry.price.get_ref()[index],
                different: entry.different.get_ref()[index],
            };
            let number = index + 1;
            source.check((1..=9).contains(&level.price), &entry.price, || {
                format!("level {number} of {path} costs 1 to 9, not {}", level.price)
            })?;
            source.check(!level.different || level.price >= 2, &entry.different, || {
                format!("level {number} of {path} costs 1, which cannot be of different kinds")
            })?;
        }
        source.check(entry.price.get_ref().is_sorted(), &entry.price, || {
            format!("the prices of {path} fall from one level to the next")
        })?;
    }
    Ok(levels)
}

fn chambers(source: MaterialFile<'_>, file: &File) -> Result<ByChamber<[u8; 5]>, MaterialError> {
    let mut chambers = ByChamber::<[u8; 5]>::default();
    for (chamber, entry) in file.chamber.iter() {
        let values = *entry.get_ref();
        source.check(values[0] == 0 && values.is_sorted_by(|a, b| a < b), entry, || {
            format!("the seats of the chamber of {chamber} rise from 0")
        })?;
        chambers[chamber] = values;
    }
    Ok(chambers)
}

fn stalls(source: MaterialFile<'_>, file: &File) -> Result<[DiscKind; 4], MaterialError> {
    let stalls = &file.market.first_game;
    let mut laid = *stalls.get_ref();
    laid.sort();
    source.check(laid == DiscKind::PRICED, stalls, || {
        "city, journey, tool and bonus lie on the stalls of the market, each once".to_owned()
    })?;
    Ok(*stalls.get_ref())
}

fn visible_gears(source: MaterialFile<'_>, file: &File) -> Result<[u16; ROUND_TRACK as usize + 1], MaterialError> {
    let gears = &file.round_track.gears;
    let on_track = |space: &u8| (1..=ROUND_TRACK).contains(space);
    source.check(gears.get_ref().iter().all(on_track), gears, || {
        format!("the gears of the round track lie on spaces 1 to {ROUND_TRACK}")
    })?;
    let visible = |space: u8| gears.get_ref().iter().filter(|&&gear| gear <= space).count() as u16;
    source.check(visible(6) == 2 && visible(10) >= 3, gears, || {
        "two gears lie open on the lowest six spaces, three on the lowest ten".to_owned()
    })?;
    Ok(std::array::from_fn(|space| visible(space as u8)))
}

fn factory_income(source: MaterialFile<'_>, file: &File) -> Result<[u16; FACTORIES + 1], MaterialError> {
    let gears = &file.factory_board.gears;
    source.check(gears.get_ref().iter().all(|&gears| gears <= 2), gears, || {
        "a factory uncovers two gears at most".to_owned()
    })?;
    Ok(std::array::from_fn(|built| gears.get_ref()[..built].iter().sum()))
}

fn start_wheel(source: MaterialFile<'_>, file: &File) -> Result<(Wheel, [Space; 3]), MaterialError> {
    let rings = file.start_wheel.get_ref();
    let words = rings.large.iter().chain(&rings.medium).chain(&rings.small);
    let mut wheel = Wheel::default();
    let mut kinds = Vec::new();
    let mut resources = Vec::new();
    for (space, word) in Space::all().zip(words) {
        match word.get_ref().as_str() {
            "" => {}
            "resource" => resources.push(space),
            name => {
                let read = name.parse::<DiscKind>();
                let kind = read.map_err(|error| source.wrong(word, format!("start wheel: {error}")))?;
                wheel.put(space, Some(Disc::simple(kind)));
                kinds.push(kind);
            }
        }
    }
    kinds.sort();
    source.check(kinds == DiscKind::PRICED[..3], &file.start_wheel, || {
        "a city, a journey and a tool lie on the start wheel".to_owned()
    })?;
    let three = || source.wrong(&file.start_wheel, "three resource discs lie on the start wheel");
    let resources = resources.try_into().map_err(|_| three())?;
    Ok((wheel, resources))
}

fn islands(source: MaterialFile<'_>, file: &File) -> Result<ByIsland<IslandTile>, MaterialError> {
    let mut tiles = ByIsland::<IslandTile>::default();
    let entries = file.island.get_ref();
    let ids: Vec<Island> = entries.iter().map(|entry| entry.get_ref().id).collect();
    if ids != Island::ALL {
        let why = "there are nine islands, I1 to I9 in this order";
        let odd = (0..entries.len()).find(|&place| Island::ALL.get(place) != Some(&ids[place]));
        return Err(odd.map_or_else(
            || source.wrong(&file.island, why),
            |place| source.wrong(&entries[place], why),
        ));
    }
    for entry in entries {
        let IslandEntry { id, docks, factories } = entry.get_ref();
        let tile = &mut tiles[*id];
        let spaces = factories.len();
        source.check((1..=MAX_FACTORY_SPACES).contains(&spaces), entry, || {
            format!("{id} has 1 to {MAX_FACTORY_SPACES} factory spaces, not {spaces}")
        })?;
        source.check(!docks.is_empty(), entry, || format!("{id} has no dock"))?;
        for (&resource, &dock) in docks {
            tile.docks[resource] = Some(dock);
        }
        for (space, factory) in tile.factories.iter_mut().zip(factories) {
            source.check((1..=2).contains(&factory.get_ref().warehouses), factory, || {
                format!("a factory on {id} comes with 1 or 2 warehouses")
            })?;
            *space = Some(*factory.get_ref());
        }
    }
    enough_in_the_box(&tiles).map_err(|why| source.wrong(&file.island, why))?;
    Ok(tiles)
}

/// Whatever islands are drawn, the box must hold the ships and the warehouses they call for (E5).
fn enough_in_the_box(tiles: &ByIsland<IslandTile>) -> Result<(), String> {
    let most = |count: &dyn Fn(&IslandTile) -> u16| {
        let mut counts: Vec<u16> = tiles.values().iter().map(count).collect();
        counts.sort_unstable_by(|a, b| b.cmp(a));
        counts[..MAX_ISLANDS_IN_PLAY].iter().sum::<u16>()
    };
    for resource in Resource::ALL {
        let needed = 4 + most(&|tile| u16::from(tile.ships(4)[resource]));
        if needed > SHIPS_IN_BOX {
            return Err(format!(
                "the box holds {SHIPS_IN_BOX} {resource} ships, these islands can call for {needed}"
            ));
        }
    }
    for good in Good::ALL {
        let (needed, held) = (most(&|tile| tile.warehouses(good)), good.warehouses_in_box());
        if needed > held {
            return Err(format!(
                "the box holds {held} {good} warehouses, these islands can call for {needed}"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(find: &str, replace: &str, why: &str) {
        assert!(BUILT_IN.contains(find), "nothing to replace");
        let error = Material::read(&BUILT_IN.replacen(find, replace, 1)).unwrap_err();
        assert_eq!(error.to_string(), why);
    }

    #[test]
    fn the_built_in_material_uses_up_exactly_what_the_box_holds() {
        let material = Material::read(BUILT_IN).expect("the built-in material is sound");
        for resource in Resource::ALL {
            let ships: u8 = material
                .islands
                .values()
                .iter()
                .map(|tile| tile.ships(4)[resource])
                .sum();
            assert_eq!(u16::from(ships) + 4, SHIPS_IN_BOX);
        }
        for good in Good::ALL {
            let held: u16 = material.islands.values().iter().map(|tile| tile.warehouses(good)).sum();
            assert_eq!(held, good.warehouses_in_box());
        }
        let spaces = |tile: &IslandTile| tile.spaces().count();
        assert!(material.islands.values().iter().all(|tile| spaces(tile) == 4));
    }

    #[test]
    fn a_bad_file_is_refused_in_one_line() {
        refused(
            "lamp = { mycelium = 1, energy = 1, obsidian = 1 }",
            "lamp = { energy = 2 }",
            "line 14: a lamp costs 3 resources to produce, not 2",
        );
        refused(
            "docks = { energy = \"+1\" }",
            "docks = { energy = \"+1\", obsidian = \"+1\" }",
            "line 67: the box holds 19 obsidian ships, these islands can call for 24",
        );
        refused(
            "price = [2, 2, 4",
            "price = [5, 2, 4",
            "line 21: the prices of refining fall from one level to the next",
        );
        refused(
            "refining = [0, 2",
            "refining = [1, 2",
            "line 38: the seats of the chamber of refining rise from 0",
        );
        refused(
            "\"city\", \"\"]",
            "\"tool\", \"\"]",
            "line 60: a city, a journey and a tool lie on the start wheel",
        );
        refused(
            "id = \"I2\"",
            "id = \"I1\"",
            "line 72: there are nine islands, I1 to I9 in this order",
        );
        refused("propeller = {", "balloon = {", "line 11: 'balloon' is not a good");
    }
}
