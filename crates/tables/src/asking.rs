//! What people at a table ask each other for: to end the game, to go back further than the rules of undo allow, and to take
//! a seat that was left. Everybody else who sits there has to agree; bots always do.

use engine::{PlayError, Seat, Viewer};

use crate::command::joined;
use crate::{EarlyEnd, Event, PersonId, Proposal, Refusal, Request, Table};

/// Something that was asked and waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who asked.
    pub by: PersonId,
    /// For what.
    pub what: Proposal,
    agreed: Vec<PersonId>,
}

/// Why somebody can take back nothing by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// They have not moved yet.
    Unmoved,
    /// Something was drawn since they moved.
    Drawn,
    /// Another seat has moved since.
    Answered(Seat),
    /// The game is over.
    Over,
}

/// How many others have to agree before a stranger sees the hidden cards of a seat: a single opponent could be the stranger.
const WITNESSES: usize = 2;

impl Asked {
    pub(crate) fn new(by: &PersonId, what: Proposal) -> Asked {
        Asked {
            by: by.clone(),
            what,
            agreed: Vec::new(),
        }
    }

    /// Knows somebody by another id from now on.
    pub(crate) fn hand_over(&mut self, from: &PersonId, to: &PersonId) {
        let everybody = std::iter::once(&mut self.by).chain(&mut self.agreed);
        for known in everybody.filter(|known| *known == from) {
            *known = to.clone();
        }
    }
}

impl Table {
    /// What was asked and waits for answers.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Whether an answer of this person is waited for.
    pub fn awaits(&self, person: &PersonId) -> bool {
        self.asked
            .as_ref()
            .is_some_and(|asked| self.awaited(asked).contains(&person))
    }

    /// The people who have not answered yet.
    fn awaited<'a>(&'a self, asked: &'a Asked) -> Vec<&'a PersonId> {
        let mut people = self.others_than(&asked.by);
        people.retain(|person| !asked.agreed.contains(person));
        people
    }

    /// Everybody who sits at the table but one, each once.
    fn others_than(&self, person: &PersonId) -> Vec<&PersonId> {
        let mut people: Vec<&PersonId> = self.seats().filter_map(|seat| self.person(seat)).collect();
        people.retain(|other| *other != person);
        people.sort();
        people.dedup();
        people
    }

    pub(crate) fn take_answer(&mut self, person: &PersonId, yes: bool) {
        match &mut self.asked {
            Some(asked) if yes => asked.agreed.push(person.clone()),
            _ => self.asked = None,
        }
    }

    pub(crate) fn decide_ask(&self, person: &PersonId, request: Request) -> Result<Vec<Event>, Refusal> {
        if !self.is_running() || self.lesson().is_some() {
            return Err(Refusal::NotYours);
        }
        if self.asked.is_some() {
            return Err(Refusal::Asked);
        }
        let sits = self.seats_of(person).next().is_some();
        let what = match request {
            Request::End if self.may_ask_end(person) => Proposal::End,
            Request::Undo if self.is_rated() => return Err(Refusal::Rated),
            Request::Undo if sits => {
                let plies = self.last_decision(person);
                let plies = plies.ok_or(Refusal::Game(PlayError::NothingToUndo))?;
                Proposal::Undo { plies }
            }
            Request::Seat(seat) if self.may_ask_for(seat, person) => Proposal::Seat { seat },
            _ => return Err(Refusal::NotYours),
        };
        let asked = Asked::new(person, what);
        let mut events = vec![Event::Asked {
            person: person.clone(),
            what,
        }];
        if self.awaited(&asked).is_empty() {
            events.push(self.granted(&asked));
        }
        Ok(events)
    }

    pub(crate) fn decide_answer(&self, person: &PersonId, yes: bool) -> Result<Vec<Event>, Refusal> {
        let asked = self.asked.as_ref().ok_or(Refusal::NotYours)?;
        let withdraws = !yes && asked.by == *person;
        let awaited = self.awaited(asked);
        if !withdraws && !awaited.contains(&person) {
            return Err(Refusal::NotYours);
        }
        let mut events = vec![Event::Answered {
            person: person.clone(),
            yes,
        }];
        if yes && awaited.len() == 1 {
            events.push(self.granted(asked));
        }
        Ok(events)
    }

    fn granted(&self, asked: &Asked) -> Event {
        match asked.what {
            Proposal::End => Event::Ended { how: EarlyEnd::Agreed },
            Proposal::Undo { plies } => Event::Rewound {
                plies,
                skip: self.rewinds + 1,
            },
            Proposal::Seat { seat } => joined(seat, &asked.by),
        }
    }

    /// Whether a person may ask the others to end the game. Bots alone agree to everything: who leads could stop there.
    pub fn may_ask_end(&self, person: &PersonId) -> bool {
        let sits = self.seats_of(person).next().is_some();
        sits && self.is_running() && self.lesson().is_none() && !self.others_than(person).is_empty()
    }

    /// Whether a person made a move here that can only be taken back if the others agree. A game that counts is played as it is
    /// dealt.
    pub fn may_ask_back(&self, person: &PersonId) -> bool {
        let Some(played) = self.played().filter(|_| self.is_running() && self.lesson().is_none()) else {
            return false;
        };
        let own = |ply: usize| played.mover(ply).is_some_and(|seat| self.person(seat) == Some(person));
        !self.is_rated() && self.undoable(person).is_none() && (self.inherited()..played.plies()).any(own)
    }

    /// Why a person can take back nothing by themselves, where that is so.
    pub fn settled_for(&self, person: &PersonId) -> Settled {
        let Some(played) = self.played() else {
            return Settled::Unmoved;
        };
        if played.is_over() {
            return Settled::Over;
        }
        let is_own = |seat: Seat| self.person(seat) == Some(person);
        let mut answer = None;
        for mover in (self.inherited()..played.plies()).rev().map(|ply| played.mover(ply)) {
            match mover {
                Some(seat) if is_own(seat) => return answer.map_or(Settled::Drawn, Settled::Answered),
                Some(seat) => answer = answer.or(Some(seat)),
                None => {}
            }
        }
        Settled::Unmoved
    }

    /// After how many moves a person decided something last.
    fn last_decision(&self, person: &PersonId) -> Option<usize> {
        let played = self.played()?;
        let decided = |ply: &usize| {
            let seat = played.mover(*ply).filter(|seat| self.person(*seat) == Some(person));
            seat.is_some_and(|seat| played.view_at(Viewer::Seat(seat), *ply).offers().len() > 1)
        };
        (self.inherited()..played.plies()).rev().find(decided)
    }

    /// Whether somebody may ask for a seat that was left: nobody who plays, played or gave up here, and no stranger where a
    /// single opponent would be the only one to ask.
    pub fn may_ask_for(&self, seat: Seat, person: &PersonId) -> bool {
        let Some(left) = self.left_by(seat).filter(|_| self.is_running()) else {
            return false;
        };
        let played = |other: Seat| self.person(other) == Some(person) || self.left_by(other) == Some(person);
        let witnesses = if self.game().info().hidden { WITNESSES } else { 1 };
        left != person
            && !self.gave_up(person)
            && !self.seats().any(played)
            && self.others_than(person).len() >= witnesses
    }
}
