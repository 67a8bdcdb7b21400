//! The OpenAPI document: what all addresses have in common is said here, once.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use serde_json::Value;
use utoipa::PartialSchema as _;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{Components, ContentBuilder, InfoBuilder, OpenApi, Ref, RefOr, ResponseBuilder};

use super::problem::{MEDIA_TYPE, Problem};

const TOKEN: &str = "token";
/// What is open to whoever has no token.
const OPEN: [&str; 2] = ["games", "document"];

static DOCUMENT: LazyLock<String> = LazyLock::new(|| finish(super::all().1));

/// The document with what holds for every address: where they are, the token, and how failures look.
fn finish(mut document: OpenApi) -> String {
    document.info = InfoBuilder::new()
        .title("Chantier")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Play builder games with a program: sit down, see what a seat may know, move, and hear when it is your turn. \
             Tokens are made on the page /me of the site, by whoever keeps an account there. Every failure has the shape \
             Problem. A move says for which version of the table it was chosen; the answer 409 with the type \
             urn:chantier:problem:stale means that the table has moved on: look at it again.",
        ))
        .build();
    let paths = std::mem::take(&mut document.paths.paths);
    document.paths.paths = paths
        .into_iter()
        .map(|(path, item)| (format!("/api/v1{path}"), item))
        .collect();
    let components = document.components.get_or_insert_with(Components::new);
    components.schemas.insert("Problem".to_owned(), Problem::schema());
    components.add_security_scheme(TOKEN, SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    document.security = Some(vec![SecurityRequirement::new(TOKEN, Vec::<String>::new())]);
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post, &mut item.put, &mut item.delete]
            .into_iter()
            .flatten()
        {
            add_failures(operation);
        }
    }
    let mut document = serde_json::to_value(&document).unwrap_or_default();
    mend(&mut document);
    name_games(&mut document);
    document.to_string()
}

/// Says of every address that names a game which there are.
fn name_games(document: &mut Value) {
    let games: Vec<&str> = catalogue::infos().map(|info| info.id).collect();
    let operations = document["paths"]
        .as_object_mut()
        .into_iter()
        .flat_map(|paths| paths.values_mut());
    let operations = operations
        .filter_map(Value::as_object_mut)
        .flat_map(|item| item.values_mut());
    let parameters = operations.filter_map(|operation| operation.get_mut("parameters")?.as_array_mut());
    for parameter in parameters.flatten().filter(|parameter| parameter["name"] == "game") {
        parameter["schema"]["enum"] = games.clone().into();
    }
}

/// Takes back what the macros say too much: of a field with a usual value that is one of several names, they say that it is
/// an object besides.
fn mend(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            let parts = fields.get_mut("allOf").and_then(Value::as_array_mut);
            for part in parts.into_iter().flatten().filter_map(Value::as_object_mut) {
                if part.contains_key("default") && !part.contains_key("properties") {
                    part.remove("type");
                }
            }
            fields.values_mut().for_each(mend);
        }
        Value::Array(schemas) => schemas.iter_mut().for_each(mend),
        _ => {}
    }
}

fn add_failures(operation: &mut Operation) {
    let problem = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name("Problem")))
        .build();
    let failure = ResponseBuilder::new()
        .description("It was not done: why, and what to do")
        .content(MEDIA_TYPE, problem)
        .build();
    operation
        .responses
        .responses
        .insert("default".to_owned(), RefOr::T(failure));
    let open = |id: &String| OPEN.contains(&id.as_str());
    if operation.operation_id.as_ref().is_some_and(open) {
        operation.security = Some(Vec::new());
    }
}

/// This document.
#[utoipa::path(get, path = "/openapi.json", operation_id = "document", responses((status = 200, description = "The OpenAPI document", body = Object)))]
pub(super) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}
