//! Everything that Noria says to people: the names of components here, the rest in a file each.

mod events;
mod moves;
mod prompts;
mod reasons;
mod refusals;
mod warnings;

use components::Named;
use engine::{Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::Noria;
use crate::events::Event;
use crate::kinds::{ByGood, ByResource, Chamber, DiscKind, Good, Island, Path, Resource};
use crate::moves::Move;
use crate::refusal::{Price, Refusal};
use crate::state::{State, Step};
use crate::wheel::{Disc, Ring, Space};
use events::say_event;

impl Describe for Noria {
    fn provenance(&self) -> Provenance {
        self.provenance
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        self.say_move(state, mv)
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        say_event(event)
    }

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        self.say_refusal(*refusal)
    }

    fn prompt(&self, state: &State) -> Phrase {
        self.say_prompt(state)
    }

    fn ending(&self, state: &State) -> Option<Phrase> {
        (state.round == self.rounds()).then(|| Phrase::new("ending"))
    }

    fn warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.say_warning(state, mv)
    }

    fn reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.say_reason(state, mv)
    }

    fn underway(&self, state: &State) -> bool {
        matches!(state.step, Step::Pay(_))
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(state, seat, items);
    }
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
fn amounts<K: Named>(amounts: impl Iterator<Item = (K, u16)>) -> Vec<Phrase> {
    let some = amounts.filter(|&(_, amount)| amount > 0);
    some.map(|(thing, amount)| Phrase::new(format!("amount-{thing}")).with("amount", amount))
        .collect()
}

fn resource_amounts(resources: ByResource<u8>) -> Vec<Phrase> {
    amounts(resources.iter().map(|(resource, &number)| (resource, number.into())))
}

fn good_amounts(goods: ByGood<u8>) -> Vec<Phrase> {
    amounts(goods.iter().map(|(good, &number)| (good, number.into())))
}

/// The price of a level, with the kinds it wants.
fn price_phrase(price: Price) -> Phrase {
    let with = match price.path {
        Path::Refining | Path::Colonization => "resources",
        Path::Exploration => "simple",
        Path::Research => "complex",
    };
    let kinds = if price.different { "different" } else { "alike" };
    Phrase::new(format!("price-{with}-{kinds}")).with("number", price.amount)
}
