//! What lies before a player: knowledge, resources with the ships that bring them, goods in their warehouses, the
//! factory board, and the black market.

use catalogue::games::noria::{FACTORIES, Good, RESOURCE_PRICE, Resource, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table, named, ships_phrase, signs, store};
use crate::Choice;

impl Table<'_> {
    /// Knowledge, and what the next administration adds to it.
    fn knowledge(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let income = self.game.material().factory_income[player.built()];
        html! {
            span.wisdom title=(self.word("board-knowledge.about")) {
                (SHEET.holding(seat, "knowledge", player.knowledge))
                span.unseen { (self.word("knowledge")) }
                @if income > 0 { small { "+" (income) } }
            }
        }
    }

    /// What a seat can pay with, in a line.
    pub(super) fn purse(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            span title=(self.word("board-knowledge")) { (SHEET.holding(seat, "knowledge", player.knowledge)) }
            @for resource in Resource::ALL {
                span title=(self.resource_name(resource)) { (SHEET.holding(seat, resource.name(), player.resources[resource])) }
            }
        }
    }

    /// At the start one resource is taken, and the stock may be out of sight on a phone.
    pub(super) fn first_resources(&self) -> Markup {
        html! {
            @if self.state.step == Step::StartResource {
                @for resource in Resource::ALL {
                    (self.scene.choices.piece(&format!("take {resource}"), "first", SHEET.amount(resource.name(), "+1")))
                }
            }
        }
    }

    pub(super) fn stock(&self, seat: Seat) -> Markup {
        html! {
            div.head { (self.knowledge(seat)) (self.factory_board(seat)) }
            (self.resources(seat))
            (self.goods(seat))
        }
    }

    fn resources(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            ul.resources role="list" aria-label=(self.word("board-resources")) {
                @for resource in Resource::ALL {
                    @let ships = player.ships[resource];
                    @let brings = self.scene.say(&ships_phrase(resource, ships));
                    @let content = html! {
                        span.held data-store=(store(seat, resource.name())) data-amount=(player.resources[resource]) {
                            (SHEET.sign(resource.name())) strong { (player.resources[resource]) }
                        }
                        span.unseen { (self.resource_name(resource)) }
                        span.ships title=(brings) data-store=(store(seat, &format!("ship-{resource}"))) data-amount=(ships) {
                            (SHEET.sign(&format!("ship-{resource}"))) (ships)
                            span.unseen { (brings) }
                        }
                    };
                    li {
                        @if Some(seat) == self.own { (self.scene.choices.piece(&format!("take {resource}"), "store", content)) }
                        @else { div.store { (content) } }
                    }
                }
            }
        }
    }

    fn goods(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let own = Some(seat) == self.own;
        html! {
            ul.goods role="list" aria-label=(self.word("board-goods")) {
                @for good in Good::ALL {
                    @if own || player.warehouses[good] > 0 {
                        li class=(if player.warehouses[good] > 0 { "good" } else { "good none" }) {
                            span title=(self.word(&format!("good-{good}"))) { (SHEET.sign(good.name())) }
                            span.unseen { (self.spoken_good(seat, good)) }
                            span.boxes {
                                @for _ in 0..player.goods[good] { span.box.full aria-hidden="true" { (SHEET.sign(good.name())) } }
                                @for place in player.goods[good]..player.warehouses[good] {
                                    (self.empty_warehouse(own, good, place + 1 - player.goods[good]))
                                }
                                @if player.warehouses[good] == 0 { small { (self.word("board-no-warehouse")) } }
                            }
                            (self.recipe(good))
                            @if own { (self.sale(good)) }
                        }
                    }
                }
            }
        }
    }

    /// An empty warehouse; lit where so many goods can be produced that it is filled.
    fn empty_warehouse(&self, own: bool, good: Good, number: u8) -> Markup {
        let text = format!("produce {number} {good}");
        html! {
            @if own { (self.scene.choices.piece(&text, "box", html! { span.more { "+" (number) } })) }
            @else { span.box aria-hidden="true" {} }
        }
    }

    /// The black market takes a good for knowledge.
    fn sale(&self, good: Good) -> Markup {
        html! {
            div.sale title=(self.word("board-black-market.about")) {
                (self.scene.choices.piece(&format!("sell {good}"), "trade", html! {
                    "→" (SHEET.amount("knowledge", good.knowledge()))
                    span.unseen { (self.word("knowledge")) }
                }))
            }
        }
    }

    fn spoken_good(&self, seat: Seat, good: Good) -> String {
        let player = self.player(seat);
        let phrase = Phrase::new("board-good").with("good", Phrase::new(format!("good-{good}")));
        let phrase = phrase.with("number", player.goods[good]);
        self.scene.say(&phrase.with("warehouses", player.warehouses[good]))
    }

    /// What one good costs to produce.
    fn recipe(&self, good: Good) -> Markup {
        let cost = &self.game.material().production[good];
        let title = format!("{} {}", self.word("board-recipe"), self.amounts(named(cost)));
        html! {
            span.recipe title=(title) { (signs(named(cost))) span.unseen { (title) } }
        }
    }

    /// Producing one good each of several kinds: every set that can be paid.
    pub(super) fn assortments(&self) -> Markup {
        let sets: Vec<&Choice> = self
            .scene
            .choices
            .iter()
            .filter(|choice| choice.text.starts_with("produce-each "))
            .collect();
        html! {
            @if !sets.is_empty() {
                (self.scene.choices.menu("each", &self.word("board-each"), &sets, html! { (self.word("board-each")) }))
            }
        }
    }

    /// The seven factories: each one built uncovers its gear.
    fn factory_board(&self, seat: Seat) -> Markup {
        let income = &self.game.material().factory_income;
        let built = self.player(seat).built();
        let title = Phrase::new("board-factories").with("number", built as u32);
        let title = self.scene.say(&title.with("income", income[built]));
        html! {
            div.factories title=(title) {
                span.unseen { (title) }
                @for place in 0..FACTORIES {
                    @let gear = income[place + 1] > income[place];
                    span class=(if place < built { "slot gone" } else { "slot" }) aria-hidden="true" {
                        @if place >= built { (SHEET.sign("factory")) }
                        @else if gear { (SHEET.sign("gear")) }
                    }
                }
            }
        }
    }

    /// The black market, as far as it gives resources for knowledge; what it gives for goods stands beside them.
    pub(super) fn black_market(&self) -> Markup {
        html! {
            div.black-market {
                span.label title=(self.word("board-black-market.about")) { (SHEET.sign("mask")) (self.word("board-black-market")) }
                span.trades {
                    @for resource in Resource::ALL {
                        (self.scene.choices.piece(&format!("acquire {resource}"), "trade", html! {
                            (SHEET.amount("knowledge", RESOURCE_PRICE)) span.unseen { (self.word("knowledge")) } "→"
                            (SHEET.sign(resource.name())) span.unseen { (self.resource_name(resource)) }
                        }))
                    }
                }
            }
        }
    }
}
