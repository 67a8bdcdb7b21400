//! Everything on the table.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::kinds::{
    Artefact, Artefacts, Building, ByBuilding, Hero, Heroes, Pieces, Region, Regions, Resource, SPACES, Space, Spaces,
    Streets, Terrain,
};
use crate::material::{COPIES, FIGURES};
use crate::row::Row;

/// Rounds in a game.
pub const ROUNDS: u8 = 6;
/// Places of the market.
pub const MARKET: usize = 9;
/// Places of the row of heroes.
pub const HERO_ROW: usize = 4;
/// Diamonds on top of a hero's price by place of the row, left to right (S13).
pub const SURCHARGE: [u8; HERO_ROW] = [2, 1, 0, 0];
/// Villagers everyone has in every round.
pub const BASIC_VILLAGERS: u8 = 6;

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The round, from 1.
    pub round: u8,
    /// What is being decided or drawn. Programs that read states know it by its first name.
    #[serde(rename = "phase")]
    pub step: Step,
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether the action of this turn is done.
    pub acted: bool,
    /// Whether the hero of this turn is invited.
    pub invited: bool,
    /// Who starts the next round: the first to pass in this one.
    pub next_first: Option<Seat>,
    /// The market, place by place.
    pub market: [Option<Stack>; MARKET],
    /// Buildings not yet drawn, by kind: the three piles are one bag (S28).
    pub bag: ByBuilding<u8>,
    /// The heroes on display, left to right; new ones enter on the left.
    pub row: [Option<Hero>; HERO_ROW],
    /// Heroes not yet drawn.
    pub hero_pile: Heroes,
    /// Artefacts on offer.
    pub offer: Artefacts,
    /// Artefacts nobody has seen.
    pub artefact_pile: Artefacts,
    /// Monsters in the supply, by colour.
    pub figures: [u8; 4],
    /// Buildings of the street being activated that can still be used.
    pub effects: Row,
    /// The players by seat; those beyond the table stay as they are.
    pub players: [Player; MAX_SEATS],
}

/// Equal buildings on one place of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    /// The kind.
    pub building: Building,
    /// How many lie there.
    pub count: u8,
}

/// A player's board and what lies beside it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The reserve.
    pub reserve: Pieces,
    /// Basic villagers not yet used in this round.
    pub basic: u8,
    /// Bonus villagers not yet used.
    pub bonus: u8,
    /// The artefact of this round.
    pub artefact: Option<Artefact>,
    /// Whether the second activation of star or key is spent.
    pub second_spent: bool,
    /// Whether the round is over for this player.
    pub passed: bool,
    /// Villagers in the zones of building, exploring, hunting and fortifying.
    pub zones: Zones,
    /// Regions activated in this round.
    pub regions_used: Regions,
    /// Streets activated in this round.
    pub streets_used: Streets,
    /// Fortifications activated in this round.
    pub forts_used: Spaces,
    /// Terrains by space.
    pub land: [Option<Terrain>; SPACES],
    /// Spaces with a terrain.
    pub explored: Spaces,
    /// Spaces with a fortification.
    pub forts: Spaces,
    /// Spaces with a monster, of the colour of the terrain's icon.
    pub monsters: Spaces,
    /// The streets of the settlement.
    pub streets: [Row; 3],
    /// Gold stored in banks.
    pub banked: u8,
    /// Diamonds stored in cathedrals.
    pub enshrined: u8,
    /// Invited heroes.
    pub heroes: Heroes,
}

/// Villagers in the zones that can be used any number of times in a round (S11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zones {
    /// Building.
    pub build: u8,
    /// Exploring.
    pub explore: u8,
    /// Hunting.
    pub hunt: u8,
    /// Fortifying.
    pub fortify: u8,
}

/// What is being decided or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance fills the market, the row of heroes and the offer of artefacts.
    Deal,
    /// The first artefact is chosen.
    FirstArtefact,
    /// A turn: an action, a hero, the end of the turn or passing.
    Turn,
    /// The sources of missing basics are chosen (S22).
    Paying {
        /// Basics still missing.
        lacking: u8,
        /// Sources come in this order, so that each choice has one way to be told.
        from: SourceKind,
        /// What is being paid.
        purpose: Purpose,
    },
    /// A street is chosen for a new building.
    Siting {
        /// The building.
        building: Building,
    },
    /// Buildings of a street are used in any order.
    Effects {
        /// Whether one was used already, so that the rest may be left.
        used: bool,
    },
    /// Chance draws a terrain.
    Scouting {
        /// From the pile of this region.
        region: Region,
    },
    /// A space is chosen for a new terrain.
    Placing {
        /// The terrain.
        terrain: Terrain,
    },
    /// The scroll's extra resource is chosen.
    Scroll {
        /// The terrains just collected from.
        collected: Spaces,
    },
    /// The holder of the mask decides encounters one by one.
    Encounters {
        /// Where checks are still to come.
        pending: Spaces,
    },
    /// Chance refills a place of the market.
    Restock,
    /// Chance brings a hero into the row.
    Arrival,
    /// A passing player makes diamonds of basics.
    Refining,
    /// A passing player chooses the basics to keep, kind by kind.
    Keeping {
        /// How many wood are kept, once chosen.
        wood: Option<u8>,
    },
    /// A passing player chooses another artefact.
    Swap,
    /// Chance reveals an artefact (solo).
    Reveal,
    /// The round is over: chance brings a hero and fills the market.
    Renewal,
    /// Everyone has passed in the last round.
    Over,
}

