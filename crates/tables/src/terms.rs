//! What those at a table agreed on before the game: its clock, who stands in, what becomes of a game nobody plays, and
//! whether it counts.

use serde::{Deserialize, Serialize};

/// The terms of a table. The usual ones are those of every table that was set up before there were any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How long people may think.
    pub clock: ClockTerms,
    /// The name of the bot that plays on for whoever runs out of time, resigns or is gone.
    pub stand_in: String,
    /// What becomes of a seat whose person leaves in the middle of the game.
    pub leaving: Leaving,
    /// What becomes of a game that nobody plays any more.
    pub abandoned: Abandoned,
    /// Whether the game counts for the ratings of its players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// How long people may think. Bots have no clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockTerms {
    /// As long as they like.
    #[default]
    None,
    /// Everybody has a bank of time for the whole game, and gets a bonus for every turn they end.
    Live {
        /// The bank at the start.
        bank_s: u32,
        /// The bonus for a turn.
        bonus_s: u32,
    },
    /// Every turn has its own time.
    Turns(TurnTerms),
}

/// Time for every turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnTerms {
    /// How long a turn may take, in hours that count.
    pub hours: u32,
    /// Whether the hours of the night do not count.
    #[serde(default)]
    pub nights_off: bool,
    /// Whether Saturdays and Sundays do not count.
    #[serde(default)]
    pub weekends_off: bool,
    /// The time zone in which it is night, by the name that the world's list of them gives it.
    #[serde(default = "greenwich")]
    pub zone: String,
    /// How many days everybody may be late in the whole game.
    #[serde(default)]
    pub vacation_days: u32,
}

/// What becomes of a seat whose person leaves in the middle of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// The game waits for them, until somebody who stayed lets a bot play on.
    #[default]
    Waits,
    /// The stand-in plays on at once.
    StandsIn,
}

/// What becomes of a game in which no person did anything for so many days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Abandoned {
    /// It waits.
    #[default]
    Kept,
    /// Bots finish it.
    Finished {
        /// After so many days.
        days: u32,
    },
    /// It is closed without a result.
    Closed {
        /// After so many days.
        days: u32,
    },
}

/// The bot that stands in where nobody chose another.
const STAND_IN: &str = "easy";
/// The longest times that make sense; more is cut, so that no log can make a clock overflow.
const MOST_SECONDS: u32 = 100 * 24 * 3600;
const MOST_HOURS: u32 = 100 * 24;
const MOST_DAYS: u32 = 1000;
pub(crate) const DAY_MS: i64 = 24 * 3_600_000;

fn greenwich() -> String {
    "UTC".to_owned()
}

impl Default for Terms {
    fn default() -> Self {
        Terms {
            clock: ClockTerms::None,
            stand_in: STAND_IN.to_owned(),
            leaving: Leaving::Waits,
            abandoned: Abandoned::Kept,
            rated: false,
        }
    }
}

impl Terms {
    /// Whether these are the usual terms, which are not written down.
    pub fn are_usual(&self) -> bool {
        *self == Terms::default()
    }
}

impl ClockTerms {
    /// What everybody has at the start besides the time of a turn.
    pub(crate) fn bank_ms(&self) -> i64 {
        match self {
            ClockTerms::None => 0,
            ClockTerms::Live { bank_s, .. } => i64::from((*bank_s).min(MOST_SECONDS)) * 1000,
            ClockTerms::Turns(terms) => i64::from(terms.vacation_days.min(MOST_DAYS)) * DAY_MS,
        }
    }

    /// What ending a turn earns.
    pub(crate) fn bonus_ms(&self) -> i64 {
        match self {
            ClockTerms::Live { bonus_s, .. } => i64::from((*bonus_s).min(MOST_SECONDS)) * 1000,
            ClockTerms::None | ClockTerms::Turns(_) => 0,
        }
    }

    /// The time that every turn has for itself.
    pub(crate) fn allowance_ms(&self) -> i64 {
        match self {
            ClockTerms::Turns(terms) => i64::from(terms.hours.clamp(1, MOST_HOURS)) * 3_600_000,
            ClockTerms::None | ClockTerms::Live { .. } => 0,
        }
    }
}

impl Abandoned {
    /// After how long it is done.
    pub(crate) fn after_ms(self) -> Option<i64> {
        match self {
            Abandoned::Kept => None,
            Abandoned::Finished { days } | Abandoned::Closed { days } => {
                Some(i64::from(days.clamp(1, MOST_DAYS)) * DAY_MS)
            }
        }
    }
}
