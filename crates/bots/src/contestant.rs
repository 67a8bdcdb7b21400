//! Who can be seated by name: our bots and programs of other people.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Heuristics, Setup, excerpt};

use crate::arena::Entrant;
use crate::foreign::{BotFailure, CommandLine, CommandLineError, Foreign, Patience, Program};
use crate::{BotSpec, ParseBotError};

/// The name of somebody who can take part in a contest.
///
/// ```
/// use bots::ContestantName;
///
/// let foreign: ContestantName = "exec:python3 bot.py".parse()?;
/// assert_eq!(foreign.to_string(), "exec:python3 bot.py");
/// assert!("hard".parse::<ContestantName>().is_ok());
/// # Ok::<(), bots::ParseContestantError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ContestantName {
    /// A bot of ours, a level among them.
    Bot(BotSpec),
    /// `exec:COMMAND`: a program that speaks the [`protocol`](crate::protocol).
    Program(CommandLine),
}

impl ContestantName {
    /// The bot of ours that this names, if it names none of other people.
    pub fn bot(&self) -> Option<BotSpec> {
        match self {
            ContestantName::Bot(spec) => Some(*spec),
            ContestantName::Program(_) => None,
        }
    }

    /// Makes ready to play; a program is started, to see that it speaks the protocol.
    pub fn enter(&self, patience: Patience) -> Result<Contestant, BotFailure> {
        let kind = match self {
            ContestantName::Bot(spec) => Kind::Bot(*spec),
            ContestantName::Program(command) => Kind::Program(Program::start(command.clone(), patience)?.into()),
        };
        Ok(Contestant {
            name: self.to_string(),
            kind,
        })
    }
}

impl fmt::Display for ContestantName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestantName::Bot(spec) => spec.fmt(f),
            ContestantName::Program(command) => write!(f, "exec:{command}"),
        }
    }
}

/// The text names nobody who can take part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseContestantError {
    /// It is no bot of ours.
    #[error(transparent)]
    Bot(#[from] ParseBotError),
    /// It is no command line.
    #[error("'exec:{text}': {why}")]
    Command {
        /// What stands behind `exec:`.
        text: String,
        /// What is wrong with it.
        why: CommandLineError,
    },
}

impl FromStr for ContestantName {
    type Err = ParseContestantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(command) = text.strip_prefix("exec:") {
            let parsed = command.parse().map(ContestantName::Program);
            return parsed.map_err(|why| ParseContestantError::Command {
                text: excerpt(command),
                why,
            });
        }
        Ok(ContestantName::Bot(text.parse()?))
    }
}

/// Somebody who is ready to play any game.
#[derive(Clone)]
pub struct Contestant {
    name: String,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    Bot(BotSpec),
    Program(Arc<Program>),
}

impl Contestant {
    /// The name in results.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// This contestant in games of `G` with this set-up.
    pub fn entrant<G: Heuristics>(&self, setup: &Setup) -> Entrant<G> {
        match &self.kind {
            &Kind::Bot(spec) => Entrant::new(&self.name, move |seed| spec.build(seed)),
            Kind::Program(program) => {
                let (program, setup) = (Arc::clone(program), Arc::new(setup.clone()));
                Entrant::new(&self.name, move |seed| {
                    Box::new(Foreign::new(Arc::clone(&program), Arc::clone(&setup), *seed))
                })
            }
        }
    }
}

impl From<BotSpec> for Contestant {
    fn from(spec: BotSpec) -> Self {
        Contestant {
            name: spec.to_string(),
            kind: Kind::Bot(spec),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_from_what_they_print() {
        for name in ["mcts:250ms", "hard", "exec:python3 'my bot.py' -v", "random"] {
            assert_eq!(name.parse::<ContestantName>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn what_names_nobody_is_refused_in_one_line() {
        for (text, why) in [
            ("exec:", "'exec:': it names no program"),
            ("exec:a 'b", "'exec:a 'b': a quote in 'a 'b' is not closed"),
        ] {
            assert_eq!(text.parse::<ContestantName>().unwrap_err().to_string(), why);
        }
        assert!(matches!(
            "deep".parse::<ContestantName>(),
            Err(ParseContestantError::Bot(_))
        ));
    }
}
