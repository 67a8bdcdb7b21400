//! What the buttons say.

use engine::Phrase;

use super::{
    amounts, chamber_phrase, disc_phrase, good_amounts, good_phrase, island_phrase, kind_phrase, path_phrase,
    price_phrase, resource_amounts, resource_phrase, ring_phrase, space_phrase, the_space_phrase,
};
use crate::Noria;
use crate::kinds::Path;
use crate::moves::Move;
use crate::refusal::Price;
use crate::rules::RESOURCE_PRICE;
use crate::state::{Deed, State, Step};
use crate::wheel::Space;

impl Noria {
    pub(super) fn say_move(&self, state: &State, mv: Move) -> Phrase {
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
                Phrase::new("move-produce").with("goods", amounts([(good, number.into())].into_iter()))
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
        let waiting = match state.step {
            Step::BuildWheel => Some(self.next_start_disc(state)),
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
        let phrase = Phrase::new("move-invest")
            .with("path", path_phrase(path))
            .with("level", state.mover().levels[path] + 1)
            .with("toll", self.path_toll(state, path));
        match self.price_of_level(state, path) {
            Some(price) => phrase.with("price", price_phrase(Price::new(path, price))),
            None => Phrase::new("refusal-top-level").with("path", path_phrase(path)),
        }
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
}
