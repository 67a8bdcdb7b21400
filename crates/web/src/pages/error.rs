//! When something is not there or goes wrong.

use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// What went wrong, as far as people need to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// There is no such page or table.
    NotFound,
    /// The form did not come from a page of ours.
    Forged,
    /// The host has forbidden it to the reader.
    Banned,
    /// What was sent makes no sense.
    BadRequest,
    /// Too much at once.
    TooMany,
    /// The disk of the server is nearly full.
    NoRoom,
    /// The table was played by rules this program no longer has, or its log is damaged.
    Unplayable,
    /// Our fault.
    Ours,
}

impl ErrorKind {
    fn words(self) -> (&'static str, &'static str) {
        match self {
            ErrorKind::NotFound => ("error-not-found", "error-not-found.about"),
            ErrorKind::Forged => ("error-forged", "error-forged.about"),
            ErrorKind::Banned => ("error-banned", "error-banned.about"),
            ErrorKind::BadRequest => ("error-bad-request", "error-bad-request.about"),
            ErrorKind::TooMany => ("error-too-many", "error-too-many.about"),
            ErrorKind::NoRoom => ("error-no-room", "error-no-room.about"),
            ErrorKind::Unplayable => ("error-unplayable", "error-unplayable.about"),
            ErrorKind::Ours => ("error-ours", "error-ours.about"),
        }
    }
}

/// A page that says so.
pub fn error(reader: &Reader, kind: ErrorKind) -> Markup {
    let words = reader.words();
    let (title, about) = kind.words();
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
pub fn error_notice(reader: &Reader, kind: ErrorKind) -> Markup {
    let words = reader.words();
    let (title, about) = kind.words();
    html! {
        hx-partial hx-target="#notices" hx-swap="innerHTML" {
            p.notice.bad role="alert" { strong { (words.word(title)) } " " (words.word(about)) }
        }
    }
}
