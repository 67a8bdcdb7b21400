//! Games that count: who plays for a rating, and to which place each of them came.
//!
//! Those play who were dealt in. Whoever goes and does not come back is behind everybody who stays, whoever plays on in their
//! seat, and who went first is last.

use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{EarlyEnd, PersonId, Phase, SeatPlan, Table};

/// Somebody whose strength is known by results.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rival {
    /// A person.
    Person(PersonId),
    /// The bot of this name, wherever it plays.
    Bot(String),
}

/// To which place somebody came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Who.
    pub rival: Rival,
    /// The place, 1 the best.
    pub place: u8,
    /// Whether they did not stay until the end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// Why a game does not count after all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// It was ended by agreement.
    Agreed,
    /// It was closed without a result.
    Closed,
    /// Somebody played against themselves, or against nobody.
    Oneself,
}

/// Who plays for a rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Contest {
    /// Those who were dealt in, in the order of their seats.
    rivals: Vec<Rival>,
    gone: Vec<Option<Gone>>,
}

/// When somebody went. What is less is further behind: of those who go in the same moment, since nobody plays any more, the
/// one for whom the others waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gone {
    at_ms: i64,
    waited: bool,
}

impl Contest {
    /// The contest of those who are dealt in.
    pub fn of(people: &[Option<PersonId>], plans: &[SeatPlan]) -> Contest {
        Contest {
            rivals: people.iter().zip(plans).filter_map(rival).collect(),
            gone: vec![None; plans.len()],
        }
    }

    /// Whoever plays on a seat goes. Whoever took it from somebody who had gone before does not play for a rating.
    pub fn go(&mut self, seat: Seat, at_ms: i64, awaited: bool) {
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            let now = Gone {
                at_ms,
                waited: !awaited,
            };
            gone.get_or_insert(now);
        }
    }

    /// Somebody sits down. Only who was dealt in comes back.
    pub fn come(&mut self, seat: Seat, person: &PersonId) {
        let back = matches!(self.rivals.get(seat.index()), Some(Rival::Person(rival)) if rival == person);
        if let Some(gone) = self.gone.get_mut(seat.index()).filter(|_| back) {
            *gone = None;
        }
    }

    /// Whether a person plays for a rating.
    pub fn includes(&self, person: &PersonId) -> bool {
        self.rivals
            .iter()
            .any(|rival| matches!(rival, Rival::Person(rival) if rival == person))
    }

    /// A person is known as another one from now on.
    pub fn hand_over(&mut self, from: &PersonId, to: &PersonId) {
        for rival in &mut self.rivals {
            if matches!(rival, Rival::Person(person) if person == from) {
                *rival = Rival::Person(to.clone());
            }
        }
    }

    /// Whether at most one person plays, against bots.
    fn is_against_bots(&self) -> bool {
        let person = |rival: &&Rival| matches!(rival, Rival::Person(_));
        self.rivals.iter().filter(person).count() < 2
    }

    /// Whether everybody who plays is somebody else. The same bot may sit on several seats.
    fn is_fair(&self) -> bool {
        let mut people: Vec<&Rival> = self.rivals.iter().collect();
        people.retain(|rival| matches!(rival, Rival::Person(_)));
        let number = people.len();
        people.sort();
        people.dedup();
        number > 0 && people.len() == number && self.rivals.len() > 1
    }
}

fn rival((person, plan): (&Option<PersonId>, &SeatPlan)) -> Option<Rival> {
    match (person, plan) {
        (Some(person), _) => Some(Rival::Person(person.clone())),
        (None, SeatPlan::Bot(bot)) => Some(Rival::Bot(bot.clone())),
        (None, SeatPlan::Person | SeatPlan::Record) => None,
    }
}

impl Table {
    /// Whether the game counts for the ratings of its players, if it comes to an end that does.
    pub fn is_rated(&self) -> bool {
        self.terms().rated
    }

    /// Who plays on which seat for a rating: those who were dealt in, or, before the deal, whoever sits there.
    pub fn rivals(&self) -> Vec<Option<Rival>> {
        match self.played() {
            Some(_) => self.contest.rivals.iter().cloned().map(Some).collect(),
            None => {
                let seated = |seat: Seat| rival((&self.person(seat).cloned(), &self.plans()[seat.index()]));
                self.seats().map(seated).collect()
            }
        }
    }

    /// Whether a running game is given up by leaving it: it counts, and nobody is there but bots, who would wait for ever.
    pub fn is_lost_by_leaving(&self) -> bool {
        self.is_rated() && self.is_running() && self.contest.is_against_bots()
    }

    /// Who came to which place, in the order of the seats, in a game that was to count and is over; or why it does not count.
    pub fn result(&self) -> Option<Result<Vec<Placed>, NotCounted>> {
        let played = self
            .played()
            .filter(|_| self.is_rated() && self.phase() == Phase::Over)?;
        match self.early_end() {
            Some(EarlyEnd::Agreed) => return Some(Err(NotCounted::Agreed)),
            Some(EarlyEnd::Closed) => return Some(Err(NotCounted::Closed)),
            Some(EarlyEnd::Resigned) | None => {}
        }
        if !self.contest.is_fair() {
            return Some(Err(NotCounted::Oneself));
        }
        let gone = &self.contest.gone;
        let mut ranks = vec![u8::MAX; gone.len()];
        for standing in played.standings(Viewer::Spectator).0 {
            ranks[standing.seat.index()] = standing.rank;
        }
        let is_before = |one: usize, other: usize| match (gone[one], gone[other]) {
            (None, None) => ranks[one] < ranks[other],
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(one), Some(other)) => one > other,
        };
        let placed = |(seat, rival): (usize, &Rival)| {
            let before = (0..gone.len()).filter(|other| is_before(*other, seat)).count();
            Placed {
                rival: rival.clone(),
                place: u8::try_from(before + 1).unwrap_or(u8::MAX),
                gone: gone[seat].is_some(),
            }
        };
        Some(Ok(self.contest.rivals.iter().enumerate().map(placed).collect()))
    }
}
