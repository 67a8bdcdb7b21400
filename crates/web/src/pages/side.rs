//! What stands beside a board: the log and the hint.

use catalogue::Lexicon;
use engine::Phrase;
use maud::{Markup, html};

use crate::Reader;

/// How many lines of the log a page shows.
const LINES: usize = 40;

/// A line of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many moves were made before the one that told this.
    pub ply: usize,
    /// What it says.
    pub text: String,
    /// Whether it happened since the viewer's last move.
    pub fresh: bool,
}

/// What the search thinks of the moves, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// How often the search played the game out.
    pub playouts: u64,
    /// The moves.
    pub lines: Vec<HintLine>,
}

/// What the search thinks of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct HintLine {
    /// The move's text.
    pub text: String,
    /// What its button says.
    pub label: String,
    /// How much of its attention the search gave to it, of 1.
    pub attention: f64,
    /// How often the mover wins after it, of 1.
    pub win: f64,
    /// The points the mover ends with after it, on average.
    pub points: f64,
}

/// The log, newest first.
pub(super) fn log(reader: &Reader, lines: &[Line]) -> Markup {
    let words = reader.words();
    let skipped = lines.len().saturating_sub(LINES);
    html! {
        section.log aria-labelledby="log-title" {
            h2 #log-title tabindex="-1" { (words.word("log")) }
            div #log role="log" aria-live="polite" tabindex="0" {
                ol reversed start=(lines.len()) {
                    @for (index, line) in lines.iter().enumerate().skip(skipped).rev() {
                        li id={ "log-" (index + 1) } class=[line.fresh.then_some("fresh")] {
                            @if line.fresh { span.unseen { (words.word("log-new")) " " } }
                            (line.text)
                        }
                    }
                }
            }
            @if skipped > 0 { p.help { (crate::words::count(words, "log-skipped", skipped)) } }
        }
    }
}

/// What the search thinks.
pub(super) fn hint(reader: &Reader, hint: &Hint) -> Markup {
    let words = reader.words();
    html! {
        div.hint role="status" {
            h3 { (words.word("hint-title")) }
            table {
                thead {
                    tr {
                        th scope="col" { (words.word("hint-move")) }
                        th scope="col" { (words.word("hint-win")) }
                        th scope="col" { (words.word("hint-points")) }
                        th scope="col" { (words.word("hint-attention")) }
                    }
                }
                tbody {
                    @for line in &hint.lines {
                        tr {
                            th scope="row" { (line.label) }
                            td { (words.percent(line.win)) }
                            td { (words.decimal(line.points)) }
                            td { (words.percent(line.attention)) }
                        }
                    }
                }
            }
            p.help { (crate::words::count(words, "hint-about", usize::try_from(hint.playouts).unwrap_or(usize::MAX))) }
        }
    }
}

/// "12 points".
pub(super) fn points(words: &Lexicon, points: i32) -> String {
    words.say(&Phrase::new("points-count").with("points", points), &|seat| {
        words.seat(seat)
    })
}
