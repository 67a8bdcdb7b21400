//! Analyses of finished games, made in the background.
//!
//! Who wants one is noted in the store, and those who do take turns (`order`): so many games at once, one of each person.
//! They outlive the server, and the one that starts next goes on. Where several share a database one of them holds a wish while
//! it makes the analysis, and another takes it over once it is not heard of any more.
//!
//! An analysis is many small pieces. One of them at a time waits for a worker, and the time it took is charged several times, so
//! that bots and hints come first and never wait for longer than one piece. The whole is kept beside the table's log, and so
//! it goes on when nobody watches any more; whoever asked for it can call it off.

mod order;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use ::bots::Stop;
use ::bots::analysis::{self, Analyser, Analysis, Appraisal, Begun, Judging};
use store::{AnalysisWish, MostWishes};
use tables::{PersonId, TableId};
use tokio::sync::Notify;
use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;
use tracing::{error, info, warn};

use self::order::Turns;
use crate::App;
use crate::error::AppError;
use crate::limits::Kind;
use crate::live_tables::LiveTable;
use crate::metrics::Refused;
use crate::sessions::Visitor;
use crate::whereabouts::Household;
use crate::workers::{Charge, Owner};

/// How many games are analysed at once.
const MOST: usize = 8;
/// How many may be wished for, the ones that are being made included. Since people take turns a long list makes nobody wait longer; what
/// is bounded is its length.
const WISHES: MostWishes = MostWishes {
    of_one: 5,
    of_all: 2000,
};
/// How many of them those of one household may wish for.
const WISHES_OF_HOUSEHOLD: usize = 20;
/// What a piece costs. It gets so much smaller a share than somebody who plays.
const CHARGE: Charge = Charge {
    thought_ms: 600,
    times: 4,
};
/// How often a server looks for wishes that another one noted, or left behind.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How long a wish is held, and how often that is renewed.
const HELD_MS: i64 = 20_000;
const RENEW_EVERY: Duration = Duration::from_secs(4);
/// After so many parts one can say how long the rest takes.
const FEW: usize = 3;

/// The analyses that are being made here.
#[derive(Default)]
pub(crate) struct Analyses {
    running: Mutex<HashMap<TableId, Running>>,
    turns: Mutex<Turns>,
    /// Something was wished for, or there is room for the next.
    wished: Notify,
}

struct Running {
    parts: usize,
    done: Arc<AtomicUsize>,
    since_ms: i64,
    task: AbortHandle,
}

/// How a wish for an analysis stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wished {
    pub stage: Stage,
    /// Whether it was this visitor who asked for it.
    pub yours: bool,
}

/// How far a wish has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It waits; so many come first, and it.
    Waiting { place: usize },
    /// It is being made; about so long it still takes, where that is known.
    Making {
        done: usize,
        parts: usize,
        left_s: Option<u64>,
    },
    /// It could not be made.
    Failed,
}

/// How the making of an analysis ended.
enum Ended {
    Kept,
    /// Nobody wants it any more, or another server makes it.
    GivenUp,
    /// The server stops; the wish stays.
    Stopped,
}

impl Analyses {
    /// How far the analysis of a table has come that is made here.
    fn progress(&self, table: &TableId) -> Option<(usize, usize)> {
        let running = self.lock();
        let running = running.get(table)?;
        Some((running.done.load(Ordering::Relaxed), running.parts))
    }

    /// About how many seconds it still takes, by what it took so far.
    fn left_s(&self, table: &TableId, now_ms: i64) -> Option<u64> {
        let running = self.lock();
        let running = running.get(table)?;
        let elapsed_s = u64::try_from(now_ms - running.since_ms).ok()? / 1000;
        left_s(running.done.load(Ordering::Relaxed), running.parts, elapsed_s)
    }

    /// Stops to make an analysis here.
    fn stop(&self, table: &TableId) {
        if let Some(running) = self.lock().remove(table) {
            running.task.abort();
            self.wished.notify_one();
        }
    }

    fn turns(&self) -> MutexGuard<'_, Turns> {
        self.turns.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Running>> {
        self.running.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The analysis of a table, if it was made. One that this program cannot read is forgotten: it can be made anew.
pub(crate) async fn kept(app: &App, table: &TableId) -> Result<Option<Analysis>, AppError> {
    let Some(body) = app.tables.store().analysis_of(table).await? else {
        return Ok(None);
    };
    match serde_json::from_str(&body) {
        Ok(analysis) => Ok(Some(analysis)),
        Err(why) => {
            info!(%table, %why, "an analysis of another version is forgotten");
            if let Err(failure) = app.tables.store().forget_analysis(table).await {
                // Whoever wants it made anew comes this way again.
                warn!(%table, %failure, "it cannot be forgotten now");
            }
            Ok(None)
        }
    }
}

/// How the wish for the analysis of a table stands, if there is one.
pub(crate) async fn wished(app: &App, table: &TableId, person: &PersonId) -> Result<Option<Wished>, AppError> {
    let wishes = app.tables.store().analysis_wishes().await?;
    let Some(wish) = wishes.iter().find(|wish| wish.table == *table) else {
        return Ok(None);
    };
    let elsewhere = (wish.made.0 as usize, wish.made.1 as usize);
    let (done, parts) = app.analyses.progress(table).unwrap_or(elsewhere);
    let stage = match (wish.failed, is_made(app, wish)) {
        (true, _) => Stage::Failed,
        (false, true) => Stage::Making {
            done,
            parts,
            left_s: app.analyses.left_s(table, app.now_ms()),
        },
        (false, false) => {
            let before = in_turn(app, &wishes)
                .into_iter()
                .take_while(|other| other.table != *table);
            Stage::Waiting {
                place: before.count() + 1,
            }
        }
    };
    Ok(Some(Wished {
        stage,
        yours: wish.person == *person,
    }))
}

/// The wishes that wait, in the order in which their turns come.
fn in_turn<'a>(app: &App, wishes: &'a [AnalysisWish]) -> Vec<&'a AnalysisWish> {
    let household = |person: &PersonId| app.whereabouts.of(person);
    app.analyses.turns().order(wishes, |wish| is_made(app, wish), household)
}

