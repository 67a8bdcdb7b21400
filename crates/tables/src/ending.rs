//! Games that end before their end: somebody gives up, or all agree that it is enough.

use engine::{Seat, Standings, Viewer};

use crate::{EarlyEnd, Event, PersonId, Phase, Refusal, Table};

/// Who gave up, and how the game ended, where that was before its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Endings {
    /// In the order in which they gave up.
    resigned: Vec<(Seat, PersonId)>,
    pub early: Option<EarlyEnd>,
}

impl Endings {
    pub fn resign(&mut self, seat: Seat, person: Option<PersonId>) {
        self.resigned.extend(person.map(|person| (seat, person)));
    }

    /// Knows somebody by another id from now on.
    pub fn hand_over(&mut self, from: &PersonId, to: &PersonId) {
        for (_, known) in self.resigned.iter_mut().filter(|(_, known)| known == from) {
            *known = to.clone();
        }
    }
}

impl Table {
    /// Who gave the game up, and on which seat, in the order in which they did.
    pub fn resigned(&self) -> &[(Seat, PersonId)] {
        &self.endings.resigned
    }

    /// Whether a person gave the game up.
    pub fn gave_up(&self, person: &PersonId) -> bool {
        self.resigned().iter().any(|(_, other)| other == person)
    }

    /// How the game ended, where that was before its end.
    pub fn early_end(&self) -> Option<EarlyEnd> {
        self.endings.early
    }

    /// Whether the game was dealt and is not over.
    pub(crate) fn is_running(&self) -> bool {
        self.played().is_some() && self.phase() != Phase::Over
    }

    /// The result of a game that is over. Whoever gave up comes after everybody who did not, the first of them last; the
    /// others stand as the game ranks them.
    pub fn standings(&self) -> Option<Standings> {
        let played = self.played().filter(|_| self.phase() == Phase::Over)?;
        let mut standings = played.standings(Viewer::Spectator);
        let gave_up = |seat: Seat| self.resigned().iter().position(|(other, _)| *other == seat);
        let stayed: Vec<u8> = standings
            .0
            .iter()
            .filter(|standing| gave_up(standing.seat).is_none())
            .map(|standing| standing.rank)
            .collect();
        let seats = standings.0.len();
        for standing in &mut standings.0 {
            let before = match gave_up(standing.seat) {
                Some(order) => seats - 1 - order.min(seats - 1),
                None => stayed.iter().filter(|rank| **rank < standing.rank).count(),
            };
            standing.rank = u8::try_from(before + 1).unwrap_or(u8::MAX);
        }
        Some(standings)
    }

    /// Whether a person may give the game up: somebody else has to be there to win it.
    pub fn may_resign(&self, person: &PersonId) -> bool {
        self.is_running()
            && self.lesson().is_none()
            && self.seats_of(person).next().is_some()
            && self.seats().any(|seat| self.contends(seat, person))
    }

    /// Whether somebody other than this person still plays for a place.
    fn contends(&self, seat: Seat, person: &PersonId) -> bool {
        let gave_up = self.resigned().iter().any(|(other, _)| *other == seat);
        self.person(seat) != Some(person) && !gave_up
    }

    /// Where one is left, or no person, the game is over. Otherwise the stand-in plays on.
    pub(crate) fn decide_resign(&self, person: &PersonId) -> Result<Vec<Event>, Refusal> {
        if !self.may_resign(person) {
            return Err(Refusal::Seat);
        }
        let own = || self.seats_of(person);
        let left: Vec<Seat> = self.seats().filter(|seat| self.contends(*seat, person)).collect();
        let mut events: Vec<Event> = own().map(|seat| Event::Resigned { seat }).collect();
        if left.len() > 1 && left.iter().any(|seat| self.person(*seat).is_some()) {
            events.extend(own().map(|seat| self.stand_in(seat)));
        } else {
            events.push(Event::Ended {
                how: EarlyEnd::Resigned,
            });
        }
        Ok(events)
    }
}
