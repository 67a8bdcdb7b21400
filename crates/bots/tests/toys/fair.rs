//! One player, six rounds, three stalls: a sure three points, a coin for zero or eight, a coin for one or five. The
//! second stall is the best in every round.

use engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::Rules;

pub struct Fair;

pub const BEST_STALL: u8 = 1;
const PRIZES: [[i32; 2]; 3] = [[3, 3], [0, 8], [1, 5]];

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub rounds: u8,
    pub stall: Option<u8>,
    pub points: i32,
}

impl Rules for Fair {
    type State = State;
    const NAME: &'static str = "fair";
    const MOST_PLAYERS: usize = 1;

    fn start(_: usize) -> State {
        State {
            rounds: 6,
            stall: None,
            points: 0,
        }
    }

    fn turn(_: usize, state: &State) -> Turn {
        match state.stall {
            Some(_) => Turn::Chance,
            None if state.rounds == 0 => Turn::Over,
            None => Turn::Seat(Seat::FIRST),
        }
    }

    fn legal(_: &State) -> std::ops::Range<u8> {
        0..3
    }

    fn chance(_: &State) -> std::ops::Range<u8> {
        0..2
    }

    fn apply(_: usize, state: &mut State, number: u8) {
        match state.stall.take() {
            Some(stall) => {
                state.points += PRIZES[stall as usize][number as usize];
                state.rounds -= 1;
            }
            None => state.stall = Some(number),
        }
    }

    fn points(state: &State, _: Seat) -> i32 {
        state.points
    }
}
