//! Tells people what waits for them while they look at no page: by the push service of their browser, or by a webhook.
//!
//! That somebody is to be told something stands in the store, written with the event that causes it. Every server looks for what
//! is due; the store says which one tells it (`claim_telling`), so that it is told once. What is not so any more is not told.

mod courier;
mod encryption;
mod message;
mod outside;
mod vapid;
mod wishes;

use std::collections::HashMap;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use sha2::{Digest as _, Sha256};
use store::{Notice, Receiver, ReceiverKind, Store};
use tables::{PersonId, TableId};
use tokio::task::{self, JoinSet};
use tokio::time::MissedTickBehavior;
use tracing::{error, info, warn};

use self::courier::{Courier, Undelivered};
use self::encryption::BrowserKeys;
use self::message::{Item, Message, Sender};
pub(crate) use self::outside::Refused;
pub(crate) use self::vapid::NoKey;
use self::vapid::Vapid;
pub(crate) use self::wishes::Before;
use self::wishes::{Still, still};
use crate::App;
use crate::error::AppError;
use crate::hex::hex;
use crate::live_tables::Loaded;

/// How often a server looks.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How many people it begins to tell something then, and how many at most are being told something.
const EACH_LOOK: usize = 64;
const AT_ONCE: usize = 512;
/// In how many places somebody is told at once.
const SHARE: usize = 2;
/// How long it waits after each try that nobody heard; after the last there is none.
const WAITS_MS: [i64; 2] = [2 * 60_000, 10 * 60_000];
/// In how many places somebody may be told.
const MOST_RECEIVERS: i64 = 10;

/// All that is needed to tell people something.
pub(crate) struct Notices {
    vapid: Vapid,
    courier: Courier,
}

/// A browser that can be told something, as its page says.
pub(crate) struct PushDevice<'a> {
    pub endpoint: &'a str,
    pub public_key: &'a str,
    pub auth: &'a str,
    /// What it is, in a few words.
    pub name: String,
}

/// What came of a wish to be told somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Added {
    /// They are told there.
    Told,
    /// They are told in as many places as anybody may be.
    TooMany,
}

/// Who wants to be told something, and how they know this site.
pub(crate) struct Listener<'a> {
    pub person: &'a PersonId,
    pub session: &'a PersonId,
    pub language: catalogue::Language,
    pub site: &'a str,
}

impl Notices {
    /// What a server on this store needs.
    pub async fn new(store: &Store, inside: bool) -> Result<Notices, NoKey> {
        Ok(Notices {
            vapid: Vapid::of(store).await?,
            courier: Courier::new(inside),
        })
    }

    /// What browsers have to know to let this site, and no other, tell them something.
    pub fn public_key(&self) -> String {
        self.vapid.public_key()
    }

    /// The receiver that a browser is, if it can be told something.
    pub fn browser(&self, listener: &Listener<'_>, device: PushDevice<'_>, now_ms: i64) -> Result<Receiver, Refused> {
        self.courier.push_service(device.endpoint)?;
        BrowserKeys::read(device.public_key, device.auth)
            .and_then(|keys| keys.seal(b""))
            .map_err(|_| Refused::Address)?;
        let mut receiver = listener.receiver(ReceiverKind::Push, device.endpoint, now_ms);
        receiver.id = handle(device.endpoint);
        receiver.public_key = device.public_key.to_owned();
        receiver.auth = device.auth.to_owned();
        receiver.name = device.name;
        Ok(receiver)
    }

    /// The receiver that a webhook is, if messages can be sent there.
    pub async fn webhook(
        &self,
        listener: &Listener<'_>,
        kind: ReceiverKind,
        address: &str,
        now_ms: i64,
    ) -> Result<Receiver, Refused> {
        self.courier.check_webhook(address).await?;
        Ok(listener.receiver(kind, address, now_ms))
    }

    /// Sends a message to a receiver.
    async fn send(&self, app: &App, receiver: &Receiver, message: &Message) -> Result<(), Undelivered> {
        let public = app.config.public_url.as_deref();
        let origin = match receiver.kind {
            ReceiverKind::Push => self.courier.push_service(&receiver.address)?.origin(),
            _ => String::new(),
        };
        let site = public.unwrap_or(&receiver.site);
        let sender = Sender {
            vapid: &self.vapid,
            origin,
            contact: Some(site).filter(|site| site.starts_with("https://")),
            now_ms: app.now_ms(),
        };
        let parcel = message.parcel(receiver, site, &sender)?;
        self.courier
            .send(&receiver.address, parcel, receiver.failures == 0)
            .await
    }
}

