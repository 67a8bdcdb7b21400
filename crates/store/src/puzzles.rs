//! How far people have come with puzzles.

use tables::PersonId;

use crate::sql::Statement;
use crate::{Store, StoreError};

/// How far somebody has come with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    /// The puzzle's number, from 1.
    pub number: u32,
    /// How often they tried in vain.
    pub tries: u32,
    /// Whether they found the answer, or had it shown; nothing where it is still open.
    pub found: Option<bool>,
}

const OPEN: i64 = 0;
const FOUND: i64 = 1;
const SHOWN: i64 = 2;

impl Store {
    /// How far somebody has come with the puzzles of a game, by their numbers; those they never tried are missing.
    pub async fn puzzle_progress(&self, person: &PersonId, game: &str) -> Result<Vec<PuzzleProgress>, StoreError> {
        let question = Statement::new(
            "SELECT number, tries, outcome FROM puzzles WHERE session_id = $1 AND game = $2 ORDER BY number",
        );
        let rows = self.database.fetch(&question.bind(person.as_str()).bind(game)).await?;
        let mut progress = Vec::with_capacity(rows.len());
        for row in &rows {
            let count = |column: &str| {
                self.integer(row, column)
                    .map(|number| u32::try_from(number).unwrap_or(0))
            };
            progress.push(PuzzleProgress {
                number: count("number")?,
                tries: count("tries")?,
                found: match self.integer(row, "outcome")? {
                    FOUND => Some(true),
                    SHOWN => Some(false),
                    _ => None,
                },
            });
        }
        Ok(progress)
    }

    /// Keeps how far somebody has come with a puzzle of a game. What was found or shown stays so, whatever another page still tries.
    pub async fn keep_puzzle_progress(
        &self,
        person: &PersonId,
        game: &str,
        progress: PuzzleProgress,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO puzzles (session_id, game, number, tries, outcome, at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (session_id, game, number)
             DO UPDATE SET tries = excluded.tries, outcome = excluded.outcome, at = excluded.at
             WHERE puzzles.outcome = $7",
        );
        let outcome = match progress.found {
            None => OPEN,
            Some(true) => FOUND,
            Some(false) => SHOWN,
        };
        let keep = keep
            .bind(person.as_str())
            .bind(game)
            .bind(i64::from(progress.number))
            .bind(i64::from(progress.tries))
            .bind(outcome)
            .bind(at_ms)
            .bind(OPEN);
        self.database.write(keep.into()).await.map(drop)
    }
}
