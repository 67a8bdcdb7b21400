//! What the commands that look after a database share.

use anyhow::Context as _;
use store::{Listing, Progress, Store, StoreError};

use crate::failure::Failure;
use crate::terminal;

/// How many tables are listed at once.
const PAGE: u32 = 1000;

/// Runs work that waits for a database, on this thread.
pub fn run<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context(Failure("the command cannot start".to_owned()))?;
    runtime.block_on(work)
}

/// All tables of a database.
pub async fn every_table(store: &Store) -> Result<Vec<Listing>, StoreError> {
    let mut listings: Vec<Listing> = Vec::new();
    loop {
        let last = listings.last().map(|listing| listing.id.clone());
        let page = store.tables_after(last.as_ref(), PAGE).await?;
        if page.is_empty() {
            return Ok(listings);
        }
        listings.extend(page);
    }
}

/// Shows how far a backup has come.
pub fn show_progress() -> impl FnMut(Progress) {
    let bar = terminal::progress(0, "rows");
    move |Progress { done, total }| {
        bar.set_length(total);
        bar.set_position(done);
        if done == total {
            bar.finish_and_clear();
        }
    }
}
