//! What is asked of the player to move, and what a move gives up.

use engine::{Phrase, Seat};

use crate::Welkin;
use crate::moves::Move;
use crate::resource::Kinds;
use crate::rules::TURN_PRICE;
use crate::state::{Board, PLACES, STOCK, State, Step};

impl Welkin {
    pub(super) fn prompt_of(&self, state: &State) -> Phrase {
        let board = state.board();
        match state.step {
            Step::Opening => Phrase::new("prompt-open"),
            Step::Flipping => Phrase::new("prompt-flip"),
            Step::FlippingTwo => Phrase::new("prompt-flip-two"),
            Step::FlippingSecond(_) => Phrase::new("prompt-flip-second"),
            Step::Turning { .. } => Phrase::new("prompt-turning").with("number", yielded(board.force)),
            Step::Taking { left, .. } => Phrase::new("prompt-take").with("number", left),
            Step::Discarding => {
                let surplus = board.stock.total().saturating_sub(STOCK);
                Phrase::new("prompt-discard")
                    .with("number", surplus)
                    .with("most", STOCK)
            }
            Step::Placing { begun: false } => Phrase::new("prompt-place"),
            Step::Placing { begun: true } => Phrase::new("prompt-place-more"),
            Step::Ready | Step::Quoting(_) | Step::Dealing | Step::Refilling { .. } | Step::Over => {
                Phrase::new(self.ready_prompt(state))
            }
        }
    }

    /// The game ends before the turn comes back to whoever took the first card that could not be replaced (W26).
    pub(super) fn ending_of(&self, state: &State) -> Option<Phrase> {
        let before = |seat: Seat| Seat::new((seat.index() + self.players - 1) % self.players);
        state
            .ending
            .map(|seat| Phrase::new("ending").with("seat", before(seat)))
    }

    /// Between actions and powers: which of the three actions are possible, or what remains after the action.
    fn ready_prompt(&self, state: &State) -> &'static str {
        let board = state.board();
        if state.acted {
            return if self.can_sell(state) {
                "prompt-sell"
            } else {
                "prompt-power"
            };
        }
        let opens = board.sites.len() < PLACES && state.display.iter().any(Option::is_some);
        match (opens, self.can_place(board)) {
            (true, true) => "prompt-any-action",
            (true, false) => "prompt-open-or-produce",
            (false, true) => "prompt-place-or-produce",
            (false, false) => "prompt-produce",
        }
    }

    /// Final, and a loss: the end that one brings on oneself, production that yields nothing, a sale that is not possible any more, and whatever the last
    /// turn leaves unused. A power that was not played waits for the next turn, so it is no loss before that.
    pub(super) fn warning_of(&self, state: &State, mv: Move) -> Option<Phrase> {
        let board = state.board();
        let nothing = || Phrase::new("warning-nothing");
        match (state.step, mv) {
            (_, Move::Open(_)) if state.pile == 0 && state.ending.is_none() => Some(Phrase::new("warning-ends")),
            (Step::Turning { .. }, Move::Done) if yielded(board.force) == 0 => Some(nothing()),
            (Step::Turning { once, .. }, Move::Turn(resource)) if once.contains(resource) => {
                Some(Phrase::new("warning-back"))
            }
            (Step::Ready | Step::Turning { .. }, Move::Turn(resource)) => {
                let price = if state.step == Step::Ready { 0 } else { TURN_PRICE };
                let is_last = board.coins < price + TURN_PRICE;
                (is_last && yielded(board.force.toggled(resource)) == 0).then(nothing)
            }
            (Step::Ready, Move::Done) if self.can_sell(state) => Some(Phrase::new("warning-sale")),
            (Step::Ready, Move::Done) if state.ending.is_some() && self.has_power(state) => {
                Some(Phrase::new("warning-powers"))
            }
            (Step::Placing { .. }, Move::Done) if state.ending.is_some() && self.could_finish(board) => {
                Some(Phrase::new("warning-unfinished"))
            }
            _ => None,
        }
    }

    /// Whether the stock holds all that one of the open sites lacks.
    fn could_finish(&self, board: &Board) -> bool {
        board.sites.iter().any(|site| {
            let face = self.material.site(site.card);
            let free = site.free(face);
            let enough = free.kinds().iter().all(|kind| board.stock.of(kind) >= free.of(kind));
            enough && board.stock.total() >= free.total() + u8::from(site.any_free(face))
        })
    }
}

/// How many resources production tokens with these forces yield.
pub(super) fn yielded(force: Kinds) -> u32 {
    if force == Kinds::ALL { 0 } else { force.len() as u32 }
}
