//! A table whose time the test says.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use engine::{Seat, Seed, Viewer};
use tables::{
    Actor, Command, Event, Log, NewTable, PersonId, Refusal, Request, SeatPlan, Stored, Table, TableId, Terms,
};

pub const MINUTE: i64 = 60_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;
/// A Monday at noon, in Greenwich.
pub const START: i64 = 1_794_830_400_000;

pub fn person(letter: char) -> PersonId {
    letter.to_string().repeat(64).parse().unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A table whose time the test says.
pub struct Timed {
    pub table: Table,
    pub log: Log,
    pub now_ms: i64,
}

impl Timed {
    pub fn game(game: &str, seats: Vec<SeatPlan>, people: &str, terms: Terms) -> Timed {
        let new = NewTable {
            game: catalogue::find(game).unwrap(),
            options: [].into(),
            material: None,
            seed: Seed::named("manners"),
            seats,
            seated: people
                .chars()
                .enumerate()
                .map(|(index, letter)| (Seat::new(index), person(letter)))
                .collect(),
            again: None,
            door: Default::default(),
            terms,
        };
        let events = new.decide().unwrap();
        let first = Stored {
            version: 1,
            at_ms: START,
            event: events[0].clone(),
        };
        let mut timed = Timed {
            table: Table::create(&TableId::new([1; 10]), &first, None).unwrap(),
            log: Log {
                events: vec![first],
                ..Log::default()
            },
            now_ms: START,
        };
        events.into_iter().skip(1).for_each(|event| timed.take_in(event));
        timed
    }

    pub fn new(people: &str, terms: Terms) -> Timed {
        Timed::game("batisseurs", vec![SeatPlan::Person; people.len()], people, terms)
    }

    pub fn take_in(&mut self, event: Event) {
        let stored = Stored {
            version: self.table.version() + 1,
            at_ms: self.now_ms,
            event,
        };
        self.table.apply(&stored).unwrap();
        self.log.events.push(stored);
    }

    /// Does something, and compares the table with the one that its log makes.
    pub fn command(&mut self, command: Command) -> Result<(), Refusal> {
        let events = self.table.decide(&command)?;
        events.into_iter().for_each(|event| self.take_in(event));
        let read = Table::read(self.table.id(), &self.log).unwrap();
        for seat in self.table.seats() {
            let left = |table: &Table| (table.time_left(seat, self.now_ms + 777), table.bank_ms(seat));
            assert_eq!(left(&read), left(&self.table), "a restart is no restart");
        }
        assert_eq!((read.due_ms(), read.phase()), (self.table.due_ms(), self.table.phase()));
        Ok(())
    }

    pub fn wait(&mut self, ms: i64) {
        self.now_ms += ms;
    }

    /// The seat to move does something small, or ends its turn.
    pub fn play(&mut self, text: &str) {
        let seat = self.table.to_move().unwrap();
        let actor = match self.table.person(seat) {
            Some(person) => Actor::Person(person.clone()),
            None => Actor::Bot,
        };
        let text = text.to_owned();
        self.command(Command::Move { seat, actor, text }).unwrap();
    }

    /// Makes the first move of the list until the turn is another's.
    pub fn end_turn(&mut self) {
        let Some(seat) = self.table.to_move() else { return };
        while self.table.to_move() == Some(seat) {
            let played = self.table.played().unwrap();
            let offers = played.view(Viewer::Seat(seat)).offers();
            let end = offers.iter().find(|offer| offer.text == "end").unwrap_or(&offers[0]);
            let text = end.text.clone();
            self.play(&text);
        }
    }

    pub fn left(&self, number: usize) -> i64 {
        self.table
            .time_left(seat(number), self.now_ms)
            .map_or(-1, |left| left.left_ms)
    }

    pub fn due(&mut self) -> Result<(), Refusal> {
        let now_ms = self.now_ms;
        self.command(Command::Due { now_ms })
    }

    pub fn ask(&mut self, letter: char, request: Request) -> Result<(), Refusal> {
        let person = person(letter);
        self.command(Command::Ask { person, request })
    }

    pub fn answer(&mut self, letter: char, yes: bool) -> Result<(), Refusal> {
        let person = person(letter);
        self.command(Command::Answer { person, yes })
    }

    pub fn resign(&mut self, letter: char) -> Result<(), Refusal> {
        self.command(Command::Resign { person: person(letter) })
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.table
            .standings()
            .unwrap()
            .0
            .iter()
            .map(|standing| standing.rank)
            .collect()
    }

    /// The record of the game, which replays, and whose chance follows from its seeds.
    pub fn check_record(&self) {
        let played = self.table.played().unwrap();
        let record = played.to_record(vec!["x".to_owned(); self.table.plans().len()], false);
        assert!(record.seed.is_some(), "the game is over");
        let again: engine::Record = record.to_string().parse().unwrap();
        assert_eq!(again, record);
        self.table.game().check_chance(&record, None).unwrap();
    }
}
