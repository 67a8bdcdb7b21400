//! Information-set Monte Carlo tree search for one to four seats.
//!
//! Every iteration deals anew what the seat cannot see and walks down the tree in that deal, drawing chance on the
//! way. The tree is *open loop*: a node is a sequence of moves of the seats, whatever chance did in between, so that
//! what was learnt after one draw serves after all others. In one deal a move may be legal that is not in another,
//! so exploration asks how often a move *could* have been tried. Each seat maximises its own utility (max^n).
//!
//! At its second visit a node gets a child for every legal move, each with a weight: how likely a sensible player
//! is to make the move. Half of it is habit (how often the quick policy makes the move when asked a few times), half
//! is judgement (how the game's evaluation likes the position behind it). A child is picked by its mean utility and
//! its weight, as in PUCT, so a move that looks senseless waits until the others disappoint. From a child visited for
//! the first time the game is played to its end by the quick policy.

mod opinion;
mod tree;
mod utility;

use std::time::{Duration, Instant};

use engine::{Game, Observation, PlayoutRng, Rng, Seat, Turn};

use opinion::Tally;
pub use opinion::{Forecast, MoveOpinion, Opinion};
use tree::{Node, Tree};
use utility::{Gauge, Run, prospects};

use crate::Bot;
use crate::bot::mover;
use crate::greedy::prospect;
use crate::playout::{Outcome, play_out_past};

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
    /// By how much a move never tried is expected to be worse than those that were.
    pub caution: f32,
    /// The part of a move's weight that is habit; the rest is judgement.
    pub habit: f32,
    /// How sharply judgement tells moves apart: their weights differ by a factor e where their prospects differ by
    /// the usual contrast over this.
    pub trust: f32,
    /// The part of victory in the worth of an outcome; the rest is the margin of points.
    pub victory: f32,
    /// The part of the prospect after [`Tuning::horizon`] rounds in the worth of a playout; the rest is its outcome.
    pub foresight: f32,
    /// After how many rounds of a playout the prospect is taken.
    pub horizon: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            exploration: 1.5,
            caution: 0.05,
            habit: 0.5,
            trust: 0.5,
            victory: 0.5,
            foresight: 0.5,
            horizon: 4,
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
    scratch: Vec<G::Move>,
    weights: Vec<f32>,
    /// How far the prospects of sibling moves lie from their mean, on average over the nodes of this search.
    contrast: Mean,
}

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f32,
    count: f32,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1.0;
    }

    fn get(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }
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
            scratch: Vec::new(),
            weights: Vec::new(),
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
        const GAUGING: u32 = 16;
        let started = Instant::now();
        let mut state = view.state().clone();
        let mut after = view.state().clone();
        let (victory, foresight) = (self.tuning.victory, self.tuning.foresight);
        let runs = (0..GAUGING).map(|_| {
            view.sample_into(game, &mut state, &mut self.rng);
            self.run(game, &mut state)
        });
        let gauge = Gauge::new(game.players(), victory, foresight, runs);
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
        let run = self.run(game, state);
        let utilities = gauge.utilities(&run);
        for &at in &self.path {
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.mean += (utilities[node.seat.index()] - node.mean) / node.visits as f32;
        }
        let root_move = self.path[0] - self.tree.first_child(Tree::<G::Move>::ROOT);
        self.tallies[root_move as usize].add(&run.outcome, game.players());
    }

    /// Plays a state to its end.
    fn run(&mut self, game: &G, state: &mut G::State) -> Run {
        let turns = self.tuning.horizon * game.players() as u32;
        let mut seen = None;
        play_out_past(game, state, &mut self.scratch, &mut self.rng, turns, |state| {
            seen = Some(prospects(game, state));
        });
        Run {
            outcome: Outcome::of(game, state),
            prospects: seen,
        }
    }

    /// The child to follow from a node where `seat` is to move.
    fn pick(&mut self, game: &G, at: u32, seat: Seat, state: &G::State, after: &mut G::State) -> u32 {
        self.moves.clear();
        game.legal(state, &mut self.moves);
        // At the root the moves before were made by whoever plays, in whatever order.
        if at != Tree::<G::Move>::ROOT {
            game.narrow(state, &mut self.moves);
        }
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
        self.weigh(game, seat, state, after);
        let absent = |child: &&u32| **child == Tree::<G::Move>::ABSENT;
        self.tree.reserve(at, self.found.iter().filter(absent).count() as u32);
        for ((&mv, &weight), child) in self.moves.iter().zip(&self.weights).zip(&self.found) {
            if absent(&child) {
                // A little noise, so that among equals the first in the list is not always the first tried.
                let noise = 1.0 + (self.rng.next_u64() >> 40) as f32 * 1e-10;
                self.tree.push(at, Node::new(mv, seat, weight * noise));
            }
        }
    }

    /// Writes the weights of `self.moves` to `self.weights`, one on average.
    fn weigh(&mut self, game: &G, seat: Seat, state: &G::State, after: &mut G::State) {
        const ASKED: usize = 16;
        self.weights.clear();
        if self.moves.len() == 1 {
            self.weights.push(1.0);
            return;
        }
        for &mv in &self.moves {
            after.clone_from(state);
            game.apply(after, mv, &mut ());
            self.weights.push(prospect(game, after, seat));
        }
        let count = self.moves.len() as f32;
        let mean = self.weights.iter().sum::<f32>() / count;
        let distance = |prospect: &f32| (prospect - mean).abs();
        self.contrast
            .add(self.weights.iter().map(distance).sum::<f32>() / count);
        let sharpness = self.tuning.trust / (self.contrast.get() + f32::MIN_POSITIVE);
        let mut sum = 0.0;
        for weight in &mut self.weights {
            *weight = ((*weight - mean) * sharpness).clamp(-8.0, 8.0).exp();
            sum += *weight;
        }
        let judgement = (1.0 - self.tuning.habit) * count / sum;
        self.weights.iter_mut().for_each(|weight| *weight *= judgement);
        for _ in 0..ASKED {
            self.scratch.clear();
            let habitual = game.light(state, &mut self.scratch, &mut self.rng);
            if let Some(place) = self.moves.iter().position(|mv| *mv == habitual) {
                self.weights[place] += self.tuning.habit * count / ASKED as f32;
            }
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
