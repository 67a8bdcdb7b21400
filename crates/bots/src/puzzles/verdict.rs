//! How much better the best move of a position is than any other.

use engine::{Heuristics, Observation, PlayoutRng, Seat, Seed};

use crate::analysis::{Estimate, Prospects};
use crate::bot::mover;
use crate::mcts::{Budget, Mcts, Opinion, PlayoutEvaluator, SearchConfig, SystemClock};

/// How many searches each move is tried in: one may miss what another finds, and their differences tell how far off they are.
const SEARCHES: u32 = 4;
/// How many of the other moves are tried.
const RIVALS: usize = 2;
/// How many moves of a line are kept.
const LINE: usize = 8;

/// What searches say about the best move of a position.
pub(super) struct Verdict<M> {
    pub best: M,
    /// The best of the other moves; the best itself where there is no other.
    pub rival: M,
    /// How often the seat wins with it.
    pub win: f64,
    /// How often it wins with the best of the other moves.
    pub next: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// What is expected to follow.
    pub line: Vec<(Seat, M)>,
}

impl<M> Verdict<M> {
    pub fn gain(&self) -> f64 {
        self.win - self.next
    }

    /// Whether the move is better by so much, and by so many standard errors.
    pub fn is_clear(&self, gain: f64, errors: f64) -> bool {
        self.gain() >= gain && self.gain() >= errors * self.error
    }
}

/// Judges positions of a game.
pub(super) struct Referee<'a, G: Heuristics> {
    game: &'a G,
    search: Mcts<G>,
    pub rng: PlayoutRng,
}

impl<'a, G: Heuristics> Referee<'a, G> {
    /// A referee whose searches follow from the seed.
    pub fn new(game: &'a G, seed: &Seed) -> Self {
        Referee {
            game,
            search: Mcts::with(
                PlayoutEvaluator::for_opinions(),
                SystemClock,
                SearchConfig::default(),
                Budget::Iterations(1),
                seed.nth(0).playout_rng(),
            ),
            rng: seed.nth(1).playout_rng(),
        }
    }

    /// What one search thinks.
    pub fn opinion(&mut self, view: &Observation<G>, iterations: u32) -> Opinion<G::Move> {
        self.search.set_budget(Budget::Iterations(iterations));
        self.search.opinion(self.game, view)
    }

    /// Finds the best move and says how much better it is than any other.
    pub fn judge(&mut self, view: &Observation<G>, iterations: u32) -> Verdict<G::Move> {
        let opinion = self.opinion(view, iterations);
        self.confirm(view, opinion, iterations)
    }

    /// Says how much better the move is that an opinion holds to be best.
    pub fn confirm(&mut self, view: &Observation<G>, opinion: Opinion<G::Move>, iterations: u32) -> Verdict<G::Move> {
        let line = opinion.line.iter().skip(1).take(LINE);
        Verdict {
            line: line.map(|made| (made.seat, made.mv)).collect(),
            ..self.compare(view, opinion.best().mv, iterations)
        }
    }

    /// Finds the best of the other moves, in a search that may play nothing else; then tries them and this one in searches of their
    /// own, equally many and equally long.
    pub fn compare(&mut self, view: &Observation<G>, best: G::Move, iterations: u32) -> Verdict<G::Move> {
        let (game, players) = (self.game, self.game.players());
        let seat = mover(game, view);
        let mut others = Vec::new();
        game.legal(view.state(), &mut others);
        others.retain(|mv| *mv != best);
        let rivals = match others[..] {
            [] | [_] => others,
            _ => self.search.ranking(game, view, &others, iterations),
        };
        let mut tried = |mv: G::Move| {
            let sample = |_| Prospects::mean_of(&self.search.sample(game, view, &[mv], iterations), players);
            let samples: Vec<Prospects> = (0..SEARCHES).map(sample).collect();
            Estimate::sampled(&samples, players)
        };
        let value = tried(best);
        let rivals = rivals.into_iter().take(RIVALS).map(|mv| (mv, tried(mv)));
        let next = rivals.reduce(|one, other| {
            let better = other.1.mean[seat].win > one.1.mean[seat].win;
            if better { other } else { one }
        });
        let (rival, next) = next.map_or((best, Estimate::certain(Prospects::zero(players))), |next| next);
        Verdict {
            best,
            rival,
            win: value.mean[seat].win,
            next: next.mean[seat].win,
            error: value.less(&next).error(seat).win,
            line: Vec::new(),
        }
    }
}
