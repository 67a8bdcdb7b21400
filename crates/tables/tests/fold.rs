//! What can be done at a table, what is refused, and that living and reading back are the same.

use engine::{PlayError, Seat, Seed, Viewer};
use tables::{
    Actor, Beside, Command, Continuation, ContinueError, Door, Event, Lock, Log, NewTable, PersonId, Phase, ReadError,
    Refusal, Request, SeatPlan, Settled, Stored, Table, TableId, Terms,
};

fn person(letter: char) -> PersonId {
    letter.to_string().repeat(64).parse().unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A table that keeps its own log, as a server does.
struct Living {
    table: Table,
    log: Log,
}

impl Living {
    fn new(seats: Vec<SeatPlan>, seated: &[(usize, char)]) -> Living {
        Living::behind(Door::default(), seats, seated)
    }

    fn behind(door: Door, seats: Vec<SeatPlan>, seated: &[(usize, char)]) -> Living {
        let new = NewTable {
            game: catalogue::find("batisseurs").unwrap(),
            options: [].into(),
            material: None,
            seed: Seed::named("living"),
            seats,
            seated: seated
                .iter()
                .map(|&(number, letter)| (seat(number), person(letter)))
                .collect(),
            again: None,
            terms: Terms::default(),
            door,
        };
        let events = new.decide().unwrap();
        let first = Stored {
            version: 1,
            at_ms: 1,
            event: events[0].clone(),
        };
        let mut living = Living {
            table: Table::create(&TableId::new([1; 10]), &first, None).unwrap(),
            log: Log {
                events: vec![first],
                ..Log::default()
            },
        };
        events.into_iter().skip(1).for_each(|event| living.take_in(event));
        living
    }

    /// A table of three seats that waits, at which somebody came first and somebody else after them.
    fn waiting() -> Living {
        let mut living = Living::new(vec![SeatPlan::Person; 3], &[(2, 'a')]);
        living.command(join(1, 'b')).unwrap();
        living
    }

    fn of_two() -> Living {
        Living::new(vec![SeatPlan::Person; 2], &[(1, 'a'), (2, 'b')])
    }

    fn take_in(&mut self, event: Event) {
        let stored = Stored {
            version: self.table.version() + 1,
            at_ms: self.table.changed_at_ms() + 10,
            event,
        };
        self.table.apply(&stored).unwrap();
        self.log.events.push(stored);
    }

    fn command(&mut self, command: Command) -> Result<(), Refusal> {
        let events = self.table.decide(&command)?;
        events.into_iter().for_each(|event| self.take_in(event));
        self.compare();
        Ok(())
    }

    fn play(&mut self, number: usize, letter: char, text: &str) -> Result<(), Refusal> {
        self.command(Command::Move {
            seat: seat(number),
            actor: Actor::Person(person(letter)),
            text: text.to_owned(),
        })
    }

    /// The table read back from its log is this table.
    fn compare(&self) {
        let read = Table::read(self.table.id(), &self.log).unwrap();
        let shown = |table: &Table| {
            let record = table
                .played()
                .map(|played| played.to_record(vec![String::new(); 2], true));
            let summary = table.summary(&Beside::default());
            (table.version(), table.changed_at_ms(), record, summary)
        };
        assert_eq!(shown(&read), shown(&self.table));
    }
}

fn join(number: usize, letter: char) -> Command {
    Command::Join {
        seat: seat(number),
        person: person(letter),
    }
}

fn bot_on(number: usize, letter: char) -> Command {
    Command::Replace {
        seat: seat(number),
        bot: "easy".to_owned(),
        person: person(letter),
        now_ms: 0,
    }
}

fn free(number: usize, letter: char) -> Command {
    Command::Free {
        seat: seat(number),
        person: person(letter),
    }
}

fn publish(letter: char, public: bool) -> Command {
    Command::Publish {
        person: person(letter),
        public,
    }
}

#[test]
fn before_the_deal_who_came_first_seats_bots_and_the_last_one_begins_the_game() {
    let mut living = Living::waiting();
    assert_eq!(living.command(bot_on(3, 'b')), Err(Refusal::Seat), "not the host");
    assert_eq!(living.command(bot_on(1, 'a')), Err(Refusal::Seat), "taken");
    living.command(bot_on(3, 'a')).unwrap();
    assert_eq!(living.table.phase(), Phase::Playing);
    assert_eq!(living.table.plans()[2], SeatPlan::Bot("easy".to_owned()));
}

#[test]
fn before_the_deal_the_host_frees_the_seats_of_others_and_of_bots_and_then_no_more() {
    let mut living = Living::new(vec![SeatPlan::Person; 4], &[(2, 'a')]);
    living.command(join(1, 'b')).unwrap();
    living.command(bot_on(3, 'a')).unwrap();
    assert_eq!(living.command(free(2, 'b')), Err(Refusal::Seat), "not the host");
    assert_eq!(
        living.command(free(2, 'a')),
        Err(Refusal::Seat),
        "one leaves by oneself"
    );
    assert_eq!(living.command(free(4, 'a')), Err(Refusal::Seat), "free already");
    living.command(free(1, 'a')).unwrap();
    living.command(free(3, 'a')).unwrap();
    assert!(living.table.is_free(seat(1)) && living.table.is_free(seat(3)));
    for (number, letter) in [(1, 'c'), (3, 'd'), (4, 'b')] {
        living.command(join(number, letter)).unwrap();
    }
    assert_eq!(living.table.phase(), Phase::Playing);
    assert_eq!(living.command(free(1, 'a')), Err(Refusal::Seat), "the game has begun");
}

#[test]
fn when_the_host_leaves_the_next_who_came_is_the_host() {
    let mut living = Living::waiting();
    assert!(living.table.is_led_by(&person('a')) && !living.table.is_led_by(&person('b')));
    living.command(Command::Leave { person: person('a') }).unwrap();
    assert!(living.table.is_led_by(&person('b')) && living.table.is_free(seat(2)));
    living.command(join(2, 'a')).unwrap();
    assert!(living.table.is_led_by(&person('b')), "who comes back comes last");
}

#[test]
fn a_table_that_waits_is_opened_to_everybody_by_its_host_and_nobody_while_it_is_played() {
    let mut living = Living::waiting();
    assert_eq!(living.command(publish('b', true)), Err(Refusal::NotYours));
    assert_eq!(living.table.summary(&Beside::default()).open, None);
    living.command(publish('a', true)).unwrap();
    assert!(living.table.is_public() && living.table.summary(&Beside::default()).open.is_some());
    living.command(join(3, 'c')).unwrap();
    assert_eq!(living.command(publish('a', false)), Err(Refusal::NotYours));
    assert!(living.table.rematch_door().public, "the next game is for everybody too");
}

#[test]
fn a_lock_holds_until_those_who_played_make_the_game_public() {
    let lock = Lock {
        salt: "ab".to_owned(),
        proof: "cd".to_owned(),
    };
    let door = Door {
        lock: Some(lock.clone()),
        ..Door::default()
    };
    let mut living = Living::behind(door.clone(), vec![SeatPlan::Person; 2], &[(1, 'a')]);
    assert_eq!(living.table.lock(), Some(&lock));
    assert_eq!(
        living.command(publish('a', true)),
        Err(Refusal::NotYours),
        "it is locked"
    );
    living.command(join(2, 'b')).unwrap();
    let published = Event::Published {
        public: true,
        lock: None,
    };
    living.take_in(published);
    living.compare();
    assert_eq!(living.table.lock(), None);
    assert_eq!(
        living.table.rematch_door(),
        door,
        "the next game is locked like this one"
    );
}

#[test]
fn a_table_is_dealt_when_its_last_seat_is_taken() {
    let mut living = Living::new(vec![SeatPlan::Person; 2], &[(1, 'a')]);
    assert_eq!(living.table.phase(), Phase::Waiting);
    assert!(living.table.played().is_none());
    assert_eq!(living.command(join(1, 'b')), Err(Refusal::Seat));
    assert_eq!(living.command(join(4, 'b')), Err(Refusal::Seat));
    living.command(join(2, 'b')).unwrap();
    assert_eq!(living.table.phase(), Phase::Playing);
    assert_eq!(living.table.to_move(), Some(seat(1)));
}

#[test]
fn deciding_changes_nothing() {
    let living = Living::of_two();
    let command = Command::Move {
        seat: seat(1),
        actor: Actor::Person(person('a')),
        text: "take 1".to_owned(),
    };
    let before = living.table.played().unwrap().plies();
    let events = living.table.decide(&command).unwrap();
    assert_eq!(events, living.table.decide(&command).unwrap());
    assert_eq!(living.table.played().unwrap().plies(), before);
    living.compare();
}

#[test]
fn only_whoever_sits_there_moves_a_seat_and_only_in_turn() {
    let mut living = Living::of_two();
    assert_eq!(living.play(1, 'b', "end"), Err(Refusal::NotYours));
    assert_eq!(living.play(2, 'b', "end"), Err(Refusal::NotYours));
    assert_eq!(living.play(1, 'c', "end"), Err(Refusal::NotYours));
    let by_bot = Command::Move {
        seat: seat(1),
        actor: Actor::Bot,
        text: "end".to_owned(),
    };
    assert_eq!(living.command(by_bot), Err(Refusal::NotYours));
    let nonsense = living.play(1, 'a', "dance");
    assert_eq!(nonsense, Err(Refusal::Game(PlayError::NotAMove("dance".to_owned()))));
    living.play(1, 'a', "end").unwrap();
    living.play(2, 'b', "end").unwrap();
}

#[test]
fn a_move_is_taken_back_by_its_own_person_until_another_has_moved() {
    let mut living = Living::of_two();
    let undo = |letter| Command::Undo { person: person(letter) };
    assert_eq!(living.command(undo('a')), Err(Refusal::Game(PlayError::NothingToUndo)));
    assert_eq!(living.table.settled_for(&person('a')), Settled::Unmoved);
    living.play(1, 'a', "take 1").unwrap();
    assert_eq!(living.command(undo('c')), Err(Refusal::NotYours));
    living.command(undo('a')).unwrap();
    living.play(1, 'a', "end").unwrap();
    living.play(2, 'b', "end").unwrap();
    assert!(living.command(undo('a')).is_err());
    assert_eq!(living.table.settled_for(&person('a')), Settled::Answered(seat(2)));
}

#[test]
fn what_is_taken_back_again_and_again_does_not_let_the_log_grow_without_end_and_the_game_goes_on() {
    let mut living = Living::of_two();
    let take = Command::Move {
        seat: seat(1),
        actor: Actor::Person(person('a')),
        text: "take 1".to_owned(),
    };
    let undo = Command::Undo { person: person('a') };
    let refusal = loop {
        let decided = living.table.decide(&take).and_then(|events| {
            events.into_iter().for_each(|event| living.take_in(event));
            living.table.decide(&undo)
        });
        match decided {
            Ok(events) => events.into_iter().for_each(|event| living.take_in(event)),
            Err(refusal) => break refusal,
        }
        assert!(living.table.version() < 5_000, "it is long enough");
    };
    assert_eq!(refusal, Refusal::Full);
    let ask = Command::Ask {
        person: person('a'),
        request: Request::End,
    };
    assert_eq!(living.command(ask), Err(Refusal::Full));
    living.play(1, 'a', "end").unwrap();
}

fn replace(number: usize, letter: char) -> Command {
    Command::Replace {
        seat: seat(number),
        bot: "light".to_owned(),
        person: person(letter),
        now_ms: 0,
    }
}

#[test]
fn a_game_waits_for_whoever_left_and_goes_on_when_they_come_back() {
    let mut living = Living::of_two();
    living.command(Command::Leave { person: person('b') }).unwrap();
    assert_eq!(
        living.command(Command::Leave { person: person('b') }),
        Err(Refusal::Seat)
    );
    assert_eq!(living.table.phase(), Phase::Waiting);
    assert_eq!(living.play(1, 'a', "end"), Err(Refusal::NotYours));
    living.command(join(2, 'b')).unwrap();
    living.play(1, 'a', "end").unwrap();
    living.play(2, 'b', "end").unwrap();
}

#[test]
fn a_seat_that_was_left_is_taken_by_no_stranger_and_by_no_opponent() {
    let mut living = Living::of_two();
    living.command(Command::Leave { person: person('b') }).unwrap();
    for letter in ['a', 'c'] {
        assert_eq!(living.command(join(2, letter)), Err(Refusal::Reserved), "{letter}");
    }
    assert_eq!(living.command(join(4, 'b')), Err(Refusal::Seat));
    assert_eq!(living.command(join(1, 'b')), Err(Refusal::Seat));
}

#[test]
fn before_the_deal_a_seat_that_was_left_is_anybodys() {
    let mut living = Living::new(vec![SeatPlan::Person; 2], &[(1, 'a')]);
    living.command(Command::Leave { person: person('a') }).unwrap();
    living.command(join(1, 'c')).unwrap();
    living.command(join(2, 'b')).unwrap();
    assert_eq!(living.table.phase(), Phase::Playing);
}

#[test]
fn a_bot_plays_on_for_whoever_left_until_they_come_back() {
    let mut living = Living::of_two();
    assert_eq!(
        living.command(replace(2, 'a')),
        Err(Refusal::Seat),
        "somebody sits there"
    );
    living.command(Command::Leave { person: person('b') }).unwrap();
    for letter in ['b', 'c'] {
        assert_eq!(living.command(replace(2, letter)), Err(Refusal::Seat), "{letter}");
    }
    assert_eq!(living.command(replace(4, 'a')), Err(Refusal::Seat));
    living.command(replace(2, 'a')).unwrap();
    assert_eq!(living.command(replace(2, 'a')), Err(Refusal::Seat), "a bot sits there");
    assert_eq!(living.table.phase(), Phase::Playing);
    living.play(1, 'a', "end").unwrap();
    assert_eq!(living.table.bot_to_move(), Some((seat(2), "light")));
    let by_bot = Command::Move {
        seat: seat(2),
        actor: Actor::Bot,
        text: "end".to_owned(),
    };
    living.command(by_bot.clone()).unwrap();
    assert_eq!(living.command(join(2, 'c')), Err(Refusal::Seat));
    living.command(join(2, 'b')).unwrap();
    living.play(1, 'a', "end").unwrap();
    assert_eq!(living.command(by_bot), Err(Refusal::NotYours));
    living.play(2, 'b', "end").unwrap();
}

fn hand_over(from: char, to: char) -> Command {
    Command::HandOver {
        from: person(from),
        to: person(to),
    }
}

#[test]
fn whoever_signs_in_goes_on_with_the_seats_they_had_as_a_guest() {
    let mut living = Living::of_two();
    living.command(hand_over('a', 'z')).unwrap();
    assert_eq!(
        living.play(1, 'a', "take 1"),
        Err(Refusal::NotYours),
        "the guest is gone"
    );
    living.play(1, 'z', "take 1").unwrap();
    assert_eq!(
        living.table.person(seat(2)),
        Some(&person('b')),
        "nobody else is touched"
    );
}

#[test]
fn the_right_to_come_back_goes_along() {
    let mut living = Living::of_two();
    living.command(Command::Leave { person: person('b') }).unwrap();
    living.command(hand_over('b', 'z')).unwrap();
    assert_eq!(living.command(join(2, 'b')), Err(Refusal::Reserved));
    living.command(join(2, 'z')).unwrap();
}

#[test]
fn nothing_is_handed_over_by_who_has_nothing_or_stays_the_same() {
    let mut living = Living::of_two();
    assert_eq!(living.command(hand_over('c', 'z')), Err(Refusal::Seat));
    assert_eq!(living.command(hand_over('a', 'a')), Err(Refusal::Seat));
}

#[test]
fn a_bot_moves_the_seat_it_was_given() {
    let seats = vec![SeatPlan::Bot("light".to_owned()), SeatPlan::Person];
    let mut living = Living::new(seats, &[(2, 'a')]);
    assert_eq!(living.table.bot_to_move(), Some((seat(1), "light")));
    assert_eq!(living.play(1, 'a', "end"), Err(Refusal::NotYours));
    let by_bot = Command::Move {
        seat: seat(1),
        actor: Actor::Bot,
        text: "end".to_owned(),
    };
    living.command(by_bot).unwrap();
    assert_eq!(living.table.bot_to_move(), None);
}

#[test]
fn players_go_on_to_one_other_table() {
    let mut living = Living::of_two();
    let table = |byte: u8| TableId::new([byte; 10]);
    let next = |byte, instead_of: Option<u8>| Command::Again {
        table: table(byte),
        instead_of: instead_of.map(table),
    };
    living.command(next(2, None)).unwrap();
    assert_eq!(living.command(next(3, None)), Err(Refusal::Seat));
    assert_eq!(living.table.again(), Some(&table(2)));
    living.command(next(3, Some(2))).unwrap();
    assert_eq!(
        living.command(next(4, Some(2))),
        Err(Refusal::Seat),
        "one instead of it"
    );
    assert_eq!(living.table.again(), Some(&table(3)));
}

#[test]
fn chance_comes_from_the_log_and_not_from_the_seed() {
    let living = Living::of_two();
    let mut log = living.log.clone();
    let Event::Dealt { chance } = &mut log.events.last_mut().unwrap().event else {
        panic!("the last event is the deal")
    };
    chance.swap(0, 1);
    let table = Table::read(living.table.id(), &log).unwrap();
    let record = table.played().unwrap().to_record(vec![String::new(); 2], true);
    assert_eq!(record.plies[0].text, chance_texts(&living)[1]);
    let found = table.game().check_chance(&record, None);
    assert!(
        matches!(found, Err(engine::ReplayError::Chance { ply: 1, .. })),
        "{found:?}"
    );
}

fn chance_texts(living: &Living) -> Vec<String> {
    let record = living.table.played().unwrap().to_record(vec![String::new(); 2], true);
    record.plies.into_iter().map(|ply| ply.text).collect()
}

#[test]
fn a_log_that_makes_no_sense_says_where() {
    let mut living = Living::of_two();
    living.play(1, 'a', "take 1").unwrap();
    let id = living.table.id().clone();
    let broken = |change: &dyn Fn(&mut Vec<Stored>)| {
        let mut log = living.log.clone();
        change(&mut log.events);
        Table::read(&id, &log).err()
    };
    assert_eq!(broken(&|events| events.clear()), Some(ReadError::Empty));
    assert_eq!(
        broken(&|events| drop(events.remove(1))),
        Some(ReadError::Gap { after: 1, found: 3 })
    );
    assert_eq!(broken(&|events| drop(events.remove(0))), Some(ReadError::Creation(2)));
    let replaced =
        |event: Event| broken(&move |events: &mut Vec<Stored>| events.last_mut().unwrap().event = event.clone());
    let moved = |number, text: &str| Event::Moved {
        seat: seat(number),
        text: text.to_owned(),
        chance: Vec::new(),
    };
    assert!(matches!(
        replaced(moved(2, "end")),
        Some(ReadError::Ply { version: 5, .. })
    ));
    assert!(matches!(
        replaced(moved(1, "dance")),
        Some(ReadError::Ply { version: 5, .. })
    ));
    assert_eq!(replaced(Event::Left { seat: seat(3) }), Some(ReadError::Seat(5)));
    assert_eq!(replaced(Event::Dealt { chance: Vec::new() }), Some(ReadError::Deal(5)));
    assert!(matches!(
        replaced(Event::Undone { seat: seat(1) }),
        Some(ReadError::Undo { version: 5, .. })
    ));
    let half_dealt = broken(&|events| match &mut events[3].event {
        Event::Dealt { chance } => drop(chance.pop()),
        other => panic!("{other:?}"),
    });
    assert_eq!(half_dealt, Some(ReadError::ChanceDue(4)));
}

#[test]
fn a_table_with_material_needs_exactly_that_material() {
    let built_in = catalogue::find("welkin").unwrap().info().material.to_owned();
    let new = NewTable {
        game: catalogue::find("welkin").unwrap(),
        options: [].into(),
        material: Some(built_in.clone()),
        seed: Seed::named("material"),
        seats: vec![SeatPlan::Person; 2],
        seated: Vec::new(),
        again: None,
        terms: Terms::default(),
        door: Default::default(),
    };
    let first = Stored {
        version: 1,
        at_ms: 0,
        event: new.decide().unwrap().remove(0),
    };
    let create = |text: Option<String>| Table::create(&TableId::new([3; 10]), &first, text).map(|table| table.phase());
    assert_eq!(create(Some(built_in.clone())), Ok(Phase::Waiting));
    assert!(matches!(create(None), Err(ReadError::Material(_))));
    assert!(matches!(
        create(Some(format!("{built_in}\n"))),
        Err(ReadError::Material(_))
    ));
}

#[test]
fn nobody_sees_more_through_a_table_than_through_its_game() {
    let living = Living::of_two();
    let view = living.table.played().unwrap().view(Viewer::Spectator);
    assert!(view.offers().is_empty());
}

/// A finished table, played by the quick policy.
fn finished() -> Living {
    let mut living = Living::of_two();
    let mut bot = living.table.game().bot(bots::BotSpec::Light, &Seed::named("finished"));
    while let Some(turn) = living.table.to_move() {
        let text = bot.choose(&*living.table.played().unwrap().view(Viewer::Seat(turn)));
        let events = living.table.decide(&Command::Move {
            seat: turn,
            actor: Actor::Person(living.table.person(turn).unwrap().clone()),
            text,
        });
        events.unwrap().into_iter().for_each(|event| living.take_in(event));
    }
    living
}

fn opened(events: &[Event]) -> Living {
    let stored = |(event, version): (&Event, i64)| Stored {
        version,
        at_ms: 5,
        event: event.clone(),
    };
    let log = Log {
        events: events.iter().zip(1..).map(stored).collect(),
        ..Log::default()
    };
    let table = Table::read(&TableId::new([2; 10]), &log).unwrap();
    Living { table, log }
}

#[test]
fn a_table_goes_on_from_a_position_of_another_once_its_seats_are_taken() {
    let old = finished();
    let played = old.table.played().unwrap();
    let continuation = Continuation {
        ply: 40,
        seed: Seed::named("anew"),
        seats: vec![SeatPlan::Person, SeatPlan::Person],
        seated: vec![(seat(1), person('c'))],
    };
    let mut new = opened(&continuation.decide(&old.table).unwrap());
    assert_eq!(new.table.phase(), Phase::Waiting, "a friend is invited");
    new.command(Command::Join {
        seat: seat(2),
        person: person('d'),
    })
    .unwrap();
    let branch = new.table.played().unwrap();
    assert!(branch.plies() >= 40);
    assert_eq!(branch.state_json(40), played.state_json(40));
    assert_eq!(new.table.origin(), Some(&(old.table.id().clone(), 40)));
    assert_eq!(new.table.setup(), old.table.setup());
    let turn = new.table.to_move().unwrap();
    let letter = if turn == seat(1) { 'c' } else { 'd' };
    let text = branch.view(Viewer::Seat(turn)).offers()[0].text.clone();
    new.play(turn.index() + 1, letter, &text).unwrap();
    let record = new.table.played().unwrap().to_record(vec![String::new(); 2], true);
    new.table.game().check_chance(&record, None).unwrap();
}

#[test]
fn nobody_goes_on_from_a_running_game_or_from_its_end() {
    let continuation = |ply, seats| Continuation {
        ply,
        seed: Seed::named("anew"),
        seats: vec![SeatPlan::Person; seats],
        seated: Vec::new(),
    };
    let running = Living::of_two();
    assert_eq!(continuation(3, 2).decide(&running.table), Err(ContinueError::Running));
    let old = finished();
    let last = old.table.played().unwrap().plies();
    assert_eq!(continuation(last, 2).decide(&old.table), Err(ContinueError::Nothing));
    assert_eq!(continuation(5, 3).decide(&old.table), Err(ContinueError::Seats));
}

#[test]
fn a_record_becomes_a_table_at_which_nobody_sits_or_moves() {
    let old = finished();
    for sealed in [false, true] {
        let mut record = old
            .table
            .played()
            .unwrap()
            .to_record(vec!["Ana".to_owned(), "Bo".to_owned()], false);
        if sealed {
            // As of a game that was not over.
            record.plies.truncate(60);
            record.standings.clear();
            record.seed = None;
        }
        let mut table = opened(&[Event::of_record(&record)]);
        let kept = table.table.played().unwrap().to_record(record.seats.clone(), false);
        assert_eq!(kept, record);
        assert!(table.table.is_record() && table.table.summary(&Beside::default()).record);
        let join = Command::Join {
            seat: seat(1),
            person: person('a'),
        };
        assert_eq!(table.command(join), Err(Refusal::Seat));
        assert_eq!(table.play(1, 'a', "end"), Err(Refusal::NotYours));
        assert_eq!(table.table.bot_to_move(), None);
    }
}

#[test]
fn a_game_is_public_only_once_it_is_over_and_somebody_who_played_says_so() {
    let publish = |letter, public| Command::Publish {
        person: person(letter),
        public,
    };
    assert_eq!(Living::of_two().command(publish('a', true)), Err(Refusal::NotYours));
    let mut over = finished();
    assert!(!over.table.is_public());
    assert_eq!(over.command(publish('e', true)), Err(Refusal::NotYours));
    over.command(publish('b', true)).unwrap();
    assert!(over.table.is_public());
    over.command(publish('a', false)).unwrap();
    assert!(!over.table.is_public());
}

#[test]
fn a_worker_goes_to_the_only_site_without_a_question_and_comes_back_with_one_step() {
    let mut living = Living::of_two();
    let first = |living: &Living, verb: &str| {
        let offers = living.table.played().unwrap().view(Viewer::Seat(seat(1))).offers();
        let mut texts = offers.into_iter().map(|offer| offer.text);
        texts.find(|text| text.starts_with(verb)).unwrap()
    };
    for text in ["open", "send"] {
        let text = first(&living, text);
        living.play(1, 'a', &text).unwrap();
    }
    let played = living.table.played().unwrap();
    let moved: Vec<&Event> = living.log.events.iter().rev().map(|stored| &stored.event).collect();
    assert!(
        matches!(moved[0], Event::Moved { text, .. } if text.starts_with("to ")),
        "{moved:?}"
    );
    assert_eq!(played.back_to_choice(seat(1)), 2);
    assert_eq!(living.table.to_move(), Some(seat(1)));
    let plies = played.plies();
    living.command(Command::Undo { person: person('a') }).unwrap();
    assert_eq!(living.table.played().unwrap().plies(), plies - 2);
    first(&living, "send");
}

#[test]
fn where_there_are_two_sites_the_worker_waits_for_the_choice() {
    let mut living = Living::of_two();
    for verb in ["open", "open", "send"] {
        let offers = living.table.played().unwrap().view(Viewer::Seat(seat(1))).offers();
        let offer = offers.iter().find(|offer| offer.text.starts_with(verb)).unwrap();
        living.play(1, 'a', &offer.text).unwrap();
    }
    let offers = living.table.played().unwrap().view(Viewer::Seat(seat(1))).offers();
    assert_eq!(offers.iter().filter(|offer| offer.text.starts_with("to ")).count(), 2);
}
