//! Live updates: a stream for every open page of a table.
//!
//! Each event is the changed part of the page as its reader may see it, with the table's stamp as its id. A
//! browser that comes back says which stamp it saw last and gets the present one, so nothing that was missed
//! matters.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use futures_util::StreamExt as _;
use futures_util::stream;
use tables::TableId;
use tokio::sync::watch;

use crate::error::AppError;
use crate::gate::Pass;
use crate::handlers::{TablePath, site};
use crate::live_tables::{LiveTable, Stamp};
use crate::metrics::Refused;
use crate::packing::Packer;
use crate::sessions::Visitor;
use crate::view::{self, ViewRequest};
use crate::{App, bots};

/// A line that says nothing, so that nobody on the way takes a quiet stream for a dead one.
const ALIVE: &str = ":\n\n";
const ALIVE_EVERY: Duration = Duration::from_secs(20);
/// How long after a failure of the database a stream looks again.
const AGAIN_AFTER: Duration = Duration::from_secs(1);

/// The stream of one page.
struct Stream {
    app: App,
    live: Arc<LiveTable>,
    visitor: Visitor,
    showing: Option<Seat>,
    /// The address of this site, for the invitation.
    site: String,
    /// The name to suggest to who may still sit down.
    name: Option<String>,
    seen: Stamp,
    changed: watch::Receiver<Stamp>,
    stopping: watch::Receiver<bool>,
    packer: Packer,
    _pass: Pass,
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
    let pass = app.streams.enter(visitor.network).map_err(|full| {
        app.metrics.refuse(Refused::Stream);
        AppError::from(full)
    })?;
    let live = app.tables.find(&id).await?;
    let field = |name: &str| {
        query
            .iter()
            .find(|(field, _)| field == name)
            .map(|(_, value)| value.as_str())
    };
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let packer = Packer::accepted(&headers);
    let encoding = packer.encoding();
    let name = app.tables.store().name_of(&visitor.person).await?;
    let stream = Stream {
        site: site(&app, &headers),
        name,
        showing: field("as").and_then(|seat| seat.parse().ok()),
        seen: last
            .or(field("seen"))
            .and_then(|stamp| stamp.parse().ok())
            .unwrap_or_default(),
        changed: live.watch(),
        stopping: app.stopping.subscribe(),
        packer,
        _pass: pass,
        visitor,
        live,
        app,
    };
    bots::wake(&stream.app, &stream.live);
    let packets = stream::unfold(stream, |mut stream| async move {
        let event = stream.next().await?;
        let packet = stream.packer.pack(&event);
        Some((Ok::<Vec<u8>, Infallible>(packet), stream))
    });
    let mut response = Body::from_stream(packets.fuse()).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // A proxy that collects the stream before it passes it on would make it useless.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Ok(response)
}

impl Stream {
    /// The next event as text; `None` when the server stops or the table is lost.
    async fn next(&mut self) -> Option<String> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.live.touch();
            self.changed.mark_unchanged();
            let request = ViewRequest {
                showing: self.showing,
                site: self.site.clone(),
                name: self.name.clone(),
                ..ViewRequest::default()
            };
            let (seen, visitor) = (self.seen, &self.visitor);
            let news = self.app.tables.read(&self.live, |loaded| {
                let draw = || view::draw(loaded, visitor, request, |view| view.fragment().into_string());
                (loaded.stamp() != seen).then(|| (loaded.stamp(), draw()))
            });
            let news = match news.await {
                Ok(news) => news,
                // The database may be back in a moment, and the page is none the worse for having waited.
                Err(AppError::Store(_)) => {
                    tokio::select! {
                        () = tokio::time::sleep(AGAIN_AFTER) => return Some(ALIVE.to_owned()),
                        _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                    }
                }
                Err(_) => return None,
            };
            if let Some((stamp, markup)) = news {
                self.seen = stamp;
                return Some(format!("id: {stamp}\ndata: {}\n\n", markup.replace('\n', "\ndata: ")));
            }
            tokio::select! {
                changed = self.changed.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = tokio::time::sleep(ALIVE_EVERY) => return Some(ALIVE.to_owned()),
            }
        }
    }
}
