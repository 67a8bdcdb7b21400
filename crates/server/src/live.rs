//! Live updates: a stream for every open page of a table.
//!
//! Each event is the changed part of the page as its reader may see it, with the table's version as its id. A
//! browser that comes back says which version it saw last and gets the present one, so nothing that was missed
//! matters.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use futures_util::stream;
use store::{TableId, Version};
use tokio::sync::watch;

use crate::error::AppError;
use crate::handlers::TablePath;
use crate::metrics::Metrics;
use crate::seeing::{self, Asked};
use crate::sessions::Visitor;
use crate::tables::Live;
use crate::{App, bots};

/// The stream of one page.
struct Stream {
    app: App,
    live: Arc<Live>,
    visitor: Visitor,
    showing: Option<Seat>,
    seen: Version,
    changed: watch::Receiver<Version>,
    stopping: watch::Receiver<bool>,
    _open: Open,
}

/// Counts a stream as long as it is open.
struct Open(Arc<Metrics>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Opens a stream.
pub(crate) async fn events(
    State(app): State<App>,
    visitor: Visitor,
    Path(TablePath { id }): Path<TablePath>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let id: TableId = id.parse().map_err(|_| AppError::NotFound)?;
    let live = app.tables.find(&id).await?;
    let field = |name: &str| {
        query
            .iter()
            .find(|(field, _)| field == name)
            .map(|(_, value)| value.as_str())
    };
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let seen = last
        .or(field("version"))
        .and_then(|version| version.parse().ok())
        .unwrap_or(0);
    app.metrics.streams.fetch_add(1, Ordering::Relaxed);
    let stream = Stream {
        showing: field("as").and_then(|seat| seat.parse().ok()),
        seen,
        changed: live.watch(),
        stopping: app.stopping.subscribe(),
        _open: Open(Arc::clone(&app.metrics)),
        visitor,
        live,
        app,
    };
    bots::wake(&stream.app, &stream.live);
    let events = stream::unfold(stream, |mut stream| async move {
        let event = stream.next().await?;
        Some((Ok::<Event, Infallible>(event), stream))
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(20));
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    // A proxy that collects the stream before it passes it on would make it useless.
    response
        .headers_mut()
        .insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

impl Stream {
    /// The next event; `None` when the server stops or the table is lost.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.live.touch();
            self.changed.mark_unchanged();
            let asked = Asked {
                showing: self.showing,
                site: String::new(),
                ..Asked::default()
            };
            let (seen, visitor) = (self.seen, &self.visitor);
            let news = self.app.tables.read(&self.live, |table| {
                let draw = || seeing::see(table, visitor, asked, |view| view.fragment().into_string());
                (table.version != seen).then(|| (table.version, draw()))
            });
            if let Some((version, markup)) = news.await.ok()? {
                self.seen = version;
                return Some(Event::default().id(version.to_string()).data(markup));
            }
            tokio::select! {
                changed = self.changed.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
    }
}
