//! What happened, and the phrases for it and for the moves.

use engine::{Phrase, Seat};

use crate::Noria;
use crate::components::{ByGood, ByResource, Chamber, DiscKind, Good, Island, Kind, Path, Resource};
use crate::moves::Move;
use crate::rules::{Kinds, RESOURCE_PRICE};
use crate::sets::GoodSet;
use crate::state::{Deed, Stage, State};
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

/// The name of a resource.
pub fn resource_phrase(resource: Resource) -> Phrase {
    Phrase::new(format!("resource-{resource}"))
}

/// The name of a good.
pub fn good_phrase(good: Good) -> Phrase {
    Phrase::new(format!("good-{good}"))
}

/// The name of a disc, with its side where it is upgraded.
pub fn disc_phrase(disc: Disc) -> Phrase {
    let kind = kind_phrase(disc.kind());
    if disc.is_upgraded() {
        Phrase::new("disc-upgraded").with("disc", kind)
    } else {
        kind
    }
}

/// The name of a kind of disc.
pub fn kind_phrase(kind: DiscKind) -> Phrase {
    Phrase::new(format!("disc-{kind}"))
}

/// The name of a path.
pub fn path_phrase(path: Path) -> Phrase {
    Phrase::new(format!("path-{path}"))
}

/// The name of a chamber.
pub fn chamber_phrase(chamber: Chamber) -> Phrase {
    Phrase::new(format!("chamber-{chamber}"))
}

/// The name of an island.
pub fn island_phrase(island: Island) -> Phrase {
    Phrase::new("island").with("number", island.index() as u8 + 1)
}

/// The name of a ring.
pub fn ring_phrase(ring: Ring) -> Phrase {
    Phrase::new(format!("ring-{ring}"))
}

/// The name of a space of the wheel.
pub fn space_phrase(space: Space) -> Phrase {
    Phrase::new(format!("space-{space}"))
}

/// The name of a space within a sentence, with its article.
fn the_space_phrase(space: Space) -> Phrase {
    Phrase::new(format!("space-{space}.the"))
}

/// Everything of which there is some, with its amount.
fn amounts<K: Kind>(amounts: impl Iterator<Item = (K, u8)>) -> Vec<Phrase> {
    let some = amounts.filter(|&(_, amount)| amount > 0);
    some.map(|(thing, amount)| Phrase::new(format!("amount-{}", thing.name())).with("amount", amount))
        .collect()
}

fn resource_amounts(resources: ByResource<u8>) -> Vec<Phrase> {
    amounts(resources.iter().map(|(resource, &number)| (resource, number)))
}

fn good_amounts(goods: ByGood<u8>) -> Vec<Phrase> {
    amounts(goods.iter().map(|(good, &number)| (good, number)))
}

