//! Clocks, resigning, and what people at a table agree on.

use tables::{Abandoned, ClockTerms, Command, EarlyEnd, Leaving, Phase, Refusal, Request, SeatPlan, Terms, TurnTerms};

mod timed;

use timed::{DAY, HOUR, Timed, person, seat};

fn live(bank_s: u32, bonus_s: u32) -> Terms {
    Terms {
        clock: ClockTerms::Live { bank_s, bonus_s },
        ..Terms::default()
    }
}

fn a_day_a_move(vacation_days: u32) -> Terms {
    Terms {
        clock: ClockTerms::Turns(TurnTerms {
            hours: 24,
            nights_off: false,
            weekends_off: false,
            zone: "UTC".to_owned(),
            vacation_days,
        }),
        ..Terms::default()
    }
}

#[test]
fn a_live_clock_runs_for_whoever_is_to_move_and_earns_a_bonus_with_every_turn() {
    let mut table = Timed::new("ab", live(600, 20));
    table.wait(30_000);
    assert_eq!((table.left(1), table.left(2)), (570_000, 600_000));
    table.end_turn();
    assert_eq!((table.left(1), table.left(2)), (590_000, 600_000));
    table.wait(100_000);
    assert_eq!((table.left(1), table.left(2)), (590_000, 500_000));
    assert_eq!(table.table.due_ms(), Some(table.now_ms + 500_000));
}

#[test]
fn whoever_runs_out_of_time_is_stood_in_for_and_may_come_back() {
    let mut table = Timed::new("ab", live(60, 5));
    table.wait(59_999);
    assert_eq!(table.due(), Err(Refusal::NotDue));
    table.wait(1);
    table.due().unwrap();
    assert_eq!(table.left(1), -1, "a bot has no clock");
    assert_eq!(table.table.plans()[0], SeatPlan::Bot("easy".to_owned()));
    assert!(table.table.timed_out(seat(1)) && table.table.left_by(seat(1)) == Some(&person('a')));
    table.wait(5000);
    table
        .command(Command::Join {
            seat: seat(1),
            person: person('a'),
        })
        .unwrap();
    assert!(!table.table.timed_out(seat(1)));
    assert_eq!(table.left(1), 60_000, "enough to find back in");
}

fn leave(table: &mut Timed, letter: char) {
    table.command(Command::Leave { person: person(letter) }).unwrap();
}

fn come_back(table: &mut Timed, number: usize, letter: char) {
    let (seat, person) = (seat(number), person(letter));
    table.command(Command::Join { seat, person }).unwrap();
}

#[test]
fn nobody_gains_time_by_leaving_and_coming_back() {
    let (mut stayed, mut went) = (Timed::new("ab", live(600, 20)), Timed::new("ab", live(600, 20)));
    for table in [&mut stayed, &mut went] {
        table.wait(590_000);
    }
    leave(&mut went, 'a');
    for table in [&mut stayed, &mut went] {
        table.wait(3_000);
    }
    come_back(&mut went, 1, 'a');
    assert_eq!((went.left(1), stayed.left(1)), (7_000, 7_000));
    leave(&mut went, 'a');
    went.wait(DAY);
    come_back(&mut went, 1, 'a');
    went.due().unwrap();
    assert!(went.table.timed_out(seat(1)), "a bot makes the move");
    come_back(&mut went, 1, 'a');
    assert_eq!(went.left(1), 60_000, "as whoever ran out of time has");
}

#[test]
fn a_turn_that_was_left_is_charged_until_then_to_whoever_did_not_come_back_to_it() {
    let mut table = Timed::new("abc", a_day_a_move(2));
    table.wait(30 * HOUR);
    leave(&mut table, 'a');
    table.wait(DAY);
    let replace = Command::Replace {
        seat: seat(1),
        bot: "easy".to_owned(),
        person: person('b'),
        now_ms: table.now_ms,
    };
    table.command(replace).unwrap();
    table.end_turn();
    come_back(&mut table, 1, 'a');
    assert_eq!(table.table.bank_ms(seat(1)), 42 * HOUR, "six hours late, and then away");
    // Who leaves while another is to move costs themselves nothing.
    table.wait(HOUR);
    leave(&mut table, 'c');
    table.wait(DAY);
    come_back(&mut table, 3, 'c');
    assert_eq!(
        (table.table.bank_ms(seat(2)), table.table.bank_ms(seat(3))),
        (48 * HOUR, 48 * HOUR)
    );
    // Nor is anybody charged for the absence of another.
    leave(&mut table, 'b');
    leave(&mut table, 'c');
    table.wait(2 * HOUR);
    come_back(&mut table, 2, 'b');
    table.wait(5 * DAY);
    come_back(&mut table, 3, 'c');
    assert_eq!((table.left(2), table.table.bank_ms(seat(2))), (DAY, 48 * HOUR));
}

