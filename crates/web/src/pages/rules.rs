//! The rules of a game in our own words.

use engine::{Info, Provenance};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use crate::frame::page;
use crate::{Reader, boards, lexicon};

/// The rules of a game.
pub fn rules(reader: &Reader, info: &'static Info) -> Markup {
    let words = reader.words();
    let own = lexicon(info, reader.language);
    let board = boards::of(info.id);
    let markdown = own.rules();
    let mut text = String::new();
    // The Markdown is our own, built into the program, so its HTML needs no cleaning.
    pulldown_cmark::html::push_html(&mut text, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    let body = html! {
        main #main.narrow.rules {
            div.cover aria-hidden="true" { (board.cover()) }
            (PreEscaped(text))
            h2 { (words.word("rules-components")) }
            (board.components(own))
            p.help { (words.word("rules-material")) " " (words.word(provenance(info.provenance))) "." }
            form.row method="post" action="/tables" {
                (reader.token())
                input type="hidden" name="game" value=(info.id);
                input type="hidden" name="quick" value="1";
                button.primary type="submit" { (words.word("home-play")) }
                a.button href={ "/games/" (info.id) "/new" } { (words.word("home-set-up")) }
            }
        }
    };
    page(reader, &format!("{} · {}", words.word("rules"), info.name), body)
}

/// The message that says where material comes from.
pub(super) fn provenance(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "provenance-printed",
        Provenance::Reconstruction => "provenance-reconstruction",
        Provenance::Loaded => "provenance-loaded",
    }
}
