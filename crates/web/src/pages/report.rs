//! Telling whoever runs the site that something is wrong at a table, or that somebody does wrong there.

use catalogue::Lexicon;
use engine::Info;
use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// The way there, from any page that shows a table after move `ply`.
pub(super) fn report_link(words: &Lexicon, table: &str, ply: usize) -> Markup {
    html! { p.report-problem { a href={ "/tables/" (table) "/report?ply=" (ply) } { (words.word("report-title")) } } }
}

/// What the page of a report shows.
#[derive(Clone, Debug)]
pub struct ReportView<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The move that the reader looked at.
    pub ply: usize,
    /// Whom and what it can be about, beside the game itself.
    pub about: Vec<AccusedView>,
    /// Whether it is sent: the page says thanks.
    pub sent: bool,
}

/// Somebody whom a report can be about, or a remark of theirs.
#[derive(Clone, Debug)]
pub struct AccusedView {
    /// By what forms name them.
    pub key: String,
    /// What they are called.
    pub name: String,
    /// What they said.
    pub remark: Option<String>,
}

/// The page on which a reader says what is wrong.
pub fn report(reader: &Reader, info: &'static Info, view: &ReportView<'_>) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("report-title")) }
            @if view.sent { p.notice role="status" { (words.word("report-sent")) } }
            @else {
                p.lead { (words.word("report-lead")) }
                form.setup method="post" action={ "/tables/" (view.table) "/report" } {
                    (reader.token())
                    input type="hidden" name="ply" value=(view.ply);
                    @if !view.about.is_empty() { (about(reader, &view.about)) }
                    p {
                        label for="report-text" { (words.word("report-text")) }
                        textarea #report-text name="text" rows="6" maxlength="1000" required {}
                    }
                    button.primary type="submit" { (words.word("report-send")) }
                }
            }
            p { a href={ "/tables/" (view.table) } { (words.word("log-back")) } }
        }
    };
    page(reader, &format!("{} · {}", words.word("report-title"), info.name), body)
}

fn about(reader: &Reader, accused: &[AccusedView]) -> Markup {
    let words = reader.words();
    html! {
        fieldset {
            legend { (words.word("report-about")) }
            div.accused {
                label.check { input type="radio" name="about" value="" checked; " " (words.word("report-game")) }
                @for accused in accused {
                    label.check {
                        input type="radio" name="about" value=(accused.key); " "
                        span {
                            strong { (accused.name) }
                            @if let Some(remark) = &accused.remark { " " q { (remark) } }
                        }
                    }
                }
            }
        }
    }
}
