//! What is asked of the seat to move: a sentence for every step.

use engine::Phrase;

use super::refusals::asked_phrase;
use super::{disc_phrase, island_phrase, kind_phrase, path_phrase, price_phrase};
use crate::Noria;
use crate::kinds::{DiscKind, Path};
use crate::refusal::Price;
use crate::state::{Deed, State, Step};
use crate::wheel::{Disc, Space};

impl Noria {
    pub(super) fn say_prompt(&self, state: &State) -> Phrase {
        let say = |id: &str| Phrase::new(format!("prompt-{id}"));
        match state.step {
            Step::BuildWheel => say("build").with("disc", kind_phrase(self.next_start_disc(state))),
            Step::StartResource => say("resource"),
            Step::StartLevel => say("level"),
            Step::Influence => say(self.open_influence(state)),
            Step::Modify(space) => about_disc(say("modify"), state, space),
            Step::Action => self.say_action(state),
            Step::Use | Step::UseAgain => self.say_use(state),
            Step::Repeat => say("repeat"),
            Step::RepeatAgain => say("repeat-again"),
            Step::Pay(deed) => self.say_payment(state, deed),
            Step::PayGoods(path) => self.say_goods_payment(state, path),
            Step::Land => self.say_landing(state),
            Step::Politics => say("politics").with("price", self.intrigue_price(state)),
            Step::Dismiss => say("dismiss"),
            Step::Next => say("next"),
            Step::Place => {
                let kind = state.turn.centre[0].unwrap_or(DiscKind::Bonus);
                say("place").with("disc", kind_phrase(kind))
            }
            // Nobody is asked while chance draws, and nobody at the end.
            Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::Reveal | Step::Over => say("turn"),
        }
    }

    /// What can be paid for of the two things that knowledge does to a wheel; each has its own price.
    fn open_influence(&self, state: &State) -> &'static str {
        let knowledge = u32::from(state.mover().knowledge);
        let (turns, moves) = (self.night_shift_price(state), self.modification_price(state));
        match (turns <= knowledge, moves <= knowledge) {
            (true, false) => "influence-turn",
            (false, true) => "influence-move",
            _ => "influence",
        }
    }

    fn say_action(&self, state: &State) -> Phrase {
        let used = state.turn.activated.len() as u32;
        match (self.discs_left(state), self.can_trade(state)) {
            (0, true) => Phrase::new("prompt-trade"),
            (0, false) => Phrase::new("prompt-used-up"),
            _ => Phrase::new("prompt-action").with("used", used),
        }
    }

    /// What the disc in use asks for; a disc used twice says which of its actions it is.
    fn say_use(&self, state: &State) -> Phrase {
        let kind = state
            .turn
            .disc
            .and_then(|space| state.mover().wheel.at(space))
            .map(Disc::kind);
        let id = match kind {
            Some(DiscKind::City) => "prompt-city",
            Some(DiscKind::Journey) if state.revealed() < self.islands_in_play() => "prompt-journey",
            Some(DiscKind::Journey) => "prompt-journey-known",
            _ => "prompt-tool",
        };
        let action = match state.step {
            Step::UseAgain => "second",
            _ if state.turn.actions_left == 2 && !state.turn.repeating => "first",
            _ => "only",
        };
        Phrase::new(id).with("action", action.to_owned())
    }

    fn say_payment(&self, state: &State, deed: Deed) -> Phrase {
        let bill = self.bill(state, deed);
        match deed {
            Deed::Buy(kind) => Phrase::new("prompt-pay-disc").with("disc", kind_phrase(kind)),
            Deed::Visit(island) => Phrase::new("prompt-pay-landing").with("island", island_phrase(island)),
            Deed::Invest(path) if path.goods().is_some() => {
                Phrase::new("prompt-pay-toll").with("path", path_phrase(path))
            }
            Deed::Invest(path) => Phrase::new("prompt-pay-level")
                .with("path", path_phrase(path))
                .with("level", state.mover().levels[path] + 1)
                .with("toll", self.path_toll(state, path)),
        }
        .with("asked", asked_phrase(bill))
        .with("number", bill.amount)
    }

    fn say_goods_payment(&self, state: &State, path: Path) -> Phrase {
        let phrase = Phrase::new("prompt-pay-goods")
            .with("path", path_phrase(path))
            .with("level", state.mover().levels[path] + 1);
        match self.price_of_level(state, path) {
            Some(price) => phrase.with("price", price_phrase(Price::new(path, price))),
            None => Phrase::new("prompt-turn"),
        }
    }

    fn say_landing(&self, state: &State) -> Phrase {
        let Some(island) = state.mover().ambassador else {
            return Phrase::new("prompt-turn");
        };
        let ships = state.docks[island].values() != &[0; 3];
        let id = match (ships, self.can_build(state, island)) {
            (true, true) => "prompt-land",
            (true, false) => "prompt-land-ship",
            _ => "prompt-land-factory",
        };
        Phrase::new(id).with("island", island_phrase(island))
    }

    /// How many more discs the seat to move could use or inspect this turn.
    pub(super) fn discs_left(&self, state: &State) -> u32 {
        let mut further = state.clone();
        let open = Space::all().filter(|&space| self.check_disc(state, space).is_ok());
        let with = |space: Space| {
            further.turn.activated = state.turn.activated;
            further.turn.activated.insert(space);
            1 + self.discs_left(&further)
        };
        open.map(with).max().unwrap_or(0)
    }
}

fn about_disc(phrase: Phrase, state: &State, space: Space) -> Phrase {
    match state.mover().wheel.at(space) {
        Some(disc) => phrase.with("disc", disc_phrase(disc)),
        None => phrase,
    }
}
