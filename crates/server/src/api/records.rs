//! Records: that of a game that is over, those of all of one's games, and those that are brought along.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::asking::{AtTable, Caller, Json, Told};
use super::problem::{Failure, Kind};
use super::table::{self, Table, TablePath};
use crate::error::AppError;
use crate::handlers::{archive, play, records};
use crate::{App, limits};

/// The record of a finished game, as a text that can be replayed.
#[utoipa::path(get, path = "/tables/{id}/record", operation_id = "record", params(TablePath), responses((status = 200, description = "The record", body = String, content_type = "text/plain")))]
pub(crate) async fn record(State(app): State<App>, at: AtTable) -> Result<String, Failure> {
    let record = play::record_of(&app, &at.live).await?;
    record.ok_or_else(|| Failure::new(Kind::NotFound, "There is a record once the game is over."))
}

/// A zip archive.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[allow(dead_code, reason = "it is read by the document alone")]
pub(crate) struct Archive(Vec<u8>);

/// The records of the finished games of whoever asks as one archive, a file each.
#[utoipa::path(get, path = "/me/records", operation_id = "records", responses((status = 200, description = "A zip archive", body = Archive, content_type = "application/zip")))]
pub(crate) async fn all(State(app): State<App>, Caller(visitor): Caller) -> Result<Response, Failure> {
    Ok(archive::of_all(&app, &visitor).await?)
}

/// A record that somebody brings along.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BroughtRecord {
    /// The text of the record, as `/tables/{id}/record` gives it. The whole body has at most 256 KiB.
    record: String,
}

/// Takes in a record: it is checked and kept as a table on the list of whoever asks, at which nobody moves. Positions and
/// lines of it can be looked at as those of any game.
#[utoipa::path(post, path = "/replay", operation_id = "bring", request_body = BroughtRecord, responses((status = 201, description = "The table that shows it", body = Table)))]
pub(crate) async fn bring(
    State(app): State<App>,
    Caller(visitor): Caller,
    Told(BroughtRecord { record }): Told<BroughtRecord>,
) -> Result<(StatusCode, Json<Table>), Failure> {
    if !app.limits.allow_network(visitor.network, limits::Kind::Record) {
        return Err(AppError::TooMany.into());
    }
    let id = match records::keep(&app, &visitor, record).await? {
        Ok(id) => id,
        Err(wrong) => {
            return Err(Failure::new(
                Kind::Invalid,
                format!("The record cannot be taken in: {wrong}."),
            ));
        }
    };
    let live = app.tables.find(&id).await?;
    Ok((StatusCode::CREATED, table::tell(&app, &live, &visitor, None).await?))
}
