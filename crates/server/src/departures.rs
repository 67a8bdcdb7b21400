//! What becomes of the seats of those whom no cookie leads to any more: a guest who signed in to an account, or somebody who
//! deleted theirs. And of those whom the host has banned: nobody waits for who may not move.
//!
//! The store notes in the same moment in which they go that their affairs are to be settled. Should this process die in the
//! middle, another settles the rest: every step can be done twice.

use engine::Seat;
use store::Departure;
use tables::{Command, PersonId, SeatPlan, TableId};
use tracing::warn;

use crate::App;
use crate::error::AppError;
use crate::live_tables::{Decision, LiveTable, Loaded};

/// Settles the affairs of all who have gone. What cannot be done now is done later.
pub(crate) async fn settle_all(app: &App) {
    let departures = match app.tables.store().departures().await {
        Ok(departures) => departures,
        Err(failure) => {
            warn!(%failure, "cannot see whose tables are to be handed over");
            return;
        }
    };
    for departure in departures {
        if let Err(failure) = settle(app, &departure).await {
            warn!(%failure, "the tables of somebody who went could not be handed over yet");
        }
    }
}

/// Takes up the affairs of those again who have come to a table since they went: what they sent was under way.
pub(crate) async fn look_again(app: &App) {
    if let Err(failure) = app.tables.store().reopen_departures().await {
        warn!(%failure, "cannot see who sits at tables and is gone");
    }
}

/// Lets somebody leave all tables that are not over, as if they had left themselves: the others may let a bot play on.
pub(crate) async fn stand_up(app: &App, person: &PersonId) -> Result<(), AppError> {
    for listing in app.tables.store().every_table_of(person).await? {
        match app.tables.find(&listing.id).await {
            Ok(live) => leave(app, &live, person).await?,
            // Nobody plays there any more.
            Err(AppError::Unplayable(..) | AppError::NotFound) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(())
}

/// Settles the affairs of one.
async fn settle(app: &App, departure: &Departure) -> Result<(), AppError> {
    let store = app.tables.store();
    let listings = store.every_table_of(&departure.person).await?;
    let tables: Vec<TableId> = listings.into_iter().map(|listing| listing.id).collect();
    for table in &tables {
        let live = match app.tables.find(table).await {
            Ok(live) => live,
            // Nobody plays there any more.
            Err(AppError::Unplayable(..) | AppError::NotFound) => continue,
            Err(other) => return Err(other),
        };
        match &departure.heir {
            Some(heir) => hand_over(app, &live, &departure.person, heir).await?,
            None => clear(app, &live, &departure.person).await?,
        }
    }
    if departure.heir.is_none() {
        for (table, ..) in store.comments_of(&departure.person).await? {
            store.forget_words(&departure.person, &table).await?;
            if app.tables.holds(&table) {
                app.tables.reload(&*app.tables.find(&table).await?).await?;
            }
        }
    }
    Ok(store.settle(departure, &tables).await?)
}

async fn hand_over(app: &App, live: &LiveTable, from: &PersonId, to: &PersonId) -> Result<(), AppError> {
    let command = Command::HandOver {
        from: from.clone(),
        to: to.clone(),
    };
    // Refused is who has no seat there any more.
    let decide = |loaded: &Loaded| loaded.table.decide(&command).map(Decision::from);
    app.tables.act(live, None, decide).await?;
    // What they said is theirs under the new name in the store already.
    app.tables.reload(live).await
}

/// Takes away what somebody was called at a table, and the seats that others wait for. What they said goes, too, and whoever has it
/// in memory hears of that.
async fn clear(app: &App, live: &LiveTable, person: &PersonId) -> Result<(), AppError> {
    let nameless = |loaded: &Loaded| -> Vec<(Seat, String)> {
        let table = &loaded.table;
        let is_theirs = |seat: &Seat| {
            let resigned = table.resigned().iter().find(|(other, _)| other == seat);
            let whose = table.person(*seat).or(table.left_by(*seat));
            match whose.or(resigned.map(|(_, resigner)| resigner)) {
                Some(whose) => whose == person,
                // Who left before the deal is not known any more, but their name is.
                None => table.plans()[seat.index()] != SeatPlan::Record && loaded.beside.name(*seat).is_some(),
            }
        };
        let seats = table.seats().filter(is_theirs);
        seats
            .filter(|seat| !loaded.beside.is_nameless(*seat))
            .map(|seat| (seat, String::new()))
            .collect()
    };
    app.tables.rename(live, nameless).await?;
    leave(app, live, person).await?;
    app.tables.store().forget_words(person, live.id()).await?;
    app.tables.reload(live).await
}

/// Takes somebody's seats at a table that is not over away from them.
async fn leave(app: &App, live: &LiveTable, person: &PersonId) -> Result<(), AppError> {
    let leave = Command::Leave { person: person.clone() };
    let decide = |loaded: &Loaded| loaded.table.decide(&leave).map(Decision::from);
    app.tables.act(live, None, decide).await.map(drop)
}
