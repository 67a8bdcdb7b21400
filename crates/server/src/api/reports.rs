//! Telling the host what is wrong at a table, or who does wrong there.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::asking::{AtTable, Json, Told};
use super::problem::{Failure, Kind};
use super::table::TablePath;
use crate::App;
use crate::handlers::reports::{self, ReportWish};

/// What a report can be about, beside the game itself.
#[derive(Serialize, ToSchema)]
pub(crate) struct Accusable {
    /// The people at the table, and what they said as far as whoever asks hears it, the newest remark first.
    about: Vec<AccusedAnswer>,
}

/// Somebody whom a report can be about, or a remark of theirs.
#[derive(Serialize, ToSchema)]
pub(crate) struct AccusedAnswer {
    /// What to send as `about`.
    key: String,
    /// What they are called.
    name: String,
    /// What they said.
    remark: Option<String>,
}

/// Whom and what a report can be about.
#[utoipa::path(get, path = "/tables/{id}/report", operation_id = "accusable", params(TablePath), responses((status = 200, description = "People and remarks", body = Accusable)))]
pub(crate) async fn about(State(app): State<App>, at: AtTable) -> Result<Json<Accusable>, Failure> {
    let loaded = app.tables.present(&at.live).await?;
    let about = reports::accused_views(&loaded, &at.visitor).into_iter();
    let answer = about.map(|accused| AccusedAnswer {
        key: accused.key,
        name: accused.name,
        remark: accused.remark,
    });
    Ok(Json(Accusable {
        about: answer.collect(),
    }))
}

/// Something that is wrong.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReport {
    /// What is wrong.
    #[schema(min_length = 1, max_length = 1000)]
    text: String,
    /// After how many moves it was seen.
    #[serde(default)]
    ply: u32,
    /// Whom or which remark it is about, by its key; the game itself without one.
    #[schema(max_length = 64)]
    about: Option<String>,
}

/// Tells the host what is wrong at a table. The record of the game goes along.
#[utoipa::path(post, path = "/tables/{id}/report", operation_id = "report", params(TablePath), request_body = NewReport, responses((status = 204, description = "The host has it")))]
pub(crate) async fn send(
    State(app): State<App>,
    at: AtTable,
    Told(NewReport { text, ply, about }): Told<NewReport>,
) -> Result<StatusCode, Failure> {
    if text.trim().is_empty() {
        return Err(Failure::new(Kind::Invalid, "text says what is wrong."));
    }
    let wish = ReportWish {
        ply,
        text: &text,
        about: about.as_deref().unwrap_or_default(),
    };
    reports::keep(&app, &at.visitor, &at.live, wish).await?;
    Ok(StatusCode::NO_CONTENT)
}
