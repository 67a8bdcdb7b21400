//! A game at a table: turns, refusals, taking back, the log.

use engine::{GameSeed, Match, Phrase, PlayError, Seat, Seed, Setup, Turn, Viewer};

use crate::toy::{Kind, Move, Phase, Sound};

fn dealt(players: usize, seed: &str) -> Match<Sound> {
    Match::new(Setup::new(players), Seed::named(seed)).unwrap()
}

fn to_move(played: &Match<Sound>) -> Seat {
    match played.turn() {
        Turn::Seat(seat) => seat,
        other => panic!("nobody is to move: {other:?}"),
    }
}

/// Plays on with the first legal move until `enough`.
fn play_until(played: &mut Match<Sound>, enough: impl Fn(&Match<Sound>) -> bool) {
    while !enough(played) {
        played.play(to_move(played), played.legal()[0]).unwrap();
    }
}

/// A table where the seat to move can swap and then lay without chance in between or behind.
fn late(seed: &str) -> Match<Sound> {
    let mut played = dealt(2, seed);
    play_until(&mut played, |played| {
        let swap = played.legal().iter().any(|mv| matches!(mv, Move::Swap(_)));
        let many = played.state().hands[0]
            .iter()
            .chain(&played.state().hands[1])
            .sum::<u8>()
            > 3;
        played.state().pile == [0; 4] && swap && many
    });
    played
}

fn swap(played: &Match<Sound>) -> Move {
    let swap = played.legal().into_iter().find(|mv| matches!(mv, Move::Swap(_)));
    swap.expect("a seat that can swap")
}

#[test]
fn chance_never_waits() {
    let mut played = dealt(3, "1");
    assert_eq!(played.state().phase, Phase::Play);
    assert_eq!(played.plies().iter().filter(|ply| ply.seat.is_none()).count(), 8);
    play_until(&mut played, |played| {
        assert_ne!(played.turn(), Turn::Chance);
        played.turn() == Turn::Over
    });
}

#[test]
fn a_move_out_of_turn_is_refused_and_changes_nothing() {
    let mut played = dealt(2, "1");
    let (seat, before) = (to_move(&played), played.state().clone());
    let refused = played.play(seat.next(2), played.legal()[0]);
    assert_eq!(refused, Err(PlayError::NotYourTurn(seat)));
    assert_eq!(*played.state(), before);
}

#[test]
fn an_illegal_move_is_refused_with_the_games_own_reason() {
    let mut played = dealt(2, "1");
    let seat = to_move(&played);
    let held = played.state().hands[seat.index()];
    let missing = [Kind::Amber, Kind::Jade, Kind::Ruby, Kind::Pearl]
        .into_iter()
        .find(|&kind| held[kind as usize] == 0)
        .unwrap();
    let refused = played.play(seat, Move::Lay(missing));
    assert_eq!(refused, Err(PlayError::Refused(Phrase::new("refusal-not-held"))));
}

#[test]
fn chance_cannot_be_played_by_a_seat() {
    let mut played = dealt(2, "1");
    let refused = played.play_text(to_move(&played), "draw pearl");
    assert_eq!(refused, Err(PlayError::Refused(Phrase::new("refusal-not-now"))));
}

#[test]
fn a_text_that_is_no_move_is_refused_and_shown_cut_short() {
    let mut played = dealt(2, "1");
    let refused = played.play_text(to_move(&played), &"é".repeat(100));
    assert_eq!(refused, Err(PlayError::NotAMove("é".repeat(60))));
}

#[test]
fn nothing_is_played_or_taken_back_once_the_game_is_over() {
    let mut played = dealt(2, "1");
    play_until(&mut played, |played| played.turn() == Turn::Over);
    let last = played.plies().last().unwrap().seat.unwrap();
    assert_eq!(played.play(last, Move::Rest), Err(PlayError::Over));
    assert_eq!(played.undoable(last), 0);
    assert_eq!(played.undo(last), Err(PlayError::Over));
}

#[test]
fn moves_are_taken_back_one_by_one_to_the_exact_states_before() {
    let mut played = late("2");
    let seat = to_move(&played);
    let (undoable, first) = (played.undoable(seat), played.state().clone());
    let told = played.log(Viewer::Spectator).count();
    played.play(seat, swap(&played)).unwrap();
    let second = played.state().clone();
    played.play(seat, played.legal()[0]).unwrap();
    assert_eq!(played.undoable(seat), undoable + 2);
    played.undo(seat).unwrap();
    assert_eq!(*played.state(), second);
    played.undo(seat).unwrap();
    assert_eq!(*played.state(), first);
    assert_eq!(played.log(Viewer::Spectator).count(), told);
}

