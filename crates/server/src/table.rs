//! A table as its log tells it.

use std::collections::BTreeMap;

use catalogue::AnyMatch;
use engine::{Info, Phrase, PlayError, RecordedPly, Seat, Seed, Setup, Turn};
use store::{Event, Phase, SeatPlan, SessionId, Stored, Summary, TableId, Version};

/// A table in memory: what its events add up to.
pub(crate) struct Table {
    pub id: TableId,
    pub version: Version,
    pub info: &'static Info,
    pub rules_version: u32,
    pub options: BTreeMap<String, String>,
    pub plans: Vec<SeatPlan>,
    pub sitters: Vec<Option<Sitter>>,
    pub talk: Vec<(Seat, String)>,
    pub again: Option<TableId>,
    /// The game, once it is dealt.
    pub played: Option<Box<dyn AnyMatch>>,
    seed: Seed,
}

/// A person on a seat.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub session: SessionId,
    pub name: String,
}

/// Why somebody cannot do something at a table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// They do not play the seat to move.
    NotYours,
    /// The seat is taken, or they do not sit there.
    Seat,
    /// The game says no.
    Game(Phrase),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::NotYourTurn(_) => Refusal::NotYours,
            other => Refusal::Game(other.phrase()),
        }
    }
}

impl Table {
    /// Reads a table back from its log. `None` if the log is empty; an error says why it does not replay.
    pub fn read(id: &TableId, log: Vec<Stored>) -> Result<Option<Table>, String> {
        let mut log = log.into_iter();
        let Some(first) = log.next() else {
            return Ok(None);
        };
        let mut table = Table::created(id, first.event)?;
        table.version = first.version;
        let mut plies: Option<Vec<RecordedPly>> = None;
        for Stored { version, event, .. } in log {
            table.version = version;
            match event {
                Event::Dealt { chance } => plies = Some(chance.into_iter().map(by_chance).collect()),
                Event::Moved { seat, text, chance } => {
                    let plies = plies.as_mut().ok_or("a move before the deal")?;
                    plies.push(RecordedPly { seat: Some(seat), text });
                    plies.extend(chance.into_iter().map(by_chance));
                }
                Event::Undone { .. } => {
                    plies.as_mut().and_then(Vec::pop).ok_or("nothing to take back")?;
                }
                other => table.note(&other),
            }
        }
        if let Some(plies) = plies {
            table.replay(&plies)?;
        }
        Ok(Some(table))
    }

    fn created(id: &TableId, event: Event) -> Result<Table, String> {
        let Event::Created {
            game,
            rules_version,
            options,
            seed,
            seats,
            ..
        } = event
        else {
            return Err("the log does not begin with the table's creation".to_owned());
        };
        let info = catalogue::find(&game).map_err(|error| error.to_string())?.info();
        Ok(Table {
            id: id.clone(),
            version: 0,
            info,
            rules_version,
            options,
            sitters: vec![None; seats.len()],
            plans: seats,
            talk: Vec::new(),
            again: None,
            played: None,
            seed: seed.parse().map_err(|_| "its seed is no seed")?,
        })
    }

    /// Plays the moves of the log. Chance comes from the seed again and must come out as it was written down.
    fn replay(&mut self, plies: &[RecordedPly]) -> Result<(), String> {
        self.deal()?;
        let played = self.played.as_mut().ok_or("not dealt")?;
        for ply in plies {
            if let Some(seat) = ply.seat {
                played
                    .play_text(seat, &ply.text)
                    .map_err(|error| format!("'{}': {error}", ply.text))?;
            }
        }
        if played.to_record(Vec::new(), false).plies != plies {
            return Err("chance does not come out as it was written down".to_owned());
        }
        Ok(())
    }

    /// Takes in an event that does not touch the game.
    pub fn note(&mut self, event: &Event) {
        match event {
            Event::Joined { seat, session, name } => {
                self.sitters[seat.index()] = Some(Sitter {
                    session: session.clone(),
                    name: name.clone(),
                });
            }
            Event::Left { seat } => self.sitters[seat.index()] = None,
            Event::Spoke { seat, text } => self.talk.push((*seat, text.clone())),
            Event::Again { table } => self.again = Some(table.clone()),
            Event::Created { .. } | Event::Dealt { .. } | Event::Moved { .. } | Event::Undone { .. } => {}
        }
    }

