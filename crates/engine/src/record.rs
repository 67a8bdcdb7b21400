//! Records: one small text file a game, which replays to the same states for ever.
//!
//! ```text
//! chantier record 1
//! game batisseurs
//! rules 1
//! players 2
//! seat 1 Ana
//! seat 2 mcts:2000
//! seed-hash 5f70…
//! seed 93ab…
//!
//! - deal apprentice-3
//! 1 open chapel
//! …
//! standing 1 rank 1 points 23
//! standing 2 rank 2 points 19
//! end 211
//! ```
//!
//! Options stand as `option KEY VALUE`, a loaded material as `material HASH`. A game that goes on from a position of another one
//! says so in `origin MOVES HASH SEED`: so many moves at its start are those of the game whose seed has this hash (`-` where
//! the seed itself is not known), and chance after them follows from the record's own seed. Where that game went on from
//! another one itself, its own lines stand before. Chance moves stand behind `-`, the
//! moves of a seat behind its number. A game that is not over has no standings. The last line counts the moves,
//! so that a torn file is noticed; of a game still being played, the seed is left out.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Commitment, GameSeed, IllegalPly, Origin, Ply, Seat, Seed, Setup, excerpt};

const HEADING: &str = "chantier record 1";

/// A game written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules version it was played with.
    pub rules_version: u32,
    /// How many played.
    pub players: usize,
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
    /// The fingerprint of the material file, where one was loaded.
    pub material: Option<Fingerprint>,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The hash of the seed, fixed before the first move.
    pub commitment: Commitment,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The games it goes on from, the first of them first; none for a game that was dealt.
    pub origins: Vec<Origin>,
    /// All moves in order.
    pub plies: Vec<RecordedPly>,
    /// The result, if the game is over.
    pub standings: Vec<RecordedStanding>,
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPly {
    /// Who moved; `None` for chance.
    pub seat: Option<Seat>,
    /// The move's text.
    pub text: String,
}

impl<M: fmt::Display> From<&Ply<M>> for RecordedPly {
    fn from(ply: &Ply<M>) -> Self {
        RecordedPly {
            seat: ply.seat,
            text: ply.mv.to_string(),
        }
    }
}

/// A line of a record: the seat, or `-` for chance, and the move.
impl fmt::Display for RecordedPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat} {}", self.text),
            None => write!(f, "- {}", self.text),
        }
    }
}

impl FromStr for RecordedPly {
    type Err = IllegalPly;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let read = line.split_once(' ').and_then(|(who, text)| read_ply(who, text));
        read.ok_or(IllegalPly::NotAMove)
    }
}

/// The result of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedStanding {
    /// The seat.
    pub seat: Seat,
    /// Its rank from 1.
    pub rank: u8,
    /// Its points.
    pub points: i32,
}

/// The hash of a material file's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// The fingerprint of a file, such as one of material.
    pub fn of(content: impl AsRef<[u8]>) -> Fingerprint {
        let digest = Sha256::digest(content.as_ref());
        Fingerprint(digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    fn read(text: &str) -> Option<Fingerprint> {
        let is_hash = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hash.then(|| Fingerprint(text.to_owned()))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Record {
    /// Whether every seed behind its chance is known, so that it can be derived again.
    pub fn is_unsealed(&self) -> bool {
        self.seed.is_some() && self.origins.iter().all(|origin| origin.seed.known().is_some())
    }

    /// The set-up to replay this record with.
    pub fn setup(&self, material: Option<String>) -> Setup {
        Setup {
            players: self.players,
            rules_version: Some(self.rules_version),
            options: self.options.clone(),
            material,
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules_version)?;
        writeln!(f, "players {}", self.players)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key} {value}")?;
        }
        if let Some(material) = &self.material {
            writeln!(f, "material {material}")?;
        }
        for (seat, name) in Seat::all(self.players).zip(&self.seats) {
            writeln!(f, "seat {seat} {name}")?;
        }
        writeln!(f, "seed-hash {}", self.commitment)?;
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        for Origin { plies, seed } in &self.origins {
            let known = seed.known().map_or("-".to_owned(), Seed::to_string);
            writeln!(f, "origin {plies} {} {known}", seed.commitment())?;
        }
        f.write_char('\n')?;
        for ply in &self.plies {
            writeln!(f, "{ply}")?;
        }
        for RecordedStanding { seat, rank, points } in &self.standings {
            writeln!(f, "standing {seat} rank {rank} points {points}")?;
        }
        writeln!(f, "end {}", self.plies.len())
    }
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The first line is not that of a record.
    #[error("this is not a record: the first line should be '{HEADING}'")]
    Heading,
    /// The last line is missing or counts more moves than there are.
    #[error("the record is torn: it should close with 'end' and the number of its moves")]
    Torn,
    /// A line says nothing a record can say there.
    #[error("line {line} of the record makes no sense: '{text}'")]
    Line {
        /// The line's number from 1.
        line: usize,
        /// What it says.
        text: String,
    },
    /// The head of the record lacks something.
    #[error("the record does not say '{0}'")]
    Missing(&'static str),
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, line)| line != HEADING) {
            return Err(RecordError::Heading);
        }
        let mut head = Head::default();
        for (index, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            head.read(line).ok_or_else(|| nonsense(index, line))?;
        }
        let mut plies = Vec::new();
        let mut standings = Vec::new();
        let mut end = None;
        for (index, line) in lines {
            let read = match line.split_once(' ') {
                _ if end.is_some() => None,
                Some(("end", count)) => count.parse::<usize>().ok().map(|count| end = Some(count)),
                Some(("standing", rest)) => read_standing(rest).map(|standing| standings.push(standing)),
                Some((who, text)) if standings.is_empty() => read_ply(who, text).map(|ply| plies.push(ply)),
                _ => None,
            };
            // A line cut short is the tear itself, not nonsense.
            if read.is_none() {
                let last = text.lines().count() == index + 1;
                return Err(if last && end.is_none() {
                    RecordError::Torn
                } else {
                    nonsense(index, line)
                });
            }
        }
        if end != Some(plies.len()) {
            return Err(RecordError::Torn);
        }
        head.finish(plies, standings)
    }
}

