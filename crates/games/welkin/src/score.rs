//! Money, and what breaks a tie.

use engine::{Score, ScoreItem, Seat};

use crate::Welkin;
use crate::state::State;

impl Welkin {
    /// Money first, then the number of finished sites, then what they cost together in slots (W28). Nothing else
    /// counts: neither open sites nor what lies on them nor the stock (W27).
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> Score {
        let board = &state.boards[seat.index()];
        let cost: i32 = board
            .finished
            .iter()
            .map(|card| i32::from(self.material.site(card).cost()))
            .sum();
        Score {
            points: i32::from(board.coins),
            tie_breaks: [board.finished.len() as i32, cost, 0],
        }
    }

    /// Pushes the money, which is all there is.
    pub(crate) fn list_parts(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        items.push(ScoreItem {
            name: "score-coins",
            points: i32::from(state.boards[seat.index()].coins),
        });
    }
}
