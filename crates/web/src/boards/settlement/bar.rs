//! The viewer's part of the action bar: the two halves of a turn, what there is to spend, the thing a question is about,
//! and the choices that lie on no piece of the board. And the plates beside the names.

use catalogue::games::settlement::{Building, Move, Purpose, ROUNDS, Resource, Step};
use engine::Seat;
use maud::{Markup, html};

use super::market::{basics, effect};
use super::{SHEET, Table, signs, store, villagers};
use crate::Choice;

/// The moves that lie in the bar, by their first word; all others lie on the board.
const IN_BAR: [&str; 7] = ["pay", "use", "scroll", "monster", "refine", "keep", "done"];

impl Table<'_> {
    pub(super) fn left(&self) -> Markup {
        html! {
            @if let Some(seat) = self.own.filter(|_| self.decides()) {
                div class={ "settlement turn-left seat-" (seat) } {
                    (self.halves())
                    (self.subject())
                    (self.answers())
                    (self.endings())
                }
            }
        }
    }

    /// What matters of a seat: villagers who can still work, diamonds and gold, the artefact.
    pub(super) fn plate(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            span class={ "settlement plate-signs seat-" (seat) } {
                @if player.passed && !self.is_over() {
                    span.passed title=(self.word("board-passed")) { (SHEET.sign("act-pass")) (self.word("board-passed")) }
                } @else {
                    span title=(self.number("board-free-villagers", player.villagers())) { (SHEET.amount("villager", player.villagers())) }
                }
                span title=(self.word("diamond")) { (SHEET.holding(seat, "diamond", player.reserve[Resource::Diamond])) }
                span title=(self.word("gold")) { (SHEET.holding(seat, "gold", player.reserve[Resource::Gold])) }
                @if let Some(artefact) = player.artefact {
                    span title={ (self.title(artefact.name())) " – " (self.word(&format!("about-{artefact}"))) } { (SHEET.sign(artefact.name())) }
                }
            }
        }
    }

    /// What the viewer has to spend, which stays in view where the camp does not; the camp says it in words.
    pub(super) fn reserve(&self) -> Markup {
        let Some(seat) = self.own else { return html! {} };
        let player = self.player(seat);
        html! {
            span class={ "settlement purse beside seat-" (seat) } aria-hidden="true" {
                @for (resource, number) in Resource::ALL.into_iter().zip(player.reserve.0) {
                    span class=(if number == 0 { "amount none" } else { "amount" }) data-store=(store(seat, resource.name())) data-amount=(number) { (SHEET.sign(resource.name())) (number) }
                }
                span.amount.folk { (SHEET.sign("villager")) (player.villagers()) }
            }
        }
    }

    /// The two halves of a turn and which are done.
    fn halves(&self) -> Markup {
        let half = |done: bool, picture: &str, id: &str| {
            html! {
                li class=(if done { "half done" } else { "half" }) {
                    (SHEET.sign(picture)) (self.word(id))
                    @if done { span.tick { "✓" } span.unseen { (self.word("board-step-done")) } }
                }
            }
        };
        html! {
            @if self.state.step == Step::Turn {
                ul.halves role="list" aria-label=(self.word("board-steps")) {
                    (half(self.state.acted, "act-use", "board-step-action"))
                    (half(self.state.invited, "act-invite", "board-step-hero"))
                }
            }
        }
    }

    /// The thing the question is about.
    fn subject(&self) -> Markup {
        let thing = match self.state.step {
            Step::Placing { terrain } => html! { div.tile.drawn data-piece="drawn" { (self.tile(terrain)) } },
            Step::Siting { building } => SHEET.picture("house", building.name()),
            Step::Paying { purpose, .. } => self.paid_for(purpose),
            Step::Encounters { pending } => {
                let terrain = pending
                    .first()
                    .and_then(|space| self.state.player().land[space.index()]);
                html! { @if let Some(terrain) = terrain { (SHEET.picture("beast", terrain.icon().name())) } }
            }
            Step::Effects { .. } => match self.only_building() {
                Some(building) => SHEET.picture("house", building.name()),
                None => return html! {},
            },
            Step::Scroll { .. } => SHEET.picture("relic", "scroll-of-power"),
            Step::Refining | Step::Keeping { .. } => SHEET.picture("relic", "magic-purse"),
            _ => return html! {},
        };
        html! { span.subject aria-hidden="true" { (thing) } }
    }

    fn paid_for(&self, purpose: Purpose) -> Markup {
        match purpose {
            Purpose::Building(place) => match self.state.market[usize::from(place)] {
                Some(stack) => SHEET.picture("house", stack.building.name()),
                None => html! {},
            },
            Purpose::Hero(place) => match self.state.row[usize::from(place)] {
                Some(hero) => html! {
                    span class={ "portrait look-" (hero.number() % 3) } { (SHEET.picture("bust", self.game.material().hero(hero).guild.name())) }
                },
                None => html! {},
            },
            Purpose::Use(building) => SHEET.picture("house", building.name()),
            Purpose::Diamond => SHEET.picture("relic", "diamond"),
        }
    }

    /// The choices that lie on no piece of the board.
    fn answers(&self) -> Markup {
        // Houses offer their uses themselves, where it is sure which street is being used.
        let on_houses = self.in_use(self.state.player()).is_some();
        let in_bar = |choice: &&Choice| {
            let verb = choice.text.split(' ').next().unwrap_or_default();
            IN_BAR.contains(&verb) && !(on_houses && verb == "use")
        };
        let answers: Vec<&Choice> = self.scene.choices.iter().filter(in_bar).collect();
        // Where all answers are uses of one building, its picture stands beside them.
        let alone = self.only_building().is_some();
        html! {
            @if !answers.is_empty() {
                ul.answers role="list" {
                    @for choice in answers {
                        li {
                            @match choice.text.parse::<Move>() {
                                Ok(mv) => (self.scene.choices.piece(&choice.text, "answer", self.answer(mv, choice, alone))),
                                Err(_) => (self.scene.choices.piece(&choice.text, "answer", html! { (choice.label) })),
                            }
                        }
                    }
                }
            }
        }
    }

    /// How an answer looks.
    fn answer(&self, mv: Move, choice: &Choice, alone: bool) -> Markup {
        match mv {
            Move::Pay(source) => {
                let payment = self.game.payment_by(self.state, source);
                html! { @if let Some(payment) = payment { (signs(payment.given)) } }
            }
            Move::Use(building, resource) if alone => used(building, resource),
            Move::Use(building, resource) => html! {
                span.words { strong { (self.title(building.name())) } (used(building, resource)) }
            },
            Move::Scroll(resource) => html! { "+" (SHEET.sign(resource.name())) (self.word(resource.name())) },
            Move::Refine => {
                let payment = self.game.refinement(self.state.player());
                html! {
                    span.words {
                        strong { (self.word("board-refine")) }
                        span.effect {
                            (signs(payment.given)) @for _ in 0..payment.asked { (SHEET.sign("exchange")) }
                            span.arrow { "→" } (SHEET.sign("diamond"))
                        }
                    }
                }
            }
            Move::Keep(resource, number) => SHEET.amount(resource.name(), number),
            Move::Monster(true) => html! { (self.word("board-monster-yes")) },
            Move::Monster(false) => html! { (self.word("board-monster-no")) },
            Move::Done => html! { (self.word("board-done")) },
            _ => html! { (choice.label) },
        }
    }

    /// The building that all uses in the bar are of.
    fn only_building(&self) -> Option<Building> {
        if self.in_use(self.state.player()).is_some() {
            return None;
        }
        let moves = self.scene.choices.iter().filter_map(|choice| choice.text.parse().ok());
        let mut buildings = moves.filter_map(|mv| match mv {
            Move::Use(building, _) => Some(building),
            _ => None,
        });
        let first = buildings.next()?;
        buildings.all(|other| other == first).then_some(first)
    }

    /// How many basics go when the viewer passes now.
    fn lost_by_passing(&self) -> usize {
        let player = self.own.map(|seat| self.player(seat));
        let lost = player.filter(|_| self.state.round < ROUNDS).map(|player| {
            let basics: usize = player.reserve.0[..3].iter().map(|number| usize::from(*number)).sum();
            basics.saturating_sub(player.forts.len())
        });
        lost.unwrap_or(0)
    }

    /// The end of the turn and passing.
    fn endings(&self) -> Markup {
        let choices = self.scene.choices;
        html! {
            @if choices.get("pass").is_some() {
                div.endings {
                    @if choices.get("end").is_some() { (choices.piece("end", "ending ends", html! { (self.word("board-end")) })) }
                    @let passing = html! {
                        (SHEET.sign("act-pass"))
                        @match self.lost_by_passing() {
                            0 => (self.word("board-pass")),
                            lost => { (self.number("board-pass-losing", lost as u32)) span.lost { (basics()) } },
                        }
                    };
                    // Nobody is drawn to pass, unless nothing else is left.
                    @let class = if choices.iter().count() > 1 { "ending quits ends" } else { "ending ends" };
                    (self.telling_piece("pass", class, &self.word("board-pass-about"), passing))
                }
            }
        }
    }
}

/// What the use of a building takes and gives, with the resource that was asked for.
fn used(building: Building, resource: Option<Resource>) -> Markup {
    match (building, resource) {
        (Building::Bazaar, Some(resource)) => html! {
            span.effect { (SHEET.sign(resource.name())) span.arrow { "→" } (SHEET.sign("gold")) }
        },
        (_, Some(resource)) => html! { span.effect { span.arrow { "→" } (SHEET.sign(resource.name())) } },
        (Building::Tavern, None) => html! {
            span.effect { (SHEET.sign("diamond")) span.arrow { "→" } span.bonus { (villagers(2)) } }
        },
        (building, None) => effect(building),
    }
}
