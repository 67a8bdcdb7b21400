//! Information-set Monte Carlo tree search for one to four seats.
//!
//! Every iteration deals anew what the seat cannot see and walks down the tree in that deal, drawing chance on the
//! way. The tree is *open loop*: a node is a sequence of moves of the seats, whatever chance did in between, so that
//! what was learnt after one draw serves after all others. In one deal a move may be legal that is not in another,
//! so exploration asks how often a move *could* have been tried. Each seat maximises its own utility (max^n).
//!
//! Once a node was visited a few times it is expanded: it gets a child for every legal move, each with a prior. A child
//! is selected by its mean utility and its prior, as in PUCT, so a move that looks senseless waits until the others
//! disappoint. The node that an iteration ends at is valued for every seat, and the values are backed up to the root.
//!
//! Priors and values come from an [`Evaluator`]; the search itself needs the rules alone.

mod clock;
mod evaluator;
mod known;
mod last_choice;
mod opinion;
mod parallel;
mod playout_evaluator;
mod retelling;
mod sampling;
mod tree;
mod utility;

use std::time::Duration;

use engine::{Game, Heuristics, MAX_SEATS, Observation, PlayoutRng, Rng, Seat, Turn};

pub use clock::{Budget, Clock, Stop, SystemClock};
pub use evaluator::{Choice, Evaluator, Leaf, SeatValue};
use known::Known;
use last_choice::LastChoice;
use opinion::FEW_VISITS;
pub(crate) use opinion::Tally;
pub use opinion::{Forecast, LineMove, MoveOpinion, Opinion};
pub use parallel::Parallel;
pub use playout_evaluator::{PlayoutConfig, PlayoutEvaluator, PriorScale};
pub use retelling::{Retold, retell};
use tree::{ABSENT, At, Node, ROOT, Tree};

use crate::Bot;
use crate::bot::mover;

/// The numbers that shape a search. The defaults were found by playing variants against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// How much uncertainty draws the search to moves it has tried little: the constant `c` of PUCT.
    pub exploration: f32,
    /// By how much a move never tried is expected to be worse than the mean of its choice: the reduction of the
    /// first-play urgency.
    pub first_play_reduction: f32,
    /// How often a move is tried before the tree grows beyond it: the expansion threshold.
    pub expansion_visits: u32,
    /// Where the seat that chose a move is to move again, the tree behind that move is kept, if at most so many moves of
    /// chance lie between the two; `None` keeps nothing.
    pub keeps_tree_past: Option<u32>,
}

impl Default for SearchConfig {
    fn default() -> Self {
        SearchConfig {
            exploration: 1.5,
            first_play_reduction: 0.05,
            expansion_visits: 2,
            keeps_tree_past: Some(0),
        }
    }
}

/// The tree search. From one move of a turn to the next it keeps what it has learnt.
///
/// ```
/// use batisseurs::Batisseurs;
/// use bots::{Budget, Mcts};
/// use engine::{Match, Seat, Seed, Setup, Viewer};
///
/// let played = Match::<Batisseurs>::new(Setup::new(2), Seed::named("an example"))?;
/// let view = played.observe(Viewer::Seat(Seat::FIRST));
/// let mut search = Mcts::<Batisseurs>::new(Budget::Iterations(100), Seed::named("its samples").playout_rng());
/// let opinion = search.opinion(played.game(), &view);
/// assert_eq!(opinion.seat, Seat::FIRST);
/// assert!(played.legal().contains(&opinion.best().mv));
/// # Ok::<(), engine::SetupError>(())
/// ```
pub struct Mcts<G: Game, E: Evaluator<G> = PlayoutEvaluator<G>, C: Clock = SystemClock> {
    budget: Budget,
    config: SearchConfig,
    evaluator: E,
    clock: C,
    /// When the present search must end, if it has a time.
    deadline: Option<Duration>,
    rng: PlayoutRng,
    /// The only moves to be looked at in the position searched, where they are not all.
    only: Vec<G::Move>,
    tree: Tree<G::Move, E::Memo>,
    last_choice: Option<LastChoice<G>>,
    /// What searches of the same position on other threads know of the moves of the root, in their order; nothing where
    /// this search is alone.
    elsewhere: Vec<Known>,
    tallies: Vec<Tally>,
    moves: Vec<G::Move>,
    found: Vec<u32>,
    path: Vec<(At, u32)>,
    missing: Vec<G::Move>,
    priors: Vec<f32>,
}

