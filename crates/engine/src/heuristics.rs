//! The little that bots know of a game beside its rules.

use rand_core::Rng;

use crate::{Game, Seat, Weight};

/// How well a bot plays one game at one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strength {
    /// How many iterations of search come before a move.
    pub iterations: u32,
    /// How many of a hundred moves are the quick policy's instead, made without any search: sensible, but careless.
    pub careless_percent: u8,
}

impl Strength {
    /// So many iterations, and so many careless moves in a hundred.
    pub const fn new(iterations: u32, careless_percent: u8) -> Self {
        assert!(iterations > 0 && careless_percent <= 100);
        Strength {
            iterations,
            careless_percent,
        }
    }
}

/// The heuristics of a game: an evaluation and a quick policy. Search is as good as these two.
pub trait Heuristics: Game {
    /// How well the bots that people choose from play this game, the weakest first. A game measures its own (with
    /// `chantier arena`), so that with two players each wins about three games in four against the one before;
    /// these are a beginning for one that has not.
    const STRENGTHS: [Strength; 5] = [
        Strength::new(16, 60),
        Strength::new(24, 25),
        Strength::new(60, 0),
        Strength::new(240, 0),
        Strength::new(6000, 0),
    ];

    /// The points that `seat` seems to be heading for. Any scale serves that grows with the seat's prospects and
    /// is comparable between seats and between positions of one game; in the middle of a decision of several
    /// moves it values the best way to complete it.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// A quick sensible move for the seat to move: random, but not senseless. `scratch` is a buffer to list moves in.
    fn light<R: Rng>(&self, state: &Self::State, scratch: &mut Vec<Self::Move>, rng: &mut R) -> Self::Move;

    /// Strikes from `moves`, the legal ones, those that search can do without: every position behind them is also
    /// reached in another order by moves that are kept. People may make them all the same. Games whose turns have
    /// no such orders do nothing.
    #[inline]
    fn narrow(&self, _state: &Self::State, _moves: &mut Vec<Self::Move>) {}

    /// The numbers that evaluation and quick policy weigh with, by name: `evaluation.…` and `quick.…`. Games whose
    /// heuristics have nothing to fit list none.
    fn weights(&self) -> Vec<Weight> {
        Vec::new()
    }

    /// Takes other weights, in the order of [`Heuristics::weights`]. Only those who fit weights do this, before they
    /// play with the box.
    ///
    /// # Panics
    /// If there are fewer values than weights.
    fn set_weights(&mut self, _values: &[f32]) {}
}
