//! The market of nine places with its piles, and the artefacts on offer.

use catalogue::games::settlement::{self, Artefact, Building, Stack, Step};
use engine::Phrase;
use maud::{Markup, html};

use super::{SHEET, Table, signs, villagers};

impl Table<'_> {
    pub(super) fn market(&self) -> Markup {
        html! {
            section.settlement.market id="market" aria-labelledby="market-title" {
                h2.strip-name id="market-title" title={ (self.word("board-market")) " – " (self.word("board-build-price")) } { (self.word("board-tab-market")) }
                ul.stalls role="list" {
                    @for place in 0..self.state.market.len() {
                        li { @match self.state.market[place] {
                            Some(stack) => (self.stall(place, stack)),
                            None => div.gap { (self.word("board-gap")) },
                        } }
                    }
                }
                p.strip-note { (self.word("board-build-price")) " · " (self.number("board-pile", self.state.buildings_left())) }
            }
        }
    }

    /// A place of the market. Equal stacks are one move, which stands on each of them (S36).
    fn stall(&self, place: usize, stack: Stack) -> Markup {
        let building = stack.building;
        let twin = self.state.market.iter().position(|other| *other == Some(stack));
        let text = format!("build {}", twin.unwrap_or(place) + 1);
        let price = self.game.building_price(building);
        let about = self.word(&format!("about-{building}"));
        let exchanged = self
            .own
            .is_some_and(|seat| !price.minus(self.player(seat).reserve).is_empty());
        let lit = self.scene.choices.get(&text).is_some();
        let fresh = self.arrived(building);
        let content = html! {
            span.scenery {
                (SHEET.picture("house", building.name()))
                @if stack.count > 1 { span.stack title=(self.number("board-stack", stack.count)) { "×" (stack.count) } }
                @if exchanged && lit { span.swapped title=(self.word("board-by-exchange")) { (SHEET.sign("exchange")) } }
            }
            span.price title=(self.pieces(price)) { (signs(price)) }
            span.name { (self.title(building.name())) }
            (effect(building))
            @if !lit { span.unseen { (about) ", " (self.pieces(price)) } }
        };
        html! {
            div.spot data-piece={ "house-" (building) "-" (self.copies_before(place, building)) } {
                (self.telling_piece(&text, if fresh { "stall has-news" } else { "stall" }, &about, content))
            }
        }
    }

    /// Whether a building of this kind came to the market since the viewer's last move.
    fn arrived(&self, building: Building) -> bool {
        let came = |line: &catalogue::LogLine| {
            line.phrase.id == "log-building-arrived"
                && line
                    .phrase
                    .args
                    .contains(&("building", Phrase::new(building.name()).into()))
        };
        self.scene.recent.iter().any(came)
    }

    /// How many copies of a building come before this place: those in the viewer's streets, then those on the market. A
    /// copy that the viewer builds so keeps its number, and moves to its street.
    fn copies_before(&self, place: usize, building: Building) -> u8 {
        let stacks = self.state.market[..place].iter().flatten();
        self.copies_built(building)
            + stacks
                .filter(|stack| stack.building == building)
                .map(|stack| stack.count)
                .sum::<u8>()
    }

    /// How many copies of a building stand in the viewer's streets.
    pub(super) fn copies_built(&self, building: Building) -> u8 {
        self.own.map_or(0, |seat| {
            let streets = &self.player(seat).streets;
            streets.iter().map(|street| street.count(building)).sum()
        })
    }

    /// The name of a component as a title, without its article.
    pub(super) fn title(&self, id: &str) -> String {
        self.word(&format!("{id}.title"))
    }

    /// The artefacts on offer, large while the first ones are chosen.
    pub(super) fn artefacts(&self) -> Markup {
        let first = self.state.step == Step::FirstArtefact;
        html! {
            section class=(if first { "settlement artefacts choosing" } else { "settlement artefacts" }) id="artefacts" aria-labelledby="artefacts-title" {
                h2.strip-name id="artefacts-title" title=(self.word("board-artefacts")) { (self.word("board-tab-artefacts")) }
                @if self.state.offer.is_empty() { p.help { (self.word("board-no-artefact")) } }
                ul.treasures role="list" {
                    @for artefact in self.state.offer { li { (self.on_offer(artefact)) } }
                }
            }
        }
    }

    fn on_offer(&self, artefact: Artefact) -> Markup {
        html! {
            div.spot data-piece={ "artefact-" (artefact) } {
                (self.scene.choices.piece(&format!("take {artefact}"), "treasure", self.treasure(artefact)))
            }
        }
    }

    /// An artefact with its name and what it does.
    pub(super) fn treasure(&self, artefact: Artefact) -> Markup {
        html! {
            (SHEET.picture("relic", artefact.name()))
            span.words {
                strong.name { (self.title(artefact.name())) }
                span.about { (self.word(&format!("about-{artefact}"))) }
            }
        }
    }
}

/// What a building does, in signs: what it takes, an arrow, what it gives.
pub(super) fn effect(building: Building) -> Markup {
    let (takes, gives) = exchange(building);
    html! {
        span.effect aria-hidden="true" { (takes) span.arrow { "→" } (gives) }
    }
}

/// What a building takes, which may be nothing, and what it gives.
pub(super) fn exchange(building: Building) -> (Markup, Markup) {
    match building {
        Building::Bazaar => (html! { (basics()) }, html! { (SHEET.sign("gold")) }),
        Building::AlchemistTower => (
            html! { (SHEET.sign("gold")) },
            html! { (SHEET.sign("diamond")) (SHEET.sign("diamond")) },
        ),
        Building::Goldsmith => (
            html! { (SHEET.sign("diamond")) },
            html! { (SHEET.sign("wood")) (SHEET.sign("clay")) (SHEET.sign("stone")) },
        ),
        Building::Tavern => (
            html! { (SHEET.sign("diamond")) },
            html! { span.bonus { (villagers(2)) } },
        ),
        Building::Bank => (
            html! { (SHEET.sign("gold")) },
            html! { (SHEET.amount("point", settlement::BANKED_GOLD)) },
        ),
        Building::Cathedral => (
            html! { (SHEET.sign("diamond")) },
            html! { (SHEET.amount("point", settlement::ENSHRINED_DIAMOND)) },
        ),
        Building::Warehouse => (html! {}, html! { (basics()) }),
        Building::TradingPost => (html! {}, html! { (SHEET.sign("act-fortify")) }),
        plain => (
            html! {},
            html! { @if let Some(resource) = plain.plain_gain() { (SHEET.sign(resource.name())) } },
        ),
    }
}

/// One of wood, clay and stone.
pub(super) fn basics() -> Markup {
    html! { span.either { (SHEET.sign("wood")) (SHEET.sign("clay")) (SHEET.sign("stone")) } }
}
