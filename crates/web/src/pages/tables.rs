//! The tables a reader sits at.

use engine::Info;
use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// A table in the list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game.
    pub info: &'static Info,
    /// Who plays.
    pub names: Vec<String>,
    /// What to do there: a message of the pages (`state-…`).
    pub state: &'static str,
}

/// The list, the table that changed last first.
pub fn tables(reader: &Reader, lines: &[TableLine]) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("nav-tables")) }
            @if lines.is_empty() {
                p.lead { (words.word("tables-none")) }
                p { a.button.primary href="/" { (words.word("nav-games")) } }
            } @else {
                ul.table-list role="list" {
                    @for line in lines {
                        li {
                            a href={ "/tables/" (line.id) } {
                                strong { (line.info.name) }
                                span { (words.join(&line.names)) }
                                span.tag { (words.word(line.state)) }
                            }
                        }
                    }
                }
            }
            p.help { (words.word("tables-help")) }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("nav-tables")), body)
}
