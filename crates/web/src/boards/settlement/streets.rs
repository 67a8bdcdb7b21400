//! The settlement of a player: three streets of three plots.

use catalogue::games::settlement::{Artefact, Building, Player, STREET_SPACES, Step, Street};
use engine::Seat;
use maud::{Markup, html};

use super::market::effect;
use super::{SHEET, Table, villagers};

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
        let twice = used && player.holds(Artefact::KeyOfKnowledge) && player.second_spent;
        let row = player.streets[street.index()];
        let text = format!("street {}", first_like(player, street));
        let content = html! {
            span.deed-name { (SHEET.sign("act-use")) (self.word("board-activate")) }
            span.cost { (villagers(1)) }
            span.risk { (self.number("board-street-use", row.len())) }
        };
        html! {
            div.edge {
                strong.numeral { (self.word(&format!("board-street-{street}"))) }
                @if !self.is_over() && !row.is_empty() { (self.scene.choices.piece(&text, "errand", content)) }
                @if used {
                    span.posted title=(self.word("board-activated")) {
                        (villagers(1 + u8::from(twice))) span.unseen { (self.word("board-activated")) }
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
            Step::Siting { building } if Some(seat) == self.own && self.decides() => Some(building),
            _ => None,
        };
        html! {
            @for (plot, building) in row.buildings().enumerate() {
                div.spot data-piece={ "house-" (seat) "-" (street) "-" (plot) } { (self.house(player, building)) }
            }
            @for plot in row.len()..STREET_SPACES {
                div.spot data-piece={ "house-" (seat) "-" (street) "-" (plot) } {
                    @match site {
                        Some(building) if plot == row.len() => {
                            @let content = html! {
                                (SHEET.picture("house", "plot")) span.ghost { (SHEET.picture("house", building.name())) }
                                span.deed-here { (self.word("board-here")) }
                            };
                            (self.scene.choices.piece(&format!("site {}", first_like(player, street)), "home free", content))
                        }
                        _ => div class="home free" { (SHEET.picture("house", "plot")) span.unseen { (self.word("board-free")) } },
                    }
                }
            }
        }
    }

    fn house(&self, player: &Player, building: Building) -> Markup {
        let title = format!(
            "{} – {}",
            self.title(building.name()),
            self.word(&format!("about-{building}"))
        );
        let hoard = match building {
            Building::Bank => Some(("gold", player.banked)),
            Building::Cathedral => Some(("diamond", player.enshrined)),
            _ => None,
        };
        html! {
            div.home title=(title) {
                (SHEET.picture("house", building.name()))
                span.name { (self.title(building.name())) }
                (effect(building))
                span.unseen { (self.word(&format!("about-{building}"))) }
                @if let Some((piece, stored)) = hoard {
                    @if stored > 0 {
                        span.hoard title=(self.number("board-stored", stored)) {
                            (SHEET.amount(piece, stored)) span.unseen { (self.number("board-stored", stored)) }
                        }
                    }
                }
            }
        }
    }
}

/// The first street like this one: equal streets are one move (S36).
fn first_like(player: &Player, street: Street) -> Street {
    let marks = |street: Street| (player.streets[street.index()], player.streets_used.contains(street));
    let alike = |other: &Street| marks(*other) == marks(street);
    Street::ALL.into_iter().find(alike).unwrap_or(street)
}
