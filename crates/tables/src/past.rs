//! Tables that begin with moves made elsewhere: one that goes on from a position of another, and one that shows a record.

use catalogue::AnyMatch;
use engine::{Fingerprint, GameSeed, Origin, Record, RecordedPly, Seat, Seed, Turn, excerpt};

use crate::command::seated;
use crate::{Event, LoggedOrigin, LoggedSeed, Past, PersonId, ReadError, SeatPlan, Source, Table, TableId};

/// A table that goes on from a position of another one, whose game is over.
///
/// Chance after it has a seed of its own: that of the old game is known to everybody.
#[derive(Clone, Debug)]
pub struct Continuation {
    /// After how many moves.
    pub ply: usize,
    /// Where chance comes from now.
    pub seed: Seed,
    /// Who may sit where; as many as played.
    pub seats: Vec<SeatPlan>,
    /// The people who sit down at once.
    pub seated: Vec<(Seat, PersonId)>,
}

/// Why a table cannot go on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContinueError {
    /// Its game is not over, so some of it is still a secret.
    #[error("the game is not over yet")]
    Running,
    /// Nothing is left to decide.
    #[error("nobody decides anything after this move")]
    Nothing,
    /// There are more or fewer seats than there were.
    #[error("the seats are not those of the game")]
    Seats,
}

impl Continuation {
    /// The events with which the new table begins.
    pub fn decide(&self, table: &Table) -> Result<Vec<Event>, ContinueError> {
        let over = table.played().filter(|played| played.is_over());
        let played = over.ok_or(ContinueError::Running)?;
        if self.ply > played.plies() {
            return Err(ContinueError::Nothing);
        }
        if self.seats.len() != table.plans().len() {
            return Err(ContinueError::Seats);
        }
        let branch = played.branch(self.ply, self.seed);
        if !is_decided(&*branch) {
            return Err(ContinueError::Nothing);
        }
        let past = Past {
            source: Source::Table(table.id().clone()),
            origins: branch.origins().iter().map(LoggedOrigin::from).collect(),
            moves: moves(&branch.to_record(Vec::new(), false), self.ply),
        };
        let setup = table.setup();
        let mut events = vec![Event::Created {
            game: table.game().info().id.to_owned(),
            rules_version: setup.rules_version(table.game().info()),
            options: setup.options.clone(),
            material: setup.material.as_deref().map(|text| Fingerprint::of(text).to_string()),
            seed: LoggedSeed::Known(self.seed.to_string()),
            seats: self.seats.clone(),
            again: None,
            past: Some(past),
            terms: Box::default(),
        }];
        events.extend(seated(&self.seats, &self.seated, &*branch));
        Ok(events)
    }
}

/// Whether somebody decides something after chance has given what it owes.
fn is_decided(played: &dyn AnyMatch) -> bool {
    let mut next = played.boxed_clone();
    let drawn = played.due_chance().iter().all(|ply| next.push(ply).is_ok());
    drawn && next.turn() != Turn::Over
}

impl Event {
    /// The first and only event of a table that shows a record, which must replay.
    pub fn of_record(record: &Record) -> Event {
        let seed = match record.seed {
            Some(seed) => GameSeed::Known(seed),
            None => GameSeed::Sealed(record.commitment),
        };
        Event::Created {
            game: record.game.clone(),
            rules_version: record.rules_version,
            options: record.options.clone(),
            material: record.material.as_ref().map(ToString::to_string),
            seed: LoggedSeed::from(&seed),
            seats: vec![SeatPlan::Record; record.players],
            again: None,
            past: Some(Past {
                source: Source::Record,
                origins: record.origins.iter().map(LoggedOrigin::from).collect(),
                moves: moves(record, record.plies.len()),
            }),
            terms: Box::default(),
        }
    }
}

fn moves(record: &Record, number: usize) -> Vec<String> {
    record.plies.iter().take(number).map(ToString::to_string).collect()
}

impl Past {
    /// The table they were made at, and how many there are.
    pub(crate) fn origin(&self) -> Option<(TableId, usize)> {
        match &self.source {
            Source::Table(table) => Some((table.clone(), self.moves.len())),
            Source::Record => None,
        }
    }

    /// Makes the moves in a game that has not begun.
    pub(crate) fn play(&self, played: &mut dyn AnyMatch) -> Result<(), ReadError> {
        let origins: Result<Vec<Origin>, ReadError> = self.origins.iter().map(Origin::try_from).collect();
        played.set_origins(origins?);
        for line in &self.moves {
            let made = line.parse::<RecordedPly>().and_then(|ply| played.push(&ply));
            made.map_err(|why| ReadError::Ply {
                version: 1,
                text: excerpt(line),
                why,
            })?;
        }
        Ok(())
    }
}

impl From<&GameSeed> for LoggedSeed {
    fn from(seed: &GameSeed) -> Self {
        match seed {
            GameSeed::Known(seed) => LoggedSeed::Known(seed.to_string()),
            GameSeed::Sealed(hash) => LoggedSeed::Sealed(hash.to_string()),
        }
    }
}

impl TryFrom<&LoggedSeed> for GameSeed {
    type Error = ReadError;

    fn try_from(seed: &LoggedSeed) -> Result<Self, ReadError> {
        let read = match seed {
            LoggedSeed::Known(seed) => seed.parse().map(GameSeed::Known),
            LoggedSeed::Sealed(hash) => hash.parse().map(GameSeed::Sealed),
        };
        read.map_err(|_| ReadError::Seed)
    }
}

impl From<&Origin> for LoggedOrigin {
    fn from(origin: &Origin) -> Self {
        LoggedOrigin {
            moves: origin.plies,
            seed: LoggedSeed::from(&origin.seed),
        }
    }
}

impl TryFrom<&LoggedOrigin> for Origin {
    type Error = ReadError;

    fn try_from(origin: &LoggedOrigin) -> Result<Self, ReadError> {
        Ok(Origin {
            plies: origin.moves,
            seed: GameSeed::try_from(&origin.seed)?,
        })
    }
}
