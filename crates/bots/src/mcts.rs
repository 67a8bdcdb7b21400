//! Information-set Monte Carlo tree search for one to four seats.
//!
//! Every iteration deals anew what the seat cannot see and walks down the tree in that deal, drawing chance on the
//! way. The tree is *open loop*: a node is a sequence of moves of the seats, whatever chance did in between, so that
//! what was learnt after one draw serves after all others. In one deal a move may be legal that is not in another,
//! so exploration asks how often a move *could* have been tried. Each seat maximises its own utility (max^n).
//!
//! At its second visit a node gets a child for every legal move, with a weight that grows with the game's
//! evaluation of the position behind it; a child is picked by its mean utility and by its weight (as in PUCT), so a
//! move that looks senseless waits until the others disappoint. From a child visited for the first time the game is
//! played to its end by the quick policy.

mod opinion;
mod tree;
mod utility;

use std::time::{Duration, Instant};

use engine::{Game, Observation, PlayoutRng, Rng, Seat, Turn};

use opinion::Tally;
pub use opinion::{Forecast, MoveOpinion, Opinion};
use tree::{Node, Tree};
use utility::Gauge;

use crate::Bot;
use crate::bot::mover;
use crate::greedy::prospect;
use crate::playout::{Outcome, play_out};

/// How long a search may think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations; the same seed then gives the same choice.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// The few numbers that shape a search. The defaults were found by playing variants against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much doubt draws the search to moves it has tried little.
    pub exploration: f32,
    /// How much a move's weight grows with its evaluation: by a factor e for so many typical differences between
    /// sibling moves.
    pub trust: f32,
    /// The part of the utility that is victory; the rest is the margin of points.
    pub victory: f32,
    /// By how much a move never tried is expected to be worse than those that were.
    pub caution: f32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            exploration: 0.5,
            trust: 1.0,
            victory: 0.5,
            caution: 0.05,
        }
    }
}

/// The tree search. It keeps its memory from move to move, and nothing else.
pub struct Mcts<G: Game> {
    budget: Budget,
    tuning: Tuning,
    rng: PlayoutRng,
    tree: Tree<G::Move>,
    tallies: Vec<Tally>,
    moves: Vec<G::Move>,
    found: Vec<u32>,
    path: Vec<u32>,
    prospects: Vec<f32>,
    /// The mean difference between the prospects of sibling moves, the unit of [`Tuning::trust`].
    contrast: Mean,
}

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f32,
    count: f32,
}

impl<G: Game> Mcts<G> {
    /// A search whose samples follow from `rng`.
    pub fn new(budget: Budget, rng: PlayoutRng) -> Self {
        Mcts::with_tuning(budget, Tuning::default(), rng)
    }

    /// A search of another shape.
    pub fn with_tuning(budget: Budget, tuning: Tuning, rng: PlayoutRng) -> Self {
        Mcts {
            budget,
            tuning,
            rng,
            tree: Tree::new(),
            tallies: Vec::new(),
            moves: Vec::new(),
            found: Vec::new(),
            path: Vec::new(),
            prospects: Vec::new(),
            contrast: Mean::default(),
        }
    }

    /// Thinks for the whole budget and says what it thinks of every legal move of the seat to move.
    pub fn opinion(&mut self, game: &G, view: &Observation<G>) -> Opinion<G::Move> {
        let seat = mover(game, view);
        let iterations = self.search(game, view, false);
        let children = self.tree.children(Tree::<G::Move>::ROOT).iter();
        let mut moves: Vec<MoveOpinion<G::Move>> = children
            .zip(&self.tallies)
            .map(|(child, tally)| MoveOpinion {
                mv: child.mv,
                visits: child.visits,
                value: f64::from(child.mean),
                forecast: tally.forecast(game.players()),
            })
            .collect();
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Opinion {
            seat,
            iterations,
            moves,
        }
    }

    /// Grows a tree and says how many iterations it took. Where `decided` allows it, stops as soon as no other move
    /// can overtake the leading one within the budget.
    fn search(&mut self, game: &G, view: &Observation<G>, decided: bool) -> u32 {
        const LOOK_UP_EVERY: u32 = 16;
        let started = Instant::now();
        let mut state = view.state().clone();
        let mut after = view.state().clone();
        let gauge = Gauge::new(
            game,
            &mut state,
            &mut self.moves,
            &mut self.rng,
            self.tuning.victory,
            |state, rng| view.sample_into(game, state, rng),
        );
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        self.tree.restart(Node::new(self.moves[0], mover(game, view), 1.0));
        self.tallies.clear();
        self.tallies.resize(self.moves.len(), Tally::default());
        self.contrast = Mean::default();

        let mut iterations = 0;
        loop {
            view.sample_into(game, &mut state, &mut self.rng);
            self.iterate(game, &gauge, &mut state, &mut after);
            iterations += 1;
            let spent = match self.budget {
                Budget::Iterations(budget) if iterations >= budget => true,
                _ if iterations % LOOK_UP_EVERY != 0 => false,
                Budget::Iterations(budget) => decided && self.lead() > budget - iterations,
                Budget::Time(budget) => started.elapsed() >= budget || iterations == u32::MAX,
            };
            if spent {
                return iterations;
            }
        }
    }

