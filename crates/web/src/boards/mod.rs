//! The boards, a folder a game.
//!
//! # Drawing a board
//!
//! A board is a folder here with the id of its game: `mod.rs` with a type `Board` that implements the trait [`Board`],
//! `style.css` and `pictures.svg`. The build script finds it, and no list names it. A game without one is played on a
//! plain board.
//!
//! A board gets a [`Scene`]: what the viewer may know (take it out with [`Scene::view`]), the names at the table, the
//! legal moves as buttons, and what happened since the viewer's last move. It gives back HTML with SVG inside.
//!
//! - A board is a [`Composition`] of parts. On a desk `#board` is a box of the screen's size (`container: board / size`) in which the
//!   style sheet lays the parts out, so that everything needed is seen without scrolling; on a phone one part is in front.
//! - Wrap what can be clicked in [`Choices::piece`] or [`Choices::menu`]: they make it a button of the page's form
//!   if a move is legal there, and one that says why not if it is not. Nothing else is needed, with and without JavaScript.
//! - A board is drawn from a `Table` of its game, to which it adds its parts; pictures come from its `Sheet`.
//! - Give what moves about `data-piece="…"` with a name that is unique on the page and stays the same: it then moves from
//!   its old place to its new one (`static/motion.js`), and takes clicks all the while. `data-step` tells which moves later.
//!   `data-from="…"` names the piece from whose place one comes that was not there before, `data-to="…"` the `data-place`
//!   to which one goes that is not there any more.
//! - Draw what is counted, such as coins, with `Sheet::holding`: what comes and goes is then seen to do so.
//! - Say in [`Board::sounds`] what pieces sound like; a single one says otherwise with `data-sound="…"`.
//! - Give containers that stay an `id`. Ids belong on HTML elements, not inside SVG: the morph rebuilds elements with
//!   ids and knows only HTML.
//! - No `style` attributes (the Content-Security-Policy forbids them): classes, and presentation attributes in SVG.
//!   Colours come from the custom properties at the top of `static/chantier.css`.
//! - A board may have keys of its own: the key in `data-shortcut="…"` clicks the first such element that is seen. Name
//!   them in the list of shortcuts (`frame.rs`).
//! - How a board is looked at belongs to the browser: a radio button with `data-keep` stays chosen over reloads, and what
//!   stands in an element with `data-zoom` can be enlarged and turned (`static/looking.js`).
//! - Styles stand in `style.css`, pictures as symbols in `pictures.svg`, which is served as `GAME.svg`.

mod composition;
mod kept;
mod plain;
mod sheet;
mod table;

use catalogue::{AnyView, Lexicon, LogLine, Playable, View};
use engine::{Phrase, Seat, Standing, Viewer};
use maud::{Markup, html};

use crate::Choices;
pub use composition::{Composition, Part};

/// How a game looks.
pub trait Board: Sync {
    /// The table as the viewer of `scene` sees it.
    fn draw(&self, scene: &Scene<'_>) -> Composition;

    /// Whether the part in which somebody acts stays in front on a phone as long as something can be done there. Otherwise every step
    /// brings its own part to the front.
    fn stays(&self) -> bool {
        false
    }

    /// What matters most of a seat in a line: two or three numbers with their signs, for the plate with its name. The
    /// points stand there already.
    fn plate(&self, _scene: &Scene<'_>, _seat: Seat) -> Markup {
        html! {}
    }

    /// The board of a rival, large: it opens when somebody clicks on the plate. Nothing where the parts show all of it.
    fn rival(&self, _scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
        None
    }

    /// What the viewer has to spend, for the action bar, also while others move: actions, coins, wares; small, with signs. On a phone it stands
    /// in the row of what can be done; with the class `beside`, in two short lines beside the question.
    fn purse(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }

    /// The moves that lie on no piece of the board, for the action bar: on a phone they share one row with the tools.
    fn left(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }

    /// The picture on the box, for lists of games: an SVG, or nothing.
    fn cover(&self) -> Markup {
        html! {}
    }

    /// What is heard of pieces that come to rest, by the first word of their names (`worker` of `worker-7`); the others
    /// are of wood. [`NUMBERS`] stands for a change of the numbers on the plates alone.
    fn sounds(&self) -> &'static [(&'static str, Sound)] {
        &[]
    }

    /// The sign that stands for what a message of the log tells, by its name; nothing where it says little to the eye.
    fn sign_of(&self, _event: &str) -> Option<&'static str> {
        None
    }

    /// A sign of [`Board::sign_of`], in the colours of [`Board::colours`].
    fn sign(&self, _name: &str) -> Markup {
        html! {}
    }

    /// The class that has the colours of the signs, where they have some of their own.
    fn colours(&self) -> &'static str {
        ""
    }

    /// The marks that only this board has, each with what it means (a `dt` and a `dd`), for who looks them up; or nothing.
    fn legend(&self, _words: &Lexicon) -> Markup {
        html! {}
    }

    /// Whether every legal move can be made on the board itself; if not, some are in the list beside it alone.
    fn shows_every_move(&self) -> bool {
        true
    }

    /// The components with their names, for those who read the rules; or nothing.
    fn components(&self, _words: &Lexicon) -> Markup {
        html! {}
    }
}

