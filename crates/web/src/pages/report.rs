//! Telling whoever runs the site that something is wrong at a table.

use catalogue::Lexicon;
use engine::Info;
use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// The way there, from any page that shows a table after move `ply`.
pub(super) fn report_link(words: &Lexicon, table: &str, ply: usize) -> Markup {
    html! { p.report-problem { a href={ "/tables/" (table) "/report?ply=" (ply) } { (words.word("report-title")) } } }
}

/// The page on which a reader says what is wrong after move `ply` of a table; `sent` thanks them.
pub fn report(reader: &Reader, info: &'static Info, table: &str, ply: usize, sent: bool) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("report-title")) }
            @if sent { p.notice role="status" { (words.word("report-sent")) } }
            @else {
                p.lead { (words.word("report-lead")) }
                form.setup method="post" action={ "/tables/" (table) "/report" } {
                    (reader.token())
                    input type="hidden" name="ply" value=(ply);
                    p {
                        label for="report-text" { (words.word("report-text")) }
                        textarea #report-text name="text" rows="6" maxlength="1000" required {}
                    }
                    button.primary type="submit" { (words.word("report-send")) }
                }
            }
            p { a href={ "/tables/" (table) } { (words.word("log-back")) } }
        }
    };
    page(reader, &format!("{} · {}", words.word("report-title"), info.name), body)
}
