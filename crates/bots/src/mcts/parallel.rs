//! One search on several cores.

use std::thread;
use std::time::Duration;

use engine::{Game, Observation, PlayoutRng};

use super::{Budget, Clock, Evaluator, Known, Mcts, SearchConfig};
use crate::Bot;

/// Several searches of one position, each on a thread of its own with a tree of its own. They think in rounds; between two of
/// them each learns what the others know of the moves of the root, so that all look closely at the same ones. (Trees that only
/// vote at the end are no better than one: where two orders of the same moves are as good, they split their votes.) While
/// they think they share nothing, so with a budget of iterations, which they divide among them, the choice depends
/// on the seed alone.
pub struct Parallel<G: Game, E: Evaluator<G>, C: Clock> {
    searches: Vec<Mcts<G, E, C>>,
    clock: C,
    /// What each search may take.
    share: Budget,
}

/// In so many rounds they think at most.
const ROUNDS: u32 = 16;
/// A round has at least so many iterations.
const LEAST: u32 = 16;

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
            clock: clock.clone(),
            share,
        }
    }
}

impl<G: Game, E: Evaluator<G>, C: Clock> Parallel<G, E, C> {
    /// All of them think about the same choice for a part of their budget; if there is no choice, says what the only move is.
    fn think(&mut self, game: &G, view: &Observation<G>, part: Part) -> Option<G::Move> {
        let think = |search: &mut Mcts<G, E, C>| {
            search.deadline = part.deadline;
            let forced = if part.first { search.prepare(game, view) } else { None };
            if forced.is_none() {
                search.search(game, view, part.iterations, false);
            }
            forced
        };
        let [first, others @ ..] = &mut self.searches[..] else {
            unreachable!("there is at least one search");
        };
        thread::scope(|scope| {
            for search in others {
                scope.spawn(|| think(search));
            }
            think(first)
        })
    }

    /// What all trees know of the moves of the root, but for one of them. All know the same moves.
    fn known_without(&self, left_out: Option<usize>) -> Vec<(G::Move, Known)> {
        let mut sums: Vec<(G::Move, Known)> = Vec::new();
        for (place, search) in self.searches.iter().enumerate() {
            for node in search.root_moves() {
                let known = if left_out == Some(place) {
                    Known::default()
                } else {
                    node.known()
                };
                match sums.iter_mut().find(|(mv, _)| *mv == node.mv) {
                    Some((_, sum)) => *sum = sum.with(known),
                    None => sums.push((node.mv, known)),
                }
            }
        }
        sums
    }

    /// Tells every search what the others know.
    fn exchange(&mut self) {
        for place in 0..self.searches.len() {
            let others = self.known_without(Some(place));
            let search = &mut self.searches[place];
            let of = |mv: G::Move| others.iter().find(|(other, _)| *other == mv);
            let elsewhere = search.root_moves().iter();
            let elsewhere = elsewhere.map(|node| of(node.mv).map_or_else(Known::default, |&(_, known)| known));
            search.elsewhere = elsewhere.collect();
        }
    }
}

/// A part of the budget of each search.
#[derive(Clone, Copy)]
struct Part {
    /// Whether they begin with it.
    first: bool,
    iterations: u32,
    deadline: Option<Duration>,
}

impl<G: Game, E: Evaluator<G>, C: Clock> Bot<G> for Parallel<G, E, C> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        let iterations = self.share.iterations();
        let rounds = (iterations / LEAST).clamp(1, ROUNDS);
        let begun = self.share.time().map(|time| (self.clock.now(), time));
        let until = |round: u32| (u64::from(iterations) * u64::from(round) / u64::from(rounds)) as u32;
        for round in 1..=rounds {
            let part = Part {
                first: round == 1,
                iterations: match self.share {
                    Budget::Time(_) => u32::MAX,
                    _ => until(round) - until(round - 1),
                },
                deadline: begun.map(|(begun, time)| begun.saturating_add(time * round / rounds)),
            };
            if let Some(only) = self.think(game, view, part) {
                return only;
            }
            let left = u64::from(iterations - until(round)) * self.searches.len() as u64;
            if self.clock.stopped() || u64::from(lead(&self.known_without(None))) > left {
                break;
            }
            self.exchange();
        }
        let together = self.known_without(None);
        let best = together.iter();
        let best = best.max_by(|(_, a), (_, b)| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
        let mv = best.expect("the seat to move has a move").0;
        for search in &mut self.searches {
            search.commit(view, mv);
        }
        mv
    }
}

/// By how many visits the leading move leads.
fn lead<M>(moves: &[(M, Known)]) -> u32 {
    let mut visits: Vec<u32> = moves.iter().map(|(_, known)| known.visits).collect();
    visits.sort_unstable_by(|a, b| b.cmp(a));
    visits[0] - visits.get(1).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use batisseurs::Batisseurs;
    use engine::{Match, Seat, Seed, Setup, Viewer};

    use super::*;
    use crate::{PlayoutEvaluator, SystemClock};

    #[test]
    fn every_tree_is_told_what_the_others_know_of_each_move() {
        let played = Match::<Batisseurs>::new(Setup::new(2), Seed::named("three trees")).unwrap();
        let view = played.observe(Viewer::Seat(Seat::FIRST));
        let rngs = [1, 2, 3].map(|thread| Seed::named("trees").nth(thread).playout_rng());
        let (config, budget) = (SearchConfig::default(), Budget::Iterations(900));
        let evaluator = PlayoutEvaluator::<Batisseurs>::default;
        let mut three = Parallel::new(evaluator, &SystemClock, config, budget, rngs.into_iter());
        three.choose(played.game(), &view);
        for (place, search) in three.searches.iter().enumerate() {
            let others = three.known_without(Some(place));
            assert_eq!(search.elsewhere.len(), played.legal().len());
            for (node, told) in search.root_moves().iter().zip(&search.elsewhere) {
                let (_, known) = others.iter().find(|(mv, _)| *mv == node.mv).unwrap();
                // They went on for a round after they had told it.
                let round = 2 * 300 / ROUNDS + 2;
                assert!(
                    told.visits <= known.visits && told.visits + round >= known.visits,
                    "{}",
                    node.mv
                );
            }
        }
        let sum: u32 = three.known_without(None).iter().map(|(_, known)| known.visits).sum();
        assert!(sum <= 900, "nothing is counted twice: {sum}");
    }
}
