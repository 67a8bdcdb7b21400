//! Enums whose values have names.

use std::fmt;
use std::str::FromStr;

use crate::Indexed;

/// Something with a name in moves, records and material files.
pub trait Named: Indexed + fmt::Display + FromStr {
    /// What one of them is called in a sentence, with its article: `a resource`.
    const WHAT: &'static str;
}

/// The text names nothing of the kind wanted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not {what}")]
pub struct UnknownName {
    what: &'static str,
    text: String,
}

impl UnknownName {
    /// `text` is not `what`, which has its article: `a resource`. Long texts are cut.
    pub fn new(what: &'static str, text: &str) -> Self {
        UnknownName {
            what,
            text: text.chars().take(40).collect(),
        }
    }
}

/// Makes an enum of named things: `named! { pub enum Ore: u8, "an ore" { Tin = "tin", … } }`.
///
/// The number after the name holds a bit for each (see [`Indexed::Bits`]), the text says in errors what one of them
/// is. The enum gets `ALL`, `COUNT`, `index` and `name`, its text form, its form for serde, and can be kept in a
/// [`Set`](crate::Set) and a [`Map`](crate::Map).
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident: $bits:ty, $what:literal {
            $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $visible enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($text),+].len();

            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$variant),+];

            /// The place of this one, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name in moves, records and material files.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }
        }

        impl $crate::Indexed for $name {
            type Bits = $bits;
            const COUNT: usize = $name::COUNT;

            #[inline]
            fn at(index: usize) -> Self {
                $name::ALL[index]
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Named for $name {
            const WHAT: &'static str = $what;
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                match text {
                    $($text => Ok($name::$variant),)+
                    _ => Err($crate::UnknownName::new($what, text)),
                }
            }
        }

        $crate::written_as_text!($name);
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Set;

    named! {
        /// A colour.
        pub enum Colour: u8, "a colour" {
            /// Red.
            Red = "red",
            /// Dark blue.
            DarkBlue = "dark-blue",
        }
    }

    #[test]
    fn a_named_thing_is_read_back_from_its_name() {
        for colour in Colour::ALL {
            assert_eq!(colour.to_string().parse(), Ok(colour));
            assert_eq!(<Colour as Indexed>::at(colour.index()), colour);
        }
        assert_eq!(serde_json::to_string(&Colour::DarkBlue).unwrap(), "\"dark-blue\"");
        assert_eq!(serde_json::from_str::<Colour>("\"red\"").unwrap(), Colour::Red);
        assert_eq!(
            (Colour::COUNT, Colour::WHAT, Set::<Colour>::ALL.len()),
            (2, "a colour", 2)
        );
    }

    #[test]
    fn an_unknown_name_is_told_and_cut() {
        assert_eq!(
            "green".parse::<Colour>().unwrap_err().to_string(),
            "'green' is not a colour"
        );
        let long = "é".repeat(100).parse::<Colour>().unwrap_err().to_string();
        assert_eq!(long, format!("'{}' is not a colour", "é".repeat(40)));
    }
}
