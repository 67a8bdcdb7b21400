//! What programs may do here: the pages' deeds over HTTP with JSON, and the document that describes them.
//!
//! Nothing is decided here. Handlers read what a program sends, let the same functions do it that the pages' handlers call, and
//! tell what came of it; what a table looks like follows from [`Perspective`](crate::perspective::Perspective), as a page does.

mod asking;
mod document;
mod events;
mod explore;
mod finished;
mod games;
mod lists;
mod new_table;
mod people;
mod play;
mod problem;
mod puzzles;
mod ratings;
mod records;
mod replay;
mod reports;
mod seats;
mod table;
mod watching;
mod webhook;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::handlers::records::RECORD_BYTES;
use crate::{App, limits};

/// The addresses of the API.
pub(crate) fn router(app: &App) -> Router<App> {
    let (router, _) = all();
    Router::new()
        .nest("/api/v1", router.fallback(games::nothing))
        .layer(from_fn_with_state(app.clone(), asking::identify))
        .layer(from_fn_with_state(app.clone(), limits::limit))
        .layer(from_fn(problem::write))
}

/// Every address with its description.
fn all() -> (Router<App>, OpenApi) {
    OpenApiRouter::new()
        .routes(routes!(document::document))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::learn))
        .routes(routes!(games::skip))
        .routes(routes!(people::me))
        .routes(routes!(people::rename))
        .routes(routes!(people::export))
        .routes(routes!(people::player))
        .routes(routes!(webhook::show, webhook::set, webhook::remove))
        .routes(routes!(webhook::test))
        .routes(routes!(lists::lobby))
        .routes(routes!(lists::tables, new_table::create))
        .routes(routes!(events::events))
        .routes(routes!(watching::lobby))
        .routes(routes!(watching::table))
        .routes(routes!(table::show))
        .routes(routes!(table::moves))
        .routes(routes!(table::log))
        .routes(routes!(play::make_move))
        .routes(routes!(play::undo))
        .routes(routes!(play::hint))
        .routes(routes!(play::resign))
        .routes(routes!(play::ask))
        .routes(routes!(play::answer))
        .routes(routes!(seats::enter))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::replace))
        .routes(routes!(seats::free))
        .routes(routes!(seats::publish))
        .routes(routes!(seats::talk))
        .routes(routes!(seats::hide))
        .routes(routes!(seats::again))
        .routes(routes!(records::record))
        .routes(routes!(records::all))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(records::bring))
                .layer(DefaultBodyLimit::max(RECORD_BYTES)),
        )
        .routes(routes!(replay::position))
        .routes(routes!(reports::about, reports::send))
        .routes(routes!(explore::of_table))
        .routes(routes!(explore::of_puzzle))
        .routes(routes!(puzzles::day))
        .routes(routes!(puzzles::show, puzzles::answer))
        .routes(routes!(finished::analysis, finished::analyse, finished::cancel))
        .routes(routes!(finished::bests))
        .routes(routes!(finished::go_on))
        .split_for_parts()
}
