//! What can be asked of a table, and what it leads to.

use std::collections::BTreeMap;

use catalogue::{AnyGame, AnyMatch};
use engine::{Fingerprint, GameSeed, PlayError, RecordedPly, Seat, Seed, Setup, SetupError};

use crate::{Door, Event, Leaving, LoggedSeed, PersonId, Phase, SeatPlan, Table, TableId, Terms, Version};

/// A table to be set up.
#[derive(Clone)]
pub struct NewTable {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
    /// The text of the material file to play with; the built-in material where there is none.
    pub material: Option<String>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Who may sit where.
    pub seats: Vec<SeatPlan>,
    /// The people who sit down at once.
    pub seated: Vec<(Seat, PersonId)>,
    /// The table this one is a rematch of.
    pub again: Option<TableId>,
    /// What was agreed on before the game.
    pub terms: Terms,
    /// Who may know of it.
    pub door: Door,
}

/// Something that is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A person takes a free seat. With the last one the game is dealt. Once it is, a seat that was left knows secrets of
    /// the game, so only whoever left it may come back to it.
    Join {
        /// The seat.
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// A person gives up all their seats, as long as the game is not over: whoever played it to the end did.
    Leave {
        /// Who.
        person: PersonId,
    },
    /// Somebody at the table lets a bot play on for a person who left, or who has been silent for long. Before the deal the host
    /// seats a bot on a free seat; with the last one the game is dealt.
    Replace {
        /// The seat that was left, is free, or is not played.
        seat: Seat,
        /// The bot's name.
        bot: String,
        /// Who wants it.
        person: PersonId,
        /// What time it is, in milliseconds since 1970.
        now_ms: i64,
    },
    /// The host sends somebody else, or a bot, away from a seat before the deal.
    Free {
        /// The seat.
        seat: Seat,
        /// Who wants it.
        person: PersonId,
    },
    /// A seat moves.
    Move {
        /// The seat.
        seat: Seat,
        /// Who moves it.
        actor: Actor,
        /// The move.
        text: String,
    },
    /// A person takes back the last move of a seat of theirs.
    Undo {
        /// Who.
        person: PersonId,
    },
    /// A person gives the game up.
    Resign {
        /// Who.
        person: PersonId,
    },
    /// A person asks the others for something.
    Ask {
        /// Who.
        person: PersonId,
        /// For what.
        request: Request,
    },
    /// A person says yes or no to what was asked.
    Answer {
        /// Who.
        person: PersonId,
        /// Whether they agree.
        yes: bool,
    },
    /// What the terms of the table say is done, if its time has come.
    Due {
        /// What time it is, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A learner skips the rest of the lesson, and plays on against a bot.
    SkipLesson {
        /// Who.
        person: PersonId,
        /// The bot's name.
        bot: String,
    },
    /// A person lets everybody know of a finished game that they played, or no longer; or the host of a table that waits for
    /// people, and has no lock, lets everybody come.
    Publish {
        /// Who.
        person: PersonId,
        /// Whether it shall be public.
        public: bool,
    },
    /// A person goes on as another one, whose all is from now on that was theirs.
    HandOver {
        /// Who was known here.
        from: PersonId,
        /// Who is known instead.
        to: PersonId,
    },
    /// The same players go on at another table.
    Again {
        /// The new table.
        table: TableId,
        /// The one at which they went on before, if it is not there any more.
        instead_of: Option<TableId>,
    },
}

/// What a person asks the others for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// To end the game now.
    End,
    /// To go back to their last decision, past what was drawn and what others did.
    Undo,
    /// To take a seat whose person left.
    Seat(Seat),
}

/// Who moves a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person, who must sit there.
    Person(PersonId),
    /// The bot that was seated there.
    Bot,
}

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// They do not play the seat to move.
    NotYours,
    /// The seat is taken, or they do not sit there.
    Seat,
    /// The seat waits for the person who left it in the middle of the game.
    Reserved,
    /// Something else is being asked already.
    Asked,
    /// The time for it has not come.
    NotDue,
    /// The game says no.
    Game(PlayError),
    /// So much was taken back, asked and changed that only the game itself goes on.
    Full,
    /// The game counts for ratings, so that this is not done while it is played.
    Rated,
    /// The game allows it, but the lesson asks for something else; the message of the lesson that says why.
    Lesson(String),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::NotYourTurn(_) => Refusal::NotYours,
            other => Refusal::Game(other),
        }
    }
}

impl NewTable {
    /// The events with which the table begins, by the newest rules of its game.
    pub fn decide(&self) -> Result<Vec<Event>, SetupError> {
        let info = self.game.info();
        let setup = Setup {
            players: self.seats.len(),
            rules_version: None,
            options: self.options.clone(),
            material: self.material.clone(),
        };
        let undealt = self.game.undealt(setup, GameSeed::Known(self.seed))?;
        let mut events = vec![Event::Created {
            game: info.id.to_owned(),
            rules_version: undealt.setup().rules_version(info),
            options: self.options.clone(),
            material: self.material.as_deref().map(|text| Fingerprint::of(text).to_string()),
            seed: LoggedSeed::Known(self.seed.to_string()),
            seats: self.seats.clone(),
            again: self.again.clone(),
            past: None,
            terms: self.terms.clone().into(),
        }];
        events.extend(self.door.event());
        events.extend(seated(&self.seats, &self.seated, &*undealt));
        Ok(events)
    }
}