/// Notes that somebody wants a table's game analysed; `false` if they, those at their address, or everybody want too many already.
pub(crate) async fn wish(app: &App, live: &LiveTable, visitor: &Visitor) -> Result<bool, AppError> {
    // Of a game that goes on it would tell what is hidden.
    let is_over = app.tables.read(live, |loaded| {
        loaded.table.played().is_some_and(|played| played.is_over())
    });
    if !is_over.await? {
        return Err(AppError::NotFound);
    }
    if !app.limits.allow_visitor(visitor, Kind::Analysis) {
        return Ok(false);
    }
    let (store, person) = (app.tables.store(), &visitor.person);
    if !has_room(app, visitor, live.id()).await? {
        app.metrics.refuse(Refused::Analysis);
        return Ok(false);
    }
    let noted = store.wish_for_analysis(live.id(), person, app.now_ms(), WISHES).await?;
    app.analyses.wished.notify_one();
    Ok(noted)
}

/// Whether those who share with a visitor wish for so little that there is room for one more; for what is wished for already there is.
async fn has_room(app: &App, visitor: &Visitor, table: &TableId) -> Result<bool, AppError> {
    let household = app.whereabouts.household(visitor);
    if household == Household::Alone {
        return Ok(true);
    }
    let wishes = app.tables.store().analysis_wishes().await?;
    let is_noted = wishes.iter().any(|wish| wish.table == *table && !wish.failed);
    let of_household = order::wishes_of(household, &wishes, |person| app.whereabouts.of(person));
    Ok(is_noted || of_household < WISHES_OF_HOUSEHOLD)
}

/// Calls off the analysis of a table, if this person asked for it.
pub(crate) async fn call_off(app: &App, table: &TableId, person: &PersonId) -> Result<(), AppError> {
    if app.tables.store().call_off_analysis(table, person).await? {
        app.analyses.stop(table);
    }
    Ok(())
}

/// Whether it is being made, here or elsewhere.
fn is_made(app: &App, wish: &AnalysisWish) -> bool {
    app.analyses.progress(&wish.table).is_some() || is_held(app, wish)
}

/// Whether another server makes it.
fn is_held(app: &App, wish: &AnalysisWish) -> bool {
    let (holder, until_ms) = &wish.holder;
    app.tables.store().is_shared() && holder != app.tables.node() && *until_ms >= app.now_ms()
}

/// Fulfils wishes until the server stops.
pub(crate) async fn watch(app: App) {
    let mut works = true;
    loop {
        let begun = begin_next(&app).await;
        if let Err(failure) = &begun
            && works
        {
            error!(%failure, "nothing can be analysed");
        }
        works = begun.is_ok();
        tokio::select! {
            () = app.analyses.wished.notified() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = app.stopped() => return,
        }
    }
}

/// Begins as many analyses as may be made at once, of those whose turn it is, and one of each person.
async fn begin_next(app: &App) -> Result<(), AppError> {
    let wishes = app.tables.store().analysis_wishes().await?;
    let served = wishes.iter().filter(|wish| is_made(app, wish));
    let mut served: HashSet<PersonId> = served.map(|wish| wish.person.clone()).collect();
    for wish in in_turn(app, &wishes) {
        if app.analyses.lock().len() >= MOST {
            break;
        }
        if !served.contains(&wish.person) && begin(app, wish).await? {
            served.insert(wish.person.clone());
            let household = app.whereabouts.of(&wish.person);
            app.analyses.turns().take(wish, household);
        }
    }
    Ok(())
}

