//! What is to be decided now: the steps of the turn, what was drawn or bought, and the choices that lie on no piece.

use catalogue::games::settlement::{self, Building, Move, Purpose, Resource, Step};
use engine::{Arg, Phrase};
use maud::{Markup, html};

use super::market::effect;
use super::{SHEET, Table, signs, villagers};
use crate::Choice;

/// The moves that lie on the tray, by their first word; all others lie on the board.
const ON_TRAY: [&str; 7] = ["pay", "use", "scroll", "monster", "refine", "keep", "done"];

impl Table<'_> {
    pub(super) fn tray(&self) -> Markup {
        html! {
            @if self.decides() {
                section.tray id="tray" aria-label=(self.word("board-tray")) {
                    (self.steps())
                    div.question { (self.subject()) p.prompt { (self.prompt()) } }
                    (self.purse())
                    (self.answers())
                    (self.endings())
                }
            } @else if let Some(seat) = self.scene.to_move {
                section.tray.waits id="tray" aria-label=(self.word("board-tray")) {
                    p.prompt { (self.scene.say(&Phrase::new("board-waits").with("seat", seat))) }
                    (self.purse())
                }
            }
        }
    }

    /// What the viewer has to spend, as the tray stays in view where the camp does not; the camp says it in words.
    fn purse(&self) -> Markup {
        html! {
            @if let Some(seat) = self.own {
                @let player = self.player(seat);
                span class={ "purse seat-" (seat) } aria-hidden="true" {
                    @for (resource, number) in Resource::ALL.into_iter().zip(player.reserve.0) {
                        span class=(if number == 0 { "amount none" } else { "amount" }) { (SHEET.sign(resource.name())) (number) }
                    }
                    span.amount.folk { (SHEET.sign("villager")) (player.villagers()) }
                }
            }
        }
    }

    /// The two halves of a turn and which are done.
    fn steps(&self) -> Markup {
        let step = |done: bool, picture: &str, id: &str| {
            html! {
                li class=(if done { "step done" } else { "step" }) {
                    (SHEET.sign(picture)) (self.word(id))
                    @if done { span.tick { "✓" } span.unseen { (self.word("board-step-done")) } }
                }
            }
        };
        html! {
            @if !matches!(self.state.step, Step::FirstArtefact | Step::Swap | Step::Refining | Step::Keeping { .. }) {
                ul.steps role="list" aria-label=(self.word("board-steps")) {
                    (step(self.state.acted, "act-use", "board-step-action"))
                    (step(self.state.invited, "act-invite", "board-step-hero"))
                }
            }
        }
    }

    /// The thing the question is about.
    fn subject(&self) -> Markup {
        match self.state.step {
            Step::Placing { terrain } => html! { div.tile.drawn { (self.tile(terrain)) } },
            Step::Siting { building } => SHEET.picture("house", building.name()),
            Step::Paying { purpose, .. } => self.paid_for(purpose),
            Step::Encounters { pending } => {
                let terrain = pending
                    .first()
                    .and_then(|space| self.state.player().land[space.index()]);
                html! { @if let Some(terrain) = terrain { (SHEET.picture("beast", terrain.icon().name())) } }
            }
            Step::Scroll { .. } => SHEET.picture("relic", "scroll-of-power"),
            Step::Refining | Step::Keeping { .. } => SHEET.picture("relic", "magic-purse"),
            _ => html! {},
        }
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

    fn purpose(&self, purpose: Purpose) -> Phrase {
        let building = |building: Building| Phrase::new(building.name());
        match purpose {
            Purpose::Building(place) => self.state.market[usize::from(place)].map(|stack| building(stack.building)),
            Purpose::Hero(place) => self.state.row[usize::from(place)].map(|hero| self.game.hero_phrase(hero)),
            Purpose::Use(used) => Some(building(used)),
            Purpose::Diamond => None,
        }
        .unwrap_or_else(|| Phrase::new("board-a-diamond"))
    }

    /// What the viewer has to decide, in one line.
    fn prompt(&self) -> String {
        let about = |id: &str, name: &'static str, arg: Arg| self.scene.say(&Phrase::new(id).with(name, arg));
        match self.state.step {
            Step::FirstArtefact => self.word("board-prompt-first-artefact"),
            Step::Swap => self.word("board-prompt-swap"),
            Step::Paying { lacking, purpose, .. } => {
                let phrase = Phrase::new("board-prompt-pay").with("number", lacking);
                self.scene.say(&phrase.with("thing", self.purpose(purpose)))
            }
            Step::Siting { building } => about("board-prompt-site", "building", Phrase::new(building.name()).into()),
            Step::Effects { used } => self.word(if used {
                "board-prompt-use-more"
            } else {
                "board-prompt-use"
            }),
            Step::Placing { terrain } => about(
                "board-prompt-place",
                "terrain",
                settlement::terrain_phrase(terrain).into(),
            ),
            Step::Scroll { .. } => self.word("board-prompt-scroll"),
            Step::Encounters { .. } => self.word("board-prompt-encounter"),
            Step::Refining => self.number("board-prompt-refine", self.state.player().forts.len() as u32),
            Step::Keeping { wood } => {
                let kind = if wood.is_none() { Resource::Wood } else { Resource::Clay };
                let phrase = Phrase::new("board-prompt-keep").with("number", self.state.player().forts.len() as u32);
                self.scene.say(&phrase.with("kind", Phrase::new(kind.name())))
            }
            _ => self.word(match (self.state.acted, self.state.invited) {
                (false, false) => "board-prompt-turn",
                (true, false) => "board-prompt-hero",
                (false, true) => "board-prompt-action",
                (true, true) => "board-prompt-end",
            }),
        }
    }

    /// The choices that lie on no piece of the board.
    fn answers(&self) -> Markup {
        let on_tray = |choice: &&Choice| ON_TRAY.contains(&choice.text.split(' ').next().unwrap_or_default());
        let answers: Vec<&Choice> = self.scene.choices.iter().filter(on_tray).collect();
        html! {
            @if !answers.is_empty() {
                ul.answers role="list" {
                    @for choice in answers {
                        li {
                            @match choice.text.parse::<Move>() {
                                Ok(mv) => (self.scene.choices.piece(&choice.text, "answer", self.answer(mv, choice))),
                                Err(_) => (self.scene.choices.piece(&choice.text, "answer", html! { (choice.label) })),
                            }
                        }
                    }
                }
            }
        }
    }

    /// How an answer looks.
    fn answer(&self, mv: Move, choice: &Choice) -> Markup {
        match mv {
            Move::Pay(source) => {
                let payment = self.game.payment_by(self.state, source);
                let given = payment.into_iter().flat_map(|payment| payment.given.iter());
                html! {
                    @for (resource, number) in given { @for _ in 0..number { (SHEET.sign(resource.name())) } }
                }
            }
            Move::Use(building, resource) => html! {
                (SHEET.picture("house", building.name()))
                span.words { strong { (self.title(building.name())) } (used(building, resource)) }
            },
            Move::Scroll(resource) => html! { "+" (SHEET.sign(resource.name())) (self.word(resource.name())) },
            Move::Refine => {
                let payment = self.game.refinement(self.state.player());
                html! {
                    (signs(payment.given)) @for _ in 0..payment.asked { (SHEET.sign("exchange")) }
                    span.arrow { "→" } (SHEET.sign("diamond"))
                }
            }
            Move::Keep(resource, number) => SHEET.amount(resource.name(), number),
            _ => html! { (choice.label) },
        }
    }

    /// The end of the turn and passing.
    fn endings(&self) -> Markup {
        let choices = self.scene.choices;
        html! {
            @if choices.get("pass").is_some() {
                div.endings {
                    @if let Some(end) = choices.get("end") { (choices.piece("end", "ending", html! { (end.label) })) }
                    @if let Some(pass) = choices.get("pass") {
                        (self.telling_piece("pass", "ending quits", &self.word("board-pass-about"), html! { (SHEET.sign("act-pass")) (pass.label) }))
                    }
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
