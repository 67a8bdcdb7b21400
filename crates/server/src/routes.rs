//! The addresses of the site.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::handlers::{assets, pages, play, seats, setup, upkeep};
use crate::{App, limits, metrics, security, sessions, stream};

/// No form of ours is larger.
const BODY_BYTES: usize = 16 * 1024;

pub(crate) fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home))
        .route("/about", get(pages::about))
        .route("/preferences", post(pages::preferences))
        .route("/games/{game}/rules", get(pages::rules))
        .route("/games/{game}/new", get(setup::draft))
        .route("/tables", get(pages::tables).post(setup::create))
        .route("/tables/{id}", get(play::table_page))
        .route("/tables/{id}/events", get(stream::events))
        .route("/tables/{id}/move", post(play::make_move))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/hint", post(play::hint))
        .route("/tables/{id}/board/{ply}", get(play::board_at))
        .route("/tables/{id}/log", get(play::log))
        .route("/tables/{id}/record", get(play::record))
        .route("/tables/{id}/join", post(seats::join))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/talk", post(seats::talk))
        .route("/tables/{id}/again", post(seats::again))
        .fallback(pages::not_found)
        .layer(from_fn_with_state(app.clone(), limits::limit))
        .layer(from_fn_with_state(app.clone(), sessions::identify));
    // Streams pack themselves, static files are packed at start; this is for pages.
    Router::new()
        .merge(pages)
        .route("/static/{name}", get(assets::asset))
        .route("/health", get(upkeep::health))
        .route("/metrics", get(upkeep::metrics))
        .layer(from_fn_with_state(app.clone(), metrics::measure))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(map_response(security::protect))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}
