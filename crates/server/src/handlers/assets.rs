//! The static files, and the worker that keeps them in browsers.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use web::assets::{self, Asset};
use web::install;

use crate::error::AppError;
use crate::packing::accepts;

/// A file under its hashed name, which never changes.
pub(crate) async fn asset(request: Request) -> Response {
    let path = request.uri().path();
    let Some(asset) = assets::at(path).or_else(|| install::at(path)) else {
        return AppError::NotFound.into_response();
    };
    send(asset, request.headers(), "public, max-age=31536000, immutable")
}

/// The service worker. Browsers ask each time whether there is a newer one, which is how a new version is noticed.
pub(crate) async fn worker(request: Request) -> Response {
    let mut response = send(install::worker(), request.headers(), "no-cache");
    let allowed = HeaderName::from_static("service-worker-allowed");
    response.headers_mut().insert(allowed, HeaderValue::from_static("/"));
    response
}

/// A file, packed as the browser likes it.
fn send(asset: &'static Asset, asked: &HeaderMap, kept: &'static str) -> Response {
    let (body, encoding) = match (&asset.brotli, &asset.gzip) {
        (Some(brotli), _) if accepts(asked, "br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts(asked, "gzip") => (gzip, Some("gzip")),
        _ => (&asset.plain, None),
    };
    let mut response = body.as_slice().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
