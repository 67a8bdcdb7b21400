//! The cards: buildings and workers on offer.

use catalogue::games::batisseurs::{Building, Identity, Resource, Resources, Worker};
use maud::{Markup, html};

use super::{SHEET, Table};

/// The sign of every resource as often as there is of it: easier to compare at a glance than numbers.
pub(super) fn signs(resources: Resources) -> Markup {
    html! {
        span.signs aria-hidden="true" {
            @for resource in Resource::ALL {
                @if resources.get(resource) > 0 {
                    span { @for _ in 0..resources.get(resource) { (SHEET.sign(resource.name())) } }
                }
            }
        }
    }
}

impl Table<'_> {
    pub(super) fn building_on_offer(&self, card: Building) -> Markup {
        let content = self.building_card(card);
        html! {
            div.slot data-piece={ "building-" (card) } {
                (self.scene.choices.piece(&format!("open {card}"), "card", content))
            }
        }
    }

    pub(super) fn building_next(&self, card: Building) -> Markup {
        html! { div.slot data-piece={ "building-" (card) } { div.card { (self.building_card(card)) } } }
    }

    fn building_card(&self, card: Building) -> Markup {
        let face = self.game.material().building(card);
        html! {
            span.head { (SHEET.picture("art", card.name())) (self.pays(card)) }
            span.name { (self.building_name(card)) }
            span.unseen { (self.scene.lexicon.join(&self.amounts(face.needs))) }
            (signs(face.needs))
            @if let Some(machine) = card.machine() {
                span.then { (self.word("machine")) " " (signs(self.game.material().worker(machine).makes)) }
            }
        }
    }

    /// What a building brings once it is finished.
    pub(super) fn pays(&self, card: Building) -> Markup {
        let face = self.game.material().building(card);
        html! {
            span.pays {
                (SHEET.amount("point", face.points)) span.unseen { (self.word("board-points")) }
                @if face.ecus > 0 { (SHEET.amount("ecu", face.ecus)) span.unseen { (self.word("board-ecus")) } }
            }
        }
    }

    pub(super) fn worker_on_offer(&self, card: Worker) -> Markup {
        let useful = self.game.material().worker(card).makes.least(self.own_lack());
        let content = html! {
            (self.worker_card(card))
            @if useful != Resources::NONE {
                span.fits title=(self.word("board-fits")) {
                    "+" (useful.total()) span.unseen { (self.word("board-fits")) }
                }
            }
        };
        html! {
            div.slot data-piece={ "worker-" (card) } {
                (self.scene.choices.piece(&format!("recruit {card}"), "card", content))
            }
        }
    }

    pub(super) fn worker_next(&self, card: Worker) -> Markup {
        html! { div.slot data-piece={ "worker-" (card) } { div.card { (self.worker_card(card)) } } }
    }

    /// A worker or a machine: who, for what wage, makes what.
    pub(super) fn worker_card(&self, card: Worker) -> Markup {
        let face = self.game.material().worker(card);
        let (picture_name, name) = match card.identity() {
            Identity::Card(kind, _) => (kind.name(), self.word(kind.name())),
            Identity::Machine(machine) => (machine.name(), self.building_name(machine)),
        };
        html! {
            span.head { (SHEET.picture("bust", picture_name)) span.wage { (SHEET.amount("ecu", face.wage)) } }
            span.name { (name) }
            span.unseen { (self.scene.lexicon.join(&self.amounts(face.makes))) }
            (signs(face.makes))
        }
    }

    /// The name of a building as a title, without its article.
    pub(super) fn building_name(&self, card: Building) -> String {
        self.word(&format!("{}.title", card.name()))
    }

    /// The resources in words.
    pub(super) fn amounts(&self, resources: Resources) -> Vec<String> {
        self.game
            .amounts_phrases(resources)
            .iter()
            .map(|phrase| self.scene.say(phrase))
            .collect()
    }
}
