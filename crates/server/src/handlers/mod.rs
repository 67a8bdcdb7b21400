//! What the addresses do, one story each.

pub(crate) mod assets;
pub(crate) mod pages;
pub(crate) mod play;
pub(crate) mod seats;
pub(crate) mod setup;
pub(crate) mod upkeep;

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use tables::TableId;

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
async fn table(app: &App, path: TablePath) -> Result<Arc<LiveTable>, AppError> {
    let id: TableId = path.id.parse().map_err(|_| AppError::NotFound)?;
    let live = app.tables.find(&id).await?;
    live.touch();
    Ok(live)
}

/// A table's page, or only its changing part where htmx asks for it.
async fn show(app: &App, live: &LiveTable, visitor: &Visitor, request: ViewRequest) -> Result<Response, AppError> {
    let draw = |view: web::pages::TableView<'_>| if visitor.htmx { view.fragment() } else { view.page() };
    let markup = app
        .tables
        .read(live, |loaded| view::draw(loaded, visitor, request, draw))
        .await?;
    Ok(markup.into_response())
}

/// After something was done at a table: the page as it is now.
///
/// A plain form is answered with a redirect, so that a reload does not do the thing again.
async fn after(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    request: ViewRequest,
    id: &str,
) -> Result<Response, AppError> {
    if visitor.htmx || request.notice.is_some() {
        return show(app, live, visitor, request).await;
    }
    let showing = request.showing.map_or(String::new(), |seat| format!("?as={seat}"));
    Ok(Redirect::to(&format!("/tables/{id}{showing}")).into_response())
}

/// The address of this site as the visitor knows it.
fn site(app: &App, headers: &HeaderMap) -> String {
    match &app.config.public_url {
        Some(url) => url.clone(),
        None => {
            let host = headers.get("host").and_then(|host| host.to_str().ok());
            format!("http://{}", host.unwrap_or("localhost"))
        }
    }
}

/// The seat that a field or query asks to show.
fn showing(text: &str) -> Option<Seat> {
    text.parse().ok()
}
