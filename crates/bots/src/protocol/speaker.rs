//! The bot's side of the protocol: any bot of ours, asked through text.

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use engine::{Heuristics, Observation, Seat, Seed, Setup, SetupError, Turn, Viewer};

use super::{BotLine, Heading, HostLine, ParseLineError, VERSION};
use crate::{Bot, BotSpec, Budget, SystemClock};

/// A bot at its seat in a game of any kind.
pub trait RemotePlayer {
    /// The move it makes in a position, which is the text of `observe`, where it was offered these moves.
    fn choose(&mut self, position: &str, legal: &[String], budget: Option<Budget>) -> Result<String, SpeakError>;
}

/// Why a bot cannot answer.
#[derive(Debug, thiserror::Error)]
pub enum SpeakError {
    /// `go` came before `game` and `observe`.
    #[error("there is no position to choose in")]
    NoPosition,
    /// The text of `observe` is not a state of this game.
    #[error("the position cannot be read: {0}")]
    Position(serde_json::Error),
    /// The text of `observe` reads as a state, but the rules can do nothing with it.
    #[error("the position makes no sense")]
    Senseless,
    /// There are fewer seats at the table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The position is one in which somebody else moves.
    #[error("seat {0} is not to move in this position")]
    NotToMove(Seat),
    /// The rules offer other moves than the host: it plays by other rules.
    #[error("the rules offer other moves in this position than those listed")]
    OtherMoves,
}

/// A bot of ours at a seat of the game `G`.
pub struct RemoteSeat<G: Heuristics> {
    game: G,
    seat: Seat,
    seed: Seed,
    /// The bot that answers a plain `go`.
    plain: BotSpec,
    /// The bot that answered last, and the most time a level had. It is kept, because a search remembers.
    current: (BotSpec, Option<Duration>),
    bot: Box<dyn Bot<G>>,
}

impl<G: Heuristics> RemoteSeat<G> {
    /// Seats a bot at a table of its own, on which it can think.
    pub fn new(spec: BotSpec, setup: &Setup, seat: Seat, seed: Seed) -> Result<Self, SetupError> {
        Ok(RemoteSeat {
            game: setup.open()?,
            seat,
            seed,
            plain: spec,
            current: (spec, None),
            bot: spec.build(&seed),
        })
    }
}

impl<G: Heuristics> RemotePlayer for RemoteSeat<G> {
    fn choose(&mut self, position: &str, legal: &[String], budget: Option<Budget>) -> Result<String, SpeakError> {
        let state: G::State = serde_json::from_str(position).map_err(SpeakError::Position)?;
        if self.game.turn(&state) != Turn::Seat(self.seat) {
            return Err(SpeakError::NotToMove(self.seat));
        }
        let mut moves = Vec::new();
        self.game.legal(&state, &mut moves);
        let own: Vec<String> = moves.iter().map(G::Move::to_string).collect();
        if sorted(&own) != sorted(legal) {
            return Err(SpeakError::OtherMoves);
        }
        let wanted = match (self.plain, budget) {
            (BotSpec::Mcts(_), Some(budget)) => (BotSpec::Mcts(budget), None),
            (BotSpec::Parallel(_, threads), Some(budget)) => (BotSpec::Parallel(budget, threads), None),
            (plain, budget) => (plain, budget.and_then(Budget::time)),
        };
        if wanted != self.current {
            let (spec, most_time) = wanted;
            self.bot = spec.build_within(most_time, &self.seed, SystemClock);
            self.current = wanted;
        }
        let view = Observation::of(&self.game, &state, Viewer::Seat(self.seat));
        Ok(self.bot.choose(&self.game, &view).to_string())
    }
}

fn sorted(texts: &[String]) -> Vec<&str> {
    let mut sorted: Vec<&str> = texts.iter().map(String::as_str).collect();
    sorted.sort_unstable();
    sorted
}

/// What opens a game that the host names, and seats the bot there.
pub type OpenGame<'a> =
    &'a dyn Fn(&Heading, Option<String>) -> Result<Box<dyn RemotePlayer>, Box<dyn Error + Send + Sync>>;

/// Answers a host until it says `quit` or ends. `name` is what the bot calls itself.
pub fn speak(input: impl BufRead, mut output: impl Write, name: &str, open: OpenGame<'_>) -> io::Result<()> {
    let mut table = Table {
        open,
        heading: None,
        material: None,
        player: None,
        position: None,
        legal: Vec::new(),
    };
    for line in input.lines() {
        let answer = match line?.parse() {
            Ok(HostLine::Quit) => return Ok(()),
            Ok(HostLine::Hello(VERSION..)) => Some(BotLine::Ready(name.to_owned())),
            Ok(line) => table.hear(line),
            // A later protocol may say more than this one.
            Err(ParseLineError::Unknown(_)) => None,
            Err(why @ ParseLineError::Malformed(_)) => Some(BotLine::Error(why.to_string())),
        };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// What was heard of the game in progress.
struct Table<'a> {
    open: OpenGame<'a>,
    heading: Option<Heading>,
    material: Option<String>,
    /// The bot, once it has been asked for its first move: only then is the set-up complete.
    player: Option<Box<dyn RemotePlayer>>,
    position: Option<String>,
    legal: Vec<String>,
}

impl Table<'_> {
    fn hear(&mut self, line: HostLine) -> Option<BotLine> {
        match line {
            HostLine::Game(heading) => {
                (self.heading, self.material) = (Some(heading), None);
                (self.player, self.position) = (None, None);
            }
            HostLine::Material(text) => self.material = Some(text),
            HostLine::Observe(position) => {
                self.position = Some(position);
                self.legal.clear();
            }
            HostLine::Legal(text) => self.legal.push(text),
            HostLine::Go(budget) => {
                return Some(match self.choose(budget) {
                    Ok(text) => BotLine::Move(text),
                    Err(why) => BotLine::Error(why.to_string()),
                });
            }
            HostLine::Hello(_) => return Some(BotLine::Error("there is no such version of the protocol".to_owned())),
            HostLine::Standing(_) | HostLine::Over | HostLine::Quit => {}
        }
        None
    }

    fn choose(&mut self, budget: Option<Budget>) -> Result<String, Box<dyn Error + Send + Sync>> {
        let (Some(heading), Some(position)) = (&self.heading, &self.position) else {
            return Err(SpeakError::NoPosition.into());
        };
        if heading.seat.index() >= heading.players {
            return Err(SpeakError::NoSuchSeat(heading.seat).into());
        }
        let mut player = match self.player.take() {
            Some(player) => player,
            None => (self.open)(heading, self.material.clone())?,
        };
        // A position comes from another program. Games do not look again at what their rules made sure of, so one that these rules
        // never lead to may end in a panic; whoever was in the middle of it is not asked again.
        let choose = AssertUnwindSafe(|| player.choose(position, &self.legal, budget));
        let chosen = catch_unwind(choose).map_err(|_| SpeakError::Senseless)?;
        self.player = Some(player);
        Ok(chosen?)
    }
}
