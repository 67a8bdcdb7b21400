//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

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
            Clock::System => system_ms(),
            Clock::Set(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Whether time passes by itself, so that a leap of it means that nothing ran meanwhile.
    pub(crate) const fn is_steady(&self) -> bool {
        matches!(self, Clock::System)
    }
}

fn system_ms() -> i64 {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX)
}
