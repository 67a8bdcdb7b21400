//! Puzzles: positions in which one move is clearly best.
//!
//! A [`Hunt`] lets the search play itself, looks at the positions in which it is sure of a move that the game's quick policy
//! does not see, and measures how much better that move is than the next best (`verdict`). What is left is judged once more by
//! searches that are [`TIMES`] as long; only where these agree is it a puzzle. A move is judged by what its seat can know, and so
//! can be whoever looks for it.
//!
//! A [`PuzzleSet`] is the text that such a hunt leaves, and [`Recheck`] what other searches make of it later.

mod hunt;
mod set;
mod verdict;

use std::sync::Arc;

use engine::{Describe, Game, Heuristics, Match, Observation, Record, ReplayError, Seat, Seed, Turn, Viewer};

pub use hunt::Hunt;
pub use set::{PuzzleSet, PuzzleSetError};

use crate::series;
use verdict::Referee;

/// How many iterations a search takes for a decision where nobody says otherwise.
pub const ITERATIONS: u32 = 1000;
/// How many times as long the searches are that have the last word.
pub const TIMES: u32 = 10;

/// A position of a game in which one move is clearly best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// How many moves were made before it.
    pub ply: usize,
    /// The seat to move.
    pub seat: Seat,
    /// The move.
    pub solution: String,
    /// How often the seat wins with it, of 1.
    pub win: f64,
    /// How often with the next best.
    pub next: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// What the search expects to follow.
    pub line: Vec<(Seat, String)>,
}

impl Puzzle {
    /// How much more often the seat wins with the move than with any other.
    pub fn gain(&self) -> f64 {
        self.win - self.next
    }
}

/// A game with the puzzles that were found in it.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleGame {
    /// Its moves, up to the last of the puzzles.
    pub record: Record,
    /// The puzzles, in the order of the game.
    pub puzzles: Vec<Puzzle>,
}

/// What other searches say of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Recheck {
    /// The best of the other moves.
    pub rival: String,
    /// How much more often the seat wins with the solution than with that one.
    pub gain: f64,
    /// The standard error of that.
    pub error: f64,
}

impl Recheck {
    /// Whether the solution is still the best move.
    pub fn holds(&self) -> bool {
        self.gain > 0.0
    }
}

/// Why a puzzle cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// Its game does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The seat that the puzzle names is not to move there, or cannot make the move.
    #[error("the puzzle after {ply} moves: seat {seat} cannot play '{solution}' there")]
    Solution {
        /// How many moves were made before it.
        ply: usize,
        /// The seat.
        seat: Seat,
        /// The move.
        solution: String,
    },
}

/// Judges the puzzles of some games anew, each by searches of so many iterations; the verdicts come in the order of the puzzles.
/// `progress` is told how many are done.
pub fn recheck<G: Describe + Heuristics>(
    games: &[PuzzleGame],
    iterations: u32,
    seed: &Seed,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Recheck>, CheckError> {
    let mut positions = Vec::new();
    for PuzzleGame { record, puzzles } in games {
        let played = Match::<G>::replay(record, None, |_, _, _, _| {})?;
        for puzzle in puzzles {
            positions.push(position(&played, puzzle)?);
        }
    }
    let judge = |index: u64, judged: &mut Vec<(u64, Recheck)>| {
        let (game, view, solution) = &positions[index as usize];
        let verdict = Referee::new(&**game, &seed.nth(index)).compare(view, *solution, iterations);
        let recheck = Recheck {
            rival: verdict.rival.to_string(),
            gain: verdict.gain(),
            error: verdict.error,
        };
        judged.push((index, recheck));
    };
    let judged = series::run(positions.len() as u64, threads, 1, Vec::new, judge, progress);
    let mut judged: Vec<(u64, Recheck)> = judged.into_iter().flatten().collect();
    judged.sort_by_key(|(index, _)| *index);
    Ok(judged.into_iter().map(|(_, recheck)| recheck).collect())
}

/// The opened box, what the seat of a puzzle sees, and the solution.
type Position<G> = (Arc<G>, Observation<G>, <G as Game>::Move);

/// What the seat of a puzzle sees, once it is found that it can make the move.
fn position<G: Describe>(played: &Match<G>, puzzle: &Puzzle) -> Result<Position<G>, CheckError> {
    let wrong = || CheckError::Solution {
        ply: puzzle.ply,
        seat: puzzle.seat,
        solution: puzzle.solution.clone(),
    };
    if puzzle.ply > played.plies().len() {
        return Err(wrong());
    }
    let game = played.game();
    let view = Observation::of(&**game, &played.at(puzzle.ply), Viewer::Seat(puzzle.seat));
    let to_move = game.turn(view.state()) == Turn::Seat(puzzle.seat);
    let solution: Option<G::Move> = puzzle.solution.parse().ok();
    let playable = |mv: &G::Move| to_move && game.check(view.state(), *mv).is_ok();
    let solution = solution.filter(playable).ok_or_else(wrong)?;
    Ok((Arc::clone(game), view, solution))
}
