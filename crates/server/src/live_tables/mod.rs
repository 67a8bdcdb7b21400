//! The tables in memory: a cache of their logs, and the one place where they are written.

mod loaded;
mod stamp;
mod writing;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use engine::{Language, Viewer};
use store::{Downtime, Keep, Store};
use tables::{PersonId, TableId, Version};
use tokio::sync::{broadcast, watch};
use tracing::warn;
use web::pages::Hint;

use crate::chance::random_bytes;
use crate::clock::Clock;
use crate::config::Config;
use crate::disk::Disk;
use crate::drawings::Audiences;
use crate::error::AppError;
use crate::hex::hex;
use crate::metrics::{Metrics, Refused};

pub(crate) use loaded::Loaded;
use loaded::read_on;
pub(crate) use stamp::Stamp;
pub(crate) use writing::{Acted, Decision};

/// A table nobody looked at for so long is forgotten; its log remains.
const IDLE: Duration = Duration::from_secs(15 * 60);
/// Where one table more is loaded than there is room for, this part of the others makes room: to look for one each time would cost
/// more than to load it.
const ROOM: usize = 16;

/// How many changes streams of people may be behind; one that missed some looks for itself.
const CONCERNED: usize = 256;

/// Whom a change of a table concerns.
#[derive(Clone, Debug)]
pub(crate) enum Concerned {
    /// Those who sit there, or did before it.
    These(Arc<[PersonId]>),
    /// Nobody knows: another process wrote it.
    Anybody,
}

/// All tables.
pub(crate) struct LiveTables {
    store: Store,
    /// What this process is called where several share the store.
    node: String,
    metrics: Arc<Metrics>,
    clock: Clock,
    /// When no server was up, or none could write, the last time last.
    downtimes: Mutex<Vec<Downtime>>,
    keep: Keep,
    /// How many are in memory, but for those that somebody watches.
    most: usize,
    disk: Disk,
    live: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    /// Counts what is written, here and as far as it is heard elsewhere.
    written: watch::Sender<u64>,
    /// Tells whom each of these concerns.
    concerned: broadcast::Sender<Concerned>,
}

/// A table in memory.
pub(crate) struct LiveTable {
    id: TableId,
    /// `None` when it must be read from its log: at first, and whenever a write did not end well.
    loaded: Arc<tokio::sync::Mutex<Option<Arc<Loaded>>>>,
    changed: watch::Sender<Stamp>,
    used: Mutex<Instant>,
    /// Those who watch.
    pub audiences: Audiences,
    /// Whether somebody already lets the bots of this table move.
    pub driven: AtomicBool,
    /// What was advised last, and about what.
    advised: Mutex<Option<(Question, Hint)>>,
}

/// What a hint is about: a position, seen by somebody and told in a language.
pub(crate) type Question = (Version, Viewer, Language);

impl LiveTables {
    pub fn new(store: Store, metrics: Arc<Metrics>, config: &Config, downtimes: Vec<Downtime>) -> LiveTables {
        LiveTables {
            disk: Disk::of(&store, config.disk_floor),
            store,
            node: hex(&random_bytes::<8>()),
            metrics,
            clock: config.clock.clone(),
            keep: config.keep,
            most: config.caps.tables,
            downtimes: Mutex::new(downtimes),
            live: Mutex::default(),
            written: watch::Sender::new(0),
            concerned: broadcast::Sender::new(CONCERNED),
        }
    }

    /// Hears whom changes concern.
    pub fn concerned(&self) -> broadcast::Receiver<Concerned> {
        self.concerned.subscribe()
    }

    /// Wakes whenever something was written about any table.
    pub fn written(&self) -> watch::Receiver<u64> {
        self.written.subscribe()
    }

