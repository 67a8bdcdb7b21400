//! What happened, for the log.

use engine::Seat;

use crate::kinds::GoodSet;
use crate::kinds::{ByGood, ByResource, Chamber, DiscKind, Good, Island, Path, Resource};
use crate::wheel::{Disc, Ring, Space};

/// Something that happened, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
#[rustfmt::skip]
pub enum Event {
    Appeared { island: Island },
    Laid { stalls: [DiscKind; 4] },
    Ordered { seat: Seat, order: [Resource; 3] },
    Took { seat: Seat, resource: Resource },
    Entered { seat: Seat, path: Path },
    Round { round: u8, rounds: u8 },
    Shifted { seat: Seat, ring: Ring, price: u32 },
    Modified { seat: Seat, disc: Disc, to: Space, other: Option<Disc>, price: u32 },
    Activated { seat: Seat, disc: Disc, twice: bool },
    Inspected { seat: Seat, disc: Disc },
    Repeated { seat: Seat, disc: Disc },
    Gathered { seat: Seat, resource: Resource, number: u16 },
    Sold { seat: Seat, good: Good },
    Acquired { seat: Seat, resource: Resource },
    Paid { seat: Seat, resources: ByResource<u8> },
    PaidGoods { seat: Seat, goods: ByGood<u8> },
    Bought { seat: Seat, kind: DiscKind },
    Rose { seat: Seat, path: Path, level: u8 },
    Landed { seat: Seat, island: Island },
    TookShip { seat: Seat, resource: Resource },
    Built { seat: Seat, good: Good, warehouses: u8 },
    Upgraded { seat: Seat, disc: Disc },
    Produced { seat: Seat, good: Good, number: u8 },
    ProducedEach { seat: Seat, goods: GoodSet },
    Seated { seat: Seat, chamber: Chamber, value: u8, price: u32 },
    Dismissed { seat: Seat, chamber: Chamber },
    Income { seat: Seat, income: u16 },
    Placed { seat: Seat, disc: Disc, space: Space, over: Option<Disc> },
}
