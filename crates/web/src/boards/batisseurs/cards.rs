//! The cards: buildings and workers on offer.

use std::sync::LazyLock;

use catalogue::Language;
use catalogue::games::batisseurs::{Building, Card, Identity, Resource, Resources, Row, Worker};
use maud::{Markup, html};

use super::super::kept::Kept;
use super::{SHEET, Table};

/// The cards that were drawn before.
static FACES: LazyLock<Kept<(Language, Face, bool)>> = LazyLock::new(Kept::default);

/// All that a card shows, besides the language and whether it is new. What is printed on it depends on the material.
#[derive(PartialEq, Eq, Hash)]
pub(super) enum Face {
    /// A building on offer.
    Building {
        card: Building,
        pays: (u8, u8),
        needs: Resources,
        machine: Option<Resources>,
    },
    /// A worker or a machine.
    Worker { card: Worker, wage: u8, makes: Resources },
    /// An open site.
    Site {
        card: Building,
        pays: (u8, u8),
        needs: Resources,
        lacking: Resources,
        added: Resources,
        /// Who works there, and what each makes.
        crew: Vec<(Worker, Resources)>,
        /// The actions that the next worker sent there takes, where somebody may send one.
        price: Option<u16>,
    },
}

/// Amounts in four columns, one a resource and the same on all cards, so that what a worker makes stands under what
/// a building needs.
pub(super) fn strip(resources: Resources) -> Markup {
    html! {
        span.strip aria-hidden="true" {
            @for resource in Resource::ALL {
                @let amount = resources.get(resource);
                span.amount.none[amount == 0] { (amount) (SHEET.sign(resource.name())) }
            }
        }
    }
}

/// The classes that say what a worker makes, one for each unit: while the pointer is on him, the style sheet shows
/// what he would fill on the sites.
pub(super) fn gives(makes: Resources) -> String {
    let units = Resource::ALL
        .into_iter()
        .flat_map(|resource| (1..=makes.get(resource)).map(move |unit| format!(" gives-{}-{unit}", resource.name())));
    units.collect()
}

