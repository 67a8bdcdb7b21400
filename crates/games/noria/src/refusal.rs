//! Why a move is not legal.

use crate::kinds::{ByResource, DiscKind, Good, GoodSet, Path};
use crate::rules::{Bill, Kinds};
use crate::state::Step;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move belongs to another moment; this is to be decided first.
    NotNow(Step),
    /// A resource is taken for nothing at the start alone.
    TakenAtStart,
    /// The move belongs to another phase of the turn.
    OtherPhase(Phase),
    /// The move is an action of a disc that was not activated.
    NeedsDisc(DiscKind),
    /// Ships and factories come with a landing.
    NeedsLanding,
    /// What was begun is to be paid first.
    PaymentDue,
    /// The disc in use has a second action, which is taken or left before another disc (D6).
    SecondDue,
    /// Nobody moves any more.
    Over,
    /// Chance cannot turn this up.
    NoSuchOutcome,
    /// The ring has all the discs it starts with.
    RingFull,
    /// Two of the six discs start in the active half.
    WrongHalf,
    /// Another disc lies there.
    SpaceOccupied,
    /// Too little knowledge.
    Knowledge {
        /// What it costs.
        price: u32,
        /// How much is in stock.
        held: u16,
    },
    /// The small ring has no night shift.
    SmallRing,
    /// Nothing lies there.
    EmptySpace,
    /// The exchange would change nothing.
    SameDisc,
    /// The space lies in the upper half.
    Inactive,
    /// The space was used this turn.
    AlreadyActivated,
    /// The disc was upgraded this turn.
    Fresh,
    /// The space lies outside every combination with those activated.
    Incompatible,
    /// The disc has no action to perform.
    NothingToDo(DiscKind),
    /// The simple side lies up.
    NotUpgraded,
    /// One upgraded disc a turn.
    AlreadyDoubled,
    /// The disc in use has other actions.
    OtherDisc(DiscKind),
    /// The first action of an activated disc, or the first repeat of a bonus disc, is compulsory (D8).
    ActionDue,
    /// The black market is closed at this moment (M1, M2).
    MarketClosed,
    /// No such good in stock.
    NoGood(Good),
    /// The market has none left.
    SoldOut(DiscKind),
    /// Too few resources for a disc of the market.
    Resources {
        /// What it costs.
        needed: u16,
        /// How many are in stock.
        held: u16,
    },
    /// The price of a level cannot be paid: too few, or not of the kinds it wants.
    Price {
        /// What is asked for.
        price: Price,
        /// What is in stock of the kinds that can pay it, in their order.
        held: [u16; 3],
    },
    /// The price of a level can be paid, but not the toll as well (C1).
    PathToll {
        /// One resource for each rival above.
        toll: u16,
        /// The resources that the price leaves.
        left: u16,
    },
    /// The toll of a landing cannot be paid.
    LandingToll {
        /// One resource for each ambassador there.
        toll: u16,
        /// The resources in stock.
        held: u16,
    },
    /// The resources for so many of a good are not in stock.
    Ingredients {
        /// The good.
        good: Good,
        /// How many were wanted.
        number: u8,
        /// The resources in stock.
        held: ByResource<u16>,
    },
    /// The resources for one of each of these goods are not in stock.
    IngredientsOfEach {
        /// The goods.
        goods: GoodSet,
        /// The resources in stock.
        held: ByResource<u16>,
    },
    /// More of something is to be paid than is in stock.
    NotInStock,
    /// The path ends there.
    TopLevel(Path),
    /// The payment in resources is not what is asked for.
    WrongPayment(Bill),
    /// The payment in goods is not what is asked for.
    WrongGoods(Price),
    /// All islands lie open.
    NoIslandLeft,
    /// The island is not in play.
    NotInPlay,
    /// The ambassador must move.
    SameIsland,
    /// Expert: only to a neighbour.
    NotNeighbour,
    /// No such ship on the island.
    NoShip,
    /// All factories are built.
    NoFactoryLeft,
    /// No free space of that number.
    NoFactorySpace,
    /// A space just like it has a lower number.
    TwinSpace,
    /// The upgraded side lies up.
    AlreadyUpgraded,
    /// A tool disc cannot upgrade itself.
    ToolItself,
    /// Too few empty warehouses for the good.
    NoWarehouse {
        /// The good.
        good: Good,
        /// How many warehouses for it are empty.
        empty: u8,
    },
    /// One of each means at least two goods.
    OneGood,
    /// At least one good.
    NoneProduced,
    /// Only a disc used this turn can be repeated.
    NotUsed,
    /// The same disc stands earlier on the wheel.
    TwinDisc,
    /// No politician waits there.
    NobodyWaiting,
    /// No disc of that kind was bought this turn and waits to be placed.
    NotWaiting(DiscKind),
    /// Replacing an equal disc is the same on every space.
    TwinReplaced,
}

/// A phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Phase I: the wheel is changed for knowledge.
    Influence,
    /// Phase II: discs are used.
    Action,
    /// Phase III: politicians are seated for knowledge.
    Politics,
    /// Phase IV: bought discs are placed.
    Administration,
}

/// The price of the next level of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The path, which says whether resources or goods are paid.
    pub path: Path,
    /// How many, the toll not included.
    pub amount: u16,
    /// Whether at least two kinds are wanted (C2).
    pub different: bool,
}

impl Price {
    /// The price in `bill` of the next level of a path.
    pub(crate) fn new(path: Path, bill: Bill) -> Price {
        Price {
            path,
            amount: bill.amount,
            different: bill.kinds == Kinds::Different,
        }
    }
}
