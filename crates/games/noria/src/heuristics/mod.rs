//! The little the bots know of the game: what a position is worth, and a quick sensible move.

mod evaluate;
mod light;
mod weights;

use engine::{Heuristics, Rng, Seat, Strength, Weigh, Weight};

use crate::Noria;
use crate::kinds::Chamber;
use crate::moves::Move;
use crate::rules::{Bill, Kinds};
use crate::state::State;

pub(crate) use weights::{SHIPPED, Weights};

impl Heuristics for Noria {
    // Measured in docs/strength.md.
    const STRENGTHS: [Strength; 5] = [
        Strength::new(8, 85),
        Strength::new(16, 45),
        Strength::new(28, 5),
        Strength::new(90, 0),
        Strength::new(6000, 0),
    ];

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, scratch, rng)
    }

    /// An exchange of two discs can be named from either of them; it is enough to look at it once (W7).
    fn narrow(&self, state: &State, moves: &mut Vec<Move>) {
        self.narrow_modifications(state, moves);
    }

    fn weights(&self) -> Vec<Weight> {
        self.weights.list()
    }

    fn set_weights(&mut self, values: &[f32]) {
        self.weights.set(values);
    }
}

impl Noria {
    /// The turns that a seat has still to begin.
    #[inline]
    fn turns_to_come(&self, state: &State, seat: Seat) -> u8 {
        let this_round = u8::from(seat > state.seat);
        self.rounds() - state.round + this_round
    }

    /// What a level is expected to be worth in each chamber when the game ends, if every waiting politician is
    /// seated with this chance.
    #[inline]
    fn expected_values(&self, state: &State, chance: f32) -> [f32; 6] {
        std::array::from_fn(|index| {
            let chamber = Chamber::ALL[index];
            let politicians = state.chambers[chamber];
            let steps = &self.material.chambers[chamber];
            let (now, full) = (
                usize::from(politicians.seated),
                usize::from(politicians.seated + politicians.waiting),
            );
            let value = f32::from(steps[now]);
            value + (f32::from(steps[full.min(4)]) - value) * chance
        })
    }
}

/// The payment that leaves the most even stock: alike from the largest pile, the rest always from the largest.
fn even_payment(bill: Bill, stock: [u16; 3]) -> [u8; 3] {
    let mut left = stock;
    let mut paid = [0_u8; 3];
    let mut owed = bill.amount;
    let largest = |left: &[u16; 3]| (0..3).max_by_key(|&kind| left[kind]).unwrap_or(0);
    if let Kinds::Alike(number) = bill.kinds {
        let kind = largest(&left);
        paid[kind] = number as u8;
        left[kind] -= number;
        owed -= number;
    }
    for _ in 0..owed {
        let kind = largest(&left);
        paid[kind] += 1;
        left[kind] -= 1;
    }
    if bill.kinds == Kinds::Different
        && let Some(only) = (0..3).find(|&kind| u16::from(paid[kind]) == bill.amount)
    {
        let other = (0..3).filter(|&kind| kind != only).max_by_key(|&kind| left[kind]);
        paid[only] -= 1;
        paid[other.unwrap_or(only)] += 1;
    }
    paid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_payment_pays_every_bill() {
        for kinds in [Kinds::Any, Kinds::Alike(2), Kinds::Different] {
            for amount in 2..6 {
                for stock in (0..216).map(|n| [n / 36, n / 6 % 6, n % 6]) {
                    let bill = Bill { amount, kinds };
                    if bill.is_payable(stock) {
                        let paid = even_payment(bill, stock);
                        assert!(
                            bill.payments(stock).any(|possible| possible == paid),
                            "{bill:?} from {stock:?}"
                        );
                    }
                }
            }
        }
    }
}
