//! Analyses of finished games, made in the background.
//!
//! An analysis is many small parts. One of them at a time waits for a worker, and what it costs is charged several times, so
//! that bots and hints come first and never wait for longer than one part. The whole is kept beside the table's log, and so
//! it goes on when nobody watches any more; whoever asked for it can call it off.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use ::bots::Stop;
use ::bots::analysis::{self, Analyser, Analysis, Appraisal};
use tables::{PersonId, TableId};
use tokio::task::AbortHandle;
use tracing::{error, info};

use crate::App;
use crate::error::AppError;
use crate::live_tables::{LiveTable, now_ms};
use crate::workers::Owner;

/// How many games are analysed at once.
const MOST: usize = 8;
/// How often what an analysis costs is charged: it gets so much smaller a share than somebody who plays.
const CHARGED: u64 = 4;
/// What a part costs, roughly.
const PART_MS: u64 = 150;

/// The analyses that are being made.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<HashMap<TableId, Running>>);

struct Running {
    person: PersonId,
    parts: usize,
    done: Arc<AtomicUsize>,
    task: AbortHandle,
}

/// How far an analysis has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    pub done: usize,
    pub parts: usize,
    /// Whether it was this visitor who asked for it.
    pub yours: bool,
}

impl Analyses {
    /// How far the analysis of a table has come, if it is being made.
    pub fn progress(&self, table: &TableId, person: &PersonId) -> Option<Progress> {
        self.lock().get(table).map(|running| Progress {
            done: running.done.load(Ordering::Relaxed),
            parts: running.parts,
            yours: running.person == *person,
        })
    }

    /// Calls off the analysis of a table, if this person asked for it.
    pub fn cancel(&self, table: &TableId, person: &PersonId) {
        let mut running = self.lock();
        if running.get(table).is_some_and(|running| running.person == *person)
            && let Some(running) = running.remove(table)
        {
            running.task.abort();
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Running>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
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
            app.tables.store().forget_analysis(table).await?;
            Ok(None)
        }
    }
}

/// Begins to analyse a table's game for somebody; says whether it is being made now. Nobody has two made at once, and not too
/// many are.
pub(crate) async fn begin(app: &App, live: &LiveTable, person: &PersonId) -> Result<bool, AppError> {
    let table = live.id();
    let analyser = app.tables.read(live, |loaded| {
        let played = loaded.table.played()?;
        played.analyser(analysis::ITERATIONS, app.config.chance.seed())
    });
    // Of a game that goes on it would tell what is hidden.
    let analyser: Arc<dyn Analyser> = analyser.await?.ok_or(AppError::NotFound)?.into();
    let mut running = app.analyses.lock();
    if running.contains_key(table) {
        return Ok(true);
    }
    if running.len() >= MOST || running.values().any(|running| running.person == *person) {
        return Ok(false);
    }
    let done = Arc::new(AtomicUsize::new(0));
    let parts = analyser.parts();
    let work = {
        let (app, table, done) = (app.clone(), table.clone(), Arc::clone(&done));
        async move {
            if let Err(failure) = make(&app, &table, analyser, &done).await {
                error!(%table, %failure, "a game could not be analysed");
            }
            app.analyses.lock().remove(&table);
        }
    };
    // The lock is held until it is in the list, so that it cannot end before.
    let task = tokio::spawn(work).abort_handle();
    let person = person.clone();
    running.insert(
        table.clone(),
        Running {
            person,
            parts,
            done,
            task,
        },
    );
    Ok(true)
}

async fn make(app: &App, table: &TableId, analyser: Arc<dyn Analyser>, done: &AtomicUsize) -> Result<(), AppError> {
    let mut appraisals: Vec<Appraisal> = Vec::with_capacity(analyser.parts());
    for part in 0..analyser.parts() {
        let judge = {
            let analyser = Arc::clone(&analyser);
            move |stop: &Stop| analyser.judge(part, stop)
        };
        let owner = Owner::Table(table.clone());
        let appraisal = tokio::select! {
            appraisal = app.workers.think(owner, CHARGED * PART_MS, judge) => appraisal?,
            () = app.stopped() => return Ok(()),
        };
        // Only a server that stops has stopped it.
        let Some(appraisal) = appraisal else { return Ok(()) };
        appraisals.push(appraisal);
        done.store(appraisals.len(), Ordering::Relaxed);
    }
    let body = serde_json::to_string(&analyser.conclude(&appraisals)).map_err(|_| AppError::Worker)?;
    app.tables.store().keep_analysis(table, &body, now_ms()).await?;
    Ok(())
}
