//! Several servers on one database: each hears what the others write, and the bots of a table are one server's matter.
//!
//! Nothing here decides anything. The store's "append if the version is still n" does, and a table found through
//! [`LiveTables::find`](crate::live_tables::LiveTables::find) is the present one. News only let open pages see at once what
//! another server wrote, and leases keep two servers from thinking about the same move.

use std::collections::HashMap;
use std::time::Duration;

use store::{Change, StoreError};
use tables::{TableId, Version};
use tokio::task::JoinHandle;
use tracing::{error, warn};

use crate::error::AppError;
use crate::live_tables::LiveTable;
use crate::{App, bots};

/// How often a server looks for itself what changed, should news be lost.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// How far the clocks of two servers may differ for that, and how long a write may be under way.
const CLOCKS_DIFFER: Duration = Duration::from_secs(60);
/// For how long it can be looked up what servers told each other.
const TOLD_FOR: Duration = Duration::from_secs(600);
/// How long a server that is not heard of any more keeps the bots of a table from moving.
const LEASE: Duration = Duration::from_secs(6);

/// Starts to follow what other servers write, where there may be some.
pub(crate) fn follow(app: &App) {
    if app.tables.store().is_shared() {
        tokio::spawn(listen(app.clone()));
        tokio::spawn(look(app.clone()));
    }
}

async fn listen(app: App) {
    let Some(mut changes) = app.tables.store().changes() else {
        return;
    };
    while let Some(change) = changes.next().await {
        app.tables.note_written();
        hear(&app, change);
    }
}

fn hear(app: &App, change: Change) {
    match change {
        Change::Appended(table, version) => spawn(app, vec![(table, Some(version))]),
        Change::Said(table) => spawn(app, vec![(table, None)]),
        Change::Ended(person) => app.tell_ended(&person),
        Change::Anything => {
            app.tell_any_ended();
            look_again(app, app.tables.in_memory());
        }
    }
}

/// Asks now and then what changed.
async fn look(app: App) {
    let mut ticks = tokio::time::interval(LOOK_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut net = Net {
        looked_at_ms: app.now_ms(),
        told: HashMap::new(),
    };
    loop {
        ticks.tick().await;
        if let Err(failure) = net.look(&app).await {
            warn!(%failure, "cannot see what other servers wrote");
        }
    }
}

/// What catches news that were lost.
struct Net {
    /// When a look last succeeded, by a clock that goes on while the machine sleeps.
    looked_at_ms: i64,
    /// What was told lately and has been taken in, with when it was told.
    told: HashMap<Change, i64>,
}

impl Net {
    async fn look(&mut self, app: &App) -> Result<(), StoreError> {
        let (store, now_ms) = (app.tables.store(), app.now_ms());
        let missed = Duration::from_millis((now_ms - self.looked_at_ms).try_into().unwrap_or(0)) + CLOCKS_DIFFER;
        let changed = store.changed_since(now_ms - millis(missed)).await?;
        let told: HashMap<Change, i64> = store.told_within(missed).await?.into_iter().collect();
        let fresh = |(change, at_ms): &(&Change, &i64)| self.told.get(*change) != Some(*at_ms);
        let mut fresh: Vec<Change> = told.iter().filter(fresh).map(|(change, _)| change.clone()).collect();
        if missed > TOLD_FOR {
            // Some of it may be forgotten already.
            fresh = vec![Change::Anything];
        }
        (self.looked_at_ms, self.told) = (now_ms, told);
        if !changed.is_empty() || !fresh.is_empty() {
            app.tables.note_written();
        }
        fresh.into_iter().for_each(|change| hear(app, change));
        for (table, version) in changed {
            take_in(app, &table, Some(version)).await;
        }
        store.forget_told(TOLD_FOR).await
    }
}

/// Reads tables again, of which anything may have changed.
pub(crate) fn look_again(app: &App, tables: Vec<TableId>) {
    spawn(app, tables.into_iter().map(|table| (table, None)).collect());
}

/// Takes in changes one after the other. A table that is being written lets its own news wait, not those of others.
fn spawn(app: &App, mut changes: Vec<(TableId, Option<Version>)>) {
    changes.retain(|(table, _)| app.tables.holds(table));
    if changes.is_empty() {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        for (table, version) in changes {
            take_in(&app, &table, version).await;
        }
    });
}

/// Shows a change to those who watch the table here. Should the server die that was to let its bots move, this one will.
async fn take_in(app: &App, table: &TableId, version: Option<Version>) {
    match app.tables.catch_up(table, version).await {
        Ok(Some(live)) => bots::wake(app, &live),
        Ok(None) => {}
        Err(failure) => error!(%table, %failure, "cannot read what another server wrote"),
    }
}

/// The right to let the bots of a table move, which is renewed as long as it is held.
pub(crate) struct Lease {
    app: App,
    table: TableId,
    /// `None` where no other server could want it.
    renewing: Option<JoinHandle<()>>,
}

impl Lease {
    /// Takes the lease, unless another server holds it.
    async fn take(app: &App, live: &LiveTable) -> Result<Option<Lease>, AppError> {
        let renewing = if app.tables.store().is_shared() {
            if !renew(app, live.id()).await? {
                return Ok(None);
            }
            let (app, table) = (app.clone(), live.id().clone());
            Some(tokio::spawn(async move {
                loop {
                    tokio::time::sleep(LEASE / 3).await;
                    // If it was lost meanwhile, another server thinks too, and the version decides.
                    if let Err(failure) = renew(&app, &table).await {
                        warn!(%table, %failure, "cannot renew a lease");
                    }
                }
            }))
        } else {
            None
        };
        Ok(Some(Lease {
            app: app.clone(),
            table: live.id().clone(),
            renewing,
        }))
    }

    /// Gives it back, so that another server need not wait.
    pub async fn release(self) {
        if let Some(renewing) = &self.renewing {
            renewing.abort();
            let tables = &self.app.tables;
            if let Err(failure) = tables.store().release(&self.table, tables.node()).await {
                warn!(table = %self.table, %failure, "cannot give back a lease");
            }
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(renewing) = &self.renewing {
            renewing.abort();
        }
    }
}

async fn renew(app: &App, table: &TableId) -> Result<bool, AppError> {
    let now = app.now_ms();
    let tables = &app.tables;
    let lease = tables.store().lease(table, tables.node(), now, now + millis(LEASE));
    Ok(lease.await?)
}

/// Whether this server is the one to let the bots of a table move. If it is not, waits until something happens at the
/// table, the other server may have died, or this one stops.
pub(crate) async fn is_ours(lease: &mut Option<Lease>, app: &App, live: &LiveTable) -> Result<bool, AppError> {
    if lease.is_none() {
        let mut changed = live.watch();
        *lease = Lease::take(app, live).await?;
        if lease.is_none() {
            tokio::select! {
                _ = changed.changed() => {}
                () = tokio::time::sleep(LEASE / 2) => {}
                () = app.stopped() => {}
            }
        }
    }
    Ok(lease.is_some())
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
