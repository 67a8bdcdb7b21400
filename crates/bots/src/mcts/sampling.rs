//! How games end that begin with given moves: what an analysis asks of the search.

use engine::{Game, Observation, Rng, Turn};

use super::tree::ROOT;
use super::{ABSENT, Budget, Clock, Evaluator, Leaf, Mcts, Tally};

/// A move that was tried less often than this is no better known to the search than to the quick policy: to follow it in
/// every game would make much of what may be an accident.
const KNOWN: u32 = 24;

impl<G: Game, E: Evaluator<G>, C: Clock> Mcts<G, E, C> {
    /// How games end in which the seat to move has no choice but `moves` (with none given, all it has) and everybody plays
    /// what a new search of so many iterations finds best; as many games are played then.
    ///
    /// The games of the search itself do not count. It tries bad moves, too, and the more there are the more of them, so a move
    /// that leaves many ways to go on would look worse than it is; and it likes what was lucky in its own games. Whoever
    /// compares moves asks about each alone, so that both are searched equally far.
    pub(crate) fn sample(&mut self, game: &G, view: &Observation<G>, moves: &[G::Move], iterations: u32) -> Tally {
        self.budget = Budget::Iterations(iterations);
        self.set_deadline();
        self.begin(game, view);
        self.only.extend_from_slice(moves);
        self.search(game, view, false);
        let mut tally = Tally::default();
        let mut state = view.state().clone();
        for _ in 0..iterations {
            if self.clock.stopped() {
                break;
            }
            view.sample_into(game, &mut state, &mut self.rng);
            self.follow(game, &mut state);
            let mut leaf = Leaf::new(&mut state);
            self.evaluator
                .values(game, std::slice::from_mut(&mut leaf), &mut self.rng);
            tally.add(&leaf.values);
        }
        self.only.clear();
        tally
    }

    /// Plays the moves that the tree knows best, as far as it knows any.
    fn follow(&mut self, game: &G, state: &mut G::State) {
        let mut at = Some(ROOT);
        let mut first = true;
        while let Some(here) = at {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let mv = game.draw(state, self.rng.next_u64());
                    game.play_unchecked(state, mv, &mut ());
                }
                Turn::Seat(seat) => {
                    self.moves.clear();
                    game.legal(state, &mut self.moves);
                    if !first {
                        self.evaluator.narrow(game, state, &mut self.moves);
                        if let [only] = self.moves[..] {
                            game.play_unchecked(state, only, &mut ());
                            continue;
                        }
                    } else if !self.only.is_empty() {
                        self.moves.clone_from(&self.only);
                    }
                    first = false;
                    self.tree.find(here, seat, &self.moves, &mut self.found);
                    let known = self.found.iter().filter(|&&index| index != ABSENT);
                    let known = known.map(|&index| self.tree.node(index));
                    let best = known.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
                    let Some(node) = best.filter(|node| node.visits >= KNOWN) else {
                        return;
                    };
                    let (mv, beyond) = (node.mv, node.grown_to());
                    game.play_unchecked(state, mv, &mut ());
                    at = beyond;
                }
            }
        }
    }
}
