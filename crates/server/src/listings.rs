//! Room in the lobby: nobody fills it with tables of their own, under however many names.
//!
//! What a person has there says the store. From where they came it does not say, and so each server remembers that of the tables that
//! were put into the lobby through it.

use std::collections::HashMap;

use tables::TableId;
use tokio::sync::{Mutex, MutexGuard};

use crate::App;
use crate::error::AppError;
use crate::lobby;
use crate::metrics::Refused;
use crate::sessions::Visitor;
use crate::whereabouts::Household;

/// How many tables of one person may wait in the lobby.
const OF_PERSON: u64 = 5;
/// How many of all who come from one network.
const OF_NETWORK: usize = 10;
/// The same, where one household can hold many networks, or several use one.
const OF_REGION: usize = 20;

/// The tables in the lobby, by where those came from who put them there.
#[derive(Default)]
pub(crate) struct Listings(Mutex<Listed>);

/// With when each came into the lobby.
type Listed = HashMap<Household, Vec<(TableId, i64)>>;

/// Room for one more table. Until it is taken or dropped others wait, or two could take the last of it.
pub(crate) struct Room<'a> {
    listed: MutexGuard<'a, Listed>,
    household: Household,
    now_ms: i64,
}

impl Room<'_> {
    /// Notes which table takes it.
    pub fn take(mut self, table: &TableId) {
        if self.household != Household::Alone {
            let tables = self.listed.entry(self.household).or_default();
            tables.retain(|(other, _)| other != table);
            tables.push((table.clone(), self.now_ms));
        }
    }
}

impl Listings {
    /// Room in the lobby for another table of a visitor, unless so many wait there already.
    pub async fn room(&self, app: &App, visitor: &Visitor) -> Result<Option<Room<'_>>, AppError> {
        let (household, now_ms) = (app.whereabouts.household(visitor), app.now_ms());
        let mut listed = self.0.lock().await;
        if app.config.limited {
            let (store, since_ms) = (app.tables.store(), now_ms - lobby::STALE_MS);
            let of_person = store.waiting_tables_of(&visitor.person, since_ms).await?;
            let mut of_household = 0;
            if let Some(tables) = listed.get_mut(&household) {
                let mut waiting = Vec::with_capacity(tables.len());
                for listed in tables.iter() {
                    if store.waits_in_public(&listed.0, since_ms).await? {
                        waiting.push(listed.clone());
                    }
                }
                of_household = waiting.len();
                *tables = waiting;
            }
            let most = match household {
                Household::Region(_) => OF_REGION,
                Household::Network(_) | Household::Alone | Household::Away => OF_NETWORK,
            };
            if of_person >= OF_PERSON || of_household >= most {
                app.metrics.refuse(Refused::Listing);
                return Ok(None);
            }
        }
        Ok(Some(Room {
            listed,
            household,
            now_ms,
        }))
    }

    /// Forgets tables that have been there for so long that the lobby shows them no more.
    pub async fn sweep(&self, now_ms: i64) {
        self.0.lock().await.retain(|_, tables| {
            tables.retain(|(_, listed_ms)| now_ms - listed_ms < lobby::STALE_MS);
            !tables.is_empty()
        });
    }
}
