//! The log of a contest: a line for each finished game, so that one that was killed can go on.
//!
//! The first line says which contest it is, the others are results as JSON, in the order in which the games ended. A line is
//! written whole, so only the last one can be torn; then its game is played again.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, bail, ensure};
use bots::arena::GameResult;
use engine::{Fingerprint, Info, Setup};
use serde::{Deserialize, Serialize};

use crate::arguments::ArenaArguments;
use crate::failure::Failure;

/// What makes a contest the same: all that its games depend on, but for how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestHeading {
    format: String,
    game: String,
    rules: u32,
    players: usize,
    options: BTreeMap<String, String>,
    material: Option<String>,
    bots: Vec<String>,
    /// What programs are told to think for.
    move_time: Option<String>,
    /// How long they may take.
    move_limit: Option<String>,
    seed: String,
    /// The program that began the contest, by its fingerprint: another build may search or weigh otherwise.
    program: Option<String>,
}

/// The first one dealt once for all rounds of a cycle.
const FORMAT: &str = "chantier contest 2";

impl ContestHeading {
    /// The heading of the contest that was asked for.
    pub fn new(info: &Info, setup: &Setup, arguments: &ArenaArguments) -> anyhow::Result<ContestHeading> {
        let program = std::env::current_exe().and_then(fs::read);
        let program = program.with_context(|| Failure("cannot read this program".to_owned()))?;
        Ok(ContestHeading {
            format: FORMAT.to_owned(),
            game: info.id.to_owned(),
            rules: setup.rules_version(info),
            players: setup.players,
            options: setup.options.clone(),
            material: setup.material.as_deref().map(|text| Fingerprint::of(text).to_string()),
            bots: arguments.bots.iter().map(ToString::to_string).collect(),
            move_time: arguments.move_time.as_ref().map(ToString::to_string),
            move_limit: Some(format!("{}ms", arguments.move_limit.as_millis())),
            seed: arguments.seed.clone(),
            program: Some(Fingerprint::of(program).to_string()),
        })
    }

    /// Whether both are the same contest, whichever program played it.
    fn is_same_as(&self, other: &ContestHeading) -> bool {
        let by_it = ContestHeading {
            program: other.program.clone(),
            ..self.clone()
        };
        by_it == *other
    }

    /// Whether a game can be one of this contest.
    fn holds(&self, result: &GameResult) -> bool {
        let seats = [result.seats.len(), result.ranks.len(), result.points.len()];
        let forfeits = result.forfeits.iter().map(|forfeit| forfeit.seat.index());
        seats.iter().all(|&seats| seats == self.players)
            && result.seats.iter().all(|&bot| bot < self.bots.len())
            && forfeits.into_iter().all(|seat| seat < self.players)
    }
}

/// An open log, and what first went wrong with it. Games are written from several threads, which have nobody to tell.
pub struct ContestLog {
    path: PathBuf,
    file: Mutex<Written>,
    finished: Vec<GameResult>,
}

struct Written {
    file: File,
    failure: Option<anyhow::Error>,
}

impl ContestLog {
    /// Opens the log of a contest, or begins one.
    pub fn open(path: &Path, heading: &ContestHeading) -> anyhow::Result<ContestLog> {
        let cannot = |what: &str| Failure(format!("cannot {what} {}", path.display()));
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(|| cannot("open"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!(Failure(format!("another arena writes {}", path.display()))),
            Err(TryLockError::Error(error)) => return Err(error).with_context(|| cannot("lock")),
        }
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| cannot("read"))?;
        let first = format!("{}\n", serde_json::to_string(heading)?);
        // What follows the last line feed was torn, be it the first line. Nothing is cut off before it is sure whose file this is.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let begun = whole > 0 || !first.starts_with(&text);
        let finished = match begun {
            true => read(&text[..whole], heading).with_context(|| path.display().to_string())?,
            false => Vec::new(),
        };
        file.set_len(whole as u64).with_context(|| cannot("write"))?;
        file.seek(SeekFrom::End(0)).with_context(|| cannot("write"))?;
        if !begun {
            file.write_all(first.as_bytes()).with_context(|| cannot("write"))?;
        }
        Ok(ContestLog {
            path: path.to_owned(),
            file: Mutex::new(Written { file, failure: None }),
            finished,
        })
    }

    /// The games that were finished before.
    pub fn finished(&self) -> &[GameResult] {
        &self.finished
    }

    /// Writes a game down; [`ContestLog::finish`] tells what went wrong.
    pub fn keep(&self, result: &GameResult) {
        let mut written = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if written.failure.is_some() {
            return;
        }
        let line = serde_json::to_string(result).map(|line| format!("{line}\n"));
        let done = line.map_err(anyhow::Error::from);
        let done = done.and_then(|line| Ok(written.file.write_all(line.as_bytes())?));
        written.failure = done.err();
    }

    /// Says whether everything was written.
    pub fn finish(&self) -> anyhow::Result<()> {
        let mut written = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let failure = written.failure.take().map_or(Ok(()), Err);
        failure.with_context(|| Failure(format!("cannot write {}", self.path.display())))
    }
}

fn read(text: &str, heading: &ContestHeading) -> anyhow::Result<Vec<GameResult>> {
    let mut lines = text.lines();
    let first: ContestHeading =
        serde_json::from_str(lines.next().unwrap_or_default()).context("it is not the log of a contest")?;
    ensure!(first.is_same_as(heading), "it is the log of another contest");
    ensure!(
        first.program == heading.program,
        "it was begun by another build of this program, whose bots may play otherwise: begin another log"
    );
    let game = |(index, line): (usize, &str)| {
        let result: Option<GameResult> = serde_json::from_str(line).ok();
        let result = result.filter(|result| heading.holds(result));
        result.with_context(|| format!("line {} is not a game of this contest", index + 2))
    };
    lines.enumerate().map(game).collect()
}
