//! The tables in memory: a cache of their logs, and the one place where they are written.

use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use engine::Seat;
use store::{Append, Downtime, Keep, Store, StoreError};
use tables::{Beside, Comment, Event, PersonId, Proposal, Remark, Stored, Table, TableId, Version};
use tokio::sync::{OwnedMutexGuard, broadcast, watch};
use tracing::warn;

use crate::chance::random_bytes;
use crate::clock::Clock;
use crate::drawings::Audiences;
use crate::error::AppError;
use crate::metrics::Metrics;
use crate::notices;
use crate::perspective::is_involved;
use crate::ratings::{self, Ratings};

/// A table nobody looked at for so long is forgotten; its log remains.
const IDLE: Duration = Duration::from_secs(15 * 60);

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
}

/// A table as it stands, with what stands beside its log.
///
/// Whoever draws it holds on to it; a change in the meantime is made to a copy.
#[derive(Clone)]
pub(crate) struct Loaded {
    pub table: Table,
    pub beside: Beside,
    /// How strong those at it are taken to be, where the game counts.
    pub ratings: Ratings,
    /// For how long the site keeps it.
    pub keep: Keep,
}

/// What tells one state of a table's page from another: how many events it has, how many remarks, and what follows from the
/// names and from when something was said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub version: Version,
    pub remarks: usize,
    /// 0 where nobody says.
    pub beside: u32,
}

impl Stamp {
    /// Whether somebody to whom this was shown sees the table as it stands now.
    pub fn shows(self, now: Stamp) -> bool {
        let known = if self.beside == 0 { 0 } else { now.beside };
        self == Stamp { beside: known, ..now }
    }

    /// Whether what was drawn with this stamp can be shown to somebody who found the table with that one: it is the same, or
    /// the game has gone on since. Fewer remarks are not older ones: some can have been deleted.
    pub fn serves(self, found: Stamp) -> bool {
        self == found || self.version > found.version
    }
}

/// What is to be written: events, and what people who sit down are called.
pub(crate) struct Decision {
    pub events: Vec<Event>,
    pub names: Vec<(Seat, String)>,
    /// What a stranger is called who asks for a seat.
    pub asker: Option<String>,
}

/// What came of an attempt to do something at a table.
pub(crate) enum Acted<R> {
    /// It was done.
    Done,
    /// The table had moved on before.
    Stale,
    /// It cannot be done.
    Refused(R),
}

type Place = OwnedMutexGuard<Option<Arc<Loaded>>>;

impl LiveTables {
    pub fn new(store: Store, metrics: Arc<Metrics>, clock: Clock, keep: Keep, downtimes: Vec<Downtime>) -> LiveTables {
        let random: [u8; 8] = random_bytes();
        LiveTables {
            store,
            node: random.iter().map(|byte| format!("{byte:02x}")).collect(),
            metrics,
            clock,
            keep,
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
                *place = None;
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
        let fresh = || Arc::new(LiveTable::new(id));
        Arc::clone(self.lock().entry(id.clone()).or_insert_with(fresh))
    }

    /// Looks at a table.
    pub async fn read<T>(&self, live: &LiveTable, look: impl FnOnce(&Loaded) -> T) -> Result<T, AppError> {
        let mut place = live.loaded.lock().await;
        let loaded = self.loaded(live, &mut place).await?;
        Ok(look(place.insert(loaded)))
    }

    /// A table as it stands now, to look at for longer than others should wait.
    pub async fn present(&self, live: &LiveTable) -> Result<Arc<Loaded>, AppError> {
        let mut place = live.loaded.lock().await;
        let loaded = self.loaded(live, &mut place).await?;
        Ok(Arc::clone(place.insert(loaded)))
    }

    /// Takes a table out of its place, to be put back once what happens to it is written.
    async fn take(&self, live: &LiveTable) -> Result<(Arc<Loaded>, Place), AppError> {
        let mut place = Arc::clone(&live.loaded).lock_owned().await;
        let loaded = self.loaded(live, &mut place).await?;
        Ok((loaded, place))
    }

    /// The table that was in its place, or what its log makes of it, which may be news to those who watch.
    async fn loaded(&self, live: &LiveTable, place: &mut Option<Arc<Loaded>>) -> Result<Arc<Loaded>, AppError> {
        let up_to_date = |loaded: &Arc<Loaded>| self.halts(&loaded.table).is_empty();
        if let Some(loaded) = place.take().filter(up_to_date) {
            return Ok(loaded);
        }
        let loaded = self.load_noting_halts(&live.id).await?;
        live.tell(loaded.stamp());
        Ok(Arc::new(loaded))
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
        *place = None;
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
            // Of one that cannot be read for another reason, whoever asks for it hears why.
            if let Err(AppError::Store(failure)) = self.read(&live, |_| ()).await {
                return Err(failure.into());
            }
        }
        Ok(())
    }

