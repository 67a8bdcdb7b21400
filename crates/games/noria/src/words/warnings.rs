//! What a move gives up for good that its mover may not have meant to give up.

use engine::Phrase;

use crate::Noria;
use crate::kinds::Chamber;
use crate::moves::Move;
use crate::score::rewarded_level;
use crate::state::{State, Step};
use crate::wheel::{Disc, Space};

impl Noria {
    /// Discs left unused when the actions of a turn end for good, knowledge that nothing can be done with any more, upgraded
    /// discs that leave the game although another space would do, and discs that could be used before they are upgraded.
    pub(super) fn say_warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        match mv {
            Move::Finish if !self.can_intrigue(state) => self.warn_of_unused_discs(state),
            Move::Rest => self
                .warn_of_unused_discs(state)
                .or_else(|| self.warn_of_kept_knowledge(state)),
            Move::Place(space) if state.step == Step::Place => warn_of_lost_disc(state, space),
            Move::Upgrade(space) => self.warn_of_fresh_disc(state, space),
            _ => None,
        }
    }

    /// A disc that was upgraded this turn rests until the next (T1).
    fn warn_of_fresh_disc(&self, state: &State, space: Space) -> Option<Phrase> {
        let mut upgraded = state.clone();
        upgraded.turn.fresh.insert(space);
        let costs_an_action = self.discs_left(&upgraded) < self.discs_left(state);
        costs_an_action.then(|| Phrase::new("warning-fresh-disc"))
    }

    fn warn_of_unused_discs(&self, state: &State) -> Option<Phrase> {
        let left = self.discs_left(state);
        (left > 0).then(|| Phrase::new("warning-unused-discs").with("number", left))
    }

    /// Knowledge counts nothing at the end, and an intrigue now would bring its player more than any rival.
    fn warn_of_kept_knowledge(&self, state: &State) -> Option<Phrase> {
        let last = state.round == self.rounds() && self.can_intrigue(state);
        let useful = |&chamber: &Chamber| {
            let level = |index: usize| rewarded_level(&state.players[index], chamber);
            let mut rivals = (0..self.players).filter(|&index| index != state.seat.index());
            state.chambers[chamber].waiting > 0 && rivals.all(|rival| level(rival) < level(state.seat.index()))
        };
        let best = Chamber::ALL.iter().copied().find(useful).filter(|_| last)?;
        let phrase = Phrase::new("warning-last-knowledge").with("number", state.mover().knowledge);
        Some(phrase.with("points", self.intrigue_gain(state, state.seat, best)))
    }
}

fn warn_of_lost_disc(state: &State, space: Space) -> Option<Phrase> {
    let wheel = &state.mover().wheel;
    let is_lost = wheel.at(space).is_some_and(Disc::is_upgraded);
    let elsewhere = Space::all().any(|space| !wheel.at(space).is_some_and(Disc::is_upgraded));
    (is_lost && elsewhere).then(|| Phrase::new("warning-upgraded-disc"))
}
