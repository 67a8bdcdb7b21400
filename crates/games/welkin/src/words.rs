//! What there is to say: events, and the messages that name moves and events.

use engine::{Arg, Phrase, Seat};

use crate::Welkin;
use crate::card::{Card, Power, Quotation};
use crate::moves::{Move, Slot};
use crate::resource::{Resource, Tally};
use crate::state::{Phase, State};

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

impl Welkin {
    /// What the button of a move says.
    pub(crate) fn say_move(&self, state: &State, mv: Move) -> Phrase {
        match mv {
            Move::Quote(token) => Phrase::new("move-quote").with("resource", resource_name(token.shown)),
            Move::Deal(card) => Phrase::new("move-deal").with("site", self.site_name(card)),
            Move::Open(card) => Phrase::new("move-open").with("site", self.site_name(card)),
            Move::Flip(token) => Phrase::new("move-flip")
                .with("from", resource_name(token.shown))
                .with("to", resource_name(token.behind)),
            Move::Turn(resource) => {
                let shows_force = state.board().force.contains(resource);
                let name = match (state.phase, shows_force) {
                    (Phase::Turning { .. }, false) => "move-turn-force-paid",
                    (Phase::Turning { .. }, true) => "move-turn-resource-paid",
                    (_, false) => "move-turn-force",
                    (_, true) => "move-turn-resource",
                };
                Phrase::new(name).with("resource", resource_name(resource))
            }
            Move::Take(resource) => Phrase::new("move-take").with("resource", resource_name(resource)),
            Move::Discard(resource) => Phrase::new("move-discard").with("resource", resource_name(resource)),
            Move::Place(resource, card, slot) => Phrase::new(match slot {
                Slot::Printed => "move-place",
                Slot::Any => "move-place-any",
            })
            .with("resource", resource_name(resource))
            .with("site", self.site_name(card)),
            Move::Power(power) => Phrase::new("move-power").with("power", power_name(power)),
            Move::Sell(card) => {
                let site = state
                    .board()
                    .site(card)
                    .map(|(_, site)| site.tokens().worth(state.prices()));
                Phrase::new("move-sell")
                    .with("site", self.site_name(card))
                    .with("coins", site.unwrap_or_default())
            }
            Move::Done => Phrase::new(match state.phase {
                Phase::Turning { .. } => "move-done-turning",
                Phase::Placing { .. } => "move-done-placing",
                _ => "move-done",
            }),
        }
    }

    /// What the log says of an event.
    pub(crate) fn say_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::MarketOpens { prices } => Resource::ALL
                .into_iter()
                .fold(Phrase::new("log-market"), |phrase, resource| {
                    phrase.with(resource.id(), prices.of(resource))
                }),
            Event::Dealt { card } => Phrase::new("log-dealt").with("site", self.site_name(card)),
            Event::Opened { seat, card } => told("log-opened", seat).with("site", self.site_name(card)),
            Event::Flipped { seat, token } => told("log-flipped", seat)
                .with("from", resource_name(token.shown))
                .with("to", resource_name(token.behind)),
            Event::Turned {
                seat,
                resource,
                force,
                paid,
            } => told(
                if force {
                    "log-turned-force"
                } else {
                    "log-turned-resource"
                },
                seat,
            )
            .with("resource", resource_name(resource))
            .with("paid", paid),
            Event::ProducedNothing { seat } => told("log-produced-nothing", seat),
            Event::Took { seat, resource, number } => counted("log-took", seat, resource, number),
            Event::Lacked { seat, number } => told("log-lacked", seat).with("number", number),
            Event::Discarded { seat, resource, number } => counted("log-discarded", seat, resource, number),
            Event::Placed {
                seat,
                resource,
                card,
                slot,
            } => {
                let name = match slot {
                    Slot::Printed => "log-placed",
                    Slot::Any => "log-placed-any",
                };
                told(name, seat)
                    .with("resource", resource_name(resource))
                    .with("site", self.site_name(card))
            }
            Event::Sold {
                seat,
                card,
                coins,
                complete,
            } => told(if complete { "log-sold" } else { "log-sold-incomplete" }, seat)
                .with("site", self.site_name(card))
                .with("coins", coins),
            Event::Played { seat, power } => {
                let name = match power {
                    Power::BuyTwo => "log-played-paid",
                    _ => "log-played",
                };
                told(name, seat).with("power", power_name(power))
            }
            Event::LastTurns { seat } => told("log-last-turns", seat),
            Event::Idled => Phrase::new("log-idled"),
            Event::Ended => Phrase::new("log-ended"),
        }
    }

    /// A site has no printed name that is known, so it goes by its number and its slots.
    pub fn site_name(&self, card: Card) -> Phrase {
        let face = self.material.site(card);
        let slots = Resource::ALL
            .into_iter()
            .flat_map(|resource| (0..face.printed.of(resource)).map(move |_| resource_name(resource)))
            .chain(face.any.then(|| Phrase::new("resource-any")))
            .collect();
        Phrase::new("site")
            .with("number", card.number())
            .with("slots", Arg::List(slots))
    }
}

fn told(id: &str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

fn counted(id: &str, seat: Seat, resource: Resource, number: u8) -> Phrase {
    told(id, seat)
        .with("number", number)
        .with("resource", resource_name(resource))
}

fn resource_name(resource: Resource) -> Phrase {
    Phrase::new(format!("resource-{resource}"))
}

fn power_name(power: Power) -> Phrase {
    Phrase::new(format!("power-{power}"))
}