    /// The times in which nobody's clock ran, where a table does not know of them yet.
    fn halts(&self, table: &Table) -> Vec<Event> {
        let (downtimes, now_ms) = (self.lock_downtimes(), self.clock.now_ms());
        // What happened after the last one happened after all of them.
        if downtimes
            .last()
            .is_none_or(|last| table.changed_at_ms() >= last.until_ms)
        {
            return Vec::new();
        }
        // Another server's clock may be ahead.
        let passed = downtimes.iter().filter(|down| down.until_ms <= now_ms);
        passed
            .filter_map(|down| table.note_halt(down.from_ms, down.until_ms))
            .collect()
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

    /// Does something at a table: what `decide` gives is written and then taken in. Where `expected` is given, it is done
    /// only if the table's version is still that; otherwise, if another process was faster, `decide` is asked again.
    pub async fn act<R>(
        &self,
        live: &LiveTable,
        expected: Option<Version>,
        mut decide: impl FnMut(&Loaded) -> Result<Decision, R>,
    ) -> Result<Acted<R>, AppError> {
        loop {
            match self.try_to_act(live, expected, &mut decide).await {
                Err(AppError::Store(StoreError::Conflict { .. })) => {
                    self.metrics.conflicts.add(1);
                    if expected.is_some() {
                        // Whoever watches here sees what the other did.
                        self.read(live, |_| ()).await?;
                        return Ok(Acted::Stale);
                    }
                }
                acted => return acted,
            }
        }
    }

    async fn try_to_act<R>(
        &self,
        live: &LiveTable,
        expected: Option<Version>,
        decide: impl FnOnce(&Loaded) -> Result<Decision, R>,
    ) -> Result<Acted<R>, AppError> {
        let (mut loaded, mut place) = self.take(live).await?;
        if expected.is_some_and(|expected| expected != loaded.table.version()) {
            *place = Some(loaded);
            return Ok(Acted::Stale);
        }
        let decision = match decide(&loaded) {
            Ok(decision) => decision,
            Err(refusal) => {
                *place = Some(loaded);
                return Ok(Acted::Refused(refusal));
            }
        };
        // A task of its own: a browser that goes away must not leave a move written that nobody hears of. If the
        // write fails, the place stays empty and the log decides.
        let (store, changed, now_ms) = (self.store.clone(), live.changed.clone(), self.clock.now_ms());
        let (written, concerned) = (self.written.clone(), self.concerned.clone());
        let write = tokio::spawn(async move {
            let (before, stood) = (people(&loaded.table), notices::Before::of(&loaded.table));
            let changing = Arc::make_mut(&mut loaded);
            let events = changing.take_in(decision.events, now_ms)?;
            for (seat, name) in &decision.names {
                changing.beside.rename(*seat, name.clone());
            }
            if decision.asker.is_some() {
                changing.beside.set_asker(decision.asker);
            }
            let append = Append {
                table: loaded.table.id(),
                events: &events,
                names: &decision.names,
                wishes: &stood.wishes(&loaded.table, now_ms),
                summary: &loaded.table.summary(&loaded.beside),
            };
            store.append(&append).await?;
            note(&written);
            if ratings::are_touched(&loaded.table, &events) {
                // What was done is done, whether these can be found now or not.
                match Ratings::of(&store, &loaded.table).await {
                    Ok(ratings) => Arc::make_mut(&mut loaded).ratings = ratings,
                    Err(failure) => warn!(table = %loaded.table.id(), %failure, "ratings cannot be found now"),
                }
            }
            let these = before.into_iter().chain(people(&loaded.table)).collect();
            let _ = concerned.send(Concerned::These(these));
            changed.send_replace(loaded.stamp());
            *place = Some(loaded);
            Ok::<(), AppError>(())
        });
        write.await.map_err(|_| AppError::Worker)??;
        Ok(Acted::Done)
    }

    /// Lets a person say something, if they sit at the table; says whether they do.
    pub async fn say(&self, live: &LiveTable, person: &PersonId, text: String) -> Result<bool, AppError> {
        let (mut loaded, mut place) = self.take(live).await?;
        let Some(seat) = loaded.table.seats_of(person).next() else {
            *place = Some(loaded);
            return Ok(false);
        };
        let (store, changed, person) = (self.store.clone(), live.changed.clone(), person.clone());
        let concerned = self.concerned.clone();
        let at_ms = self.clock.now_ms();
        let write = tokio::spawn(async move {
            let remark = Remark {
                at_ms,
                seat,
                person: Some(person.clone()),
                text,
            };
            store.say(loaded.table.id(), &person, &remark).await?;
            Arc::make_mut(&mut loaded).beside.say(remark);
            let _ = concerned.send(Concerned::These(people(&loaded.table).into()));
            changed.send_replace(loaded.stamp());
            *place = Some(loaded);
            Ok::<(), AppError>(())
        });
        write.await.map_err(|_| AppError::Worker)??;
        Ok(true)
    }

    /// Calls people at a table otherwise, those whom `choose` names.
    pub async fn rename(
        &self,
        live: &LiveTable,
        choose: impl Fn(&Loaded) -> Vec<(Seat, String)>,
    ) -> Result<(), AppError> {
        loop {
            let (mut loaded, mut place) = self.take(live).await?;
            let names = choose(&loaded);
            if names.is_empty() {
                *place = Some(loaded);
                return Ok(());
            }
            let changing = Arc::make_mut(&mut loaded);
            for (seat, name) in &names {
                changing.beside.rename(*seat, name.clone());
            }
            let (table, summary) = (&loaded.table, loaded.table.summary(&loaded.beside));
            // If another process was faster the place stays empty, and the log is read again.
            let written = self.store.rename_seats(table.id(), table.version(), &names, &summary);
            if written.await? {
                note(&self.written);
                live.tell(loaded.stamp());
                *place = Some(loaded);
                return Ok(());
            }
        }
    }

    /// Deletes a table with all that belongs to it, whatever happens there meanwhile.
    pub async fn close_table(&self, id: &TableId) -> Result<(), AppError> {
        loop {
            let version = self.store.version_of(id).await?.ok_or(AppError::NotFound)?;
            if self.delete(id, version).await? {
                return Ok(());
            }
        }
    }

    /// Deletes a table with all that belongs to it, if its version is still this one; says whether it was. The open pages
    /// of it end.
    pub async fn delete(&self, id: &TableId, version: Version) -> Result<bool, AppError> {
        if !self.store.remove_table(id, version).await? {
            return Ok(false);
        }
        // Who sat there, and whether it was in the lobby, nobody can look up any more.
        self.note_written();
        let live = self.lock().remove(id);
        if let Some(live) = live {
            *live.loaded.lock().await = None;
            live.changed.send_replace(Stamp::default());
        }
        Ok(true)
    }

    /// Reads a table anew: something beside its log has changed.
    pub async fn reload(&self, live: &LiveTable) -> Result<(), AppError> {
        let mut place = live.loaded.lock().await;
        *place = None;
        *place = Some(self.loaded(live, &mut place).await?);
        Ok(())
    }

    /// Lets somebody who only watches say something to the others who do; says whether they only watch.
    pub async fn comment(
        &self,
        live: &LiveTable,
        person: &PersonId,
        name: String,
        text: String,
    ) -> Result<bool, AppError> {
        let (mut loaded, mut place) = self.take(live).await?;
        if loaded.table.played().is_none() || is_involved(&loaded.table, Some(person)) {
            *place = Some(loaded);
            return Ok(false);
        }
        let comment = Comment {
            at_ms: self.clock.now_ms(),
            person: person.clone(),
            name,
            text,
        };
        let (store, changed) = (self.store.clone(), live.changed.clone());
        let write = tokio::spawn(async move {
            store.comment(loaded.table.id(), &comment).await?;
            Arc::make_mut(&mut loaded).beside.comment(comment);
            changed.send_replace(loaded.stamp());
            *place = Some(loaded);
            Ok::<(), AppError>(())
        });
        write.await.map_err(|_| AppError::Worker)??;
        Ok(true)
    }

    /// Writes a new table that begins with these events. `material` is the text of the material file that they name.
    pub async fn create(
        &self,
        id: &TableId,
        events: Vec<Event>,
        material: Option<String>,
        names: &[(Seat, String)],
    ) -> Result<(), AppError> {
        let unplayable = |why: String| AppError::Unplayable(id.clone(), why);
        let at_ms = self.clock.now_ms();
        let stored: Vec<Stored> = events
            .into_iter()
            .zip(1..)
            .map(|(event, version)| Stored { version, at_ms, event })
            .collect();
        let mut beside = Beside::default();
        for (seat, name) in names {
            beside.rename(*seat, name.clone());
        }
        let log = tables::Log {
            events: stored,
            material,
            beside,
        };
        let table = Table::read(id, &log).map_err(|error| unplayable(error.to_string()))?;
        let append = Append {
            table: id,
            events: &log.events,
            names,
            // Whoever sets up a table looks at it.
            wishes: &[],
            summary: &table.summary(&log.beside),
        };
        self.store.append(&append).await?;
        note(&self.written);
        let these = people(&table).into_iter().collect();
        let _ = self.concerned.send(Concerned::These(these));
        Ok(())
    }

    async fn load(&self, id: &TableId) -> Result<Loaded, AppError> {
        let log = match self.store.load(id).await {
            Ok(log) => log,
            Err(unreadable @ StoreError::Unreadable { .. }) => {
                return Err(AppError::Unplayable(id.clone(), unreadable.to_string()));
            }
            Err(other) => return Err(other.into()),
        };
        if log.events.is_empty() {
            return Err(AppError::NotFound);
        }
        let table = Table::read(id, &log).map_err(|why| AppError::Unplayable(id.clone(), why.to_string()))?;
        let mut beside = log.beside;
        for comment in self.store.comments(id).await? {
            beside.comment(comment);
        }
        if let Some(asked) = table.asked()
            && matches!(asked.what, Proposal::Seat { .. })
        {
            beside.set_asker(self.store.name_of(&asked.by).await?);
        }
        let ratings = Ratings::of(&self.store, &table).await?;
        Ok(Loaded {
            table,
            beside,
            ratings,
            keep: self.keep,
        })
    }

    /// A table as its log has it. If no server was up while somebody's clock should have run, that is written down first, so
    /// that all servers and all times to come count alike.
    async fn load_noting_halts(&self, id: &TableId) -> Result<Loaded, AppError> {
        loop {
            let mut loaded = self.load(id).await?;
            let halts = self.halts(&loaded.table);
            if halts.is_empty() {
                return Ok(loaded);
            }
            let events = loaded.take_in(halts, self.clock.now_ms())?;
            let append = Append {
                table: id,
                events: &events,
                names: &[],
                wishes: &[],
                summary: &loaded.table.summary(&loaded.beside),
            };
            match self.store.append(&append).await {
                Ok(()) => return Ok(loaded),
                // Another server wrote it down, or something else.
                Err(StoreError::Conflict { .. }) => {}
                Err(failure) => return Err(failure.into()),
            }
        }
    }

    /// A table as its log has it, without keeping it in memory.
    pub async fn peek(&self, id: &TableId) -> Result<Loaded, AppError> {
        self.load(id).await
    }

    /// How many tables are in memory.
    pub fn cached(&self) -> usize {
        self.lock().len()
    }

    /// Forgets tables nobody uses.
    pub async fn sweep(&self) {
        let idle = |live: &Arc<LiveTable>| Arc::strong_count(live) == 1 && live.idle() > IDLE;
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

/// `VERSION-REMARKS`, as pages name it, or `VERSION-REMARKS-BESIDE`, as streams do.
impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.version, self.remarks)?;
        match self.beside {
            0 => Ok(()),
            beside => write!(f, "-{beside}"),
        }
    }
}

