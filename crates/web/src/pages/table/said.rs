//! What is said to one reader alone, in the action bar: a notice, a question, a hint.

use catalogue::Lexicon;
use maud::{Markup, html};

use super::TableView;
use crate::{Choice, Reader};

/// What is said to one reader alone, once.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Something could not be done, or came too late.
    Notice(Notice),
    /// A move that gives something up: is it meant?
    Confirm {
        /// The move.
        choice: Choice,
        /// What it gives up.
        warning: String,
    },
    /// What the search would do.
    Hint(Hint),
    /// Nothing can be taken back without asking: shall the others be asked, if there are any?
    AskBack {
        /// Why that is so.
        why: String,
        /// Whether there are others to ask.
        others: bool,
    },
}

/// Something to say once.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// Somebody else was faster: this is how the table stands now.
    Stale,
    /// The game refused the move; why.
    Refused(String),
    /// The lesson asks for another move; why.
    Lesson(String),
    /// There is no move that the reader could take back; why.
    NothingToUndo(String),
    /// The reader does not play this seat.
    NotYours,
    /// The search has too much to do.
    Busy,
    /// The game counts for ratings, so nobody is helped.
    Rated,
    /// The game counts for ratings, so everybody has one seat.
    OneSeat,
    /// The seat waits for the person who left it.
    Reserved,
    /// The name holds what cannot be seen.
    Name,
    /// The reader talks too fast.
    TooFast,
    /// Something else is being asked already.
    Asked,
    /// Nothing more is taken back, asked or changed at this table.
    Full,
    /// The host has forbidden them to talk.
    Muted,
    /// A line of moves that somebody tries goes no further.
    BrokenLine,
    /// It is as long as it can be.
    LongLine,
    /// A move is not the answer to a puzzle.
    NotTheMove {
        /// What its button says.
        label: String,
        /// How often one wins with it at most, of 1: with the next best move.
        next: f64,
        /// How often with the answer.
        win: f64,
        /// How often one may try again.
        left: u8,
    },
}

/// What the search would do, and what it thinks of the other moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// How often the search played the game out.
    pub playouts: u64,
    /// The moves, best first.
    pub lines: Vec<HintLine>,
    /// What the best move is good for at once, in the game's words.
    pub reason: Option<String>,
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
    /// What to expect after it; nothing where the search hardly tried it.
    pub forecast: Option<HintForecast>,
}

/// What the mover can expect after a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HintForecast {
    /// How often the mover wins, of 1.
    pub win: f64,
    /// The points the mover ends with, on average.
    pub points: f64,
}

/// Where a bar speaks: what is asked, and in its place what is said to one reader alone, with the key that brings the question
/// back. One place for both: what is said hides nothing of the board, and moves nothing.
pub(super) fn voice(table: &TableView<'_>, prompt: Markup) -> Markup {
    let words = table.reader.words();
    html! {
        div.voice {
            (prompt)
            (region(table))
            a.close data-dismiss="" href=(back(table)) aria-label=(words.word("close")) title=(words.word("close")) {
                span aria-hidden="true" { "✕" }
            }
        }
    }
}

/// The table with nothing said.
fn back(table: &TableView<'_>) -> String {
    format!("/tables/{}{}", table.id, table.showing_query('?'))
}

/// The part of the page that says it. The page's script keeps it when the table changes, so the element is there also
/// when there is nothing to say.
pub(super) fn region(table: &TableView<'_>) -> Markup {
    let words = table.reader.words();
    html! {
        div #said hx-morph-skip="" aria-live="assertive" data-version=(table.version) data-unsent=(words.word("unsent")) {
            @match &table.said {
                None => {}
                Some(Said::Notice(notice)) => p.notice.bad[!matches!(notice, Notice::Lesson(_))] role="alert" {
                    (notice.text(words))
                },
                Some(Said::Confirm { choice, warning }) => (confirm(table, choice, warning)),
                Some(Said::Hint(hint)) => (hint_for(table, hint)),
                Some(Said::AskBack { why, others }) => (ask_back(table, why, *others)),
            }
        }
    }
}

fn confirm(table: &TableView<'_>, choice: &Choice, warning: &str) -> Markup {
    let words = table.reader.words();
    let asked = engine::Phrase::new("confirm-asked").with("move", choice.label.as_str());
    html! {
        form.confirm #confirm method="post" action={ "/tables/" (table.id) "/move" } role="alertdialog"
            aria-labelledby="confirm-title" data-play="" {
            p #confirm-title { strong { (words.say(&asked, &|seat| words.seat(seat))) } " " (warning) }
            (table.reader.token())
            input type="hidden" name="version" value=(table.version);
            input type="hidden" name="sure" value="yes";
            @if let Some(seat) = table.showing { input type="hidden" name="as" value=(seat); }
            // Who presses Enter once more has lost nothing.
            (dismiss(table, "confirm-no", true))
            button #sure type="submit" name="move" value=(choice.text) { (words.word("confirm-yes")) }
        }
    }
}