/// Where a missing basic comes from, in the order in which sources are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SourceKind {
    /// A gold.
    Gold,
    /// Two diamonds, by way of a gold.
    Diamonds,
    /// Spare basics: two, or one with the mirror.
    Basics,
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// The building on this place of the market, from 0.
    Building(u8),
    /// The hero on this place of the row, from 0.
    Hero(u8),
    /// The use of a tavern, a bank or a cathedral.
    Use(Building),
    /// A diamond made while passing.
    Diamond,
}

impl State {
    /// The table before the deal.
    pub(crate) fn new(players: usize) -> State {
        State {
            round: 1,
            step: Step::Deal,
            seat: Seat::new(players - 1),
            acted: false,
            invited: false,
            next_first: None,
            market: [None; MARKET],
            bag: ByBuilding::all(COPIES),
            row: [None; HERO_ROW],
            hero_pile: Heroes::ALL,
            offer: Artefacts::EMPTY,
            artefact_pile: Artefacts::ALL,
            figures: [FIGURES; 4],
            effects: Row::EMPTY,
            players: std::array::from_fn(|_| Player::new()),
        }
    }

    /// How many buildings are not yet drawn.
    #[inline]
    pub fn buildings_left(&self) -> u8 {
        self.bag.values().iter().sum()
    }

    /// The player whose turn it is.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }
}

impl Player {
    fn new() -> Player {
        Player {
            reserve: Pieces([1, 1, 1, 0, 0]),
            basic: BASIC_VILLAGERS,
            bonus: 0,
            artefact: None,
            second_spent: false,
            passed: false,
            zones: Zones::default(),
            regions_used: Regions::EMPTY,
            streets_used: Streets::EMPTY,
            forts_used: Spaces::EMPTY,
            land: [None; SPACES],
            explored: Spaces::EMPTY,
            forts: Spaces::EMPTY,
            monsters: Spaces::EMPTY,
            streets: [Row::EMPTY; 3],
            banked: 0,
            enshrined: 0,
            heroes: Heroes::EMPTY,
        }
    }

    /// Villagers that can still be used in this round.
    #[inline]
    pub fn villagers(&self) -> u8 {
        self.basic + self.bonus
    }

    /// Uses villagers, basic ones first (S15).
    #[inline]
    pub(crate) fn use_villagers(&mut self, number: u8) {
        let basic = number.min(self.basic);
        self.basic -= basic;
        self.bonus -= number - basic;
    }

    /// Whether this artefact lies on the board.
    #[inline]
    pub fn holds(&self, artefact: Artefact) -> bool {
        self.artefact == Some(artefact)
    }

    /// The terrain on a space known to be explored.
    #[inline]
    pub(crate) fn terrain(&self, space: Space) -> Terrain {
        self.land[space.index()].expect("the space is explored")
    }

    /// The kinds of resource on these explored spaces, a bit each.
    #[inline]
    pub(crate) fn resources_on(&self, spaces: Spaces) -> u8 {
        spaces
            .iter()
            .fold(0, |kinds, space| kinds | 1 << self.terrain(space).resource().index())
    }

    /// How many buildings stand in the settlement.
    #[inline]
    pub fn buildings(&self) -> u8 {
        self.streets.iter().map(|street| street.len()).sum()
    }

    /// The spaces a terrain of `region` can be placed on.
    #[inline]
    pub fn frontier(&self, region: Region) -> Spaces {
        let reach = if self.explored.is_empty() {
            Region::I.spaces()
        } else {
            Space::beside(self.explored).without(self.explored)
        };
        reach.and(region.spaces())
    }

    /// A piece of the supply, which cannot run out (S18).
    #[inline]
    pub(crate) fn gain(&mut self, resource: Resource) {
        self.reserve[resource] += 1;
    }
}
