//! Two players; the first says that it is ready, then a die decides: it shows `FACES` faces, of which the first `WINNING` win for the
//! first player. With `KEPT` the face that came stays on the table, so that every throw leads to a position of its own; else
//! only who won does.

use engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::Rules;

pub struct Die<const FACES: u8, const WINNING: u8, const KEPT: bool>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub ready: bool,
    pub winner: Option<Seat>,
    pub face: Option<u8>,
}

impl<const FACES: u8, const WINNING: u8, const KEPT: bool> Rules for Die<FACES, WINNING, KEPT> {
    type State = State;
    const NAME: &'static str = "die";
    const MOST_PLAYERS: usize = 2;

    fn start(_: usize) -> State {
        State {
            ready: false,
            winner: None,
            face: None,
        }
    }

    fn turn(_: usize, state: &State) -> Turn {
        match (state.ready, state.winner) {
            (false, _) => Turn::Seat(Seat::FIRST),
            (true, None) => Turn::Chance,
            (true, Some(_)) => Turn::Over,
        }
    }

    fn legal(_: &State) -> std::ops::Range<u8> {
        0..2
    }

    fn chance(_: &State) -> std::ops::Range<u8> {
        0..FACES
    }

    fn apply(_: usize, state: &mut State, number: u8) {
        if state.ready {
            state.winner = Some(if number < WINNING { Seat::FIRST } else { Seat::new(1) });
            state.face = KEPT.then_some(number);
        } else {
            state.ready = true;
        }
    }

    fn points(state: &State, seat: Seat) -> i32 {
        i32::from(state.winner == Some(seat))
    }
}
