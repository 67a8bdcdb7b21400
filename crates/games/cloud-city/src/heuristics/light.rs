//! A quick sensible move.

use engine::{Rng, below};

use crate::CloudCity;
use crate::city::City;
use crate::moves::Move;
use crate::needs::{Need, Worth};
use crate::plan::Place;
use crate::state::{State, Step};
use crate::stock::votes;
use crate::tile::Face;

/// How many ways to lay a tile the quick policy looks at.
const TRIES: usize = 8;
/// A city of at most twelve tiles has no more places beside it. Times four turns that is one for each bit of a word.
const MOST_PLACES: usize = 16;

impl CloudCity {
    /// Lays a tile where it opens good walkways, builds the best ones, draws anything.
    #[inline]
    pub(super) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        let city = &state.cities[state.seat.index()];
        match state.step {
            Step::Build(_) => self.quick_walkway(state, city),
            Step::Lay(face) => self.quick_lay(state, city, face, rng),
            _ => {
                scratch.clear();
                self.list_moves(state, scratch);
                scratch[below(rng, scratch.len())]
            }
        }
    }

    /// The best of a few ways to lay a tile.
    #[inline]
    fn quick_lay<R: Rng>(&self, state: &State, city: &City, face: Face, rng: &mut R) -> Move {
        let mut places = [Place::START; MOST_PLACES];
        let mut number = 0;
        city.places(self.shape, |place| {
            places[number] = place;
            number += 1;
        });
        let turns = face.turns();
        let ways = number * turns.len();
        let mut draw = || below(rng, ways);
        let way = |index: usize| (places[index / turns.len()], turns[index % turns.len()]);
        let surroundings = city.surroundings();
        let mut best = (0.0, draw());
        let mut tried = 0_u64;
        for _ in 0..TRIES {
            let index = draw();
            // Near the end there are few ways, and some are drawn again and again.
            if tried >> index & 1 == 1 {
                continue;
            }
            tried |= 1 << index;
            let (place, rotation) = way(index);
            let mut worth = 0.0;
            surroundings.joined(&state.stock, place, (face, rotation), |length| {
                worth += self.weights.quick.joined[length - 1];
            });
            if worth > best.0 {
                best = (worth, index);
            }
        }
        let (place, rotation) = way(best.1);
        Move::Lay(place, rotation)
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
