//! The little the bots know of the game: what a position is worth, and a quick sensible move.

use engine::{Rng, Seat, below};

use crate::Noria;
use crate::moves::Move;
use crate::state::State;

impl Noria {
    pub(crate) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        self.score_of(state, seat).points as f32
    }

    pub(crate) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        scratch.clear();
        self.list_moves(state, scratch);
        scratch[below(rng, scratch.len())]
    }
}
