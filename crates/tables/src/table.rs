//! What the events of a table add up to.

use catalogue::{AnyGame, AnyMatch};
use engine::{
    Commitment, Fingerprint, GameSeed, IllegalPly, PlayError, RecordedPly, Seat, Seed, Setup, SetupError, Standings,
    Turn, Viewer, excerpt,
};

use crate::clock::{Clocks, Tick};
use crate::contest::Contest;
use crate::ending::Endings;
use crate::format::FormatError;
use crate::{
    Asked, Beside, Door, EarlyEnd, Event, Lock, OpenTable, Past, PersonId, Phase, SeatPlan, Source, Stored, Summary,
    TableId, Terms, TimeLeft, Version,
};

/// All that is kept of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// Its events in order.
    pub events: Vec<Stored>,
    /// The text of the material file that its first event names.
    pub material: Option<String>,
    /// Names and talk.
    pub beside: Beside,
}

/// A table: what its events add up to, and nothing else.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    version: Version,
    changed_at_ms: i64,
    game: &'static dyn AnyGame,
    plans: Vec<SeatPlan>,
    people: Vec<Option<PersonId>>,
    /// Who left a seat and may come back to it.
    left: Vec<Option<PersonId>>,
    /// Who sits here, in the order in which they came: the first is the host while the table waits.
    arrived: Vec<PersonId>,
    again: Option<TableId>,
    rematch: bool,
    /// The table whose game this one goes on from, and after how many moves.
    origin: Option<(TableId, usize)>,
    played: Box<dyn AnyMatch>,
    dealt: bool,
    public: bool,
    terms: Terms,
    seed: GameSeed,
    /// How many moves were made elsewhere.
    inherited: usize,
    /// How often the game went back by agreement.
    pub(crate) rewinds: u64,
    pub(crate) clocks: Clocks,
    pub(crate) asked: Option<Asked>,
    pub(crate) endings: Endings,
    pub(crate) contest: Contest,
    /// Whose time ran out; they may come back.
    timed_out: Vec<bool>,
    /// When a person did something last.
    pub(crate) active_at_ms: i64,
    /// Since when the others have waited for whoever is to move: what people ask each other meanwhile is no move.
    pub(crate) awaited_since_ms: i64,
    /// Whether it was public when the game began.
    began_public: bool,
    /// How often moves were taken back.
    taken_back: usize,
    lock: Option<Lock>,
}

/// Why a log does not read back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// There is no event at all.
    #[error("the log is empty")]
    Empty,
    /// An event cannot be read.
    #[error("event {version} cannot be read: {why}")]
    Format {
        /// The event's number.
        version: Version,
        /// What is wrong with it.
        why: FormatError,
    },
    /// The log does not begin with the creation of a table, or creates it twice.
    #[error("event {0} creates a table where it should not, or the first does not")]
    Creation(Version),
    /// An event is missing or doubled.
    #[error("event {found} follows event {after}")]
    Gap {
        /// The last event that was read.
        after: Version,
        /// The next one.
        found: Version,
    },
    /// This program does not have the game.
    #[error(transparent)]
    Game(#[from] catalogue::UnknownGame),
    /// The seed is no seed.
    #[error("its seed is no seed")]
    Seed,
    /// The material it was played with is not there, or is another.
    #[error("its material, {0}, is not there")]
    Material(String),
    /// It cannot be set up by this program.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An event names a seat that the table does not have.
    #[error("event {0} names a seat that is not there")]
    Seat(Version),
    /// A move cannot follow.
    #[error("'{text}' of event {version} cannot be played: {why}")]
    Ply {
        /// The event's number.
        version: Version,
        /// The move's text.
        text: String,
        /// Why not.
        why: IllegalPly,
    },
    /// Nothing can be taken back.
    #[error("event {version} takes back what cannot be taken back: {why}")]
    Undo {
        /// The event's number.
        version: Version,
        /// Why not.
        why: PlayError,
    },
    /// The game cannot go back so far.
    #[error("event {0} goes back to where the game never was")]
    Rewind(Version),
    /// The game was dealt twice, or played before it was dealt.
    #[error("event {0} deals again, or plays before the deal")]
    Deal(Version),
    /// What chance gave is missing, so that it is nobody's turn.
    #[error("event {0} leaves out what chance gave")]
    ChanceDue(Version),
}

