//! The command line: what can be asked, and how a question that makes no sense is answered.

mod bots;

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use ::bots::BotSpec;
use catalogue::Language;
use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use server::AddressRange;

pub use self::bots::{AnalyseArguments, ArenaArguments, BotArguments, PuzzlesArguments};
use crate::failure::Status;
use crate::terminal;

/// Play, host and study builder board games
///
/// Chantier plays its games by the book: in the browser alone, around one screen or with friends, in this terminal,
/// and by the million for people who write bots. Every game can be saved as a small text file that replays the same
/// for ever. Without a command it serves, like 'chantier serve'.
#[derive(Parser)]
#[command(version, max_term_width = 100, disable_help_subcommand = true, after_help = EXAMPLES)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  chantier                                           open a page and play
  chantier games                                     what can be played
  chantier play batisseurs --bots easy               a game against an easy opponent
  chantier play batisseurs --bots mcts,mcts --lang fr
  chantier sim batisseurs --players 4 --games 20000  how fast, how long, how wide
  chantier arena batisseurs --bots mcts:500,greedy   who is stronger
  chantier tune batisseurs --output weights.toml     let the bots judge better
  chantier replay game.record --check                was the shuffle honest?
  chantier analyse game.record                       who was lucky, and which move lost it?
  chantier analyse game.record --ply 40              what was best there?
  chantier puzzles noria --out noria.puzzles         positions in which one move is clearly best
  chantier check tables.sqlite                       can this program go on with every table?
  chantier backup tables.sqlite monday.backup        all of it, while the server runs

'chantier COMMAND --help' says more about a command.";

#[derive(Subcommand)]
pub enum Command {
    Serve(ServeArguments),
    Games(GamesArguments),
    Play(PlayArguments),
    Sim(SimArguments),
    Arena(ArenaArguments),
    Bot(BotArguments),
    Analyse(AnalyseArguments),
    Puzzles(PuzzlesArguments),
    Tune(TuneArguments),
    Replay(ReplayArguments),
    Check(CheckArguments),
    Backup(BackupArguments),
    Restore(RestoreArguments),
    Export(ExportArguments),
    Reports(ReportsArguments),
    Prune(PruneArguments),
    Material(MaterialArguments),
    Completions(CompletionsArguments),
    Man(ManArguments),
}

/// Serve the games in the browser; also what plain 'chantier' does
///
/// Prints the address to open. Tables are kept in one SQLite file or in PostgreSQL; stop with Ctrl-C and start again, and every table
/// stands as it did. The environment variable CHANTIER_LOG sets what is logged (error, warn, info, debug, or
/// TARGET=LEVEL,…).
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier serve
  chantier serve --listen 0.0.0.0:8080                 for others in the same network
  chantier serve --database sqlite:///srv/chantier.sqlite --public-url https://games.example.org
  chantier serve --database postgres://chantier@db.example.org/tables    one of several servers
  chantier serve --material welkin=my-cards.toml       new tables of Welkin are played with these cards
  chantier serve --public-url https://games.example.org --trust-proxy 127.0.0.1")]
