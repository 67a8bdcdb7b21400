//! How a game's table is drawn in a terminal: one file a game, and a plain listing for games without one.

mod batisseurs;
mod cloud_city;
mod noria;
mod plain;
mod settlement;
mod welkin;

use std::any::Any;

use catalogue::{Lexicon, View};
use engine::{Info, Phrase, Seat};

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
        fn own_board(view: &(dyn Any + Send), reading: &Reading<'_>) -> Option<Drawing> {
            $(if let Some(view) = view.downcast_ref::<View<$game>>() {
                return Some($board::draw(view, reading));
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

/// Draws a table as the viewer sees it. `view` is what [`catalogue::AnyMatch::observation`] gave.
pub fn draw(info: &Info, view: &(dyn Any + Send), reading: &Reading<'_>) -> anyhow::Result<Drawing> {
    match own_board(view, reading) {
        Some(drawing) => Ok(drawing),
        None => plain::draw(info, view, reading),
    }
}
