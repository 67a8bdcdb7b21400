//! The time a search may take.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// How long a search may think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations; the same seed then gives the same choice, and no clock is read.
    Iterations(u32),
    /// So much time.
    Time(Duration),
    /// So many iterations, or fewer if the time is over before.
    IterationsWithin(u32, Duration),
}

impl Budget {
    /// What each of so many searches has if they share the iterations, and think at the same time.
    pub(super) fn divided(self, searches: u32) -> Budget {
        match self {
            Budget::Iterations(iterations) => Budget::Iterations(iterations.div_ceil(searches)),
            Budget::Time(time) => Budget::Time(time),
            Budget::IterationsWithin(iterations, time) => Budget::IterationsWithin(iterations.div_ceil(searches), time),
        }
    }

    /// The most iterations it allows.
    pub fn iterations(self) -> u32 {
        match self {
            Budget::Iterations(iterations) | Budget::IterationsWithin(iterations, _) => iterations,
            Budget::Time(_) => u32::MAX,
        }
    }

    /// The most time it allows, if it is one that looks at the clock.
    pub fn time(self) -> Option<Duration> {
        match self {
            Budget::Iterations(_) => None,
            Budget::Time(time) | Budget::IterationsWithin(_, time) => Some(time),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::IterationsWithin(iterations, time) => write!(f, "{iterations}/{}ms", time.as_millis()),
        }
    }
}

/// Where a search reads the time. A browser has no [`Instant`], and a test has no time to lose.
pub trait Clock: Send {
    /// The time since a moment that stays the same while a search runs.
    fn now(&self) -> Duration;

    /// Whether nobody waits for the answer any more. A search looks up now and then, and ends with what it has.
    fn stopped(&self) -> bool {
        false
    }
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

/// The clock of the operating system for a search that can be stopped from elsewhere. Clones stop together.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to end.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to end.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clock for Stop {
    fn now(&self) -> Duration {
        SystemClock.now()
    }

    fn stopped(&self) -> bool {
        self.is_requested()
    }
}