/// People sit down at a table that is set up; with the last free seat the game is dealt.
pub(crate) fn seated(plans: &[SeatPlan], people: &[(Seat, PersonId)], undealt: &dyn AnyMatch) -> Vec<Event> {
    let mut events: Vec<Event> = people.iter().map(|(seat, person)| joined(*seat, person)).collect();
    let is_free =
        |seat: Seat| plans[seat.index()] == SeatPlan::Person && !people.iter().any(|(taken, _)| *taken == seat);
    if !Seat::all(plans.len()).any(is_free) {
        events.push(dealt(undealt));
    }
    events
}

/// A person sits down.
pub(crate) fn joined(seat: Seat, person: &PersonId) -> Event {
    Event::Joined {
        seat,
        person: person.clone(),
    }
}

/// How many events a log may hold that are no moves of the game as it stands: a move that was taken back is two. Nobody who plays
/// comes near, and a log is read as a whole.
const MOST_BESIDE_THE_GAME: Version = 4_000;

impl Command {
    /// Whether it can be repeated for ever, while the game does not go on.
    fn lengthens_the_log(&self) -> bool {
        matches!(
            self,
            Command::Undo { .. }
                | Command::Ask { .. }
                | Command::Join { .. }
                | Command::Free { .. }
                | Command::Replace { .. }
                | Command::Publish { .. }
        )
    }
}