impl Noria {
    pub(crate) fn say_move(&self, state: &State, mv: Move) -> Phrase {
        let at = |id: &str, space: Space| {
            let disc = state.mover().wheel.at(space);
            let phrase = Phrase::new(id).with("space", space_phrase(space));
            disc.map_or(phrase.clone(), |disc| phrase.with("disc", disc_phrase(disc)))
        };
        match mv {
            Move::Lay(stalls) => Phrase::new("move-lay").with("discs", stalls.map(kind_phrase).to_vec()),
            Move::Order(order) => Phrase::new("move-order").with("resources", order.map(resource_phrase).to_vec()),
            Move::Reveal(island) => Phrase::new("move-reveal").with("island", island_phrase(island)),
            Move::Take(resource) => Phrase::new("move-take").with("resource", resource_phrase(resource)),
            Move::Enter(path) => Phrase::new("move-enter").with("path", path_phrase(path)),
            Move::Next(kind) => Phrase::new("move-next").with("disc", kind_phrase(kind)),
            Move::Place(space) => self.say_place(state, space),
            Move::NightShift(ring) => Phrase::new("move-night-shift")
                .with("ring", ring_phrase(ring))
                .with("price", self.night_shift_price(state)),
            Move::Modify(space) => at("move-modify", space).with("price", self.modification_price(state)),
            Move::To(space) if state.mover().wheel.at(space).is_some() => at("move-exchange", space),
            Move::To(space) => Phrase::new("move-to").with("space", the_space_phrase(space)),
            Move::Act => Phrase::new("move-act"),
            Move::Activate(space) => at("move-activate", space),
            Move::Double(space) => at("move-double", space),
            Move::Inspect(space) => at("move-inspect", space),
            Move::Sell(good) => Phrase::new("move-sell")
                .with("good", good_phrase(good))
                .with("knowledge", good.knowledge()),
            Move::Acquire(resource) => Phrase::new("move-acquire")
                .with("resource", resource_phrase(resource))
                .with("knowledge", RESOURCE_PRICE),
            Move::Finish => Phrase::new("move-finish"),
            Move::Buy(kind) => Phrase::new("move-buy")
                .with("disc", kind_phrase(kind))
                .with("price", self.bill(state, Deed::Buy(kind)).amount),
            Move::Invest(path) => self.say_investment(state, path),
            Move::Explore => Phrase::new("move-explore"),
            Move::Visit(island) => Phrase::new("move-visit")
                .with("island", island_phrase(island))
                .with("toll", self.landing_toll(state, island)),
            Move::Ship(resource) => Phrase::new("move-ship").with("resource", resource_phrase(resource)),
            Move::Build(space) => self.say_factory(state, space),
            Move::Upgrade(space) => at("move-upgrade", space),
            Move::Produce(good, number) => {
                Phrase::new("move-produce").with("goods", amounts([(good, number)].into_iter()))
            }
            Move::ProduceEach(goods) => {
                Phrase::new("move-produce").with("goods", amounts(goods.iter().map(|good| (good, 1))))
            }
            Move::Repeat(space) => at("move-repeat", space),
            Move::Stop => Phrase::new("move-stop"),
            Move::Pay(paid) => Phrase::new("move-pay").with("amounts", resource_amounts(paid.resources())),
            Move::PayGoods(paid) => Phrase::new("move-pay").with("amounts", good_amounts(paid.goods())),
            Move::Intrigue(chamber) => {
                let seated = usize::from(state.chambers[chamber].seated);
                let value = self.material.chambers[chamber].get(seated + 1).copied().unwrap_or(0);
                Phrase::new("move-intrigue")
                    .with("chamber", chamber_phrase(chamber))
                    .with("value", value)
                    .with("price", self.intrigue_price(state))
            }
            Move::Dismiss(chamber) => Phrase::new("move-dismiss").with("chamber", chamber_phrase(chamber)),
            Move::Rest => Phrase::new("move-rest"),
        }
    }

    fn say_place(&self, state: &State, space: Space) -> Phrase {
        let waiting = match state.stage {
            Stage::BuildWheel => Some(self.next_start_disc(state)),
            _ => state.turn.centre[0],
        };
        let over = state.mover().wheel.at(space);
        let id = if over.is_some() {
            "move-place-over"
        } else {
            "move-place"
        };
        let mut phrase = Phrase::new(id).with("space", space_phrase(space));
        if let Some(kind) = waiting {
            phrase = phrase.with("disc", kind_phrase(kind));
        }
        if let Some(over) = over {
            phrase = phrase.with("over", disc_phrase(over));
        }
        phrase
    }

    /// The level, its price with the kinds it wants, and the toll: what decides whether one can pay.
    fn say_investment(&self, state: &State, path: Path) -> Phrase {
        let price = self.price_of_level(state, path);
        let different = matches!(price.map(|price| price.kinds), Some(Kinds::Different));
        let with = match path {
            Path::Refining | Path::Colonization => "resources",
            Path::Exploration => "simple",
            Path::Research => "complex",
        };
        let kinds = if different { "different" } else { "alike" };
        Phrase::new("move-invest")
            .with("path", path_phrase(path))
            .with("level", state.mover().levels[path] + 1)
            .with(
                "price",
                Phrase::new(format!("price-{with}-{kinds}")).with("number", price.map_or(0, |price| price.amount)),
            )
            .with("toll", self.path_toll(state, path))
    }

    fn say_factory(&self, state: &State, space: u8) -> Phrase {
        let island = state.mover().ambassador;
        let spaces = island.map(|island| &self.material.islands[island].factories);
        match spaces.and_then(|spaces| *spaces.get(usize::from(space))?) {
            Some(factory) => Phrase::new("move-build")
                .with("good", good_phrase(factory.good))
                .with("warehouses", factory.warehouses),
            None => Phrase::new("move-build-nothing"),
        }
    }

    pub(crate) fn say_event(&self, event: &Event) -> Phrase {
        let log = |id: &str, seat: Seat| Phrase::new(format!("log-{id}")).with("seat", seat);
        match *event {
            Event::Appeared { island } => Phrase::new("log-appeared").with("island", island_phrase(island)),
            Event::Laid { stalls } => Phrase::new("log-laid").with("discs", stalls.map(kind_phrase).to_vec()),
            Event::Ordered { seat, order } => {
                log("ordered", seat).with("resources", order.map(resource_phrase).to_vec())
            }
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
                log("produced", seat).with("goods", amounts([(good, number)].into_iter()))
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
}