impl Table {
    /// Reads a table back from its log.
    pub fn read(id: &TableId, log: &Log) -> Result<Table, ReadError> {
        let (first, rest) = log.events.split_first().ok_or(ReadError::Empty)?;
        let mut table = Table::create(id, first, log.material.clone())?;
        rest.iter().try_for_each(|stored| table.apply(stored))?;
        Ok(table)
    }

    /// The table after its first event. `material` is the text of the material file that the event names.
    pub fn create(id: &TableId, first: &Stored, material: Option<String>) -> Result<Table, ReadError> {
        let Event::Created {
            game,
            rules_version,
            options,
            material: named,
            seed,
            seats,
            again,
            past,
            terms,
        } = &first.event
        else {
            return Err(ReadError::Creation(first.version));
        };
        if first.version != 1 {
            return Err(ReadError::Gap {
                after: 0,
                found: first.version,
            });
        }
        let material = match named {
            None => None,
            Some(named) => Some(
                material
                    .filter(|text| Fingerprint::of(text).to_string() == *named)
                    .ok_or_else(|| ReadError::Material(named.clone()))?,
            ),
        };
        let game = catalogue::find(game)?;
        let setup = Setup {
            players: seats.len(),
            rules_version: Some(*rules_version),
            options: options.clone(),
            material,
        };
        let seed = GameSeed::try_from(seed)?;
        let mut played = game.undealt(setup, seed)?;
        let mut endings = Endings::default();
        if let Some(past) = past {
            past.play(&mut *played)?;
            // A record is all there is of its game: nobody goes on with it, and so nothing of it is a secret.
            if past.source == Source::Record && !played.is_over() {
                played.end();
                endings.early = Some(EarlyEnd::Closed);
            }
        }
        Ok(Table {
            id: id.clone(),
            version: first.version,
            changed_at_ms: first.at_ms,
            game,
            plans: seats.clone(),
            people: vec![None; seats.len()],
            left: vec![None; seats.len()],
            arrived: Vec::new(),
            again: None,
            rematch: again.is_some(),
            origin: past.as_ref().and_then(Past::origin),
            played,
            // A record is all there, its deal included.
            dealt: past.as_ref().is_some_and(|past| past.source == Source::Record),
            public: false,
            terms: (**terms).clone(),
            seed,
            inherited: past.as_ref().map_or(0, |past| past.moves.len()),
            rewinds: 0,
            clocks: Clocks::new(terms.clock.clone(), seats.len()),
            asked: None,
            endings,
            contest: Contest::default(),
            timed_out: vec![false; seats.len()],
            active_at_ms: first.at_ms,
            awaited_since_ms: first.at_ms,
            began_public: false,
            taken_back: 0,
            lock: None,
        })
    }