impl Table {
    /// What a command leads to: the events to store, or the reason why it cannot be done. Nothing is changed.
    pub fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        if command.lengthens_the_log() && self.is_full() {
            return Err(Refusal::Full);
        }
        match command {
            Command::Join { seat, person } => self.decide_join(*seat, person),
            Command::Leave { person } => self.decide_leave(person),
            Command::Replace {
                seat,
                bot,
                person,
                now_ms,
            } => self.decide_replace(*seat, bot, person, *now_ms),
            Command::Move { seat, actor, text } => self.decide_move(*seat, actor, text),
            Command::Undo { person } => self.decide_undo(person),
            Command::Resign { person } => self.decide_resign(person),
            Command::Ask { person, request } => self.decide_ask(person, *request),
            Command::Answer { person, yes } => self.decide_answer(person, *yes),
            Command::Due { now_ms } => self.decide_due(*now_ms),
            Command::SkipLesson { person, bot } => self.decide_skip(person, bot),
            Command::Free { seat, person } => self.decide_free(*seat, person),
            Command::Publish { person, public } => {
                let may = match self.phase() {
                    Phase::Over => self.seats_of(person).next().is_some(),
                    Phase::Waiting => self.is_led_by(person) && self.lock().is_none(),
                    Phase::Playing => false,
                };
                let settled = Event::Published {
                    public: *public,
                    lock: None,
                };
                if may { Ok(vec![settled]) } else { Err(Refusal::NotYours) }
            }
            Command::HandOver { from, to } => {
                let is_theirs = |seat: Seat| self.person(seat) == Some(from) || self.left_by(seat) == Some(from);
                let asks = self.asked().is_some_and(|asked| asked.by == *from);
                let played = self.gave_up(from) || self.contest.includes(from);
                if from == to || !asks && !played && !self.seats().any(is_theirs) {
                    return Err(Refusal::Seat);
                }
                Ok(vec![Event::HandedOver {
                    from: from.clone(),
                    to: to.clone(),
                }])
            }
            Command::Again { table, instead_of } => match self.again() == instead_of.as_ref() {
                false => Err(Refusal::Seat),
                true => Ok(vec![Event::Again { table: table.clone() }]),
            },
        }
    }

    /// Whether the log holds so much beside the moves of the game as it stands that it is to grow by those alone.
    fn is_full(&self) -> bool {
        let plies = self.played().map_or(0, |played| played.plies());
        let beside = self
            .version()
            .saturating_sub(Version::try_from(plies).unwrap_or(Version::MAX));
        beside >= MOST_BESIDE_THE_GAME
    }

    fn decide_join(&self, seat: Seat, person: &PersonId) -> Result<Vec<Event>, Refusal> {
        let comes_back = self.left_by(seat) == Some(person);
        if seat.index() >= self.plans().len() || self.person(seat).is_some() {
            return Err(Refusal::Seat);
        }
        if !comes_back && !self.is_free(seat) {
            return Err(Refusal::Seat);
        }
        if !comes_back && self.played().is_some() || self.phase() == Phase::Over {
            return Err(Refusal::Reserved);
        }
        if self.is_rated() && self.seats_of(person).next().is_some() {
            return Err(Refusal::Rated);
        }
        let mut events = vec![joined(seat, person)];
        if self.is_last_free() && self.played().is_none() {
            events.push(dealt(self.undealt()));
        }
        Ok(events)
    }

    /// Where it was agreed so and somebody stays, the stand-in plays on at once. Nobody waits for a person who leaves bots in a game that
    /// counts: it is given up.
    fn decide_leave(&self, person: &PersonId) -> Result<Vec<Event>, Refusal> {
        let own: Vec<Seat> = self.seats_of(person).collect();
        if own.is_empty() || self.phase() == Phase::Over {
            return Err(Refusal::Seat);
        }
        if self.is_lost_by_leaving() && self.may_resign(person) {
            return self.decide_resign(person);
        }
        let mut events: Vec<Event> = own.iter().map(|&seat| Event::Left { seat }).collect();
        let others = self
            .seats()
            .any(|seat| self.person(seat).is_some_and(|other| other != person));
        let stands_in = self.terms().leaving == Leaving::StandsIn && self.is_running() && others;
        if stands_in {
            events.extend(own.iter().map(|&seat| self.stand_in(seat)));
        }
        Ok(events)
    }

    /// The stand-in takes a seat.
    pub(crate) fn stand_in(&self, seat: Seat) -> Event {
        Event::Replaced {
            seat,
            bot: self.terms().stand_in.clone(),
        }
    }

    fn decide_replace(&self, seat: Seat, bot: &str, person: &PersonId, now_ms: i64) -> Result<Vec<Event>, Refusal> {
        let silent = self.silent(now_ms).filter(|silent| silent.seat == seat);
        if let Some(other) = silent.and_then(|_| self.person(seat))
            && other != person
            && self.seats_of(person).next().is_some()
        {
            return self.decide_for_silent(seat, bot, other);
        }
        let waits = seat.index() < self.plans().len() && self.is_free(seat);
        let may = match self.played() {
            Some(_) => self.seats_of(person).next().is_some(),
            None => self.is_led_by(person),
        };
        if !waits || !may {
            return Err(Refusal::Seat);
        }
        let mut events = vec![Event::Replaced {
            seat,
            bot: bot.to_owned(),
        }];
        if self.is_last_free() && self.played().is_none() {
            events.push(dealt(self.undealt()));
        }
        Ok(events)
    }

    /// Who has been silent for long counts as having left, whatever that means at this table, and a bot plays on.
    fn decide_for_silent(&self, seat: Seat, bot: &str, person: &PersonId) -> Result<Vec<Event>, Refusal> {
        let mut events = self.decide_leave(person)?;
        if events.iter().all(|event| matches!(event, Event::Left { .. })) {
            events.push(Event::Replaced {
                seat,
                bot: bot.to_owned(),
            });
        }
        Ok(events)
    }

    fn decide_free(&self, seat: Seat, person: &PersonId) -> Result<Vec<Event>, Refusal> {
        let taken = seat.index() < self.plans().len() && !self.is_free(seat);
        if !taken || !self.is_led_by(person) || self.person(seat) == Some(person) {
            return Err(Refusal::Seat);
        }
        Ok(vec![Event::Left { seat }])
    }

    /// Whether one seat is free, and no more.
    fn is_last_free(&self) -> bool {
        self.seats().filter(|seat| self.is_free(*seat)).count() == 1
    }

    fn decide_move(&self, seat: Seat, actor: &Actor, text: &str) -> Result<Vec<Event>, Refusal> {
        let sits_there = match actor {
            Actor::Person(person) => self.seats_of(person).any(|own| own == seat),
            Actor::Bot => matches!(self.plans().get(seat.index()), Some(SeatPlan::Bot(_))),
        };
        let played = self.played().ok_or(Refusal::NotYours)?;
        // A finished game refuses by itself, with its own reason.
        if !sits_there || (self.to_move() != Some(seat) && !played.is_over()) {
            return Err(Refusal::NotYours);
        }
        let moved = |step: Vec<RecordedPly>| {
            let mut texts = step.into_iter().map(|ply| ply.text);
            Event::Moved {
                seat,
                text: texts.next().unwrap_or_default(),
                chance: texts.collect(),
            }
        };
        let steps = played.resolve_through(seat, text)?;
        let progress = matches!(actor, Actor::Person(_)).then(|| self.lesson()).flatten();
        if let Some(objection) = progress.and_then(|progress| progress.objection(text)) {
            return Err(Refusal::Lesson(objection));
        }
        Ok(steps.into_iter().map(moved).collect())
    }

    fn decide_undo(&self, person: &PersonId) -> Result<Vec<Event>, Refusal> {
        // A result that counts has been counted.
        let counted = self.is_rated() && self.phase() == Phase::Over;
        match self.undoable(person).zip(self.played()).filter(|_| !counted) {
            Some((seat, played)) => Ok(vec![Event::Undone { seat }; played.back_to_choice(seat)]),
            None if self.seats_of(person).next().is_none() => Err(Refusal::NotYours),
            None => Err(Refusal::Game(PlayError::NothingToUndo)),
        }
    }
}

fn dealt(undealt: &dyn AnyMatch) -> Event {
    Event::Dealt {
        chance: undealt.due_chance().into_iter().map(|ply| ply.text).collect(),
    }
}