impl<G: Heuristics> Mcts<G> {
    /// A search with the game's own heuristics, whose samples follow from `rng`.
    pub fn new(budget: Budget, rng: PlayoutRng) -> Self {
        Mcts::with(
            PlayoutEvaluator::default(),
            SystemClock,
            SearchConfig::default(),
            budget,
            rng,
        )
    }
}

impl<G: Game, E: Evaluator<G>, C: Clock> Mcts<G, E, C> {
    /// A search with this evaluator, which reads time from this clock.
    pub fn with(evaluator: E, clock: C, config: SearchConfig, budget: Budget, rng: PlayoutRng) -> Self {
        Mcts {
            budget,
            config,
            evaluator,
            clock,
            deadline: None,
            rng,
            only: Vec::new(),
            tree: Tree::new(),
            last_choice: None,
            elsewhere: Vec::new(),
            tallies: Vec::new(),
            moves: Vec::new(),
            found: Vec::new(),
            path: Vec::new(),
            missing: Vec::new(),
            priors: Vec::new(),
        }
    }

    /// Takes another budget from the next search on.
    pub(crate) fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// Thinks for the whole budget and says what it thinks of every legal move of the seat to move.
    pub fn opinion(&mut self, game: &G, view: &Observation<G>) -> Opinion<G::Move> {
        let seat = mover(game, view);
        self.set_deadline();
        self.begin(game, view);
        self.tallies.resize(self.moves.len(), Tally::default());
        let iterations = self.search(game, view, self.budget.iterations(), false);
        let nodes = self.tree.moves(ROOT).iter();
        let mut moves: Vec<MoveOpinion<G::Move>> = nodes
            .zip(&self.tallies)
            .map(|(node, tally)| MoveOpinion {
                mv: node.mv,
                visits: node.visits,
                value: f64::from(node.mean),
                hardly_tried: node.visits < FEW_VISITS,
                forecast: tally.forecast(game.players()),
            })
            .collect();
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Opinion {
            seat,
            iterations,
            forecast: Tally::sum(&self.tallies).forecast(game.players()),
            line: self.principal_line(),
            moves,
        }
    }

    /// The moves that were tried most often, one after the other, as far as they were tried more than hardly.
    fn principal_line(&self) -> Vec<LineMove<G::Move>> {
        let mut line = Vec::new();
        let mut at = Some(ROOT);
        while let Some(here) = at {
            let nodes = self.tree.moves(here).iter();
            let best = nodes.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
            let Some(node) = best.filter(|node| node.visits >= FEW_VISITS) else {
                break;
            };
            line.push(LineMove {
                seat: node.seat,
                mv: node.mv,
                visits: node.visits,
            });
            at = node.grown_to();
        }
        line
    }

    fn set_deadline(&mut self) {
        let time = self.budget.time();
        self.deadline = time.map(|time| self.clock.now().saturating_add(time));
    }

    /// Starts a new tree.
    fn begin(&mut self, game: &G, view: &Observation<G>) {
        self.last_choice = None;
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        self.evaluator.begin(game, view, &mut self.rng);
        self.tree.restart();
        self.tallies.clear();
    }

    /// Goes on with the tree behind the last choice, if `view` is where that led to; `self.moves` are the legal ones.
    fn resume(&mut self, game: &G, view: &Observation<G>, last: &LastChoice<G>) -> bool {
        // Where search needs to look at one move only, the tree has no choice: what is behind is a later one.
        let legal = self.moves.len();
        self.evaluator.narrow(game, view.state(), &mut self.moves);
        if self.moves.len() == 1 {
            return false;
        }
        if self.moves.len() < legal {
            self.moves.clear();
            game.legal(view.state(), &mut self.moves);
        }
        let (seat, moves) = (mover(game, view), &self.moves);
        self.tallies.clear();
        self.tree
            .advance(last.node, |node| node.seat == seat && moves.contains(&node.mv))
    }

