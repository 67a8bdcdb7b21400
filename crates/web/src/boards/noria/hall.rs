//! The town hall: four paths with their levels, six chambers with their politicians, and what they bring everybody.

use catalogue::games::noria::{self, Chamber, Good, Level, Path, Resource, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn town_hall(&self) -> Markup {
        html! {
            section.hall id="hall" aria-label=(self.word("board-hall")) title=(self.word("board-hall-about")) {
                small.sum { (self.word("board-hall-sum")) }
                @for chamber in Chamber::ALL { (self.chamber(chamber)) }
                small.key { (self.word("board-hall-key")) }
            }
        }
    }

    /// A line for the chamber, and one for its path where it has one.
    fn chamber(&self, chamber: Chamber) -> Markup {
        let path = Path::ALL.get(chamber.index()).copied();
        let name = Phrase::new(format!("chamber-{chamber}"));
        let news = if self.news(&["log-seated", "log-dismissed"], None, &name) {
            " has-news"
        } else {
            ""
        };
        html! {
            div class={ "chamber" (news) } {
                div.title title=(self.word(&format!("board-chamber-{chamber}"))) {
                    (SHEET.sign(chamber.name()))
                    strong {
                        (self.word(&format!("chamber-{chamber}.title")))
                        @match path {
                            Some(path) => small.paid aria-hidden="true" {
                                @for kind in paid_with(path) { (SHEET.sign(kind)) }
                                span { (self.word(self.mixture(path))) }
                            },
                            // What is multiplied is no path of its own: nothing else on the board says it.
                            None => small { (self.word(&format!("board-chamber-{chamber}.short"))) },
                        }
                    }
                }
                (self.bench(chamber))
                (self.gains(chamber))
                @if let Some(path) = path { (self.ladder(path)) }
            }
        }
    }

    /// The politicians: those who wait, and the seats with what they make a level worth.
    fn bench(&self, chamber: Chamber) -> Markup {
        let politicians = self.state.chambers[chamber];
        let values = &self.game.material().chambers[chamber];
        let phrase = Phrase::new("board-bench").with("waiting", politicians.waiting);
        let title = self
            .scene
            .say(&phrase.with("value", self.game.chamber_value(self.state, chamber)));
        let text = if self.state.step == Step::Dismiss {
            format!("dismiss {chamber}")
        } else {
            format!("intrigue {chamber}")
        };
        // Whoever is seated next is the first of those who wait; whoever leaves is the last of them.
        let politician = |number: u8| {
            html! { span.person data-piece={ "politician-" (chamber) "-" (number) } data-step="1" { (SHEET.sign("politician")) } }
        };
        let content = html! {
            span.unseen { (title) }
            span.waiting-row aria-hidden="true" {
                @for number in politicians.seated..politicians.seated + politicians.waiting { (politician(number)) }
            }
            span.seats-row aria-hidden="true" {
                @for (place, value) in (0..).zip(values) {
                    @let class = match place.cmp(&politicians.seated) {
                        std::cmp::Ordering::Less => "chair held",
                        std::cmp::Ordering::Equal => "chair now",
                        // With nobody left to sit there a chamber rises no further.
                        std::cmp::Ordering::Greater if place > politicians.seated + politicians.waiting => "chair closed",
                        std::cmp::Ordering::Greater => "chair",
                    };
                    span class=(class) {
                        @if place > 0 && place <= politicians.seated { (politician(place - 1)) }
                        @if place == politicians.seated { span.times { "×" } }
                        (value)
                    }
                }
            }
        };
        html! { div.bench-place title=(title) { (self.scene.choices.piece(&text, "bench", content)) } }
    }

    /// The levels of a path with their prices and the representatives on them; the next step is lit where it can be
    /// taken.
    fn ladder(&self, path: Path) -> Markup {
        html! {
            ol.ladder role="list" aria-label=(self.word(&format!("path-{path}"))) {
                @for level in 0..=Path::TOP { li { (self.level(path, level)) } }
            }
        }
    }

    fn level(&self, path: Path, level: u8) -> Markup {
        let here: Vec<Seat> = self
            .seats()
            .filter(|&seat| self.player(seat).levels[path] == level)
            .collect();
        let next = self.own.is_some_and(|seat| self.player(seat).levels[path] + 1 == level);
        let text = if self.state.step == Step::StartLevel {
            format!("enter {path}")
        } else {
            format!("invest {path}")
        };
        let price = level
            .checked_sub(1)
            .map(|index| self.game.material().levels[path][usize::from(index)]);
        let toll = if next && self.decides() && self.state.step != Step::StartLevel {
            self.game.path_toll(self.state, path)
        } else {
            0
        };
        let content = html! {
            @if price.is_some() { span.unseen { (self.level_price(path, level)) } }
            span.number aria-hidden=[price.is_some().then_some("true")] { @if level == 0 { (SHEET.sign("cave")) span.unseen { (self.word("board-cave")) } } @else { (level) } }
            @if let Some(price) = price {
                @let kinds = if price.different { "≠" } else if price.price > 1 { "=" } else { "" };
                @if toll > 0 && adds_up(path, price) {
                    span.cost.toll aria-hidden="true" { (price.price + toll) (kinds) }
                } @else {
                    span.cost aria-hidden="true" { (price.price) (kinds) @if toll > 0 { span.toll { "+" (toll) } } }
                }
            }
            span.marks {
                @for seat in here {
                    @let rose = self.news(&["log-rose", "log-entered"], Some(seat), &Phrase::new(format!("path-{path}")));
                    span class=(if rose { "rep risen" } else { "rep" }) data-piece={ "rep-" (path) "-" (seat) } { (self.mark(seat)) }
                }
            }
        };
        let title = price.map(|_| match toll {
            0 => self.level_price(path, level),
            _ => format!("{}. {}", self.level_price(path, level), self.word("board-toll")),
        });
        html! {
            @if next { div.step title=[title] { (self.scene.choices.piece(&text, "level next", content)) } }
            @else { div.level title=[title] { (content) } }
        }
    }

    /// Whether the levels of a path are paid with one kind or with several, as their prices say by a sign.
    fn mixture(&self, path: Path) -> &'static str {
        let mut levels = self.game.material().levels[path].iter();
        if levels.any(|price| price.different) {
            "board-paid-different"
        } else {
            "board-paid-alike"
        }
    }

    /// The price of a level in words.
    fn level_price(&self, path: Path, level: u8) -> String {
        let price = self.game.material().levels[path][usize::from(level) - 1];
        let with = match path {
            Path::Refining | Path::Colonization => "resources",
            Path::Exploration => "simple",
            Path::Research => "complex",
        };
        let kinds = if price.different { "different" } else { "alike" };
        let phrase = Phrase::new("board-level").with("level", level);
        let price = Phrase::new(format!("price-{with}-{kinds}")).with("number", price.price);
        self.scene.say(&phrase.with("price", price))
    }

    /// What the chamber brings everybody now.
    fn gains(&self, chamber: Chamber) -> Markup {
        let value = self.game.chamber_value(self.state, chamber);
        html! {
            ul.gains role="list" {
                @for seat in self.seats() {
                    @let level = noria::rewarded_level(self.player(seat), chamber);
                    @let points = self.game.chamber_points(self.state, seat, chamber);
                    li.none[points == 0] title={ (self.scene.name(seat)) ": " (level) " × " (value) " = " (points) } {
                        (self.mark(seat)) (points)
                    }
                }
            }
        }
    }
}

/// Whether a toll can be added to a price in one number: resources of at least two kinds, and more of any. What must be alike, and
/// goods, are not paid with the resources of a toll.
fn adds_up(path: Path, price: Level) -> bool {
    matches!(path, Path::Refining | Path::Colonization) && price.different
}

/// What the levels of a path are paid with, by the names of their signs; each level's price says it in words, too.
fn paid_with(path: Path) -> Vec<&'static str> {
    match path {
        Path::Refining | Path::Colonization => Resource::ALL.iter().map(|resource| resource.name()).collect(),
        Path::Exploration => Good::SIMPLE.iter().map(|good| good.name()).collect(),
        Path::Research => Good::COMPLEX.iter().map(|good| good.name()).collect(),
    }
}
