//! Why a move is not legal.

use crate::kinds::{Building, Pieces, Region, Resource};
use crate::state::Step;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else is to be decided or drawn.
    NotNow(Step),
    /// A street is chosen for a building of the market.
    BuildFirst,
    /// Buildings are used when their street is activated.
    StreetFirst,
    /// Another artefact is chosen by whoever passes.
    TakeLater,
    /// Nobody moves any more.
    Over,
    /// One action a turn.
    ActionDone,
    /// One hero a turn.
    HeroInvited,
    /// A turn needs an action or a hero.
    NothingDone,
    /// Too few villagers.
    Villagers {
        /// How many the action takes.
        needed: u8,
        /// How many are left.
        left: u8,
    },
    /// The price cannot be paid, not even with exchanges.
    CannotPay {
        /// What is asked.
        price: Pieces,
        /// What the player has.
        held: Pieces,
    },
    /// No payment is under way.
    NothingToPay,
    /// The pieces named for a payment are not spare.
    NotSpare,
    /// Without the mirror two spare basics stand for one.
    TwoNeeded,
    /// With the mirror one spare basic is enough.
    OneIsEnough,
    /// Diamonds make no diamond (S24).
    DiamondForDiamond,
    /// Two basics are named in the order wood, clay, stone.
    PairOrder,
    /// In rules version 1 gold is named before diamonds, and diamonds before basics (S22).
    SourceOrder,
    /// The place of the market or of the row is empty.
    EmptyPlace,
    /// No space is left in the settlement.
    NoRoom,
    /// The street is full.
    StreetFull,
    /// The space or region touches no explored terrain.
    NotAdjacent,
    /// The region touches no explored terrain: the one before it comes first.
    TooFar(Region),
    /// The first terrain lies in region I (S5).
    FirstTerrain,
    /// Every space of the region has a terrain.
    RegionFull,
    /// A terrain lies there already.
    SpaceTaken,
    /// The terrain to be placed belongs to this region.
    OtherRegion(Region),
    /// There is no monster.
    NoMonster,
    /// A monster stands in the way.
    Monster,
    /// The space is not explored.
    Unexplored,
    /// The terrain is fortified already.
    Fortified,
    /// There is no fortification.
    NotFortified,
    /// Activated already in this round.
    Activated,
    /// No terrain lies in the region.
    NothingToCollect,
    /// Monsters stand on every terrain of the region.
    AllBeset,
    /// No building stands in the street.
    StreetEmpty,
    /// No building of the street can be used; this one is the first of them.
    NothingToUse(Building),
    /// At least one building of an activated street is used (S4).
    NothingUsed,
    /// That building is not among those of the street that can still be used.
    BuildingNotOpen(Building),
    /// That building cannot be used in this way now.
    UseNotPossible(Building),
    /// The scroll doubles only what was just collected.
    NotCollected(Resource),
    /// Another kind of basic is asked for.
    KeepOther(Resource),
    /// So many cannot be kept (S24).
    CannotKeep {
        /// The kind that is asked for.
        resource: Resource,
        /// The numbers that can be kept, a bit each.
        counts: u16,
    },
    /// The artefact is not on offer.
    NotOnOffer,
    /// Chance cannot draw it.
    NotInPile,
    /// Another move does exactly the same and stands for both.
    Equal,
}
