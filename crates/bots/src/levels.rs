//! The levels that people choose their opponents from.

use std::time::Duration;

use crate::{BotSpec, Budget};

/// An opponent by how strong it is.
///
/// ```
/// use bots::levels::Level;
///
/// let level = Level::named("hard").expect("there is such a level");
/// assert_eq!(level.bot.to_string(), "mcts:1000");
/// assert_eq!(Level::of(level.bot), Some(level));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    /// Its name in forms and in the names of messages (`bot-…`).
    pub name: &'static str,
    /// The bot that plays at this level.
    pub bot: BotSpec,
}

/// All levels, the weakest first.
pub const LEVELS: &[Level] = &[
    Level {
        name: "easy",
        bot: BotSpec::Light,
    },
    Level {
        name: "medium",
        bot: BotSpec::Mcts(Budget::Iterations(60)),
    },
    Level {
        name: "hard",
        bot: BotSpec::Mcts(Budget::Iterations(1000)),
    },
    Level {
        name: "master",
        bot: BotSpec::Mcts(Budget::Time(Duration::from_millis(2000))),
    },
];

impl Level {
    /// The level with this name.
    pub fn named(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name == name)
    }

    /// The level at which this bot plays, if it is that of a level.
    pub fn of(bot: BotSpec) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.bot == bot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_by_its_bot() {
        for level in LEVELS {
            assert_eq!(Level::named(level.name), Some(level));
            assert_eq!(Level::of(level.bot), Some(level));
        }
        assert_eq!(Level::named("Easy"), None);
        assert_eq!(Level::of(BotSpec::Random), None);
    }

    #[test]
    fn stored_tables_name_the_bots_of_the_levels() {
        let bots: Vec<String> = LEVELS.iter().map(|level| level.bot.to_string()).collect();
        assert_eq!(bots, ["light", "mcts:60", "mcts:1000", "mcts:2000ms"]);
    }
}
