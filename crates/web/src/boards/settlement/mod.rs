//! The board of Settlement: the round and what is to be decided, the heroes and monsters, the market and the artefacts,
//! the viewer's lands and streets, the boards of the others.

mod camp;
mod cover;
mod heroes;
mod land;
mod market;
mod round;
mod streets;
mod tray;

use engine::{Arg, Phrase, Seat};
use maud::{Markup, html};
use settlement::{Colour, Phase, Pieces, Player, Settlement, Space, Spaces};

use super::sheet::Sheet;
use super::{Board, Scene, table};

/// The pictures of the game.
const SHEET: Sheet = Sheet("settlement.svg");

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, Settlement>;

pub(super) struct TheFrontier;

impl Board for TheFrontier {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        html! {
            div.settlement {
                (table.round())
                (table.tray())
                (table.heroes())
                (table.market())
                (table.artefacts())
                @if let Some(seat) = table.own { (table.domain(seat)) }
                div.rivals { @for seat in table.others() { (table.rival(seat)) } }
            }
        }
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }
}

impl<'a> Table<'a> {
    fn player(&self, seat: Seat) -> &'a Player {
        &self.state.players[seat.index()]
    }

    fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
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
        self.game.icons_on_display(self.state) >> colour.index() & 1 == 1 && self.state.figures[colour.index()] > 0
    }

    /// Whether a monster would appear on this space if its region were activated now.
    fn is_exposed(&self, player: &Player, space: Space) -> bool {
        let open: Spaces = player.explored.without(player.monsters).without(player.forts);
        open.has(space) && player.land[space.index()].is_some_and(|terrain| self.is_awake(terrain.icon()))
    }

    /// Whether the news name this: something with this argument happened since the viewer's last move.
    fn is_news(&self, of: Option<Seat>, name: &str, thing: Phrase) -> bool {
        let thing = Arg::Phrase(thing);
        let about = |args: &[(&'static str, Arg)]| {
            let named = args.iter().any(|(key, arg)| *key == name && *arg == thing);
            let theirs = of.is_none_or(|seat| args.contains(&("seat", Arg::Seat(seat))));
            named && theirs
        };
        self.scene.recent.iter().any(|line| about(&line.phrase.args))
    }
}

/// The sign of every piece as often as it is there.
fn signs(pieces: Pieces) -> Markup {
    html! {
        span.signs aria-hidden="true" {
            @for (resource, number) in pieces.iter() { @for _ in 0..number { (SHEET.sign(resource.id())) } }
        }
    }
}

/// So many villagers.
fn villagers(number: u8) -> Markup {
    html! { span.folk aria-hidden="true" { @for _ in 0..number { (SHEET.sign("villager")) } } }
}
