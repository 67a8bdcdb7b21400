//! Why a move is not legal.

use crate::components::{DiscKind, Good, Path};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move belongs to another moment.
    #[error("that cannot be decided now")]
    NotNow,
    /// Nobody moves any more.
    #[error("the game is over")]
    Over,
    /// Chance cannot turn this up.
    #[error("chance cannot turn this up")]
    NoSuchOutcome,
    /// The ring has all the discs it starts with.
    #[error("this ring has all its discs")]
    RingFull,
    /// Two of the six discs start in the active half.
    #[error("two of the six discs must lie in the active half, four in the other")]
    WrongHalf,
    /// Another disc lies there.
    #[error("a disc lies there already")]
    SpaceOccupied,
    /// Too little knowledge.
    #[error("that costs {0} knowledge")]
    Knowledge(u32),
    /// The small ring has no night shift.
    #[error("a night shift cannot turn the small ring")]
    SmallRing,
    /// Nothing lies there.
    #[error("no disc lies there")]
    EmptySpace,
    /// The exchange would change nothing.
    #[error("the two discs are the same: nothing would change")]
    SameDisc,
    /// The space lies in the upper half.
    #[error("that space is not in the active half")]
    Inactive,
    /// The space was used this turn.
    #[error("that disc was activated this turn")]
    AlreadyActivated,
    /// The disc was upgraded this turn.
    #[error("a disc upgraded this turn cannot be activated any more")]
    Fresh,
    /// The space lies outside every combination with those activated.
    #[error("that disc cannot be activated together with those activated before")]
    Incompatible,
    /// The disc has no action to perform.
    #[error("that disc can do nothing now")]
    NothingToDo,
    /// The simple side lies up.
    #[error("that disc is not upgraded")]
    NotUpgraded,
    /// One upgraded disc a turn.
    #[error("an upgraded disc was used twice this turn")]
    AlreadyDoubled,
    /// The disc in use has another action.
    #[error("the disc in use does not do that")]
    OtherDisc,
    /// No such good in stock.
    #[error("no {0} in stock")]
    NoGood(Good),
    /// The market has none left.
    #[error("the market has no {0} disc left")]
    SoldOut(DiscKind),
    /// Too few resources of the right kinds.
    #[error("not enough resources")]
    Resources,
    /// Too few goods of the right kinds.
    #[error("not enough goods of the right kinds")]
    Goods,
    /// The path ends there.
    #[error("the representative stands on the highest level of {0}")]
    TopLevel(Path),
    /// The payment is not what is asked for.
    #[error("that does not pay what is asked for")]
    WrongPayment,
    /// All islands lie open.
    #[error("all islands of this game lie open")]
    NoIslandLeft,
    /// The island is not in play.
    #[error("that island is not in play")]
    NotInPlay,
    /// The ambassador must move.
    #[error("the ambassador stands there already")]
    SameIsland,
    /// Expert: only to a neighbour.
    #[error("the ambassador can only go to a neighbouring island")]
    NotNeighbour,
    /// No such ship on the island.
    #[error("no such ship lies there any more")]
    NoShip,
    /// All factories are built.
    #[error("all factories are built")]
    NoFactoryLeft,
    /// No free space of that number.
    #[error("that factory space is not free")]
    NoFactorySpace,
    /// A space just like it has a lower number.
    #[error("an equal factory space with a lower number is free")]
    TwinSpace,
    /// The upgraded side lies up.
    #[error("that disc is upgraded already")]
    AlreadyUpgraded,
    /// A tool disc cannot upgrade itself.
    #[error("a tool disc cannot upgrade itself")]
    ToolItself,
    /// No empty warehouse for the good.
    #[error("not enough empty {0} warehouses")]
    NoWarehouse(Good),
    /// One of each means at least two goods.
    #[error("one of each means at least two different goods")]
    OneGood,
    /// At least one good.
    #[error("produce at least one")]
    NoneProduced,
    /// Only a disc used this turn can be repeated.
    #[error("that disc was not used this turn")]
    NotUsed,
    /// The same disc stands earlier on the wheel.
    #[error("repeating the equal disc that comes first on the wheel does the same")]
    TwinDisc,
    /// No politician waits there.
    #[error("no politician waits in that chamber")]
    NobodyWaiting,
    /// No disc of that kind was bought this turn and waits to be placed.
    #[error("no {0} disc waits to be placed")]
    NotWaiting(DiscKind),
    /// Replacing an equal disc is the same on every space.
    #[error("an equal disc that comes first on the wheel can be replaced with the same result")]
    TwinReplaced,
}
