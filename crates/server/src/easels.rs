//! The threads on which pages are drawn, so many at once.
//!
//! What somebody looks at comes first. What is dear, and waited for by nobody who plays, has fewer places and a line of its own before
//! it may stand in the line of all: however many ask for pictures or bring records, a page waits for no more of those than have a place.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::AppError;
use crate::metrics::Metrics;

/// The threads on which pages are drawn.
pub(crate) struct Easels {
    all: Arc<Semaphore>,
    /// Those that what is dear may have.
    dear: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Easels {
    /// So many, half of which may be used for what is dear.
    pub fn new(number: usize, metrics: Arc<Metrics>) -> Easels {
        Easels {
            all: Arc::new(Semaphore::new(number)),
            dear: Arc::new(Semaphore::new((number / 2).max(1))),
            metrics,
        }
    }

    /// Draws what somebody looks at.
    pub async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        self.work(None, Instant::now(), work).await
    }

    /// Does what is dear and not urgent: pictures for previews, records that are checked or packed.
    pub async fn draw_dear<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        let asked = Instant::now();
        let place = place(&self.dear).await?;
        self.work(Some(place), asked, work).await
    }

    async fn work<T: Send + 'static>(
        &self,
        dear: Option<OwnedSemaphorePermit>,
        asked: Instant,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let places = (dear, place(&self.all).await?);
        let metrics = Arc::clone(&self.metrics);
        metrics.drawing_wait.record(asked.elapsed());
        let working = tokio::task::spawn_blocking(move || {
            let _places = places;
            let start = Instant::now();
            let made = work();
            metrics.drawing.record(start.elapsed());
            made
        });
        working.await.map_err(|_| AppError::Worker)
    }
}

async fn place(places: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, AppError> {
    let place = Arc::clone(places).acquire_owned().await;
    place.map_err(|_| AppError::Worker)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn a_page_waits_for_no_more_of_what_is_dear_than_has_a_place() {
        let easels = Arc::new(Easels::new(2, Arc::default()));
        let done = Arc::new(AtomicUsize::new(0));
        for _ in 0..20 {
            let (easels, done) = (Arc::clone(&easels), Arc::clone(&done));
            tokio::spawn(async move {
                let picture = move || {
                    std::thread::sleep(Duration::from_millis(100));
                    done.fetch_add(1, Ordering::SeqCst);
                };
                easels.draw_dear(picture).await
            });
        }
        // Let all of them ask first.
        tokio::time::sleep(Duration::from_millis(20)).await;
        for _ in 0..5 {
            easels.draw(|| ()).await.unwrap();
        }
        let before = done.load(Ordering::SeqCst);
        assert!(before <= 2, "{before} pictures came before five pages");
    }
}
