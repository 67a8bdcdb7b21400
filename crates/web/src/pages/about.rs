//! What this is, whose games these are, and where the material comes from.

use engine::Info;
use maud::{Markup, html};

use super::rules::provenance;
use crate::frame::page;
use crate::{Reader, boards, lexicon};

/// The page about this site.
pub fn about(reader: &Reader, games: &[&'static Info]) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("nav-about")) }
            p.lead { (words.word("about-lead")) }
            h2 { (words.word("about-games")) }
            p { (words.word("about-not-affiliated")) }
            dl.credits {
                @for info in games {
                    @let own = lexicon(info, reader.language);
                    dt { span.small-cover.cover aria-hidden="true" { (boards::of(info.id).cover()) } (info.name) }
                    dd {
                        @if own.has("credit") { p { (own.word("credit")) } }
                        p { (words.word("facts-material")) " " (words.word(provenance(info.provenance))) "." }
                    }
                }
            }
            h2 { (words.word("about-ours")) }
            p { (words.word("about-made-here")) }
            h2 { (words.word("about-fair")) }
            p { (words.word("about-seed")) }
            h2 { (words.word("about-privacy")) }
            p { (words.word("about-cookies")) }
            h2 { (words.word("nav-api")) }
            p { (words.word("api-lead")) " " a href="/api" { (words.word("nav-api")) } }
            h2 { (words.word("about-others")) }
            p { (words.word("about-licences")) }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("nav-about")), body)
}
