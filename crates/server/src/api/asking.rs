//! Who asks, what they ask for, and how they are answered: a token, JSON in, JSON out.

use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tables::TableId;

use super::problem::{Failure, Kind, Problem, TOO_LARGE};
use crate::error::AppError;
use crate::handlers::doors;
use crate::live_tables::LiveTable;
use crate::sessions::{self, Visitor};
use crate::{App, addresses, limits};

/// The header that shows that the password of a table was told.
pub(super) const PASS: &str = "table-pass";

/// Finds out whose program asks. Whoever has no token is nobody; what is open to everybody is answered all the same.
pub(super) async fn identify(State(app): State<App>, mut request: Request<Body>, next: Next) -> Response {
    let network = addresses::network_of(&app.config.trust_proxy, &request);
    let token = bearer(request.headers()).map(str::to_owned);
    let visitor = match &token {
        None => Ok(None),
        Some(token) => sessions::by_token(&app, request.headers(), network, token).await,
    };
    let visitor = match visitor {
        Ok(visitor) => visitor,
        Err(failure) => return failure.into_response(),
    };
    let Some(visitor) = visitor else {
        return match token {
            None => next.run(request).await,
            Some(_) => {
                Problem::new(Kind::Token, "This token is none, or was ended. Make another on /me.").into_response()
            }
        };
    };
    let writes = request.method() != Method::GET && request.method() != Method::HEAD;
    // A person may have programs in many places.
    let allowed = app.limits.allow_person(&visitor.person, limits::Kind::Request)
        && (!writes || app.limits.allow_person(&visitor.person, limits::Kind::Post));
    if !allowed {
        return AppError::TooMany.into_response();
    }
    if writes && visitor.standing.banned {
        return AppError::Banned.into_response();
    }
    app.whereabouts.note(&visitor);
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// The token of a request.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().unwrap_or("");
    // Something of another kind is no token either, and refused as one that is none.
    Some(match text.split_once(' ') {
        Some((scheme, token)) if scheme.eq_ignore_ascii_case("bearer") => token.trim(),
        _ => "",
    })
}

/// Somebody with a token.
pub(crate) struct Caller(pub Visitor);

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        let missing = || {
            Failure::new(
                Kind::Token,
                "Send the header 'Authorization: Bearer TOKEN'. Tokens are made on /me.",
            )
        };
        visitor.map(Caller).ok_or_else(missing)
    }
}

/// Somebody with a token, at a table that is open to them.
pub(crate) struct AtTable {
    pub visitor: Visitor,
    pub live: Arc<LiveTable>,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Before { visitor, live } = Before::from_request_parts(parts, app).await?;
        let told = parts
            .headers
            .get(PASS)
            .and_then(|pass| pass.to_str().ok())
            .map(str::to_owned);
        if !doors::is_open(app, live.id(), &visitor.person, |_| told).await? {
            let how =
                "POST {\"password\": …} to /api/v1/tables/{id}/enter, and send what it gives in the header Table-Pass.";
            return Err(Failure::new(Kind::Password, how));
        }
        Ok(AtTable { visitor, live })
    }
}

/// Somebody with a token, before a table whose door may be closed.
pub(crate) struct Before {
    pub visitor: Visitor,
    pub live: Arc<LiveTable>,
}

impl FromRequestParts<App> for Before {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Caller(visitor) = Caller::from_request_parts(parts, app).await?;
        let Ok(Path(path)) = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await else {
            return Err(AppError::NotFound.into());
        };
        let id = path.into_iter().find(|(name, _)| name == "id").map(|(_, id)| id);
        let id: Option<TableId> = id.and_then(|id| id.parse().ok());
        let live = app.tables.find(&id.ok_or(AppError::NotFound)?).await?;
        live.touch();
        Ok(Before { visitor, live })
    }
}

/// The body of a request.
pub(crate) struct Told<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Told<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            return Err(Failure::new(
                Kind::MediaType,
                "Send JSON with 'Content-Type: application/json'.",
            ));
        }
        let reading = Bytes::from_request(request, app);
        let bytes = tokio::time::timeout(app.config.caps.body_timeout, reading).await;
        let bytes = bytes
            .map_err(|_| AppError::TooSlow)?
            .map_err(|rejection| match rejection {
                BytesRejection::FailedToBufferBody(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                    Failure::new(Kind::TooLarge, TOO_LARGE)
                }
                _ => Failure::new(Kind::Malformed, "The body did not come as a whole."),
            })?;
        serde_json::from_slice(&bytes)
            .map(Told)
            .map_err(|why| match why.classify() {
                serde_json::error::Category::Data => {
                    Failure::new(Kind::Invalid, format!("The body does not fit: {why}."))
                }
                _ => Failure::new(Kind::Malformed, format!("The body is not JSON: {why}.")),
            })
    }
}

/// The query of a request.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(query)) => Ok(Asked(query)),
            Err(why) => Err(Failure::new(
                Kind::Malformed,
                format!("The query does not fit: {}.", why.body_text()),
            )),
        }
    }
}

/// An answer.
pub(crate) struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_string(&self.0) {
            Ok(text) => {
                let mut response = text.into_response();
                let headers = response.headers_mut();
                headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
                // What a table looks like is nobody else's business.
                headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
                response
            }
            Err(_) => AppError::Worker.into_response(),
        }
    }
}
