//! How a game's table is drawn in a terminal: one file a game, and a plain listing for games without one.
//!
//! A board is a file here with the id of its game and a function `draw` from the game's own [`View`] to a [`Drawing`].
//! The build script finds it, and no list names it.

use catalogue::{AnyView, Lexicon, View};
use engine::{Phrase, Seat};

use crate::plain;

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

// The modules of the boards, and `drawn`, which draws a view on the board of its game.
include!(concat!(env!("OUT_DIR"), "/boards.rs"));

/// Draws a table as the viewer sees it.
pub fn draw(view: &dyn AnyView, reading: &Reading<'_>) -> Drawing {
    drawn(view, reading).unwrap_or_else(|| plain::draw(view, reading))
}
