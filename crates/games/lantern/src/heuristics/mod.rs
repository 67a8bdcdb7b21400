//! What small bots know of the game.

mod evaluate;
mod light;

use engine::{Heuristics, Rng, Seat};

use crate::Lantern;
use crate::moves::Move;
use crate::state::State;

impl Heuristics for Lantern {
    #[inline]
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.evaluate_seat(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, scratch, rng)
    }
}