    /// Grows the tree and says how many iterations it took. Where `decided` allows it, stops as soon as no other move
    /// can overtake the leading one within the budget. A clock that says so stops it at any time.
    fn search(&mut self, game: &G, view: &Observation<G>, budget: u32, decided: bool) -> u32 {
        const COUNT_EVERY: u32 = 16;
        let mut state = view.state().clone();
        let mut iterations = 0;
        loop {
            view.sample_into(game, &mut state, &mut self.rng);
            self.iterate(game, &mut state);
            iterations += 1;
            // A look at the clock costs far less than the quickest iteration, so nothing is gained by looking seldom.
            let spent = iterations >= budget
                || self.clock.stopped()
                || self.deadline.is_some_and(|deadline| self.clock.now() >= deadline)
                || decided && iterations % COUNT_EVERY == 0 && self.lead() > budget - iterations;
            if spent {
                return iterations;
            }
        }
    }

    /// One walk down the tree from a sampled state, the value of where it ends, and the way back.
    fn iterate(&mut self, game: &G, state: &mut G::State) {
        self.descend(game, state);
        let mut leaf = Leaf::new(state);
        self.evaluator
            .values(game, std::slice::from_mut(&mut leaf), &mut self.rng);
        let (values, played_out) = (leaf.values, leaf.played_out);
        self.back_up(&values, played_out);
    }

