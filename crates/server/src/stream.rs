//! Live updates: a stream for every open page of a table.
//!
//! Each event is the changed part of the page as its reader may see it, with the table's stamp as its id. The first is all of
//! it; those after it are patches of what the same stream sent before (`patch`), where the page says that it can use them. A
//! browser that comes back says which stamp it saw last and gets the present one, so nothing that was missed matters.

use std::convert::Infallible;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use futures_util::StreamExt as _;
use futures_util::stream;
use tables::{PersonId, TableId};
use tokio::sync::{broadcast, watch};

use crate::drawings::{Drawing, Series};
use crate::error::AppError;
use crate::fields::Fields;
use crate::gate::Pass;
use crate::handlers::TablePath;
use crate::live_tables::{LiveTable, Loaded, Stamp};
use crate::metrics::Refused;
use crate::packing::{Encoding, pack};
use crate::perspective::Audience;
use crate::sessions::Visitor;
use crate::{App, bots, sessions};

/// A line that says nothing, so that nobody on the way takes a quiet stream for a dead one.
const ALIVE: &str = ":\n\n";
static PACKED_ALIVE: LazyLock<Bytes> = LazyLock::new(|| pack(Encoding::Gzip, ALIVE));
pub(crate) const ALIVE_EVERY: Duration = Duration::from_secs(20);
/// How long after a failure of the database a stream looks again.
pub(crate) const AGAIN_AFTER: Duration = Duration::from_secs(1);

/// Somebody who follows a table, as long as their session lasts.
pub(crate) struct Watch {
    app: App,
    live: Arc<LiveTable>,
    visitor: Visitor,
    /// What they were shown last.
    seen: Stamp,
    changed: watch::Receiver<Stamp>,
    stopping: watch::Receiver<bool>,
    ended: broadcast::Receiver<Option<PersonId>>,
    _pass: Pass,
}

/// What those who follow something hear of.
pub(crate) enum News<T> {
    /// It looks like this now.
    Changed(T),
    /// Nothing, for a while.
    Quiet,
}

/// The stream of one page.
struct Stream {
    watch: Watch,
    showing: Option<Seat>,
    /// The address of this site, for the invitation.
    site: String,
    /// The name to suggest to who may still sit down.
    name: Option<String>,
    /// Whether the page can use patches.
    patches: bool,
    encoding: Encoding,
    /// What the visitor's like are shown.
    series: Option<Arc<Series>>,
    /// What was sent last.
    sent: Option<Arc<Drawing>>,
}

/// Lets one more stream in, if there is room.
pub(crate) fn enter(app: &App, visitor: &Visitor) -> Result<Pass, AppError> {
    app.streams.enter(visitor.network).map_err(|full| {
        app.metrics.refuse(Refused::Stream);
        AppError::from(full)
    })
}

