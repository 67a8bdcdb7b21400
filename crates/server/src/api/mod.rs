//! What programs may do here: the pages' deeds over HTTP with JSON, and the document that describes them.
//!
//! Nothing is decided here. Handlers read what a program sends, let the same functions do it that the pages' handlers call, and
//! tell what came of it; what a table looks like follows from [`Perspective`](crate::perspective::Perspective), as a page does.

mod asking;
mod document;
mod events;
mod finished;
mod general;
mod lists;
mod new_table;
mod play;
mod problem;
mod seats;
mod table;
mod webhook;

use axum::Router;
use axum::middleware::from_fn_with_state;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::{App, limits};

/// The addresses of the API.
pub(crate) fn router(app: &App) -> Router<App> {
    let (router, _) = all();
    Router::new()
        .nest("/api/v1", router.fallback(general::nothing))
        .layer(from_fn_with_state(app.clone(), asking::identify))
        .layer(from_fn_with_state(app.clone(), limits::limit))
        .layer(from_fn_with_state(app.clone(), problem::write))
}

/// Every address with its description.
fn all() -> (Router<App>, OpenApi) {
    OpenApiRouter::new()
        .routes(routes!(document::document))
        .routes(routes!(general::games))
        .routes(routes!(general::me))
        .routes(routes!(general::export))
        .routes(routes!(webhook::show, webhook::set, webhook::remove))
        .routes(routes!(webhook::test))
        .routes(routes!(lists::lobby))
        .routes(routes!(lists::tables, new_table::create))
        .routes(routes!(events::events))
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
        .routes(routes!(finished::record))
        .routes(routes!(finished::analysis, finished::analyse))
        .split_for_parts()
}
