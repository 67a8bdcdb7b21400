//! A lesson is a table like any other, except for what it lets the learner do.

use engine::{Seat, Turn};
use tables::{Actor, Command, Event, Log, NewLesson, PersonId, Refusal, SeatPlan, Stored, TEACHER, Table, TableId};

fn person(letter: char) -> PersonId {
    letter.to_string().repeat(64).parse().unwrap()
}

/// A table of somebody who learns, with its log.
struct Learning {
    table: Table,
    log: Log,
}

impl Learning {
    fn new(game: &str) -> Learning {
        let new = NewLesson {
            lesson: catalogue::lesson(game).unwrap(),
            learner: person('a'),
        };
        let stored = |(event, version)| Stored {
            version,
            at_ms: version,
            event,
        };
        let log = Log {
            events: new.decide().into_iter().zip(1..).map(stored).collect(),
            ..Log::default()
        };
        let table = Table::read(&TableId::new([1; 10]), &log).unwrap();
        Learning { table, log }
    }

    fn act(&mut self, command: &Command) -> Result<(), Refusal> {
        for event in self.table.decide(command)? {
            let stored = Stored {
                version: self.table.version() + 1,
                at_ms: self.table.version() + 1,
                event,
            };
            self.table.apply(&stored).unwrap();
            self.log.events.push(stored);
        }
        Ok(())
    }

    fn make(&mut self, text: &str) -> Result<(), Refusal> {
        self.act(&Command::Move {
            seat: Seat::FIRST,
            actor: Actor::Person(person('a')),
            text: text.to_owned(),
        })
    }

    fn step(&self) -> Option<usize> {
        self.table.lesson().map(|progress| progress.number())
    }
}

#[test]
fn every_lesson_begins_with_a_question_to_the_learner() {
    for info in catalogue::infos().filter(|info| catalogue::lesson(info.id).is_some()) {
        let learning = Learning::new(info.id);
        let progress = learning.table.lesson().unwrap();
        let learner = progress.lesson().learner();
        assert_eq!(progress.number(), 1, "{}", info.id);
        assert_eq!(learning.table.to_move(), Some(learner), "{}", info.id);
        assert_eq!(learning.table.person(learner), Some(&person('a')), "{}", info.id);
    }
}

#[test]
fn a_legal_move_that_is_not_asked_for_is_answered_and_not_made() {
    let mut learning = Learning::new("batisseurs");
    let before = learning.table.version();
    let refused = learning.make("open cottage");
    assert_eq!(refused, Err(Refusal::Lesson("lesson-wrong-open-large".to_owned())));
    assert!(
        matches!(learning.make("open cathedral"), Err(Refusal::Game(_))),
        "the game refuses first"
    );
    assert_eq!((learning.table.version(), learning.step()), (before, Some(1)));
    assert_eq!(learning.make("open straw-hut"), Ok(()));
    assert_eq!(learning.step(), Some(2));
}

#[test]
fn a_lesson_read_back_from_its_log_stands_where_it_stood() {
    let mut learning = Learning::new("batisseurs");
    for text in ["open straw-hut", "recruit labourer-3", "send apprentice-1"] {
        learning.make(text).unwrap();
    }
    let again = Table::read(&TableId::new([1; 10]), &learning.log).unwrap();
    assert_eq!(again.lesson().map(|progress| progress.number()), Some(4));
}

#[test]
fn what_was_taken_back_is_asked_for_again() {
    let mut learning = Learning::new("batisseurs");
    for text in ["open straw-hut", "recruit labourer-3", "send apprentice-1"] {
        learning.make(text).unwrap();
    }
    let undo = Command::Undo { person: person('a') };
    learning.act(&undo).unwrap();
    assert_eq!(learning.step(), Some(3), "the worker and where he went are one thing");
}

#[test]
fn the_others_follow_the_script() {
    let mut learning = Learning::new("batisseurs");
    for text in ["open straw-hut", "recruit labourer-3", "send apprentice-1", "end"] {
        learning.make(text).unwrap();
    }
    while let Some((seat, name)) = learning.table.bot_to_move() {
        assert_eq!(name, TEACHER);
        let text = learning
            .table
            .lesson()
            .unwrap()
            .reply()
            .expect("the script goes on")
            .to_owned();
        let actor = Actor::Bot;
        learning.act(&Command::Move { seat, actor, text }).unwrap();
    }
    assert_eq!(learning.step(), Some(5));
}

#[test]
fn who_skips_the_lesson_plays_on_against_an_ordinary_bot() {
    let mut learning = Learning::new("batisseurs");
    learning.make("open straw-hut").unwrap();
    let skip = |letter| Command::SkipLesson {
        person: person(letter),
        bot: "gentle".to_owned(),
    };
    assert_eq!(learning.act(&skip('b')), Err(Refusal::NotYours));
    assert_eq!(learning.act(&skip('a')), Ok(()));
    assert_eq!(learning.step(), None);
    assert_eq!(learning.table.plans()[1], SeatPlan::Bot("gentle".to_owned()));
    assert_eq!(
        learning.act(&skip('a')),
        Err(Refusal::NotYours),
        "there is nothing left to skip"
    );
    assert_eq!(learning.make("open cottage"), Ok(()));
    assert_eq!(learning.table.played().unwrap().turn(), Turn::Seat(Seat::FIRST));
    assert_eq!(
        Table::read(&TableId::new([1; 10]), &learning.log).unwrap().plans(),
        learning.table.plans()
    );
}

#[test]
fn a_table_without_a_teacher_is_no_lesson_whatever_its_seed() {
    let mut events = NewLesson {
        lesson: catalogue::lesson("batisseurs").unwrap(),
        learner: person('a'),
    }
    .decide();
    if let Event::Created { seats, .. } = &mut events[0] {
        seats[1] = SeatPlan::Bot("gentle".to_owned());
    }
    let stored = |(event, version)| Stored {
        version,
        at_ms: version,
        event,
    };
    let log = Log {
        events: events.into_iter().zip(1..).map(stored).collect(),
        ..Log::default()
    };
    assert!(Table::read(&TableId::new([1; 10]), &log).unwrap().lesson().is_none());
}