impl Listener<'_> {
    fn receiver(&self, kind: ReceiverKind, address: &str, now_ms: i64) -> Receiver {
        Receiver {
            id: Receiver::webhook_id(),
            person: self.person.clone(),
            session: self.session.clone(),
            kind,
            address: address.to_owned(),
            public_key: String::new(),
            auth: String::new(),
            name: String::new(),
            language: self.language.code().to_owned(),
            site: self.site.to_owned(),
            created_at_ms: now_ms,
            told_at_ms: 0,
            failures: 0,
        }
    }
}

/// By what a browser is named: its address is a secret between it and us.
fn handle(endpoint: &str) -> String {
    let hash = Sha256::digest(endpoint.as_bytes());
    hex(&hash[..8])
}

/// Somebody looks at a table, and need not be told what they see. Where that cannot be noted, as on a full disk, they see it all the same.
pub(crate) async fn see(app: &App, person: &PersonId, table: &TableId) {
    if let Err(failure) = app.tables.store().see_table(person, table).await {
        warn!(%table, %failure, "that somebody looks at a table cannot be noted");
    }
}

/// Lets somebody be told somewhere.
pub(crate) async fn add(app: &App, receiver: &Receiver) -> Result<Added, AppError> {
    let added = app.tables.store().add_receiver(receiver, MOST_RECEIVERS).await?;
    Ok(if added { Added::Told } else { Added::TooMany })
}

/// Tries whether messages arrive at a receiver; one that was switched off is on again if they do.
pub(crate) async fn try_out(app: &App, notices: &Notices, receiver: &Receiver) -> Result<bool, AppError> {
    let sent = notices.send(app, receiver, &Message::Trial).await;
    count(app, &sent);
    match sent {
        Ok(()) => {
            app.tables.store().note_told(receiver, app.now_ms()).await?;
            Ok(true)
        }
        Err(why) => {
            info!(%why, "a trial message did not arrive");
            Ok(false)
        }
    }
}

/// Tells people what waits for them until the server stops.
pub(crate) async fn watch(app: App) {
    if app.notices.is_none() {
        return;
    }
    let mut ticks = tokio::time::interval(LOOK_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut rounds, mut works) = (Rounds::default(), true);
    loop {
        let done = tokio::select! {
            _ = ticks.tick() => rounds.begin(&app).await,
            Some(told) = rounds.next() => told,
            () = app.stopped() => break,
        };
        if let Err(failure) = &done
            && works
        {
            error!(%failure, "what people are to be told cannot be seen to");
        }
        works = done.is_ok();
    }
    // What is under way is told to its end, so that nobody hears it again from the next server.
    while let Some(told) = rounds.next().await {
        if let Err(failure) = told {
            error!(%failure, "somebody could not be told something at the end");
        }
    }
}

/// The people who are being told something, each in a task of its own: somebody whose receiver is slow lets nobody else wait.
#[derive(Default)]
struct Rounds {
    telling: JoinSet<Result<(), AppError>>,
    people: HashMap<task::Id, PersonId>,
}

impl Rounds {
    /// Begins to tell those who are to be told something by now, whoever waits longest first.
    async fn begin(&mut self, app: &App) -> Result<(), AppError> {
        let room = EACH_LOOK.min(AT_ONCE.saturating_sub(self.people.len()));
        // Those who are being told may still be due.
        let most = u32::try_from(EACH_LOOK + self.people.len()).unwrap_or(u32::MAX);
        let due = app.tables.store().due_to_be_told(app.now_ms(), most).await?;
        let is_new = |person: &PersonId| !self.people.values().any(|other| other == person);
        let new: Vec<PersonId> = due.into_iter().filter(is_new).take(room).collect();
        for person in new {
            let (app, whom) = (app.clone(), person.clone());
            let task = self.telling.spawn(async move { tell(&app, &whom).await });
            self.people.insert(task.id(), person);
        }
        Ok(())
    }

    /// How it went to tell the next of them; nothing where nobody is being told anything.
    async fn next(&mut self) -> Option<Result<(), AppError>> {
        let told = self.telling.join_next_with_id().await?;
        let (id, told) = match told {
            Ok((id, told)) => (id, told),
            Err(lost) => (lost.id(), Err(AppError::Worker)),
        };
        self.people.remove(&id);
        Some(told)
    }
}

