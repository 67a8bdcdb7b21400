//! What stands beside a name and in the action bar: points of buildings, écus, actions, and what can be had for them.

use catalogue::games::batisseurs::{ACTION_PRICE, Building, GOAL, MOST_EXCHANGED, building_points};
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table};
use crate::Choice;

impl Table<'_> {
    /// How far a seat is: points of buildings, écus, free workers, and a bar for each of its sites.
    pub(super) fn plate(&self, seat: Seat) -> Markup {
        let builder = &self.state.builders[seat.index()];
        let free = builder.free.len() as u32;
        html! {
            span.builders.numbers {
                (self.goal(seat))
                (self.purse(seat))
                span title=(self.number("board-hands", free)) {
                    (SHEET.amount("labourer", free)) span.unseen { (self.word("board-team")) }
                }
                @if !builder.sites.is_empty() {
                    span.building title=(self.number("board-open", builder.sites.len() as u32)) {
                        @for site in builder.sites.iter() { (self.progress(site)) }
                    }
                }
            }
        }
    }

    /// The points that end the game.
    pub(super) fn goal(&self, seat: Seat) -> Markup {
        let points = building_points(self.game.material(), &self.state.builders[seat.index()]);
        let told = self.number("board-goal", points);
        html! {
            span title=(told) {
                span.amount aria-hidden="true" {
                    (SHEET.sign("goal")) (points)
                    // Once the game is over nobody is on the way there any more.
                    @if self.scene.to_move.is_some() { span.of { "/" (GOAL) } }
                }
                span.unseen { (told) }
            }
        }
    }

    pub(super) fn purse(&self, seat: Seat) -> Markup {
        let ecus = self.state.builders[seat.index()].ecus;
        let told = self.number("board-purse", ecus);
        html! {
            span title=(told) {
                span aria-hidden="true" { (SHEET.holding(seat, "ecu", ecus)) } span.unseen { (told) }
            }
        }
    }

    /// A site as a small bar: how much of its needs is met.
    fn progress(&self, site: Building) -> Markup {
        let needs = self.game.material().building(site).needs.total();
        let lacking = self.game.lacking(self.state, site);
        let met = needs - lacking.total();
        let lacks = self.scene.lexicon.join(&self.amounts(lacking));
        let told = format!("{}: {} {lacks}", self.building_name(site), self.word("board-lacks"));
        html! {
            span.progress title=(told) {
                svg viewBox={ "0 0 " (needs * 6) " 10" } width=(needs * 6) height="10" aria-hidden="true" focusable="false" {
                    @for place in 0..needs {
                        rect.unit.met[place < met] x=(place * 6) width="5" height="10" rx="1" {}
                    }
                }
                span.unseen { (told) }
            }
        }
    }

    /// The actions left of the turn, and the écus of whoever is in it.
    pub(super) fn means(&self) -> Markup {
        let Some(seat) = self.scene.to_move else {
            return html! {};
        };
        let actions = self.state.actions;
        let told = self.number("board-actions", actions);
        html! {
            span.builders.rest.beside {
                span.actions title=(told) {
                    span aria-hidden="true" { (SHEET.amount("action", actions)) }
                    span.unseen { (told) }
                }
                @if Some(seat) == self.own { (self.purse(seat)) }
            }
        }
    }

    /// The moves that belong to no card: écus for actions, an action for écus, the end of the turn.
    pub(super) fn deeds(&self) -> Markup {
        let choices = self.scene.choices;
        let takes = (1..=MOST_EXCHANGED).filter_map(|actions| choices.get(&format!("take {actions}")));
        let takes: Vec<&Choice> = takes.collect();
        html! {
            @if choices.get("end").is_some() {
                span.builders.deeds {
                    @if !takes.is_empty() {
                        (choices.menu("deed", &self.word("group-take"), &takes, html! {
                            span.swap { (SHEET.sign("action")) "→" (SHEET.sign("ecu")) } span.called { (self.word("board-take")) }
                        }))
                    }
                    (choices.piece("buy", "deed", html! {
                        span.swap { (SHEET.amount("ecu", ACTION_PRICE)) "→" (SHEET.sign("action")) } span.called { (self.word("board-buy")) }
                    }))
                    (choices.piece("end", "deed end", html! { (self.word("board-end")) }))
                }
            }
        }
    }
}
