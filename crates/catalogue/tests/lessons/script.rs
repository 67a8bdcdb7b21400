//! What is wrong with a lesson is said with the game and the step.

use catalogue::{Lesson, find};

const WORDS: &[(&str, &str)] = &[("en", ""), ("fr", ""), ("de", "")];

const STEP: &str = "\n[[step]]\nid = 'first'\naccept = ['open *']\n";

#[track_caller]
fn check(script: &str, expected: &str) {
    let read = Lesson::read(find("batisseurs").unwrap(), script, WORDS);
    let wrong = read.err().expect("it is wrong").to_string();
    assert!(wrong.contains(expected), "{wrong}");
    assert!(wrong.starts_with("the lesson of batisseurs"), "{wrong}");
}

fn with(line: &str) -> String {
    format!("seed = 'a'\nminutes = 5\n{line}\n{STEP}")
}

#[test]
fn a_lesson_that_says_little_is_for_two_and_begins_with_the_deal() {
    let lesson = Lesson::read(find("batisseurs").unwrap(), &with(""), WORDS).unwrap();
    assert_eq!((lesson.setup().players, lesson.learner().number()), (2, 1));
    assert_eq!(lesson.opening().len(), 14);
    assert!(
        lesson.steps()[0].points_at("open chapel"),
        "what is accepted is pointed at"
    );
}

#[test]
fn what_is_wrong_is_said_with_the_step() {
    check("seed = 'a'", "missing field `minutes`");
    check(&with("minute = 5"), "unknown field `minute`");
    check(&with("players = 7"), "2 to 4");
    check(&with("learner = 3"), "there is no seat 3");
    check(&with("learner = 2"), "after the opening it is not the learner's turn");
    check(
        &with("opening = ['open nothing']"),
        "'open nothing' of the opening cannot be played",
    );
    check("seed = 'a'\nminutes = 5\n", "it has no step");
    check(
        &format!("{}{STEP}", with("")),
        "step 'first': another step is called so",
    );
    check(&with("").replace("'open *'", ""), "step 'first': it accepts no move");
    check(&with("").replace("first", "The First"), "'The First' is no name");
    check(
        &format!("{}[step.wrong]\n'end' = 'Too Early'\n", with("")),
        "step 'first': 'Too Early' is no name",
    );
}

#[test]
fn a_language_that_is_missing_is_named() {
    let read = Lesson::read(find("batisseurs").unwrap(), &with(""), &WORDS[..2]);
    assert_eq!(
        read.err().unwrap().to_string(),
        "the lesson of batisseurs: there is no de.ftl beside it"
    );
}
