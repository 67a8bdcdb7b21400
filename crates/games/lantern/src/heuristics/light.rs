//! A quick sensible move.

use engine::{Game, Rng, below};

use crate::Lantern;
use crate::moves::Move;
use crate::state::State;

impl Lantern {
    /// Half of the time the best lantern is laid, otherwise anything legal is done.
    #[inline]
    pub(super) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        scratch.clear();
        self.legal(state, scratch);
        let lays = scratch.iter().filter(|mv| matches!(mv, Move::Lay(_)));
        match lays.max() {
            Some(&best) if below(rng, 2) == 0 => best,
            _ => scratch[below(rng, scratch.len())],
        }
    }
}
