//! Games that count: what becomes of the ratings when one ends, and what is known of those who play one.

use engine::Seat;
use store::{RatedGame, Store, StoreError};
use tables::{Rating, Rival, Table};
use tracing::error;
use web::pages::Rated;

use crate::live_tables::Loaded;

/// Counts a game that is over, if it counts and was not counted before.
pub(crate) async fn count(store: &Store, table: &Table) {
    let Some(places) = table.rated_places() else { return };
    let game = RatedGame {
        table: table.id().clone(),
        at_ms: table.changed_at_ms(),
        game: table.game().info().id.to_owned(),
        places,
    };
    // The game is over and stored whatever becomes of this; `chantier ratings` counts what was missed.
    if let Err(failure) = store.rate(&game).await {
        error!(table = %game.table, %failure, "a game could not be rated");
    }
}

/// Finds out how strong those at a table are taken to be, where the game counts.
pub(crate) async fn learn(store: &Store, loaded: &mut Loaded) -> Result<(), StoreError> {
    if !loaded.table.is_rated() {
        return Ok(());
    }
    let rivals = loaded.table.rivals();
    let (game, seats) = (
        loaded.table.game().info().id,
        u32::try_from(rivals.len()).unwrap_or(u32::MAX),
    );
    for (seat, rival) in Seat::all(rivals.len()).zip(rivals) {
        let rating = match &rival {
            Some(rival) => Some(of(store, rival, game, seats).await?),
            None => None,
        };
        loaded.beside.set_rating(seat, rating);
    }
    Ok(())
}

async fn of(store: &Store, rival: &Rival, game: &str, seats: u32) -> Result<Rating, StoreError> {
    let known = store.rating(rival, game, seats).await?;
    Ok(known.map_or_else(Rating::default, |entry| entry.rating))
}

/// A rating as pages show it.
pub(crate) fn shown(rating: Rating) -> Rated {
    Rated {
        points: rating.points(),
        sure: rating.is_sure(),
    }
}