/// Begins to fulfil a wish; says whether it is being fulfilled.
async fn begin(app: &App, wish: &AnalysisWish) -> Result<bool, AppError> {
    let (table, store) = (&wish.table, app.tables.store());
    if store.analysis_of(table).await?.is_some() {
        store.fulfil_wish(table).await?;
        return Ok(false);
    }
    let analyser = async {
        let live = app.tables.find(table).await?;
        let analyser = app.tables.read(&live, |loaded| {
            let played = loaded.table.played()?;
            played.analyser(analysis::ITERATIONS, app.config.chance.seed())
        });
        analyser.await
    };
    let analyser: Arc<dyn Analyser> = match analyser.await {
        Ok(Some(analyser)) => analyser.into(),
        // There is nothing to analyse, and never will be.
        Ok(None) | Err(AppError::NotFound) => {
            store.fulfil_wish(table).await?;
            return Ok(false);
        }
        Err(AppError::Store(failure)) => return Err(AppError::Store(failure)),
        Err(failure) => {
            error!(%table, %failure, "a game cannot be analysed");
            store.fail_analysis(table).await?;
            return Ok(false);
        }
    };
    let (done, parts) = (Arc::new(AtomicUsize::new(0)), analyser.parts());
    if !hold(app, table, (0, parts)).await? {
        return Ok(false);
    }
    let work = {
        let (app, table, done) = (app.clone(), table.clone(), Arc::clone(&done));
        async move {
            let made = make(&app, &table, analyser, &done).await;
            if let Err(failure) = finish(&app, &table, made).await {
                warn!(%table, %failure, "how an analysis ended could not be noted");
            }
            app.analyses.lock().remove(&table);
            app.analyses.wished.notify_one();
        }
    };
    // The lock is held until it is in the list, so that it cannot end before.
    let mut running = app.analyses.lock();
    let task = tokio::spawn(work).abort_handle();
    let since_ms = app.now_ms();
    running.insert(
        table.clone(),
        Running {
            parts,
            done,
            since_ms,
            task,
        },
    );
    Ok(true)
}

/// Notes how it ended.
async fn finish(app: &App, table: &TableId, made: Result<Ended, AppError>) -> Result<(), AppError> {
    let store = app.tables.store();
    match made {
        Ok(Ended::Kept) => store.fulfil_wish(table).await?,
        Ok(Ended::GivenUp) => {}
        // Whoever comes next need not wait.
        Ok(Ended::Stopped) => {
            store
                .hold_analysis(table, (app.tables.node(), 0), app.now_ms(), (0, 0))
                .await?;
        }
        Err(_) if app.is_stopping() => {}
        Err(failure) => {
            error!(%table, %failure, "a game could not be analysed");
            store.fail_analysis(table).await?;
        }
    }
    Ok(())
}

/// Tells others that it is made here; says whether it is to go on.
async fn hold(app: &App, table: &TableId, (done, parts): (usize, usize)) -> Result<bool, AppError> {
    let (store, now) = (app.tables.store(), app.now_ms());
    // Whoever held it before on a database of one server is gone.
    let expired = if store.is_shared() { now } else { i64::MAX };
    let holder = (app.tables.node(), now + HELD_MS);
    Ok(store
        .hold_analysis(table, holder, expired, (done as u64, parts as u64))
        .await?)
}

async fn make(app: &App, table: &TableId, analyser: Arc<dyn Analyser>, done: &AtomicUsize) -> Result<Ended, AppError> {
    let mut renewals = tokio::time::interval(RENEW_EVERY);
    renewals.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let parts = analyser.parts();
    let mut appraisals: Vec<Appraisal> = Vec::with_capacity(parts);
    let mut begun: Option<Begun> = None;
    while appraisals.len() < parts {
        let judge = {
            let (analyser, part, begun) = (Arc::clone(&analyser), appraisals.len(), begun.take());
            move |stop: &Stop| analyser.judge(part, begun, stop)
        };
        let thinking = app.workers.think_metered(Owner::analysis(table), CHARGE, judge);
        tokio::pin!(thinking);
        let judging = loop {
            tokio::select! {
                judging = &mut thinking => break judging?,
                _ = renewals.tick() => {
                    if !hold(app, table, (appraisals.len(), parts)).await? {
                        return Ok(Ended::GivenUp);
                    }
                }
                () = app.stopped() => return Ok(Ended::Stopped),
            }
        };
        match judging {
            // Only a server that stops has stopped it.
            None => return Ok(Ended::Stopped),
            Some(Judging::Begun(more)) => begun = Some(more),
            Some(Judging::Done(appraisal)) => appraisals.push(appraisal),
        }
        done.store(appraisals.len(), Ordering::Relaxed);
    }
    let body = serde_json::to_string(&analyser.conclude(&appraisals)).map_err(|_| AppError::Worker)?;
    app.tables.store().keep_analysis(table, &body, app.now_ms()).await?;
    Ok(Ended::Kept)
}

/// What is still to be done takes as long a part as what is done. The first few parts say little: those at the beginning of a game
/// are the slowest.
fn left_s(done: usize, parts: usize, elapsed_s: u64) -> Option<u64> {
    let left = parts.saturating_sub(done) as u64;
    (done >= FEW).then(|| elapsed_s * left / done as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_takes_as_long_as_what_is_done() {
        assert_eq!(left_s(FEW - 1, 100, 9), None, "too early to say");
        assert_eq!(left_s(25, 100, 50), Some(150));
        assert_eq!(left_s(100, 100, 50), Some(0));
    }
}
