//! Puzzles as a text.
//!
//! ```text
//! chantier puzzles 1
//! budget 1000
//!
//! chantier record 1
//! …
//! end 57
//! puzzle 41 seat 1 win 0.643 next 0.412 error 0.021
//! move open chapel
//! then 2 send apprentice-3
//! puzzle 57 seat 2 win 0.800 next 0.550 error 0.014
//! …
//! ```
//!
//! After each record stand the puzzles that were found in it, by the number of moves before them.

use std::fmt;
use std::str::FromStr;

use engine::{Record, RecordError, Seat, excerpt};

use super::{Puzzle, PuzzleGame};

const HEADING: &str = "chantier puzzles 1";
const RECORD: &str = "chantier record ";

/// Puzzles of one game. Each has a number, counted from 1 in the order of the text: what is added is added at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleSet {
    /// How many iterations the searches took that found them; those that had the last word took
    /// [`TIMES`](super::TIMES) as many.
    pub iterations: u32,
    /// The games they were found in.
    pub games: Vec<PuzzleGame>,
}

impl PuzzleSet {
    /// How many puzzles there are.
    pub fn len(&self) -> usize {
        self.games.iter().map(|game| game.puzzles.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The set without the puzzles of these numbers.
    pub fn without(&self, numbers: &[usize]) -> PuzzleSet {
        let mut number = 0;
        let mut left = self.clone();
        for game in &mut left.games {
            game.puzzles.retain(|_| {
                number += 1;
                !numbers.contains(&number)
            });
        }
        left.games.retain(|game| !game.puzzles.is_empty());
        left
    }

    /// The puzzles in their order, each with the record of its game.
    pub fn iter(&self) -> impl Iterator<Item = (&Record, &Puzzle)> {
        let games = self.games.iter();
        games.flat_map(|game| game.puzzles.iter().map(|puzzle| (&game.record, puzzle)))
    }
}

impl fmt::Display for PuzzleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}\nbudget {}", self.iterations)?;
        for PuzzleGame { record, puzzles } in &self.games {
            write!(f, "\n{record}")?;
            for puzzle in puzzles {
                let Puzzle {
                    ply,
                    seat,
                    solution,
                    win,
                    next,
                    error,
                    line,
                } = puzzle;
                writeln!(
                    f,
                    "puzzle {ply} seat {seat} win {win:.3} next {next:.3} error {error:.3}"
                )?;
                writeln!(f, "move {solution}")?;
                for (seat, mv) in line {
                    writeln!(f, "then {seat} {mv}")?;
                }
            }
        }
        Ok(())
    }
}

/// Why a text is no set of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleSetError {
    /// The first lines are not those of a set.
    #[error("these are no puzzles: the first lines should be '{HEADING}' and 'budget N'")]
    Heading,
    /// A record in it is none.
    #[error("the record that begins in line {line}: {why}")]
    Record {
        /// The line's number from 1.
        line: usize,
        /// What is wrong with it.
        why: RecordError,
    },
    /// A line says nothing that can be said there.
    #[error("line {line} of the puzzles makes no sense: '{text}'")]
    Line {
        /// The line's number from 1.
        line: usize,
        /// What it says.
        text: String,
    },
    /// A puzzle has no solution.
    #[error("the puzzle before line {line} has no line 'move'")]
    NoMove {
        /// The number of the line from 1 before which it is missing.
        line: usize,
    },
}

impl FromStr for PuzzleSet {
    type Err = PuzzleSetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lines: Vec<&str> = text.lines().collect();
        let budget = match lines[..] {
            [HEADING, budget, ..] => budget.strip_prefix("budget ").and_then(|number| number.parse().ok()),
            _ => None,
        };
        let mut set = PuzzleSet {
            iterations: budget.ok_or(PuzzleSetError::Heading)?,
            games: Vec::new(),
        };
        let mut at = 2;
        while at < lines.len() {
            let line = lines[at];
            if line.starts_with(RECORD) {
                let end = lines[at..].iter().position(|line| line.starts_with("end "));
                let end = end.map_or(lines.len(), |lines| at + lines + 1);
                let why = |why| PuzzleSetError::Record { line: at + 1, why };
                let record = lines[at..end].join("\n").parse().map_err(why)?;
                set.finish(at)?;
                set.games.push(PuzzleGame {
                    record,
                    puzzles: Vec::new(),
                });
                at = end;
            } else {
                if line.starts_with("puzzle ") {
                    set.finish(at)?;
                }
                let nonsense = || PuzzleSetError::Line {
                    line: at + 1,
                    text: excerpt(line),
                };
                set.read(line).ok_or_else(nonsense)?;
                at += 1;
            }
        }
        set.finish(lines.len())?;
        Ok(set)
    }
}

