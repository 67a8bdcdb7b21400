//! What an address asks for after its `?`.

use std::str::FromStr;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;

use crate::error::AppError;

/// The fields of an address. What is missing or makes no sense is as if it had not been asked for: people shorten addresses, and
/// add to them.
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().find(|(field, _)| field == name)?;
        Some(&field.1)
    }

    /// The value of a field, in the type it has.
    pub fn parse<T: FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }

    /// The beginning of a field, no longer than anything it could be; empty if there is none.
    pub fn short(&self, name: &str, most: usize) -> String {
        self.get(name).unwrap_or_default().trim().chars().take(most).collect()
    }

    /// Whether there is such a field.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Fields {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let fields = Query::from_request_parts(parts, state).await;
        let Query(fields) = fields.map_err(|_| AppError::BadRequest("address"))?;
        Ok(Fields(fields))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    async fn fields(address: &str) -> Fields {
        let (mut parts, ()) = Request::get(address).body(()).unwrap().into_parts();
        Fields::from_request_parts(&mut parts, &()).await.unwrap()
    }

    #[tokio::test]
    async fn what_makes_no_sense_was_not_asked_for() {
        let fields = fields("/tables?page=two&busy&with=%20Bo%20%20&page=3").await;
        assert_eq!(fields.parse::<u32>("page"), None);
        assert!(fields.has("busy") && !fields.has("idle"));
        assert_eq!(
            (fields.short("with", 1), fields.short("idle", 1)),
            ("B".to_owned(), String::new())
        );
    }
}
