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

use engine::{Heuristics, Observation, PlayoutRng, Rng, Seat, Turn};

use opinion::Tally;
pub use opinion::{Forecast, MoveOpinion, Opinion};
use tree::{At, Judgement, Node, Tree};
use utility::{Gauge, Run, prospects};

use crate::Bot;
use crate::bot::mover;
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
    /// How often a move is tried before the tree grows beyond it.
    pub ripeness: u32,
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
            ripeness: 2,
        }
    }
}

/// The tree search. It keeps its memory from move to move, and nothing else.
pub struct Mcts<G: Heuristics> {
    budget: Budget,
    tuning: Tuning,
    rng: PlayoutRng,
    tree: Tree<G::Move>,
    tallies: Vec<Tally>,
    moves: Vec<G::Move>,
    found: Vec<u32>,
    path: Vec<(At, u32)>,
    scratch: Vec<G::Move>,
    sprouts: Vec<Node<G::Move>>,
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

impl<G: Heuristics> Mcts<G> {
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
            sprouts: Vec::new(),
            contrast: Mean::default(),
        }
    }

    /// Thinks for the whole budget and says what it thinks of every legal move of the seat to move.
    pub fn opinion(&mut self, game: &G, view: &Observation<G>) -> Opinion<G::Move> {
        let seat = mover(game, view);
        let iterations = self.search(game, view, false);
        let nodes = self.tree.moves(Tree::<G::Move>::ROOT).iter();
        let mut moves: Vec<MoveOpinion<G::Move>> = nodes
            .zip(&self.tallies)
            .map(|(node, tally)| MoveOpinion {
                mv: node.mv,
                visits: node.visits,
                value: f64::from(node.mean),
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
        self.tree.restart();
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
                    game.play_unchecked(state, mv, &mut ());
                }
                Turn::Seat(seat) => {
                    self.moves.clear();
                    game.legal(state, &mut self.moves);
                    // At the root all moves are asked about, and those before were made in whatever order.
                    if !self.path.is_empty() {
                        game.narrow(state, &mut self.moves);
                        if let [only] = self.moves[..] {
                            // A move without a choice needs no node.
                            game.play_unchecked(state, only, &mut ());
                            continue;
                        }
                    }
                    let index = self.pick(game, at, seat, state, after);
                    self.path.push((at, index));
                    let node = self.tree.node(index);
                    game.play_unchecked(state, node.mv, &mut ());
                    if node.visits < self.tuning.ripeness {
                        break;
                    }
                    at = self.tree.beyond(index);
                }
            }
        }
        let run = self.run(game, state);
        let utilities = gauge.utilities(&run);
        for &(at, index) in &self.path {
            let node = self.tree.node_mut(index);
            let utility = utilities[node.seat.index()];
            node.visits += 1;
            node.mean += (utility - node.mean) / node.visits as f32;
            let branching = self.tree.branching_mut(at);
            branching.choices += 1;
            branching.outlook += (utility - branching.outlook) / branching.choices as f32;
        }
        let (root, index) = self.path[0];
        self.tallies[self.tree.place(root, index)].add(&run.outcome, game.players());
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

    /// The move to follow from a branching where `seat` can make `self.moves`.
    fn pick(&mut self, game: &G, at: At, seat: Seat, state: &G::State, after: &mut G::State) -> u32 {
        if !self.tree.find(at, seat, &self.moves, &mut self.found) {
            self.sprout(game, at, seat, state, after);
            self.tree.find(at, seat, &self.moves, &mut self.found);
        }
        let untried = self.tree.branching(at).outlook - self.tuning.caution;
        let keenness = self.tuning.exploration / self.moves.len() as f32;
        let (mut best, mut highest) = (self.found[0], f32::NEG_INFINITY);
        for &index in &self.found {
            let node = self.tree.node_mut(index);
            node.available += 1;
            let value = if node.visits > 0 { node.mean } else { untried };
            let doubt = (node.available as f32).sqrt() / (1 + node.visits) as f32;
            let score = value + keenness * node.weight * doubt;
            if score > highest {
                (best, highest) = (index, score);
            }
        }
        best
    }

    /// Gives a branching nodes for those of `self.moves` that have none.
    fn sprout(&mut self, game: &G, at: At, seat: Seat, state: &G::State, after: &mut G::State) {
        let listed = self.moves.iter().zip(&self.found);
        let missing = listed.filter(|(_, index)| **index == Tree::<G::Move>::ABSENT);
        self.sprouts.clear();
        for (&mv, _) in missing {
            after.clone_from(state);
            game.play_unchecked(after, mv, &mut ());
            self.sprouts.push(Node::new(mv, seat, game.evaluate(after, seat)));
        }
        let first = self.tree.moves(at).is_empty();
        if first {
            self.tree.branching_mut(at).judgement = self.judgement();
        }
        let judgement = self.tree.branching(at).judgement;
        for node in &mut self.sprouts {
            // A little noise, so that among equals the first in the list is not always the first tried.
            let noise = 1.0 + (self.rng.next_u64() >> 40) as f32 * 1e-10;
            node.weight = (1.0 - self.tuning.habit) * judgement.weight(node.weight) * noise;
        }
        // Moves that came up later are few: fewer questions tell enough of them.
        let questions = if first { 8 } else { 2 };
        let habit = self.tuning.habit * self.moves.len() as f32 / questions as f32;
        for _ in 0..questions {
            self.scratch.clear();
            let habitual = game.light(state, &mut self.scratch, &mut self.rng);
            if let Some(node) = self.sprouts.iter_mut().find(|node| node.mv == habitual) {
                node.weight += habit;
            }
        }
        self.tree.extend(at, &self.sprouts);
    }

    /// How to weigh the first moves of a branching, whose evaluations stand in `self.sprouts`.
    fn judgement(&mut self) -> Judgement {
        let count = self.sprouts.len() as f32;
        let level = self.sprouts.iter().map(|node| node.weight).sum::<f32>() / count;
        let distances = self.sprouts.iter().map(|node| (node.weight - level).abs());
        self.contrast.add(distances.sum::<f32>() / count);
        let mut judgement = Judgement {
            level,
            sharpness: self.tuning.trust / (self.contrast.get() + f32::MIN_POSITIVE),
            scale: 1.0,
        };
        let weights = self.sprouts.iter().map(|node| judgement.weight(node.weight));
        judgement.scale = count / weights.sum::<f32>();
        judgement
    }

    /// By how many visits the leading root move leads.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for node in self.tree.moves(Tree::<G::Move>::ROOT) {
            if node.visits > first {
                (first, second) = (node.visits, first);
            } else {
                second = second.max(node.visits);
            }
        }
        first - second
    }
}

impl<G: Heuristics> Bot<G> for Mcts<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        if let [only] = self.moves[..] {
            return only;
        }
        self.search(game, view, true);
        let nodes = self.tree.moves(Tree::<G::Move>::ROOT).iter();
        let best = nodes.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
        best.expect("the seat to move has a move").mv
    }
}
