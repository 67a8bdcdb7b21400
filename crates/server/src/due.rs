//! What tables have due by what was agreed on there: clocks that are out, games that nobody plays, bots that nobody lets move.
//!
//! When somebody should look at a table stands in the store. Every server looks; the table's version decides whose event
//! counts, so that whatever is due is done once. A time in which no server could look, since the database was away or the machine
//! slept, is charged to nobody.

use std::time::Duration;

use store::Store;
use tables::{Command, TableId};
use tokio::time::MissedTickBehavior;
use tracing::{error, warn};

use crate::error::AppError;
use crate::live_tables::{Acted, Loaded};
use crate::{App, bots};

/// How often a server looks.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// How often it notes that it is up.
const NOTE_EVERY: u32 = 30;
/// How many tables it looks at before it asks again which are due.
const AT_ONCE: u32 = 100;
/// When it looks again at a table where there was nothing to do, or that it cannot read.
const LATER_MS: i64 = 60_000;

/// For how long no server may have been seen before that counts as a downtime, where several share a database.
const TOLERATED_MS: i64 = 2 * (NOTE_EVERY as i64) * 500;

/// For how long no server may have been seen before that counts as a downtime.
pub(crate) fn tolerated_ms(store: &Store) -> i64 {
    if store.is_shared() { TOLERATED_MS } else { 0 }
}

/// Looks after what is due until the server stops.
pub(crate) async fn watch(app: App) {
    let mut ticks = tokio::time::interval(LOOK_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut works, mut looked_at_ms) = (true, app.now_ms());
    for number in (0..NOTE_EVERY).cycle() {
        ticks.tick().await;
        let now_ms = app.now_ms();
        let slept = app.config.clock.is_steady() && now_ms - looked_at_ms > TOLERATED_MS;
        let looked = look(&app, number == 0, !works || slept).await;
        if let Err(failure) = &looked
            && works
        {
            error!(%failure, "what is due at tables cannot be seen to");
        }
        works = looked.is_ok();
        looked_at_ms = app.now_ms();
    }
}

/// Does what is due. Where this could not be done for a while, first finds out whether any server was up meanwhile.
async fn look(app: &App, note: bool, was_away: bool) -> Result<(), AppError> {
    let store = app.tables.store();
    if was_away {
        let downtimes = store.start_up(app.now_ms(), tolerated_ms(store)).await?;
        app.tables.learn_downtimes(downtimes).await?;
    }
    if note || was_away {
        store.note_up(app.now_ms()).await?;
    }
    let now_ms = app.now_ms();
    for table in store.due(now_ms, AT_ONCE).await? {
        match see_to(app, &table).await {
            Ok(()) => {}
            Err(AppError::Store(failure)) => return Err(AppError::Store(failure)),
            Err(failure) => {
                warn!(%table, %failure, "what is due at a table cannot be done");
                store.put_off(&table, now_ms, Some(now_ms + 60 * LATER_MS)).await?;
            }
        }
    }
    Ok(())
}

async fn see_to(app: &App, table: &TableId) -> Result<(), AppError> {
    let live = app.tables.find(table).await?;
    let now_ms = app.now_ms();
    let decide = |loaded: &Loaded| loaded.table.decide(&Command::Due { now_ms }).map(Into::into);
    if let Acted::Refused(_) = app.tables.act(&live, None, decide).await? {
        let next = app.tables.read(&live, |loaded| loaded.table.due_ms()).await?;
        // What is late and cannot be done now, such as a bot's move, is looked at again in a while.
        let later = |at_ms: i64| if at_ms > now_ms { at_ms } else { now_ms + LATER_MS };
        app.tables.store().put_off(table, now_ms, next.map(later)).await?;
    }
    bots::wake(app, &live);
    Ok(())
}