/// Further back than the rules of undo allow one goes only if the others agree.
fn ask_back(table: &TableView<'_>, why: &str, others: bool) -> Markup {
    let words = table.reader.words();
    let (about, yes) = match others {
        true => ("ask-back", "ask-back-yes"),
        false => ("ask-back-alone", "ask-back-alone-yes"),
    };
    html! {
        form.confirm #confirm method="post" action={ "/tables/" (table.id) "/ask" } role="alertdialog"
            aria-labelledby="confirm-title" data-play="" {
            p #confirm-title { (words.word("notice-nothing-to-undo")) " " (why) " " (words.word(about)) }
            (table.reader.token())
            input type="hidden" name="what" value="undo";
            @if let Some(seat) = table.showing { input type="hidden" name="as" value=(seat); }
            button.primary #sure type="submit" autofocus { (words.word(yes)) }
            (dismiss(table, "confirm-no", false))
        }
    }
}

/// A way back to the table with nothing said; with JavaScript it costs no request.
fn dismiss(table: &TableView<'_>, word: &str, focused: bool) -> Markup {
    html! {
        a.button data-dismiss="" autofocus[focused] href=(back(table)) { (table.reader.words().word(word)) }
    }
}

/// The best move with its reason. The numbers open on a click anywhere on it, with the sentence above them.
fn hint_for(table: &TableView<'_>, hint: &Hint) -> Markup {
    let words = table.reader.words();
    let Some(best) = hint.lines.first() else {
        return html! {};
    };
    let sentence = html! {
        p {
            strong { (super::log::capitalized(&best.label)) } ". "
            @match &hint.reason {
                Some(reason) => { (super::log::capitalized(reason)) "." }
                None => (forecast(words, hint)),
            }
        }
    };
    html! {
        div.hint data-hint=(best.text) {
            (sentence)
            button.numbers-key type="button" popovertarget="hint-numbers" aria-label=(words.word("hint-details"))
                title=(words.word("hint-details")) { span aria-hidden="true" { "▾" } }
        }
        div.menu.hint-numbers #hint-numbers popover="" role="dialog" aria-label=(words.word("hint-details")) {
            (sentence)
            (numbers(table.reader, hint))
            button.quiet type="button" popovertarget="hint-numbers" popovertargetaction="hide" { (words.word("close")) }
        }
    }
}

/// Where nothing comes of a move at once: how the search thinks it ends, beside the next best.
fn forecast(words: &Lexicon, hint: &Hint) -> String {
    let mut points = hint
        .lines
        .iter()
        .map(|line| line.forecast.map(|forecast| forecast.points));
    let phrase = match (points.next().flatten(), points.next().flatten()) {
        (Some(best), Some(next)) if best > next + 0.05 => engine::Phrase::new("hint-better")
            .with("points", words.decimal(best))
            .with("next", words.decimal(next)),
        (Some(best), _) => engine::Phrase::new("hint-expects").with("points", words.decimal(best)),
        (None, _) => return String::new(),
    };
    words.say(&phrase, &|seat| words.seat(seat))
}

pub(super) fn numbers(reader: &Reader, hint: &Hint) -> Markup {
    let words = reader.words();
    html! {
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
                        @if let Some(HintForecast { win, points }) = line.forecast {
                            td { (words.estimated_chance(win)) }
                            td { (words.decimal(points)) }
                        } @else {
                            td colspan="2" { (words.word("hint-hardly-tried")) }
                        }
                        td { (words.percent(line.attention)) }
                    }
                }
            }
        }
        p.help { (crate::words::count(words, "hint-about", usize::try_from(hint.playouts).unwrap_or(usize::MAX))) }
    }
}

impl Notice {
    fn text(&self, words: &Lexicon) -> String {
        match self {
            Notice::Stale => words.word("notice-stale"),
            Notice::Refused(why) => format!("{}.", super::log::capitalized(why)),
            Notice::Lesson(why) => why.clone(),
            Notice::NothingToUndo(why) => format!("{} {why}", words.word("notice-nothing-to-undo")),
            Notice::NotYours => words.word("notice-not-yours"),
            Notice::Busy => words.word("notice-busy"),
            Notice::Rated => words.word("notice-rated"),
            Notice::OneSeat => words.word("notice-one-seat"),
            Notice::Reserved => words.word("notice-reserved"),
            Notice::Name => words.word("wrong-name"),
            Notice::TooFast => words.word("notice-too-fast"),
            Notice::Asked => words.word("notice-asked"),
            Notice::Full => words.word("notice-full"),
            Notice::Muted => words.word("notice-muted"),
            Notice::BrokenLine => words.word("notice-broken-line"),
            Notice::LongLine => words.word("notice-long-line"),
            Notice::NotTheMove { label, next, win, left } => {
                let phrase = engine::Phrase::new("notice-not-the-move")
                    .with("move", label.as_str())
                    .with("next", words.estimated_chance(*next))
                    .with("win", words.estimated_chance(*win));
                let mut said = words.say(&phrase, &|seat| words.seat(seat));
                if *left > 0 {
                    said.push(' ');
                    said += &crate::words::count(words, "puzzle-tries", usize::from(*left));
                }
                said
            }
        }
    }
}
