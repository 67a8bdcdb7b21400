//! What is kept of people, for how long, and who can see it.

use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// The headings, each with one paragraph (`…-about`).
const PARTS: [&str; 7] = [
    "privacy-kept",
    "privacy-seen",
    "privacy-cookies",
    "privacy-logs",
    "privacy-others",
    "privacy-notices",
    "privacy-host",
];

/// The page about privacy; `expiry` says in sentences for how long the site keeps what.
pub fn privacy(reader: &Reader, expiry: &[String]) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("nav-privacy")) }
            p.lead { (words.word("privacy-lead")) }
            @for part in PARTS {
                h2 { (words.word(part)) }
                p { (words.word(&format!("{part}.about"))) }
                @if part == PARTS[0] { p { (expiry.join(" ")) } }
            }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("nav-privacy")), body)
}