fn nonsense(index: usize, text: &str) -> RecordError {
    RecordError::Line {
        line: index + 1,
        text: excerpt(text),
    }
}

fn read_ply(who: &str, text: &str) -> Option<RecordedPly> {
    let seat = match who {
        "-" => None,
        number => Some(number.parse().ok()?),
    };
    Some(RecordedPly {
        seat,
        text: text.to_owned(),
    })
}

fn read_standing(rest: &str) -> Option<RecordedStanding> {
    let words: Vec<&str> = rest.split(' ').collect();
    let &[seat, "rank", rank, "points", points] = words.as_slice() else {
        return None;
    };
    Some(RecordedStanding {
        seat: seat.parse().ok()?,
        rank: rank.parse().ok()?,
        points: points.parse().ok()?,
    })
}

fn read_origin(rest: &str) -> Option<Origin> {
    let words: Vec<&str> = rest.split(' ').collect();
    let &[plies, hash, seed] = words.as_slice() else {
        return None;
    };
    let hash: Commitment = hash.parse().ok()?;
    let seed = match seed {
        "-" => GameSeed::Sealed(hash),
        known => {
            let seed: Seed = known.parse().ok()?;
            // A seed with another hash is not the one that was promised.
            (seed.commitment() == hash).then_some(GameSeed::Known(seed))?
        }
    };
    Some(Origin {
        plies: plies.parse().ok()?,
        seed,
    })
}

#[derive(Default)]
struct Head {
    game: Option<String>,
    rules_version: Option<u32>,
    players: Option<usize>,
    options: BTreeMap<String, String>,
    material: Option<Fingerprint>,
    seats: Vec<String>,
    commitment: Option<Commitment>,
    seed: Option<Seed>,
    origins: Vec<Origin>,
}

/// Says something once: a record that says it twice makes no sense.
fn set<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.replace(value).is_none().then_some(())
}

