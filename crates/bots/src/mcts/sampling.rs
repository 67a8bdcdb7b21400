//! How games end that begin with given moves: what an analysis asks of the search.

use engine::{Game, Observation};

use super::{Budget, Clock, Evaluator, Mcts, Tally};

impl<G: Game, E: Evaluator<G>, C: Clock> Mcts<G, E, C> {
    /// How the games of a new search end in which the seat to move has no choice but `moves`; with none given, all it has.
    ///
    /// Whoever compares moves asks about each alone, with as many iterations: the search that found the best one tried the
    /// others less, and it likes what was lucky in its own games.
    pub(crate) fn sample(&mut self, game: &G, view: &Observation<G>, moves: &[G::Move], iterations: u32) -> Tally {
        self.budget = Budget::Iterations(iterations);
        self.set_deadline();
        self.begin(game, view);
        if !moves.is_empty() {
            self.moves.clear();
            self.moves.extend_from_slice(moves);
        }
        self.only.extend_from_slice(moves);
        self.tallies.resize(self.moves.len(), Tally::default());
        self.search(game, view, false);
        self.only.clear();
        Tally::sum(&self.tallies)
    }
}
