//! The time a search may take.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How long a search may think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations; the same seed then gives the same choice, and no clock is read.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// Where a search reads the time. A browser has no [`Instant`], and a test has no time to lose.
pub trait Clock: Send {
    /// The time since a moment that stays the same while a search runs.
    fn now(&self) -> Duration;
}

/// The clock of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        // Read at the first question, not when the clock is made: a search that counts iterations never asks.
        static FIRST: OnceLock<Instant> = OnceLock::new();
        FIRST.get_or_init(Instant::now).elapsed()
    }
}
