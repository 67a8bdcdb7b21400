//! Why moves are refused.

use crate::cards::Building;

/// Why a move is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A card has to be turned up first.
    ChanceMoves,
    /// It is a player who moves.
    PlayerMoves,
    /// The card cannot come up.
    NotUnseen,
    /// The card is not in the row.
    NotOnOffer,
    /// The card is the open top of its deck: it comes into the row when another one is taken (B2).
    StillInDeck,
    /// No action is left.
    NoAction,
    /// The actions left are too few.
    TooFewActions {
        /// What it takes.
        price: u16,
        /// What is left.
        left: u16,
    },
    /// The worker is on a site of this player that is not finished.
    AtWork {
        /// The site.
        site: Building,
    },
    /// The worker is not in this player's team.
    NotYours,
    /// Not enough money.
    TooFewEcus {
        /// What it costs.
        price: u16,
        /// What is there.
        left: u16,
    },
    /// There is no site to send to.
    NoSite,
    /// The site is not open or not this player's.
    NotYourSite,
    /// A worker is on his way and must be given a site first.
    WorkerWaits,
    /// No worker is on his way; there are some to choose from.
    NobodySent,
    /// No worker is on his way, and none is free.
    NobodyFree,
    /// No worker is on his way, and the money pays the wage of none who is free.
    NobodyPaid {
        /// What is there.
        left: u16,
    },
    /// Only 1, 2 or 3 actions can be exchanged at once.
    NoSuchExchange,
}
