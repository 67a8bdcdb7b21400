//! A player's side of the table: purse, sites with what they lack, the team.

use catalogue::games::batisseurs::{self, Building, CardSet, Resource, Resources, Step, Worker, building_points};
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn yard(&self, seat: Seat) -> Markup {
        let builder = &self.state.builders[seat.index()];
        let own = Some(seat) == self.own;
        let class = if own { "own" } else { "other" };
        html! {
            section id={ "yard-" (seat) } class={ "yard seat-" (seat) " " (class) } aria-label=(self.scene.name(seat)) {
                header {
                    span class={ "mark seat-" (seat) } aria-hidden="true" {}
                    strong { (self.scene.name(seat)) }
                    (self.purse(seat))
                    @if own { (self.deeds()) }
                }
                @if builder.sites.is_empty() { p.help { (self.word("board-no-site")) } }
                @else {
                    ul.sites role="list" {
                        @for site in builder.sites.iter() { li { (self.site(seat, site)) } }
                    }
                }
                ul.team role="list" aria-label=(self.word("board-team")) {
                    @for worker in builder.free.iter() { li { (self.hand(seat, worker)) } }
                }
                (self.finished(builder.finished))
            }
        }
    }

    /// Points of buildings, écus, and the actions left of the seat in turn.
    fn purse(&self, seat: Seat) -> Markup {
        let builder = &self.state.builders[seat.index()];
        let points = building_points(self.game.material(), builder);
        html! {
            span.purse {
                span title=(self.word("board-goal")) {
                    (SHEET.amount("point", points)) span.of { "/ " (batisseurs::GOAL) } span.unseen { (self.word("board-goal")) }
                }
                span title=(self.word("tie-ecus")) { (SHEET.amount("ecu", builder.ecus)) span.unseen { (self.word("board-ecus")) } }
                @if self.scene.to_move == Some(seat) {
                    span.actions title=(self.word("board-actions")) {
                        @for _ in 0..self.state.actions { (SHEET.sign("action")) }
                        @if self.state.actions == 0 { "–" }
                        span.unseen { (self.state.actions) " " (self.word("board-actions")) }
                    }
                }
            }
        }
    }

    /// The moves that belong to no card: écus for actions, an action for écus, the end of the turn.
    fn deeds(&self) -> Markup {
        let choices = self.scene.choices;
        html! {
            @if choices.get("end").is_some() {
                span.deeds {
                    @for actions in 1..=batisseurs::MOST_EXCHANGED {
                        @let text = format!("take {actions}");
                        @if choices.get(&text).is_some() {
                            (choices.piece(&text, "deed", html! {
                                @for _ in 0..actions { (SHEET.sign("action")) } "→" (SHEET.amount("ecu", batisseurs::exchange(actions)))
                            }))
                        }
                    }
                    @if choices.get("buy").is_some() {
                        (choices.piece("buy", "deed", html! { (SHEET.amount("ecu", batisseurs::ACTION_PRICE)) "→" (SHEET.sign("action")) }))
                    }
                    (choices.piece("end", "deed end", html! { (self.word("board-end")) }))
                }
            }
        }
    }

    /// An open site: what it needs, what its crew gives, and what the worker on his way would add.
    fn site(&self, seat: Seat, site: Building) -> Markup {
        let lacking = self.game.lacking(self.state, site);
        let added = match self.state.step {
            Step::Send(worker) if self.scene.to_move == Some(seat) => {
                self.game.material().worker(worker).makes.least(lacking)
            }
            _ => Resources::NONE,
        };
        let content = html! {
            span.head { (SHEET.picture("art", site.name())) (self.pays(site)) }
            span.body {
                span.name { (self.building_name(site)) }
                (self.track(site, lacking, added))
                (self.crew(self.state.crews[site]))
                @if self.scene.to_move == Some(seat) && self.state.send_price(site) > 1 {
                    span.price title=(self.word("board-price")) {
                        @for _ in 0..self.state.send_price(site) { (SHEET.sign("action")) }
                        span.unseen { (self.state.send_price(site)) " " (self.word("board-price")) }
                    }
                }
            }
        };
        html! {
            div.slot data-piece={ "building-" (site) } {
                (self.scene.choices.piece(&format!("to {site}"), "site", content))
            }
        }
    }

    /// Every resource the building needs as a sign: met, about to be met, or lacking.
    fn track(&self, site: Building, lacking: Resources, added: Resources) -> Markup {
        let needs = self.game.material().building(site).needs;
        html! {
            span.track aria-hidden="true" {
                @for resource in Resource::ALL {
                    @let need = needs.get(resource);
                    @let met = need - lacking.get(resource);
                    @let soon = met + added.get(resource);
                    @if need > 0 {
                        span {
                            @for place in 0..need {
                                @let class = if place < met { "need met" } else if place < soon { "need soon" } else { "need" };
                                span class=(class) { (SHEET.sign(resource.name())) }
                            }
                        }
                    }
                }
            }
            @if lacking != Resources::NONE {
                span.unseen { (self.word("board-lacks")) " " (self.scene.lexicon.join(&self.amounts(lacking))) }
            }
        }
    }

    fn crew(&self, crew: CardSet<Worker>) -> Markup {
        html! {
            span.crew {
                @for worker in crew.iter() {
                    span.mini data-piece={ "worker-" (worker) } title=(self.scene.say(&self.game.worker_phrase(worker))) {
                        (SHEET.picture("bust", &portrait(worker)))
                    }
                }
            }
        }
    }

    /// Somebody who can be sent, with what he would add to each site of his player.
    fn hand(&self, seat: Seat, worker: Worker) -> Markup {
        let on_his_way = self.scene.to_move == Some(seat) && self.state.step == Step::Send(worker);
        let makes = self.game.material().worker(worker).makes;
        let content = html! {
            (self.worker_card(worker))
            @if Some(seat) == self.own {
                span.serves {
                    @for site in self.state.builders[seat.index()].sites.iter() {
                        @let lacking = self.game.lacking(self.state, site);
                        @let useful = makes.least(lacking).total();
                        @if makes.covers(lacking) {
                            span.serve.finishes { (self.building_name(site)) " ✓" span.unseen { (self.word("board-finishes")) } }
                        } @else if useful > 0 {
                            span.serve { (self.building_name(site)) " +" (useful) }
                        }
                    }
                }
            }
        };
        let class = if on_his_way { "card hand sent" } else { "card hand" };
        html! {
            div.slot data-piece={ "worker-" (worker) } {
                (self.scene.choices.piece(&format!("send {worker}"), class, content))
            }
        }
    }

    fn finished(&self, finished: CardSet<Building>) -> Markup {
        html! {
            @if !finished.is_empty() {
                ul.finished role="list" aria-label=(self.word("board-finished")) {
                    @for building in finished.iter() {
                        li data-piece={ "building-" (building) } title=(self.building_name(building)) {
                            (SHEET.picture("art", building.name()))
                            span.unseen { (self.building_name(building)) }
                        }
                    }
                }
            }
        }
    }
}

/// The name of the picture of a worker or machine.
fn portrait(worker: Worker) -> String {
    match worker.identity() {
        batisseurs::Identity::Card(kind, _) => kind.name().to_owned(),
        batisseurs::Identity::Machine(machine) => machine.name().to_owned(),
    }
}
