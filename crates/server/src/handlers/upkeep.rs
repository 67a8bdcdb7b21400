//! For those who watch over the server, and what time it is there.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::metrics::Gauges;
use crate::{App, disk};

/// Whether the server can do its work, in one line. Why not is in the log.
pub(crate) async fn health(State(app): State<App>) -> Response {
    answer(app.health.is_well(app.tables.store(), app.now_ms()).await)
}

/// Whether visitors should be sent here: not to a server that cannot do its work, or is about to stop.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    answer(!*app.stopping.borrow() && app.health.is_well(app.tables.store(), app.now_ms()).await)
}

fn answer(well: bool) -> Response {
    if well {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ok\n").into_response()
    }
}

/// What time it is, in milliseconds since 1970: clocks on pages go by it.
pub(crate) async fn time(State(app): State<App>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], app.now_ms().to_string()).into_response()
}

/// Numbers for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let (thinking, waiting) = app.workers.busy();
    let text = app.metrics.text(&Gauges {
        connections: app.connections.open(),
        streams: app.streams.open(),
        cached: app.tables.cached(),
        thinking,
        waiting,
        store_errors: app.tables.store().failures(),
        database_bytes: app.tables.store().size().await,
        disk_free_bytes: app.tables.store().file().and_then(disk::free_bytes),
    });
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
