//! The arguments of the commands for people who study and write bots.

use std::path::PathBuf;
use std::time::Duration;

use bots::arena::StopRule;
use bots::{Budget, ContestantName};
use clap::Args;

use super::{ChoiceArguments, LanguageArguments, SettingArguments};

/// Let bots play against each other and compare their strength
///
/// Bots change seats from game to game, so that nobody owes a victory to a seat, and all seatings share a deal, so that
/// luck weighs less. Where there are more bots than seats, everyone plays everyone equally often.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier arena batisseurs --bots mcts:2000,greedy
  chantier arena batisseurs --bots greedy,light,random --games 1000 --json
  chantier arena batisseurs --bots mcts:500,greedy --games 20 --records games/
  chantier arena noria --bots \"exec:python3 bot.py\",mcts:1000
  chantier arena noria --bots hard,medium --games 1000 --until 95%
  chantier arena welkin --players 2 --bots easy,medium,hard,greedy --resume ladder.log --plot ladder.svg

Bots: random, light, greedy, mcts, mcts:ITERATIONS, mcts:MILLISECONDSms, mcts:ITERATIONS/MILLISECONDSms (until either is spent), any of \
these with @THREADS behind it, mcts:ITERATIONS~PERCENT (careless in so many moves of a hundred), the levels that people choose from, and \
exec:COMMAND, a program that speaks the protocol of docs/bot-protocol.md. A program that ends, keeps silent, floods or \
answers nonsense loses its seat to random moves for that game, and the table says so. A shared victory counts in parts. \
Elo is counted from the mean of the bots, by the model of Plackett and Luce; the same seed gives the same table.")]
pub struct ArenaArguments {
    /// The game, as 'chantier games' lists it
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The bots that play, separated by commas
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    pub bots: Vec<ContestantName>,
    /// How many sit at a table [default: as many as there are bots]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub players: Option<u8>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// A word or number from which everything random follows; whoever can guess it knows what is hidden, so choose another one
    /// where a program plays that you do not trust
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: String,
    /// How many threads to play on [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    /// What programs are told to think for: 200ms, or 1000 iterations [default: what they like]
    #[arg(long, value_name = "BUDGET", value_parser = read_budget)]
    pub move_time: Option<Budget>,
    /// How long a program may take for a move before it loses its seat
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    pub move_limit: Duration,
    #[command(flatten)]
    pub stop: StopArguments,
    /// Write every finished game into this file, and go on with those that are in it, if this build of the program played them
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub choices: ChoiceArguments,
    /// Write the record of every game that is played now into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Draw the ratings into this file, as an SVG picture
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Say what the search thinks of a recorded game, or of one position of it
///
/// Of a finished game: for every decision what each seat could expect, which moves cost most and what the search would have
/// played, and how much of the result was luck. Of one position (--ply): for every seat its chance to win and the points it can
/// expect; for every move how often the search tried it and what to expect of it; and the line that the search followed
/// most often. It judges a move by what its seat could know.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier analyse my.record                    the whole game
  chantier analyse my.record --budget 4000      more exact: so many iterations for each decision
  chantier analyse my.record --ply 40           the position after 40 moves, chance included
  chantier analyse my.record --ply 40 --budget 10s --json | jq '.moves[0]'

The same seed gives the same analysis on any number of threads. docs/analysis.md says how luck and mistakes are counted.

In a position, value is what the search maximises, from 0 to 1: victory and margin mixed. A move that was hardly tried has \
no forecast: the search saw better ones. In JSON its figures are there, and 'hardly_tried' says not to trust them.")]
pub struct AnalyseArguments {
    /// The record; '-' reads standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Look at the position after so many moves, not at the whole game
    #[arg(long, value_name = "N")]
    pub ply: Option<usize>,
    /// How long to think about a decision: a number of iterations; of one position also 2s or 500ms [default: 5000 for a
    /// position, 800 for each decision of a game]
    #[arg(long, value_name = "BUDGET", value_parser = read_budget)]
    pub budget: Option<Budget>,
    /// How many threads analyse a game [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..), conflicts_with = "ply")]
    pub threads: Option<u16>,
    /// A word or number from which all that the search draws follows
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: String,
    /// The material file the game was played with
    #[arg(long, value_name = "FILE")]
    pub material: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: LanguageArguments,
}

/// Find positions in which one move is clearly best, or check those of a file
///
/// The search plays itself, one move in four a careless one. Where it is sure of a move that the game's quick policy does not see, it
/// measures how much more often that move wins than the next best; searches ten times as long must agree. A move is judged by
/// what its seat can know.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier puzzles batisseurs                              play 40 games and print the puzzles in them
  chantier puzzles noria --games 100 --seed monday --out noria.puzzles
  chantier puzzles noria --check noria.puzzles             do the solutions hold, by searches ten times as long?
  chantier puzzles noria --check noria.puzzles --out noria.puzzles    keep those that do

The same seed finds the same puzzles on any number of threads. docs/puzzles.md says what is measured, and how well the shipped \
puzzles hold.")]
pub struct PuzzlesArguments {
    /// The game, as 'chantier games' lists it
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: SettingArguments,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How many iterations a search takes; what it finds is judged again by searches ten times as long [default: 1000, or what
    /// the file says that is checked]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub budget: Option<u32>,
    /// A word or number from which everything random follows
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: String,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    /// Where to write the puzzles [default: standard output]; with --check, those whose solutions hold
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Find nothing: judge the puzzles of this file anew, with draws of their own
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "players", "options", "rules", "material"])]
    pub check: Option<PathBuf>,
    /// Print the check as one JSON object
    #[arg(long, requires = "check")]
    pub json: bool,
}

