//! The board of Welkin: the floating market, the sites on display, the viewer's island, the islands of the others.

mod cover;
mod isle;
mod market;
mod production;
mod sites;

use engine::{Phrase, Seat, Viewer};
use maud::{Markup, html};
use welkin::{Phase, Resource, State, Tally, Welkin};

use super::{Board, Scene};
use crate::{Choice, assets};

pub(super) struct TheSky;

impl Board for TheSky {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        let (own, others): (Vec<Seat>, Vec<Seat>) = table.seats().partition(|&seat| Some(seat) == table.own);
        html! {
            div.welkin {
                (table.market())
                (table.display())
                @for seat in own { (table.isle(seat)) }
                div.rivals { @for seat in others { (table.isle(seat)) } }
            }
        }
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }
}

/// What every part of the board is drawn from.
struct Table<'a> {
    scene: &'a Scene<'a>,
    game: &'a Welkin,
    state: &'a State,
    /// What each resource is worth now.
    prices: Tally,
    /// The seat whose island is drawn large.
    own: Option<Seat>,
}

impl<'a> Table<'a> {
    fn new(scene: &'a Scene<'a>) -> Self {
        let view = scene.view::<Welkin>();
        let state = view.observation.state();
        let own = match scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Table {
            scene,
            game: &view.game,
            state,
            prices: state.prices(),
            own,
        }
    }

    /// All seats, the viewer's first, then in turn order.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let players = self.scene.names.len();
        let first = self.own.map_or(0, Seat::index);
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    fn word(&self, id: &str) -> String {
        self.scene.lexicon.word(id)
    }

    /// A message about a number.
    fn number(&self, id: &str, number: impl Into<engine::Arg>) -> String {
        self.scene.say(&Phrase::new(id).with("number", number))
    }

    fn resource_name(&self, resource: Resource) -> String {
        self.word(&format!("resource-{resource}"))
    }

    /// The resources in words, each as often as it is there.
    fn tally(&self, tally: Tally) -> String {
        let amount = |resource: Resource| {
            let phrase = Phrase::new("board-amount").with("number", tally.of(resource));
            let name = Phrase::new(format!("resource-{resource}"));
            self.scene.say(&phrase.with("resource", name))
        };
        let amounts: Vec<String> = tally.kinds().iter().map(amount).collect();
        self.scene.lexicon.join(&amounts)
    }

    /// The best price of the market: what a slot for any resource can bring.
    fn best_price(&self) -> u16 {
        let prices = Resource::ALL.into_iter().map(|resource| self.prices.of(resource));
        prices.max().unwrap_or_default().into()
    }

    /// A piece that makes the move with this text and tells more than the name of the move: what comes of it.
    fn telling_piece(&self, text: &str, class: &str, outcome: &str, content: Markup) -> Markup {
        let choices = self.scene.choices;
        match choices.get(text) {
            Some(choice) => {
                let telling = Choice {
                    label: format!("{} – {outcome}", choice.label),
                    ..choice.clone()
                };
                choices.menu(class, "", &[&telling], content)
            }
            None => choices.menu(class, "", &[], content),
        }
    }

    /// What the viewer has to decide in the middle of a turn.
    fn prompt(&self) -> Option<String> {
        let waits = self.own.is_some() && self.scene.to_move == self.own;
        let prompt = match self.state.phase {
            Phase::Opening => self.word("board-prompt-open"),
            Phase::Flipping => self.word("board-prompt-flip"),
            Phase::FlippingTwo => self.word("board-prompt-flip-two"),
            Phase::FlippingSecond(_) => self.word("board-prompt-flip-second"),
            Phase::Turning { .. } => self.word("board-prompt-turn"),
            Phase::Taking { left, .. } => self.number("board-prompt-take", left),
            Phase::Discarding => self.number("board-prompt-discard", welkin::STOCK),
            Phase::Placing { .. } => self.word("board-prompt-place"),
            Phase::Ready if self.state.selling => self.word("board-prompt-sell"),
            _ => return None,
        };
        waits.then_some(prompt)
    }
}

/// A picture of the game's sheet; decoration only.
fn picture(class: &str, name: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ (assets::url("welkin.svg")) "#" (name) } {} }
    }
}

/// A small sign, for example that of a resource.
fn sign(name: &str) -> Markup {
    picture("sign", name)
}

/// So many of something, as a sign and a number.
fn amount(name: &str, number: impl std::fmt::Display) -> Markup {
    html! { span.amount { (sign(name)) (number) } }
}

/// The sign of every resource as often as there is of it.
fn signs(resources: impl Iterator<Item = Resource>) -> Markup {
    html! { span.signs aria-hidden="true" { @for resource in resources { (sign(resource.id())) } } }
}

/// Every resource of a tally as often as it is there, in order.
fn each(tally: Tally) -> impl Iterator<Item = Resource> {
    let times = move |resource| std::iter::repeat_n(resource, usize::from(tally.of(resource)));
    Resource::ALL.into_iter().flat_map(times)
}
