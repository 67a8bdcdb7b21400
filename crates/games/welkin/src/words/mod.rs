//! What the game says: the phrases of moves, events and refusals.

mod prompts;
mod reasons;

use engine::{Arg, Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::Welkin;
use crate::card::{Card, Power};
use crate::events::Event;
use crate::moves::{Move, Slot};
use crate::refusal::Refusal;
use crate::resource::{Kinds, Resource};
use crate::state::{State, Step};

impl Describe for Welkin {
    fn provenance(&self) -> Provenance {
        self.provenance
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        match mv {
            Move::Quote(token) => Phrase::new("move-quote").with("resource", resource_name(token.shown)),
            Move::Deal(card) => Phrase::new("move-deal").with("site", self.site_phrase(card)),
            Move::Open(card) => Phrase::new("move-open").with("site", self.site_phrase(card)),
            Move::Flip(token) => Phrase::new("move-flip")
                .with("from", resource_name(token.shown))
                .with("to", resource_name(token.behind)),
            Move::Turn(resource) => {
                let shows_force = state.board().force.contains(resource);
                let name = match (state.step, shows_force) {
                    (Step::Turning { .. }, false) => "move-turn-force-paid",
                    (Step::Turning { .. }, true) => "move-turn-resource-paid",
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
            Move::Done => Phrase::new(match state.step {
                Step::Turning { .. } => "move-done-turning",
                Step::Placing { .. } => "move-done-placing",
                _ => "move-done",
            }),
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        match *event {
            Event::MarketOpens { prices } => Resource::ALL
                .into_iter()
                .fold(Phrase::new("log-market"), |phrase, resource| {
                    phrase.with(resource.name(), prices.of(resource))
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

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        let of_resource = |id: &str, resource| Phrase::new(id).with("resource", resource_name(resource));
        let of_site = |id: &str, card| Phrase::new(id).with("site", self.site_name(card));
        match *refusal {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotNow(step) => Phrase::new(due(step)),
            Refusal::FlipLater => Phrase::new("refusal-flip-later"),
            Refusal::NotAnOutcome => Phrase::new("refusal-not-an-outcome"),
            Refusal::ActionMade => Phrase::new("refusal-action-made"),
            Refusal::ActionDue => Phrase::new("refusal-action-due"),
            Refusal::NothingPlaced => Phrase::new("refusal-nothing-placed"),
            Refusal::NoPlace => Phrase::new("refusal-no-place"),
            Refusal::NotOnDisplay(card) => of_site("refusal-not-on-display", card),
            Refusal::NoSuchToken(token) => Phrase::new("refusal-no-such-token")
                .with("shown", resource_name(token.shown))
                .with("behind", resource_name(token.behind)),
            Refusal::SameResource => Phrase::new("refusal-same-resource"),
            Refusal::TurnedTwice(resource) => of_resource("refusal-turned-twice", resource),
            Refusal::NoCoin => Phrase::new("refusal-no-coin"),
            Refusal::NotProduced(resource) => of_resource("refusal-not-produced", resource),
            Refusal::NoneLeft(resource) => of_resource("refusal-none-left", resource),
            Refusal::ReserveEmpty => Phrase::new("refusal-reserve-empty"),
            Refusal::StockEmpty => Phrase::new("refusal-stock-empty"),
            Refusal::NotInStock(resource) => of_resource("refusal-not-in-stock", resource),
            Refusal::NoOpenSite => Phrase::new("refusal-no-open-site"),
            Refusal::NotYourSite(card) => of_site("refusal-not-your-site", card),
            Refusal::NoSlot(resource, card) => {
                of_resource("refusal-no-slot", resource).with("site", self.site_name(card))
            }
            Refusal::EmptySite(card) => of_site("refusal-empty-site", card),
            Refusal::NotSelling => Phrase::new("refusal-not-selling"),
            Refusal::PowerNotHeld(power) => Phrase::new("refusal-power-not-held").with("power", power_name(power)),
            Refusal::NoEffect(power) => Phrase::new("refusal-no-effect").with("power", power_name(power)),
        }
    }

    fn prompt(&self, state: &State) -> Phrase {
        self.prompt_of(state)
    }

    fn ending(&self, state: &State) -> Option<Phrase> {
        self.ending_of(state)
    }

    fn warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.warning_of(state, mv)
    }

    fn reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.reason_of(state, mv)
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(state, seat, items);
    }
}

impl Welkin {
    /// The name of a site. The printed cards have none that is known; these are ours, one for each number.
    pub fn site_name(&self, card: Card) -> Phrase {
        Phrase::new(format!("site-{:02}", card.number()))
    }

    /// A site with its slots, for those who have to choose one.
    pub fn site_phrase(&self, card: Card) -> Phrase {
        let face = self.material.site(card);
        let slots = Resource::ALL
            .into_iter()
            .flat_map(|resource| (0..face.printed.of(resource)).map(move |_| resource_name(resource)))
            .chain(face.any.then(|| Phrase::new("resource-any")))
            .collect();
        Phrase::new("site")
            .with("name", self.site_name(card))
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

/// The names of several resources.
fn names_of(kinds: Kinds) -> Vec<Phrase> {
    kinds.iter().map(resource_name).collect()
}

fn power_name(power: Power) -> Phrase {
    Phrase::new(format!("power-{power}"))
}

/// The message that says what is to be decided instead.
fn due(step: Step) -> &'static str {
    match step {
        Step::Quoting(_) | Step::Dealing | Step::Refilling { .. } => "refusal-chance-moves",
        Step::Ready => "refusal-not-now",
        Step::Opening => "refusal-opening-due",
        Step::Flipping | Step::FlippingTwo | Step::FlippingSecond(_) => "refusal-flip-due",
        Step::Turning { .. } => "refusal-turning-due",
        Step::Taking { .. } => "refusal-taking-due",
        Step::Discarding => "refusal-discard-due",
        Step::Placing { .. } => "refusal-placing-due",
        Step::Over => "refusal-over",
    }
}
