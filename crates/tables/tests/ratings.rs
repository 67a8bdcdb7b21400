//! Games that count: to which place everybody comes, and when a game does not count after all.

mod timed;

use tables::{Abandoned, Command, Event, Leaving, NotCounted, Placed, Refusal, Request, Rival, SeatPlan, Table, Terms};
use timed::{DAY, MINUTE, Timed, person, seat};

fn rated() -> Terms {
    Terms {
        rated: true,
        ..Terms::default()
    }
}

fn against(bots: usize, people: &str) -> Timed {
    let mut seats = vec![SeatPlan::Person; people.len()];
    seats.extend(vec![SeatPlan::Bot("easy".to_owned()); bots]);
    Timed::game("batisseurs", seats, people, rated())
}

/// Plays to the end, a minute a turn.
fn play_out(table: &mut Timed) {
    while table.table.to_move().is_some() {
        table.wait(MINUTE);
        table.end_turn();
    }
}

/// Places, and whether they went, in the order of the seats.
fn places(table: &Table) -> Vec<(u8, bool)> {
    let placed = table.result().unwrap().unwrap();
    placed.iter().map(|placed| (placed.place, placed.gone)).collect()
}

fn leave(table: &mut Timed, letter: char) {
    table.wait(MINUTE);
    table.command(Command::Leave { person: person(letter) }).unwrap();
}

fn stand_in(table: &mut Timed, number: usize, letter: char) {
    let (seat, bot, person) = (seat(number), "easy".to_owned(), person(letter));
    let now_ms = 0;
    let replace = Command::Replace {
        seat,
        bot,
        person,
        now_ms,
    };
    table.command(replace).unwrap();
}

#[test]
fn a_game_counts_as_the_rules_rank_it() {
    let mut table = Timed::new("abc", rated());
    assert_eq!(table.table.result(), None, "it is not over");
    play_out(&mut table);
    let ranks: Vec<(u8, bool)> = table.ranks().into_iter().map(|rank| (rank, false)).collect();
    assert_eq!(places(&table.table), ranks);
    let summary = table.table.summary(&Default::default());
    assert!(summary.rated && summary.counted.len() == 3);
    let mut casual = Timed::new("ab", Terms::default());
    play_out(&mut casual);
    assert_eq!(casual.table.result(), None);
}

#[test]
fn who_left_first_is_last_and_who_comes_back_plays_on() {
    let terms = Terms {
        leaving: Leaving::StandsIn,
        ..rated()
    };
    let mut table = Timed::new("abcd", terms);
    leave(&mut table, 'b');
    leave(&mut table, 'a');
    leave(&mut table, 'd');
    table
        .command(Command::Join {
            seat: seat(4),
            person: person('d'),
        })
        .unwrap();
    play_out(&mut table);
    let found = places(&table.table);
    assert_eq!((found[0], found[1]), ((3, true), (4, true)));
    assert!(found[2..].iter().all(|(place, gone)| *place < 3 && !gone), "two stayed");
    let rivals: Vec<Option<Rival>> = "abcd"
        .chars()
        .map(|letter| Some(Rival::Person(person(letter))))
        .collect();
    assert_eq!(table.table.rivals(), rivals, "bots that only help out are not rated");
    let leave = Command::Leave { person: person('c') };
    assert_eq!(
        table.command(leave),
        Err(Refusal::Seat),
        "after the end nobody leaves the game"
    );
}

#[test]
fn who_gives_up_or_runs_out_of_time_is_behind_all_who_stay() {
    let mut table = Timed::new("abc", rated());
    table.resign('a').unwrap();
    play_out(&mut table);
    assert_eq!(places(&table.table)[0], (3, true));

    let terms = Terms {
        clock: tables::ClockTerms::Live { bank_s: 60, bonus_s: 0 },
        ..rated()
    };
    let mut table = Timed::new("ab", terms);
    table.wait(2 * MINUTE);
    table.due().unwrap();
    while table.table.to_move().is_some() {
        table.end_turn();
    }
    assert_eq!(places(&table.table), [(2, true), (1, false)]);
}

