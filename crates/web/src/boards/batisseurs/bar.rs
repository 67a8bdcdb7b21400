//! What stands beside a name and in the action bar: points of buildings, écus, actions, and what can be had for them.

use catalogue::games::batisseurs::{ACTION_PRICE, Building, GOAL, MOST_EXCHANGED, Resources, building_points};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::cards::Face;
use super::{OpenSite, SHEET, Table};
use crate::Choice;

/// How much a site may lack at most to be called nearly done: what most workers make alone.
const NEARLY_DONE: u16 = 2;

impl Table<'_> {
    /// How far a seat is: points of buildings, écus, free workers, and how its sites stand in words.
    pub(super) fn plate(&self, seat: Seat) -> Markup {
        let builder = &self.state.builders[seat.index()];
        let free = builder.free.len();
        let sites: Vec<_> = self.open_sites(seat).iter().map(|site| self.standing(site)).collect();
        let face = Face::Plate {
            seat,
            over: self.scene.to_move.is_none(),
            points: building_points(self.game.material(), builder),
            ecus: builder.ecus,
            free,
            sites: sites.clone(),
        };
        self.kept(face, || {
            html! {
                span.builders.numbers {
                    (self.goal(seat))
                    (self.purse(seat))
                    span title=(self.number("board-hands", free as u32)) {
                        (SHEET.amount("labourer", free)) span.unseen { (self.word("board-team")) }
                    }
                    @if !sites.is_empty() { (self.under_way(sites)) }
                }
            }
        })
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
                    // The points themselves stand beside the name.
                    span.counts { (self.word("board-goal-brief")) }
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

    /// How many sites are open and how many of them one more worker may well finish; what each lacks is told to who asks.
    fn under_way(&self, sites: Vec<(Building, Resources, bool)>) -> Markup {
        let face = Face::UnderWay(sites.clone());
        self.kept(face, || {
            let nearly = sites.iter().filter(|(.., is_nearly_done)| *is_nearly_done).count();
            let told = Phrase::new("board-under-way")
                .with("number", sites.len() as u32)
                .with("nearly", nearly as u32);
            let lacks = sites.iter().map(|&(site, lacking, _)| {
                let lacking = self.scene.lexicon.join(&self.amounts(lacking));
                format!("{}: {} {lacking}", self.building_name(site), self.word("board-lacks"))
            });
            let lacks: Vec<String> = lacks.collect();
            html! { span.under-way title=(lacks.join("\n")) { (self.scene.say(&told)) } }
        })
    }

    /// A site with what it lacks, and whether work has begun there and little is left to do.
    fn standing(&self, &OpenSite { card, lacking }: &OpenSite) -> (Building, Resources, bool) {
        let needs = self.game.material().building(card).needs.total();
        let is_nearly_done = lacking.total() <= NEARLY_DONE && lacking.total() < needs;
        (card, lacking, is_nearly_done)
    }

    /// The viewer's écus, and in their turn the actions left of it. Who has no seat is told of the actions.
    pub(super) fn means(&self) -> Markup {
        let Some(seat) = self.own.or(self.scene.to_move) else {
            return html! {};
        };
        let actions = self.state.actions;
        let told = self.number("board-actions", actions);
        html! {
            span.builders.rest.beside {
                @if self.scene.to_move == Some(seat) {
                    span.actions title=(told) {
                        span aria-hidden="true" { (SHEET.amount("action", actions)) }
                        span.unseen { (told) }
                    }
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
                    (choices.piece("end", "deed end ends", html! { (self.word("board-end")) }))
                }
            }
        }
    }
}
