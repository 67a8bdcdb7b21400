//! A table in memory, and how it is read from its log.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use store::{Append, Keep, Store, StoreError};
use tables::{Beside, Event, Proposal, Stored, Table, TableId};

use super::{LiveTables, Stamp};
use crate::error::AppError;
use crate::ratings::Ratings;

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

impl Loaded {
    /// What tells this state of the page from others.
    pub fn stamp(&self) -> Stamp {
        Stamp {
            version: self.table.version(),
            remarks: self.beside.said(),
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
    pub(super) fn take_in(&mut self, events: Vec<Event>, at_ms: i64) -> Result<Vec<Stored>, AppError> {
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

impl LiveTables {
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
        dress(&self.store, self.keep, table, log.beside).await
    }

    /// A table as its log has it. If no server was up while somebody's clock should have run, that is written down first, so
    /// that all servers and all times to come count alike.
    pub(super) async fn load_noting_halts(&self, id: &TableId) -> Result<Loaded, AppError> {
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

    /// The times in which nobody's clock ran, where a table does not know of them yet.
    pub(super) fn halts(&self, table: &Table) -> Vec<Event> {
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
}

/// A table as it stands now, if it can be told by what was written since it stood as it did before: nothing of it is read twice.
pub(super) async fn read_on(store: &Store, keep: Keep, before: &Loaded) -> Result<Option<Loaded>, AppError> {
    let mut table = before.table.clone();
    let log = match store.load_since(table.id(), table.version()).await {
        Ok(Some(log)) => log,
        Ok(None) | Err(StoreError::Unreadable { .. }) => return Ok(None),
        Err(other) => return Err(other.into()),
    };
    match log.events.iter().all(|stored| table.apply(stored).is_ok()) {
        true => Ok(Some(dress(store, keep, table, log.beside).await?)),
        false => Ok(None),
    }
}

/// A table with what stands beside its log.
async fn dress(store: &Store, keep: Keep, table: Table, mut beside: Beside) -> Result<Loaded, AppError> {
    let id = table.id();
    store.read_comments(id, &mut beside).await?;
    if let Some(asked) = table.asked()
        && matches!(asked.what, Proposal::Seat { .. })
    {
        beside.set_asker(store.name_of(&asked.by).await?);
    }
    let ratings = Ratings::of(store, &table).await?;
    Ok(Loaded {
        table,
        beside,
        ratings,
        keep,
    })
}
