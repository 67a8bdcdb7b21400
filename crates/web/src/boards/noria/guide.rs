//! The guide: which of the four phases it is, what is to be decided, and the moves that belong to no piece.

use catalogue::games::noria::{Deed, Disc, DiscKind, Path, Step};
use engine::Phrase;
use maud::{Markup, html};

use super::{SHEET, Table, wheel};
use crate::Choice;

/// The phases of a turn in order.
const PHASES: [&str; 4] = ["influence", "action", "politics", "administration"];

/// What a moment asks for.
struct Prompt {
    /// In one sentence.
    text: String,
    /// What helps to decide.
    help: Option<String>,
    /// The parts of the board where the answer lies.
    places: &'static [&'static str],
}

impl Table<'_> {
    pub(super) fn guide(&self) -> Markup {
        html! {
            section.guide id="guide" aria-label=(self.word("board-guide")) {
                (self.phases())
                @if self.decides() { (self.decision()) } @else { p.ask { (self.watching()) } }
            }
        }
    }

    /// The place of the phase among the four; none before the first round and after the last.
    fn phase(&self) -> Option<usize> {
        match self.state.step {
            Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::BuildWheel => None,
            Step::StartResource | Step::StartLevel | Step::Over => None,
            Step::Influence | Step::Modify(_) => Some(0),
            Step::Politics | Step::Dismiss => Some(2),
            Step::Next | Step::Place => Some(3),
            _ => Some(1),
        }
    }

    fn phases(&self) -> Markup {
        let now = self.phase();
        html! {
            ol.phases role="list" {
                @if now.is_none() && self.state.step != Step::Over {
                    li.phase.now aria-current="step" { span.name { (self.word("board-set-up")) } }
                }
                @for (place, name) in PHASES.into_iter().enumerate() {
                    @let class = match now {
                        Some(now) if place == now => "phase now",
                        Some(now) if place < now => "phase past",
                        _ => "phase",
                    };
                    li class=(class) title=(self.word(&format!("board-phase-{name}.about"))) aria-current=[(now == Some(place)).then_some("step")] {
                        span.numeral aria-hidden="true" { (["I", "II", "III", "IV"][place]) }
                        span.name { (self.word(&format!("board-phase-{name}"))) }
                    }
                }
            }
        }
    }

    /// What those who wait are told.
    fn watching(&self) -> String {
        if self.state.step == Step::Over {
            return self.word("board-over");
        }
        let phase = match self.phase() {
            Some(phase) => format!("board-phase-{}", PHASES[phase]),
            None => "board-set-up".to_owned(),
        };
        let phrase = Phrase::new("board-watch").with("seat", self.state.seat);
        self.scene.say(&phrase.with("phase", Phrase::new(phase)))
    }

    fn decision(&self) -> Markup {
        let prompt = self.prompt();
        html! {
            div.ask {
                @if let Some(disc) = self.in_hand() { (SHEET.picture("chip", &wheel::disc_picture(disc))) }
                p { strong { (prompt.text) } @if let Some(help) = &prompt.help { " " span.help { (help) } } }
                @for place in prompt.places {
                    a.jump href={ "#" (place) } { (self.word(&format!("board-{place}"))) " ↓" }
                }
            }
            (self.payments())
            (self.waiting_kinds())
            (self.inspections())
            (self.ends())
        }
    }

    /// The disc that the decision is about.
    fn in_hand(&self) -> Option<Disc> {
        let wheel = &self.state.mover().wheel;
        match self.state.step {
            Step::BuildWheel => DiscKind::START.get(wheel.len()).copied().map(Disc::simple),
            Step::Place => self.state.turn.centre[0].map(Disc::simple),
            Step::Modify(space) => wheel.at(space),
            Step::Pay(Deed::Buy(kind)) => Some(Disc::simple(kind)),
            Step::Repeat | Step::RepeatAgain => Some(Disc::simple(DiscKind::Bonus)),
            _ => self.state.turn.disc.and_then(|space| wheel.at(space)),
        }
    }

    fn prompt(&self) -> Prompt {
        let plain = |id: &str, places| Prompt {
            text: self.word(&format!("board-prompt-{id}")),
            help: Some(self.word(&format!("board-prompt-{id}.help"))),
            places,
        };
        let disc = self.in_hand();
        let about_disc = |id: &str| {
            let phrase = Phrase::new(format!("board-prompt-{id}"));
            Prompt {
                text: self
                    .scene
                    .say(&disc.map_or(phrase.clone(), |disc| phrase.with("disc", self.disc_phrase(disc)))),
                ..plain(id, &[])
            }
        };
        match self.state.step {
            Step::BuildWheel => about_disc("build"),
            Step::StartResource => plain("resource", &[]),
            Step::StartLevel => plain("level", &["hall"]),
            Step::Influence => plain("influence", &[]),
            Step::Modify(_) => about_disc("modify"),
            Step::Action if self.used_up() => plain("used-up", &[]),
            Step::Action => Prompt {
                text: self.number("board-prompt-action", self.state.turn.activated.len() as u32),
                ..plain("action", &[])
            },
            Step::Use | Step::UseAgain => self.use_prompt(disc.map(Disc::kind)),
            Step::Repeat => plain("repeat", &[]),
            Step::RepeatAgain => plain("repeat-again", &[]),
            Step::Pay(deed) => self.pay_prompt(deed),
            Step::PayGoods(path) => self.goods_prompt(path),
            Step::Land => plain("land", &["islands"]),
            Step::Politics => Prompt {
                text: self.number("board-prompt-politics", self.game.intrigue_price(self.state)),
                ..plain("politics", &["hall"])
            },
            Step::Dismiss => plain("dismiss", &["hall"]),
            Step::Next => plain("next", &[]),
            Step::Place => about_disc("place"),
            Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::Reveal | Step::Over => Prompt {
                text: self.watching(),
                help: None,
                places: &[],
            },
        }
    }

    /// Whether no disc of the lit half can be used or inspected any more.
    fn used_up(&self) -> bool {
        let disc = |choice: &Choice| choice.text.starts_with("activate ") || choice.text.starts_with("inspect ");
        !self.scene.choices.iter().any(disc)
    }

    /// What the disc in use asks for.
    fn use_prompt(&self, kind: Option<DiscKind>) -> Prompt {
        let (id, places): (_, &[_]) = match kind {
            Some(DiscKind::City) => ("city", &["hall", "market"]),
            Some(DiscKind::Journey) => ("journey", &["islands"]),
            _ => ("tool", &[]),
        };
        let help = match (self.state.step, self.state.turn.actions_left) {
            (Step::UseAgain, _) => self.word("board-second"),
            (_, 2) => self.word("board-first-of-two"),
            _ => self.word(&format!("board-prompt-{id}.help")),
        };
        Prompt {
            text: self.word(&format!("board-prompt-{id}")),
            help: Some(help),
            places,
        }
    }

    fn pay_prompt(&self, deed: Deed) -> Prompt {
        let bill = self.game.bill(self.state, deed);
        let what = match deed {
            Deed::Buy(kind) => Phrase::new(format!("disc-{kind}")),
            Deed::Invest(path) => Phrase::new("board-step")
                .with("path", Phrase::new(format!("path-{path}")))
                .with("level", self.state.mover().levels[path] + 1),
            Deed::Visit(island) => Phrase::new("island").with("number", island.index() as u8 + 1),
        };
        let toll = match deed {
            Deed::Buy(_) => 0,
            Deed::Invest(path) => self.game.path_toll(self.state, path),
            Deed::Visit(_) => bill.amount,
        };
        let id = if toll == bill.amount {
            "board-prompt-toll"
        } else {
            "board-prompt-pay"
        };
        let phrase = Phrase::new(id).with("number", bill.amount);
        let part = (0 < toll && toll < bill.amount).then(|| self.number("board-toll", toll));
        let help: Vec<String> = self.kinds_rule(bill).into_iter().chain(part).collect();
        Prompt {
            text: self.scene.say(&phrase.with("what", what)),
            help: (!help.is_empty()).then(|| help.join(" ")),
            places: &[],
        }
    }

    fn goods_prompt(&self, path: Path) -> Prompt {
        let price = self.game.price_of_level(self.state, path);
        let phrase = Phrase::new("board-prompt-goods").with("number", price.map_or(0, |bill| bill.amount));
        let what = Phrase::new("board-step")
            .with("path", Phrase::new(format!("path-{path}")))
            .with("level", self.state.mover().levels[path] + 1);
        Prompt {
            text: self.scene.say(&phrase.with("what", what)),
            help: price.and_then(|bill| self.kinds_rule(bill)),
            places: &[],
        }
    }

    /// Every way to pay, in signs.
    fn payments(&self) -> Markup {
        let ways: Vec<&Choice> = self
            .scene
            .choices
            .iter()
            .filter(|choice| choice.text.starts_with("pay "))
            .collect();
        html! {
            @if !ways.is_empty() {
                div.offers {
                    @for choice in ways {
                        (self.scene.choices.piece(&choice.text, "offer", html! {
                            @for (number, name) in pairs(&choice.text) {
                                span.amount { @for _ in 0..number { (SHEET.sign(name)) } }
                            }
                        }))
                    }
                }
            }
        }
    }

    /// The bought discs among which the next to be placed is chosen.
    fn waiting_kinds(&self) -> Markup {
        let waiting = DiscKind::ALL.iter().map(|kind| (*kind, format!("next {kind}")));
        let waiting: Vec<_> = waiting
            .filter(|(_, text)| self.scene.choices.get(text).is_some())
            .collect();
        html! {
            @if !waiting.is_empty() {
                div.offers {
                    @for (kind, text) in waiting {
                        (self.scene.choices.piece(&text, "offer", html! {
                            (SHEET.picture("chip", &wheel::disc_picture(Disc::simple(kind))))
                            small { (self.disc_name(kind)) }
                        }))
                    }
                }
            }
        }
    }

    /// A knowledge instead of using a disc: one button for every disc that could be used.
    fn inspections(&self) -> Markup {
        let wheel = &self.state.mover().wheel;
        let inspected = wheel
            .discs()
            .filter(|(space, _)| self.scene.choices.get(&format!("inspect {space}")).is_some());
        let inspected: Vec<_> = inspected.collect();
        html! {
            @if !inspected.is_empty() {
                div.offers.inspections {
                    span.label title=(self.word("board-inspection.about")) {
                        (self.word("board-inspection")) " " (SHEET.amount("knowledge", "+1"))
                    }
                    @for (space, disc) in inspected {
                        (self.scene.choices.piece(&format!("inspect {space}"), "offer", html! {
                            (SHEET.picture("chip", &wheel::disc_picture(disc)))
                            small { (self.word(&format!("board-ring-{}", space.ring()))) }
                        }))
                    }
                }
            }
        }
    }

    /// The moves that go on to what comes next.
    fn ends(&self) -> Markup {
        let ends = ["act", "stop", "finish", "rest"].map(str::to_owned);
        html! {
            @for choice in self.legal(&ends) {
                (self.scene.choices.piece(&choice.text, "end", html! { (choice.label) " →" }))
            }
        }
    }
}

/// The numbers and names of a payment.
fn pairs(text: &str) -> impl Iterator<Item = (u16, &str)> {
    let words: Vec<&str> = text.split(' ').skip(1).collect();
    let pairs: Vec<(u16, &str)> = words
        .chunks_exact(2)
        .filter_map(|pair| Some((pair[0].parse().ok()?, pair[1])))
        .collect();
    pairs.into_iter()
}
