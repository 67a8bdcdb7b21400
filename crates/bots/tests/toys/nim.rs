//! One heap; take one, two or three; who takes the last one wins. With two players, leave a multiple of four.

use engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::Rules;

pub struct Nim;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub heap: u8,
    pub to_move: Seat,
    pub winner: Option<Seat>,
}

impl State {
    pub fn of(heap: u8) -> State {
        State {
            heap,
            to_move: Seat::FIRST,
            winner: None,
        }
    }
}

impl Rules for Nim {
    type State = State;
    const NAME: &'static str = "nim";
    const MOST_PLAYERS: usize = 4;

    fn start(_: usize) -> State {
        State::of(21)
    }

    fn turn(_: usize, state: &State) -> Turn {
        if state.heap == 0 {
            Turn::Over
        } else {
            Turn::Seat(state.to_move)
        }
    }

    fn legal(state: &State) -> std::ops::Range<u8> {
        1..state.heap.min(3) + 1
    }

    fn apply(players: usize, state: &mut State, number: u8) {
        state.heap -= number;
        if state.heap == 0 {
            state.winner = Some(state.to_move);
        }
        state.to_move = state.to_move.next(players);
    }

    fn points(state: &State, seat: Seat) -> i32 {
        i32::from(state.winner == Some(seat))
    }
}
