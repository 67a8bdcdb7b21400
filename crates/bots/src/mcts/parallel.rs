//! One search on several cores.

use std::thread;

use engine::{Game, Observation, PlayoutRng};

use super::{Budget, Clock, Evaluator, Mcts, SearchConfig};
use crate::Bot;

/// Several searches of one position, each on a thread of its own with a tree of its own; the move that they tried most
/// often together is played (root parallelism). They share nothing while they think, so with a budget of iterations,
/// which they divide among them, the choice depends on the seed alone.
pub struct Parallel<G: Game, E: Evaluator<G>, C: Clock> {
    searches: Vec<Mcts<G, E, C>>,
}

impl<G: Game, E: Evaluator<G>, C: Clock + Clone> Parallel<G, E, C> {
    /// As many searches as there are generators, which decide their samples.
    ///
    /// # Panics
    /// If there is none.
    pub fn new(
        evaluator: impl Fn() -> E,
        clock: &C,
        config: SearchConfig,
        budget: Budget,
        rngs: impl ExactSizeIterator<Item = PlayoutRng>,
    ) -> Self {
        assert!(rngs.len() > 0, "somebody must think");
        let share = budget.divided(rngs.len() as u32);
        let search = |rng| Mcts::with(evaluator(), clock.clone(), config, share, rng);
        Parallel {
            searches: rngs.map(search).collect(),
        }
    }
}

impl<G: Game, E: Evaluator<G>, C: Clock> Bot<G> for Parallel<G, E, C> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        let [first, others @ ..] = &mut self.searches[..] else {
            unreachable!("there is at least one search");
        };
        let forced = thread::scope(|scope| {
            for search in others {
                scope.spawn(|| search.think(game, view));
            }
            first.think(game, view)
        });
        if let Some(only) = forced {
            return only;
        }
        // All searches know all moves of the root; ties go to the higher mean of the first search that has one.
        let mut together: Vec<(G::Move, u32, f32)> = Vec::new();
        for search in &self.searches {
            for node in search.root_moves() {
                match together.iter_mut().find(|(mv, ..)| *mv == node.mv) {
                    Some((_, visits, _)) => *visits += node.visits,
                    None => together.push((node.mv, node.visits, node.mean)),
                }
            }
        }
        let best = together.iter().max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)));
        let mv = best.expect("the seat to move has a move").0;
        for search in &mut self.searches {
            search.commit(view, mv);
        }
        mv
    }
}
