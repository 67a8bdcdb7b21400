//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::live_tables::now_ms;

/// Where the time comes from that events are stamped with and clocks are read by.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// From the operating system.
    #[default]
    System,
    /// From whoever holds it, in milliseconds since 1970. For tests only: nobody waits for hours.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// What time it is, in milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        match self {
            Clock::System => now_ms(),
            Clock::Set(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Whether time passes by itself, so that a leap of it means that nothing ran meanwhile.
    pub(crate) const fn is_steady(&self) -> bool {
        matches!(self, Clock::System)
    }
}
