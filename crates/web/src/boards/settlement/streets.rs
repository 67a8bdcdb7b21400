//! The settlement of a player: three streets of three plots.

use catalogue::games::settlement::{self, Artefact, Building, Player, Row, STREET_SPACES, Step, Street};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::market::{effect, exchange};
use super::{SHEET, Table, villagers};
use crate::Choice;

impl Table<'_> {
    pub(super) fn streets(&self, seat: Seat) -> Markup {
        html! {
            div.streets role="group" aria-label=(self.word("board-streets")) {
                @for street in Street::ALL {
                    div class={ "street street-" (street) } role="group" aria-label=(self.word(&format!("street-{street}"))) {
                        (self.corner(seat, street))
                        div.plots { (self.plots(seat, street)) }
                    }
                }
            }
        }
    }

    /// The end of a street: its activation, and the villager who stands there once it is done.
    fn corner(&self, seat: Seat, street: Street) -> Markup {
        let player = self.player(seat);
        let used = player.streets_used.contains(street);
        // Of several streets nobody notes which was used twice.
        let only = used && player.streets_used.len() == 1;
        let twice = only && player.holds(Artefact::KeyOfKnowledge) && player.second_spent;
        let row = player.streets[street.index()];
        let text = format!("street {}", first_like(player, street));
        let brings = html! { span.cost { (villagers(1)) span.arrow { "→" } (gains(row)) } };
        let name = self.word(&format!("street-{street}"));
        html! {
            div.edge {
                strong.numeral title=(self.word(&format!("street-{street}"))) { (self.word(&format!("board-street-{street}"))) }
                @if self.is_own(seat) && !row.is_empty() {
                    (self.errand(&text, &name, &self.number("board-street-use", row.len()), brings))
                }
                @if used {
                    span.posted title=(self.word("board-activated")) {
                        (self.folk_at(seat, &format!("street-{street}"), 1 + u8::from(twice))) span.unseen { (self.word("board-activated")) }
                    }
                }
            }
        }
    }

    /// The buildings of a street, then the free plots; the first free one takes a new building.
    fn plots(&self, seat: Seat, street: Street) -> Markup {
        let player = self.player(seat);
        let row = player.streets[street.index()];
        let site = match self.state.step {
            Step::Siting { building } if self.is_own(seat) && self.decides() => Some(building),
            _ => None,
        };
        let mut last = None;
        html! {
            @for (plot, building) in row.buildings().enumerate() {
                @let first = last.replace(building) != Some(building);
                div.spot data-piece=(self.house_name(seat, street, plot as u8, building)) data-from=[self.house_origin(seat, building)]
                    title=(self.house_title(building)) {
                    (self.house(seat, street, building, first))
                }
            }
            @for plot in row.len()..STREET_SPACES {
                div.spot {
                    @match site {
                        Some(building) if plot == row.len() => {
                            @let content = html! {
                                (SHEET.picture("house", "plot")) span.ghost { (SHEET.picture("house", building.name())) }
                                span.deed-here { (self.word("board-here")) }
                            };
                            (self.scene.choices.piece(&format!("site {}", first_like(player, street)), "home free", content))
                        }
                        // While a street is chosen the first free plot of each stands for it.
                        _ if self.is_own(seat) && site.is_none() => {
                            (self.scene.choices.piece(&format!("site {}", first_like(player, street)), "home free", SHEET.picture("house", "plot")))
                            span.unseen { (self.word("board-free")) }
                        },
                        _ => div class="home free" { (SHEET.picture("house", "plot")) span.unseen { (self.word("board-free")) } },
                    }
                }
            }
        }
    }

    /// What a building is called, and what it is good for.
    fn house_title(&self, building: Building) -> String {
        let about = self.word(&format!("about-{building}"));
        format!("{} – {about}", self.title(building.name()))
    }

    /// What a house is called as a piece that moves: the viewer's ones as they were called on the market.
    fn house_name(&self, seat: Seat, street: Street, plot: u8, building: Building) -> String {
        if !self.is_own(seat) {
            return format!("house-{seat}-{street}-{plot}");
        }
        let streets = self.player(seat).streets;
        let before: u8 = streets[..street.index()].iter().map(|row| row.count(building)).sum();
        let here = streets[street.index()]
            .buildings()
            .take(plot.into())
            .filter(|other| *other == building)
            .count();
        format!("house-{building}-{}", usize::from(before) + here)
    }

    /// Where a rival's new house comes from: the first of these on the market, which is called as the viewer's next one.
    fn house_origin(&self, seat: Seat, building: Building) -> Option<String> {
        let bought = !self.is_own(seat) && !self.is_over();
        bought.then(|| format!("house-{building}-{}", self.copies_built(building)))
    }

    /// A building; in the street that is being used it offers its uses, equal ones on the `first`. Otherwise it says why it cannot
    /// be used.
    fn house(&self, seat: Seat, street: Street, building: Building, first: bool) -> Markup {
        let player = self.player(seat);
        let about = self.word(&format!("about-{building}"));
        let title = self.house_title(building);
        let hoard = match building {
            Building::Bank => Some(("gold", player.banked)),
            Building::Cathedral => Some(("diamond", player.enshrined)),
            _ => None,
        };
        let content = html! {
            (SHEET.picture("house", building.name()))
            span.name { (self.title(building.name())) }
            (effect(building))
            @if let Some((piece, stored)) = hoard {
                @if stored > 0 && first && stores_first(player, street, building) {
                    span.hoard title=(self.number("board-stored", stored)) {
                        (SHEET.amount(piece, stored)) span.unseen { (self.number("board-stored", stored)) }
                    }
                }
            }
        };
        let fresh = !self.is_own(seat) && self.is_mentioned(seat, street, building);
        let class = if fresh { "home has-news" } else { "home" };
        let verb = format!("use {building}");
        let uses = |choice: &&Choice| choice.text == verb || choice.text.starts_with(&format!("{verb} "));
        let uses: Vec<&Choice> = self.scene.choices.iter().filter(uses).collect();
        let here = self.in_use(player) == Some(street);
        if first && !uses.is_empty() && self.is_own(seat) && here {
            return self.scene.choices.menu(class, &title, &uses, content);
        }
        let spoken = html! { (content) span.unseen { (about) } };
        if !self.is_own(seat) || !uses.is_empty() && here {
            return html! { div class=(class) { (spoken) } };
        }
        // While a street is being used, one that can be used there lies in others, too: those are asked about as streets.
        let asked = match self.state.step {
            Step::Effects { .. } if !here => format!("street {street}"),
            _ => verb,
        };
        self.scene.choices.piece(&asked, class, spoken)
    }

    /// The street that is being used, where what is left of it can only be there.
    pub(super) fn in_use(&self, player: &Player) -> Option<Street> {
        let Step::Effects { .. } = self.state.step else {
            return None;
        };
        let holds_all = |street: &Street| {
            let row = player.streets[street.index()];
            let mut kinds = self.state.effects.kinds();
            kinds.all(|(building, number)| row.count(building) >= number)
        };
        let mut streets = Street::ALL.into_iter().filter(holds_all);
        match (streets.next(), streets.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// Whether a building of this kind in this street was built or used since the viewer's last move.
    fn is_mentioned(&self, seat: Seat, street: Street, building: Building) -> bool {
        self.is_news(Some(seat), "street", settlement::street_phrase(street))
            && self.is_news(Some(seat), "building", Phrase::new(building.name()))
    }
}

/// What the buildings of a street bring; "…" stands for those that ask for something first.
fn gains(row: Row) -> Markup {
    let asks = |building: Building| !exchange(building).0.0.is_empty();
    html! {
        span.signs aria-hidden="true" {
            @for building in row.buildings().filter(|building| !asks(*building)) { (exchange(building).1) }
            @if row.buildings().any(asks) { "…" }
        }
    }
}

/// Whether this is the first street with such a building: what a player has stored lies in no single one of them.
fn stores_first(player: &Player, street: Street, building: Building) -> bool {
    let holds = |street: &Street| {
        player.streets[street.index()]
            .buildings()
            .any(|other| other == building)
    };
    Street::ALL.into_iter().find(holds) == Some(street)
}

/// The first street like this one: equal streets are one move (S36).
fn first_like(player: &Player, street: Street) -> Street {
    let marks = |street: Street| (player.streets[street.index()], player.streets_used.contains(street));
    let alike = |other: &Street| marks(*other) == marks(street);
    Street::ALL.into_iter().find(alike).unwrap_or(street)
}
