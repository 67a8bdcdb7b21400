//! Bots that are programs of other people, each in a process of its own.
//!
//! This is the host's side of the [`protocol`](crate::protocol). A bot that ends, keeps silent, floods or answers
//! nonsense loses its seat for the rest of the game to one that draws among the legal moves;
//! [`Bot::failure`] says why.

mod process;

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Game, Observation, RecordedStanding, Seed, Setup, Standing, Viewer, excerpt};

use crate::bot::mover;
use crate::protocol::{BotLine, Heading, HostLine, position_lines};
use crate::{Bot, Budget, Random};
use process::Process;

/// Why a foreign bot lost its seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum BotFailure {
    /// There is nothing to start.
    #[error("no command was named")]
    NoCommand,
    /// The program could not be started.
    #[error("it cannot be started: {0}")]
    Start(String),
    /// The process ended, or closed its output.
    #[error("it ended ({status}){}{last_words}", if last_words.is_empty() { "" } else { ": " })]
    Ended {
        /// How it ended.
        status: String,
        /// What it complained of last.
        last_words: String,
    },
    /// It took too long.
    #[error("it did not answer within {} ms", .0.as_millis())]
    Silence(Duration),
    /// It wrote too much before it answered.
    #[error("it wrote more than {} bytes without an answer", process::MOST_BYTES)]
    Flood,
    /// It said something that the protocol does not have there.
    #[error("it answered '{0}', which is no answer")]
    Nonsense(String),
    /// It chose a move that is not legal.
    #[error("it chose '{0}', which is not legal")]
    Illegal(String),
    /// It said that it cannot go on.
    #[error("it gave up: {0}")]
    GaveUp(String),
}

/// A command line that starts a bot: words at spaces, quotes around what holds spaces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandLine {
    text: String,
    words: Vec<String>,
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The text is no command line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandLineError {
    /// It names no program.
    #[error("it names no program")]
    Empty,
    /// A quote is not closed.
    #[error("a quote in '{0}' is not closed")]
    OpenQuote(String),
}

impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words: Vec<String> = Vec::new();
        let mut quote = None;
        let mut within = false;
        for letter in text.chars() {
            match quote {
                Some(open) if letter == open => quote = None,
                None if letter.is_whitespace() => within = false,
                _ => {
                    if !within {
                        words.push(String::new());
                        within = true;
                    }
                    match (quote, words.last_mut()) {
                        (None, _) if letter == '"' || letter == '\'' => quote = Some(letter),
                        (_, Some(word)) => word.push(letter),
                        (_, None) => {}
                    }
                }
            }
        }
        if quote.is_some() {
            return Err(CommandLineError::OpenQuote(excerpt(text)));
        }
        if words.first().is_none_or(String::is_empty) {
            return Err(CommandLineError::Empty);
        }
        Ok(CommandLine {
            text: text.trim().to_owned(),
            words,
        })
    }
}

/// Ends every program that plays, and what it has started, at once, and then this process. For a host that is stopped: a program
/// that computes does not notice that nobody listens any more.
pub fn exit(status: i32) -> ! {
    process::exit(status)
}

/// What a host asks of foreign bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// What `go` tells them to think for, if anything.
    pub budget: Option<Budget>,
    /// How long they may take to answer.
    pub limit: Duration,
}

/// A program that plays: its processes are kept from game to game, one for each seat it holds at the same time.
pub struct Program {
    command: CommandLine,
    patience: Patience,
    idle: Mutex<Vec<Process>>,
}

impl Program {
    /// Starts the program once, to see that it is there and speaks the protocol.
    pub fn start(command: CommandLine, patience: Patience) -> Result<Program, BotFailure> {
        let first = Process::start(&command.words, patience.limit)?;
        Ok(Program {
            command,
            patience,
            idle: Mutex::new(vec![first]),
        })
    }

    /// A process that waits for a game. One that ended after its last game did nobody harm.
    fn take(&self) -> Option<Process> {
        while let Some(mut process) = self.next_idle() {
            if process.is_running() {
                return Some(process);
            }
        }
        None
    }

    fn start_another(&self) -> Result<Process, BotFailure> {
        Process::start(&self.command.words, self.patience.limit)
    }

