//! The text protocol between a program that runs games (the host) and a bot in a process of its own.
//!
//! One line a message, in the manner of chess's UCI; `docs/bot-protocol.md` explains it to authors of bots. What a bot
//! is sent follows from the [`Observation`] of its seat and from what everybody knows of the
//! table, so it tells no more than the seat may know. [`foreign`](crate::foreign) is the host's side, [`speak`] the bot's.

mod speaker;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Game, Observation, RecordedStanding, Seat, Seed, Setup, excerpt};

pub use speaker::{OpenGame, RemotePlayer, RemoteSeat, SpeakError, speak};

use crate::Budget;

/// The version of the protocol. A bot that knows a newer one still answers to this.
pub const VERSION: u32 = 1;

/// What a host says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostLine {
    /// `chantier 1`: who is there? The number is the version of the protocol.
    Hello(u32),
    /// `game …`: a new game begins.
    Game(Heading),
    /// `material "…"`: the text of the material file the game is played with, as a JSON string.
    Material(String),
    /// `observe {…}`: the table as the seat may know it, as JSON.
    Observe(String),
    /// `legal …`: a move that can be made.
    Legal(String),
    /// `go`, `go movetime 200`, `go iterations 1000`: choose a move.
    Go(Option<Budget>),
    /// `standing …`: the result of a seat, written as in a record.
    Standing(RecordedStanding),
    /// `over`: the game has ended.
    Over,
    /// `quit`: nothing more will come.
    Quit,
}

/// What a bot says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotLine {
    /// `ready NAME`: the answer to `chantier`.
    Ready(String),
    /// `info …`: anything; nobody acts on it.
    Info(String),
    /// `move …`: the answer to `go`.
    Move(String),
    /// `error …`: why the bot cannot go on.
    Error(String),
}

/// What is known of a game before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The game's id.
    pub game: String,
    /// The rules version it is played by.
    pub rules_version: u32,
    /// How many play.
    pub players: usize,
    /// Where the bot sits.
    pub seat: Seat,
    /// What the bot may draw its own random numbers from, so that a contest can be repeated. It says nothing about the
    /// game's chance.
    pub seed: Seed,
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
}

impl Heading {
    /// The heading of a game of `G` with this set-up.
    pub fn of<G: Game>(setup: &Setup, seat: Seat, seed: Seed) -> Heading {
        Heading {
            game: G::INFO.id.to_owned(),
            rules_version: setup.rules_version(&G::INFO),
            players: setup.players,
            seat,
            seed,
            options: setup.options.clone(),
        }
    }

    /// The set-up that was chosen, with the text of its material file.
    pub fn setup(&self, material: Option<String>) -> Setup {
        Setup {
            players: self.players,
            rules_version: Some(self.rules_version),
            options: self.options.clone(),
            material,
        }
    }

    fn read(text: &str) -> Option<Heading> {
        let (fixed, options) = match text.split_once(" options ") {
            Some((fixed, options)) => (fixed, options),
            None => (text, ""),
        };
        let words: Vec<&str> = fixed.split(' ').collect();
        let [game, "rules", rules, "players", players, "seat", seat, "seed", seed] = words[..] else {
            return None;
        };
        let option = |option: &str| {
            let (key, value) = option.split_once('=')?;
            Some((key.to_owned(), value.to_owned()))
        };
        Some(Heading {
            game: game.to_owned(),
            rules_version: rules.parse().ok()?,
            players: players.parse().ok()?,
            seat: seat.parse().ok()?,
            seed: seed.parse().ok()?,
            options: options.split_terminator(' ').map(option).collect::<Option<_>>()?,
        })
    }
}

/// What a bot is told of a position before `go`: a function of what its seat may know, and nothing else.
pub fn position_lines<G: Game>(view: &Observation<G>, moves: &[G::Move]) -> Vec<HostLine> {
    let state = serde_json::to_string(view.state()).expect("a state is plain data");
    let legal = moves.iter().map(|mv| HostLine::Legal(mv.to_string()));
    std::iter::once(HostLine::Observe(state)).chain(legal).collect()
}

/// A line that is not of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseLineError {
    /// Its first word is none of the protocol. Bots pass over such lines, so that a later protocol may say more.
    #[error("'{0}' is not a line of the protocol")]
    Unknown(String),
    /// Its first word is known, and what follows makes no sense.
    #[error("'{0}' makes no sense")]
    Malformed(String),
}

impl fmt::Display for HostLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostLine::Hello(version) => write!(f, "chantier {version}"),
            HostLine::Game(heading) => {
                let Heading {
                    game,
                    rules_version,
                    players,
                    seat,
                    seed,
                    options,
                } = heading;
                write!(
                    f,
                    "game {game} rules {rules_version} players {players} seat {seat} seed {seed}"
                )?;
                if !options.is_empty() {
                    f.write_str(" options")?;
                }
                options.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
            }
            HostLine::Material(text) => {
                let quoted = serde_json::to_string(text).map_err(|_| fmt::Error)?;
                write!(f, "material {quoted}")
            }
            HostLine::Observe(state) => write!(f, "observe {state}"),
            HostLine::Legal(text) => write!(f, "legal {text}"),
            HostLine::Go(None) => f.write_str("go"),
            HostLine::Go(Some(Budget::Iterations(iterations))) => write!(f, "go iterations {iterations}"),
            HostLine::Go(Some(Budget::Time(time))) => write!(f, "go movetime {}", time.as_millis()),
            HostLine::Go(Some(Budget::IterationsWithin(iterations, time))) => {
                write!(f, "go iterations {iterations} movetime {}", time.as_millis())
            }
            HostLine::Standing(RecordedStanding { seat, rank, points }) => {
                write!(f, "standing {seat} rank {rank} points {points}")
            }
            HostLine::Over => f.write_str("over"),
            HostLine::Quit => f.write_str("quit"),
        }
    }
}

