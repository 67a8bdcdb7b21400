//! What is done at a table: written first, then taken in and told.
//!
//! Whoever does something takes the table out of its place. What was written well puts it back as it now stands; what was not
//! leaves the place empty, and the log decides.

use std::sync::Arc;

use engine::Seat;
use store::{Append, Keep, Store, StoreError};
use tables::{Beside, Comment, Event, PersonId, Remark, Stored, Table, TableId, Version};
use tokio::sync::{OwnedMutexGuard, watch};
use tracing::warn;

use super::loaded::read_on;
use super::{Concerned, LiveTable, LiveTables, Loaded, Stamp, note};
use crate::error::AppError;
use crate::notices;
use crate::perspective::is_involved;
use crate::ratings::{self, Ratings};

/// How often what was said is read anew since somebody moved meanwhile.
const TRIES: usize = 3;

/// What is to be written: events, and what people who sit down are called.
pub(crate) struct Decision {
    pub events: Vec<Event>,
    pub names: Vec<(Seat, String)>,
    /// What a stranger is called who asks for a seat.
    pub asker: Option<String>,
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

/// What came of an attempt to do something at a table.
pub(crate) enum Acted<R> {
    /// It was done.
    Done,
    /// The table had moved on before.
    Stale,
    /// It cannot be done.
    Refused(R),
}

/// A table that somebody took out of its place; until it is put back, all others wait.
struct Taken {
    loaded: Arc<Loaded>,
    place: OwnedMutexGuard<Option<Arc<Loaded>>>,
    changed: watch::Sender<Stamp>,
}

impl Taken {
    /// Puts back what did not change.
    fn put_back(mut self) {
        *self.place = Some(self.loaded);
    }

    /// Puts back what changed and was written, and tells those who watch.
    fn put_back_changed(self) {
        self.changed.send_replace(self.loaded.stamp());
        self.put_back();
    }

    /// The table, to change it. Whoever draws it holds on to how it was.
    fn change(&mut self) -> &mut Loaded {
        Arc::make_mut(&mut self.loaded)
    }

    /// Takes in and writes what was decided; gives the events as they were written.
    async fn append(&mut self, store: &Store, decision: Decision, now_ms: i64) -> Result<Vec<Stored>, AppError> {
        let stood = notices::Before::of(&self.loaded.table);
        let changing = self.change();
        let events = changing.take_in(decision.events, now_ms)?;
        for (seat, name) in &decision.names {
            changing.beside.rename(*seat, name.clone());
        }
        if decision.asker.is_some() {
            changing.beside.set_asker(decision.asker);
        }
        let append = Append {
            table: changing.table.id(),
            events: &events,
            names: &decision.names,
            wishes: &stood.wishes(&changing.table, now_ms),
            summary: &changing.table.summary(&changing.beside),
        };
        store.append(&append).await?;
        Ok(events)
    }

    /// Looks up the ratings again, where what happened may have changed them. What was done is done, whether they can be found now
    /// or not.
    async fn rate(&mut self, store: &Store, events: &[Stored]) {
        if !ratings::are_touched(&self.loaded.table, events) {
            return;
        }
        match Ratings::of(store, &self.loaded.table).await {
            Ok(ratings) => self.change().ratings = ratings,
            Err(failure) => warn!(table = %self.loaded.table.id(), %failure, "ratings cannot be found now"),
        }
    }
}

/// What stands beside the log of a table in memory. It is written without taking the table out of its place.
struct BesideLog {
    store: Store,
    keep: Keep,
    table: TableId,
    place: Arc<tokio::sync::Mutex<Option<Arc<Loaded>>>>,
    changed: watch::Sender<Stamp>,
}

impl BesideLog {
    /// Takes in what was just written, as the store has it by now: whoever else spoke, moved or read the table meanwhile, all servers
    /// have it in one order and nothing twice. The place is held for no longer than it takes to look and to put something there.
    async fn take_in(&self) {
        for _ in 0..TRIES {
            let Some(before) = self.place.lock().await.clone() else {
                break;
            };
            let Ok(Some(loaded)) = read_on(&self.store, self.keep, &before).await else {
                break;
            };
            let mut place = self.place.lock().await;
            if place.as_ref().is_some_and(|now| Arc::ptr_eq(now, &before)) {
                self.changed.send_replace(loaded.stamp());
                *place = Some(Arc::new(loaded));
                return;
            }
        }
        // The log decides, for whoever looks next; those who watch do.
        *self.place.lock().await = None;
        self.changed.send_replace(Stamp::default());
    }
}

/// Writes in a task of its own: a browser that goes away must not leave something written that nobody hears of.
async fn write(writing: impl Future<Output = Result<(), AppError>> + Send + 'static) -> Result<(), AppError> {
    tokio::spawn(writing).await.map_err(|_| AppError::Worker)?
}

impl LiveTables {
    async fn take(&self, live: &LiveTable) -> Result<Taken, AppError> {
        let mut place = Arc::clone(&live.loaded).lock_owned().await;
        Ok(Taken {
            loaded: self.loaded(live, &mut place).await?,
            place,
            changed: live.changed.clone(),
        })
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
        let mut taken = self.take(live).await?;
        if expected.is_some_and(|expected| expected != taken.loaded.table.version()) {
            taken.put_back();
            return Ok(Acted::Stale);
        }
        let decision = match decide(&taken.loaded) {
            Ok(decision) => decision,
            Err(refusal) => {
                taken.put_back();
                return Ok(Acted::Refused(refusal));
            }
        };
        let (store, now_ms) = (self.store.clone(), self.clock.now_ms());
        let (written, concerned) = (self.written.clone(), self.concerned.clone());
        write(async move {
            let before = people(&taken.loaded.table);
            let events = taken.append(&store, decision, now_ms).await?;
            note(&written);
            taken.rate(&store, &events).await;
            let these = before.into_iter().chain(people(&taken.loaded.table)).collect();
            let _ = concerned.send(Concerned::These(these));
            taken.put_back_changed();
            Ok(())
        })
        .await?;
        Ok(Acted::Done)
    }

