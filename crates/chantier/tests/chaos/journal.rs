//! What the players asked for and what they were told, to be held against the logs.

use std::collections::BTreeMap;

use engine::Seat;
use tables::{Event, Stored, Version};

/// The attempts to move at one table, by the version they were made at.
#[derive(Default)]
pub struct Journal {
    attempts: BTreeMap<Version, Vec<String>>,
    acknowledged: BTreeMap<Version, String>,
}

impl Journal {
    pub fn attempt(&mut self, version: Version, text: &str) {
        self.attempts.entry(version).or_default().push(text.to_owned());
    }

    pub fn acknowledge(&mut self, version: Version, text: &str) {
        let before = self.acknowledged.insert(version, text.to_owned());
        assert_eq!(before, None, "two moves were acknowledged at version {version}");
    }

    pub fn acknowledged(&self) -> usize {
        self.acknowledged.len()
    }

    /// Holds the journal of the person at `seat` against the table's log.
    pub fn check(&self, seat: Seat, log: &[Stored]) -> Result<(), String> {
        for (version, text) in &self.acknowledged {
            let index = usize::try_from(*version).map_err(|error| error.to_string())?;
            match log.get(index).map(|stored| &stored.event) {
                Some(Event::Moved { text: kept, .. }) if kept == text => {}
                other => {
                    return Err(format!(
                        "'{text}' was acknowledged after event {version}, where there is {other:?}"
                    ));
                }
            }
        }
        let mut before = None;
        for stored in log {
            let Event::Moved { seat: mover, text, .. } = &stored.event else {
                continue;
            };
            let asked = || {
                self.attempts
                    .get(&(stored.version - 1))
                    .is_some_and(|texts| texts.contains(text))
            };
            // What is all that is left to complete a move is made with it, in the same breath.
            let completes = before.replace((*mover, stored.at_ms)) == Some((seat, stored.at_ms));
            if *mover == seat && !completes && !asked() {
                return Err(format!(
                    "event {} is '{text}', which nobody asked for there",
                    stored.version
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(version: Version, text: &str) -> Stored {
        Stored {
            version,
            at_ms: version,
            event: Event::Moved {
                seat: Seat::FIRST,
                text: text.to_owned(),
                chance: Vec::new(),
            },
        }
    }

    #[test]
    fn a_lost_and_a_doubled_move_are_noticed() {
        let mut journal = Journal::default();
        journal.attempt(0, "take 1");
        journal.acknowledge(0, "take 1");
        journal.attempt(1, "end");
        assert!(journal.check(Seat::FIRST, &[moved(1, "take 1")]).is_ok());
        assert!(
            journal
                .check(Seat::FIRST, &[moved(1, "take 1"), moved(2, "end")])
                .is_ok(),
            "unheard, but asked for"
        );
        assert!(journal.check(Seat::FIRST, &[]).is_err(), "lost");
        assert!(
            journal
                .check(Seat::FIRST, &[moved(1, "take 1"), moved(2, "take 1")])
                .is_err(),
            "doubled"
        );
    }

    #[test]
    fn what_completes_a_move_comes_with_it_and_need_not_be_asked_for() {
        let mut journal = Journal::default();
        journal.attempt(0, "send apprentice-1");
        journal.acknowledge(0, "send apprentice-1");
        let mut log = [moved(1, "send apprentice-1"), moved(2, "to house")];
        assert!(
            journal.check(Seat::FIRST, &log).is_err(),
            "later it is a move of its own"
        );
        log[1].at_ms = log[0].at_ms;
        assert!(journal.check(Seat::FIRST, &log).is_ok());
    }
}
