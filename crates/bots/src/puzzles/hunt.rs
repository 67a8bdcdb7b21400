//! Looking for puzzles in games that the search plays against itself.

use std::sync::Arc;

use engine::{Describe, Heuristics, Match, Observation, Seat, Seed, Setup, SetupError, Turn, Viewer, below};

use super::verdict::{Referee, Verdict};
use super::{Puzzle, PuzzleGame, TIMES};
use crate::series;

/// Fewer moves than this are no choice worth a puzzle.
const FEWEST_MOVES: usize = 3;
/// One move in so many is the quick policy's: whoever never errs leaves nothing to find.
const CARELESS: usize = 4;
/// The part of a search's attention that a move must have to be looked at.
const ATTENTION: f64 = 0.5;
/// How often the quick policy is asked, and how often it may find the move.
const QUICK_TRIES: usize = 8;
const QUICK_FINDS: usize = 3;
/// How many positions of a game are judged at most, and how many become puzzles.
const JUDGED: usize = 10;
const KEPT: usize = 3;
/// How many moves lie between two puzzles of a game at least.
const APART: usize = 8;
/// How much more often one must win with the solution than with any other move.
const LEAST_GAIN: f64 = 0.10;
/// And how many standard errors that must be.
const LEAST_ERRORS: f64 = 3.0;
/// The same for the first look, which may be off by more.
const FIRST_GAIN: f64 = 0.08;
const FIRST_ERRORS: f64 = 2.0;

/// A hunt for puzzles. The same seed finds the same ones on any number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Hunt<'a> {
    /// What is played.
    pub setup: &'a Setup,
    /// How many games.
    pub games: u64,
    /// How many iterations a search takes; the one that has the last word takes [`TIMES`] as many.
    pub iterations: u32,
    /// Where all chance comes from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

impl Hunt<'_> {
    /// Plays the games and gives back those in which there are puzzles. `progress` is told how many are played.
    pub fn run<G: Describe + Heuristics>(
        &self,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<PuzzleGame>, SetupError> {
        // What is wrong with the set-up is wrong with every game.
        Match::<G>::new(self.setup.clone(), self.seed)?;
        let hunt = |index: u64, found: &mut Vec<(u64, PuzzleGame)>| {
            if let Ok(game) = self.game::<G>(index) {
                found.push((index, game));
            }
        };
        let found = series::run(self.games, self.threads, 1, Vec::new, hunt, progress);
        let mut found: Vec<(u64, PuzzleGame)> = found.into_iter().flatten().collect();
        found.sort_by_key(|(index, _)| *index);
        let games = found.into_iter().map(|(_, game)| game);
        Ok(games.filter(|game| !game.puzzles.is_empty()).collect())
    }

    /// The puzzles of one game.
    fn game<G: Describe + Heuristics>(&self, index: u64) -> Result<PuzzleGame, SetupError> {
        let seed = self.seed.nth(index);
        let mut played = Match::<G>::new(self.setup.clone(), seed.nth(0))?;
        let mut positions = self.play(&mut played, &seed.nth(1));
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut order = seed.nth(2).playout_rng();
        // Not the first ones of the game alone: it has a middle and an end.
        for _ in 0..JUDGED {
            if puzzles.len() == KEPT || positions.is_empty() {
                break;
            }
            let (ply, seat) = positions.swap_remove(below(&mut order, positions.len()));
            if puzzles.iter().all(|puzzle| puzzle.ply.abs_diff(ply) >= APART) {
                puzzles.extend(self.judge(&played, ply, seat, &seed.nth(3).nth(ply as u64)));
            }
        }
        puzzles.sort_by_key(|puzzle| puzzle.ply);
        let last = puzzles.last().map_or(0, |puzzle| puzzle.ply);
        let seats = vec!["mcts".to_owned(); self.setup.players];
        let record = played.branch(last, seed.nth(4)).to_record(seats, false);
        Ok(PuzzleGame { record, puzzles })
    }

    /// Plays a game to its end, and gives back the positions in which the search is sure of a move that is not obvious.
    fn play<G: Describe + Heuristics>(&self, played: &mut Match<G>, seed: &Seed) -> Vec<(usize, Seat)> {
        let game = Arc::clone(played.game());
        let mut referee = Referee::new(&*game, seed);
        let mut scratch = Vec::new();
        let mut positions = Vec::new();
        while let Turn::Seat(seat) = played.turn() {
            let legal = played.legal();
            let mut chosen = legal[0];
            if legal.len() > 1 {
                let view = played.observe(Viewer::Seat(seat));
                let mut quick = || {
                    scratch.clear();
                    game.light(view.state(), &mut scratch, &mut referee.rng)
                };
                let tries: Vec<G::Move> = (0..QUICK_TRIES).map(|_| quick()).collect();
                let careless = below(&mut referee.rng, CARELESS) == 0;
                let opinion = referee.opinion(&view, self.iterations.div_ceil(4));
                let best = opinion.best();
                let sure = f64::from(best.visits) >= ATTENTION * f64::from(opinion.iterations);
                let found = tries.iter().filter(|mv| **mv == best.mv).count();
                if legal.len() >= FEWEST_MOVES && sure && found <= QUICK_FINDS {
                    positions.push((played.plies().len(), seat));
                }
                chosen = if careless { tries[0] } else { best.mv };
            }
            played.play(seat, chosen).expect("bots choose among the legal moves");
        }
        positions
    }

    /// The puzzle in a position, if it is one.
    fn judge<G: Describe + Heuristics>(
        &self,
        played: &Match<G>,
        ply: usize,
        seat: Seat,
        seed: &Seed,
    ) -> Option<Puzzle> {
        let game = &**played.game();
        let view = Observation::of(game, &played.at(ply), Viewer::Seat(seat));
        let mut referee = Referee::new(game, seed);
        let first = referee.judge(&view, self.iterations);
        if !first.is_clear(FIRST_GAIN, FIRST_ERRORS) {
            return None;
        }
        let long = self.iterations.saturating_mul(TIMES);
        let opinion = referee.opinion(&view, long);
        if opinion.best().mv != first.best {
            return None;
        }
        let last = referee.confirm(&view, opinion, long);
        if !last.is_clear(LEAST_GAIN, LEAST_ERRORS) {
            return None;
        }
        let Verdict {
            best,
            win,
            next,
            error,
            line,
            ..
        } = last;
        Some(Puzzle {
            ply,
            seat,
            solution: best.to_string(),
            win,
            next,
            error,
            line: line.into_iter().map(|(seat, mv)| (seat, mv.to_string())).collect(),
        })
    }
}