#[test]
fn nothing_is_taken_back_once_chance_has_moved() {
    let mut played = dealt(2, "1");
    let seat = to_move(&played);
    assert_eq!(played.undo(seat), Err(PlayError::NothingToUndo));
    let lay = played.legal().into_iter().find(|mv| matches!(mv, Move::Lay(_)));
    played.play(seat, lay.unwrap()).unwrap();
    assert_eq!(played.undoable(seat), 0);
    assert_eq!(played.undo(seat), Err(PlayError::NothingToUndo));
}

#[test]
fn nothing_is_taken_back_for_another_seat() {
    let mut played = dealt(2, "1");
    let seat = to_move(&played);
    played.play(seat, Move::Rest).unwrap();
    assert_eq!((played.undoable(seat), played.undoable(seat.next(2))), (1, 0));
    assert_eq!(played.undo(seat.next(2)), Err(PlayError::NothingToUndo));
    played.undo(seat).unwrap();
    assert_eq!(to_move(&played), seat);
}

#[test]
fn chance_goes_on_with_the_same_draws_after_a_move_was_taken_back() {
    let (mut straight, mut detour) = (dealt(2, "3"), dealt(2, "3"));
    let seat = to_move(&detour);
    detour.play(seat, Move::Rest).unwrap();
    detour.undo(seat).unwrap();
    for played in [&mut straight, &mut detour] {
        play_until(played, |played| played.turn() == Turn::Over);
    }
    assert_eq!(straight.plies(), detour.plies());
    assert_eq!(straight.state(), detour.state());
}

#[test]
fn a_secret_is_told_to_its_seat_and_the_others_hear_less() {
    let played = dealt(2, "1");
    let drawn: Vec<Move> = played.plies().iter().map(|ply| ply.mv).skip(1).take(4).collect();
    let first = to_move(&played);
    let lines = |viewer| -> Vec<String> {
        played
            .log(viewer)
            .map(|(_, phrase): (usize, Phrase)| phrase.id)
            .collect()
    };
    assert!(drawn.iter().all(|mv| matches!(mv, Move::Draw(_))));
    let heard = [
        "event-first",
        "event-drew",
        "event-drew-unseen",
        "event-drew",
        "event-drew-unseen",
        "event-revealed",
    ];
    assert_eq!(lines(Viewer::Seat(first)), heard);
    let unseen = "event-drew-unseen";
    assert_eq!(
        lines(Viewer::Spectator),
        ["event-first", unseen, unseen, unseen, unseen, "event-revealed"]
    );
    let plies: Vec<usize> = played.log(Viewer::Spectator).map(|(ply, _)| ply).collect();
    assert_eq!(plies, [0, 1, 2, 3, 4, 5]);
}

#[test]
fn a_match_can_be_looked_at_as_it_stood_after_any_move() {
    let mut played = dealt(2, "at");
    play_until(&mut played, |played| played.turn() == Turn::Over);
    let record = played.to_record(vec![String::new(); 2], true);
    let mut states = Vec::new();
    Match::<Sound>::replay(&record, None, |_, _, _, state| states.push(state.clone())).unwrap();
    assert!(states.len() > 40);
    for (ply, state) in states.iter().enumerate() {
        assert_eq!(played.at(ply), *state, "after {ply} moves");
    }
}

#[test]
fn what_a_move_leads_to_is_known_before_anything_changes() {
    let mut played = dealt(2, "resolve");
    while let Turn::Seat(seat) = played.turn() {
        let (before, mv) = (played.plies().len(), played.legal()[0]);
        let resolved = played.resolve(seat, mv).unwrap();
        assert_eq!(played.plies().len(), before);
        played.play(seat, mv).unwrap();
        assert_eq!(&played.plies()[before..], resolved);
    }
}

#[test]
fn a_match_read_move_by_move_is_the_match_that_was_played() {
    let mut played = dealt(3, "push");
    play_until(&mut played, |played| played.turn() == Turn::Over);
    let mut read = Match::<Sound>::undealt(Setup::new(3), GameSeed::Known(Seed::named("push"))).unwrap();
    for ply in played.to_record(vec![String::new(); 3], true).plies {
        read.push(&ply).unwrap();
    }
    assert_eq!((read.state(), read.plies()), (played.state(), played.plies()));
    let lines = |played: &Match<Sound>| played.log(Viewer::Spectator).collect::<Vec<_>>();
    assert_eq!(lines(&read), lines(&played));
}
