//! The board of Noria: a guide through the phases, the round track, the viewer's wheel and stock, the town hall, the
//! market, the islands, and the wheels of the others.

mod cover;
mod guide;
mod hall;
mod islands;
mod market;
mod planner;
mod rounds;
mod stock;
mod wheel;
mod workshop;

use engine::{Arg, Phrase, Seat, Viewer};
use maud::{Markup, html};
use noria::{DiscKind, Noria, Player, Resource, Stage, State};

use super::{Board, Scene};
use crate::{Choice, assets};

pub(super) struct TheClockwork;

impl Board for TheClockwork {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        let (own, others): (Vec<Seat>, Vec<Seat>) = table.seats().partition(|&seat| Some(seat) == table.own);
        html! {
            div.noria {
                (table.guide())
                (table.round_track())
                @for &seat in &own { (table.workshop(seat)) }
                (table.town_hall())
                (table.market())
                (table.islands())
                div.rivals { @for &seat in &others { (table.rival(seat)) } }
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
    game: &'a Noria,
    state: &'a State,
    /// The seat whose wheel is drawn large.
    own: Option<Seat>,
}

impl<'a> Table<'a> {
    fn new(scene: &'a Scene<'a>) -> Self {
        let view = scene.view::<Noria>();
        let own = match scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Table {
            scene,
            game: &view.game,
            state: view.observation.state(),
            own,
        }
    }

    /// All seats, the viewer's first, then in turn order.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.scene.names.len();
        let first = self.own.map_or(0, Seat::index);
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat.index()]
    }

    /// Whether this seat is in its turn, or in its part of the set-up.
    fn in_turn(&self, seat: Seat) -> bool {
        self.state.seat == seat && self.state.stage != Stage::Over
    }

    /// Whether the viewer has to decide something.
    fn deciding(&self) -> bool {
        self.own.is_some() && self.scene.to_move == self.own
    }

    fn word(&self, id: &str) -> String {
        self.scene.lexicon.word(id)
    }

    /// A message about a number.
    fn number(&self, id: &str, number: impl Into<Arg>) -> String {
        self.scene.say(&Phrase::new(id).with("number", number))
    }

    fn resource_name(&self, resource: Resource) -> String {
        self.word(&format!("resource-{resource}"))
    }

    /// The name of a kind of disc as a title, without its article.
    fn disc_name(&self, kind: DiscKind) -> String {
        self.word(&format!("disc-{kind}.title"))
    }

    /// Amounts in words, those of nothing left out; `amount-KIND` in the game's words.
    fn amounts<'k>(&self, amounts: impl Iterator<Item = (&'k str, u16)>) -> String {
        let some = amounts.filter(|&(_, amount)| amount > 0);
        let said: Vec<String> = some
            .map(|(name, amount)| {
                self.scene
                    .say(&Phrase::new(format!("amount-{name}")).with("amount", amount))
            })
            .collect();
        self.scene.lexicon.join(&said)
    }

    /// The legal moves among these texts.
    fn legal(&self, texts: &[String]) -> Vec<&Choice> {
        texts.iter().filter_map(|text| self.scene.choices.get(text)).collect()
    }

    /// Whether something of this kind happened since the viewer's last move to what `about` names; to anybody or to
    /// this seat alone.
    fn news(&self, kinds: &[&str], seat: Option<Seat>, about: &Phrase) -> bool {
        self.scene.recent.iter().any(|line| {
            let args = || line.phrase.args.iter().map(|(_, arg)| arg);
            kinds.contains(&line.phrase.id.as_str())
                && args().any(|arg| matches!(arg, Arg::Phrase(phrase) if phrase == about))
                && seat.is_none_or(|seat| args().any(|arg| *arg == Arg::Seat(seat)))
        })
    }

    /// The mark of a seat, with the name of its player for those who do not see it.
    fn mark(&self, seat: Seat) -> Markup {
        html! {
            span class={ "mark seat-" (seat) } title=(self.scene.name(seat)) {}
            span.unseen { (self.scene.name(seat)) }
        }
    }
}

/// A picture of the game's sheet; decoration only.
fn picture(class: &str, name: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ (assets::url("noria.svg")) "#" (name) } {} }
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

/// A sign for every single thing, in the order of its kind.
fn signs<'k>(amounts: impl Iterator<Item = (&'k str, u16)>) -> Markup {
    html! {
        span.signs aria-hidden="true" {
            @for (name, number) in amounts { @for _ in 0..number { (sign(name)) } }
        }
    }
}

/// Things of a kind with their numbers, by the name of their picture.
fn named<K: noria::Kind, T: Copy + Into<u16>, const N: usize>(
    by: &noria::By<K, T, N>,
) -> impl Iterator<Item = (&'static str, u16)> {
    by.iter().map(|(kind, &number)| (kind.name(), number.into()))
}