impl PuzzleSet {
    /// Takes in one line that is not part of a record.
    fn read(&mut self, line: &str) -> Option<()> {
        if line.is_empty() {
            return Some(());
        }
        let puzzles = &mut self.games.last_mut()?.puzzles;
        match line.split_once(' ')? {
            ("puzzle", numbers) => puzzles.push(read_puzzle(numbers)?),
            ("move", solution) => puzzles.last_mut()?.solution = solution.to_owned(),
            ("then", made) => {
                let (seat, mv) = made.split_once(' ')?;
                puzzles.last_mut()?.line.push((seat.parse().ok()?, mv.to_owned()));
            }
            _ => return None,
        }
        Some(())
    }

    /// Sees to it that the last puzzle so far is complete before line number `index`, counted from 0.
    fn finish(&self, index: usize) -> Result<(), PuzzleSetError> {
        let last = self.games.last().and_then(|game| game.puzzles.last());
        match last {
            Some(puzzle) if puzzle.solution.is_empty() => Err(PuzzleSetError::NoMove { line: index + 1 }),
            _ => Ok(()),
        }
    }
}

fn read_puzzle(numbers: &str) -> Option<Puzzle> {
    let words: Vec<&str> = numbers.split(' ').collect();
    let [ply, "seat", seat, "win", win, "next", next, "error", error] = words[..] else {
        return None;
    };
    let part = |text: &str| text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    Some(Puzzle {
        ply: ply.parse().ok()?,
        seat: seat.parse::<Seat>().ok()?,
        solution: String::new(),
        win: part(win)?,
        next: part(next)?,
        error: part(error)?,
        line: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SET: &str = "chantier puzzles 1
budget 40

chantier record 1
game lantern
rules 1
players 2
seat 1 mcts
seat 2 mcts
seed-hash 0000000000000000000000000000000000000000000000000000000000000000

- reveal jade
1 take jade
end 2
puzzle 1 seat 1 win 0.643 next 0.412 error 0.021
move take jade
then 2 take amber
puzzle 2 seat 2 win 0.800 next 0.550 error 0.014
move pass
";

    #[test]
    fn a_set_is_read_back_from_what_it_prints() {
        let set: PuzzleSet = SET.parse().unwrap();
        assert_eq!((set.iterations, set.games.len(), set.len()), (40, 1, 2));
        let (record, puzzle) = set.iter().next().unwrap();
        assert_eq!((record.plies.len(), puzzle.ply, &*puzzle.solution), (2, 1, "take jade"));
        assert_eq!(puzzle.line, [(Seat::new(1), "take amber".to_owned())]);
        assert!((puzzle.gain() - 0.231).abs() < 1e-9);
        assert_eq!(set.to_string(), SET);
    }

    #[test]
    fn puzzles_are_left_out_by_their_numbers_and_games_without_any_go() {
        let set: PuzzleSet = SET.parse().unwrap();
        let left = set.without(&[1]);
        assert_eq!(left.iter().map(|(_, puzzle)| puzzle.ply).collect::<Vec<_>>(), [2]);
        assert!(set.without(&[1, 2]).games.is_empty());
        assert_eq!(set.without(&[3]), set);
    }

    #[test]
    fn what_is_wrong_with_a_set_is_said_with_its_line() {
        let wrong = |from: &str, to: &str| SET.replacen(from, to, 1).parse::<PuzzleSet>().unwrap_err().to_string();
        assert!(wrong("budget 40", "budget many").starts_with("these are no puzzles"));
        assert!(wrong(HEADING, "chantier record 1").starts_with("these are no puzzles"));
        assert_eq!(
            wrong("end 2", "end 3"),
            "the record that begins in line 4: the record is torn: it should close with 'end' and the number of its moves"
        );
        assert_eq!(
            wrong("win 0.643", "win 1.643"),
            "line 15 of the puzzles makes no sense: 'puzzle 1 seat 1 win 1.643 next 0.412 error 0.021'"
        );
        assert_eq!(
            wrong("then 2", "than 2"),
            "line 17 of the puzzles makes no sense: 'than 2 take amber'"
        );
        assert_eq!(
            wrong("move take jade\n", ""),
            "the puzzle before line 17 has no line 'move'"
        );
        assert_eq!(wrong("move pass\n", ""), "the puzzle before line 19 has no line 'move'");
    }
}
