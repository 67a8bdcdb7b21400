//! What the kit finds: which law a game broke, where, and how to see it again.

use std::fmt;

use super::Subject;
use crate::{Record, RecordedPly, Seed, Setup};

/// A law every game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// What the game says of itself before the box is opened makes sense.
    Info,
    /// The game opens for each number of players it names, and for that number.
    Players,
    /// Options and rules versions open or are refused as a combination; each number of players has one that opens.
    Options,
    /// A senseless material file is refused as material.
    Material,
    /// Nothing a game is asked for panics.
    Panic,
    /// Moves are offered to the seat to move alone, outcomes to chance alone, nothing once the game is over.
    Turns,
    /// Whoever is to move, chance included, has a move.
    DeadEnd,
    /// Every game ends within the number of moves it states.
    Ends,
    /// Every move and every outcome is listed once, behind what the buffer held before.
    Listed,
    /// Every move offered is accepted.
    Accepted,
    /// Every move not offered is refused, and leaves the state as it was.
    Refused,
    /// The text of a move is one trimmed line and reads back as the move.
    Text,
    /// A move has one spelling, and no text makes the reader panic.
    Spelling,
    /// The outcomes of chance are the unseen components, weighed by their number.
    Chance,
    /// Drawing agrees with the list of outcomes for every random word.
    Draw,
    /// What chance has drawn is no longer unseen.
    Drawn,
    /// No component is lost or doubled.
    Conserved,
    /// A state read back from JSON is the same state.
    Serialised,
    /// Playing on from a clone leaves the original alone.
    Cloned,
    /// The same seed gives the same game.
    SameGame,
    /// A record is read back, replays to the same state, and its chance follows from its seed.
    Replayed,
    /// Taking a move back gives the earlier state, and stops where chance or another seat moved.
    Undone,
    /// Points are the sum of their parts, and ranks follow the order of the scores.
    Standings,
    /// The evaluation is a finite number.
    Evaluation,
    /// The light policy chooses a legal move.
    Light,
    /// What is left for the search are some of the legal moves.
    Narrowed,
    /// There is no verdict before the game is over.
    Verdict,
    /// Every message exists in every language and is given the arguments it uses.
    Words,
    /// An observation of an observation is the same observation.
    Observed,
    /// States that differ only in what a viewer cannot see look the same to that viewer.
    Leak,
    /// The log tells a viewer no more than its observation does.
    LogLeak,
    /// A seat's move shows it nothing new unless chance follows, so that taking it back gives nothing away.
    Foreseen,
    /// A game without secrets has nothing to deal anew and nobody to whisper to.
    Open,
    /// Dealing anew what is hidden varies.
    Varied,
    /// Dealing anew can give the true state.
    Support,
    /// The game can be played to its end from a state dealt anew.
    Playable,
}

/// A law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
    /// The set-up in which it was seen, unless it concerns all of them.
    pub setup: Option<Setup>,
    /// The game up to where it was seen: a record that replays, unless the law is one that records need.
    pub record: Option<Record>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law broken: {:?}: {}", self.law, self.detail)?;
        if let Some(setup) = &self.setup {
            write!(f, "  set-up: {} players", setup.players)?;
            for (key, value) in &setup.options {
                write!(f, ", {key}={value}")?;
            }
            writeln!(f, "{}", if setup.material.is_some() { ", own material" } else { "" })?;
        }
        if let Some(record) = &self.record {
            writeln!(f, "  after {} moves of this game:", record.plies.len())?;
            for line in record.to_string().lines() {
                writeln!(f, "    {line}")?;
            }
        }
        Ok(())
    }
}

/// Gathers findings: the first of each law, which is enough to go on.
#[derive(Default)]
pub(super) struct Report {
    findings: Vec<Finding>,
    setup: Option<Setup>,
    record: Option<Record>,
}

impl Report {
    /// Says that what follows concerns this set-up.
    pub(super) fn enter(&mut self, setup: &Setup) {
        self.setup = Some(setup.clone());
        self.record = None;
    }

    /// Says that what follows concerns the game as a whole.
    pub(super) fn leave(&mut self) {
        self.setup = None;
        self.record = None;
    }

    /// Says that what follows is seen in the game with this seed, in which every seat has this policy.
    pub(super) fn begin<G: Subject>(&mut self, setup: &Setup, seed: Seed, policy: &str) {
        self.enter(setup);
        self.record = Some(Record {
            game: G::INFO.id.to_owned(),
            rules_version: setup.rules_version(&G::INFO),
            players: setup.players,
            options: setup.options.clone(),
            material: setup.material.as_deref().map(crate::Fingerprint::of),
            seats: vec![policy.to_owned(); setup.players],
            commitment: seed.commitment(),
            seed: Some(seed),
            origins: Vec::new(),
            plies: Vec::new(),
            standings: Vec::new(),
        });
    }

    /// Says that a move was made.
    pub(super) fn moved(&mut self, ply: RecordedPly) {
        if let Some(record) = &mut self.record {
            record.plies.push(ply);
        }
    }

    /// Notes that a law was broken.
    pub(super) fn broken(&mut self, law: Law, detail: impl Into<String>) {
        if !self.has(law) {
            self.findings.push(Finding {
                law,
                detail: detail.into(),
                setup: self.setup.clone(),
                record: self.record.clone(),
            });
        }
    }

    /// Notes that a law was broken unless `holds`, which it hands back.
    pub(super) fn expect(&mut self, holds: bool, law: Law, detail: impl FnOnce() -> String) -> bool {
        if !holds && !self.has(law) {
            self.broken(law, detail());
        }
        holds
    }

    pub(super) fn has(&self, law: Law) -> bool {
        self.findings.iter().any(|finding| finding.law == law)
    }

    pub(super) fn into_findings(self) -> Vec<Finding> {
        self.findings
    }
}
