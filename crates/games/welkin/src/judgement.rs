//! The little the bots know of the game.

use engine::{Rng, Seat, below};

use crate::Welkin;
use crate::moves::Move;
use crate::state::State;

impl Welkin {
    pub(crate) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        f32::from(state.boards[seat.index()].coins)
    }

    pub(crate) fn quick_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        scratch.clear();
        self.list(state, scratch);
        scratch[below(rng, scratch.len())]
    }
}
