//! When the server cannot be reached: the one page that a browser keeps (`static/worker.js`).

use catalogue::Language;
use maud::{DOCTYPE, Markup, html};

use crate::{assets, words};

/// The page, in every language; its script shows the reader's.
pub(crate) fn offline() -> Markup {
    html! {
        (DOCTYPE)
        html lang=(Language::default()) data-theme="system" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { "Chantier" }
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(assets::url("chantier.css"));
                script defer src=(assets::url("offline.js")) {}
            }
            body {
                header.site { span.brand { "Chantier" } }
                main #main.narrow {
                    @for &language in Language::ALL { (text(language)) }
                }
            }
        }
    }
}

fn text(language: Language) -> Markup {
    let words = words(language);
    html! {
        section lang=(language) {
            h1 { (words.word("offline")) }
            p.lead { (words.word("offline.about")) }
            p { (words.word("offline.waits")) }
            // The address of this page is the one that was asked for.
            p { a.button.primary href="" { (words.word("offline-again")) } }
        }
    }
}
