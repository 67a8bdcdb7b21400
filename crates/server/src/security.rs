//! Headers that keep browsers careful.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// No script, style, picture, frame, worker or connection but our own, none of it inline; who may frame a page is said after it.
macro_rules! policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; ",
            "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ",
            $ancestors
        )
    };
}

/// Marks an answer that stands within a page of ours, and does nothing there. All others are framed by nobody.
#[derive(Clone, Copy)]
pub(crate) struct Framed;

const HEADERS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The name of a table is all one needs to watch it, so it is told to nobody.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Adds the headers. A page shows what only its reader may see, so nobody keeps it, the browser on a shared machine
/// included.
pub(crate) async fn protect(mut response: Response) -> Response {
    let policy = match response.extensions().get() {
        Some(Framed) => policy!("'self'"),
        None => policy!("'none'"),
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("private, no-store"));
    response
}