#[test]
fn the_site_being_away_is_charged_to_nobody_who_left() {
    let mut table = Timed::new("ab", live(600, 20));
    leave(&mut table, 'a');
    let from_ms = table.now_ms;
    table.wait(DAY);
    let halt = table.table.note_halt(from_ms, table.now_ms).unwrap();
    table.take_in(halt);
    come_back(&mut table, 1, 'a');
    assert_eq!(table.left(1), 600_000);
}

#[test]
fn a_game_that_is_over_is_not_left() {
    let mut table = Timed::new("ab", Terms::default());
    table.resign('a').unwrap();
    for letter in ['a', 'b'] {
        let leave = Command::Leave { person: person(letter) };
        assert_eq!(table.command(leave), Err(Refusal::Seat), "{letter} played it");
    }
}

#[test]
fn who_resigned_is_known_by_another_id_too() {
    let mut table = Timed::new("abc", Terms::default());
    table.resign('a').unwrap();
    assert_eq!(table.table.person(seat(1)), None, "a bot plays on");
    let hand_over = |from, to| Command::HandOver {
        from: person(from),
        to: person(to),
    };
    assert_eq!(table.command(hand_over('d', 'e')), Err(Refusal::Seat), "a stranger");
    table.command(hand_over('a', 'd')).unwrap();
    assert_eq!(table.table.resigned(), [(seat(1), person('d'))]);
}

#[test]
fn turn_by_turn_every_turn_has_its_own_time_and_then_the_vacation() {
    let mut table = Timed::new("ab", a_day_a_move(2));
    table.wait(23 * HOUR);
    assert_eq!(table.left(1), HOUR);
    table.wait(3 * HOUR);
    let left = table.table.time_left(seat(1), table.now_ms).unwrap();
    assert!(left.on_vacation && left.left_ms == 46 * HOUR);
    table.end_turn();
    assert_eq!(table.table.bank_ms(seat(1)), 46 * HOUR);
    assert_eq!((table.left(1), table.left(2)), (-1, DAY));
    table.wait(DAY);
    table.end_turn();
    table.wait(DAY + 46 * HOUR);
    table.due().unwrap();
    assert!(table.table.timed_out(seat(1)));
}

#[test]
fn time_in_which_the_site_was_away_is_charged_to_nobody() {
    for terms in [live(600, 20), a_day_a_move(1)] {
        let (mut steady, mut halted) = (Timed::new("ab", terms.clone()), Timed::new("ab", terms));
        for table in [&mut steady, &mut halted] {
            table.wait(100_000);
        }
        let from_ms = halted.now_ms;
        halted.wait(5 * DAY);
        let halt = halted.table.note_halt(from_ms, halted.now_ms).unwrap();
        halted.take_in(halt);
        assert_eq!(halted.table.note_halt(from_ms, halted.now_ms), None, "noted once");
        for turn in 0..6 {
            for table in [&mut steady, &mut halted] {
                table.wait(10_000 + turn);
                table.end_turn();
            }
            let left = |table: &Timed| (table.left(1), table.left(2), table.table.bank_ms(seat(1)));
            assert_eq!(left(&steady), left(&halted));
        }
    }
}

#[test]
fn what_is_taken_back_earns_no_time() {
    for terms in [live(600, 20), a_day_a_move(1)] {
        let (mut plain, mut undone) = (Timed::new("ab", terms.clone()), Timed::new("ab", terms));
        for table in [&mut plain, &mut undone] {
            table.wait(50_000);
            table.play("take 1");
        }
        for _ in 0..5 {
            undone.play("end");
            undone.wait(3000);
            let before = undone.left(1);
            undone.command(Command::Undo { person: person('a') }).unwrap();
            assert!(before == -1 || undone.left(1) <= before - 20_000);
            plain.wait(3000);
            assert_eq!(undone.left(1), plain.left(1), "as if the turn had never ended");
            assert_eq!(undone.table.bank_ms(seat(2)), plain.table.bank_ms(seat(2)));
        }
        for table in [&mut plain, &mut undone] {
            table.play("end");
        }
        assert_eq!((undone.left(1), undone.left(2)), (plain.left(1), plain.left(2)));
    }
}

