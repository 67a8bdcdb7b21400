//! Why moves are refused.

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
    /// No action is left.
    NoAction,
    /// The actions left are too few.
    TooFewActions {
        /// What it takes.
        price: u16,
        /// What is left.
        left: u16,
    },
    /// The worker is not free or not this player's.
    NotFree,
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
    /// No worker is on his way.
    NobodySent,
    /// Only 1, 2 or 3 actions can be exchanged at once.
    NoSuchExchange,
}