#[test]
fn a_game_that_counts_is_not_escaped_by_silence() {
    let mut table = Timed::new("ab", rated());
    table.wait(7 * DAY);
    let now_ms = table.now_ms;
    let replace = Command::Replace {
        seat: seat(1),
        bot: "easy".to_owned(),
        person: person('b'),
        now_ms,
    };
    table.command(replace).unwrap();
    play_out(&mut table);
    assert_eq!(places(&table.table), [(2, true), (1, false)]);
}

#[test]
fn a_seat_that_was_given_to_somebody_else_still_counts_for_who_left_it() {
    let mut table = Timed::new("abc", rated());
    leave(&mut table, 'a');
    table.ask('x', Request::Seat(seat(1))).unwrap();
    table.answer('b', true).unwrap();
    table.answer('c', true).unwrap();
    assert_eq!(table.table.person(seat(1)), Some(&person('x')));
    table.wait(MINUTE);
    table.resign('b').unwrap();
    play_out(&mut table);
    assert_eq!(places(&table.table), [(3, true), (2, true), (1, false)]);
    assert!(!table.table.rivals().contains(&Some(Rival::Person(person('x')))));
}

#[test]
fn of_those_who_let_a_game_lie_the_one_they_waited_for_is_last() {
    let terms = Terms {
        abandoned: Abandoned::Finished { days: 3 },
        ..rated()
    };
    let mut table = Timed::new("ab", terms);
    table.end_turn();
    assert_eq!(table.table.to_move(), Some(seat(2)));
    table.wait(4 * DAY);
    table.due().unwrap();
    play_out(&mut table);
    assert_eq!(places(&table.table), [(1, true), (2, true)]);
}

#[test]
fn leaving_bots_alone_in_a_game_that_counts_is_giving_it_up() {
    let mut table = against(1, "a");
    assert!(table.table.is_lost_by_leaving());
    leave(&mut table, 'a');
    assert_eq!(places(&table.table), [(2, true), (1, false)]);
    let mut casual = Timed::game(
        "batisseurs",
        vec![SeatPlan::Person, SeatPlan::Bot("easy".to_owned())],
        "a",
        Terms::default(),
    );
    leave(&mut casual, 'a');
    assert!(casual.table.early_end().is_none(), "elsewhere one may come back");
}

#[test]
fn what_ends_by_agreement_or_is_played_against_oneself_does_not_count() {
    let mut agreed = Timed::new("ab", rated());
    agreed.ask('a', Request::End).unwrap();
    agreed.answer('b', true).unwrap();
    assert_eq!(agreed.table.result(), Some(Err(NotCounted::Agreed)));
    assert!(agreed.table.summary(&Default::default()).counted.is_empty());

    let terms = Terms {
        abandoned: Abandoned::Closed { days: 3 },
        ..rated()
    };
    let mut closed = Timed::new("ab", terms);
    closed.wait(4 * DAY);
    closed.due().unwrap();
    assert_eq!(closed.table.result(), Some(Err(NotCounted::Closed)));

    // A guest in a second window turns out to be the first.
    let mut oneself = Timed::new("ab", rated());
    oneself.take_in(Event::HandedOver {
        from: person('b'),
        to: person('a'),
    });
    play_out(&mut oneself);
    assert_eq!(oneself.table.result(), Some(Err(NotCounted::Oneself)));
    let mut with_bots = against(2, "a");
    play_out(&mut with_bots);
    let placed: Vec<Placed> = with_bots.table.result().unwrap().unwrap();
    assert_eq!(
        placed[1].rival, placed[2].rival,
        "the same bot may sit on several seats"
    );
}

#[test]
fn nobody_takes_two_seats_or_asks_to_take_back_what_was_answered() {
    let seats = vec![SeatPlan::Person; 3];
    let mut table = Timed::game("batisseurs", seats, "a", rated());
    let again = Command::Join {
        seat: seat(2),
        person: person('a'),
    };
    assert_eq!(table.command(again), Err(Refusal::Rated));
    let mut table = Timed::new("ab", rated());
    table.end_turn();
    assert_eq!(table.ask('a', Request::Undo), Err(Refusal::Rated));
    assert!(!table.table.may_ask_back(&person('a')));
    stand_in_after_leaving(&mut table);
    play_out(&mut table);
    let undo = Command::Undo { person: person('a') };
    assert!(table.command(undo).is_err(), "what was counted is not taken back");
}

fn stand_in_after_leaving(table: &mut Timed) {
    leave(table, 'b');
    stand_in(table, 2, 'a');
}
