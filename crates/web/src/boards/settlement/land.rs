//! The wild lands of a player: three regions of three spaces, and what an action there takes, brings and risks.

use catalogue::games::settlement::{self, Artefact, Colour, Pieces, Player, Region, Space, Step, Terrain};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table, signs, villagers};

impl Table<'_> {
    /// The wild lands, the region nearest to the settlement last.
    pub(super) fn wilds(&self, seat: Seat) -> Markup {
        html! {
            div.wilds role="group" aria-label=(self.word("board-wilds")) {
                @for region in Region::ALL.into_iter().rev() {
                    div class={ "region region-" (region) } role="group" aria-label=(self.word(&format!("region-{region}"))) {
                        (self.border(seat, region))
                        div.spaces {
                            @for space in region.spaces() { (self.space(seat, space)) }
                        }
                    }
                }
            }
        }
    }

    /// The edge of a region: activating it, with what it brings and risks.
    fn border(&self, seat: Seat, region: Region) -> Markup {
        let player = self.player(seat);
        let used = player.regions_used.contains(region);
        // Of several regions nobody notes which was used twice.
        let only = used && player.regions_used.len() == 1;
        let twice = only && player.holds(Artefact::ShootingStar) && player.second_spent;
        let acts = self.is_own(seat);
        html! {
            div.edge {
                strong.numeral title=(self.word(&format!("region-{region}"))) { (region) }
                @if acts && !player.explored.and(region.spaces()).is_empty() { (self.harvest(player, region)) }
                @if used {
                    span.posted title=(self.word("board-activated")) {
                        (self.folk_at(seat, &format!("region-{region}"), 1 + u8::from(twice))) span.unseen { (self.word("board-activated")) }
                    }
                }
            }
        }
    }

    /// What an exploration of a region takes and risks, as its spaces within reach show it while it is possible; and the risk in words.
    fn way(&self, player: &Player, region: Region) -> (Markup, String) {
        let icons = self.game.icons_in_pile(self.state, region);
        let all: u8 = icons.iter().sum();
        let awake: Vec<Colour> = Colour::ALL
            .into_iter()
            .filter(|colour| self.is_awake(*colour) && icons[colour.index()] > 0)
            .collect();
        let odds = |colour: &Colour| {
            Phrase::new("board-odds")
                .with("monster", settlement::monster_phrase(*colour))
                .with("tiles", icons[colour.index()])
                .with("all", all)
        };
        let masked = player.holds(Artefact::SorcerersMask);
        let risk = if masked {
            Phrase::new("board-mask-decides")
        } else if awake.is_empty() {
            Phrase::new("board-safe")
        } else {
            Phrase::new("board-risk").with("odds", awake.iter().map(odds).collect::<Vec<_>>())
        };
        let chance = self.game.exploration_risk(self.state, region);
        let content = html! {
            span.way {
                span.deed-name { (SHEET.sign("act-explore")) (self.word("board-explore")) }
                span.cost { (villagers(region.villagers())) }
                span.risk {
                    @if masked { (SHEET.sign("sorcerers-mask")) }
                    @else if chance == 0 { (self.word("board-no-monster")) }
                    @else { (self.number("board-monster-chance", chance)) (lurking(&awake)) }
                }
            }
        };
        (content, self.scene.say(&risk))
    }

    fn harvest(&self, player: &Player, region: Region) -> Markup {
        let safe = player.explored.without(player.monsters).and(region.spaces());
        let gains = safe
            .iter()
            .fold(Pieces::NONE, |gains, space| match player.land[space.index()] {
                Some(terrain) => gains.plus(Pieces::one(terrain.resource())),
                None => gains,
            });
        let exposed: Vec<Colour> = region
            .spaces()
            .iter()
            .filter(|space| self.is_exposed(player, *space))
            .filter_map(|space| player.land[space.index()])
            .map(Terrain::icon)
            .collect();
        let coming = exposed.iter().map(|colour| settlement::monster_phrase(*colour));
        let masked = player.holds(Artefact::SorcerersMask);
        let risk = if masked {
            Phrase::new("board-mask-decides")
        } else if exposed.is_empty() {
            Phrase::new("board-safe")
        } else {
            Phrase::new("board-coming").with("monsters", coming.collect::<Vec<_>>())
        };
        let brings = html! {
            @if gains.is_empty() { span.nothing { (self.word("board-gives-nothing")) } }
            @else { span.cost { (villagers(1)) span.arrow { "→" } (signs(gains)) } }
            span.risk {
                @if masked { (SHEET.sign("sorcerers-mask")) span.aside { (self.word("board-you-decide")) } }
                @else if exposed.is_empty() { span.aside { (self.word("board-no-monster")) } }
                @else { (SHEET.sign("warning")) (lurking(&exposed)) }
            }
        };
        let name = self.word(&format!("region-{region}"));
        self.errand(&format!("region {region}"), &name, &self.scene.say(&risk), brings)
    }

    /// Activating a region or a street: named with what it takes and brings while it is possible. Otherwise the place looks like no
    /// button, and still says why not.
    pub(super) fn errand(&self, text: &str, name: &str, told: &str, brings: Markup) -> Markup {
        let possible = self.scene.choices.get(text).is_some();
        let content = html! {
            @if possible { span.deed-name { (SHEET.sign("act-use")) (self.word("board-activate")) } }
            span.unseen { " " (name) }
            @if possible { (brings) }
        };
        self.telling_piece(text, "errand", told, content)
    }

    /// A space with its terrain, what stands on it, and the one thing that can be done there.
    fn space(&self, seat: Seat, space: Space) -> Markup {
        let player = self.player(seat);
        let Some(terrain) = player.land[space.index()] else {
            return self.unexplored(seat, space);
        };
        let (text, deed) = self.deed_on(seat, space, terrain);
        let beset = if player.monsters.contains(space) { " beset" } else { "" };
        let fresh = if self.is_news(Some(seat), "space", settlement::space_phrase(space)) {
            " has-news"
        } else {
            ""
        };
        let class = format!("tile{beset}{fresh}");
        let acts = self.is_own(seat) && self.decides();
        let lit = acts && self.scene.choices.get(&text).is_some();
        let exposed = !self.is_over() && self.is_exposed(player, space) && !player.holds(Artefact::SorcerersMask);
        let content = html! {
            (self.tile(terrain))
            @if player.forts.contains(space) { (SHEET.picture("fort", "fort")) }
            @if player.monsters.contains(space) {
                span.intruder data-piece={ "monster-" (seat) "-" (space) } data-from={ "beast-" (terrain.icon()) } data-step="2" { (SHEET.picture("beast", terrain.icon().name())) }
            }
            @else if exposed { span.alarm title=(self.exposure(terrain)) { (SHEET.sign("warning")) } }
            @if player.forts_used.contains(space) { span.posted title=(self.word("board-activated")) { (self.folk_at(seat, &format!("fort-{space}"), 1)) } }
            @if lit { span.deed-here { (deed) } }
            @else { span.unseen { (self.described(player, space, terrain)) } }
        };
        let more = if exposed { self.exposure(terrain) } else { String::new() };
        html! {
            div.spot data-piece={ "land-" (seat) "-" (space) } data-from="drawn" {
                @if acts { (self.telling_piece(&text, &class, &more, content)) }
                @else { div class=(class) title=(self.described(player, space, terrain)) { (content) } }
            }
        }
    }

    /// The picture of a terrain with its resource and its monster.
    pub(super) fn tile(&self, terrain: Terrain) -> Markup {
        html! {
            (SHEET.picture("ground", &format!("terrain-{}", terrain.resource())))
            span.yields aria-hidden="true" { (SHEET.sign(terrain.resource().name())) }
            span.lair aria-hidden="true" { (SHEET.picture("beast", terrain.icon().name())) }
        }
    }

    /// A space without a terrain: where the drawn one can lie, or where an exploration would lead.
    fn unexplored(&self, seat: Seat, space: Space) -> Markup {
        let player = self.player(seat);
        let region = space.region();
        let acts = self.is_own(seat) && self.decides();
        let placing = match self.state.step {
            Step::Placing { terrain } if acts => Some((terrain, format!("place {space}"))),
            _ => None,
        };
        let wild = html! { (SHEET.picture("ground", "wild")) span.unseen { (self.word("board-unexplored")) ", " (self.word(&format!("region-{region}"))) } };
        let reached = player.frontier(region);
        html! {
            div.spot {
                @if let Some((terrain, text)) = placing {
                    @let lit = self.scene.choices.get(&text).is_some();
                    (self.scene.choices.piece(&text, "tile wild", html! {
                        (wild)
                        @if lit {
                            span.ghost { (SHEET.picture("ground", &format!("terrain-{}", terrain.resource()))) }
                            span.deed-here { (self.word("board-here")) }
                        }
                    }))
                } @else if self.is_own(seat) && reached.contains(space) {
                    @let text = format!("explore {region}");
                    @let (way, risk) = self.way(player, region);
                    (self.telling_piece(&text, "tile wild", &risk, html! { (wild) @if self.scene.choices.get(&text).is_some() { (way) } }))
                } @else if acts && reached.is_empty() {
                    (self.scene.choices.piece(&format!("explore {region}"), "tile wild", wild))
                } @else if self.is_own(seat) {
                    // Out of reach: no exploration leads here.
                    (self.scene.choices.piece(&format!("place {space}"), "tile wild", wild))
                } @else { div class="tile wild" title=(self.word("board-unexplored")) { (wild) } }
            }
        }
    }

    /// The move that a terrain offers, and how it looks there. Fortifications on equal resources are one move (S36).
    fn deed_on(&self, seat: Seat, space: Space, terrain: Terrain) -> (String, Markup) {
        let player = self.player(seat);
        if player.monsters.contains(space) {
            let monster = self.game.material().monsters[terrain.icon().index()];
            let deed = html! {
                (SHEET.amount("villager", monster.villagers)) span.arrow { "→" } (signs(self.bounty(player, terrain.icon())))
            };
            (format!("hunt {space}"), deed)
        } else if player.forts.contains(space) {
            let alike = |other: &Space| player.land[other.index()].map(Terrain::resource) == Some(terrain.resource());
            let twin = player.forts.without(player.forts_used).iter().find(alike);
            let gains = 1 + u8::from(player.holds(Artefact::SovereignsCrown));
            let used = player.forts_used.contains(space);
            let deed = html! {
                (villagers(1)) span.arrow { "→" } @for _ in 0..gains { (SHEET.sign(terrain.resource().name())) }
            };
            let text = match twin {
                Some(twin) if !used => format!("fort {twin}"),
                _ => format!("fort {space}"),
            };
            (text, deed)
        } else {
            let gains = player.holds(Artefact::PotionOfMight);
            let deed = html! {
                (villagers(1)) span.arrow { "→" } (SHEET.sign("act-fortify")) @if gains { (SHEET.sign(terrain.resource().name())) }
            };
            (format!("fortify {space}"), deed)
        }
    }

    fn exposure(&self, terrain: Terrain) -> String {
        let phrase = Phrase::new("board-exposed").with("monster", settlement::monster_phrase(terrain.icon()));
        self.scene.say(&phrase)
    }

    /// A space in words.
    pub(super) fn described(&self, player: &Player, space: Space, terrain: Terrain) -> String {
        let mut said = self.scene.say(&settlement::terrain_phrase(terrain));
        let notes = [
            (player.monsters.contains(space), "board-beset"),
            (player.forts.contains(space), "board-fortified"),
            (player.forts_used.contains(space), "board-activated"),
        ];
        for (true_here, note) in notes {
            if true_here {
                said.push_str(", ");
                said.push_str(&self.word(note));
            }
        }
        said
    }
}

/// The monsters of these colours in little.
fn lurking(colours: &[Colour]) -> Markup {
    html! {
        span.lurking aria-hidden="true" { @for colour in colours { (SHEET.picture("beast", colour.name())) } }
    }
}