    /// Lets a person say something, if they sit at the table; says whether they do. Nobody who moves waits for what is said.
    pub async fn say(&self, live: &LiveTable, person: &PersonId, text: String) -> Result<bool, AppError> {
        let sits = |loaded: &Loaded| {
            let seat = loaded.table.seats_of(person).next()?;
            Some((seat, people(&loaded.table)))
        };
        let Some((seat, people)) = self.read(live, sits).await? else {
            return Ok(false);
        };
        let remark = Remark {
            at_ms: self.clock.now_ms(),
            seat,
            person: Some(person.clone()),
            text,
        };
        let (store, person, concerned) = (self.store.clone(), person.clone(), self.concerned.clone());
        let beside = self.beside(live);
        write(async move {
            store.say(&beside.table, &person, &remark).await?;
            beside.take_in().await;
            let _ = concerned.send(Concerned::These(people.into()));
            Ok(())
        })
        .await?;
        Ok(true)
    }

    /// Lets somebody who only watches say something to the others who do; says whether they only watch.
    pub async fn comment(
        &self,
        live: &LiveTable,
        person: &PersonId,
        name: String,
        text: String,
    ) -> Result<bool, AppError> {
        let only_watches =
            |Loaded { table, .. }: &Loaded| table.played().is_some() && !is_involved(table, Some(person));
        if !self.read(live, only_watches).await? {
            return Ok(false);
        }
        self.check_room()?;
        let comment = Comment {
            at_ms: self.clock.now_ms(),
            person: person.clone(),
            name,
            text,
        };
        let (store, beside) = (self.store.clone(), self.beside(live));
        write(async move {
            store.comment(&beside.table, &comment).await?;
            beside.take_in().await;
            Ok(())
        })
        .await?;
        Ok(true)
    }

    /// What stands beside the log of a table, to take in what is written there.
    fn beside(&self, live: &LiveTable) -> BesideLog {
        BesideLog {
            store: self.store.clone(),
            keep: self.keep,
            table: live.id.clone(),
            place: Arc::clone(&live.loaded),
            changed: live.changed.clone(),
        }
    }

    /// Calls people at a table otherwise, those whom `choose` names.
    pub async fn rename(
        &self,
        live: &LiveTable,
        choose: impl Fn(&Loaded) -> Vec<(Seat, String)>,
    ) -> Result<(), AppError> {
        loop {
            let mut taken = self.take(live).await?;
            let names = choose(&taken.loaded);
            if names.is_empty() {
                taken.put_back();
                return Ok(());
            }
            let changing = taken.change();
            for (seat, name) in &names {
                changing.beside.rename(*seat, name.clone());
            }
            let (table, summary) = (&changing.table, changing.table.summary(&changing.beside));
            // If another process was faster the place stays empty, and the log is read again.
            let written = self.store.rename_seats(table.id(), table.version(), &names, &summary);
            if written.await? {
                note(&self.written);
                taken.put_back_changed();
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

    /// Writes a new table that begins with these events. `material` is the text of the material file that they name.
    pub async fn create(
        &self,
        id: &TableId,
        events: Vec<Event>,
        material: Option<String>,
        names: &[(Seat, String)],
    ) -> Result<(), AppError> {
        self.check_room()?;
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
}

/// Those who sit at a table.
fn people(table: &Table) -> Vec<PersonId> {
    table.seats().filter_map(|seat| table.person(seat).cloned()).collect()
}
