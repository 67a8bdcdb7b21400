//! What there is nothing to ask about: moves that are all that is left to complete what a seat began.

use super::{Match, PlayError, Ply};
use crate::{Describe, Seat, Turn};

impl<G: Describe> Match<G> {
    /// What the move of a seat leads to where nobody is asked what has one answer: the move and what chance owes, as
    /// [`Match::resolve`] has it, then the moves that are all that is left to complete what it [began](Describe::underway).
    ///
    /// Those end before chance and before another seat, so that all of them can be taken back.
    pub fn resolve_through(&self, seat: Seat, mv: G::Move) -> Result<Vec<Vec<Ply<G::Move>>>, PlayError> {
        let mut steps = vec![self.resolve(seat, mv)?];
        let mut state = self.state.clone();
        while let [Ply { mv, .. }] = steps[steps.len() - 1][..] {
            self.game.play_unchecked(&mut state, mv, &mut ());
            let Some(mv) = self.only_way_on(&state, seat) else {
                break;
            };
            let mut after = state.clone();
            self.game.play_unchecked(&mut after, mv, &mut ());
            if self.game.turn(&after) != Turn::Seat(seat) {
                break;
            }
            steps.push(vec![Ply { seat: Some(seat), mv }]);
        }
        Ok(steps)
    }

    /// How many of its last moves a seat takes back at once, so that it is asked something afterwards; none where it
    /// can take back nothing.
    pub fn back_to_choice(&self, seat: Seat) -> usize {
        let most = self.undoable(seat);
        let asked = |back: &usize| self.only_way_on(&self.at(self.plies.len() - back), seat).is_none();
        (1..=most).find(asked).unwrap_or(most)
    }

    fn only_way_on(&self, state: &G::State, seat: Seat) -> Option<G::Move> {
        if self.game.turn(state) != Turn::Seat(seat) || !self.game.underway(state) {
            return None;
        }
        let mut moves = Vec::new();
        self.game.legal(state, &mut moves);
        match moves[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}
