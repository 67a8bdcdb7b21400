//! A name for every request, so that the lines of the log that belong together can be found, and so can those that a
//! visitor asks about: the answer carries it.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{Instrument as _, debug, info_span};

use crate::App;
use crate::addresses::{Peer, is_trusted};
use crate::chance::random_bytes;

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Names a request, and what is logged while it is answered.
pub(crate) async fn name(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>();
    let proxy = peer.is_some_and(|Peer(address)| is_trusted(&app.config.trust_proxy, address.ip()));
    let given = if proxy { given(request.headers()) } else { None };
    let id = given.unwrap_or_else(|| format!("{:016x}", u64::from_le_bytes(random_bytes())));
    // The route, not the address: the name of a table is a secret of those who were told it.
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("none", MatchedPath::as_str);
    let span = info_span!("request", id, method = %request.method(), route);
    let start = Instant::now();
    let answered = async {
        let response = next.run(request).await;
        debug!(
            status = response.status().as_u16(),
            ms = start.elapsed().as_millis() as u64,
            "answered"
        );
        response
    };
    let mut response = answered.instrument(span).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}

/// The name that a proxy of ours gave the request, if it is one.
fn given(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(HEADER)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    ((1..=64).contains(&id.len()) && id.bytes().all(plain)).then(|| id.to_owned())
}
