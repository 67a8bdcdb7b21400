//! What happens in a game, for its log.

use engine::Seat;

use crate::bearing::Bearing;
use crate::needs::Need;
use crate::plan::Place;
use crate::tile::{Face, Level, Rotation};
use crate::walkway::Walkway;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A need card is in play.
    NeedInPlay {
        /// The card.
        need: Need,
    },
    /// A tile was turned up in the row.
    Revealed {
        /// Its face.
        face: Face,
    },
    /// A seat drew a tile from the pile and looks at it.
    Drew {
        /// The seat.
        seat: Seat,
        /// What only this seat sees.
        face: Face,
    },
    /// A seat drew a tile from the pile, as the others see it.
    DrewUnseen {
        /// The seat.
        seat: Seat,
    },
    /// A seat took a tile from the row.
    TookOpen {
        /// The seat.
        seat: Seat,
        /// The tile's face.
        face: Face,
    },
    /// A seat laid a tile.
    Laid {
        /// The seat.
        seat: Seat,
        /// The tile's face.
        face: Face,
        /// Where.
        place: Place,
        /// How far it is turned.
        rotation: Rotation,
        /// In which part of the city.
        bearing: Bearing,
    },
    /// A seat built a walkway.
    Built {
        /// The seat.
        seat: Seat,
        /// The walkway's level.
        level: Level,
        /// Between which squares.
        walkway: Walkway,
        /// In which part of the city.
        bearing: Bearing,
        /// What it is worth.
        votes: u8,
    },
}