#[test]
fn nobody_runs_out_of_time_by_taking_back() {
    let mut table = Timed::new("ab", live(60, 5));
    table.wait(45_000);
    table.play("end");
    table.wait(59_000);
    table.command(Command::Undo { person: person('a') }).unwrap();
    assert_eq!((table.left(1), table.left(2)), (10_000, 60_000));
}

#[test]
fn a_clock_never_shows_less_than_nothing_whatever_happens() {
    let mut noise = engine::conformance::Noise::new("clocks");
    for terms in [live(60, 5), live(1, 0), a_day_a_move(0), a_day_a_move(3)] {
        let mut table = Timed::new("abc", terms);
        for _ in 0..400 {
            if table.table.phase() == Phase::Over {
                break;
            }
            table.wait(i64::from(noise.below(90_000) as u32) * i64::from(noise.below(40) as u32));
            let anybody = ['a', 'b', 'c'][noise.below(3)];
            match noise.below(8) {
                0 => drop(table.command(Command::Undo {
                    person: person(anybody),
                })),
                1 => drop(table.ask(anybody, Request::Undo)),
                2 => drop(table.answer(anybody, true)),
                3 => drop(table.due()),
                4 => {
                    let (from_ms, now_ms) = (table.now_ms, table.now_ms + 5000);
                    table.now_ms = now_ms;
                    if let Some(halt) = table.table.note_halt(from_ms, now_ms) {
                        table.take_in(halt);
                    }
                }
                5 => {
                    let left = table.table.seats().find(|seat| table.table.left_by(*seat).is_some());
                    if let Some(seat) = left {
                        let person = table.table.left_by(seat).unwrap().clone();
                        drop(table.command(Command::Join { seat, person }));
                    }
                }
                _ if table.table.to_move().is_some() => table.end_turn(),
                _ => {}
            }
            for number in 1..=3 {
                assert!(table.left(number) >= -1 && table.table.bank_ms(seat(number)) >= 0);
                let left = table.table.time_left(seat(number), table.now_ms);
                assert!(left.is_none_or(|left| left.left_ms >= 0));
            }
        }
    }
}

#[test]
fn who_resigns_against_one_loses_and_the_record_holds() {
    let mut table = Timed::new("ab", Terms::default());
    table.end_turn();
    table.end_turn();
    assert_eq!(table.resign('c'), Err(Refusal::Seat));
    table.resign('b').unwrap();
    assert_eq!((table.table.phase(), table.ranks()), (Phase::Over, vec![1, 2]));
    assert_eq!(table.table.early_end(), Some(EarlyEnd::Resigned));
    assert_eq!(table.table.resigned(), [(seat(2), person('b'))]);
    assert_eq!(table.resign('a'), Err(Refusal::Seat));
    table.check_record();
}

#[test]
fn who_resigns_among_several_is_stood_in_for_and_comes_last() {
    let mut table = Timed::new("abc", Terms::default());
    table.resign('b').unwrap();
    assert_eq!(table.table.phase(), Phase::Playing);
    assert_eq!(table.table.plans()[1], SeatPlan::Bot("easy".to_owned()));
    let back = Command::Join {
        seat: seat(2),
        person: person('b'),
    };
    assert!(table.command(back).is_err(), "they do not come back");
    table.resign('a').unwrap();
    assert_eq!(
        (table.table.phase(), table.ranks()),
        (Phase::Over, vec![2, 3, 1]),
        "the first is the last"
    );
    table.check_record();
}

#[test]
fn a_lost_game_against_bots_ends_at_once() {
    let seats = vec![
        SeatPlan::Person,
        SeatPlan::Bot("easy".to_owned()),
        SeatPlan::Bot("easy".to_owned()),
    ];
    let mut table = Timed::game("batisseurs", seats, "a", Terms::default());
    table.resign('a').unwrap();
    assert_eq!((table.table.phase(), table.ranks()[0]), (Phase::Over, 3));
}

