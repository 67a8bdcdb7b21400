//! Many games on several threads, with results that do not depend on how many.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Plays the games `0..games` on `threads` threads, which take up to `largest_batch` games at a time. Each thread gathers
/// what its games give in a tally of its own, started by `start` and filled by `play`; the tallies come back in no
/// particular order, so what is gathered must not depend on it. `progress` is told the number of games finished so far.
pub(crate) fn run<T: Send>(
    games: u64,
    threads: usize,
    largest_batch: u64,
    start: impl Fn() -> T + Sync,
    play: impl Fn(u64, &mut T) + Sync,
    progress: &(dyn Fn(u64) + Sync),
) -> Vec<T> {
    let threads = threads.clamp(1, games.clamp(1, 1024) as usize);
    let batch = (games / (threads as u64 * 16)).clamp(1, largest_batch);
    let next = AtomicU64::new(0);
    let finished = AtomicU64::new(0);
    let work = || {
        let mut tally = start();
        loop {
            let first = next.fetch_add(batch, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let end = (first + batch).min(games);
            for index in first..end {
                play(index, &mut tally);
            }
            let so_far = finished.fetch_add(end - first, Ordering::Relaxed) + (end - first);
            progress(so_far);
        }
    };
    if threads == 1 {
        return vec![work()];
    }
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined
            .map(|tally| tally.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}