impl Head {
    fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "game" => set(&mut self.game, rest.to_owned())?,
            "rules" => set(&mut self.rules_version, rest.parse().ok()?)?,
            "players" => set(&mut self.players, rest.parse().ok()?)?,
            "option" => {
                let (key, value) = rest.split_once(' ')?;
                if self.options.insert(key.to_owned(), value.to_owned()).is_some() {
                    return None;
                }
            }
            "material" => set(&mut self.material, Fingerprint::read(rest)?)?,
            "seat" => {
                let (number, name) = rest.split_once(' ')?;
                let seat: Seat = number.parse().ok()?;
                if seat.index() != self.seats.len() {
                    return None;
                }
                self.seats.push(name.to_owned());
            }
            "seed-hash" => set(&mut self.commitment, rest.parse().ok()?)?,
            "seed" => set(&mut self.seed, rest.parse().ok()?)?,
            "origin" => {
                let origin = read_origin(rest)?;
                // Each game goes on further than the one before.
                if self.origins.last().is_some_and(|last| last.plies >= origin.plies) {
                    return None;
                }
                self.origins.push(origin);
            }
            _ => return None,
        }
        Some(())
    }

    fn finish(self, plies: Vec<RecordedPly>, standings: Vec<RecordedStanding>) -> Result<Record, RecordError> {
        let players = self.players.ok_or(RecordError::Missing("players"))?;
        if self.seats.len() != players {
            return Err(RecordError::Missing("seat"));
        }
        Ok(Record {
            game: self.game.ok_or(RecordError::Missing("game"))?,
            rules_version: self.rules_version.ok_or(RecordError::Missing("rules"))?,
            players,
            options: self.options,
            material: self.material,
            seats: self.seats,
            commitment: self.commitment.ok_or(RecordError::Missing("seed-hash"))?,
            seed: self.seed,
            origins: self.origins,
            plies,
            standings,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        let seed = Seed::named("sample");
        let ply = |seat: Option<usize>, text: &str| RecordedPly {
            seat: seat.map(Seat::new),
            text: text.to_owned(),
        };
        Record {
            game: "batisseurs".to_owned(),
            rules_version: 1,
            players: 2,
            options: BTreeMap::from([("deck".to_owned(), "short".to_owned())]),
            material: Some(Fingerprint::of("[[worker]]")),
            seats: vec!["Ana of the hill".to_owned(), "mcts:2000".to_owned()],
            commitment: seed.commitment(),
            seed: Some(seed),
            origins: vec![Origin {
                plies: 2,
                seed: GameSeed::Known(Seed::named("before")),
            }],
            plies: vec![
                ply(None, "reveal chapel"),
                ply(Some(0), "open chapel"),
                ply(Some(1), "end"),
            ],
            standings: vec![
                RecordedStanding {
                    seat: Seat::new(0),
                    rank: 2,
                    points: -3,
                },
                RecordedStanding {
                    seat: Seat::new(1),
                    rank: 1,
                    points: 12,
                },
            ],
        }
    }

    #[test]
    fn a_record_is_read_back_from_its_text() {
        let record = sample();
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_record_cut_anywhere_is_refused() {
        let text = sample().to_string();
        // Without its closing line feed the text still says everything.
        for cut in 0..text.len() - 1 {
            assert!(text[..cut].parse::<Record>().is_err(), "cut at {cut} was read");
        }
    }

    #[test]
    fn a_lost_or_doubled_line_among_the_moves_is_noticed() {
        let text = sample().to_string();
        assert_eq!(
            text.replace("1 open chapel\n", "").parse::<Record>(),
            Err(RecordError::Torn)
        );
        let doubled = text.replace("2 end\n", "2 end\n2 end\n");
        assert_eq!(doubled.parse::<Record>(), Err(RecordError::Torn));
    }

    #[test]
    fn a_head_that_says_something_twice_is_refused() {
        let text = sample().to_string();
        let head = text.lines().skip(1).take_while(|line| !line.is_empty());
        for line in head {
            let doubled = text.replace(&format!("{line}\n"), &format!("{line}\n{line}\n"));
            assert!(
                matches!(doubled.parse::<Record>(), Err(RecordError::Line { .. })),
                "{line}"
            );
        }
    }

    #[test]
    fn a_head_that_lacks_something_is_refused() {
        let text = sample().to_string();
        for (line, missing) in [
            ("game ", "game"),
            ("rules ", "rules"),
            ("players ", "players"),
            ("seat 2", "seat"),
            ("seed-hash ", "seed-hash"),
        ] {
            let lines = text.lines().filter(|other| !other.starts_with(line));
            let lacking: String = lines.map(|line| format!("{line}\n")).collect();
            assert_eq!(lacking.parse::<Record>(), Err(RecordError::Missing(missing)));
        }
        assert_eq!("chantier record 2".parse::<Record>(), Err(RecordError::Heading));
    }

    #[test]
    fn nothing_may_follow_the_last_line_and_no_move_the_standings() {
        let text = sample().to_string();
        assert!(format!("{text}1 end\n").parse::<Record>().is_err());
        let late = text.replace("end 3", "1 end\nend 4");
        assert!(matches!(late.parse::<Record>(), Err(RecordError::Line { .. })));
    }

    #[test]
    fn a_senseless_line_is_named_by_its_number() {
        let text = sample().to_string().replace("rules 1", "rules one");
        let error = text.parse::<Record>().unwrap_err();
        assert_eq!(error.to_string(), "line 3 of the record makes no sense: 'rules one'");
    }
}
