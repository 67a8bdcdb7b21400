//! Games shown again.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use web::pages::Eyes;

use super::play::seat_in;
use super::{TablePath, table};
use crate::App;
use crate::error::AppError;
use crate::fields::Fields;
use crate::replay::ReplayRequest;
use crate::sessions::Visitor;
use crate::view::ViewRequest;

/// A position of a game that is being played or over, without its moves. `?ply=N` names the position, `?as=` whose eyes.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let id = path.id.clone();
    let live = table(&app, path).await?;
    let dealt = app.tables.read(&live, |loaded| loaded.table.played().is_some());
    if !dealt.await? {
        // There is nothing to show before the deal.
        return Ok(Redirect::to(&format!("/tables/{id}")).into_response());
    }
    let request = ViewRequest {
        showing: seat_in(&fields),
        replay: Some(ReplayRequest {
            ply: fields.parse("ply"),
            eyes: fields.get("as").and_then(Eyes::named),
        }),
        ..ViewRequest::default()
    };
    super::show(&app, &live, &visitor, request).await
}