/// Opens a stream.
pub(crate) async fn events(
    State(app): State<App>,
    visitor: Visitor,
    Path(TablePath { id }): Path<TablePath>,
    fields: Fields,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let id: TableId = id.parse().map_err(|_| AppError::NotFound)?;
    let pass = enter(&app, &visitor)?;
    let live = app.tables.find(&id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let encoding = Encoding::accepted(&headers);
    let seen = last.or(fields.get("seen")).and_then(|stamp| stamp.parse().ok());
    let stream = Stream {
        site: visitor.site.clone(),
        name: app.tables.store().name_of(&visitor.person).await?,
        showing: fields.parse("as"),
        patches: fields.has("patches"),
        encoding,
        series: None,
        sent: None,
        watch: Watch::begin(app, visitor, live, pass, seen.unwrap_or_default()).await?,
    };
    let packets = stream::unfold(stream, |mut stream| async move { Some((stream.next().await?, stream)) });
    let head = stream::iter([encoding.head()]);
    let packets = head.chain(packets).map(Ok::<Bytes, Infallible>);
    Ok(dress(Body::from_stream(packets.fuse()), encoding))
}

/// The response that carries a stream.
pub(crate) fn dress(body: Body, encoding: Encoding) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // A proxy that collects the stream before it passes it on would make it useless.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if let Some(name) = encoding.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

impl Watch {
    /// Follows a table from what was seen of it.
    pub async fn begin(
        app: App,
        visitor: Visitor,
        live: Arc<LiveTable>,
        pass: Pass,
        seen: Stamp,
    ) -> Result<Watch, AppError> {
        let watch = Watch {
            seen,
            changed: live.watch(),
            stopping: app.stopping.subscribe(),
            ended: app.ended.subscribe(),
            _pass: pass,
            visitor,
            live,
            app,
        };
        // It may have ended just before anybody listened for that.
        if !sessions::is_current(&watch.app, &watch.visitor).await? {
            return Err(AppError::NotFound);
        }
        bots::wake(&watch.app, &watch.live);
        Ok(watch)
    }

    pub fn app(&self) -> &App {
        &self.app
    }

    pub fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    /// Notes what was shown.
    pub fn saw(&mut self, stamp: Stamp) {
        self.seen = stamp;
    }

    /// What there is to show next; `None` when the server stops, the table is lost or the session has ended.
    pub async fn next(&mut self) -> Option<News<Arc<Loaded>>> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.live.touch();
            self.changed.mark_unchanged();
            match self.app.tables.present(&self.live).await {
                Ok(loaded) if self.seen.shows(loaded.stamp()) => self.seen = loaded.stamp(),
                Ok(loaded) => return Some(News::Changed(loaded)),
                // The database may be back in a moment, and the page is none the worse for having waited.
                Err(AppError::Store(_)) => {
                    tokio::select! {
                        () = tokio::time::sleep(AGAIN_AFTER) => return Some(News::Quiet),
                        _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                    }
                }
                Err(_) => return None,
            }
            let ended = tokio::select! {
                changed = self.changed.changed() => {
                    changed.ok()?;
                    continue;
                }
                ended = self.ended.recv() => ended,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = tokio::time::sleep(ALIVE_EVERY) => return Some(News::Quiet),
            };
            if is_over(&self.app, &self.visitor, ended).await {
                return None;
            }
        }
    }
}

impl Stream {
    /// The next bytes to send; `None` when there is no more to come.
    async fn next(&mut self) -> Option<Bytes> {
        match self.watch.next().await? {
            News::Changed(loaded) => self.show(loaded).await.ok(),
            News::Quiet => Some(alive(self.encoding)),
        }
    }

    /// The event that brings the page to where the table stands.
    async fn show(&mut self, loaded: Arc<Loaded>) -> Result<Bytes, AppError> {
        let audience = Audience::of(
            &loaded.table,
            &self.watch.visitor,
            self.showing,
            self.name.as_deref(),
            &self.site,
        );
        let series = match self.series.take() {
            Some(series) if series.is_for(&audience) => series,
            _ => self.watch.live.audiences.series(audience),
        };
        let audiences = &self.watch.live.audiences;
        let drawing = audiences.draw(&self.watch.app, &series, loaded).await?;
        self.series = Some(series);
        self.watch.saw(drawing.stamp);
        let before = self.sent.take();
        self.sent = self.patches.then(|| Arc::clone(&drawing));
        let encoding = self.encoding;
        match drawing.made(before.as_ref(), encoding) {
            Some(packet) => Ok(packet),
            None => {
                let make = move || drawing.make(before.as_ref(), encoding);
                self.watch.app.easels.draw(make).await
            }
        }
    }
}

/// A sign of life.
pub(crate) fn alive(encoding: Encoding) -> Bytes {
    match encoding {
        Encoding::Plain => Bytes::from_static(ALIVE.as_bytes()),
        Encoding::Gzip => PACKED_ALIVE.clone(),
    }
}

/// Whether the session of a page has ended. A stream that missed some of the news, or might have, finds out for itself, and shows
/// nothing until the database can tell.
pub(crate) async fn is_over(
    app: &App,
    visitor: &Visitor,
    ended: Result<Option<PersonId>, broadcast::error::RecvError>,
) -> bool {
    let ended = ended.ok().flatten();
    let concerns = ended.is_none_or(|person| person == visitor.person || person == visitor.session);
    if !concerns {
        return false;
    }
    loop {
        match sessions::is_current(app, visitor).await {
            Ok(current) => return !current,
            Err(AppError::Store(_)) if !app.is_stopping() => tokio::time::sleep(AGAIN_AFTER).await,
            Err(_) => return true,
        }
    }
}
