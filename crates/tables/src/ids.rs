//! The names of tables and people.

use std::fmt;
use std::str::FromStr;

use engine::Fingerprint;
use serde::{Deserialize, Serialize};

/// The name of a table in addresses. Whoever knows it may watch, so it is drawn at random.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

/// Somebody who sits at tables. A visitor is known by the hash of a cookie, so that the database never holds a key to a
/// seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(String);

/// The text names no table or person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 8 to 64 letters and digits")]
pub struct ParseIdError;

/// How long a key is by which others know a person again.
const KEY_LETTERS: usize = 16;
/// Letters and digits that are not mistaken for each other when read aloud or copied by hand.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

impl TableId {
    /// The table named by 10 random bytes: 16 characters, 80 bits.
    pub fn new(random: [u8; 10]) -> TableId {
        let bits = random.iter().fold(0u128, |bits, &byte| bits << 8 | u128::from(byte));
        let letter = |place: u32| char::from(ALPHABET[(bits >> (5 * place)) as usize & 31]);
        TableId((0..16).map(letter).collect())
    }
}

impl PersonId {
    /// By what others know a person again, whatever they are called. Nobody finds the way back from it.
    pub fn public_key(&self) -> String {
        let digest = Fingerprint::of(format!("chantier public {self}")).to_string();
        digest.chars().take(KEY_LETTERS).collect()
    }
}

fn checked(text: &str) -> Result<String, ParseIdError> {
    let fits = (8..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if fits { Ok(text.to_owned()) } else { Err(ParseIdError) }
}

macro_rules! id {
    ($id:ident) => {
        impl $id {
            /// The text of the id.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $id {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                checked(text).map($id)
            }
        }

        impl TryFrom<String> for $id {
            type Error = ParseIdError;

            fn try_from(text: String) -> Result<Self, ParseIdError> {
                text.parse()
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> String {
                id.0
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}
id!(TableId);
id!(PersonId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_random_bit_counts_in_the_name_of_a_table() {
        let mut names = std::collections::BTreeSet::new();
        for bit in 0..80 {
            let mut random = [0u8; 10];
            random[bit / 8] = 1 << (bit % 8);
            names.insert(TableId::new(random));
        }
        assert_eq!(names.len(), 80);
        assert!(
            names
                .iter()
                .all(|name| name.as_str().parse::<TableId>() == Ok(name.clone()))
        );
    }

    #[test]
    fn ids_are_plain_text_of_a_sensible_length() {
        for wrong in ["", "short", "has space", "../../etc/passwd", &"x".repeat(65)] {
            assert_eq!(wrong.parse::<TableId>(), Err(ParseIdError));
        }
    }
}
