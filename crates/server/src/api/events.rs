//! What changes for a person: one stream for all their tables.
//!
//! It begins with how every unfinished table stands. After that an event comes for each table that changes, and nothing that was
//! missed matters: whoever comes back gets the present state.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::Response;
use futures_util::StreamExt as _;
use futures_util::stream;
use serde::Serialize;
use tables::PersonId;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

use super::asking::Caller;
use super::lists;
use super::problem::Failure;
use crate::App;
use crate::error::AppError;
use crate::gate::Pass;
use crate::live_tables::Concerned;
use crate::packing::Encoding;
use crate::sessions::{self, Visitor};
use crate::stream::{AGAIN_AFTER, ALIVE_EVERY, alive, dress, enter, is_over};

/// How long news of which nobody knows whom they concern are waited for, before all of them are looked at together.
const PACE: Duration = Duration::from_secs(1);

struct Stream {
    app: App,
    visitor: Visitor,
    /// The version of every table that was told of.
    told: BTreeMap<String, i64>,
    /// How much was said at them, as far as it was told.
    said: BTreeMap<String, u64>,
    concerned: broadcast::Receiver<Concerned>,
    stopping: watch::Receiver<bool>,
    ended: broadcast::Receiver<Option<PersonId>>,
    /// When a sign of life is due: whatever is written meanwhile for others is none.
    alive_at: Instant,
    _pass: Pass,
}

/// What a stream hears.
enum News {
    Written(Concerned),
    /// A session or a token may have ended.
    Ended(Result<Option<PersonId>, broadcast::error::RecvError>),
    /// Nothing for a while.
    Quiet,
}

/// A stream of server-sent events: `table` with a TableLine whenever a table of whoever asks changes, beginning with all that are
/// not over; `talk` with a TalkLine whenever somebody says something there; `gone` with the id of a table that is theirs no more.
#[utoipa::path(get, path = "/events", operation_id = "events", responses((status = 200, description = "Events, for ever", body = String, content_type = "text/event-stream")))]
pub(crate) async fn events(State(app): State<App>, Caller(visitor): Caller) -> Result<Response, Failure> {
    let pass = enter(&app, &visitor)?;
    let mut stream = Stream {
        told: BTreeMap::new(),
        said: BTreeMap::new(),
        concerned: app.tables.concerned(),
        stopping: app.stopping.subscribe(),
        ended: app.ended.subscribe(),
        alive_at: Instant::now() + ALIVE_EVERY,
        _pass: pass,
        visitor,
        app,
    };
    // It may have ended just before anybody listened for that.
    if !sessions::is_current(&stream.app, &stream.visitor).await? {
        return Err(AppError::NotFound.into());
    }
    // Before anything else, so that a stream that is answered is one that works.
    let first = stream.look(true).await?;
    let packets = stream::unfold(stream, |mut stream| async move { Some((stream.next().await?, stream)) });
    let packets = stream::iter([first]).chain(packets).map(Ok::<Bytes, Infallible>);
    Ok(dress(Body::from_stream(packets.fuse()), Encoding::Plain))
}