/// What something sounds like to readers who want sounds (`static/sound.js`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A block or a disc is set down.
    Wood,
    /// A card is laid.
    Paper,
    /// Something heavy stands now.
    Stone,
    /// Money changes hands.
    Coins,
}

impl Sound {
    /// Its name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Wood => "wood",
            Sound::Paper => "paper",
            Sound::Stone => "stone",
            Sound::Coins => "coins",
        }
    }
}

/// In [`Board::sounds`], a change of the numbers on the plates where no piece moves.
pub const NUMBERS: &str = "*";

/// The sounds of a board as its element says them; nothing where all is wood.
pub(crate) fn sounds_of(board: &dyn Board) -> Option<String> {
    let sounds = board.sounds();
    let pair = |(kind, sound): &(&str, Sound)| format!("{kind}:{}", sound.name());
    (!sounds.is_empty()).then(|| sounds.iter().map(pair).collect::<Vec<_>>().join(" "))
}

/// The sign that a game has for what a message of its log tells; nothing where it has none.
pub fn sign_of(game: &str, event: &str) -> Option<&'static str> {
    of(game).sign_of(event)
}

/// The board of a game by its id; a plain one where nobody has drawn it yet.
pub fn of(game: &str) -> &'static dyn Board {
    drawn(game).unwrap_or(&plain::Plain)
}

/// Whether a game has a board of its own.
pub fn is_drawn(game: &str) -> bool {
    drawn(game).is_some()
}

// The modules of the boards, and `drawn`, which finds them by the id of the game.
include!(concat!(env!("OUT_DIR"), "/boards.rs"));

/// Everything a board is drawn from.
pub struct Scene<'a> {
    view: &'a dyn AnyView,
    /// Who looks.
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
    /// How the seats stand so far, in seat order.
    pub standings: Vec<Standing>,
    /// What each seat saw, where a game that is over is shown with everything open; otherwise empty.
    pub open: &'a [Box<dyn AnyView>],
}

impl<'a> Scene<'a> {
    /// A scene of `view`.
    pub fn new(
        view: &'a dyn AnyView,
        to_move: Option<Seat>,
        names: &'a [String],
        choices: &'a Choices,
        recent: &'a [LogLine],
        lexicon: &'a Lexicon,
    ) -> Scene<'a> {
        Scene {
            view,
            viewer: view.viewer(),
            to_move,
            names,
            choices,
            recent,
            lexicon,
            standings: view.standings().0,
            open: &[],
        }
    }

    /// What the viewer sees of the game `G`.
    ///
    /// # Panics
    /// If the table is of another game, that is, if the registry is wrong.
    pub fn view<G: Playable>(&self) -> &View<G> {
        View::of(self.view)
    }

    /// What a seat itself saw, where everything lies open.
    ///
    /// # Panics
    /// If the table is of another game.
    pub fn seen_by<G: Playable>(&self, seat: Seat) -> Option<&View<G>> {
        self.open.get(seat.index()).map(|view| View::of(&**view))
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
