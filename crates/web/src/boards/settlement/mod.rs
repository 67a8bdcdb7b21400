//! The board of Settlement: the round, the heroes and monsters, the market and the artefacts, what is to be decided,
//! the viewer's lands and streets, the boards of the others.

mod camp;
mod cover;
mod heroes;
mod land;
mod market;
mod round;
mod streets;
mod tray;

use engine::{Arg, Phrase, Seat, Viewer};
use maud::{Markup, html};
use settlement::{Colour, Pieces, Player, Settlement, Space, Spaces, State};

use super::{Board, Scene};
use crate::{Choice, assets};

pub(super) struct TheFrontier;

impl Board for TheFrontier {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        let (own, others): (Vec<Seat>, Vec<Seat>) = table.seats().partition(|&seat| Some(seat) == table.own);
        html! {
            div.settlement {
                (table.round())
                (table.heroes())
                (table.market())
                (table.artefacts())
                (table.tray())
                @for seat in own { (table.domain(seat)) }
                div.rivals { @for seat in others { (table.rival(seat)) } }
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
    game: &'a Settlement,
    state: &'a State,
    /// The seat whose board is drawn large.
    own: Option<Seat>,
    /// The monsters on the heroes on display, a bit for each colour: those that can appear now.
    awake: u8,
}

impl<'a> Table<'a> {
    fn new(scene: &'a Scene<'a>) -> Self {
        let view = scene.view::<Settlement>();
        let state = view.observation.state();
        let own = match scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Table {
            scene,
            game: &view.game,
            state,
            own,
            awake: view.game.icons_on_display(state),
        }
    }

    /// All seats, the viewer's first, then in turn order.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let players = self.scene.names.len();
        let first = self.own.map_or(0, Seat::index);
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    fn player(&self, seat: Seat) -> &'a Player {
        &self.state.players[seat.index()]
    }

    /// Whether the viewer is to decide something.
    fn decides(&self) -> bool {
        self.own.is_some() && self.scene.to_move == self.own
    }

    fn word(&self, id: &str) -> String {
        self.scene.lexicon.word(id)
    }

    /// A message about a number.
    fn number(&self, id: &str, number: impl Into<Arg>) -> String {
        self.scene.say(&Phrase::new(id).with("number", number))
    }

    /// Pieces in words.
    fn pieces(&self, pieces: Pieces) -> String {
        let amounts: Vec<String> = settlement::pieces_phrases(pieces)
            .iter()
            .map(|phrase| self.scene.say(phrase))
            .collect();
        self.scene.lexicon.join(&amounts)
    }

    fn beast(&self, colour: Colour) -> String {
        self.word(&format!("beast-{colour}"))
    }

    /// Whether a monster of this colour would appear in an encounter now.
    fn is_awake(&self, colour: Colour) -> bool {
        self.awake >> colour.index() & 1 == 1 && self.state.figures[colour.index()] > 0
    }

    /// Whether a monster would appear on this space if its region were activated now.
    fn is_exposed(&self, player: &Player, space: Space) -> bool {
        let open: Spaces = player.explored.without(player.monsters).without(player.forts);
        open.has(space) && player.land[space.index()].is_some_and(|terrain| self.is_awake(terrain.icon()))
    }

    /// A piece that makes the move with this text and tells more than the name of the move.
    fn telling_piece(&self, text: &str, class: &str, more: &str, content: Markup) -> Markup {
        let choices = self.scene.choices;
        match choices.get(text) {
            Some(choice) if !more.is_empty() => {
                let telling = Choice {
                    label: format!("{} – {more}", choice.label),
                    ..choice.clone()
                };
                choices.menu(class, "", &[&telling], content)
            }
            _ => choices.piece(text, class, content),
        }
    }
}

/// A picture of the game's sheet; decoration only.
fn picture(class: &str, name: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ (assets::url("settlement.svg")) "#" (name) } {} }
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

/// The sign of every piece as often as it is there.
fn signs(pieces: Pieces) -> Markup {
    html! {
        span.signs aria-hidden="true" {
            @for (resource, number) in pieces.iter() { @for _ in 0..number { (sign(resource.id())) } }
        }
    }
}

/// So many villagers.
fn villagers(number: u8) -> Markup {
    html! { span.folk aria-hidden="true" { @for _ in 0..number { (sign("villager")) } } }
}
