//! The static files.

use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use web::assets;

use crate::error::AppError;
use crate::packing::accepts;

/// A file under its hashed name, which never changes.
pub(crate) async fn asset(request: Request) -> Response {
    let Some(asset) = assets::at(request.uri().path()) else {
        return AppError::NotFound.into_response();
    };
    let (body, encoding) = match (&asset.brotli, &asset.gzip) {
        (Some(brotli), _) if accepts(request.headers(), "br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts(request.headers(), "gzip") => (gzip, Some("gzip")),
        _ => (&asset.plain, None),
    };
    let mut response = body.as_slice().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("public, max-age=31536000, immutable"),
    );
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
