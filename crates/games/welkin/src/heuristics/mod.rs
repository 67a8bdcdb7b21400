//! The little that bots know of the game.

mod evaluate;
mod light;
mod needs;

use engine::{Heuristics, Rng, Seat};

use crate::Welkin;
use crate::moves::Move;
use crate::state::State;

impl Heuristics for Welkin {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, _: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, rng)
    }
}
