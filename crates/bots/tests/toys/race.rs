//! A race to fifteen: walk two steps, or throw a die whose one sends the runner back to the start. Who crosses the
//! line first wins. The best play follows by working backwards.

use std::collections::HashMap;

use engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::Rules;

pub struct Race;

pub const WALK: u8 = 0;
pub const THROW: u8 = 1;
const GOAL: u8 = 15;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub at: [u8; 2],
    pub to_move: Seat,
    pub throwing: bool,
}

impl Rules for Race {
    type State = State;
    const NAME: &'static str = "race";
    const MOST_PLAYERS: usize = 2;

    fn start(_: usize) -> State {
        State {
            at: [0; 2],
            to_move: Seat::FIRST,
            throwing: false,
        }
    }

    fn turn(_: usize, state: &State) -> Turn {
        match state.throwing {
            _ if state.at.iter().any(|&at| at >= GOAL) => Turn::Over,
            true => Turn::Chance,
            false => Turn::Seat(state.to_move),
        }
    }

    fn legal(_: &State) -> std::ops::Range<u8> {
        WALK..THROW + 1
    }

    fn chance(_: &State) -> std::ops::Range<u8> {
        1..7
    }

    fn apply(players: usize, state: &mut State, number: u8) {
        let at = &mut state.at[state.to_move.index()];
        match (state.throwing, number) {
            (false, THROW) => {
                state.throwing = true;
                return;
            }
            (false, _) => *at += 2,
            (true, 1) => *at = 0,
            (true, pips) => *at += pips,
        }
        state.throwing = false;
        state.to_move = state.to_move.next(players);
    }

    fn points(state: &State, seat: Seat) -> i32 {
        i32::from(state.at[seat.index()] >= GOAL)
    }
}

/// The chance of winning of the runner to move at `own` against one at `other`, by walking and by throwing, for all
/// places, under best play.
pub fn solved() -> HashMap<(u8, u8), [f64; 2]> {
    let places = || (0..GOAL).flat_map(|own| (0..GOAL).map(move |other| (own, other)));
    let mut values: HashMap<(u8, u8), [f64; 2]> = places().map(|place| (place, [0.5; 2])).collect();
    // A throw of one leads back, so the values need some rounds to settle.
    for _ in 0..200 {
        for (own, other) in places() {
            let after = |at: u8| match at {
                GOAL.. => 1.0,
                _ => 1.0 - values[&(other, at)][0].max(values[&(other, at)][1]),
            };
            let thrown = after(0) + (2..=6).map(|pips| after(own + pips)).sum::<f64>();
            let by_move = [after(own + 2), thrown / 6.0];
            values.insert((own, other), by_move);
        }
    }
    values
}