    /// One walk down the tree from a sampled state, a playout, and the way back.
    fn iterate(&mut self, game: &G, gauge: &Gauge, state: &mut G::State, after: &mut G::State) {
        self.path.clear();
        let mut at = Tree::<G::Move>::ROOT;
        loop {
            match game.turn(state) {
                Turn::Over => break,
                Turn::Chance => {
                    let mv = game.draw(state, self.rng.next_u64());
                    game.apply(state, mv, &mut ());
                }
                Turn::Seat(seat) => {
                    at = self.pick(game, at, seat, state, after);
                    self.path.push(at);
                    let node = self.tree.node(at);
                    let (mv, first_visit) = (node.mv, node.visits == 0);
                    game.apply(state, mv, &mut ());
                    if first_visit {
                        break;
                    }
                }
            }
        }
        play_out(game, state, &mut self.moves, &mut self.rng);
        let outcome = Outcome::of(game, state);
        let utilities = gauge.utilities(&outcome);
        for &at in &self.path {
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.mean += (utilities[node.seat.index()] - node.mean) / node.visits as f32;
        }
        let root_move = self.path[0] - self.tree.first_child(Tree::<G::Move>::ROOT);
        self.tallies[root_move as usize].add(&outcome, game.players());
    }

    /// The child to follow from a node where `seat` is to move.
    fn pick(&mut self, game: &G, at: u32, seat: Seat, state: &G::State, after: &mut G::State) -> u32 {
        self.moves.clear();
        game.legal(state, &mut self.moves);
        if !self.tree.find(at, seat, &self.moves, &mut self.found) {
            self.sprout(game, at, seat, state, after);
            self.tree.find(at, seat, &self.moves, &mut self.found);
        }
        let (mut weights, mut visits, mut values) = (0.0, 0.0, 0.0);
        for &child in &self.found {
            let child = self.tree.node_mut(child);
            child.available += 1;
            weights += child.weight;
            visits += child.visits as f32;
            values += child.visits as f32 * child.mean;
        }
        let untried = if visits > 0.0 {
            values / visits - self.tuning.caution
        } else {
            0.5
        };
        let keenness = self.tuning.exploration / weights;
        let (mut best, mut highest) = (self.found[0], f32::NEG_INFINITY);
        for &at in &self.found {
            let child = self.tree.node(at);
            let value = if child.visits > 0 { child.mean } else { untried };
            let doubt = (child.available as f32).sqrt() / (1 + child.visits) as f32;
            let score = value + keenness * child.weight * doubt;
            if score > highest {
                (best, highest) = (at, score);
            }
        }
        best
    }

    /// Gives a node children for those of `self.moves` that have none.
    fn sprout(&mut self, game: &G, at: u32, seat: Seat, state: &G::State, after: &mut G::State) {
        // A lone move needs no comparison.
        self.prospects.clear();
        if let [only] = self.moves[..] {
            self.tree.reserve(at, 1);
            self.tree.push(at, Node::new(only, seat, 1.0));
            return;
        }
        for &mv in &self.moves {
            after.clone_from(state);
            game.apply(after, mv, &mut ());
            self.prospects.push(prospect(game, after, seat));
        }
        let count = self.moves.len() as f32;
        let mean = self.prospects.iter().sum::<f32>() / count;
        let contrast = self
            .prospects
            .iter()
            .map(|prospect| (prospect - mean).abs())
            .sum::<f32>()
            / count;
        self.contrast.sum += contrast;
        self.contrast.count += 1.0;
        let usual_contrast = self.contrast.sum / self.contrast.count + f32::MIN_POSITIVE;
        let missing = self
            .found
            .iter()
            .filter(|&&child| child == Tree::<G::Move>::ABSENT)
            .count();
        self.tree.reserve(at, missing as u32);
        for index in 0..self.moves.len() {
            if self.found[index] != Tree::<G::Move>::ABSENT {
                continue;
            }
            let above = (self.prospects[index] - mean) / usual_contrast;
            // A little noise, so that among equals the first in the list is not always the first tried.
            let noise = 1.0 + (self.rng.next_u64() >> 40) as f32 * 1e-10;
            let weight = (self.tuning.trust * above).clamp(-8.0, 8.0).exp() * noise;
            self.tree.push(at, Node::new(self.moves[index], seat, weight));
        }
    }

    /// By how many visits the leading root move leads.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for child in self.tree.children(Tree::<G::Move>::ROOT) {
            if child.visits > first {
                (first, second) = (child.visits, first);
            } else {
                second = second.max(child.visits);
            }
        }
        first - second
    }
}

impl<G: Game> Bot<G> for Mcts<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        if let [only] = self.moves[..] {
            return only;
        }
        self.search(game, view, true);
        let children = self.tree.children(Tree::<G::Move>::ROOT).iter();
        let best = children.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
        best.expect("the seat to move has a move").mv
    }
}
