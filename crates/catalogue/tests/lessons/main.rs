//! Every lesson can be played through, says all it says in every language, and has the learner do everything once.

mod progress;
mod script;
mod walk;

use std::collections::BTreeSet;

use bots::BotSpec;
use catalogue::{AnyGame, Language, Lesson, games, lesson};
use engine::{Phrase, Seed, Setup, Turn, Viewer, below};

use walk::{Walk, report};

/// More than this is not read on a phone while one wants to play.
const MOST_LETTERS: usize = 280;
/// What is to be done now.
const MOST_TASK_LETTERS: usize = 90;
/// How many learners go their own ways where a step leaves the choice.
const RANDOM_WALKS: u64 = 20;

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    games().iter().filter_map(|game| lesson(game.info().id))
}

#[test]
fn every_game_that_people_play_has_a_lesson() {
    let without = games().iter().filter(|game| lesson(game.info().id).is_none());
    let without: Vec<&str> = without.map(|game| game.info().id).collect();
    assert_eq!(without, ["lantern"], "only the example that nobody plays has none");
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for lesson in lessons() {
        let end = Walk::of(lesson).first();
        let undoable = lesson.begin().undoable(lesson.learner());
        assert_eq!(undoable, 0, "the opening can be taken back");
        assert_eq!(
            end.shown,
            (0..lesson.steps().len()).collect::<Vec<_>>(),
            "a step is never shown"
        );
        assert_eq!(
            end.played.turn(),
            Turn::Seat(lesson.learner()),
            "{}",
            report(&*end.played)
        );
    }
}

#[test]
fn a_lesson_goes_on_whatever_the_learner_chooses_among_what_it_accepts() {
    for lesson in lessons() {
        let accepted = Walk::of(lesson).first().accepted;
        for (step, choices) in accepted.iter().enumerate() {
            for choice in &choices[1..] {
                Walk::of(lesson).choosing(&mut |number, offered| match number == step {
                    true => offered
                        .iter()
                        .position(|text| text == choice)
                        .expect("it was offered before"),
                    false => 0,
                });
            }
        }
        for number in 0..RANDOM_WALKS {
            let mut rng = Seed::named("ways through a lesson").nth(number).playout_rng();
            Walk::of(lesson).choosing(&mut |_, offered| below(&mut rng, offered.len()));
        }
    }
}

#[test]
fn the_learner_makes_every_kind_of_move_except_those_that_are_left_for_later() {
    for lesson in lessons() {
        let name = lesson.game().info().id;
        let made = Walk::of(lesson).first().kinds;
        let later: BTreeSet<String> = lesson.later().iter().cloned().collect();
        let all = kinds(lesson.game(), lesson.setup());
        let missing: Vec<&String> = all.difference(&made).filter(|kind| !later.contains(*kind)).collect();
        assert!(missing.is_empty(), "{name}: nobody learns {missing:?}");
        let needless: Vec<&String> = later
            .iter()
            .filter(|kind| made.contains(*kind) || !all.contains(*kind))
            .collect();
        assert!(needless.is_empty(), "{name}: {needless:?} need not be left for later");
        assert!(later.len() * 2 < all.len(), "{name}: too much is left for later");
    }
}

/// The first words of all moves that come up in some games.
fn kinds(game: &dyn AnyGame, setup: &Setup) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for number in 0..12 {
        let seed = Seed::named("kinds of moves").nth(number);
        let mut rng = seed.playout_rng();
        let mut light = game.bot(BotSpec::Light, &seed);
        let mut played = game.deal(setup.clone(), seed).unwrap();
        while let Turn::Seat(seat) = played.turn() {
            let view = played.view(Viewer::Seat(seat));
            let offers = view.offers();
            kinds.extend(offers.iter().map(|offer| walk::kind(&offer.text)));
            let text = match number % 2 {
                0 => light.choose(&*view),
                _ => offers[below(&mut rng, offers.len())].text.clone(),
            };
            played.play_text(seat, &text).unwrap();
        }
    }
    kinds
}

#[test]
fn every_answer_to_a_wrong_move_can_be_heard() {
    for lesson in lessons() {
        let end = Walk::of(lesson).first();
        let mut heard_at_all = BTreeSet::new();
        for (step, legal) in lesson.steps().iter().zip(&end.legal) {
            let heard: BTreeSet<String> = legal.iter().filter_map(|text| lesson.objection(step, text)).collect();
            for wrong in step.wrong() {
                let (id, moves) = (step.id(), wrong.moves.as_str());
                let said = heard.contains(&wrong.message);
                assert!(said, "step '{id}': '{moves}' answers nothing; legal: {legal:#?}");
            }
            heard_at_all.extend(heard);
        }
        for wrong in lesson.wrong() {
            let said = heard_at_all.contains(&wrong.message);
            assert!(said, "at no step does '{}' answer anything", wrong.moves.as_str());
        }
    }
}

#[test]
fn a_step_points_at_what_can_be_used() {
    for lesson in lessons() {
        let end = Walk::of(lesson).first();
        for (step, legal) in lesson.steps().iter().zip(&end.legal) {
            let pointed = legal.iter().any(|text| step.points_at(text));
            assert!(pointed, "step '{}' points at nothing; legal: {legal:#?}", step.id());
        }
    }
}

#[test]
fn everything_is_said_in_every_language_and_briefly() {
    for lesson in lessons() {
        for &language in Language::ALL {
            let words = lesson.words(language);
            let say = |id: String, most: usize| {
                let said = words.try_say(None, &Phrase::new(id.clone()), &|seat| words.seat(seat));
                let said = said.unwrap_or_else(|missing| panic!("{missing}"));
                let letters = said.chars().count();
                assert!(
                    letters <= most,
                    "{id} in {language} has {letters} letters, more than {most}"
                );
            };
            for step in lesson.steps() {
                say(step.message(), MOST_LETTERS);
                say(step.task(), MOST_TASK_LETTERS);
                step.wrong().for_each(|wrong| say(wrong.message, MOST_LETTERS));
            }
            lesson.wrong().for_each(|wrong| say(wrong.message, MOST_LETTERS));
            say(lesson.end_message().to_owned(), MOST_LETTERS);
        }
    }
}

#[test]
fn no_message_of_a_lesson_is_left_over() {
    for lesson in lessons() {
        let steps = lesson.steps().iter();
        let mut used: BTreeSet<String> = steps.clone().map(|step| step.message()).collect();
        used.extend(steps.flat_map(|step| step.wrong().map(|wrong| wrong.message)));
        used.extend(lesson.wrong().map(|wrong| wrong.message));
        used.insert(lesson.end_message().to_owned());
        for &language in Language::ALL {
            let names = lesson
                .messages(language)
                .lines()
                .filter_map(|line| line.split_once(" = "));
            let names: BTreeSet<String> = names
                .filter(|(name, _)| !name.starts_with([' ', '#']))
                .map(|(name, _)| name.to_owned())
                .collect();
            assert_eq!(names, used, "{} in {language}", lesson.game().info().id);
        }
    }
}
