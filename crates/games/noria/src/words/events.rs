//! What the log says.

use engine::{Phrase, Seat};

use super::{
    amounts, chamber_phrase, disc_phrase, good_amounts, good_phrase, island_phrase, kind_phrase, path_phrase,
    resource_amounts, resource_phrase, ring_phrase, space_phrase, the_space_phrase,
};
use crate::events::Event;
use crate::rules::RESOURCE_PRICE;

pub(super) fn say_event(event: &Event) -> Phrase {
    let log = |id: &str, seat: Seat| Phrase::new(format!("log-{id}")).with("seat", seat);
    match *event {
        Event::Appeared { island } => Phrase::new("log-appeared").with("island", island_phrase(island)),
        Event::Laid { stalls } => Phrase::new("log-laid").with("discs", stalls.map(kind_phrase).to_vec()),
        Event::Ordered { seat, order } => log("ordered", seat).with("resources", order.map(resource_phrase).to_vec()),
        Event::Took { seat, resource } => log("took", seat).with("resource", resource_phrase(resource)),
        Event::Entered { seat, path } => log("entered", seat).with("path", path_phrase(path)),
        Event::Round { round, rounds } => Phrase::new("log-round").with("round", round).with("rounds", rounds),
        Event::Shifted { seat, ring, price } => log("shifted", seat)
            .with("ring", ring_phrase(ring))
            .with("price", price),
        Event::Modified {
            seat,
            disc,
            to,
            other,
            price,
        } => {
            let phrase = log(if other.is_some() { "exchanged" } else { "moved" }, seat)
                .with("disc", disc_phrase(disc))
                .with("space", the_space_phrase(to))
                .with("price", price);
            other.map_or(phrase.clone(), |other| phrase.with("other", disc_phrase(other)))
        }
        Event::Activated { seat, disc, twice } => {
            log(if twice { "doubled" } else { "activated" }, seat).with("disc", disc_phrase(disc))
        }
        Event::Inspected { seat, disc } => log("inspected", seat).with("disc", disc_phrase(disc)),
        Event::Repeated { seat, disc } => log("repeated", seat).with("disc", disc_phrase(disc)),
        Event::Gathered { seat, resource, number } => log("gathered", seat)
            .with("resource", resource_phrase(resource))
            .with("number", number),
        Event::Sold { seat, good } => log("sold", seat)
            .with("good", good_phrase(good))
            .with("knowledge", good.knowledge()),
        Event::Acquired { seat, resource } => log("acquired", seat)
            .with("resource", resource_phrase(resource))
            .with("knowledge", RESOURCE_PRICE),
        Event::Paid { seat, resources } => log("paid", seat).with("amounts", resource_amounts(resources)),
        Event::PaidGoods { seat, goods } => log("paid", seat).with("amounts", good_amounts(goods)),
        Event::Bought { seat, kind } => log("bought", seat).with("disc", kind_phrase(kind)),
        Event::Rose { seat, path, level } => log("rose", seat).with("path", path_phrase(path)).with("level", level),
        Event::Landed { seat, island } => log("landed", seat).with("island", island_phrase(island)),
        Event::TookShip { seat, resource } => log("took-ship", seat).with("resource", resource_phrase(resource)),
        Event::Built { seat, good, warehouses } => log("built", seat)
            .with("good", good_phrase(good))
            .with("warehouses", warehouses),
        Event::Upgraded { seat, disc } => log("upgraded", seat).with("disc", disc_phrase(disc)),
        Event::Produced { seat, good, number } => {
            log("produced", seat).with("goods", amounts([(good, number.into())].into_iter()))
        }
        Event::ProducedEach { seat, goods } => {
            log("produced", seat).with("goods", amounts(goods.iter().map(|good| (good, 1))))
        }
        Event::Seated {
            seat,
            chamber,
            value,
            price,
        } => log("seated", seat)
            .with("chamber", chamber_phrase(chamber))
            .with("value", value)
            .with("price", price),
        Event::Dismissed { seat, chamber } => log("dismissed", seat).with("chamber", chamber_phrase(chamber)),
        Event::Income { seat, income } => log("income", seat).with("income", income),
        Event::Placed {
            seat,
            disc,
            space,
            over,
        } => {
            let phrase = log(if over.is_some() { "placed-over" } else { "placed" }, seat)
                .with("disc", disc_phrase(disc))
                .with("space", space_phrase(space));
            over.map_or(phrase.clone(), |over| phrase.with("over", disc_phrase(over)))
        }
    }
}
