//! What happens in a game, for its log.

use engine::Seat;

use crate::material::Kind;

/// Something that happened, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    First { seat: Seat },
    Drew { kind: Kind },
    DrewUnseen { seat: Seat },
    Revealed { kind: Kind },
    Laid { seat: Seat, kind: Kind },
    Swapped { seat: Seat, given: Kind, taken: Kind },
    Rested { seat: Seat },
}
