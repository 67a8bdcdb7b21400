//! What a position is worth to a seat.

use engine::Seat;

use crate::CloudCity;
use crate::city::City;
use crate::state::{HAND, State, Step};
use crate::stock::Stock;
use crate::tile::Face;

impl CloudCity {
    /// The votes a seat has, plus what its city, its hand and the turns left promise.
    pub(super) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let weights = &self.weights.evaluation;
        let city = &state.cities[seat.index()];
        let needs = self.needs_worth(state, seat);
        let turns_left = self.shape.tiles() - city.tiles();
        if seat != state.seat {
            return needs + self.promise(city, &state.stock) + turns_left as f32 * weights.turn;
        }
        let now = self.promise(city, &state.stock);
        let later = turns_left as f32 * weights.turn;
        needs
            + match state.step {
                // A tile in the hand is worth what it brings where it serves best.
                Step::Lay(face) => self.best_lay(city, face, &state.stock) + later - weights.turn,
                // The draw is over once chance has moved, and then the hand is what it is.
                Step::Refill => {
                    let hand = state.hands[seat.index()].iter();
                    let gains = hand.map(|face| self.best_lay(city, face, &state.stock) - now);
                    now + later + self.hand_promise(city, gains)
                }
                Step::Fetch => now + later + self.draw_promise(state, city, now),
                Step::Build(_) if turns_left == 0 => self.last_votes(city, &state.stock),
                _ => now + later,
            }
    }

    /// The votes of a city, those of the walkways that can be built, and those it may hope for.
    fn promise(&self, city: &City, stock: &Stock) -> f32 {
        let built = city.votes() as f32;
        if city.tiles() == self.shape.tiles() {
            return built;
        }
        let weights = &self.weights.evaluation;
        let mut hope = 0.0;
        city.hopes(self.shape, |_, length, number| {
            hope += weights.hope[length - 1] * number as f32
        });
        built + weights.open * city.open_votes(stock) as f32 + hope
    }

    /// The promise of the city once this tile lies where it serves best.
    fn best_lay(&self, city: &City, face: Face, stock: &Stock) -> f32 {
        let mut best = f32::MIN;
        let last = city.tiles() + 1 == self.shape.tiles();
        city.places(self.shape, |place| {
            for &rotation in face.turns() {
                let mut grown = *city;
                grown.lay(place, face, rotation);
                let worth = if last {
                    self.last_votes(&grown, stock)
                } else {
                    self.promise(&grown, stock)
                };
                best = best.max(worth);
            }
        });
        best
    }

    /// What the tiles of a hand promise if each alone would gain so much.
    fn hand_promise(&self, city: &City, gains: impl Iterator<Item = f32>) -> f32 {
        let mut best = [0.0_f32; HAND];
        for mut gain in gains {
            for better in &mut best {
                if gain > *better {
                    std::mem::swap(better, &mut gain);
                }
            }
        }
        let counted = best
            .iter()
            .zip(self.weights.evaluation.in_hand)
            .take((self.shape.tiles() - city.tiles()) as usize);
        counted.map(|(gain, weight)| gain * weight).sum()
    }

    /// The same once a tile has come from the pile, on average.
    fn draw_promise(&self, state: &State, city: &City, now: f32) -> f32 {
        let gain = |face: Face| self.best_lay(city, face, &state.stock) - now;
        let mut held = [f32::MIN; HAND];
        for (gain_of, face) in held.iter_mut().zip(state.hands[state.seat.index()].iter()) {
            *gain_of = gain(face);
        }
        let mut sum = 0.0;
        for face in Face::ALL {
            let count = state.pile.count(face);
            if count > 0 {
                sum += f32::from(count) * self.hand_promise(city, held.into_iter().chain([gain(face)]));
            }
        }
        sum / state.pile.len().max(1) as f32
    }

    fn needs_worth(&self, state: &State, seat: Seat) -> f32 {
        state
            .needs
            .iter()
            .map(|need| self.need_votes(state, seat, need) as f32)
            .sum()
    }

    /// The votes of a finished city whose last walkways are being built.
    fn last_votes(&self, city: &City, stock: &Stock) -> f32 {
        city.votes() as f32 + self.weights.evaluation.open * city.open_votes(stock) as f32
    }
}
