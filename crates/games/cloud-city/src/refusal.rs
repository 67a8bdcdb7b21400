//! Why moves are refused.

use crate::bearing::Bearing;
use crate::needs::Need;
use crate::plan::{Place, Square};
use crate::state::Step;
use crate::tile::{Face, Level, Rotation};
use crate::walkway::Walkway;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another kind of move is due.
    NotNow(Step),
    /// The tile is not in the hand.
    NotInHand(Face),
    /// The tile is not in the row.
    NotInRow(Face),
    /// The pile has no such tile.
    NotInPile(Face),
    /// The need card was not among those to draw from.
    NeedNotDrawn(Need),
    /// There is a tile already.
    Occupied(Place, Bearing),
    /// The place touches no side of the city.
    Apart(Place, Bearing),
    /// The city would become too wide or too high.
    TooWide(Place, Bearing),
    /// The turn makes no difference for this tile.
    SameTurned(Face, Rotation),
    /// The walkway was named from its wrong end.
    Reversed(Walkway),
    /// There is nothing to rest a walkway on.
    NoBuilding(Square),
    /// The two buildings are not equally tall.
    Heights(Walkway),
    /// The two buildings are not in line.
    Diagonal(Walkway),
    /// No piece is that long.
    TooLong(Walkway),
    /// There is no tile below.
    NoGround {
        /// The walkway.
        walkway: Walkway,
        /// The first square without a tile.
        square: Square,
    },
    /// A building is in the way.
    Blocked {
        /// The walkway.
        walkway: Walkway,
        /// Where the building stands.
        square: Square,
    },
    /// A walkway of the same level is in the way.
    Crossing {
        /// The walkway.
        walkway: Walkway,
        /// Where they would meet.
        square: Square,
    },
    /// The buildings are joined already.
    AlreadyJoined(Walkway),
    /// The building carries two walkways.
    FullBuilding(Square),
    /// The piece is used up.
    NoPiece(Level, u8),
}
