//! Sessions that were asked for a moment ago.
//!
//! Every request asks the store to whom its cookie leads, so that a session that was ended has ended at once. Where this process is
//! the only one that serves the database, it knows when nothing was written that could change the answer, and need not ask
//! again. Commands of the host may write beside it, so an answer holds for a few seconds at most.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use store::{Session, Store, StoreError};
use tables::PersonId;

use crate::clock::Clock;

/// How long an answer holds.
const HOLDS_MS: i64 = 5_000;
/// How many are remembered; when there are more, all are forgotten.
const MOST: usize = 20_000;

/// What the store said of sessions.
#[derive(Default)]
pub(crate) struct RecentSessions(Mutex<HashMap<PersonId, Answer>>);

struct Answer {
    session: Session,
    /// The version of what is known of people when the question was asked, and the time.
    version: u64,
    at_ms: i64,
}

impl RecentSessions {
    /// To whom a session leads.
    pub async fn session(&self, id: &PersonId, store: &Store, clock: &Clock) -> Result<Session, StoreError> {
        let (version, now_ms) = (store.people_version(), clock.now_ms());
        let holds = |answer: &&Answer| Some(answer.version) == version && (now_ms - answer.at_ms).abs() < HOLDS_MS;
        if let Some(answer) = self.lock().get(id).filter(holds) {
            return Ok(answer.session.clone());
        }
        let session = store.session(id).await?;
        if let Some(version) = version {
            let mut answers = self.lock();
            if answers.len() >= MOST {
                answers.clear();
            }
            let answer = Answer {
                session: session.clone(),
                version,
                at_ms: now_ms,
            };
            answers.insert(id.clone(), answer);
        }
        Ok(session)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Answer>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
