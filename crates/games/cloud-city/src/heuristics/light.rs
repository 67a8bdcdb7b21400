//! A quick sensible move.

use engine::{Rng, below};

use crate::CloudCity;
use crate::city::City;
use crate::moves::Move;
use crate::needs::{Need, Worth};
use crate::state::{State, Step};
use crate::stock::votes;

/// How many ways to lay a tile the quick policy looks at.
const TRIES: usize = 8;

impl CloudCity {
    /// Lays a tile where it opens good walkways, builds the best ones, draws anything.
    #[inline]
    pub(super) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        let city = &state.cities[state.seat.index()];
        match state.step {
            Step::Build(_) => self.quick_walkway(state, city),
            Step::Lay(face) => {
                scratch.clear();
                self.list_moves(state, scratch);
                let mut best = (0, scratch[below(rng, scratch.len())]);
                for _ in 0..TRIES {
                    let mv = scratch[below(rng, scratch.len())];
                    let Move::Lay(place, rotation) = mv else { continue };
                    let mut grown = *city;
                    grown.lay(place, face, rotation);
                    let worth = grown.open_votes(&state.stock);
                    if worth > best.0 {
                        best = (worth, mv);
                    }
                }
                best.1
            }
            _ => {
                scratch.clear();
                self.list_moves(state, scratch);
                scratch[below(rng, scratch.len())]
            }
        }
    }

    /// The walkway with the most votes, needs included, or none if none is worth it.
    #[inline]
    fn quick_walkway(&self, state: &State, city: &City) -> Move {
        let own_needs = |city: &City| -> i32 {
            let worth = |need: Need| match need.worth(city) {
                Worth::Votes(votes) => votes,
                Worth::Compared(_) => 0,
            };
            state.needs.iter().map(worth).sum()
        };
        let before = own_needs(city);
        let mut best = (0, Move::Done);
        city.possible(&state.stock, |_, walkway| {
            let mut worth = votes(usize::from(walkway.shape().1)) as i32;
            if !state.needs.is_empty() {
                let mut built = *city;
                built.build(walkway);
                worth += own_needs(&built) - before;
            }
            if worth > best.0 {
                best = (worth, Move::Walkway(walkway));
            }
        });
        best.1
    }
}
