//! Phase III, politics: intrigues at the price of the visible gears (P1 to P4).

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::kinds::Chamber;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::influence::{check_knowledge, doubled};
use crate::state::{State, Step};

impl Noria {
    /// What the next intrigue costs: a knowledge for each visible gear, doubled by each intrigue of this turn. The
    /// surcharge of the influence phase does not count here (P1, P3).
    #[inline]
    pub fn intrigue_price(&self, state: &State) -> u32 {
        let gears = self.material.visible_gears[usize::from(self.round_space(state.round))];
        doubled(u32::from(gears), state.turn.intrigues)
    }

    /// The politics phase while an intrigue can be paid, then the administration. Politicians wait in pairs, for
    /// each intrigue uses two, so where one can be seated another can be removed (P2).
    pub(super) fn enter_politics<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        if self.can_intrigue(state) {
            state.step = Step::Politics;
        } else {
            self.administer(state, log);
        }
    }

    /// Whether an intrigue can be paid and somebody waits to be seated.
    pub(crate) fn can_intrigue(&self, state: &State) -> bool {
        let payable = u32::from(state.mover().knowledge) >= self.intrigue_price(state);
        payable && state.chambers.values().iter().any(|chamber| chamber.waiting > 0)
    }

    pub(super) fn list_intrigues(&self, state: &State, moves: &mut Vec<Move>) {
        moves.push(Move::Rest);
        let open = |chamber: &&Chamber| self.check_intrigue(state, **chamber).is_ok();
        moves.extend(Chamber::ALL.iter().filter(open).map(|&chamber| Move::Intrigue(chamber)));
    }

    #[inline]
    pub(super) fn check_intrigue(&self, state: &State, chamber: Chamber) -> Result<(), Refusal> {
        self.check_dismissal(state, chamber)?;
        check_knowledge(state, self.intrigue_price(state))
    }

    pub(super) fn list_dismissals(&self, state: &State, moves: &mut Vec<Move>) {
        let open = |chamber: &&Chamber| self.check_dismissal(state, **chamber).is_ok();
        moves.extend(Chamber::ALL.iter().filter(open).map(|&chamber| Move::Dismiss(chamber)));
    }

    #[inline]
    pub(super) fn check_dismissal(&self, state: &State, chamber: Chamber) -> Result<(), Refusal> {
        let waiting = state.chambers[chamber].waiting > 0;
        waiting.then_some(()).ok_or(Refusal::NobodyWaiting)
    }

    pub(super) fn play_intrigue<L: Log<Event>>(&self, state: &mut State, chamber: Chamber, log: &mut L) {
        let price = self.intrigue_price(state);
        state.turn.intrigues += 1;
        let seat = state.seat;
        state.mover_mut().knowledge -= price as u16;
        let politicians = &mut state.chambers[chamber];
        politicians.waiting -= 1;
        politicians.seated += 1;
        let value = self.material.chambers[chamber][usize::from(politicians.seated)];
        log.tell_all(|| Event::Seated {
            seat,
            chamber,
            value,
            price,
        });
        state.step = Step::Dismiss;
    }

    pub(super) fn play_dismissal<L: Log<Event>>(&self, state: &mut State, chamber: Chamber, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Dismissed { seat, chamber });
        state.chambers[chamber].waiting -= 1;
        self.enter_politics(state, log);
    }
}
