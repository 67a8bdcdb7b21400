//! The little that bots know of the game.

mod evaluate;
mod light;
mod weights;

use engine::{Heuristics, Rng, Seat, Strength, Weigh, Weight};

use crate::CloudCity;
use crate::moves::Move;
use crate::state::{State, Step};

pub(crate) use weights::{SHIPPED, Weights};

impl Heuristics for CloudCity {
    // Measured in docs/strength.md.
    const STRENGTHS: [Strength; 5] = [
        Strength::new(14, 45),
        Strength::new(24, 15),
        Strength::new(110, 0),
        Strength::new(600, 0),
        Strength::new(6000, 0),
    ];

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    fn light<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, scratch, rng)
    }

    /// Walkways of one turn can be built in any order (C11) and any part of a set that can be built can be built, so
    /// it is enough to look at each set in one order.
    fn narrow(&self, state: &State, moves: &mut Vec<Move>) {
        if let Step::Build(Some(last)) = state.step {
            moves.retain(|&mv| mv > Move::Walkway(last));
        }
    }

    fn weights(&self) -> Vec<Weight> {
        self.weights.list()
    }

    fn set_weights(&mut self, values: &[f32]) {
        self.weights.set(values);
    }
}
