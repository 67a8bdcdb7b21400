//! The little that bots know of the game.

mod evaluate;
mod light;
mod needs;
mod weights;

use engine::{Heuristics, Rng, Seat, Strength, Weigh, Weight};

use crate::Welkin;
use crate::moves::Move;
use crate::state::State;

pub(crate) use weights::{SHIPPED, Weights};

impl Heuristics for Welkin {
    // Measured in docs/strength.md.
    const STRENGTHS: [Strength; 5] = [
        Strength::new(12, 55),
        Strength::new(22, 18),
        Strength::new(75, 0),
        Strength::new(900, 0),
        Strength::new(6000, 0),
    ];

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, _: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, rng)
    }

    fn weights(&self) -> Vec<Weight> {
        self.weights.list()
    }

    fn set_weights(&mut self, values: &[f32]) {
        self.weights.set(values);
    }
}