impl FromStr for Stamp {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // Pages that were opened before talk had a life of its own name the version alone.
        let (version, rest) = text.split_once('-').unwrap_or((text, "0"));
        let (remarks, beside) = rest.split_once('-').unwrap_or((rest, "0"));
        Ok(Stamp {
            version: version.parse()?,
            remarks: remarks.parse()?,
            beside: beside.parse()?,
        })
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
        }
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

impl Loaded {
    /// What tells this state of the page from others.
    pub fn stamp(&self) -> Stamp {
        Stamp {
            version: self.table.version(),
            remarks: self.beside.talk().len() + self.beside.comments().len(),
            beside: self.mark(),
        }
    }

    /// What follows from the names and from when something was said, and from nothing else, whichever server asks; never 0.
    fn mark(&self) -> u32 {
        let mut mark = DefaultHasher::new();
        for seat in self.table.seats() {
            self.beside.name(seat).hash(&mut mark);
        }
        let said = self.beside.talk().iter().map(|remark| remark.at_ms);
        for at_ms in said.chain(self.beside.comments().iter().map(|comment| comment.at_ms)) {
            at_ms.hash(&mut mark);
        }
        let bytes = mark.finish().to_le_bytes();
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]).max(1)
    }

    /// Takes in events that were decided on, and gives them with their numbers and time.
    fn take_in(&mut self, events: Vec<Event>, at_ms: i64) -> Result<Vec<Stored>, AppError> {
        let mut stored = Vec::with_capacity(events.len());
        for event in events {
            let next = Stored {
                version: self.table.version() + 1,
                at_ms,
                event,
            };
            self.table
                .apply(&next)
                .map_err(|why| AppError::Unplayable(self.table.id().clone(), why.to_string()))?;
            stored.push(next);
        }
        Ok(stored)
    }
}

impl From<Vec<Event>> for Decision {
    fn from(events: Vec<Event>) -> Self {
        Decision {
            events,
            names: Vec::new(),
            asker: None,
        }
    }
}

/// Those who sit at a table.
fn people(table: &Table) -> Vec<PersonId> {
    table.seats().filter_map(|seat| table.person(seat).cloned()).collect()
}

fn note(written: &watch::Sender<u64>) {
    written.send_modify(|number| *number += 1);
}
