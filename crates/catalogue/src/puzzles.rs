//! The puzzles that the program ships.

use std::collections::HashMap;
use std::sync::LazyLock;

use bots::puzzles::{Puzzle, PuzzleSet};
use engine::Seed;

use crate::{AnyGame, AnyMatch};

// FILES, as `build.rs` found them.
include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

static SETS: LazyLock<HashMap<&'static str, PuzzleSet>> = LazyLock::new(|| {
    let read = |&(game, text): &(&'static str, &str)| {
        let set = text
            .parse()
            .unwrap_or_else(|why| panic!("the puzzles of {game}: {why}"));
        (game, set)
    };
    FILES.iter().map(read).collect()
});

/// A puzzle that the program ships, with the game it was found in.
pub struct ShippedPuzzle {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// How many puzzles of the game there are.
    pub count: usize,
    /// The game up to the position, in which the puzzle's seat is to move.
    pub played: Box<dyn AnyMatch>,
}

/// The puzzles that the program ships for a game; none where it ships none.
///
/// # Panics
/// If a file of puzzles that is built into the program cannot be read; a test reads every one.
pub fn puzzles(game: &dyn AnyGame) -> Option<&'static PuzzleSet> {
    SETS.get(game.info().id)
}

/// The puzzle of a game with this number, from 1.
///
/// # Panics
/// If a game that is built into the program does not replay; a test replays every one.
pub fn puzzle(game: &dyn AnyGame, number: usize) -> Option<ShippedPuzzle> {
    let set = puzzles(game)?;
    let (record, puzzle) = set.iter().nth(number.checked_sub(1)?)?;
    let replayed = game.replay(record, None);
    let played = replayed.unwrap_or_else(|why| panic!("puzzle {number} of {}: {why}", game.info().id));
    Some(ShippedPuzzle {
        puzzle,
        count: set.len(),
        // Nothing is drawn on from here, so any seed will do.
        played: played.branch(puzzle.ply, Seed::named("a puzzle")),
    })
}
