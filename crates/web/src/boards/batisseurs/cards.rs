//! The cards: buildings and workers on offer.

use std::sync::LazyLock;

use catalogue::Language;
use catalogue::games::batisseurs::{Building, Card, Identity, Resource, Resources, Row, Worker};
use engine::Seat;
use maud::{Markup, html};

use super::super::kept::Kept;
use super::{SHEET, Table};
use crate::Light;

/// What was drawn before.
static DRAWN: LazyLock<Kept<(Language, Face, Light)>> = LazyLock::new(Kept::default);

/// All that a piece of the board shows, besides the language and whether its move is legal. What is printed on cards depends on the
/// material.
#[derive(PartialEq, Eq, Hash)]
pub(super) enum Face {
    /// A building on offer.
    Building {
        card: Building,
        pays: (u8, u8),
        needs: Resources,
        machine: Option<Resources>,
        new: bool,
        step: u8,
    },
    /// A worker or a machine on offer, with what he would do of what is lacking.
    Worker {
        card: Worker,
        wage: u8,
        makes: Resources,
        /// Nothing where nothing is lacking: then nobody can be called useless.
        useful: Option<u16>,
        new: bool,
        step: u8,
    },
    /// Somebody who can be sent, with the site where he helps most, by how much, and whether that finishes it.
    Hand {
        card: Worker,
        wage: u8,
        makes: Resources,
        serves: Option<(Building, u16, bool)>,
        sent: bool,
        /// Whether he would add nothing to any site.
        useless: bool,
        new: bool,
    },
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
        new: bool,
    },
    /// What somebody has finished.
    Finished {
        seat: Seat,
        own: bool,
        over: bool,
        points: u16,
        ecus: u16,
        buildings: Vec<(Building, u8)>,
    },
    /// What matters most of somebody.
    Plate {
        seat: Seat,
        over: bool,
        points: u16,
        ecus: u16,
        free: usize,
        /// The open sites, with what they lack and whether little is left to do.
        sites: Vec<(Building, Resources, bool)>,
    },
    /// How the open sites of somebody stand, in words: with what they lack, and whether little is left to do.
    UnderWay(Vec<(Building, Resources, bool)>),
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
        let (state, lack) = (self.state, self.own_lack());
        html! {
            (self.lacking_wares(lack))
            (self.offer("buildings", &state.buildings, |card, step| self.building_on_offer(card, step)))
            (self.offer("workers", &state.workers, |card, step| self.worker_on_offer(card, step, lack)))
        }
    }

    /// What the viewer's sites lack together: a phone shows the sites behind another tab. Its row is kept while they lack nothing, so
    /// that the cards below stay where they are.
    fn lacking_wares(&self, lack: Resources) -> Markup {
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
        let new = self.is_new_building(card);
        let face = Face::Building {
            card,
            pays: (printed.points, printed.ecus),
            needs: printed.needs,
            machine: makes,
            new,
            step,
        };
        self.kept_piece(
            face,
            || format!("open {card}"),
            |text| {
                let content = html! {
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
                };
                let class = if makes.is_some() { "card machine" } else { "card" };
                html! {
                    div.slot data-piece={ "building-" (card) } data-step=(step) {
                        (self.scene.choices.piece(text, class, content))
                    }
                }
            },
        )
    }

    /// A piece that makes the move with this text, as it was drawn before where it was.
    pub(super) fn kept_piece(
        &self,
        face: Face,
        text: impl Fn() -> String,
        draw: impl FnOnce(&str) -> Markup,
    ) -> Markup {
        match self.scene.choices.light(&text) {
            Some(light) => {
                let language = self.scene.lexicon.language();
                html! { (DRAWN.get_or_draw((language, face, light), || draw(&text()))) }
            }
            None => draw(&text()),
        }
    }

    /// Something with which no move is made, as it was drawn before where it was.
    pub(super) fn kept(&self, face: Face, draw: impl FnOnce() -> Markup) -> Markup {
        html! { (DRAWN.get_or_draw((self.scene.lexicon.language(), face, Light::Unlit), draw)) }
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

    fn worker_on_offer(&self, card: Worker, step: u8, lack: Resources) -> Markup {
        let printed = self.game.material().worker(card);
        let makes = printed.makes;
        let useful = (lack != Resources::NONE).then(|| makes.least(lack).total());
        let new = self.is_new_worker(card);
        let face = Face::Worker {
            card,
            wage: printed.wage,
            makes,
            useful,
            new,
            step,
        };
        self.kept_piece(face, || format!("recruit {card}"), |text| {
            let fits = useful.map_or(String::new(), |useful| self.number("board-fits", useful));
            let useless = useful == Some(0);
            let content = html! {
                (self.worker_card(card, new))
                @if let Some(useful) = useful {
                    span.fits.nothing[useless] title=(fits) { span aria-hidden="true" { "+" (useful) } span.unseen { (fits) } }
                }
            };
            let class = format!("card{}{}", if useless { " useless" } else { "" }, gives(makes));
            html! {
                div.slot data-piece={ "worker-" (card) } data-step=(step) {
                    (self.telling_piece(text, &class, &fits, content))
                }
            }
        })
    }

    /// A worker or a machine: who, for what wage, makes what.
    pub(super) fn worker_card(&self, card: Worker, new: bool) -> Markup {
        let printed = self.game.material().worker(card);
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
