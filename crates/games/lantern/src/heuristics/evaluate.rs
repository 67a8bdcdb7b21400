//! What a seat is heading for.

use engine::Seat;

use crate::Lantern;
use crate::score::worth;
use crate::state::{State, Step};

impl Lantern {
    /// The points so far and those of the hand, most of which will be laid before the game is over.
    #[inline]
    pub(super) fn evaluate_seat(&self, state: &State, seat: Seat) -> f32 {
        let points = self.score_of(state, seat).points as f32;
        if state.step == Step::Over {
            return points;
        }
        points + 0.9 * worth(&state.players[seat.index()].hand) as f32
    }
}
