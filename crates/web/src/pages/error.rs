//! When something is not there or goes wrong.

use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// What went wrong, as far as people need to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no such page or table.
    NotFound,
    /// The form did not come from a page of ours.
    Forged,
    /// What was sent makes no sense.
    BadRequest,
    /// Too much at once.
    TooMany,
    /// The table was played by rules this program no longer has, or its log is damaged.
    Unplayable,
    /// Our fault.
    Ours,
}

impl Trouble {
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Trouble::NotFound => ("error-not-found", "error-not-found.about"),
            Trouble::Forged => ("error-forged", "error-forged.about"),
            Trouble::BadRequest => ("error-bad-request", "error-bad-request.about"),
            Trouble::TooMany => ("error-too-many", "error-too-many.about"),
            Trouble::Unplayable => ("error-unplayable", "error-unplayable.about"),
            Trouble::Ours => ("error-ours", "error-ours.about"),
        }
    }
}

/// A page that says so.
pub fn error(reader: &Reader, trouble: Trouble) -> Markup {
    let words = reader.words();
    let (title, about) = trouble.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word(title)) }
            p.lead { (words.word(about)) }
            p { a.button.primary href="/" { (words.word("nav-games")) } }
        }
    };
    page(reader, &format!("{} · Chantier", words.word(title)), body)
}

/// The same in one line, put into the page that asked through htmx.
pub fn error_notice(reader: &Reader, trouble: Trouble) -> Markup {
    let words = reader.words();
    let (title, about) = trouble.words();
    html! {
        hx-partial hx-target="#notices" hx-swap="innerHTML" {
            p.notice.bad role="alert" { strong { (words.word(title)) } " " (words.word(about)) }
        }
    }
}
