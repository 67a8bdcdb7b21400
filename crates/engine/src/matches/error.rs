//! What can be wrong with a move at a table, and with a record.

use crate::record::Fingerprint;
use crate::{Phrase, RecordError, Seat, SetupError};

/// Why a move was not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It is somebody else's turn.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// Nobody moves any more.
    #[error("the game is over")]
    Over,
    /// The text is not a move of this game.
    #[error("'{0}' is not a move of this game")]
    NotAMove(String),
    /// The rules do not allow it now.
    #[error("{0}")]
    Refused(Phrase),
    /// There is nothing to take back: chance or another seat moved last.
    #[error("nothing can be taken back: the last move was not yours alone")]
    NothingToUndo,
    /// The game was replayed from a record that hides its seed.
    #[error("the record does not hold its seed, so its game can be looked at, but not go on")]
    NoSeed,
}

impl PlayError {
    /// The error for people. Its messages are in the words that every game shares, but for the reasons of the rules,
    /// which are the game's own.
    pub fn phrase(&self) -> Phrase {
        match self {
            PlayError::NotYourTurn(seat) => Phrase::new("refused-turn").with("seat", *seat),
            PlayError::Over => Phrase::new("refused-over"),
            PlayError::NotAMove(text) => Phrase::new("refused-no-move").with("text", text.as_str()),
            PlayError::Refused(phrase) => phrase.clone(),
            PlayError::NothingToUndo => Phrase::new("refused-undo"),
            PlayError::NoSeed => Phrase::new("refused-sealed"),
        }
    }
}

/// Why a move of a record or a log cannot follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalPly {
    /// The text is not a move of this game.
    #[error("it is not a move of this game")]
    NotAMove,
    /// A seat is to move, and this is another's move or one of chance.
    #[error("seat {0} is to move")]
    SeatMoves(Seat),
    /// Chance is to move, and this is the move of a seat.
    #[error("chance is to move")]
    ChanceMoves,
    /// Nobody is to move.
    #[error("the game is over")]
    Over,
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Phrase),
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The text is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record is of another game.
    #[error("the record is of {found}, not of {wanted}")]
    Game {
        /// The game the record names.
        found: String,
        /// The game it was read as.
        wanted: &'static str,
    },
    /// The record's set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record needs the material file it was played with.
    #[error("the record was played with a material file of fingerprint {0}, which is needed to replay it")]
    Material(Fingerprint),
    /// The record was played with the built-in material.
    #[error("the record was played with the built-in material, not with a material file")]
    BuiltInMaterial,
    /// A move of the record is not legal.
    #[error("move {ply} of the record, '{text}', cannot be played: {why}")]
    Ply {
        /// The move's number from 1.
        ply: usize,
        /// Its text.
        text: String,
        /// Why not.
        why: IllegalPly,
    },
    /// The record's result is not that of its moves.
    #[error("the standings of the record are not those of its moves")]
    Standings,
    /// The seed and its hash do not belong together.
    #[error("the seed of the record does not have the hash that was shown at the start")]
    SeedHash,
    /// The record hides its seed, so its chance cannot be derived again.
    #[error("the record does not hold its seed, so its chance cannot be checked")]
    NoSeed,
    /// The record names more moves of another game than it has.
    #[error("the record says that its first {0} moves are those of another game, but it has fewer")]
    Origin(usize),
    /// A chance move is not the one the seed gives.
    #[error("chance move {ply} of the record, '{text}', does not follow from the seed, which gives '{derived}'")]
    Chance {
        /// The move's number from 1.
        ply: usize,
        /// Its text.
        text: String,
        /// What it should have been.
        derived: String,
    },
}