    /// Takes in the next event of the log. After an error the table is of no use any more: read it anew.
    pub fn apply(&mut self, stored: &Stored) -> Result<(), ReadError> {
        let &Stored {
            version,
            at_ms,
            ref event,
        } = stored;
        if version != self.version + 1 {
            return Err(ReadError::Gap {
                after: self.version,
                found: version,
            });
        }
        let mut tick = Tick::Other;
        match event {
            Event::Created { .. } => return Err(ReadError::Creation(version)),
            Event::Joined { seat, person } => {
                *self.place(*seat, version)? = Some(person.clone());
                self.contest.come(*seat, person);
                self.plans[seat.index()] = SeatPlan::Person;
                let left_by = self.left[seat.index()].take();
                let ran_out = std::mem::take(&mut self.timed_out[seat.index()]);
                self.asked = None;
                tick = match left_by {
                    Some(left_by) if left_by == *person && !ran_out => Tick::Returned(*seat),
                    _ => Tick::Came(*seat),
                };
                if !self.arrived.contains(person) {
                    self.arrived.push(person.clone());
                }
            }
            Event::Left { seat } => {
                let person = self.place(*seat, version)?.take();
                if let Some(person) = &person
                    && self.seats_of(person).next().is_none()
                {
                    self.arrived.retain(|other| other != person);
                }
                // Before the deal nobody knows anything yet, and the seat is anybody's.
                if !self.dealt {
                    self.plans[seat.index()] = SeatPlan::Person;
                }
                self.left[seat.index()] = person.filter(|_| self.dealt);
                self.go(*seat, at_ms);
                self.asked = None;
                tick = Tick::Left(*seat);
            }
            Event::TimedOut { seat } => {
                self.left[seat.index()] = self.place(*seat, version)?.take();
                self.timed_out[seat.index()] = true;
                self.go(*seat, at_ms);
                self.asked = None;
            }
            Event::Resigned { seat } => {
                let person = self.place(*seat, version)?.clone();
                self.endings.resign(*seat, person);
                self.go(*seat, at_ms);
                self.asked = None;
            }
            Event::Replaced { seat, bot } => {
                self.place(*seat, version)?.take();
                self.plans[seat.index()] = SeatPlan::Bot(bot.clone());
            }
            Event::Dealt { chance } => {
                if self.dealt {
                    return Err(ReadError::Deal(version));
                }
                self.dealt = true;
                self.began_public = self.public;
                self.contest = Contest::of(&self.people, &self.plans);
                self.push(version, None, chance)?;
            }
            Event::Moved { seat, text, chance } => {
                if !self.dealt {
                    return Err(ReadError::Deal(version));
                }
                self.push(version, Some(*seat), std::slice::from_ref(text))?;
                self.push(version, None, chance)?;
                self.asked = None;
                tick = Tick::Moved;
            }
            Event::Undone { seat } => {
                let undone = self.played.undo(*seat);
                undone.map_err(|why| ReadError::Undo { version, why })?;
                self.asked = None;
                self.taken_back += 1;
                tick = Tick::Undone;
            }
            Event::Asked { person, what } => self.asked = Some(Asked::new(person, *what)),
            Event::Answered { person, yes } => self.take_answer(person, *yes),
            Event::Rewound { plies, skip } => {
                self.rewind(version, *plies, *skip)?;
                self.taken_back += 1;
                tick = Tick::Rewound;
            }
            Event::Ended { how } => {
                if !self.dealt {
                    return Err(ReadError::Deal(version));
                }
                self.played.end();
                self.endings.early = Some(*how);
                self.asked = None;
            }
            &Event::Halted { from_ms, until_ms } => {
                let (from_ms, until_ms) = (from_ms.max(0), until_ms.min(at_ms));
                self.active_at_ms += (until_ms - from_ms.max(self.active_at_ms)).max(0);
                tick = Tick::Halted { from_ms, until_ms };
            }
            Event::HandedOver { from, to } => {
                if self.arrived.contains(to) {
                    self.arrived.retain(|person| person != from);
                }
                self.contest.hand_over(from, to);
                self.endings.hand_over(from, to);
                if let Some(asked) = &mut self.asked {
                    asked.hand_over(from, to);
                }
                let seated = self.people.iter_mut().chain(&mut self.left).flatten();
                for known in seated.chain(&mut self.arrived).filter(|known| *known == from) {
                    *known = to.clone();
                }
            }
            Event::Again { table } => self.again = Some(table.clone()),
            Event::Published { public, lock } => {
                self.public = *public;
                if lock.is_some() {
                    self.lock.clone_from(lock);
                }
            }
            Event::Retired => {}
        }
        // Whoever moves draws at once, so that a table at which chance is to move is one that nobody can play on.
        if self.dealt && !self.played.is_over() && self.played.turn() == Turn::Chance {
            return Err(ReadError::ChanceDue(version));
        }
        self.version = version;
        self.changed_at_ms = at_ms;
        if self.is_by_person(event) {
            self.active_at_ms = at_ms;
        }
        if !is_beside_the_game(event) {
            self.awaited_since_ms = at_ms;
        }
        let to_move = self.to_move().filter(|seat| self.person(*seat).is_some());
        self.clocks.follow(at_ms, tick, to_move, self.played.plies());
        Ok(())
    }

    /// Whoever plays on a seat goes. After the end nobody leaves the game any more.
    fn go(&mut self, seat: Seat, at_ms: i64) {
        let awaited = self.played.turn() == Turn::Seat(seat);
        if self.is_running() {
            self.contest.go(seat, at_ms, awaited);
        }
    }

    /// Whether a person did something at the table.
    fn is_by_person(&self, event: &Event) -> bool {
        match event {
            Event::Moved { seat, .. } => self.person(*seat).is_some(),
            Event::Joined { .. } | Event::Undone { .. } | Event::Asked { .. } | Event::Answered { .. } => true,
            _ => false,
        }
    }

