//! What a search asks about positions: priors of moves and values of leaves.

use engine::{Game, MAX_SEATS, Observation, PlayoutRng, Seat};

/// Everything a search knows of a game beyond its rules.
///
/// Questions come as slices, so that an evaluator for which many cost little more than one (a neural network) can
/// answer them together; today's search has one at a time. The random numbers are the search's own, so that its seed
/// decides everything.
pub trait Evaluator<G: Game>: Send {
    /// What it keeps beside a choice from one question about it to the next.
    type Memo: Copy + Default + Send;

    /// Prepares for a search from `view`. It is called before any question of that search.
    fn begin(&mut self, game: &G, view: &Observation<G>, rng: &mut PlayoutRng);

    /// Strikes from `moves`, the legal ones, those that the search can do without. It is not asked at the root, where
    /// every move gets an opinion.
    #[inline]
    fn narrow(&self, _game: &G, _state: &G::State, _moves: &mut Vec<G::Move>) {}

    /// Writes the prior of every move of every choice.
    fn priors(&mut self, game: &G, choices: &mut [Choice<'_, G, Self::Memo>], rng: &mut PlayoutRng);

    /// Writes what every leaf is worth to every seat.
    fn values(&mut self, game: &G, leaves: &mut [Leaf<'_, G>], rng: &mut PlayoutRng);
}

/// A choice between moves that the tree grows by. In another deal other moves may be legal, so a choice can be asked
/// about several times, each time for the moves that are new.
pub struct Choice<'a, G: Game, M> {
    /// The position, in one of the deals that the searching seat must reckon with.
    pub state: &'a G::State,
    /// The seat to move.
    pub seat: Seat,
    /// How many moves it can make here, those with a prior included.
    pub legal: usize,
    /// The moves that need a prior; at least one.
    pub moves: &'a [G::Move],
    /// Whether the choice is asked about for the first time.
    pub first: bool,
    /// What the evaluator keeps beside the choice; the default the first time.
    pub memo: &'a mut M,
    /// The answer, one number for each of `moves`: the probability that a sensible player makes the move, times
    /// the number of legal moves, so that 1 means as likely as any other.
    pub priors: &'a mut [f32],
}

/// A position that an iteration ended at: a node that the tree does not grow beyond yet, or the end of the game.
pub struct Leaf<'a, G: Game> {
    /// The position, in one of the deals that the searching seat must reckon with. The evaluator may play on in it.
    pub state: &'a mut G::State,
    /// The answer, by seat.
    pub values: [SeatValue; MAX_SEATS],
    /// Whether the answer says how the game ends, not only what the position is worth. Forecasts rest on such answers.
    pub played_out: bool,
}

impl<'a, G: Game> Leaf<'a, G> {
    /// A question about this position.
    pub fn new(state: &'a mut G::State) -> Self {
        Leaf {
            state,
            values: [SeatValue::default(); MAX_SEATS],
            played_out: true,
        }
    }
}

/// What a position is worth to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatValue {
    /// What the seat maximises, from 0 to 1.
    pub utility: f32,
    /// The chance of winning; a shared victory counts in parts.
    pub win: f32,
    /// The points at the end.
    pub points: f32,
    /// The lead in points over the best rival; alone at the table, the points.
    pub margin: f32,
}