#[test]
fn a_game_ends_when_everybody_agrees() {
    let mut table = Timed::new("abc", Terms::default());
    table.ask('a', Request::End).unwrap();
    assert_eq!(table.ask('b', Request::End), Err(Refusal::Asked));
    assert!(table.table.awaits(&person('b')) && !table.table.awaits(&person('a')));
    table.answer('b', true).unwrap();
    assert_eq!(table.answer('b', true), Err(Refusal::NotYours));
    assert_eq!(table.table.phase(), Phase::Playing);
    table.answer('c', true).unwrap();
    assert_eq!(table.table.early_end(), Some(EarlyEnd::Agreed));
    table.check_record();
}

#[test]
fn a_no_a_withdrawal_and_a_move_end_a_question() {
    let mut table = Timed::new("ab", Terms::default());
    table.ask('a', Request::End).unwrap();
    table.answer('b', false).unwrap();
    table.ask('b', Request::End).unwrap();
    table.answer('b', false).unwrap();
    table.ask('b', Request::End).unwrap();
    table.play("take 1");
    assert!(table.table.asked().is_none());
    assert_eq!(table.answer('a', true), Err(Refusal::NotYours));
    assert_eq!(table.table.phase(), Phase::Playing);
}

#[test]
fn past_what_was_seen_an_undo_needs_the_others_and_draws_afresh() {
    let mut table = Timed::new("ab", Terms::default());
    assert!(!table.table.may_ask_back(&person('a')), "nothing was done yet");
    table.end_turn();
    table.end_turn();
    let plies = table.table.played().unwrap().plies();
    assert!(table.table.may_ask_back(&person('a')));
    table.ask('a', Request::Undo).unwrap();
    assert_eq!(table.table.played().unwrap().plies(), plies, "nobody agreed yet");
    table.answer('b', true).unwrap();
    let played = table.table.played().unwrap();
    assert!(played.plies() < plies && table.table.to_move() == Some(seat(1)));
    assert_eq!(played.origins().len(), 1, "the record notes the skip");
    for _ in 0..3 {
        table.end_turn();
        table.end_turn();
        table.ask('b', Request::Undo).unwrap();
        table.answer('a', true).unwrap();
    }
    table.resign('a').unwrap();
    table.check_record();
}

#[test]
fn against_bots_nobody_has_to_be_asked() {
    let seats = vec![SeatPlan::Person, SeatPlan::Bot("easy".to_owned())];
    let mut table = Timed::game("batisseurs", seats, "a", Terms::default());
    table.end_turn();
    table.end_turn();
    table.ask('a', Request::Undo).unwrap();
    assert_eq!((table.table.to_move(), table.table.asked()), (Some(seat(1)), None));
    assert_eq!(
        table.ask('a', Request::End),
        Err(Refusal::NotYours),
        "who leads could stop there"
    );
}

#[test]
fn who_leaves_is_stood_in_for_at_once_where_it_was_agreed() {
    let terms = Terms {
        leaving: Leaving::StandsIn,
        stand_in: "hard".to_owned(),
        ..Terms::default()
    };
    let mut table = Timed::new("ab", terms);
    table.command(Command::Leave { person: person('a') }).unwrap();
    assert_eq!(table.table.plans()[0], SeatPlan::Bot("hard".to_owned()));
    assert_eq!(table.table.phase(), Phase::Playing);
    table
        .command(Command::Join {
            seat: seat(1),
            person: person('a'),
        })
        .unwrap();
    assert_eq!(table.table.person(seat(1)), Some(&person('a')));
}

#[test]
fn a_game_that_nobody_plays_is_finished_or_closed_as_was_agreed() {
    let terms = |abandoned| Terms {
        abandoned,
        ..Terms::default()
    };
    let mut kept = Timed::new("ab", live(600, 0));
    kept.end_turn();
    let mut finished = Timed::new("ab", terms(Abandoned::Finished { days: 7 }));
    finished.wait(3 * DAY);
    finished.end_turn();
    finished.wait(7 * DAY - 1);
    assert_eq!(finished.due(), Err(Refusal::NotDue));
    finished.wait(1);
    finished.due().unwrap();
    assert!(finished.table.bot_to_move().is_some() && finished.table.due_ms().is_some());
    let mut closed = Timed::new("ab", terms(Abandoned::Closed { days: 1 }));
    closed.wait(DAY);
    closed.due().unwrap();
    assert_eq!(closed.table.early_end(), Some(EarlyEnd::Closed));
    assert_eq!(closed.table.summary(&closed.log.beside).winners, []);
    assert_eq!(closed.table.due_ms(), None);
}

