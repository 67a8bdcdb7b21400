//! Things that may happen thousands of times a second and are still worth a line now and then.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// At most one line in so long.
const EVERY: Duration = Duration::from_secs(10);

/// Counts what happens between two lines of the log.
#[derive(Default)]
pub(crate) struct Seldom(Mutex<Counted>);

#[derive(Default)]
struct Counted {
    last: Option<Instant>,
    since: u64,
}

impl Seldom {
    /// Counts one more; gives how many there were since the last line when another is due.
    pub fn count(&self) -> Option<u64> {
        self.count_at(Instant::now())
    }

    fn count_at(&self, now: Instant) -> Option<u64> {
        let mut counted = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        counted.since += 1;
        if counted
            .last
            .is_some_and(|last| now.saturating_duration_since(last) < EVERY)
        {
            return None;
        }
        counted.last = Some(now);
        Some(std::mem::take(&mut counted.since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_at_once_and_the_others_as_a_number() {
        let (seldom, start) = (Seldom::default(), Instant::now());
        assert_eq!(seldom.count_at(start), Some(1));
        assert_eq!(seldom.count_at(start), None);
        assert_eq!(seldom.count_at(start + EVERY / 2), None);
        assert_eq!(seldom.count_at(start + EVERY), Some(3));
    }
}