    /// Plays moves of the tree until one that it does not grow beyond yet, or the end; `self.path` tells the way.
    fn descend(&mut self, game: &G, state: &mut G::State) {
        self.path.clear();
        let mut at = ROOT;
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let mv = game.draw(state, self.rng.next_u64());
                    game.play_unchecked(state, mv, &mut ());
                }
                Turn::Seat(seat) => {
                    self.moves.clear();
                    game.legal(state, &mut self.moves);
                    // At the root all moves are asked about, and those before were made in whatever order.
                    if self.path.is_empty() {
                        if !self.only.is_empty() {
                            self.moves.clone_from(&self.only);
                        }
                    } else {
                        self.evaluator.narrow(game, state, &mut self.moves);
                        if let [only] = self.moves[..] {
                            // A move without a choice needs no node.
                            game.play_unchecked(state, only, &mut ());
                            continue;
                        }
                    }
                    let index = self.select(game, at, seat, state);
                    self.path.push((at, index));
                    let node = self.tree.node(index);
                    game.play_unchecked(state, node.mv, &mut ());
                    if node.visits < self.config.expansion_visits {
                        return;
                    }
                    at = self.tree.beyond(index);
                }
            }
        }
    }

    /// Adds the values of a leaf to the nodes on the way to it.
    fn back_up(&mut self, values: &[SeatValue; MAX_SEATS], played_out: bool) {
        for &(at, index) in &self.path {
            let node = self.tree.node_mut(index);
            let utility = values[node.seat.index()].utility;
            node.visits += 1;
            node.mean += (utility - node.mean) / node.visits as f32;
            let branching = self.tree.branching_mut(at);
            branching.visits += 1;
            branching.mean += (utility - branching.mean) / branching.visits as f32;
        }
        let (root, index) = self.path[0];
        let place = self.tree.place(root, index);
        if let Some(tally) = self.tallies.get_mut(place).filter(|_| played_out) {
            tally.add(values);
        }
    }

    /// The move to follow from a branching where `seat` can make `self.moves`: the one with the highest PUCT score.
    fn select(&mut self, game: &G, at: At, seat: Seat, state: &G::State) -> u32 {
        if !self.tree.find(at, seat, &self.moves, &mut self.found) {
            self.expand(game, at, seat, state);
            self.tree.find(at, seat, &self.moves, &mut self.found);
        }
        let first_play_urgency = self.tree.branching(at).mean - self.config.first_play_reduction;
        // Priors are relative to the uniform one.
        let exploration = self.config.exploration / self.moves.len() as f32;
        // Of the moves of the root other threads tell what they know.
        let elsewhere = if at == ROOT { &self.elsewhere[..] } else { &[] };
        let tried_elsewhere: u32 = elsewhere.iter().map(|known| known.visits).sum();
        let first = self.tree.index(at, 0);
        let (mut best, mut highest) = (self.found[0], f32::NEG_INFINITY);
        for &index in &self.found {
            let node = self.tree.node_mut(index);
            node.available += 1;
            let mut known = node.known();
            if let Some(&others) = elsewhere.get((index - first) as usize) {
                known = known.with(others);
            }
            let value = if known.visits > 0 {
                known.mean
            } else {
                first_play_urgency
            };
            let available = node.available + tried_elsewhere;
            let uncertainty = (available as f32).sqrt() / (1 + known.visits) as f32;
            let score = value + exploration * node.prior * uncertainty;
            if score > highest {
                (best, highest) = (index, score);
            }
        }
        best
    }

    /// Gives a branching nodes for those of `self.moves` that have none.
    fn expand(&mut self, game: &G, at: At, seat: Seat, state: &G::State) {
        let listed = self.moves.iter().zip(&self.found);
        let missing = listed.filter(|(_, index)| **index == ABSENT);
        self.missing.clear();
        self.missing.extend(missing.map(|(&mv, _)| mv));
        self.priors.clear();
        self.priors.resize(self.missing.len(), 1.0);
        let choice = Choice {
            state,
            seat,
            legal: self.moves.len(),
            moves: &self.missing,
            first: self.tree.moves(at).is_empty(),
            memo: &mut self.tree.branching_mut(at).memo,
            priors: &mut self.priors,
        };
        self.evaluator.priors(game, &mut [choice], &mut self.rng);
        self.tree.extend(at, seat, &self.missing, &self.priors);
    }

    /// Thinks about a choice, with what the last one has taught; if there is no choice, says what the only move is.
    fn think(&mut self, game: &G, view: &Observation<G>) -> Option<G::Move> {
        self.set_deadline();
        let forced = self.prepare(game, view);
        if forced.is_none() {
            self.search(game, view, self.budget.iterations(), true);
        }
        forced
    }

    /// Begins to think about a choice, with what the last one has taught; if there is no choice, says what the only move is.
    fn prepare(&mut self, game: &G, view: &Observation<G>) -> Option<G::Move> {
        self.elsewhere.clear();
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        let past = self.config.keeps_tree_past;
        let leads_here = |last: &LastChoice<G>| past.is_some_and(|past| last.leads_to(game, view, past));
        let last = self.last_choice.take().filter(leads_here);
        if let [only] = self.moves[..] {
            self.last_choice = last.map(|last| LastChoice {
                view: view.clone(),
                mv: only,
                ..last
            });
            return Some(only);
        }
        if !last.is_some_and(|last| self.resume(game, view, &last)) {
            self.begin(game, view);
        }
        None
    }

    /// The moves of the position thought about, with what is known of them.
    fn root_moves(&self) -> &[Node<G::Move>] {
        self.tree.moves(ROOT)
    }

    /// Remembers that `mv` was chosen in the position thought about.
    fn commit(&mut self, view: &Observation<G>, mv: G::Move) {
        let place = self.root_moves().iter().position(|node| node.mv == mv);
        self.last_choice = place.map(|place| LastChoice {
            view: view.clone(),
            mv,
            node: self.tree.index(ROOT, place),
        });
    }

    /// By how many visits the leading root move leads.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for node in self.tree.moves(ROOT) {
            if node.visits > first {
                (first, second) = (node.visits, first);
            } else {
                second = second.max(node.visits);
            }
        }
        first - second
    }
}

impl<G: Game, E: Evaluator<G>, C: Clock> Bot<G> for Mcts<G, E, C> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        if let Some(only) = self.think(game, view) {
            return only;
        }
        let nodes = self.root_moves().iter();
        let best = nodes.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
        let mv = best.expect("the seat to move has a move").mv;
        self.commit(view, mv);
        mv
    }
}
