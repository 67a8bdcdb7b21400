//! What a player has beside lands and streets: resources, villagers and where they are, the artefact, the heroes.

use catalogue::games::settlement::{Artefact, Resource};
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table, store, villagers};

impl Table<'_> {
    pub(super) fn camp(&self, seat: Seat) -> Markup {
        html! {
            div.camp {
                (self.stores(seat))
                (self.folk(seat))
                (self.zones(seat))
                (self.held(seat))
                (self.company(seat))
            }
        }
    }

    fn stores(&self, seat: Seat) -> Markup {
        let reserve = self.player(seat).reserve;
        html! {
            div.stores {
                ul role="list" aria-label=(self.word("board-reserve")) {
                    @for resource in Resource::ALL {
                        li class=[(reserve[resource] == 0).then_some("none")] title=(self.word(resource.name()))
                            data-store=(store(seat, resource.name())) data-amount=(reserve[resource]) {
                            (SHEET.sign(resource.name())) strong { (reserve[resource]) } span.unseen { (self.word(resource.name())) }
                        }
                    }
                }
                @if self.is_own(seat) { (self.rates(seat)) }
            }
        }
    }

    /// The rates of exchange, which payments use by themselves; they open where somebody asks.
    fn rates(&self, seat: Seat) -> Markup {
        let mirror = self.player(seat).holds(Artefact::EnchantedMirror);
        let any = html! { span.either { (SHEET.sign("wood")) (SHEET.sign("clay")) (SHEET.sign("stone")) } };
        html! {
            button.rates-open type="button" popovertarget="rates" title=(self.word("board-rates")) {
                (SHEET.sign("exchange")) span.unseen { (self.word("board-rates")) }
            }
            div.menu.rates id="rates" popover="" {
                strong { (self.word("board-rates")) }
                ul role="list" aria-hidden="true" {
                    li { @if mirror { "1 × " } @else { "2 × " } (any) span.arrow { "→" } "1 × " (any) }
                    li { (SHEET.sign("wood")) (SHEET.sign("clay")) (SHEET.sign("stone")) span.arrow { "→" } (SHEET.sign("diamond")) }
                    li { (SHEET.sign("diamond")) (SHEET.sign("diamond")) span.arrow { "→" } (SHEET.sign("gold")) }
                    li { (SHEET.sign("gold")) span.arrow { "→" } "1 × " (any) }
                }
                p { (self.word(if mirror { "board-rates-mirror" } else { "board-rates-words" })) }
            }
        }
    }

    /// The villagers at home, the bonus ones apart.
    fn folk(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let said = self.number("board-free-villagers", player.villagers());
        html! {
            div.home-folk title=(said) {
                span.label { (self.word("board-villagers-home")) }
                span.unseen { (said) }
                (self.folk_at(seat, "home", player.basic))
                @if player.bonus > 0 { span.bonus title=(self.number("board-bonus", player.bonus)) { (villagers(player.bonus)) } }
                @if player.villagers() == 0 { span.all-out { (SHEET.sign("villager")) "0" } }
                @else { strong.count aria-hidden="true" { (player.villagers()) } }
            }
        }
    }

    /// The four zones that can be used any number of times in a round.
    fn zones(&self, seat: Seat) -> Markup {
        let zones = self.player(seat).zones;
        let listed = [
            ("build", zones.build),
            ("explore", zones.explore),
            ("hunt", zones.hunt),
            ("fortify", zones.fortify),
        ];
        html! {
            ul.zones role="list" aria-label=(self.word("board-zones")) {
                @for (zone, number) in listed {
                    li class=[(number == 0).then_some("none")] title=(self.word(&format!("board-zone-{zone}.about"))) {
                        span.unseen { (self.word(&format!("board-zone-{zone}"))) " " (number) }
                        (SHEET.sign(&format!("act-{zone}")))
                        @if number > 3 { (SHEET.amount("villager", number)) } @else { (self.folk_at(seat, zone, number)) }
                    }
                }
            }
        }
    }

    /// The artefact of this round.
    fn held(&self, seat: Seat) -> Markup {
        html! {
            @if let Some(artefact) = self.player(seat).artefact {
                div.spot data-piece={ "artefact-" (artefact) } {
                    div.treasure.held title={ (self.title(artefact.name())) " – " (self.word(&format!("about-{artefact}"))) } { (self.treasure(artefact)) }
                }
            }
        }
    }
}
