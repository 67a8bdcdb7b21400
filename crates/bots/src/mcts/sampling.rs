//! How games end that begin with given moves: what an analysis asks of the search.

use engine::{Game, Observation};

use super::tree::ROOT;
use super::{Budget, Clock, Evaluator, Mcts, Tally};

impl<G: Game, E: Evaluator<G>, C: Clock> Mcts<G, E, C> {
    /// How the games of a new search end in which the seat to move has no choice but `moves`; with none given, all it has.
    ///
    /// Only the second half of its games counts. In the first the search tries bad moves, too, and the more there are the more
    /// of them, so that a move which leaves many ways to go on would look worse than it is. Whoever compares moves asks
    /// about each alone: both are then searched equally far, and neither is flattered by the games that led to its choice.
    pub(crate) fn sample(&mut self, game: &G, view: &Observation<G>, moves: &[G::Move], iterations: u32) -> Tally {
        self.budget = Budget::Iterations(iterations.div_ceil(2));
        self.set_deadline();
        self.begin(game, view);
        self.only.extend_from_slice(moves);
        self.search(game, view, self.budget.iterations(), false);
        self.tallies.resize(self.tree.moves(ROOT).len(), Tally::default());
        self.search(game, view, self.budget.iterations(), false);
        self.only.clear();
        Tally::sum(&self.tallies)
    }

    /// These moves as a new search ranks them that may play nothing else: the one it would play first, then by visits.
    pub(crate) fn ranking(
        &mut self,
        game: &G,
        view: &Observation<G>,
        moves: &[G::Move],
        iterations: u32,
    ) -> Vec<G::Move> {
        self.sample(game, view, moves, iterations);
        let mut nodes: Vec<_> = self.root_moves().iter().collect();
        nodes.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean.total_cmp(&a.mean)));
        nodes.into_iter().map(|node| node.mv).collect()
    }
}
