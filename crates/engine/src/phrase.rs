//! What a game has to say, without the words: a message's name and its arguments.
//!
//! Games speak in phrases so that one log line or one button can be read in any language. The words stand in
//! the game's Fluent files (`words/en.ftl`, `words/fr.ftl`); the catalogue joins the two.

use crate::Seat;

/// A message of the game's Fluent files with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The message's name in the Fluent file.
    pub id: String,
    /// The message's arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, which also chooses between singular and plural.
    Number(i64),
    /// The player at this seat, by the name people gave.
    Seat(Seat),
    /// Another message, for example the name of a card.
    Phrase(Phrase),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// The message called `id`, so far without arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Phrase {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// This phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Self {
        Arg::List(list)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, i8, u16, i16, u32, i32, i64);
