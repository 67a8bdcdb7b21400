//! For those who watch over the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::metrics::Gauges;

/// Whether the server can do its work, in one line.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match app.tables.store().ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(failure) => (StatusCode::SERVICE_UNAVAILABLE, format!("{failure}\n")).into_response(),
    }
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
        database_bytes: None,
    });
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
