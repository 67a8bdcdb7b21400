//! How failures look to people, and what is logged of them.
//!
//! A handler returns an [`AppError`]. It becomes a response that carries only its [`ErrorKind`]; the layer in
//! [`crate::sessions`] that knows the reader then writes the page in their language.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::StoreError;
use tracing::{error, warn};
use web::pages::ErrorKind;

use crate::gate::Full;

/// Why a request cannot be answered as asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AppError {
    /// There is no such page or table.
    #[error("there is nothing at this address")]
    NotFound,
    /// A form that no page of ours holds, or one from another site.
    #[error("the form is forged or too old")]
    Forged,
    /// The host has forbidden it to them.
    #[error("the host has forbidden it")]
    Banned,
    /// What was sent makes no sense.
    #[error("the request makes no sense: {0}")]
    BadRequest(&'static str),
    /// Too many requests, or too many streams from one address.
    #[error("too many requests")]
    TooMany,
    /// The server has as much to do as it can.
    #[error("too many visitors")]
    Full,
    /// The disk is nearly full, and what is left of it is for moves.
    #[error("the disk is nearly full")]
    NoRoom,
    /// The rest of a request did not come.
    #[error("the request took too long")]
    TooSlow,
    /// The table's log does not replay.
    #[error("table {0} does not replay: {1}")]
    Unplayable(tables::TableId, String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A worker was lost.
    #[error("a worker stopped before it answered")]
    Worker,
}

impl AppError {
    fn kind(&self) -> (StatusCode, ErrorKind) {
        match self {
            AppError::NotFound => (StatusCode::NOT_FOUND, ErrorKind::NotFound),
            AppError::Forged => (StatusCode::FORBIDDEN, ErrorKind::Forged),
            AppError::Banned => (StatusCode::FORBIDDEN, ErrorKind::Banned),
            AppError::BadRequest(_) => (StatusCode::BAD_REQUEST, ErrorKind::BadRequest),
            AppError::TooMany => (StatusCode::TOO_MANY_REQUESTS, ErrorKind::TooMany),
            AppError::Full => (StatusCode::SERVICE_UNAVAILABLE, ErrorKind::TooMany),
            AppError::NoRoom => (StatusCode::SERVICE_UNAVAILABLE, ErrorKind::NoRoom),
            AppError::TooSlow => (StatusCode::REQUEST_TIMEOUT, ErrorKind::BadRequest),
            AppError::Unplayable(..) => (StatusCode::GONE, ErrorKind::Unplayable),
            AppError::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, ErrorKind::Ours),
            AppError::Worker => (StatusCode::INTERNAL_SERVER_ERROR, ErrorKind::Ours),
        }
    }

    /// After how many seconds it is worth asking again.
    fn retry_after(&self) -> Option<&'static str> {
        match self {
            AppError::TooMany | AppError::Full => Some("10"),
            AppError::Store(_) => Some("2"),
            // Somebody has to make room.
            AppError::NoRoom => Some("300"),
            _ => None,
        }
    }
}

impl From<Full> for AppError {
    fn from(full: Full) -> Self {
        match full {
            Full::Everybody => AppError::Full,
            Full::OneNetwork => AppError::TooMany,
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        match &self {
            AppError::Store(failure) => error!(%failure, "the store failed"),
            AppError::Worker => error!("{self}"),
            AppError::Unplayable(..) => warn!("{self}"),
            _ => {}
        }
        let (status, kind) = self.kind();
        let mut response = status.into_response();
        response.extensions_mut().insert(kind);
        if let Some(seconds) = self.retry_after() {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        response
    }
}
