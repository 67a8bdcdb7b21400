//! The need cards in play, and what each of them makes of every city as it stands.

use catalogue::games::cloud_city::{Need, Worth};
use engine::Seat;
use maud::{Markup, html};

use super::Table;

impl Table<'_> {
    pub(super) fn needs(&self) -> Markup {
        html! {
            section.needs id="needs" aria-label=(self.word("board-needs")) {
                h3 { (self.word("board-needs")) }
                @for need in self.state.needs.iter() { (self.need(need)) }
            }
        }
    }

    fn need(&self, need: Need) -> Markup {
        html! {
            article.need data-piece={ "need-" (need) } {
                h4 { (self.word(&format!("need-{need}"))) }
                p { (self.word(&format!("need-{need}.about"))) }
                ul role="list" {
                    @for seat in self.seats() { (self.standing(need, seat)) }
                }
            }
        }
    }

    fn standing(&self, need: Need, seat: Seat) -> Markup {
        let votes = self.game.need_votes(self.state, seat, need);
        let kind = match votes {
            0 => "none",
            1.. => "gain",
            _ => "loss",
        };
        html! {
            li title=(self.scene.name(seat)) {
                span class={ "mark seat-" (seat) } aria-hidden="true" {}
                span.who { (self.scene.name(seat)) }
                @if let Worth::Compared(count) = need.worth(self.city(seat)) {
                    span.count { (self.number("board-count", count)) }
                }
                strong class=(kind) { (signed(votes)) }
            }
        }
    }
}

/// Votes with their sign, as they are added.
fn signed(votes: i32) -> String {
    match votes {
        0 => "0".to_owned(),
        1.. => format!("+{votes}"),
        _ => format!("−{}", -votes),
    }
}
