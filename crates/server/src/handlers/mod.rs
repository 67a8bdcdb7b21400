//! What the addresses do, one story each.

pub(crate) mod accounts;
pub(crate) mod admin;
pub(crate) mod analysis;
pub(crate) mod archive;
pub(crate) mod assets;
pub(crate) mod bests;
pub(crate) mod continuation;
pub(crate) mod doors;
pub(crate) mod explore;
pub(crate) mod lessons;
pub(crate) mod lobby;
pub(crate) mod manners;
pub(crate) mod me;
pub(crate) mod my_tables;
pub(crate) mod notices;
pub(crate) mod pages;
pub(crate) mod passkeys;
pub(crate) mod play;
pub(crate) mod players;
pub(crate) mod puzzles;
pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod reports;
pub(crate) mod seats;
pub(crate) mod setup;
pub(crate) mod sharing;
pub(crate) mod tokens;
pub(crate) mod upkeep;

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::Markup;
use tables::TableId;
use web::pages::{Notice, Said, TableView};

use crate::App;
use crate::error::AppError;
use crate::live_tables::LiveTable;
use crate::sessions::Visitor;
use crate::view::{self, ViewRequest};

/// The part of an address that names a table.
#[derive(serde::Deserialize)]
pub(crate) struct TablePath {
    pub id: String,
}

/// The table an address names.
pub(crate) async fn table(app: &App, path: TablePath) -> Result<Arc<LiveTable>, AppError> {
    let id: TableId = path.id.parse().map_err(|_| AppError::NotFound)?;
    let live = app.tables.find(&id).await?;
    live.touch();
    Ok(live)
}

/// A table's page, or only its changing part where htmx asks for it.
async fn show(app: &App, live: &LiveTable, visitor: &Visitor, request: ViewRequest) -> Result<Response, AppError> {
    let htmx = visitor.htmx;
    let draw = move |view: TableView<'_>| if htmx { view.fragment() } else { view.page() };
    look(app, live, visitor, request, draw).await
}

/// What `draw` makes of a table.
async fn look(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    mut request: ViewRequest,
    draw: impl FnOnce(TableView<'_>) -> Markup + Send + 'static,
) -> Result<Response, AppError> {
    let (loaded, visitor) = (app.tables.present(live).await?, visitor.clone());
    request.now_ms = Some(app.now_ms());
    let work = move || view::draw(&loaded, visitor.onlooker(), request, draw);
    Ok(app.easels.draw(work).await?.into_response())
}

/// After something was done at a table: what the visitor does not learn otherwise.
///
/// To a page with an open stream the change comes by that stream, once; the answer holds only what is said to this
/// visitor alone, if anything. A page without one gets its changing part. A plain form is answered with a redirect, so that
/// a reload does not do the thing again.
async fn after(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    request: ViewRequest,
    id: &str,
) -> Result<Response, AppError> {
    if visitor.streaming && request.said.is_none() {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let showing = request.showing.map_or(String::new(), |seat| format!("?as={seat}"));
    let table = format!("/tables/{id}{showing}");
    // What the answer leads back to is the table: at the address of the form there is nothing to look at.
    let mut visitor = visitor.clone();
    visitor.reader.path.clone_from(&table);
    let visitor = &visitor;
    match (visitor.streaming, &request.said) {
        // An old page gets all of the present one: it is not certain that its stream is alive.
        (_, Some(Said::Notice(Notice::Stale))) => return show(app, live, visitor, request).await,
        (true, _) => return look(app, live, visitor, request, |view| view.answer()).await,
        (false, None) if !visitor.htmx => {}
        (false, _) => return show(app, live, visitor, request).await,
    }
    Ok(Redirect::to(&table).into_response())
}

/// The seat that a field or query asks to show.
fn showing(text: &str) -> Option<Seat> {
    text.parse().ok()
}
