//! The tables in memory: a cache of their logs, and the one place where they are written.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use store::{Event, Store, StoreError, TableId, Version};
use tokio::sync::watch;

use crate::error::AppError;
use crate::metrics::Metrics;
use crate::table::{Refusal, Table};

/// A table nobody looked at for so long is forgotten; its log remains.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// All tables.
pub(crate) struct Tables {
    store: Store,
    metrics: Arc<Metrics>,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

/// A table in memory.
pub(crate) struct Live {
    id: TableId,
    /// `None` when it must be read from its log: at first, and whenever a write did not end well.
    table: Arc<tokio::sync::Mutex<Option<Table>>>,
    changed: watch::Sender<Version>,
    used: Mutex<Instant>,
    /// Whether somebody already lets the bots of this table move.
    pub driven: AtomicBool,
}

/// What came of an attempt to do something at a table.
pub(crate) enum Acted {
    /// It was done.
    Done,
    /// The table had moved on before.
    Stale,
    /// It cannot be done.
    Refused(Refusal),
}

impl Tables {
    pub fn new(store: Store, metrics: Arc<Metrics>) -> Tables {
        Tables {
            store,
            metrics,
            live: Mutex::default(),
        }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The table called `id`, if there is one.
    pub async fn find(&self, id: &TableId) -> Result<Arc<Live>, AppError> {
        let live = self.entry(id);
        // Reading it once makes sure that it exists.
        if let Err(error) = self.read(&live, |_| ()).await {
            self.lock().remove(id);
            return Err(error);
        }
        Ok(live)
    }

    fn entry(&self, id: &TableId) -> Arc<Live> {
        let fresh = || Arc::new(Live::new(id));
        Arc::clone(self.lock().entry(id.clone()).or_insert_with(fresh))
    }

    /// Looks at a table.
    pub async fn read<T>(&self, live: &Live, look: impl FnOnce(&Table) -> T) -> Result<T, AppError> {
        let mut place = live.table.lock().await;
        let table = match place.take() {
            Some(table) => table,
            None => self.load(live).await?,
        };
        Ok(look(place.insert(table)))
    }

    /// Does something at a table: `act` changes the game and gives the events to write, or refuses and changes
    /// nothing. Where `expected` is given, it is done only if the table's version is still that.
    pub async fn act(
        &self,
        live: &Live,
        expected: Option<Version>,
        act: impl FnOnce(&mut Table) -> Result<Vec<Event>, Refusal>,
    ) -> Result<Acted, AppError> {
        let mut place = Arc::clone(&live.table).lock_owned().await;
        let mut table = match place.take() {
            Some(table) => table,
            None => self.load(live).await?,
        };
        let before = table.version;
        if expected.is_some_and(|expected| expected != before) {
            *place = Some(table);
            return Ok(Acted::Stale);
        }
        let events = match act(&mut table) {
            Ok(events) => events,
            Err(refusal) => {
                *place = Some(table);
                return Ok(Acted::Refused(refusal));
            }
        };
        events.iter().for_each(|event| table.note(event));
        // A task of its own: a browser that goes away must not leave a move written that nobody hears of. If the
        // write fails, the place stays empty and the log decides.
        let (store, id, changed) = (self.store.clone(), live.id.clone(), live.changed.clone());
        let write = tokio::spawn(async move {
            let version = store.append(&id, before, &events, &table.summary()).await?;
            table.version = version;
            *place = Some(table);
            changed.send_replace(version);
            Ok(())
        });
        match write.await.map_err(|_| AppError::Worker)? {
            Ok(()) => Ok(Acted::Done),
            Err(StoreError::Conflict { .. }) => {
                // Another process wrote to this table.
                self.metrics.conflicts.fetch_add(1, Ordering::Relaxed);
                let version = self.read(live, |table| table.version).await?;
                live.changed.send_replace(version);
                Ok(Acted::Stale)
            }
            Err(other) => Err(other.into()),
        }
    }

    /// Writes a new table.
    pub async fn create(&self, id: &TableId, events: &[Event], summary: &store::Summary) -> Result<(), AppError> {
        self.store.append(id, 0, events, summary).await?;
        Ok(())
    }

    async fn load(&self, live: &Live) -> Result<Table, AppError> {
        let log = self.store.load(&live.id, 0).await?;
        match Table::read(&live.id, log) {
            Ok(Some(table)) => Ok(table),
            Ok(None) => Err(AppError::NotFound),
            Err(why) => Err(AppError::Unplayable(live.id.clone(), why)),
        }
    }

    /// How many tables are in memory.
    pub fn cached(&self) -> usize {
        self.lock().len()
    }

    /// Forgets tables nobody uses.
    pub async fn sweep(&self) {
        let idle = |live: &Arc<Live>| Arc::strong_count(live) == 1 && live.idle() > IDLE;
        self.lock().retain(|_, live| !idle(live));
    }

    /// Closes the store.
    pub async fn close(&self) {
        self.store.close().await;
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Live {
    fn new(id: &TableId) -> Live {
        Live {
            id: id.clone(),
            table: Arc::default(),
            changed: watch::Sender::new(0),
            used: Mutex::new(Instant::now()),
            driven: AtomicBool::new(false),
        }
    }

    /// Wakes whenever the table changes.
    pub fn watch(&self) -> watch::Receiver<Version> {
        self.changed.subscribe()
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