    /// Deals the game and gives the event for the log.
    pub fn deal(&mut self) -> Result<Event, String> {
        let setup = Setup {
            players: self.plans.len(),
            rules_version: Some(self.rules_version),
            options: self.options.clone(),
            material: None,
        };
        let played = catalogue::find(self.info.id)
            .map_err(|error| error.to_string())?
            .deal(setup, self.seed)
            .map_err(|error| error.to_string())?;
        let chance = played
            .to_record(Vec::new(), false)
            .plies
            .into_iter()
            .map(|ply| ply.text);
        let event = Event::Dealt {
            chance: chance.collect(),
        };
        self.played = Some(played);
        Ok(event)
    }

    /// Plays a move for `seat` and gives the event for the log.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Event, Refusal> {
        let played = self.played.as_mut().ok_or(Refusal::NotYours)?;
        let before = played.plies();
        played.play_text(seat, text)?;
        let made = played.to_record(Vec::new(), false).plies.split_off(before);
        let chance = made.into_iter().skip(1).map(|ply| ply.text);
        Ok(Event::Moved {
            seat,
            text: text.to_owned(),
            chance: chance.collect(),
        })
    }

    /// Takes back the last move of a seat of `session` and gives the event for the log.
    pub fn undo(&mut self, session: &SessionId) -> Result<Event, Refusal> {
        let seat = self.undoable(session).ok_or(Refusal::NotYours)?;
        let played = self.played.as_mut().ok_or(Refusal::NotYours)?;
        played.undo(seat)?;
        Ok(Event::Undone { seat })
    }

    /// The seat of `session` that can take back a move.
    pub fn undoable(&self, session: &SessionId) -> Option<Seat> {
        let played = self.played.as_ref()?;
        if played.turn() == Turn::Over {
            return None;
        }
        self.seats_of(session).find(|seat| played.undoable(*seat) > 0)
    }

    /// The seats of a session.
    pub fn seats_of(&self, session: &SessionId) -> impl Iterator<Item = Seat> {
        let own = |seat: &Seat| {
            self.sitters[seat.index()]
                .as_ref()
                .is_some_and(|sitter| sitter.session == *session)
        };
        self.seats().filter(own).collect::<Vec<_>>().into_iter()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.plans.len())
    }

    /// Whether a seat waits for a person.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.plans[seat.index()] == SeatPlan::Person && self.sitters[seat.index()].is_none()
    }

    pub fn has_free_seat(&self) -> bool {
        self.seats().any(|seat| self.is_free(seat))
    }

    /// The seat to move, if the game is on and every seat is taken.
    pub fn to_move(&self) -> Option<Seat> {
        match self.played.as_ref()?.turn() {
            Turn::Seat(seat) if !self.has_free_seat() => Some(seat),
            _ => None,
        }
    }

    /// The bot that is to move, by its name.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.to_move()?;
        match &self.plans[seat.index()] {
            SeatPlan::Bot(name) => Some((seat, name)),
            SeatPlan::Person => None,
        }
    }

    pub fn phase(&self) -> Phase {
        match &self.played {
            Some(played) if played.turn() == Turn::Over => Phase::Over,
            _ if self.played.is_none() || self.has_free_seat() => Phase::Waiting,
            _ => Phase::Playing,
        }
    }

    /// The names as the record keeps them: bots by their own.
    pub fn record_names(&self) -> Vec<String> {
        let name = |seat: Seat| match (&self.sitters[seat.index()], &self.plans[seat.index()]) {
            (Some(sitter), _) => sitter.name.clone(),
            (None, SeatPlan::Bot(bot)) => bot.clone(),
            (None, SeatPlan::Person) => "nobody".to_owned(),
        };
        self.seats().map(name).collect()
    }

    /// What lists say of this table.
    pub fn summary(&self) -> Summary {
        let phase = self.phase();
        let name = |seat: Seat| match (&self.sitters[seat.index()], &self.plans[seat.index()]) {
            (Some(sitter), _) => sitter.name.clone(),
            (None, SeatPlan::Bot(bot)) => bot.clone(),
            (None, SeatPlan::Person) => String::new(),
        };
        let winners = match &self.played {
            Some(played) if phase == Phase::Over => played.standings(engine::Viewer::Spectator).winners().collect(),
            _ => Vec::new(),
        };
        Summary {
            phase,
            names: self.seats().map(name).collect(),
            to_move: self.to_move(),
            winners,
        }
    }
}

fn by_chance(text: String) -> RecordedPly {
    RecordedPly { seat: None, text }
}
