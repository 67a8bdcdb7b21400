//! How a wheel will stand in the turns to come, if nobody touches it.

use catalogue::games::noria::{Space, Wheel};
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table, wheel};

/// How many turns the planner looks ahead.
const AHEAD: u8 = 3;

impl Table<'_> {
    pub(super) fn planner(&self, seat: Seat) -> Markup {
        let mut next = self.player(seat).wheel;
        // Before the first round, and once the turn of this round is over, the wheel stands ready for its next turn.
        let ready = self.state.round == 0 || seat < self.state.seat || self.state.seat == seat && self.placing();
        if !ready {
            next.turn_all();
        }
        let first = self.state.round + 1;
        let rounds = (first..first + AHEAD).take_while(|&round| round <= self.game.rounds());
        let stand_of = |round| {
            let stand = next;
            next.turn_all();
            (round, stand)
        };
        let stands: Vec<(u8, Wheel)> = rounds.map(stand_of).collect();
        html! {
            @if !stands.is_empty() {
                button.planner-key type="button" popovertarget="planner" title=(self.word("board-planner")) {
                    (SHEET.sign("later")) span.unseen { (self.word("board-planner")) }
                }
                div.planner id="planner" popover="" {
                    strong { (self.word("board-planner")) }
                    p.help { (self.word("board-planner-about")) }
                    ol role="list" {
                        @for (round, stand) in &stands {
                            li {
                                strong { (self.number("board-planner-round", *round)) }
                                (wheel::still(stand))
                                span.unseen {
                                    @for space in Space::ACTIVE.iter() {
                                        @if let Some(disc) = stand.at(space) {
                                            (self.word(&format!("space-{space}"))) ": " (self.scene.say(&self.disc_phrase(disc))) "; "
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
