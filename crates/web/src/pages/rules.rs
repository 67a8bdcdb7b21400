//! The rules of a game in our own words.

use engine::{Info, Provenance};
use maud::{Markup, PreEscaped, html};

use super::table::lesson::learn;
use crate::frame::page;
use crate::rulebook::{Rulebook, rulebook};
use crate::{Reader, boards, lexicon};

/// The rules of a game.
pub fn rules(reader: &Reader, info: &'static Info) -> Markup {
    let words = reader.words();
    let own = lexicon(info, reader.language);
    let board = boards::of(info.id);
    let book = rulebook(info, reader.language);
    let body = html! {
        main #main.narrow.rules {
            div.cover aria-hidden="true" { (board.cover()) }
            (PreEscaped(&book.head))
            (learn(reader, info, true))
            (start(reader, info, false))
            (contents(reader, book))
            @for section in &book.sections {
                section.chapter aria-labelledby=(section.id) {
                    h2 id=(section.id) { (section.title) }
                    (PreEscaped(&section.body))
                }
            }
            h2 { (words.word("rules-components")) }
            (board.components(own))
            p.help { (words.word("rules-material")) " " (words.word(provenance(info.provenance))) "." }
            (start(reader, info, true))
        }
    };
    page(reader, &format!("{} · {}", words.word("rules"), info.name), body)
}

/// The ways into a game, before the rules, where learning it comes first, and after them.
fn start(reader: &Reader, info: &'static Info, first: bool) -> Markup {
    let words = reader.words();
    html! {
        form.row method="post" action="/tables" {
            (reader.token())
            input type="hidden" name="game" value=(info.id);
            input type="hidden" name="quick" value="1";
            button.play.primary[first] type="submit" { (words.word("home-play")) }
            a.button href={ "/games/" (info.id) "/new" } { (words.word("home-set-up")) }
        }
    }
}

/// The headings as links, and a field that leaves only the sections which hold a word.
fn contents(reader: &Reader, book: &Rulebook) -> Markup {
    let words = reader.words();
    html! {
        nav.contents aria-label=(words.word("rules-contents")) {
            ul role="list" {
                @for section in &book.sections { li { a href={ "#" (section.id) } { (section.title) } } }
            }
            // Without a script the browser's own search does it.
            label.find hidden {
                (words.word("rules-find"))
                input #find type="search" autocomplete="off" aria-controls="main";
                output #found for="find" data-none=(words.word("rules-none")) {}
            }
        }
    }
}

/// The message that says where material comes from.
pub(super) fn provenance(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "provenance-printed",
        Provenance::Reconstruction => "provenance-reconstruction",
        Provenance::Loaded => "provenance-loaded",
    }
}