impl Table<'_> {
    /// Both rows, with the open top of each deck.
    pub(super) fn offers(&self) -> Markup {
        let state = self.state;
        html! {
            (self.lacking_wares())
            (self.offer("buildings", &state.buildings, |card, step| self.building_on_offer(card, step)))
            (self.offer("workers", &state.workers, |card, step| self.worker_on_offer(card, step)))
        }
    }

    /// What the viewer's sites lack together: a phone shows the sites behind another tab. Its row is kept while they lack nothing, so
    /// that the cards below stay where they are.
    fn lacking_wares(&self) -> Markup {
        let lack = self.own_lack();
        html! {
            p.lacking title=(self.word("board-fits-key")) {
                @if lack != Resources::NONE {
                    (self.word("board-lacking")) " " (strip(lack))
                    span.unseen { (self.scene.lexicon.join(&self.amounts(lack))) }
                    span.key { span.fits aria-hidden="true" { "+" } " " (self.word("board-fits-key")) }
                }
            }
        }
    }

    fn offer<C: Card>(&self, kind: &str, row: &Row<C>, card: impl Fn(C, u8) -> Markup) -> Markup {
        let title = self.word(&format!("board-{kind}"));
        let deck = self.number("board-deck", row.unseen.len() as u32);
        html! {
            section class={ "offer " (kind) } aria-label=(title) {
                h3 { (title) }
                ul role="list" {
                    @for place in row.open {
                        li { @match place {
                            Some(shown) => (card(shown, 2)),
                            None => div.gap { (self.word("board-gap")) },
                        } }
                    }
                    li.next title=(deck) {
                        @match row.next {
                            Some(shown) => {
                                (card(shown, 3))
                                span.deck { (self.word("board-next")) " · " (row.unseen.len()) }
                            }
                            None if row.unseen.is_empty() => div.gap { (self.word("board-empty")) },
                            // A game shown again may stand between a card that was taken and the one that is turned up.
                            None => div.gap { (self.word("board-next")) " · " (row.unseen.len()) },
                        }
                    }
                }
            }
        }
    }

    /// A card of the row moves there from its deck in the second step, after the one that was taken.
    fn building_on_offer(&self, card: Building, step: u8) -> Markup {
        let printed = self.game.material().building(card);
        let makes = card.machine().map(|machine| self.game.material().worker(machine).makes);
        let face = Face::Building {
            card,
            pays: (printed.points, printed.ecus),
            needs: printed.needs,
            machine: makes,
        };
        let new = self.is_new(|| self.game.building_phrase(card));
        let content = self.face(face, new, || {
            html! {
                span.head { (SHEET.picture("art", card.name())) }
                (self.news(new))
                span.name { (self.building_name(card)) }
                span.brings {
                    (self.pays(card))
                    @if let Some(makes) = makes {
                        span.then title=(self.word("board-machine")) {
                            (SHEET.picture("gear", "gear")) (strip(makes))
                            span.unseen { (self.word("board-machine")) }
                        }
                    }
                }
                span.unseen { (self.scene.lexicon.join(&self.amounts(printed.needs))) }
                (strip(printed.needs))
            }
        });
        let machine = if card.machine().is_some() {
            "card machine"
        } else {
            "card"
        };
        html! {
            div.slot data-piece={ "building-" (card) } data-step=(step) {
                (self.scene.choices.piece(&format!("open {card}"), machine, content))
            }
        }
    }

    /// A card, drawn or as it was drawn before.
    pub(super) fn face(&self, face: Face, new: bool, draw: impl FnOnce() -> Markup) -> Markup {
        FACES.get_or_draw((self.scene.lexicon.language(), face, new), draw)
    }

    /// What a building brings once it is finished.
    pub(super) fn pays(&self, card: Building) -> Markup {
        let face = self.game.material().building(card);
        html! {
            span.pays {
                span aria-hidden="true" { (SHEET.amount("point", face.points)) }
                span.unseen { (self.number("board-worth", face.points)) " " }
                @if face.ecus > 0 { (SHEET.amount("ecu", face.ecus)) span.unseen { (self.word("board-ecus")) } }
            }
        }
    }

    fn worker_on_offer(&self, card: Worker, step: u8) -> Markup {
        let makes = self.game.material().worker(card).makes;
        let useful = makes.least(self.own_lack()).total();
        let fits = if useful > 0 {
            self.number("board-fits", useful)
        } else {
            String::new()
        };
        let content = html! {
            (self.worker_card(card))
            @if useful > 0 {
                span.fits title=(fits) { span aria-hidden="true" { "+" (useful) } span.unseen { (fits) } }
            }
        };
        html! {
            div.slot data-piece={ "worker-" (card) } data-step=(step) {
                (self.telling_piece(&format!("recruit {card}"), &format!("card{}", gives(makes)), &fits, content))
            }
        }
    }

    /// A worker or a machine: who, for what wage, makes what.
    pub(super) fn worker_card(&self, card: Worker) -> Markup {
        let printed = self.game.material().worker(card);
        let face = Face::Worker {
            card,
            wage: printed.wage,
            makes: printed.makes,
        };
        let new = self.is_new(|| self.game.worker_phrase(card));
        self.face(face, new, || {
            let name = match card.identity() {
                Identity::Card(kind, _) => self.word(kind.name()),
                Identity::Machine(machine) => self.building_name(machine),
            };
            html! {
                span.head { (SHEET.picture("bust", &portrait(card))) }
                span.wage title=(self.word("board-wage")) {
                    (SHEET.amount("ecu", printed.wage)) span.unseen { (self.word("board-wage")) }
                }
                (self.news(new))
                span.name { (name) }
                span.unseen { (self.scene.lexicon.join(&self.amounts(printed.makes))) }
                (strip(printed.makes))
            }
        })
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

/// The name of the picture of a worker or machine.
pub(super) fn portrait(worker: Worker) -> String {
    match worker.identity() {
        Identity::Card(kind, _) => kind.name().to_owned(),
        Identity::Machine(machine) => machine.name().to_owned(),
    }
}