    /// Notes that something was written, and nobody knows by whom.
    pub fn note_written(&self) {
        note(&self.written);
        // Nobody may be listening.
        let _ = self.concerned.send(Concerned::Anybody);
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    /// The table called `id` as it stands now, if there is one.
    pub async fn find(&self, id: &TableId) -> Result<Arc<LiveTable>, AppError> {
        let live = self.entry(id);
        if self.store.is_shared() {
            // News of what another process wrote may be on their way still.
            let version = self.store.version_of(id).await?;
            let mut place = live.loaded.lock().await;
            let is_behind = |loaded: &Arc<Loaded>| version.is_none_or(|version| loaded.table.version() < version);
            if place.as_ref().is_some_and(is_behind) {
                self.read_on_in(&live, &mut place).await?;
            }
        }
        // Reading it once makes sure that it exists.
        if let Err(error) = self.read(&live, |_| ()).await {
            // A table that cannot be read now still has watchers, who hear of it when it can.
            if !matches!(error, AppError::Store(_)) {
                self.lock().remove(id);
            }
            return Err(error);
        }
        Ok(live)
    }

    /// The table called `id`, if it is in memory as it stood when somebody last looked; otherwise as it stands now. For what never
    /// changes about a table.
    pub async fn held_or_found(&self, id: &TableId) -> Result<Arc<LiveTable>, AppError> {
        let held = self.lock().get(id).cloned();
        match held {
            Some(live) => Ok(live),
            None => self.find(id).await,
        }
    }

    fn entry(&self, id: &TableId) -> Arc<LiveTable> {
        let mut live = self.lock();
        if let Some(held) = live.get(id) {
            return Arc::clone(held);
        }
        if live.len() >= self.most {
            make_room(&mut live, self.most - self.most.div_ceil(ROOM));
        }
        let fresh = Arc::new(LiveTable::new(id));
        live.insert(id.clone(), Arc::clone(&fresh));
        fresh
    }

    /// Looks at a table.
    pub async fn read<T>(&self, live: &LiveTable, look: impl FnOnce(&Loaded) -> T) -> Result<T, AppError> {
        let mut place = live.loaded.lock().await;
        let loaded = self.readable(live, &mut place).await?;
        Ok(look(place.insert(loaded)))
    }

    /// A table as it stands now, to look at for longer than others should wait.
    pub async fn present(&self, live: &LiveTable) -> Result<Arc<Loaded>, AppError> {
        let mut place = live.loaded.lock().await;
        let loaded = self.readable(live, &mut place).await?;
        Ok(Arc::clone(place.insert(loaded)))
    }

    /// The table that was in its place, or what its log makes of it, which may be news to those who watch.
    async fn loaded(&self, live: &LiveTable, place: &mut Option<Arc<Loaded>>) -> Result<Arc<Loaded>, AppError> {
        let up_to_date = |loaded: &Arc<Loaded>| self.halts(&loaded.table).is_empty();
        if let Some(loaded) = place.take().filter(up_to_date) {
            return Ok(loaded);
        }
        // Seldom needed, and large: whoever looks at a table need not have room for it.
        let loaded = Box::pin(self.load_noting_halts(&live.id)).await?;
        live.tell(loaded.stamp());
        Ok(Arc::new(loaded))
    }

    /// The same for whoever only looks: where it cannot be written down now that no clock ran for a while, as on a full disk, they see
    /// the table as its log has it. Whoever does something there has it written first.
    async fn readable(&self, live: &LiveTable, place: &mut Option<Arc<Loaded>>) -> Result<Arc<Loaded>, AppError> {
        let before = place.clone();
        match self.loaded(live, place).await {
            Err(AppError::Store(failure)) => {
                let found = match before {
                    Some(before) => before,
                    None => Arc::new(self.peek(&live.id).await?),
                };
                warn!(table = %live.id, %failure, "that no clock ran for a while cannot be written down now");
                live.tell(found.stamp());
                Ok(found)
            }
            loaded => loaded,
        }
    }

    /// Takes in what was written since the table in a place stood there. Where that does not do, the place is left empty.
    async fn read_on_in(&self, live: &LiveTable, place: &mut Option<Arc<Loaded>>) -> Result<(), AppError> {
        if let Some(before) = place.take()
            && let Some(loaded) = Box::pin(read_on(&self.store, self.keep, &before)).await?
        {
            live.tell(loaded.stamp());
            *place = Some(Arc::new(loaded));
        }
        Ok(())
    }

    /// Takes in what another process did at a table, if it is in memory: that it has come to a version, or, without one,
    /// something that has no number. Gives the table if that was news.
    pub async fn catch_up(&self, id: &TableId, version: Option<Version>) -> Result<Option<Arc<LiveTable>>, AppError> {
        let Some(live) = self.lock().get(id).cloned() else {
            return Ok(None);
        };
        let mut place = live.loaded.lock().await;
        if let (Some(loaded), Some(version)) = (&*place, version)
            && loaded.table.version() >= version
        {
            return Ok(None);
        }
        self.read_on_in(&live, &mut place).await?;
        match self.loaded(&live, &mut place).await {
            Ok(loaded) => *place = Some(loaded),
            Err(AppError::NotFound) => {
                // Another process deleted it, and its open pages end.
                self.lock().remove(id);
                live.changed.send_replace(Stamp::default());
                return Ok(None);
            }
            Err(failure) => return Err(failure),
        }
        drop(place);
        Ok(Some(live))
    }

    /// Learns when no server was up, or none could write. The clocks of the tables in memory did not run then either.
    pub async fn learn_downtimes(&self, downtimes: Vec<Downtime>) -> Result<(), AppError> {
        *self.lock_downtimes() = downtimes;
        let live: Vec<Arc<LiveTable>> = self.lock().values().cloned().collect();
        for live in live {
            let mut place = live.loaded.lock().await;
            match self.loaded(&live, &mut place).await {
                Ok(loaded) => *place = Some(loaded),
                Err(AppError::Store(failure)) => return Err(failure.into()),
                // Of one that cannot be read for another reason, whoever asks for it hears why.
                Err(_) => {}
            }
        }
        Ok(())
    }

    fn lock_downtimes(&self) -> MutexGuard<'_, Vec<Downtime>> {
        self.downtimes.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whether a table is in memory.
    pub fn holds(&self, id: &TableId) -> bool {
        self.lock().contains_key(id)
    }

    /// The tables in memory.
    pub fn in_memory(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// Whether there is room on the disk for what can wait.
    pub fn check_room(&self) -> Result<(), AppError> {
        match self.disk.has_room() {
            true => Ok(()),
            false => {
                self.metrics.refuse(Refused::Disk);
                Err(AppError::NoRoom)
            }
        }
    }

    /// How many tables are in memory.
    pub fn cached(&self) -> usize {
        self.lock().len()
    }

    /// Forgets tables nobody uses.
    pub async fn sweep(&self) {
        let idle = |live: &Arc<LiveTable>| !is_held(live) && live.idle() > IDLE;
        self.lock().retain(|_, live| !idle(live));
    }

    /// Closes the store.
    pub async fn close(&self) {
        self.store.close().await;
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.live.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl LiveTable {
    fn new(id: &TableId) -> LiveTable {
        LiveTable {
            id: id.clone(),
            loaded: Arc::default(),
            changed: watch::Sender::new(Stamp::default()),
            used: Mutex::new(Instant::now()),
            audiences: Audiences::default(),
            driven: AtomicBool::new(false),
            advised: Mutex::default(),
        }
    }

    /// What was advised about this already: the search would think again, and who asks twice be told another thing.
    pub fn advice_on(&self, question: Question) -> Option<Hint> {
        let advised = self.lock_advised();
        let (_, hint) = advised.as_ref().filter(|(about, _)| *about == question)?;
        Some(hint.clone())
    }

    /// Keeps what was advised.
    pub fn keep_advice(&self, question: Question, hint: Hint) {
        *self.lock_advised() = Some((question, hint));
    }

    fn lock_advised(&self) -> MutexGuard<'_, Option<(Question, Hint)>> {
        self.advised.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Wakes whenever the table changes.
    pub fn watch(&self) -> watch::Receiver<Stamp> {
        self.changed.subscribe()
    }

    /// Wakes those who watch, if they have not seen this.
    fn tell(&self, stamp: Stamp) {
        self.changed
            .send_if_modified(|seen| std::mem::replace(seen, stamp) != stamp);
    }

    /// What the table is called.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    fn idle(&self) -> Duration {
        let used = *self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        used.elapsed()
    }

    /// Notes that somebody looks at the table.
    pub fn touch(&self) {
        *self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Instant::now();
    }
}

/// Whether somebody watches a table, or does something there. What is written goes on when whoever asked for it has gone, and then holds
/// the place alone.
fn is_held(live: &Arc<LiveTable>) -> bool {
    Arc::strong_count(live) > 1 || Arc::strong_count(&live.loaded) > 1
}

/// Forgets the tables that were not looked at for longest, until no more than so many are left, or only those that somebody holds.
fn make_room(live: &mut HashMap<TableId, Arc<LiveTable>>, left: usize) {
    let free = live.iter().filter(|(_, live)| !is_held(live));
    let mut free: Vec<(Duration, TableId)> = free.map(|(id, live)| (live.idle(), id.clone())).collect();
    free.sort_unstable_by_key(|(idle, _)| std::cmp::Reverse(*idle));
    for (_, id) in free.iter().take(live.len().saturating_sub(left)) {
        live.remove(id);
    }
}

fn note(written: &watch::Sender<u64>) {
    written.send_modify(|number| *number += 1);
}
