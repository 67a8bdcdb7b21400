//! Decisions that belong to no piece of the table: how to pay, which new disc comes first, what to inspect, and going on.

use catalogue::games::noria::{Disc, DiscKind, Step};
use maud::{Markup, html};

use super::{SHEET, Table, wheel};
use crate::Choice;

impl Table<'_> {
    /// What lies over the wheel while it is not needed: every way to pay, or the new discs to choose from.
    pub(super) fn till(&self) -> Markup {
        let choices = || self.scene.choices.iter();
        let ways: Vec<&Choice> = choices().filter(|choice| choice.text.starts_with("pay ")).collect();
        let next: Vec<&Choice> = choices().filter(|choice| choice.text.starts_with("next ")).collect();
        let title = match (ways.is_empty(), self.state.step) {
            (false, _) => "board-pay",
            (_, Step::Next) if !next.is_empty() => "board-next",
            _ => return html! {},
        };
        html! {
            div.till id="till" {
                strong { (self.word(title)) }
                div.ways {
                    @for choice in ways { (self.scene.choices.piece(&choice.text, "way", payment(&choice.text))) }
                    @for choice in next {
                        @if let Some(kind) = choice.text.split(' ').nth(1).and_then(|kind| kind.parse::<DiscKind>().ok()) {
                            (self.scene.choices.piece(&choice.text, "way", html! {
                                (SHEET.picture("chip", &wheel::disc_picture(Disc::simple(kind))))
                                (self.disc_name(kind))
                            }))
                        }
                    }
                }
            }
        }
    }

    /// A knowledge instead of using a disc: one button, which asks for the disc where there are several.
    pub(super) fn inspections(&self) -> Markup {
        let inspect = |choice: &&Choice| choice.text.starts_with("inspect ");
        let discs: Vec<&Choice> = self.scene.choices.iter().filter(inspect).collect();
        html! {
            @if !discs.is_empty() {
                div.inspections title=(self.word("board-inspection.about")) {
                    (self.scene.choices.menu("inspect", &self.word("board-inspection.about"), &discs, html! {
                        span.name { (self.word("board-inspection")) } (SHEET.amount("knowledge", "+1"))
                    }))
                }
            }
        }
    }

    /// The moves that go on to what comes next. On a phone they stand in one row with the tools, and so in few words.
    pub(super) fn ends(&self) -> Markup {
        let ends = ["act", "stop", "finish", "rest"].map(str::to_owned);
        html! {
            @for choice in self.legal(&ends) {
                (self.scene.choices.piece(&choice.text, "end ends", html! {
                    span.full { (choice.label) } span.short { (self.word(&format!("board-{}", choice.text))) }
                }))
            }
        }
    }
}

/// A payment in signs: those of a kind together, many as a number.
fn payment(text: &str) -> Markup {
    let words: Vec<&str> = text.split(' ').skip(1).collect();
    html! {
        @for pair in words.chunks_exact(2) { (SHEET.amount(pair[1], pair[0])) }
    }
}
