//! How far somebody is follows from the moves alone.

use catalogue::{Lesson, lesson};
use engine::{Seed, Viewer};

use super::walk::Walk;

fn builders() -> &'static Lesson {
    lesson("batisseurs").unwrap()
}

#[test]
fn a_lesson_that_is_left_and_taken_up_again_stands_where_it_stood() {
    let mut walk = Walk::of(builders());
    for _ in 0..6 {
        assert!(walk.is_asked());
        let text = walk.accepted.last().unwrap()[0].clone();
        walk.make(builders().learner(), &text);
    }
    let record = walk.played.to_record(vec!["Ana".to_owned(), "gentle".to_owned()], true);
    let again = builders().game().replay(&record, None).unwrap();
    let progress = builders().progress(&*again).unwrap();
    assert_eq!((progress.number(), progress.step().unwrap().id()), (7, "to"));
}

#[test]
fn a_move_that_is_taken_back_is_asked_for_again() {
    let mut walk = Walk::of(builders());
    for _ in 0..6 {
        assert!(walk.is_asked());
        let text = walk.accepted.last().unwrap()[0].clone();
        walk.make(builders().learner(), &text);
    }
    let learner = builders().learner();
    walk.played.undo(learner).unwrap();
    assert_eq!(builders().progress(&*walk.played).unwrap().number(), 6);
}

#[test]
fn who_makes_another_move_has_left_the_lesson() {
    let mut played = builders().begin();
    played.play_text(builders().learner(), "recruit labourer-3").unwrap();
    assert!(builders().progress(&*played).is_none());
}

#[test]
fn a_game_that_was_dealt_otherwise_is_no_lesson() {
    let other = builders()
        .game()
        .deal(builders().setup().clone(), Seed::named("another"))
        .unwrap();
    assert!(builders().progress(&*other).is_none());
}

#[test]
fn after_the_last_step_there_is_one_word_and_then_a_game_like_any_other() {
    let mut walk = Walk::of(builders()).first();
    let progress = builders().progress(&*walk.played).unwrap();
    assert!(progress.step().is_none() && progress.objection("end").is_none());
    walk.make(builders().learner(), "end");
    assert!(builders().progress(&*walk.played).is_none());
}

#[test]
fn what_else_is_played_against_the_learner_ends_the_script_and_not_the_lesson() {
    let mut walk = Walk::of(builders());
    for _ in 0..4 {
        assert!(walk.is_asked());
        let text = walk.accepted.last().unwrap()[0].clone();
        walk.make(builders().learner(), &text);
    }
    let before = builders().progress(&*walk.played).unwrap();
    assert_eq!(before.reply(), Some("open stone-bridge"));
    let engine::Turn::Seat(rival) = walk.played.turn() else {
        panic!("it is the other one's turn")
    };
    walk.make(rival, "take 1");
    let after = builders().progress(&*walk.played).unwrap();
    assert_eq!((after.number(), after.reply()), (5, None));
}

#[test]
fn of_several_answers_the_most_exact_one_is_given() {
    let played = builders().begin();
    let progress = builders().progress(&*played).unwrap();
    assert_eq!(progress.objection("open straw-hut"), None);
    let answer = |text| progress.objection(text).unwrap();
    assert_eq!(answer("open pigsty"), "lesson-wrong-open-large");
    assert_eq!(answer("open stone-bridge"), "lesson-wrong-open-stone-bridge");
    let legal = played.view(Viewer::Seat(builders().learner())).offers();
    assert!(
        legal
            .iter()
            .all(|offer| progress.objection(&offer.text).as_deref() != Some("lesson-other"))
    );
}
