//! Small games whose best play is known, to try bots on.
#![allow(dead_code)] // Each test file plays some of them.

pub mod die;
pub mod envelope;
pub mod fair;
pub mod nim;
pub mod race;

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::str::FromStr;

use engine::{
    Describe, Game, Heuristics, Info, Log, Observation, Phrase, Provenance, Rng, Score, ScoreItem, Seat, Setup,
    SetupError, Turn, Viewer, below,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What a small game says of itself; [`Toy`] makes a game of it. Its moves are numbers.
pub trait Rules: Sized + Send + Sync + 'static {
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    const NAME: &'static str;
    const MOST_PLAYERS: usize;

    fn start(players: usize) -> Self::State;
    fn turn(players: usize, state: &Self::State) -> Turn;
    fn legal(state: &Self::State) -> std::ops::Range<u8>;
    /// The equally likely outcomes of the chance that is due.
    fn chance(_: &Self::State) -> std::ops::Range<u8> {
        0..0
    }
    fn apply(players: usize, state: &mut Self::State, number: u8);
    fn points(state: &Self::State, seat: Seat) -> i32;
    fn redeal(_: &mut Self::State, _: Viewer, _: &mut impl Rng) {}
    fn light(state: &Self::State, rng: &mut impl Rng) -> u8 {
        let legal = Self::legal(state);
        legal.start + below(rng, legal.len()) as u8
    }
}

/// A small game as the engine knows games.
pub struct Toy<R> {
    players: usize,
    rules: std::marker::PhantomData<R>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Number {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Number)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct NotOffered;

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not offered")
    }
}

impl std::error::Error for NotOffered {}

impl<R: Rules> Game for Toy<R> {
    type State = R::State;
    type Move = Number;
    type Event = ();
    type Refusal = NotOffered;

    const INFO: Info = Info {
        id: R::NAME,
        name: R::NAME,
        players: 1..=R::MOST_PLAYERS,
        rules_versions: 1..=1,
        provenance: Provenance::Printed,
        material: "",
        options: &[],
        tie_breaks: &[],
        hidden: true,
        words: &[],
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Toy {
            players: setup.players,
            rules: std::marker::PhantomData,
        })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> R::State {
        R::start(self.players)
    }

    fn turn(&self, state: &R::State) -> Turn {
        R::turn(self.players, state)
    }

    fn legal(&self, state: &R::State, moves: &mut Vec<Number>) {
        if let Turn::Seat(_) = self.turn(state) {
            moves.extend(R::legal(state).map(Number));
        }
    }

    fn chance(&self, state: &R::State, outcomes: &mut Vec<(Number, u32)>) {
        if self.turn(state) == Turn::Chance {
            outcomes.extend(R::chance(state).map(|number| (Number(number), 1)));
        }
    }

    fn check(&self, state: &R::State, mv: Number) -> Result<(), NotOffered> {
        let offered = match self.turn(state) {
            Turn::Seat(_) => R::legal(state).contains(&mv.0),
            Turn::Chance => R::chance(state).contains(&mv.0),
            Turn::Over => false,
        };
        if offered { Ok(()) } else { Err(NotOffered) }
    }

    fn play_unchecked<L: Log<()>>(&self, state: &mut R::State, mv: Number, _: &mut L) {
        R::apply(self.players, state, mv.0);
    }

    fn redeal<G: Rng>(&self, state: &mut R::State, viewer: Viewer, rng: &mut G) {
        R::redeal(state, viewer, rng);
    }

    fn score(&self, state: &R::State, seat: Seat) -> Score {
        Score {
            points: R::points(state, seat),
            ..Score::default()
        }
    }

    fn longest(&self) -> u32 {
        1000
    }
}

impl<R: Rules> Describe for Toy<R> {
    fn provenance(&self) -> Provenance {
        Provenance::Printed
    }

    fn breakdown(&self, _: &R::State, _: Seat, _: &mut Vec<ScoreItem>) {}

    fn move_phrase(&self, _: &R::State, _: Number) -> Phrase {
        Phrase::new("move")
    }

    fn event_phrase(&self, _: &()) -> Phrase {
        Phrase::new("event")
    }

    fn refusal_phrase(&self, _: &NotOffered) -> Phrase {
        Phrase::new("refusal")
    }

    fn warning(&self, _: &R::State, _: Number) -> Option<Phrase> {
        None
    }
}

impl<R: Rules> Heuristics for Toy<R> {
    fn evaluate(&self, state: &R::State, seat: Seat) -> f32 {
        R::points(state, seat) as f32
    }

    fn light<G: Rng>(&self, state: &R::State, _: &mut Vec<Number>, rng: &mut G) -> Number {
        Number(R::light(state, rng))
    }
}

/// The game at a table of so many.
pub fn table<R: Rules>(players: usize) -> Toy<R> {
    Setup::new(players).open().unwrap()
}

/// What the seat to move sees of a state.
pub fn view<R: Rules>(game: &Toy<R>, state: &R::State) -> Observation<Toy<R>> {
    let Turn::Seat(seat) = game.turn(state) else {
        panic!("nobody is to move in {state:?}");
    };
    Observation::of(game, state, Viewer::Seat(seat))
}
