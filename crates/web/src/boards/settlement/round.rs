//! The six rounds, and who is still in this one.

use catalogue::games::settlement::ROUNDS;
use engine::Phrase;
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn round(&self) -> Markup {
        let now = self.state.round;
        let said = Phrase::new("board-round").with("round", now).with("rounds", ROUNDS);
        html! {
            section.rounds id="rounds" aria-label=(self.word("board-rounds")) {
                span.track aria-hidden="true" {
                    @for round in 1..=ROUNDS {
                        span class=(if round < now { "gone" } else if round == now { "now" } else { "ahead" }) { (SHEET.sign("flag")) }
                    }
                }
                strong { (self.scene.say(&said)) }
                @if !self.is_over() && self.scene.names.len() > 1 {
                    @if let Some(first) = self.state.next_first {
                        span.news { (self.scene.say(&Phrase::new("board-next-first").with("seat", first))) }
                    }
                }
            }
        }
    }
}
