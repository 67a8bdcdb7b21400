//! What happens in a game, for its log.

use engine::Seat;

use crate::card::{Card, Power, Quotation};
use crate::moves::Slot;
use crate::resource::{Resource, Tally};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The market is set up.
    MarketOpens {
        /// What each resource is worth.
        prices: Tally,
    },
    /// A card was turned up for the display.
    Dealt {
        /// The card.
        card: Card,
    },
    /// A site was opened.
    Opened {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A quotation token was flipped.
    Flipped {
        /// By whom.
        seat: Seat,
        /// The token as it lay before.
        token: Quotation,
    },
    /// A production token was turned over.
    Turned {
        /// Whose.
        seat: Seat,
        /// The resource on it.
        resource: Resource,
        /// Whether it shows its force now.
        force: bool,
        /// What that cost.
        paid: u16,
    },
    /// A production brought nothing.
    ProducedNothing {
        /// Whose.
        seat: Seat,
    },
    /// Resources were taken from the reserve.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How many.
        number: u8,
    },
    /// The reserve ran out of what could be taken.
    Lacked {
        /// To whose loss.
        seat: Seat,
        /// How many were lacking.
        number: u8,
    },
    /// Resources were discarded from an overfull stock.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How many.
        number: u8,
    },
    /// A resource was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// On which site.
        card: Card,
        /// On which of its slots.
        slot: Slot,
    },
    /// A site was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// For how much.
        coins: u16,
        /// Whether it was finished.
        complete: bool,
    },
    /// A power was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        power: Power,
    },
    /// A card could not be replaced.
    LastTurns {
        /// Who took it.
        seat: Seat,
    },
    /// Nobody did anything but produce for too long.
    Idled,
    /// The game is over.
    Ended,
}
