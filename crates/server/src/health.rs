//! Whether the server can do its work.
//!
//! It can if it can write: a full disk or a database that is gone lets pages be read for a while, but no move is kept.
//! Anybody may ask, so the answer holds for a moment and tells strangers nothing.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;
use tracing::{error, info};

/// How long an answer holds.
const FRESH: Duration = Duration::from_secs(2);

/// How long the database may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(5);

/// The last answer.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<Answer>>);

#[derive(Clone, Copy)]
struct Answer {
    at: Instant,
    well: bool,
}

impl Health {
    /// Whether moves can be kept.
    pub async fn is_well(&self, store: &Store, now_ms: i64) -> bool {
        // Whoever asks meanwhile waits for the same answer.
        let mut last = self.0.lock().await;
        if let Some(answer) = last.filter(|answer| answer.at.elapsed() < FRESH) {
            return answer.well;
        }
        let was_well = last.is_none_or(|answer| answer.well);
        let well = match tokio::time::timeout(PATIENCE, store.pulse(now_ms)).await {
            Ok(Ok(())) => {
                if !was_well {
                    info!("the database can be written again");
                }
                true
            }
            Ok(Err(failure)) => {
                if was_well {
                    error!(%failure, "the database cannot be written");
                }
                false
            }
            Err(_) => {
                if was_well {
                    error!("the database does not answer");
                }
                false
            }
        };
        *last = Some(Answer {
            at: Instant::now(),
            well,
        });
        well
    }
}