    fn next_idle(&self) -> Option<Process> {
        self.idle.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).pop()
    }

    fn give_back(&self, process: Process) {
        let mut idle = self.idle.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        idle.push(process);
    }
}

/// A program at its seat for one game.
pub struct Foreign<G: Game> {
    program: Arc<Program>,
    setup: Arc<Setup>,
    seed: Seed,
    process: Option<Process>,
    failure: Option<BotFailure>,
    stand_in: Random<G>,
    moves: Vec<G::Move>,
}

impl<G: Game> Foreign<G> {
    /// Seats a program at a table with this set-up.
    pub fn new(program: Arc<Program>, setup: Arc<Setup>, seed: Seed) -> Self {
        Foreign {
            program,
            setup,
            seed,
            process: None,
            failure: None,
            stand_in: Random::new(seed.nth(0).playout_rng()),
            moves: Vec::new(),
        }
    }

    fn ask(&mut self, game: &G, view: &Observation<G>) -> Result<G::Move, BotFailure> {
        let seat = mover(game, view);
        debug_assert_eq!(view.viewer(), Viewer::Seat(seat));
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        if let Some(process) = self.process.take() {
            return self.ask_of(process, view);
        }
        let heading = Heading::of::<G>(&self.setup, seat, self.seed);
        if let Some(process) = self.program.take() {
            match self.begin_with(process, &heading, view) {
                // It was leaving when it was taken.
                Err(BotFailure::Ended { .. }) => {}
                answer => return answer,
            }
        }
        self.begin_with(self.program.start_another()?, &heading, view)
    }

    /// Tells a process of the game, and asks it for the first move.
    fn begin_with(
        &mut self,
        mut process: Process,
        heading: &Heading,
        view: &Observation<G>,
    ) -> Result<G::Move, BotFailure> {
        process.tell(&HostLine::Game(heading.clone()));
        if let Some(material) = &self.setup.material {
            process.tell(&HostLine::Material(material.clone()));
        }
        self.ask_of(process, view)
    }

    /// Asks a process that knows of the game for one of the moves there are.
    fn ask_of(&mut self, mut process: Process, view: &Observation<G>) -> Result<G::Move, BotFailure> {
        for line in position_lines(view, &self.moves) {
            process.tell(&line);
        }
        process.tell(&HostLine::Go(self.program.patience.budget));
        let chosen = match process.answer(self.program.patience.limit)? {
            BotLine::Move(text) => text,
            other => return Err(BotFailure::Nonsense(excerpt(&other.to_string()))),
        };
        let mv = self.moves.iter().find(|mv| mv.to_string() == chosen);
        let mv = *mv.ok_or_else(|| BotFailure::Illegal(excerpt(&chosen)))?;
        self.process = Some(process);
        Ok(mv)
    }
}

impl<G: Game> Bot<G> for Foreign<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        if self.failure.is_none() {
            match self.ask(game, view) {
                Ok(mv) => return mv,
                Err(failure) => self.failure = Some(failure),
            }
        }
        self.stand_in.choose(game, view)
    }

    fn game_over(&mut self, standings: &[Standing]) {
        let Some(mut process) = self.process.take() else { return };
        for &Standing { seat, rank, points, .. } in standings {
            process.tell(&HostLine::Standing(RecordedStanding { seat, rank, points }));
        }
        process.tell(&HostLine::Over);
        self.program.give_back(process);
    }

    fn failure(&self) -> Option<String> {
        self.failure.as_ref().map(BotFailure::to_string)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_split_at_spaces_outside_quotes() {
        let words = |text: &str| text.parse::<CommandLine>().map(|line| line.words);
        let split = |text: &str| words(text).unwrap().join("|");
        assert_eq!(split("python3 bot.py"), "python3|bot.py");
        assert_eq!(
            split("  /a/b   -c 'two words' \"it's\" x'y'z "),
            "/a/b|-c|two words|it's|xyz"
        );
        assert_eq!(split("bot ''"), "bot|");
        assert_eq!(words("  "), Err(CommandLineError::Empty));
        assert_eq!(words("''"), Err(CommandLineError::Empty));
        assert_eq!(words("bot 'x"), Err(CommandLineError::OpenQuote("bot 'x".to_owned())));
    }
}
