//! Everything on the table, as plain data.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::kinds::{ByChamber, ByDisc, ByGood, ByIsland, ByPath, ByResource, DiscKind, Island, Path};
use crate::kinds::{FactorySet, IslandSet, SpaceSet};
use crate::material::MAX_ISLANDS_IN_PLAY;
use crate::wheel::{Space, Wheel};

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What is to be decided now. Programs that read states know it by its first name.
    #[serde(rename = "stage")]
    pub step: Step,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// What the seat to move has done this turn.
    pub turn: TurnSoFar,
    /// The islands nobody has seen. Some of them stay in the box, but nobody knows which.
    pub unseen: IslandSet,
    /// The islands in play: in the order they were revealed, in the expert game clockwise.
    pub islands: [Option<Island>; MAX_ISLANDS_IN_PLAY],
    /// The ships left on each island.
    pub docks: ByIsland<ByResource<u8>>,
    /// What lies on the stalls of the market from left to right; nothing before the market is laid.
    pub stalls: [Option<DiscKind>; 4],
    /// The discs left on the market.
    pub market: ByDisc<u8>,
    /// The discs that have left the game.
    pub removed: ByDisc<u8>,
    /// The chambers of the town hall.
    pub chambers: ByChamber<Politicians>,
    /// The players by seat; seats that nobody has stay empty.
    pub players: [Player; MAX_SEATS],
}

/// The politicians of a chamber.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Politicians {
    /// Those in the upper half.
    pub waiting: u8,
    /// Those on the light seats of the lower half.
    pub seated: u8,
}

/// What lies before a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The wheel.
    pub wheel: Wheel,
    /// The resources in stock.
    pub resources: ByResource<u16>,
    /// The knowledge in stock.
    pub knowledge: u16,
    /// The ships by what they bring.
    pub ships: ByResource<u8>,
    /// The level of the representative on each path; 0 is the Cave.
    pub levels: ByPath<u8>,
    /// All warehouses, empty or full.
    pub warehouses: ByGood<u8>,
    /// The full warehouses: the goods in stock.
    pub goods: ByGood<u8>,
    /// The factories on each island, as a set of the island's factory spaces.
    pub factories: ByIsland<FactorySet>,
    /// Where the ambassador stands; `None` on the small island of the start.
    pub ambassador: Option<Island>,
}

/// What the seat to move has done this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnSoFar {
    /// Night shifts so far, each of which doubles the price of the next.
    pub night_shifts: u8,
    /// Modifications so far.
    pub modifications: u8,
    /// Intrigues so far.
    pub intrigues: u8,
    /// The spaces activated, by an action or an inspection.
    pub activated: SpaceSet,
    /// The spaces whose disc's action was performed; only these can be repeated.
    pub acted: SpaceSet,
    /// The spaces whose disc was upgraded this turn.
    pub fresh: SpaceSet,
    /// Whether an upgraded disc was used twice.
    pub doubled: bool,
    /// The disc whose action is being performed.
    pub disc: Option<Space>,
    /// Whether a bonus disc repeats it.
    pub repeating: bool,
    /// The actions that the disc in use (or the bonus disc) still gives, this one included.
    pub actions_left: u8,
    /// The discs at the centre of the wheel, in the order they were bought; the one chosen to be placed comes first.
    pub centre: [Option<DiscKind>; 4],
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance draws the islands of the circle (expert).
    DealIslands,
    /// Chance lays the market.
    DealMarket,
    /// Chance orders the seat's resource discs.
    DealOrder,
    /// The seat places a disc of its own start wheel (expert).
    BuildWheel,
    /// The seat takes its start resource.
    StartResource,
    /// The seat enters its first path for free.
    StartLevel,
    /// The seat may pay to change its wheel.
    Influence,
    /// The seat has named a disc to modify and says where to.
    Modify(Space),
    /// The seat chooses a disc.
    Action,
    /// The seat must use the disc that it has activated.
    Use,
    /// The seat may use that disc once more.
    UseAgain,
    /// The seat must name a disc to repeat.
    Repeat,
    /// The seat may name another disc to repeat.
    RepeatAgain,
    /// The seat pays resources.
    Pay(Deed),
    /// The seat pays goods for the next level of a path.
    PayGoods(Path),
    /// Chance reveals an island.
    Reveal,
    /// The seat takes a ship or builds a factory where its ambassador has landed.
    Land,
    /// The seat may start an intrigue.
    Politics,
    /// The seat removes a politician.
    Dismiss,
    /// The seat chooses which kind of disc from the centre of its wheel is placed next.
    Next,
    /// The seat places the first disc from the centre of its wheel.
    Place,
    /// The game is over.
    Over,
}

/// What resources are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A disc of the market.
    Buy(DiscKind),
    /// The next level of a path: price and toll, or the toll alone where the price was paid in goods.
    Invest(Path),
    /// A landing on an island where others are.
    Visit(Island),
}

impl Player {
    /// All resources together.
    #[inline]
    pub fn total(&self) -> u16 {
        self.resources.values().iter().sum()
    }

    /// How many factories are built.
    #[inline]
    pub fn built(&self) -> usize {
        self.factories.values().iter().map(|spaces| spaces.len()).sum()
    }

    /// Ships and warehouses, of which the winner of a tie has fewer (E4).
    pub fn belongings(&self) -> i32 {
        let things = self.ships.values().iter().chain(self.warehouses.values());
        things.map(|&number| i32::from(number)).sum()
    }
}

impl State {
    /// The player to move.
    #[inline]
    pub fn mover(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    /// The player to move, to change it.
    #[inline]
    pub fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    /// How many islands lie open.
    #[inline]
    pub fn revealed(&self) -> usize {
        Island::ALL.len() - self.unseen.len()
    }
}
