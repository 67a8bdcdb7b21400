//! The boards, one a game.
//!
//! # Drawing a board
//!
//! A board is a type that implements [`Board`] and a line in `drawn`. It gets a [`Scene`]: what the viewer may know
//! (take it out with [`Scene::view`]), the names at the table, the legal moves as buttons, and what happened since
//! the viewer's last move. It gives back HTML with SVG inside.
//!
//! - Wrap what can be clicked in [`Choices::piece`] or [`Choices::menu`]: they make it a button of the page's form
//!   if a move is legal there. Nothing else is needed for it to work, with and without JavaScript.
//! - A board is drawn from a `Table` of its game, to which it adds its parts; pictures come from its `Sheet`.
//! - Give what moves about `data-piece="…"` with a name that is unique on the page and a CSS identifier: the style
//!   sheet makes it a view transition, so that it moves from its old place to its new one.
//! - Give containers that stay an `id`. Ids belong on HTML elements, not inside SVG: the morph rebuilds elements with
//!   ids and knows only HTML.
//! - No `style` attributes (the Content-Security-Policy forbids them): classes, and presentation attributes in SVG.
//!   Colours come from the custom properties at the top of `static/chantier.css`.
//! - A board may have keys of its own: the key in `data-shortcut="…"` clicks the first such element that is seen. Name
//!   them in the list of shortcuts (`frame.rs`).
//! - The styles of a board stand in `static/boards/GAME.css`, its pictures in `static/boards/GAME.svg`.

mod batisseurs;
mod cloud_city;
mod noria;
mod plain;
mod settlement;
mod sheet;
mod table;
mod welkin;

use catalogue::{AnyView, Lexicon, LogLine, Playable, View};
use engine::{Info, Phrase, Seat, Viewer};
use maud::{Markup, html};

use crate::Choices;

/// How a game looks.
pub trait Board: Sync {
    /// The table as the viewer of `scene` sees it.
    fn draw(&self, scene: &Scene<'_>) -> Markup;

    /// The picture on the box, for lists of games: an SVG, or nothing.
    fn cover(&self) -> Markup {
        html! {}
    }

    /// The components with their names, for those who read the rules; or nothing.
    fn components(&self, _words: &Lexicon) -> Markup {
        html! {}
    }
}

/// The board of a game by its id; a plain one where nobody has drawn it yet.
pub fn of(game: &str) -> &'static dyn Board {
    drawn(game).unwrap_or(&plain::Plain)
}

/// The games that can be played in the browser, in the order of the house: those whose board is drawn.
pub fn playable() -> impl Iterator<Item = &'static Info> {
    catalogue::games()
        .iter()
        .map(|game| game.info())
        .filter(|info| drawn(info.id).is_some())
}

fn drawn(game: &str) -> Option<&'static dyn Board> {
    match game {
        "batisseurs" => Some(&batisseurs::TheBuilders),
        "cloud-city" => Some(&cloud_city::TheClouds),
        "noria" => Some(&noria::TheClockwork),
        "settlement" => Some(&settlement::TheFrontier),
        "welkin" => Some(&welkin::TheSky),
        _ => None,
    }
}

/// Everything a board is drawn from.
pub struct Scene<'a> {
    view: &'a dyn AnyView,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Who moves now; nobody when the game is over.
    pub to_move: Option<Seat>,
    /// The names in seat order.
    pub names: &'a [String],
    /// The legal moves of the viewer.
    pub choices: &'a Choices,
    /// What happened since the viewer's last move, to be marked; only what the viewer may read.
    pub recent: &'a [LogLine],
    /// The game's words in the viewer's language.
    pub lexicon: &'a Lexicon,
    /// The points each seat has so far, in seat order.
    pub points: &'a [i32],
}

impl<'a> Scene<'a> {
    /// A scene of `view`.
    #[expect(clippy::too_many_arguments, reason = "the fields are public but for the first")]
    pub fn new(
        view: &'a dyn AnyView,
        viewer: Viewer,
        to_move: Option<Seat>,
        names: &'a [String],
        choices: &'a Choices,
        recent: &'a [LogLine],
        lexicon: &'a Lexicon,
        points: &'a [i32],
    ) -> Scene<'a> {
        Scene {
            view,
            viewer,
            to_move,
            names,
            choices,
            recent,
            lexicon,
            points,
        }
    }

    /// What the viewer sees of the game `G`.
    ///
    /// # Panics
    /// If the table is of another game, that is, if the registry is wrong.
    pub fn view<G: Playable>(&self) -> &View<G> {
        View::of(self.view)
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Says a phrase of the game.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &|seat| self.name(seat).to_owned())
    }
}
