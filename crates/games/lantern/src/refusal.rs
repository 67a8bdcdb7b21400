//! Why moves are refused.

use crate::material::Kind;

/// Why a move is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Chance has to move first.
    ChanceMoves,
    /// It is a player who moves.
    PlayerMoves,
    /// No such seat is at the table, or no such lantern is in the pile.
    NotUnseen,
    /// The seat holds no lantern of this kind.
    NotHeld(Kind),
    /// The lantern on the market is of the same kind (L4).
    SameKind,
    /// The seat has swapped in this turn (L4).
    Swapped,
    /// The seat has rested in this game (L5).
    Rested,
}
