//! What chance can bring.

use engine::share;

use super::*;
use crate::moves::Move;

impl Welkin {
    /// Pushes every outcome of the chance move that is due: the two faces of a token at set-up (W2), or any card that
    /// nobody has seen, for the cards of the pile cannot be told from those left in the box (W29).
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        match state.step {
            Step::Quoting(place) => outcomes.extend(self.faces(place).map(|face| (Move::Quote(face), 1))),
            Step::Dealing | Step::Refilling { .. } => {
                outcomes.extend(state.unseen.iter().map(|card| (Move::Deal(card), 1)));
            }
            _ => {}
        }
    }

    /// The outcome for a random word.
    #[inline]
    pub(crate) fn draw_outcome(&self, state: &State, word: u64) -> Move {
        match state.step {
            Step::Quoting(place) => Move::Quote(self.faces(place)[share(word, 2)]),
            _ => Move::Deal(state.unseen.nth(share(word, state.unseen.len()))),
        }
    }

    /// The two ways the token at `place` can lie.
    pub(super) fn faces(&self, place: u8) -> [Quotation; 2] {
        let token = self.material.quotations()[usize::from(place)];
        [token, token.flipped()]
    }
}