    /// The game goes back, and goes on with another seed.
    fn rewind(&mut self, version: Version, plies: usize, skip: u64) -> Result<(), ReadError> {
        let seed = self.seed.known().ok_or(ReadError::Rewind(version))?;
        if !self.dealt || plies > self.played.plies() || plies < self.inherited {
            return Err(ReadError::Rewind(version));
        }
        self.played = self.played.branch(plies, seed.nth(skip));
        self.rewinds += 1;
        self.asked = None;
        Ok(())
    }

    fn place(&mut self, seat: Seat, version: Version) -> Result<&mut Option<PersonId>, ReadError> {
        self.people.get_mut(seat.index()).ok_or(ReadError::Seat(version))
    }

    fn push(&mut self, version: Version, seat: Option<Seat>, texts: &[String]) -> Result<(), ReadError> {
        for text in texts {
            let ply = RecordedPly {
                seat,
                text: text.clone(),
            };
            self.played.push(&ply).map_err(|why| ReadError::Ply {
                version,
                text: excerpt(&ply.text),
                why,
            })?;
        }
        Ok(())
    }

    /// The table's name in addresses.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of its last event.
    pub fn version(&self) -> Version {
        self.version
    }

    /// When its last event was written, in milliseconds since 1970.
    pub fn changed_at_ms(&self) -> i64 {
        self.changed_at_ms
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// What was chosen before the game.
    pub fn setup(&self) -> &Setup {
        self.played.setup()
    }

    /// Who may sit where, or plays on there for somebody who left.
    pub fn plans(&self) -> &[SeatPlan] {
        &self.plans
    }

    /// The hash of the seed that was fixed before the first move, from which all others follow.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// That seed, once the game is over and if it is known.
    pub fn seed(&self) -> Option<Seed> {
        self.seed.known().copied().filter(|_| self.phase() == Phase::Over)
    }

    /// What was agreed on before the game.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What is left to a seat at a moment; `None` where there is no clock, or it stands and has nothing to tell.
    pub fn time_left(&self, seat: Seat, now_ms: i64) -> Option<TimeLeft> {
        if self.person(seat).is_none() || self.phase() == Phase::Over {
            return None;
        }
        self.clocks.left(seat, now_ms)
    }

    /// What a seat has besides the time of its turn: its bank, or its vacation.
    pub fn bank_ms(&self, seat: Seat) -> i64 {
        self.clocks.bank_ms(seat)
    }

    /// Whether the person who left a seat ran out of time.
    pub fn timed_out(&self, seat: Seat) -> bool {
        self.timed_out[seat.index()]
    }

    /// How many of the moves were made elsewhere.
    pub(crate) fn inherited(&self) -> usize {
        self.inherited
    }

    /// The table on which the same players went on.
    pub fn again(&self) -> Option<&TableId> {
        self.again.as_ref()
    }

    /// The table whose game this one goes on from, and after how many moves.
    pub fn origin(&self) -> Option<&(TableId, usize)> {
        self.origin.as_ref()
    }

    /// Whether everybody may know of the table. Nobody is told unless those at it say so.
    pub fn is_public(&self) -> bool {
        self.public
    }

    /// The lock whose word one must know to come; none once everybody may.
    pub fn lock(&self) -> Option<&Lock> {
        self.lock.as_ref().filter(|_| !self.public)
    }

    /// Who may know of the next game of the same players: whoever could of this one when it began.
    pub fn rematch_door(&self) -> Door {
        Door {
            public: self.began_public,
            lock: self.lock.clone(),
        }
    }

    /// Whether a person is the host of a table that waits to be dealt: of those who sit there the one who came first.
    pub fn is_led_by(&self, person: &PersonId) -> bool {
        !self.dealt && self.arrived.first() == Some(person)
    }

    /// Whether it shows a record of a game that was played elsewhere, and nobody moves.
    pub fn is_record(&self) -> bool {
        self.plans.contains(&SeatPlan::Record)
    }

    /// The game, once it is dealt.
    pub fn played(&self) -> Option<&dyn AnyMatch> {
        self.dealt.then_some(&*self.played)
    }

    pub(crate) fn undealt(&self) -> &dyn AnyMatch {
        &*self.played
    }

    /// The person on a seat.
    pub fn person(&self, seat: Seat) -> Option<&PersonId> {
        self.people.get(seat.index())?.as_ref()
    }

    /// Who left a seat in the middle of the game and may come back to it, whether a bot plays on meanwhile or not.
    pub fn left_by(&self, seat: Seat) -> Option<&PersonId> {
        self.left.get(seat.index())?.as_ref()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &PersonId) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.person(*seat) == Some(person))
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.plans.len())
    }

    /// Whether a seat waits for a person.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.plans[seat.index()] == SeatPlan::Person && self.people[seat.index()].is_none()
    }

    /// Whether any seat waits for a person.
    pub fn has_free_seat(&self) -> bool {
        self.seats().any(|seat| self.is_free(seat))
    }

    /// The seat to move, if the game is on and every seat is taken.
    pub fn to_move(&self) -> Option<Seat> {
        match self.played()?.turn() {
            Turn::Seat(seat) if !self.has_free_seat() && self.endings.early.is_none() => Some(seat),
            _ => None,
        }
    }

    /// The bot that is to move, by its name.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.to_move()?;
        match &self.plans[seat.index()] {
            SeatPlan::Bot(name) => Some((seat, name)),
            SeatPlan::Person | SeatPlan::Record => None,
        }
    }

    /// How often moves were taken back: as long as this is the same number, every move that was made still stands.
    pub fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// The seat of a person that can take back a move.
    pub fn undoable(&self, person: &PersonId) -> Option<Seat> {
        let played = self.played()?;
        self.seats_of(person).find(|seat| played.undoable(*seat) > 0)
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match self.played() {
            Some(played) if played.is_over() => Phase::Over,
            Some(_) if !self.has_free_seat() => Phase::Playing,
            _ => Phase::Waiting,
        }
    }

    /// What lists say of this table. Bots stand there by the name they were seated under.
    pub fn summary(&self, beside: &Beside) -> Summary {
        let phase = self.phase();
        let standings = self.standings().unwrap_or(Standings(Vec::new()));
        let closed = self.early_end() == Some(EarlyEnd::Closed);
        let running = self.played().filter(|_| phase == Phase::Playing);
        let so_far = running.map(|played| played.standings(Viewer::Spectator).0);
        Summary {
            phase,
            names: self.names(beside, ""),
            to_move: self.to_move(),
            winners: standings.winners().filter(|_| !closed).collect(),
            people: self.people.clone(),
            points: standings.0.iter().map(|standing| standing.points).collect(),
            so_far: so_far.iter().flatten().map(|standing| standing.points).collect(),
            moves: self.played().map_or(0, |played| {
                (0..played.plies()).filter(|&ply| played.mover(ply).is_some()).count()
            }),
            ranks: standings.0.iter().map(|standing| standing.rank).collect(),
            record: self.is_record(),
            early_end: self.early_end(),
            resigned: self.resigned().to_vec(),
            until_ms: self.clocks.deadline().map(|(_, until_ms)| until_ms),
            watched: self.is_watched(),
            due_ms: self.due_ms(),
            rated: self.is_rated(),
            counted: self.result().and_then(Result::ok).unwrap_or_default(),
            dealt: self.dealt,
            open: self.public.then(|| OpenTable {
                options: self.setup().options.clone(),
                rematch: self.rematch,
                clock: self.terms.clock.clone(),
            }),
        }
    }

    /// The names as lists keep them, in seat order: bots by the name they were seated under, and `nobody` for a
    /// seat that waits for somebody, or whose person has no name.
    pub fn names(&self, beside: &Beside, nobody: &str) -> Vec<String> {
        let name = |seat: Seat| match (self.person(seat), &self.plans[seat.index()]) {
            (Some(_), _) => beside.name(seat).unwrap_or(nobody).to_owned(),
            (None, SeatPlan::Bot(bot)) => bot.clone(),
            (None, SeatPlan::Record) => beside.name(seat).unwrap_or(nobody).to_owned(),
            (None, SeatPlan::Person) => nobody.to_owned(),
        };
        self.seats().map(name).collect()
    }
}

/// Whether an event changes nothing about whose move it is, and for how long.
fn is_beside_the_game(event: &Event) -> bool {
    matches!(
        event,
        Event::Asked { .. }
            | Event::Answered { .. }
            | Event::HandedOver { .. }
            | Event::Published { .. }
            | Event::Halted { .. }
    )
}
