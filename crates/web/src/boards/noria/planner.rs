//! How a wheel will stand in the turns to come, if nobody touches it.

use engine::Seat;
use maud::{Markup, html};
use noria::{Space, SpaceSet, Stage};

use super::{Table, wheel};

/// How many turns the planner looks ahead.
const AHEAD: u8 = 3;

impl Table<'_> {
    pub(super) fn planner(&self, seat: Seat) -> Markup {
        let mut next = self.player(seat).wheel;
        let played = seat < self.state.seat || self.state.seat == seat && self.state.stage == Stage::Place;
        let first = self.state.round + u8::from(played);
        // The wheel has turned for its next turn already once this one is over.
        if !played {
            next.turn_all();
        }
        let first = first + u8::from(!played);
        let rounds = (first..first + AHEAD).take_while(|&round| round <= self.game.rounds());
        let stands = rounds.map(|round| {
            let stand = next;
            next.turn_all();
            (round, stand)
        });
        let stands: Vec<_> = stands.collect();
        html! {
            @if !stands.is_empty() {
                details.planner {
                    summary { (self.word("board-planner")) }
                    p.help { (self.word("board-planner-about")) }
                    ol role="list" {
                        @for (round, stand) in &stands {
                            li {
                                strong { (self.number("board-planner-round", *round)) }
                                (wheel::still(stand))
                                span.unseen {
                                    @for space in SpaceSet::ACTIVE.iter() {
                                        @if let Some(disc) = stand.at(space) {
                                            (self.word(&space_name(space))) ": " (self.scene.say(&self.disc_phrase(disc))) "; "
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

fn space_name(space: Space) -> String {
    format!("space-{space}")
}
