//! How failures look to programs: one shape (RFC 9457) with one message that says what to do.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use web::pages::ErrorKind;

use crate::error::AppError;

/// The type of a response that is a problem.
pub(super) const MEDIA_TYPE: &str = "application/problem+json";

/// What is said of a body that is too large.
pub(super) const TOO_LARGE: &str = "A body has at most 16 KiB, one with a record 256 KiB.";

/// Why a request was not answered as asked.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// What kind of problem it is, for programs.
    #[serde(rename = "type")]
    #[schema(example = "urn:chantier:problem:stale")]
    kind: String,
    /// The same for people.
    title: String,
    /// The status of the response.
    #[schema(minimum = 400, maximum = 599)]
    status: u16,
    /// What happened, and what to do.
    detail: String,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// What was sent cannot be read.
    Malformed,
    /// It can be read, and asks for something that cannot be.
    Invalid,
    /// There is no token, or it is good for nothing.
    Token,
    /// The host has forbidden it.
    Banned,
    /// The table has a password.
    Password,
    /// It is not theirs to do.
    NotYours,
    NotFound,
    Method,
    Slow,
    /// The table has moved on.
    Stale,
    /// The game or the table says no.
    Refused,
    Unplayable,
    TooLarge,
    MediaType,
    TooMany,
    Busy,
    /// The disk is nearly full.
    NoRoom,
    Ours,
}

impl Kind {
    const fn parts(self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Kind::Malformed => (StatusCode::BAD_REQUEST, "malformed", "The request cannot be read"),
            Kind::Token => (StatusCode::UNAUTHORIZED, "token", "A token is needed"),
            Kind::Banned => (StatusCode::FORBIDDEN, "banned", "The host has forbidden it"),
            Kind::Password => (StatusCode::FORBIDDEN, "password", "The table has a password"),
            Kind::NotYours => (StatusCode::FORBIDDEN, "not-yours", "It is not yours to do"),
            Kind::NotFound => (StatusCode::NOT_FOUND, "not-found", "There is nothing at this address"),
            Kind::Method => (
                StatusCode::METHOD_NOT_ALLOWED,
                "method",
                "This method means nothing here",
            ),
            Kind::Slow => (StatusCode::REQUEST_TIMEOUT, "slow", "The request took too long"),
            Kind::Stale => (StatusCode::CONFLICT, "stale", "The table has moved on"),
            Kind::Refused => (StatusCode::CONFLICT, "refused", "It cannot be done"),
            Kind::Unplayable => (StatusCode::GONE, "unplayable", "The table cannot be read any more"),
            Kind::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large", "The request is too large"),
            Kind::MediaType => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media-type", "The body is not JSON"),
            Kind::Invalid => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "invalid",
                "The request makes no sense",
            ),
            Kind::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many", "Too many requests"),
            Kind::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy", "The server has too much to do"),
            Kind::NoRoom => (StatusCode::SERVICE_UNAVAILABLE, "no-room", "The disk is nearly full"),
            Kind::Ours => (StatusCode::INTERNAL_SERVER_ERROR, "ours", "The server failed"),
        }
    }
}

impl Problem {
    pub fn new(kind: Kind, detail: impl Into<String>) -> Problem {
        let (status, name, title) = kind.parts();
        Problem {
            kind: format!("urn:chantier:problem:{name}"),
            title: title.to_owned(),
            status: status.as_u16(),
            detail: detail.into(),
        }
    }

    /// What a response stands for that says no more than its status, and perhaps why in the terms of pages.
    fn of(status: StatusCode, error: Option<ErrorKind>) -> Problem {
        let (kind, detail) = match (error, status) {
            (Some(ErrorKind::Banned), _) => (Kind::Banned, "You may read, and change what is yours alone."),
            (Some(ErrorKind::Unplayable), _) => (Kind::Unplayable, "Its log does not replay. Tell the host."),
            (Some(ErrorKind::NoRoom), _) => (
                Kind::NoRoom,
                "Games go on, and nothing else is taken in until the host makes room.",
            ),
            (_, StatusCode::NOT_FOUND) => (
                Kind::NotFound,
                "See /api/v1/openapi.json for all addresses, and look whether the id is right.",
            ),
            (_, StatusCode::METHOD_NOT_ALLOWED) => (Kind::Method, "The header Allow names those that do."),
            (_, StatusCode::REQUEST_TIMEOUT) => (Kind::Slow, "Send the whole request at once."),
            (_, StatusCode::PAYLOAD_TOO_LARGE) => (Kind::TooLarge, TOO_LARGE),
            (_, StatusCode::TOO_MANY_REQUESTS) => (Kind::TooMany, "Wait as many seconds as Retry-After says."),
            (_, StatusCode::SERVICE_UNAVAILABLE) => {
                (Kind::Busy, "Try again after as many seconds as Retry-After says.")
            }
            (_, status) if status.is_server_error() => {
                (Kind::Ours, "It is no fault of yours. Try again, or tell the host.")
            }
            _ => (Kind::Malformed, "Compare it with /api/v1/openapi.json."),
        };
        let mut problem = Problem::new(kind, detail);
        problem.status = status.as_u16();
        problem
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self).unwrap_or_default();
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE));
        match status {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
            }
            _ => {}
        }
        response
    }
}

/// Why a handler does not answer: something of its own, or what can happen everywhere.
#[derive(Debug)]
pub(crate) enum Failure {
    App(AppError),
    Said(Problem),
}

impl Failure {
    pub fn new(kind: Kind, detail: impl Into<String>) -> Failure {
        Failure::Said(Problem::new(kind, detail))
    }
}

impl From<AppError> for Failure {
    fn from(error: AppError) -> Failure {
        Failure::App(error)
    }
}

impl From<store::StoreError> for Failure {
    fn from(error: store::StoreError) -> Failure {
        Failure::App(error.into())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        match self {
            // The outer layer writes the problem; what is to be logged of it is said there, too.
            Failure::App(error) => error.into_response(),
            Failure::Said(problem) => problem.into_response(),
        }
    }
}

/// Writes whatever went wrong on the way as a problem.
pub(super) async fn write(request: Request<Body>, next: Next) -> Response {
    let plain = next.run(request).await;
    let status = plain.status();
    let is_problem = plain
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind == MEDIA_TYPE);
    if is_problem || !(status.is_client_error() || status.is_server_error()) {
        return plain;
    }
    let mut response = Problem::of(status, plain.extensions().get::<ErrorKind>().copied()).into_response();
    for name in [header::RETRY_AFTER, header::ALLOW] {
        if let Some(value) = plain.headers().get(&name) {
            response.headers_mut().insert(name, value.clone());
        }
    }
    response
}