#[test]
fn bots_are_looked_after_at_every_table() {
    let plans = vec![SeatPlan::Person, SeatPlan::Bot("light".to_owned())];
    let mut table = Timed::game("batisseurs", plans, "a", Terms::default());
    assert_eq!(table.table.due_ms(), None, "a person may take their time");
    table.end_turn();
    assert!(table.table.bot_to_move().is_some() && table.table.due_ms().is_some());
}

#[test]
fn a_seat_that_was_left_goes_to_whom_the_others_accept() {
    let mut table = Timed::new("abc", Terms::default());
    let hidden = table.table.game().info().hidden;
    table.command(Command::Leave { person: person('a') }).unwrap();
    assert_eq!(
        table.ask('b', Request::Seat(seat(1))),
        Err(Refusal::NotYours),
        "no opponent"
    );
    table.ask('d', Request::Seat(seat(1))).unwrap();
    table.answer('b', true).unwrap();
    assert_eq!(table.table.person(seat(1)), None);
    table.answer('c', true).unwrap();
    assert_eq!(table.table.person(seat(1)), Some(&person('d')));
    let back = Command::Join {
        seat: seat(1),
        person: person('a'),
    };
    assert!(table.command(back).is_err(), "it is taken");
    let mut two = Timed::new("ab", Terms::default());
    two.command(Command::Leave { person: person('a') }).unwrap();
    assert_eq!(
        two.ask('d', Request::Seat(seat(1))).is_err(),
        hidden,
        "a single opponent could be the stranger"
    );
}

#[test]
fn who_asks_for_a_seat_and_signs_in_meanwhile_gets_it() {
    let mut table = Timed::new("abc", Terms::default());
    table.command(Command::Leave { person: person('a') }).unwrap();
    table.ask('d', Request::Seat(seat(1))).unwrap();
    table.answer('b', true).unwrap();
    for (from, to) in [('d', 'e'), ('b', 'f')] {
        let (from, to) = (person(from), person(to));
        table.command(Command::HandOver { from, to }).unwrap();
    }
    table.answer('c', true).unwrap();
    assert_eq!(table.table.person(seat(1)), Some(&person('e')));
}

fn play_on_for(table: &mut Timed, number: usize, letter: char) -> Result<(), Refusal> {
    table.command(Command::Replace {
        seat: seat(number),
        bot: "medium".to_owned(),
        person: person(letter),
        now_ms: table.now_ms,
    })
}

#[test]
fn for_who_has_not_moved_for_a_week_the_others_let_a_bot_play_on() {
    let mut table = Timed::new("ab", Terms::default());
    table.wait(7 * DAY - 1);
    assert_eq!(table.table.silent(table.now_ms), None);
    assert_eq!(play_on_for(&mut table, 1, 'b'), Err(Refusal::Seat));
    table.wait(1);
    for letter in ['a', 'c'] {
        assert_eq!(
            play_on_for(&mut table, 1, letter),
            Err(Refusal::Seat),
            "not theirs to decide"
        );
    }
    assert_eq!(
        play_on_for(&mut table, 2, 'a'),
        Err(Refusal::Seat),
        "nobody waits for them"
    );
    play_on_for(&mut table, 1, 'b').unwrap();
    assert_eq!(table.table.plans()[0], SeatPlan::Bot("medium".to_owned()));
    assert_eq!(table.table.left_by(seat(1)), Some(&person('a')), "they may come back");
}

#[test]
fn what_others_ask_meanwhile_gives_who_has_not_moved_no_other_week() {
    let mut table = Timed::new("ab", Terms::default());
    table.wait(6 * DAY);
    table.ask('b', Request::End).unwrap();
    table.wait(DAY - 1);
    assert_eq!(table.table.silent(table.now_ms), None);
    table.wait(1);
    assert!(table.table.silent(table.now_ms).is_some());
}

#[test]
fn where_there_is_a_clock_it_alone_says_how_long_somebody_may_take() {
    let mut table = Timed::new("ab", a_day_a_move(30));
    table.wait(8 * DAY);
    assert_eq!(table.table.silent(table.now_ms), None);
    assert_eq!(play_on_for(&mut table, 1, 'b'), Err(Refusal::Seat));
}
