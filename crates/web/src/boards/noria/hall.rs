//! The town hall: four paths with their levels, six chambers with their politicians, and what they bring everybody.

use catalogue::games::noria::{self, Bill, Chamber, Kinds, Path, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn town_hall(&self) -> Markup {
        html! {
            section.hall id="hall" aria-label=(self.word("board-hall")) {
                h3 { (self.word("board-hall")) }
                p.help { (self.word("board-hall-about")) }
                @for chamber in Chamber::ALL { (self.chamber(chamber)) }
                (self.totals())
            }
        }
    }

    fn chamber(&self, chamber: Chamber) -> Markup {
        let path = Path::ALL.get(chamber.index()).copied();
        let name = Phrase::new(format!("chamber-{chamber}"));
        let news = if self.news(&["log-seated", "log-dismissed"], None, &name) {
            " news"
        } else {
            ""
        };
        html! {
            div class={ "chamber" (news) } {
                div.title title=(self.word(&format!("board-chamber-{chamber}"))) {
                    (SHEET.sign(chamber.name()))
                    strong { (self.word(&format!("chamber-{chamber}.title"))) }
                    small { (self.word(&format!("board-chamber-{chamber}.short"))) }
                }
                (self.bench(chamber))
                @match path {
                    Some(path) => (self.ladder(path)),
                    None => p.rewards { (self.word(&format!("board-chamber-{chamber}"))) },
                }
                (self.gains(chamber))
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
        let next = values.get(usize::from(politicians.seated) + 1);
        let verb = match (self.scene.choices.get(&text), self.state.step, next) {
            (None, ..) => None,
            (_, Step::Dismiss, _) => Some(self.word("board-dismiss")),
            (_, _, Some(&value)) => Some(self.number("board-seat", value)),
            _ => None,
        };
        let content = html! {
            span.unseen { (title) }
            span.waiting-row aria-hidden="true" {
                @for _ in 0..politicians.waiting { (SHEET.sign("politician")) }
                @if let Some(verb) = &verb { em { (verb) } }
            }
            span.seats-row aria-hidden="true" {
                @for (place, value) in values.iter().enumerate() {
                    @let seated = place <= usize::from(politicians.seated);
                    @let now = place == usize::from(politicians.seated);
                    span class=(if now { "chair now" } else if seated { "chair held" } else { "chair" }) {
                        @if seated && place > 0 { (SHEET.sign("politician")) }
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
        let lit = next && self.scene.choices.get(&text).is_some();
        let price = level
            .checked_sub(1)
            .map(|index| self.game.material().levels[path][usize::from(index)]);
        let content = html! {
            span.number { @if level == 0 { (SHEET.sign("cave")) span.unseen { (self.word("board-cave")) } } @else { (level) } }
            @if let Some(price) = price {
                span.cost { (price.price) (if price.different { "≠" } else if price.price > 1 { "=" } else { "" }) }
            }
            @if lit && self.state.step != Step::StartLevel {
                @let toll = self.game.path_toll(self.state, path);
                @if toll > 0 { span.toll { "+" (toll) } }
            }
            span.marks {
                @for seat in here {
                    @let rose = self.news(&["log-rose", "log-entered"], Some(seat), &Phrase::new(format!("path-{path}")));
                    span class=(if rose { "rep news" } else { "rep" }) data-piece={ "rep-" (path) "-" (seat) } { (self.mark(seat)) }
                }
            }
        };
        html! {
            @if lit { (self.scene.choices.piece(&text, "level", content)) }
            @else { div class=(if next { "level next" } else { "level" }) title=[price.map(|_| self.level_price(path, level))] { (content) } }
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
        self.number(&format!("price-{with}-{kinds}"), price.price)
    }

    /// What the chamber brings everybody now.
    fn gains(&self, chamber: Chamber) -> Markup {
        let value = self.game.chamber_value(self.state, chamber);
        html! {
            ul.gains role="list" title=(self.word("board-gains")) {
                @for seat in self.seats() {
                    @let level = noria::rewarded_level(self.player(seat), chamber);
                    @let points = self.game.chamber_points(self.state, seat, chamber);
                    li {
                        (self.mark(seat))
                        span.sum aria-hidden="true" { (level) "×" (value) "=" }
                        strong { (points) }
                    }
                }
            }
        }
    }

    /// What all chambers together bring everybody now.
    fn totals(&self) -> Markup {
        html! {
            div.totals {
                strong { (self.word("board-total")) }
                ul.gains role="list" {
                    @for seat in self.seats() {
                        li { (self.mark(seat)) span.who { (self.scene.name(seat)) } strong { (self.scene.standings[seat.index()].points) } }
                    }
                }
            }
        }
    }

    /// The rule for the kinds of what is paid.
    pub(super) fn kinds_rule(&self, bill: Bill) -> Option<String> {
        match bill.kinds {
            Kinds::Any | Kinds::Alike(..2) => None,
            Kinds::Alike(number) if number == bill.amount => Some(self.word("board-alike-all")),
            Kinds::Alike(number) => Some(self.number("board-alike", number)),
            Kinds::Different => Some(self.word("board-different")),
        }
    }
}