impl FromStr for HostLine {
    type Err = ParseLineError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let read = match word {
            "chantier" => rest.parse().ok().map(HostLine::Hello),
            "game" => Heading::read(rest).map(HostLine::Game),
            "material" => serde_json::from_str(rest).ok().map(HostLine::Material),
            "observe" => Some(HostLine::Observe(rest.to_owned())),
            "legal" => Some(HostLine::Legal(rest.to_owned())),
            "go" => read_go(rest).map(HostLine::Go),
            "standing" => read_standing(rest).map(HostLine::Standing),
            "over" => Some(HostLine::Over),
            "quit" => Some(HostLine::Quit),
            _ => return Err(ParseLineError::Unknown(excerpt(line))),
        };
        read.ok_or_else(|| ParseLineError::Malformed(excerpt(line)))
    }
}

fn read_go(text: &str) -> Option<Option<Budget>> {
    if text.is_empty() {
        return Some(None);
    }
    let number = |text: &str| text.parse::<u32>().ok().filter(|&number| number > 0);
    let time = |text: &str| Some(Duration::from_millis(number(text)?.into()));
    let words: Vec<&str> = text.split(' ').collect();
    let budget = match words[..] {
        ["movetime", ms] => Budget::Time(time(ms)?),
        ["iterations", iterations] => Budget::Iterations(number(iterations)?),
        ["iterations", iterations, "movetime", ms] => Budget::IterationsWithin(number(iterations)?, time(ms)?),
        _ => return None,
    };
    Some(Some(budget))
}

fn read_standing(text: &str) -> Option<RecordedStanding> {
    let words: Vec<&str> = text.split(' ').collect();
    let [seat, "rank", rank, "points", points] = words[..] else {
        return None;
    };
    Some(RecordedStanding {
        seat: seat.parse().ok()?,
        rank: rank.parse().ok()?,
        points: points.parse().ok()?,
    })
}

impl fmt::Display for BotLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotLine::Ready(name) => write!(f, "ready {name}"),
            BotLine::Info(text) => write!(f, "info {text}"),
            BotLine::Move(text) => write!(f, "move {text}"),
            BotLine::Error(why) => write!(f, "error {why}"),
        }
    }
}

impl FromStr for BotLine {
    type Err = ParseLineError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "ready" => Ok(BotLine::Ready(rest.to_owned())),
            "info" => Ok(BotLine::Info(rest.to_owned())),
            "move" => Ok(BotLine::Move(rest.to_owned())),
            "error" => Ok(BotLine::Error(rest.to_owned())),
            _ => Err(ParseLineError::Unknown(excerpt(line))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading(options: &[(&str, &str)]) -> Heading {
        let owned = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        Heading {
            game: "noria".to_owned(),
            rules_version: 2,
            players: 3,
            seat: Seat::new(1),
            seed: Seed::named("heading"),
            options: options.iter().map(owned).collect(),
        }
    }

    #[test]
    fn every_line_is_read_back_from_its_text() {
        for line in [
            HostLine::Hello(VERSION),
            HostLine::Game(heading(&[])),
            HostLine::Game(heading(&[("market", "open"), ("mode", "expert")])),
            HostLine::Material("[[card]]\nname = \"inn\"\n".to_owned()),
            HostLine::Observe(r#"{"seat":1}"#.to_owned()),
            HostLine::Legal("open chapel".to_owned()),
            HostLine::Go(None),
            HostLine::Go(Some(Budget::Iterations(1000))),
            HostLine::Go(Some(Budget::Time(Duration::from_millis(200)))),
            HostLine::Go(Some(Budget::IterationsWithin(1000, Duration::from_millis(200)))),
            HostLine::Standing(RecordedStanding {
                seat: Seat::new(1),
                rank: 2,
                points: -3,
            }),
            HostLine::Over,
            HostLine::Quit,
        ] {
            let text = line.to_string();
            assert!(!text.contains('\n'), "{text}");
            assert_eq!(text.parse(), Ok(line));
        }
        for line in [
            BotLine::Ready("a bot of mine".to_owned()),
            BotLine::Info("nodes 12".to_owned()),
            BotLine::Move("open chapel".to_owned()),
            BotLine::Error("no idea".to_owned()),
        ] {
            assert_eq!(line.to_string().parse(), Ok(line));
        }
    }

    #[test]
    fn a_senseless_line_is_refused_and_an_unknown_one_told_apart() {
        for line in [
            "chantier",
            "game",
            "game noria rules 1",
            "game noria rules one players 2 seat 1 seed 00",
            "material [[card]]",
            "go movetime",
            "go movetime 0",
            "go fast 3",
            "standing 1",
        ] {
            assert_eq!(
                line.parse::<HostLine>(),
                Err(ParseLineError::Malformed(line.to_owned()))
            );
        }
        let heading = HostLine::Game(heading(&[("mode", "expert")])).to_string();
        assert!(heading.replace("mode=expert", "mode").parse::<HostLine>().is_err());
        for line in ["", "ponder", "Go", "  go"] {
            assert_eq!(line.parse::<HostLine>(), Err(ParseLineError::Unknown(line.to_owned())));
            assert!(matches!(line.parse::<BotLine>(), Err(ParseLineError::Unknown(_))));
        }
    }
}