impl Stream {
    /// The next bytes to send; `None` when the server stops or the token has ended.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            match self.news().await? {
                News::Quiet => return Some(self.sent(alive(Encoding::Plain))),
                News::Ended(ended) => {
                    if is_over(&self.app, &self.visitor, ended).await {
                        return None;
                    }
                    continue;
                }
                News::Written(Concerned::These(people)) if !people.contains(&self.visitor.person) => continue,
                News::Written(Concerned::These(_)) => {}
                News::Written(Concerned::Anybody) => {
                    self.pause(PACE).await?;
                    // What came meanwhile is looked at now.
                    self.concerned = self.concerned.resubscribe();
                }
            }
            let news = loop {
                match self.look(false).await {
                    // The database may be back in a moment.
                    Err(AppError::Store(_)) => self.pause(AGAIN_AFTER).await?,
                    looked => break looked.ok()?,
                }
            };
            if !news.is_empty() {
                return Some(self.sent(news));
            }
        }
    }

    /// Notes that something is sent now.
    fn sent(&mut self, bytes: Bytes) -> Bytes {
        self.alive_at = Instant::now() + ALIVE_EVERY;
        bytes
    }

    /// Waits until there is something to look at; `None` when the server stops.
    async fn news(&mut self) -> Option<News> {
        tokio::select! {
            concerned = self.concerned.recv() => match concerned {
                Ok(concerned) => Some(News::Written(concerned)),
                // There was more than could be listened to.
                Err(broadcast::error::RecvError::Lagged(_)) => Some(News::Written(Concerned::Anybody)),
                Err(broadcast::error::RecvError::Closed) => None,
            },
            ended = self.ended.recv() => Some(News::Ended(ended)),
            _ = self.stopping.wait_for(|stopping| *stopping) => None,
            () = tokio::time::sleep_until(self.alive_at) => Some(News::Quiet),
        }
    }

    /// Waits for a while; `None` when the server stops.
    async fn pause(&mut self, time: Duration) -> Option<()> {
        tokio::select! {
            () = tokio::time::sleep(time) => Some(()),
            _ = self.stopping.wait_for(|stopping| *stopping) => None,
        }
    }

    /// What was not told yet.
    async fn look(&mut self, first: bool) -> Result<Bytes, AppError> {
        let mut lines = lists::newest(&self.app, &self.visitor).await?;
        if first {
            lines.extend(lists::running(&self.app, &self.visitor).await?);
        }
        let mut news = if first { ": hello\n\n".to_owned() } else { String::new() };
        let mut told = BTreeMap::new();
        for line in lines {
            if told.contains_key(&line.id) {
                continue;
            }
            let is_news = self.told.get(&line.id) != Some(&line.version);
            // How games ended long ago is no news.
            if is_news && !(first && line.is_over()) {
                news.push_str(&event("table", &line)?);
            }
            told.insert(line.id, line.version);
        }
        let missing: Vec<_> = self.told.iter().filter(|(id, _)| !told.contains_key(*id)).collect();
        if !missing.is_empty() {
            // What has not changed for long is not among the newest, and not gone for that. It is asked for all of them at once: somebody
            // may have thousands, and hear of each move at any.
            let listed = self.app.tables.store().listed_tables(&self.visitor.person).await?;
            for (id, version) in missing {
                match id.parse().is_ok_and(|id| listed.contains(&id)) {
                    true => drop(told.insert(id.clone(), *version)),
                    false => news.push_str(&event("gone", id)?),
                }
            }
        }
        let said = self
            .app
            .tables
            .store()
            .remarks_at_tables_of(&self.visitor.person)
            .await?;
        let said = said.into_iter().map(|(table, remarks)| (table.to_string(), remarks));
        let said: BTreeMap<String, u64> = said.filter(|(id, _)| told.contains_key(id)).collect();
        // What was said before anybody listened stands at the table.
        for (id, remarks) in said
            .iter()
            .filter(|(id, remarks)| !first && self.said.get(*id) != Some(remarks))
        {
            news.push_str(&event("talk", &TalkLine { id, remarks: *remarks })?);
        }
        (self.told, self.said) = (told, said);
        Ok(Bytes::from(news))
    }
}

/// Somebody spoke at a table, which has what was said.
#[derive(Serialize)]
struct TalkLine<'a> {
    id: &'a str,
    /// How many remarks were made there.
    remarks: u64,
}

/// An event with a name, as streams carry it.
pub(super) fn event(name: &str, data: &impl serde::Serialize) -> Result<String, AppError> {
    let data = serde_json::to_string(data).map_err(|_| AppError::Worker)?;
    Ok(format!("event: {name}\ndata: {data}\n\n"))
}
