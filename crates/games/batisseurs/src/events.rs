//! What happens in a game, for its log.

use engine::Seat;

use crate::cards::{Building, Worker};

/// Something that happened, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    Dealt {
        seat: Seat,
        worker: Worker,
    },
    BuildingRevealed {
        building: Building,
    },
    WorkerRevealed {
        worker: Worker,
    },
    Opened {
        seat: Seat,
        building: Building,
    },
    Recruited {
        seat: Seat,
        worker: Worker,
    },
    Sent {
        seat: Seat,
        worker: Worker,
        site: Building,
        wage: u8,
        actions: u16,
    },
    Finished {
        seat: Seat,
        building: Building,
        ecus: u8,
        points: u8,
    },
    Took {
        seat: Seat,
        actions: u8,
        ecus: u16,
    },
    Bought {
        seat: Seat,
    },
    Ended {
        seat: Seat,
        lost: u16,
    },
    GoalReached {
        seat: Seat,
    },
    Deadlock,
}
