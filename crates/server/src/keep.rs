//! For how long the site keeps what it has, by the choice of its host. Without one everything is kept.

use std::time::Duration;

use catalogue::Lexicon;
use engine::Phrase;
use store::{Keep, Terms};
use tables::{Phase, Table};
use tokio::time::MissedTickBehavior;
use tracing::{info, warn};

use crate::error::AppError;
use crate::{App, nodes};

/// How often the server looks for what is too old.
const PAUSE_MS: i64 = 60 * 60 * 1000;
/// How often it looks at the clock for that: a machine may have slept.
const LOOK_EVERY: Duration = Duration::from_secs(1);
const DAY_S: u64 = 24 * 60 * 60;

/// For how many days a table is kept after its last move, where its days are counted.
pub(crate) fn days_of(keep: Keep, table: &Table) -> Option<i64> {
    let kept = match table.phase() {
        Phase::Over => keep.finished,
        _ => keep.unfinished,
    };
    kept.map(days)
}

/// What becomes of what, in sentences.
pub(crate) fn told(keep: Keep, words: &Lexicon) -> Vec<String> {
    let terms = [
        ("expiry-unfinished", keep.unfinished),
        ("expiry-finished", keep.finished),
        ("expiry-talk", keep.talk),
        ("expiry-names", keep.names),
    ];
    let say = |(id, kept): (&'static str, Option<Duration>)| {
        let phrase = Phrase::new(id).with("days", days(kept?));
        Some(words.say(&phrase, &|seat| words.seat(seat)))
    };
    let told: Vec<String> = terms.into_iter().filter_map(say).collect();
    if told.is_empty() {
        vec![words.word("expiry-never")]
    } else {
        told
    }
}

/// So many days, where one that has begun counts.
pub(crate) fn days(kept: Duration) -> i64 {
    i64::try_from(kept.as_secs().div_ceil(DAY_S)).unwrap_or(i64::MAX)
}

/// Deletes what is too old, at the start and from then on every hour.
pub(crate) async fn watch(app: App) {
    if app.config.keep == Keep::default() {
        return;
    }
    let mut ticks = tokio::time::interval(LOOK_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut next_ms = app.now_ms();
    loop {
        ticks.tick().await;
        if app.now_ms() < next_ms {
            continue;
        }
        next_ms = app.now_ms() + PAUSE_MS;
        if let Err(failure) = delete_old(&app).await {
            warn!(%failure, "what is too old could not be deleted yet");
        }
    }
}

async fn delete_old(app: &App) -> Result<(), AppError> {
    let (store, terms) = (app.tables.store(), app.config.keep.terms(app.now_ms()));
    let mut tables = 0_u64;
    for listing in store.expired_tables(&terms).await? {
        if app.tables.delete(&listing.id, listing.version).await? {
            tables += 1;
        }
    }
    let rest = Terms {
        unfinished_before_ms: None,
        finished_before_ms: None,
        ..terms
    };
    let deleted = store.delete_expired(&rest).await?;
    if deleted.remarks > 0 {
        // Open pages show them no longer, either.
        nodes::look_again(app, app.tables.in_memory());
    }
    if tables + deleted.remarks + deleted.people > 0 {
        let (remarks, people) = (deleted.remarks, deleted.people);
        info!(tables, remarks, people, "deleted what is older than the host keeps it");
    }
    Ok(())
}
