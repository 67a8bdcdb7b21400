//! The flying islands: ships at their docks, spaces for factories, and the ambassadors who visit them.

use catalogue::games::noria::{FactorySpace, Island, Plot, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn islands(&self) -> Markup {
        let islands: Vec<Island> = self.state.islands.iter().flatten().copied().collect();
        let circle = self.game.is_expert();
        let class = if circle {
            format!("sky circle of-{}", islands.len())
        } else {
            "sky".to_owned()
        };
        html! {
            section.islands id="islands" aria-label=(self.word("board-islands")) {
                @for cloud in ["drift one", "drift two", "drift three"] { (SHEET.picture(cloud, "cloud")) }
                ul class=(class) role="list" title=[circle.then(|| self.word("board-circle"))] {
                    (self.harbour())
                    @for (place, &island) in islands.iter().enumerate() {
                        @let name = Phrase::new("island").with("number", island.index() as u8 + 1);
                        @let news = if self.news(&["log-appeared", "log-landed"], None, &name) { " has-news" } else { "" };
                        li class={ "n" (place) (news) } data-piece={ "island-" (island) } { (self.island(island)) }
                    }
                    @if !circle { (self.unknown(islands.len())) }
                }
                small.how { (self.word("board-islands-how")) }
            }
        }
    }

    fn island(&self, island: Island) -> Markup {
        let name = self.island_name(island);
        let here: Vec<Seat> = self
            .seats()
            .filter(|&seat| self.player(seat).ambassador == Some(island))
            .collect();
        let visit = format!("visit {island}");
        let toll = self.game.landing_toll(self.state, island);
        let head = html! {
            (SHEET.picture("ground", &format!("island-{}", island.index() % 3)))
            strong { (name) }
            @if self.scene.choices.get(&visit).is_some() {
                span.price { @if toll == 0 { (self.word("board-free")) } @else { (SHEET.amount("any", toll)) } }
            }
        };
        html! {
            (self.scene.choices.piece(&visit, "isle", head))
            (self.envoys(&here))
            (self.docks(island))
            (self.factory_spaces(island))
        }
    }

    fn island_name(&self, island: Island) -> String {
        self.number("island", island.index() as u8 + 1)
    }

    /// Whether the viewer chooses what to take on this island.
    fn landing(&self, island: Island) -> bool {
        self.decides() && self.state.step == Step::Land && self.state.mover().ambassador == Some(island)
    }

    fn docks(&self, island: Island) -> Markup {
        let docks = &self.game.material().islands[island].docks;
        html! {
            span.docks {
                @for (resource, _) in docks.iter().filter(|(_, dock)| dock.is_some()) {
                    @let ships = self.state.docks[island][resource];
                    @let phrase = Phrase::new("board-dock").with("number", ships).with("resource", Phrase::new(format!("resource-{resource}")));
                    @let title = self.scene.say(&phrase);
                    @let content = html! {
                        span data-store={ "dock-" (island) "-" (resource) } data-amount=(ships) { (SHEET.sign(&format!("ship-{resource}"))) (ships) }
                        span.unseen { (title) }
                    };
                    @let text = format!("ship {resource}");
                    @if self.landing(island) && self.scene.choices.get(&text).is_some() {
                        (self.scene.choices.piece(&text, "dock", content))
                    } @else {
                        span class=(if ships == 0 { "dock bare" } else { "dock" }) title=(title) { (content) }
                    }
                }
            }
        }
    }

    fn factory_spaces(&self, island: Island) -> Markup {
        let owner = |space: u8| {
            self.seats()
                .find(|&seat| self.player(seat).factories[island].contains(Plot(space)))
        };
        html! {
            span.plots {
                @for (number, space) in self.game.material().islands[island].spaces() {
                    (self.plot(island, number, space, owner(number)))
                }
            }
        }
    }

    /// A space for a factory: what it makes, with so many warehouses, and whose it is.
    fn plot(&self, island: Island, number: u8, space: FactorySpace, owner: Option<Seat>) -> Markup {
        let phrase = Phrase::new("board-plot").with("good", Phrase::new(format!("good-{}", space.good)));
        let title = self.scene.say(&phrase.with("warehouses", space.warehouses));
        let good = html! { (SHEET.sign(space.good.name())) span.unseen { (title) } };
        let content = html! { (good) span.rooms aria-hidden="true" { @for _ in 0..space.warehouses { i {} } } };
        let text = format!("build {number}");
        html! {
            @match owner {
                Some(seat) => span class={ "plot taken seat-" (seat) } title={ (title) " – " (self.scene.name(seat)) } {
                    (good) (self.mark(seat))
                },
                None if self.landing(island) && self.scene.choices.get(&text).is_some() => {
                    (self.scene.choices.piece(&text, "plot", content))
                },
                None => span.plot title=(title) { (content) },
            }
        }
    }

    /// The islands that have not appeared yet.
    fn unknown(&self, revealed: usize) -> Markup {
        let left = self.game.islands_in_play() - revealed;
        let content = html! {
            (SHEET.picture("ground", "island-unknown"))
            strong { (self.number("board-unknown", left as u32)) }
        };
        html! {
            @if left > 0 {
                li.unknown { (self.scene.choices.piece("explore", "isle", content)) }
            }
        }
    }

    /// The small island of the start, while somebody has not left it.
    fn harbour(&self) -> Markup {
        let waiting: Vec<Seat> = self
            .seats()
            .filter(|&seat| self.player(seat).ambassador.is_none())
            .collect();
        html! {
            @if !waiting.is_empty() {
                li.harbour title=(self.word("board-harbour.about")) {
                    div.isle { (SHEET.picture("ground", "airship")) strong { (self.word("board-harbour")) } }
                    (self.envoys(&waiting))
                }
            }
        }
    }

    /// Ambassadors who stand together.
    fn envoys(&self, seats: &[Seat]) -> Markup {
        html! {
            span.envoys {
                @for &seat in seats {
                    span class={ "envoy seat-" (seat) } data-piece={ "envoy-" (seat) } data-step="1" title=(self.scene.name(seat)) {
                        (SHEET.sign("envoy")) span.unseen { (self.scene.name(seat)) }
                    }
                }
            }
        }
    }
}
