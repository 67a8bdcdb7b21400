//! How a game's table is drawn in a terminal: one file a game, and a plain listing for games without one.

mod batisseurs;
mod cloud_city;
mod noria;
mod plain;
mod settlement;
mod welkin;

use catalogue::{AnyView, Lexicon, View};
use engine::{Game as _, Phrase, Seat};

/// The one who reads: in which language, with which names, in how many columns.
pub struct Reading<'a> {
    /// The words.
    pub lexicon: &'a Lexicon,
    /// The names of those at the table, which may be styled.
    pub name: &'a dyn Fn(Seat) -> String,
    /// The number of the move with this text in the list, if it can be made now. A board that shows the number
    /// beside what the move takes spares the reader a line of the list.
    pub number: &'a dyn Fn(&str) -> Option<usize>,
    /// How many columns there are; at least 80.
    pub width: usize,
}

/// A table as it is drawn.
pub struct Drawing {
    /// Its lines.
    pub lines: Vec<String>,
    /// The numbers of the moves that the drawing itself shows.
    pub shown: Vec<usize>,
}

impl Reading<'_> {
    /// Says a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, self.name)
    }

    /// A message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.lexicon.word(id)
    }
}

/// Tries the boards one after the other: the view is of the game that one of them draws, or of none.
macro_rules! boards {
    ($($board:ident: $game:ty),* $(,)?) => {
        fn own_board(view: &dyn AnyView, reading: &Reading<'_>) -> Option<Drawing> {
            $(if view.info().id == <$game>::INFO.id {
                return Some($board::draw(View::of(view), reading));
            })*
            None
        }
    };
}

boards![
    batisseurs: ::batisseurs::Batisseurs,
    welkin: ::welkin::Welkin,
    noria: ::noria::Noria,
    settlement: ::settlement::Settlement,
    cloud_city: ::cloud_city::CloudCity,
];

/// Draws a table as the viewer sees it.
pub fn draw(view: &dyn AnyView, reading: &Reading<'_>) -> Drawing {
    own_board(view, reading).unwrap_or_else(|| plain::draw(view, reading))
}
