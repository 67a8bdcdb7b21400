//! What is asked of the seat to move.

use engine::{Phrase, Seat};

use crate::Batisseurs;
use crate::cards::Worker;
use crate::rules::ACTION_PRICE;
use crate::state::{State, Step};

impl Batisseurs {
    /// The sentence of the action bar. What a newcomer would try next comes first: somebody who can work goes to work.
    pub(super) fn prompt_of(&self, state: &State) -> Phrase {
        match state.step {
            Step::Send(worker) => self.prompt_to_send(state, worker),
            Step::Act | Step::Deal | Step::Over => self.prompt_to_act(state),
        }
    }

    /// Whoever sits last ends the round in which somebody reached the goal (B12).
    pub(super) fn ending_of(&self, state: &State) -> Option<Phrase> {
        let last = Seat::new(usize::from(self.players) - 1);
        state.last_round.then(|| Phrase::new("ending").with("seat", last))
    }

    fn prompt_to_send(&self, state: &State, worker: Worker) -> Phrase {
        let mut sites = state.reachable_sites();
        let phrase = match (sites.next(), sites.next()) {
            (Some(only), None) => Phrase::new("prompt-send-only").with("building", self.building_phrase(only)),
            _ => Phrase::new("prompt-send"),
        };
        phrase.with("worker", self.worker_phrase(worker))
    }

    fn prompt_to_act(&self, state: &State) -> Phrase {
        let builder = state.builder();
        if state.actions == 0 {
            return if builder.ecus >= ACTION_PRICE {
                Phrase::new("prompt-no-action").with("ecus", ACTION_PRICE)
            } else {
                Phrase::new("prompt-done")
            };
        }
        if builder.sites.is_empty() {
            return Phrase::new("prompt-no-site");
        }
        if builder.free.is_empty() {
            return Phrase::new("prompt-no-worker");
        }
        if state.reachable_sites().next().is_none() {
            return Phrase::new("prompt-too-dear");
        }
        if builder.free.and(self.material.payable(builder.ecus)).is_empty() {
            return Phrase::new("prompt-no-wage").with("ecus", builder.ecus);
        }
        Phrase::new("prompt-act")
    }
}
