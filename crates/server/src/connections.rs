//! Connections: who is let in, how long each may take, and how they end when the server stops.
//!
//! A connection that sends nothing, half a request, or does not read its answer is closed after a while. There are only
//! so many in all and from one network; whoever comes then is told when to come again. The connections of a proxy are everybody's, so
//! there the requests of each visitor are counted instead. When the server stops, running requests may finish for a moment, and what
//! has not ended by then is cut off.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tower::ServiceExt as _;
use tracing::{debug, info, warn};

use crate::App;
use crate::addresses::{self, Network, Peer, is_among, is_trusted};
use crate::error::AppError;
use crate::gate::{Full, Pass};
use crate::metrics::Refused;
use crate::seldom::Seldom;
use crate::stall::Stalling;

/// How long to wait before accepting again after the system refused to: it has no file or memory left just now.
const BREATH: Duration = Duration::from_millis(200);
/// A proxy keeps connections for its next visitors, and a visitor's form must not meet one that is just closing.
const PROXY_PATIENCE: Duration = Duration::from_secs(180);
/// How many are told at once that there is no room; more are just closed.
const REFUSALS: usize = 32;
/// How long somebody who is refused may take to hear it.
const REFUSAL_TIME: Duration = Duration::from_secs(1);
/// The buffers of one connection; the head of a request must fit.
const BUFFER_BYTES: usize = 64 * 1024;

/// What the accepting loop needs.
struct Door {
    app: App,
    router: Router,
    refusing: Arc<Semaphore>,
    refused: Seldom,
    failed: Seldom,
}

/// Serves until the server stops, then at most `stop_timeout` longer.
pub(crate) async fn serve(listener: TcpListener, app: App, router: Router) {
    let patience = app.config.caps.stop_timeout;
    let door = Door {
        app,
        router,
        refusing: Arc::new(Semaphore::new(REFUSALS)),
        refused: Seldom::default(),
        failed: Seldom::default(),
    };
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            () = door.app.stopped() => break,
            // Ended ones are forgotten, so that the set holds the open ones only.
            Some(_) = open.join_next(), if !open.is_empty() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => door.admit(stream, Peer(peer), &mut open),
                Err(error) => {
                    if let Some(times) = door.failed.count() {
                        warn!(%error, times, "a connection could not be accepted; trying again");
                    }
                    tokio::time::sleep(BREATH).await;
                }
            },
        }
    }
    drop(listener);
    let ended = async { while open.join_next().await.is_some() {} };
    if tokio::time::timeout(patience, ended).await.is_err() {
        info!(connections = open.len(), "cutting off what has not ended");
        open.shutdown().await;
    }
}

impl Door {
    fn admit(&self, stream: TcpStream, peer: Peer, open: &mut JoinSet<()>) {
        let address = peer.0.ip();
        let proxy = is_trusted(&self.app.config.trust_proxy, address);
        let network = Network::of(address);
        match self.app.connections.enter((!proxy).then_some(network)) {
            Ok(pass) => {
                let (app, router) = (self.app.clone(), self.router.clone());
                open.spawn(converse(app, router, stream, peer, proxy, pass));
            }
            Err(full) => {
                self.app.metrics.refuse(Refused::Connection);
                if let Some(times) = self.refused.count() {
                    warn!(times, latest = %network, ?full, "connections refused");
                }
                if let Ok(place) = Arc::clone(&self.refusing).try_acquire_owned() {
                    open.spawn(async move {
                        let _place = place;
                        let _ = tokio::time::timeout(REFUSAL_TIME, refuse(stream, full)).await;
                    });
                }
            }
        }
    }
}

/// Answers the requests of one connection, one after the other.
async fn converse(app: App, router: Router, stream: TcpStream, peer: Peer, proxy: bool, _pass: Pass) {
    let caps = &app.config.caps;
    // An event of a stream must not wait for the acknowledgement of the one before.
    let _ = stream.set_nodelay(true);
    let io = TokioIo::new(Stalling::new(stream, caps.write_timeout));
    let answering = app.clone();
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        let (app, router) = (answering.clone(), router.clone());
        async move {
            let request = request.map(Body::new);
            Ok::<_, Infallible>(match proxy {
                false => infallible(router.oneshot(request).await),
                true => relayed(&app, router, request).await,
            })
        }
    });
    let patience = if proxy { PROXY_PATIENCE } else { caps.header_timeout };
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER_BYTES)
        .serve_connection(io, answer);
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        debug!(%error, "a connection ended badly");
    }
}

/// Answers a request that came through a proxy of ours. Its connections are everybody's, so each request counts as a connection of
/// whoever it is for, until its answer has gone out.
async fn relayed(app: &App, router: Router, request: Request) -> Response {
    let network = addresses::network_of(&app.config.trust_proxy, &request);
    // What the proxy asks for itself, as for its own health checks, is not to be refused since others ask much.
    let visitor = network.filter(|network| !is_among(&app.config.trust_proxy, *network));
    match app.relayed.enter(visitor) {
        Ok(pass) => infallible(router.oneshot(request).await).map(|body| Body::new(Held { body, _pass: pass })),
        Err(full) => {
            app.metrics.refuse(Refused::Connection);
            AppError::from(full).into_response()
        }
    }
}

/// An answer that holds the place of its request until it has gone out.
struct Held {
    body: Body,
    _pass: Pass,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

fn infallible<T>(result: Result<T, Infallible>) -> T {
    match result {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

/// Says that there is no room and when to come again, and hears the other end out: closing a socket with something
/// unread in it would throw the answer away.
async fn refuse(mut stream: TcpStream, full: Full) -> std::io::Result<()> {
    let status = match full {
        Full::Everybody => "503 Service Unavailable",
        Full::OneNetwork => "429 Too Many Requests",
    };
    let answer = format!("HTTP/1.1 {status}\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}