/// Tells a person what is due, if it still is so and nobody else does.
async fn tell(app: &App, person: &PersonId) -> Result<(), AppError> {
    let Some(notices) = &app.notices else { return Ok(()) };
    let store = app.tables.store();
    let mut receivers: Vec<Receiver> = store.receivers_of(person).await?;
    receivers.retain(Receiver::is_on);
    if receivers.is_empty() {
        for notice in store.due_notices(person, app.now_ms()).await? {
            store.settle_notice(person, &notice).await?;
        }
        return Ok(());
    }
    // Looked at before it is claimed, since a claim counts, and again after it, since another server may have been faster.
    if due(app, person).await?.is_empty() || !store.claim_telling(person, app.now_ms()).await? {
        return Ok(());
    }
    let due = due(app, person).await?;
    if due.is_empty() {
        return Ok(());
    }
    let message = Message::Waiting(summed_up(&due));
    let attempts = stream::iter(receivers).map(|receiver| attempt(app, notices, receiver, &message));
    let heard: Vec<bool> = attempts.buffer_unordered(SHARE).try_collect().await?;
    let heard = heard.contains(&true);
    for (notice, _) in &due {
        let wait_ms = usize::try_from(notice.tries).ok().and_then(|tries| WAITS_MS.get(tries));
        match wait_ms {
            Some(wait_ms) if !heard => {
                let again_ms = app.now_ms() + wait_ms;
                store.put_off_notice(person, notice, again_ms, notice.tries + 1).await?;
            }
            _ => store.settle_notice(person, notice).await?,
        }
    }
    Ok(())
}

/// What somebody is to be told by now and is still so.
async fn due(app: &App, person: &PersonId) -> Result<Vec<(Notice, Item)>, AppError> {
    let (store, now_ms) = (app.tables.store(), app.now_ms());
    let mut due = Vec::new();
    for notice in store.due_notices(person, now_ms).await? {
        let now = match app.tables.find(&notice.table).await {
            Ok(live) => {
                let look = |loaded: &Loaded| {
                    let game = loaded.table.game().info();
                    (still(&loaded.table, person, notice.reason, now_ms), game)
                };
                Some(app.tables.read(&live, look).await?)
            }
            Err(AppError::Store(failure)) => return Err(AppError::Store(failure)),
            // The table is gone, or this program cannot read it.
            Err(_) => None,
        };
        match now {
            Some((Still::So(kind), game)) => {
                let table = notice.table.clone();
                due.push((notice, Item { table, game, kind }));
            }
            Some((Still::Later(at_ms), _)) => store.put_off_notice(person, &notice, at_ms, notice.tries).await?,
            Some((Still::Over, _)) | None => store.settle_notice(person, &notice).await?,
        }
    }
    Ok(due)
}

/// One line for a table: what is most urgent there.
fn summed_up(due: &[(Notice, Item)]) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for (_, item) in due {
        match items.iter_mut().find(|other| other.table == item.table) {
            Some(other) => {
                if item.kind.urgency() > other.kind.urgency() {
                    other.kind = item.kind;
                }
            }
            None => items.push(item.clone()),
        }
    }
    items
}

/// Tells a receiver something, and notes what came of it; says whether it arrived.
async fn attempt(app: &App, notices: &Notices, receiver: Receiver, message: &Message) -> Result<bool, AppError> {
    let store = app.tables.store();
    let sent = notices.send(app, &receiver, message).await;
    count(app, &sent);
    match sent {
        Ok(()) => {
            store.note_told(&receiver, app.now_ms()).await?;
            Ok(true)
        }
        // The browser wants to be told nothing any more.
        Err(Undelivered::Answer(StatusCode::NOT_FOUND | StatusCode::GONE)) if receiver.kind == ReceiverKind::Push => {
            store.remove_receiver(&receiver.person, &receiver.id).await?;
            Ok(false)
        }
        // It is not the receiver's fault.
        Err(Undelivered::Busy) => Ok(false),
        Err(why) => {
            info!(kind = receiver.kind.name(), %why, "somebody could not be told what waits for them");
            store.note_failed(&receiver).await?;
            Ok(false)
        }
    }
}

fn count(app: &App, sent: &Result<(), Undelivered>) {
    let counter = match sent {
        Ok(()) => &app.metrics.notices_sent,
        Err(Undelivered::Refused(Refused::Address | Refused::Inside)) => &app.metrics.notices_refused,
        Err(_) => &app.metrics.notices_failed,
    };
    counter.add(1);
}