pub struct ServeArguments {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// The database: sqlite://FILE, the path of a file, or postgres://USER:PASSWORD@HOST/NAME, which several servers may
    /// share; in the environment nobody else on the machine reads the password [default: a file in the folder for program
    /// data]
    #[arg(long, value_name = "DATABASE", env = "CHANTIER_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// What an acknowledged move survives
    #[arg(long, value_enum, default_value_t = DurabilityName::Full)]
    pub durability: DurabilityName,
    /// The address people reach the server under, if a proxy stands before it
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Play new tables of a game with the components of this file; may be given once for each game
    #[arg(long, value_name = "GAME=FILE", value_parser = read_material)]
    pub material: Vec<(String, PathBuf)>,
    /// The account of whoever runs the site; if nobody has it yet, the address that lets you take it is printed
    #[arg(long, value_name = "NAME")]
    pub admin: Option<String>,
    /// Tell nobody what waits for them while they look at no page: no push messages, no webhooks, no connection to anybody
    #[arg(long)]
    pub no_notices: bool,
    /// Allow webhooks at addresses that are not public, such as an ntfy server in the same network
    #[arg(long, conflicts_with = "no_notices")]
    pub webhooks_inside: bool,
    /// Where Prometheus may ask for numbers, such as 127.0.0.1:9090; nowhere if it is not given
    #[arg(long, value_name = "ADDRESS")]
    pub metrics_address: Option<SocketAddr>,
    /// How lines of the log are written
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = LogFormat::Plain)]
    pub log_format: LogFormat,
    /// A proxy that is believed when it says for whom it asks (X-Forwarded-For): 127.0.0.1 or 10.0.0.0/8; may be repeated
    #[arg(long, value_name = "ADDRESS", help_heading = "Limits")]
    pub trust_proxy: Vec<AddressRange>,
    /// An address from which many people come, such as a school's: its limits are 25 times as high; may be repeated
    #[arg(long, value_name = "ADDRESS", help_heading = "Limits")]
    pub crowd: Vec<AddressRange>,
    /// How many threads think for bots and hints [default: half of the processor's cores]
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub workers: Option<NonZeroUsize>,
    /// How many connections may be open [default: 4096]
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub max_connections: Option<NonZeroUsize>,
    /// How many connections one address may open, or requests it may have under way through a proxy; of IPv6 the first half
    /// counts [default: 256]
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub max_connections_per_address: Option<NonZeroUsize>,
    /// How many pages of tables may be live at once [default: 2048]
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub max_streams: Option<NonZeroUsize>,
    /// How many pages of tables one address may keep live [default: 128]
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub max_streams_per_address: Option<NonZeroUsize>,
    /// How many tables are kept in memory, but for those that somebody watches [default: 2000]
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub max_tables: Option<NonZeroUsize>,
    /// Take in no new tables, records, comments and reports where the disk of a SQLite file has less room than so many MB; moves go on
    #[arg(long, value_name = "MB", default_value_t = 256, help_heading = "Limits")]
    pub min_free_disk: u32,
    /// How many seconds a visitor may take to send a request, or be silent [default: 20]
    #[arg(long, value_name = "SECONDS", help_heading = "Limits")]
    pub request_timeout: Option<NonZeroU32>,
    /// How many seconds running requests may go on when the server stops [default: 5]
    #[arg(long, value_name = "SECONDS", help_heading = "Limits")]
    pub stop_timeout: Option<NonZeroU32>,
    /// Where backups go that are made from the host's page [default: the folder 'backups' beside a SQLite file]
    #[arg(long, value_name = "FOLDER", help_heading = "What is kept")]
    pub backups: Option<PathBuf>,
    /// Delete games that did not end so long after their last move, such as 90d or 2y [default: never]
    #[arg(long, value_name = "AGE", value_parser = read_age, help_heading = "What is kept")]
    pub keep_unfinished: Option<Duration>,
    /// Delete games so long after their end [default: never]
    #[arg(long, value_name = "AGE", value_parser = read_age, help_heading = "What is kept")]
    pub keep_finished: Option<Duration>,
    /// Delete what people say at tables so long afterwards [default: never]
    #[arg(long, value_name = "AGE", value_parser = read_age, help_heading = "What is kept")]
    pub keep_talk: Option<Duration>,
    /// Forget guests who sit at no table so long after their last visit [default: never]
    #[arg(long, value_name = "AGE", value_parser = read_age, help_heading = "What is kept")]
    pub keep_names: Option<Duration>,
}

/// How lines of the log are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people, in colour on a terminal
    Plain,
    /// One JSON object a line
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum DurabilityName {
    /// A power cut: a move is acknowledged when the disk has it
    Full,
    /// The end of the process; a power cut may take the moves of the last moments
    Normal,
}

fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("it should read like https://games.example.org, without a path".to_owned()),
    }
}

/// List the games, their player counts and options
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier games
  chantier games --json | jq -r '.games[].id'")]
pub struct GamesArguments {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Play a game in this terminal, against bots or with friends around it
///
/// The table is drawn before each of your moves, and the moves are numbered: type a number. 'help' lists what else
/// can be typed (undo, hint, log, rules, save, quit). Seats are drawn at random from the seed; seats that are
/// neither yours nor a bot's are played by people who share the terminal.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier play batisseurs --learn                     a first game that explains itself
  chantier play batisseurs --bots greedy
  chantier play batisseurs --players 4 --bots light,greedy,mcts:1000
  chantier play batisseurs --names Ana,Bo              two people, one terminal
  chantier play batisseurs --bots mcts --save my.record
  chantier play --resume my.record                     go on where you stopped

Levels, from weak to strong: gentle, easy, medium, hard, master. Other bots: random, light, greedy, mcts (the same as \
mcts:2000); mcts:N plays out N games in its head before each move, mcts:Nms thinks for N milliseconds.

Standard input may be a file or a pipe: one number, move or command a line.")]
pub struct PlayArguments {
    /// The game, as 'chantier games' lists it
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setting: SettingArguments,
    /// The bots you play against, separated by commas
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    pub bots: Vec<BotSpec>,
    /// The names of the people who play, separated by commas
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub names: Vec<String>,
    /// A word or number from which everything random follows [default: a fresh one]
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    /// Keep the game in this file, written after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Learn the game: a first game that explains every kind of move
    #[arg(long, conflicts_with_all = ["players", "bots", "seed", "options", "rules", "material", "resume"])]
    pub learn: bool,
    /// Go on with a saved game; it is kept in the same file, or where --save says
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "bots", "names", "seed", "options", "rules"])]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub language: LanguageArguments,
}

