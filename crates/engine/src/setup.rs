//! What people choose before a game: how many play, the rulebook's variants, the material.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Game, Info, Phrase, excerpt};

/// What was asked for. It may be wrong: [`Setup::open`] says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The number of seats.
    pub players: usize,
    /// The rules version to play by; the newest where none is named.
    pub rules_version: Option<u32>,
    /// The chosen options; those not named take their default.
    pub options: BTreeMap<String, String>,
    /// The text of a material file to play with instead of the built-in material.
    pub material: Option<String>,
}

/// A variant of the rulebook that people choose by name.
///
/// The game's Fluent files hold its words: `option-KEY`, `option-KEY.about` (one sentence) and
/// `option-KEY-VALUE` for each value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The option's name.
    pub key: &'static str,
    /// The values it can take; the first is the default.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// The value that holds where nothing was chosen.
    pub fn default(&self) -> &'static str {
        self.values[0]
    }
}

impl Setup {
    /// A game for so many players with every option at its default.
    pub fn new(players: usize) -> Setup {
        Setup {
            players,
            rules_version: None,
            options: BTreeMap::new(),
            material: None,
        }
    }

    /// This set-up with one option chosen.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Setup {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The rules version that holds for a game.
    pub fn rules_version(&self, info: &Info) -> u32 {
        self.rules_version.unwrap_or(info.rules_version())
    }

    /// Opens the box: the game as chosen here, or the reason why it cannot be played so.
    pub fn open<G: Game>(&self) -> Result<G, SetupError> {
        let (fewest, most) = (*G::INFO.players.start(), *G::INFO.players.end());
        if !G::INFO.players.contains(&self.players) {
            return Err(SetupError::Players {
                game: G::INFO.name,
                asked: self.players,
                fewest,
                most,
            });
        }
        let asked = self.rules_version(&G::INFO);
        if !G::INFO.rules_versions.contains(&asked) {
            return Err(SetupError::RulesVersion {
                game: G::INFO.name,
                asked,
                oldest: *G::INFO.rules_versions.start(),
                newest: *G::INFO.rules_versions.end(),
            });
        }
        for (key, value) in &self.options {
            let known = |spec: &&OptionSpec| spec.key == key;
            let spec = G::INFO
                .options
                .iter()
                .find(known)
                .ok_or_else(|| SetupError::UnknownOption {
                    game: G::INFO.name,
                    key: excerpt(key),
                    known: Listed(G::INFO.options.iter().map(|spec| spec.key).collect()),
                })?;
            if !spec.values.contains(&value.as_str()) {
                return Err(SetupError::UnknownValue {
                    key: spec.key,
                    value: excerpt(value),
                    known: Listed(spec.values.to_vec()),
                });
            }
        }
        G::new(self)
    }

    /// The value that holds for an option of the game.
    pub fn value<'a>(&'a self, spec: &OptionSpec) -> &'a str {
        self.options.get(spec.key).map_or(spec.default(), String::as_str)
    }
}

/// Why a game cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {fewest} to {most} players, not {asked}")]
    Players {
        /// The game's name.
        game: &'static str,
        /// How many were asked for.
        asked: usize,
        /// The fewest it can be played with.
        fewest: usize,
        /// The most it can be played with.
        most: usize,
    },
    /// The rules have changed beyond what this program still plays.
    #[error("{game} can be played by its rules versions {oldest} to {newest}, not by {asked}")]
    RulesVersion {
        /// The game's name.
        game: &'static str,
        /// The version asked for.
        asked: u32,
        /// The oldest version there is.
        oldest: u32,
        /// The newest version there is.
        newest: u32,
    },
    /// The game has no option of that name.
    #[error("{game} has no option '{key}' (it has {known})")]
    UnknownOption {
        /// The game's name.
        game: &'static str,
        /// The name asked for.
        key: String,
        /// The names there are.
        known: Listed,
    },
    /// The option has no such value.
    #[error("option {key} cannot be '{value}' (it can be {known})")]
    UnknownValue {
        /// The option's name.
        key: &'static str,
        /// The value asked for.
        value: String,
        /// The values there are.
        known: Listed,
    },
    /// The options are all known, but do not go together or not with so many players.
    #[error("{0}")]
    Combination(Phrase),
    /// The material file cannot be played with.
    #[error("material: {0}")]
    Material(String),
}

impl SetupError {
    /// The error for people. Its messages are in the words that every game shares, but for the reasons why options do
    /// not go together, which are the game's own.
    pub fn phrase(&self) -> Phrase {
        match self {
            SetupError::Players {
                game,
                asked,
                fewest,
                most,
            } => Phrase::new("setup-players")
                .with("game", *game)
                .with("asked", i64::try_from(*asked).unwrap_or(i64::MAX))
                .with("fewest", *fewest as u32)
                .with("most", *most as u32),
            SetupError::RulesVersion {
                game,
                asked,
                oldest,
                newest,
            } => Phrase::new("setup-rules-version")
                .with("game", *game)
                .with("asked", *asked)
                .with("oldest", *oldest)
                .with("newest", *newest),
            SetupError::UnknownOption { game, key, known } => Phrase::new("setup-unknown-option")
                .with("game", *game)
                .with("key", key.as_str())
                .with("known", known.to_string()),
            SetupError::UnknownValue { key, value, known } => Phrase::new("setup-unknown-value")
                .with("key", *key)
                .with("value", value.as_str())
                .with("known", known.to_string()),
            SetupError::Combination(phrase) => phrase.clone(),
            SetupError::Material(why) => Phrase::new("setup-material").with("why", why.as_str()),
        }
    }
}

/// Names joined by commas, for messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed(pub Vec<&'static str>);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        f.write_str(&self.0.join(", "))
    }
}