/// When a contest stops before all its games are played.
#[derive(Args)]
pub struct StopArguments {
    /// Stop as soon as it is so sure which bot is the strongest, such as 95%
    #[arg(long, value_name = "SURE", value_parser = read_part, conflicts_with = "sprt")]
    pub until: Option<f64>,
    /// Stop as soon as it is clear whether the first bot wins the part B of its games or only A, such as 0.5,0.6
    #[arg(long, value_name = "A,B", value_parser = read_parts)]
    pub sprt: Option<(f64, f64)>,
}

impl StopArguments {
    /// The rule that was asked for.
    pub fn rule(&self) -> Option<StopRule> {
        let best = self.until.map(|confidence| StopRule::Best { confidence });
        best.or(self.sprt.map(|(low, high)| StopRule::Sprt { low, high }))
    }
}

/// Play for another program: speak the bot protocol on standard input and output
///
/// The protocol is that of docs/bot-protocol.md. Two versions of this program can play each other this way.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier bot hard
  chantier bot mcts:1000
  chantier arena noria --bots mcts:1000,\"exec:./chantier-of-last-year bot mcts:1000\"

'go movetime 200' and 'go iterations 1000' choose the budget of a search (mcts:…, on any number of threads); a plain 'go' \
leaves it as named. A level, or a bot that is careless, searches as much as is its way, but no longer than 'movetime' says.")]
pub struct BotArguments {
    /// The bot: a level that people choose from, or random, light, greedy, mcts, mcts:ITERATIONS, mcts:MILLISECONDSms
    #[arg(value_name = "BOT")]
    pub bot: ContestantName,
}

/// A part of the whole: `95%` or `0.95`.
fn read_part(text: &str) -> Result<f64, &'static str> {
    let part = match text.strip_suffix('%') {
        Some(percent) => percent.parse().map(|percent: f64| percent / 100.0),
        None => text.parse(),
    };
    let within = part.ok().filter(|part| *part > 0.0 && *part < 1.0);
    within.ok_or("it reads 95% or 0.95, above 0 and below 1")
}

/// Two parts of the whole, the smaller one first.
fn read_parts(text: &str) -> Result<(f64, f64), &'static str> {
    let (low, high) = text.split_once(',').ok_or("it reads A,B, such as 0.5,0.6")?;
    match (read_part(low)?, read_part(high)?) {
        (low, high) if low < high => Ok((low, high)),
        _ => Err("the first part must be the smaller one"),
    }
}

/// A budget for one move: `200ms`, `2s`, or a number of iterations.
fn read_budget(text: &str) -> Result<Budget, &'static str> {
    const HOW: &str = "a budget reads 200ms, 2s, or 1000 for so many iterations";
    match text.parse::<u32>() {
        Ok(0) => Err(HOW),
        Ok(iterations) => Ok(Budget::Iterations(iterations)),
        Err(_) => read_time(text).map(Budget::Time).map_err(|_| HOW),
    }
}

/// A time: `200ms` or `10s`.
fn read_time(text: &str) -> Result<Duration, &'static str> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (text.strip_suffix('s').unwrap_or_default(), 1000),
    };
    let number = number.parse::<u32>().ok().filter(|&number| number > 0);
    number
        .map(|number| Duration::from_millis(u64::from(number) * unit))
        .ok_or("a time reads 200ms or 10s")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_times_or_iterations() {
        assert_eq!(read_budget("200ms"), Ok(Budget::Time(Duration::from_millis(200))));
        assert_eq!(read_budget("2s"), Ok(Budget::Time(Duration::from_secs(2))));
        assert_eq!(read_budget("1000"), Ok(Budget::Iterations(1000)));
        for text in ["", "0", "0ms", "s", "ms", "-1s", "1m", "fast"] {
            assert!(read_budget(text).is_err() && read_time(text).is_err(), "{text}");
        }
        assert!(read_time("1000").is_err(), "a time has a unit");
    }

    #[test]
    fn parts_are_percents_or_fractions_and_two_of_them_rise() {
        assert_eq!((read_part("95%"), read_part("0.5")), (Ok(0.95), Ok(0.5)));
        assert_eq!(read_parts("50%,0.6"), Ok((0.5, 0.6)));
        for text in ["", "%", "0", "1", "100%", "95", "NaN", "-5%"] {
            assert!(read_part(text).is_err(), "{text}");
        }
        for text in ["0.5", "0.6,0.5", "0.5,0.5", "0.5,0.6,0.7"] {
            assert!(read_parts(text).is_err(), "{text}");
        }
    }
}
