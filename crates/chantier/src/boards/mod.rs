//! How a game's table is drawn in a terminal: one file a game, and a plain listing for games without one.
//!
//! A board is a file here with the id of its game and a function `draw` from the game's own [`View`] to a [`Drawing`].
//! The build script finds it, and no list names it.

use catalogue::{AnyView, Lexicon, View};
use engine::{Game, Phrase, Seat, Viewer};

use crate::plain;
use crate::terminal::{self, KEY, paint, right};

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

/// The table of one game while it is drawn. What a game's own things look like is in the file of its board.
struct Table<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    viewer: Viewer,
    reading: &'a Reading<'a>,
    /// The numbers shown so far.
    shown: Vec<usize>,
}

impl<'a, G: Game> Table<'a, G> {
    fn new(view: &'a View<G>, reading: &'a Reading<'a>) -> Self {
        Table {
            game: &view.game,
            state: view.observation.state(),
            viewer: view.observation.viewer(),
            reading,
            shown: Vec::new(),
        }
    }

    fn drawn(self, lines: Vec<String>) -> Drawing {
        Drawing {
            lines,
            shown: self.shown,
        }
    }

    /// All seats, beginning with this one.
    fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<G> {
        let players = self.game.players();
        std::iter::successors(Some(first), move |seat| Some(seat.next(players))).take(players)
    }

    /// The number of a move, if it can be made now, which then need not stand in the list below the table. What lies alike is one move:
    /// its number may stand beside each.
    fn shown_number(&mut self, mv: G::Move) -> Option<usize> {
        let number = (self.reading.number)(&mv.to_string())?;
        if !self.shown.contains(&number) {
            self.shown.push(number);
        }
        Some(number)
    }

    /// The number of a move at the beginning of a line, or the room for it.
    fn number(&mut self, mv: G::Move) -> String {
        match self.shown_number(mv) {
            Some(number) => paint(KEY, &right(&number.to_string(), 3)) + " ",
            None => " ".repeat(4),
        }
    }

    /// The number of a move in the middle of a line.
    fn number_within(&mut self, mv: G::Move) -> String {
        let number = self.shown_number(mv);
        number.map_or_else(String::new, |number| paint(KEY, &number.to_string()) + " ")
    }

    /// The beginning of the line that a seat's side begins with: its name, marked where it is to move.
    fn named(&self, seat: Seat, to_move: bool) -> String {
        let sign = if to_move { "▶ " } else { "  " };
        format!("{sign}{}  ", (self.reading.name)(seat))
    }

    /// A line as long as it may be, the rest below it and so far to the right.
    fn wrapped(&self, line: &str, indent: usize) -> Vec<String> {
        terminal::wrap(line, self.reading.width, &" ".repeat(indent))
    }

    /// A label and what there is of it; nothing if there is nothing.
    fn listing(&self, label: &str, items: &[String], indent: usize) -> Vec<String> {
        if items.is_empty() {
            return Vec::new();
        }
        self.wrapped(&format!("    {} {}", self.word(label), items.join(", ")), indent)
    }

    fn say(&self, phrase: Phrase) -> String {
        self.reading.say(&phrase)
    }

    fn word(&self, id: &str) -> String {
        self.reading.word(id)
    }
}

// The modules of the boards, and `drawn`, which draws a view on the board of its game.
include!(concat!(env!("OUT_DIR"), "/boards.rs"));

/// Draws a table as the viewer sees it.
pub fn draw(view: &dyn AnyView, reading: &Reading<'_>) -> Drawing {
    drawn(view, reading).unwrap_or_else(|| plain::draw(view, reading))
}
