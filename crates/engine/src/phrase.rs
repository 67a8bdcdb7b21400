//! What a game has to say, without the words: a message's name and its arguments.
//!
//! Games speak in phrases so that one log line or one button can be read in any language. The words stand in
//! the game's Fluent files (`words/en.ftl`, `words/fr.ftl`); the catalogue joins the two.

use std::fmt;

use crate::Seat;

/// A message of the game's Fluent files with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The message's name in the Fluent file.
    pub id: String,
    /// The message's arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, which also chooses between singular and plural.
    Number(i64),
    /// The player at this seat, by the name people gave.
    Seat(Seat),
    /// Another message, for example the name of a card.
    Phrase(Phrase),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
    /// What is the same in every language: the text of a move, the key of an option.
    Text(String),
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

    /// Whether it names a seat.
    pub fn is_about_somebody(&self) -> bool {
        self.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_)))
    }

    /// Whether a text stands anywhere in it, which may be what somebody typed.
    pub fn holds_text(&self) -> bool {
        self.args.iter().any(|(_, arg)| match arg {
            Arg::Number(_) | Arg::Seat(_) => false,
            Arg::Text(_) => true,
            Arg::Phrase(phrase) => phrase.holds_text(),
            Arg::List(phrases) => phrases.iter().any(Phrase::holds_text),
        })
    }
}

/// For logs and errors that no player reads: `too-few-coins (price 5, left 3)`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (index, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name} {arg}", if index == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Seat(seat) => write!(f, "{seat}"),
            Arg::Phrase(phrase) => write!(f, "{phrase}"),
            Arg::List(phrases) => {
                let phrases: Vec<String> = phrases.iter().map(Phrase::to_string).collect();
                write!(f, "[{}]", phrases.join(", "))
            }
            Arg::Text(text) => f.write_str(text),
        }
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

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
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
