//! How programs play here, in short.

use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// Where the description of the API is.
pub const OPENAPI: &str = "/api/v1/openapi.json";

/// The page about the API.
pub fn api(reader: &Reader) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("nav-api")) }
            p.lead { (words.word("api-lead")) }
            h2 { (words.word("api-token")) }
            p { (words.word("api-token-how")) " " a href="/me#programs" { (words.word("nav-me")) } }
            h2 { (words.word("api-bot")) }
            p { (words.word("api-bot-how")) }
            h2 { (words.word("api-document")) }
            p { (words.word("api-document-how")) " " a href=(OPENAPI) { code { (OPENAPI) } } }
            h2 { (words.word("api-limits")) }
            p { (words.word("api-limits-how")) }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("nav-api")), body)
}
