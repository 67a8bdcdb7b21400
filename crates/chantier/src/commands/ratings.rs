//! `chantier ratings`: making the ratings of all players anew.

use std::io::Write;

use anstream::stdout;
use store::{Listing, RatedGame, Store, StoreError};
use tables::Table;

use super::databases;
use crate::arguments::RatingsArguments;

/// Counts the games that were missed, then makes every rating anew.
pub fn run(arguments: &RatingsArguments) -> anyhow::Result<()> {
    let (missed, games) = databases::run(async {
        let store = Store::open(&arguments.database).await?;
        let mut missed = 0_u64;
        for listing in databases::every_table(&store).await? {
            missed += u64::from(count(&store, &listing).await?);
        }
        let games = store.rebuild_ratings().await?;
        store.close().await;
        Ok((missed, games))
    })?;
    writeln!(stdout(), "games that count: {games}, of which {missed} had been missed")?;
    Ok(())
}

/// Counts a game that counts and was not counted; says whether there was one.
async fn count(store: &Store, listing: &Listing) -> Result<bool, StoreError> {
    if listing.is_unfinished() {
        return Ok(false);
    }
    let log = store.load(&listing.id).await?;
    // A table that this program cannot read has nothing to add; `chantier check` says why.
    let table = Table::read(&listing.id, &log).ok();
    let Some(places) = table.as_ref().and_then(Table::rated_places) else {
        return Ok(false);
    };
    let game = RatedGame {
        table: listing.id.clone(),
        at_ms: listing.updated_at_ms,
        game: listing.game.clone(),
        places,
    };
    store.rate(&game).await
}
