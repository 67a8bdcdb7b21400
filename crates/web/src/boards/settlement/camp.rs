//! A player's side of the table: points and their sources, resources, villagers and where they are, the artefact.

use catalogue::games::settlement::{self, Artefact, Building, Player, Resource, Space, Street};
use engine::{Describe, Game, Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table, villagers};

impl Table<'_> {
    /// The viewer's board: the lands above, the settlement below, the camp beside them.
    pub(super) fn domain(&self, seat: Seat) -> Markup {
        html! {
            section id={ "domain-" (seat) } class={ "domain seat-" (seat) } aria-label=(self.scene.name(seat)) {
                (self.nameplate(seat))
                div.map { (self.wilds(seat)) (self.streets(seat)) }
                div.camp {
                    (self.stores(seat))
                    (self.rates(seat))
                    (self.folk(seat))
                    (self.zones(seat))
                    (self.held(seat))
                    (self.company(seat))
                }
            }
        }
    }

    /// The board of another player, in little.
    pub(super) fn rival(&self, seat: Seat) -> Markup {
        html! {
            section id={ "domain-" (seat) } class={ "rival seat-" (seat) } aria-label=(self.scene.name(seat)) {
                (self.nameplate(seat))
                (self.stores(seat))
                (self.folk(seat))
                (self.miniature(seat))
                (self.held(seat))
                (self.company(seat))
            }
        }
    }

    fn nameplate(&self, seat: Seat) -> Markup {
        html! {
            header {
                span class={ "mark seat-" (seat) } aria-hidden="true" {}
                strong { (self.scene.name(seat)) }
                @if self.is_over() {}
                @else if self.player(seat).passed { span.passed { (SHEET.sign("act-pass")) (self.word("board-passed")) } }
                @else if self.scene.to_move == Some(seat) { span.at-work { (self.word("board-to-move")) } }
                @if self.scene.names.len() == 1 { span.grade { (self.grade(seat)) } }
                (self.sources(seat))
            }
        }
    }

    /// The grade that the points so far would bring to somebody who plays alone.
    fn grade(&self, seat: Seat) -> String {
        let points = self.game.score(self.state, seat).points;
        let grade = settlement::grade_for(points);
        self.scene.say(&Phrase::new(grade).with("points", points))
    }

    /// The points so far; opened, where they come from.
    fn sources(&self, seat: Seat) -> Markup {
        let mut items = Vec::new();
        self.game.breakdown(self.state, seat, &mut items);
        let points = self.game.score(self.state, seat).points;
        html! {
            details.sources id={ "sources-" (seat) } {
                summary title=(self.word("board-sources")) {
                    (SHEET.amount("point", points)) span.unseen { (self.word("board-sources")) }
                }
                table {
                    caption.unseen { (self.word("board-sources")) }
                    @for item in items {
                        tr class=[(item.points == 0).then_some("nothing")] {
                            th scope="row" { (self.word(item.name)) } td { (item.points) }
                        }
                    }
                }
            }
        }
    }

    fn stores(&self, seat: Seat) -> Markup {
        let reserve = self.player(seat).reserve;
        html! {
            ul.stores role="list" aria-label=(self.word("board-reserve")) {
                @for resource in Resource::ALL {
                    li class=[(reserve[resource] == 0).then_some("none")] title=(self.word(resource.name())) {
                        (SHEET.sign(resource.name())) strong { (reserve[resource]) } span.unseen { (self.word(resource.name())) }
                    }
                }
            }
        }
    }

    /// The rates of exchange, which payments use by themselves.
    fn rates(&self, seat: Seat) -> Markup {
        let mirror = self.player(seat).holds(Artefact::EnchantedMirror);
        let any = html! { span.either { (SHEET.sign("wood")) (SHEET.sign("clay")) (SHEET.sign("stone")) } };
        html! {
            div.rates {
                span.label { (SHEET.sign("exchange")) " " (self.word("board-rates")) }
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
                (villagers(player.basic))
                @if player.bonus > 0 { span.bonus title=(self.number("board-bonus", player.bonus)) { (villagers(player.bonus)) } }
                @if player.villagers() == 0 { span.nobody { "0" } }
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
                    li title=(self.word(&format!("board-zone-{zone}.about"))) {
                        span.zone-name { (SHEET.sign(&format!("act-{zone}"))) (self.word(&format!("board-zone-{zone}"))) }
                        (villagers(number)) span.unseen { (number) }
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
                    div.treasure.held title=(self.word(&format!("about-{artefact}"))) { (self.treasure(artefact)) }
                }
            }
        }
    }

    /// Lands and streets of another player: every space and plot as a small picture.
    fn miniature(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let mut spaces: Vec<Space> = Space::all().collect();
        spaces.sort_by_key(|space| (std::cmp::Reverse(space.region()), space.column()));
        html! {
            div.miniature {
                ul.acres role="list" aria-label=(self.word("board-wilds")) {
                    @for space in spaces { li { (self.acre(seat, player, space)) } }
                }
                ul.roofs role="list" aria-label=(self.word("board-streets")) {
                    @for street in Street::ALL {
                        li {
                            @for building in player.streets[street.index()].buildings() {
                                span class=(if self.is_mentioned(seat, street, building) { "roof fresh" } else { "roof" }) title=(self.title(building.name())) {
                                    (SHEET.picture("house", building.name())) span.unseen { (self.title(building.name())) }
                                }
                            }
                            @for _ in player.streets[street.index()].len()..settlement::STREET_SPACES { span.roof.free {} }
                            @if player.streets_used.contains(street) { span.posted title=(self.word("board-activated")) { (villagers(1)) } }
                        }
                    }
                }
            }
        }
    }

    /// Whether a building of this kind in this street was built or used since the viewer's last move.
    fn is_mentioned(&self, seat: Seat, street: Street, building: Building) -> bool {
        self.is_news(Some(seat), "street", settlement::street_phrase(street))
            && self.is_news(Some(seat), "building", Phrase::new(building.name()))
    }

    fn acre(&self, seat: Seat, player: &Player, space: Space) -> Markup {
        let Some(terrain) = player.land[space.index()] else {
            return html! { span.acre.wild title=(self.word("board-unexplored")) {} };
        };
        let fresh = self.is_news(Some(seat), "space", settlement::space_phrase(space));
        let title = self.described(player, space, terrain);
        html! {
            span class=(if fresh { "acre fresh" } else { "acre" }) title=(title) {
                (SHEET.picture("ground", &format!("terrain-{}", terrain.resource())))
                span.unseen { (title) }
                @if player.forts.contains(space) { (SHEET.picture("fort", "fort")) }
                @if player.monsters.contains(space) { (SHEET.picture("beast", terrain.icon().name())) }
                @else { (SHEET.sign(terrain.resource().name())) }
            }
        }
    }
}
