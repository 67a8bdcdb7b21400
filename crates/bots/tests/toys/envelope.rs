//! The second player holds an envelope with a number, which the first has to guess. The quick policy and the score
//! look into the envelope, so a bot that could see the true state would always win.

use engine::{Rng, Seat, Turn, Viewer, below};
use serde::{Deserialize, Serialize};

use super::Rules;

pub struct Envelope;

pub const NUMBERS: u8 = 4;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub number: Option<u8>,
    pub guess: Option<u8>,
}

impl Rules for Envelope {
    type State = State;
    const NAME: &'static str = "envelope";
    const MOST_PLAYERS: usize = 2;

    fn start(_: usize) -> State {
        State {
            number: None,
            guess: None,
        }
    }

    fn turn(_: usize, state: &State) -> Turn {
        match (state.number, state.guess) {
            (None, _) => Turn::Chance,
            (_, None) => Turn::Seat(Seat::FIRST),
            _ => Turn::Over,
        }
    }

    fn legal(_: &State) -> std::ops::Range<u8> {
        0..NUMBERS
    }

    fn chance(_: &State) -> std::ops::Range<u8> {
        0..NUMBERS
    }

    fn apply(_: usize, state: &mut State, number: u8) {
        if state.number.is_none() {
            state.number = Some(number);
        } else {
            state.guess = Some(number);
        }
    }

    fn points(state: &State, seat: Seat) -> i32 {
        let guessed = state.guess.is_some() && state.guess == state.number;
        i32::from(guessed == (seat == Seat::FIRST))
    }

    fn redeal(state: &mut State, viewer: Viewer, rng: &mut impl Rng) {
        if viewer != Viewer::Seat(Seat::new(1)) && state.guess.is_none() && state.number.is_some() {
            state.number = Some(below(rng, NUMBERS.into()) as u8);
        }
    }

    fn light(state: &State, _: &mut impl Rng) -> u8 {
        state.number.unwrap()
    }
}