/// Play many games at full speed and measure them
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier sim batisseurs --players 4 --games 20000 --json
  chantier sim batisseurs --policy light --games 10 --records games/
  chantier sim batisseurs --threads 1 --seed monday

The same seed gives the same games, whatever the number of threads. A decision is a move of a seat: what chance \
does is not counted. 'uniform' draws among the legal moves; 'light' is the game's own quick policy, which plays more \
sensibly.")]
pub struct SimArguments {
    /// The game, as 'chantier games' lists it
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: SettingArguments,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// A word or number from which everything random follows
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: String,
    /// How many threads to play on [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    /// How moves are chosen
    #[arg(long, value_enum, default_value_t = PolicyName::Uniform)]
    pub policy: PolicyName,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PolicyName {
    /// Draw among the legal moves
    Uniform,
    /// The game's own quick policy
    Light,
}

/// Replay a record: walk through the game, tell it, check it, or print every state
///
/// In a terminal it is a walk: on, back, to any move, with what the search thinks of the position. Into a pipe or a file the
/// game is told from its beginning to its end.
/// A record that is torn, or holds a move that the rules forbid, is refused.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier replay my.record                      walk through the game
  chantier replay my.record | less               the story of the game and its result
  chantier replay my.record --check              every chance move follows from the seed
  chantier replay my.record --states | head -1   the table before the first move, as JSON

'--states' prints one JSON object a line: ply, seat (null where chance moves), move and state; ply 0 is the table before \
any move. The last line holds the standings.")]
pub struct ReplayArguments {
    /// The record; '-' reads standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Check that the seed has the hash shown at the start, and that every chance move follows from it
    #[arg(long)]
    pub check: bool,
    /// Print the whole state after each move
    #[arg(long)]
    pub states: bool,
    /// The material file the game was played with
    #[arg(long, value_name = "FILE")]
    pub material: Option<PathBuf>,
    #[command(flatten)]
    pub language: LanguageArguments,
}

/// Fit the weights of a game's heuristics by self-play
///
/// The bots judge positions and moves by weights that each game ships in a small file. This plays weights that were moved a
/// little against others and follows those that win, on all cores; then it plays the fitted weights against those it
/// began with, and prints the file for the game's folder 'data'. The same seed gives the same file on any number of cores.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier tune settlement --output weights.toml                        the quick policy
  chantier tune settlement --bot greedy --output weights.toml           the evaluation
  chantier tune settlement --bot greedy --state fit.state --output weights.toml
                                       goes on where it stood when it was killed
  chantier tune settlement --compare weights.toml --bot mcts:200 --games 200
                                       no fit: these weights against the shipped ones")]
pub struct TuneArguments {
    /// The game, as 'chantier games' lists it
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Who plays: light fits the quick policy, greedy the evaluation, mcts:ITERATIONS both
    #[arg(long, value_name = "BOT", default_value = "light")]
    pub bot: BotSpec,
    #[command(flatten)]
    pub setting: SettingArguments,
    /// In how many steps
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub steps: u32,
    /// How many ways to move the weights are tried in a step; each takes two games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub directions: u32,
    /// How far weights are moved to be tried, as a part of themselves
    #[arg(long, value_name = "PART", default_value_t = 0.2)]
    pub reach: f64,
    /// How long the first steps are; the last ones are short
    #[arg(long, value_name = "PART", default_value_t = 0.03)]
    pub rate: f64,
    /// Where all chance comes from
    #[arg(long, value_name = "TEXT", default_value = "tune")]
    pub seed: String,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N")]
    pub threads: Option<u16>,
    /// The weights to begin with, or to compare with [default: the shipped ones]
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Where the fit stands, so that it goes on if it is killed and started again
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// Where to write the weights [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Fit nothing: play the weights of this file against those of --from
    #[arg(long, value_name = "FILE", conflicts_with_all = ["state", "output"])]
    pub compare: Option<PathBuf>,
    /// How many games fitted weights play against those they came from
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub games: u64,
}

/// Check that this program can go on with every table of a database
///
/// To be run before a new program replaces an old one. Reads every table, plays its moves again and derives all its
/// chance from its seed. The database is only read, and a server may run on it meanwhile.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier check tables.sqlite
  chantier check sqlite:///srv/chantier.sqlite --json | jq '.failures'
  chantier check postgres://chantier@db.example.org/tables

Exit status: 0 if every table is well, 1 if one is not, 2 if the database cannot be opened.")]
pub struct CheckArguments {
    /// The database: sqlite://FILE, the path of a file, or postgres://…
    #[arg(value_name = "DATABASE")]
    pub database: String,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Write all that a database holds into one file, while servers go on
///
/// The file is a snapshot of one moment, from which 'chantier restore' makes a database of any kind. Only its owner can
/// read it: seeds of running games and the secret of the site are in it. To copy the file of a running SQLite
/// database instead would lose what is not yet folded into it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier backup tables.sqlite monday.backup
  chantier backup postgres://chantier@db.example.org/tables monday.backup
  chantier backup tables.sqlite /dev/shm/now.backup && zcat /dev/shm/now.backup | head -1")]
pub struct BackupArguments {
    /// The database: sqlite://FILE, the path of a file, or postgres://…
    #[arg(value_name = "DATABASE")]
    pub database: String,
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Make a database from a backup
///
/// The database must not exist yet or hold neither tables nor accounts, and no server may run on it. This is also the way from SQLite to
/// PostgreSQL and back: back up one, restore into the other. If anything is wrong with the backup, nothing is changed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier restore monday.backup tables.sqlite
  chantier restore monday.backup postgres://chantier@db.example.org/tables && chantier check postgres://chantier@db.example.org/tables")]
pub struct RestoreArguments {
    /// The backup
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The database: sqlite://FILE, the path of a file, or postgres://…
    #[arg(value_name = "DATABASE")]
    pub database: String,
    /// Give up the accounts that a database without tables holds, and do not ask whether a server runs on a PostgreSQL database
    #[arg(long)]
    pub force: bool,
}

/// Write the record of every finished game of a database into a folder
///
/// A file each, GAME-TABLE.record, as players can download it. Players' names are in it. The database is only read, and a
/// server may run on it meanwhile.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier export tables.sqlite games/
  chantier export tables.sqlite games/ && for game in games/*; do chantier replay \"$game\" --check; done

Exit status: 0 if every record was written, 1 if a table cannot be read.")]
pub struct ExportArguments {
    /// The database: sqlite://FILE, the path of a file, or postgres://…
    #[arg(value_name = "DATABASE")]
    pub database: String,
    /// The folder; it is made if there is none
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
}

/// Show what visitors reported: a problem at a table, in their words
///
/// Each report names its table and the move that was looked at. The record of the game as it stood then goes with it: of a running
/// game it holds what is hidden, and is for you alone. The database is only read.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier reports tables.sqlite
  chantier reports tables.sqlite --records reported/ && chantier replay reported/1.record")]
pub struct ReportsArguments {
    /// The database: sqlite://FILE, the path of a file, or postgres://…
    #[arg(value_name = "DATABASE")]
    pub database: String,
    /// Also write the records into this folder, a file each by the number of the report
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
}

/// Delete what is older than you want to keep
///
/// Say what may grow how old; without --delete it is only counted. A server may run on the database meanwhile. Nothing is ever
/// deleted by itself unless the server is told so ('chantier serve --keep-finished 1y').
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier prune tables.sqlite --tables-older-than 1y                 how many would it be?
  chantier prune tables.sqlite --tables-older-than 1y --talk-older-than 90d --delete

An age is a number of hours, days, weeks or years: 12h, 90d, 8w, 2y.")]
pub struct PruneArguments {
    /// The database: sqlite://FILE, the path of a file, or postgres://…
    #[arg(value_name = "DATABASE")]
    pub database: String,
    /// Games that did not end, by their last move
    #[arg(long, value_name = "AGE", value_parser = read_age)]
    pub tables_older_than: Option<Duration>,
    /// Games that ended, by their last move
    #[arg(long, value_name = "AGE", value_parser = read_age)]
    pub finished_older_than: Option<Duration>,
    /// What people said at tables
    #[arg(long, value_name = "AGE", value_parser = read_age)]
    pub talk_older_than: Option<Duration>,
    /// Names of people who sit at no table, by when they last used them, and what they made of puzzles
    #[arg(long, value_name = "AGE", value_parser = read_age)]
    pub names_older_than: Option<Duration>,
    /// Delete it
    #[arg(long)]
    pub delete: bool,
}

fn read_age(text: &str) -> Result<Duration, &'static str> {
    const HOUR_S: u64 = 3600;
    let wrong = "an age reads like 12h, 90d, 8w or 2y";
    let unit = text.chars().last().ok_or(wrong)?;
    let hours = match unit {
        'h' => 1,
        'd' => 24,
        'w' => 7 * 24,
        'y' => 365 * 24,
        _ => return Err(wrong),
    };
    let number: u32 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong)?;
    Ok(Duration::from_secs(u64::from(number) * hours * HOUR_S))
}

/// Print the built-in components of a game as a file to edit and load
///
/// Every number in the file is checked against the rulebook's counts when it is loaded.
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier material welkin > my-cards.toml
  chantier play welkin --bots greedy --material my-cards.toml
  chantier serve --material welkin=my-cards.toml")]
pub struct MaterialArguments {
    /// The game, as 'chantier games' lists it
    #[arg(value_name = "GAME")]
    pub game: String,
}

/// Print what a shell needs to complete commands and arguments
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier completions bash > ~/.local/share/bash-completion/completions/chantier
  chantier completions fish > ~/.config/fish/completions/chantier.fish")]
pub struct CompletionsArguments {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

/// Print the manual page of the program or of one command
#[derive(Args)]
#[command(after_help = "\
Examples:
  chantier man > chantier.1
  chantier man serve > chantier-serve.1")]
pub struct ManArguments {
    /// The command
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// How many play, and how the box is opened.
#[derive(Args)]
pub struct SettingArguments {
    /// How many play [default: as few as the game and the bots allow]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    #[command(flatten)]
    pub choices: ChoiceArguments,
}

/// How the box is opened.
#[derive(Args)]
pub struct ChoiceArguments {
    /// Choose a variant of the rulebook; may be given several times
    #[arg(long = "option", id = "options", value_name = "K=V", value_parser = read_option)]
    pub options: Vec<(String, String)>,
    /// Play by this version of the rules [default: the newest]
    #[arg(long, value_name = "VERSION")]
    pub rules: Option<u32>,
    /// Play with the components of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub material: Option<PathBuf>,
}

/// The language of what people read.
#[derive(Args)]
pub struct LanguageArguments {
    // The list is that of the languages, so the help is made from it.
    #[arg(long, value_name = "LANG", help = language_help())]
    pub lang: Option<Language>,
}

impl LanguageArguments {
    /// The language asked for, or that of the environment.
    pub fn language(&self) -> Language {
        let of_environment = || {
            let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
            locale.and_then(|locale| Language::of_tag(&locale)).unwrap_or_default()
        };
        self.lang.unwrap_or_else(of_environment)
    }
}

fn language_help() -> String {
    let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    format!(
        "Language: {} [default: that of LC_ALL, LC_MESSAGES or LANG, else {}]",
        codes.join(", "),
        Language::default()
    )
}

fn read_option(text: &str) -> Result<(String, String), &'static str> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("an option reads KEY=VALUE"),
    }
}

fn read_material(text: &str) -> Result<(String, PathBuf), &'static str> {
    match text.split_once('=') {
        Some((game, file)) if !game.is_empty() && !file.is_empty() => Ok((game.to_owned(), file.into())),
        _ => Err("it reads GAME=FILE"),
    }
}

/// Answers `--help` and `--version`, and what cannot be understood in one line.
pub fn refuse(error: &clap::Error) -> Status {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Nobody is left to hear that the help could not be printed.
            let _ = error.print();
            Status::Done
        }
        _ => {
            // The first paragraph says what is wrong; the usage below it is a `--help` away.
            let text = error.to_string();
            let paragraph = text.split("\n\n").next().unwrap_or_default();
            let words: Vec<&str> = paragraph.split_whitespace().collect();
            let line = words.join(" ");
            terminal::complain(line.strip_prefix("error: ").unwrap_or(&line));
            Status::BadInput
        }
    }
}

/// What plain `chantier` does.
pub fn plain() -> Command {
    let serve = Arguments::parse_from(["chantier", "serve"]);
    serve.command.expect("a command was named")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }
}
