//! `chantier play GAME --learn`: a first game that teaches, in the terminal.

mod program;

use std::fs;

use catalogue::{Language, Lesson, infos, lesson};
use engine::Viewer;
use program::{chantier, command, folder, typed};

/// What a learner types who does as asked: the first move that each step accepts.
fn answers(lesson: &Lesson) -> Vec<String> {
    let mut played = lesson.begin();
    let mut typed = Vec::new();
    while let Some(progress) = lesson.progress(&*played) {
        let engine::Turn::Seat(seat) = played.turn() else {
            panic!("the game ends before the lesson")
        };
        let text = match (progress.reply(), progress.step()) {
            (Some(reply), _) if seat != lesson.learner() => reply.to_owned(),
            (_, Some(step)) => {
                let offers = played.view(Viewer::Seat(seat)).offers();
                let right = offers.into_iter().find(|offer| step.accepts(&offer.text));
                let text = right.expect("a step accepts a legal move").text;
                typed.push(text.clone());
                text
            }
            (_, None) => break,
        };
        for ply in played.resolve_through(seat, &text).unwrap().into_iter().flatten() {
            played.push(&ply).unwrap();
        }
    }
    typed
}

/// What was printed, on one line.
fn flat(out: &str) -> String {
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_lesson_is_played_to_its_end_in_every_language() {
    for lesson in infos().filter_map(|info| lesson(info.id)) {
        for &language in Language::ALL {
            let words = lesson.words(language);
            let play = format!("play {} --learn --lang {language}", lesson.game().info().id);
            let lines = format!("{}\nquit\n", answers(lesson).join("\n"));
            let out = typed(command(&play), &lines).ok();
            for line in out.lines() {
                let columns = textwrap::core::display_width(line);
                assert!(columns <= 80, "{columns} columns: {line}");
            }
            let out = flat(&out);
            for step in lesson.steps() {
                for said in [words.word(&step.message()), words.word(&step.task())] {
                    assert!(
                        out.contains(&flat(&said)),
                        "{language}, step '{}': no “{said}”",
                        step.id()
                    );
                }
            }
            let end = words.word(lesson.end_message());
            assert!(out.contains(&flat(&end)), "{language}: no “{end}”");
        }
    }
}

#[test]
fn another_move_is_answered_with_the_reason_and_the_numbers_are_named() {
    let lines = "open cottage\nopen cathedral\nhint\nquit\n";
    let out = typed(command("play batisseurs --learn"), lines).ok();
    let out = flat(&out);
    assert!(out.contains("Begin small: the straw hut."), "{out}");
    assert!(
        out.contains("that card is not in its row"),
        "the game's own reason: {out}"
    );
    assert_eq!(
        out.matches("Open a site: take the straw hut. (type 4)").count(),
        2,
        "at first, and as a hint: {out}"
    );
    assert!(!out.contains("Step 2"), "nothing was played: {out}");
}

#[test]
fn a_lesson_is_saved_taken_up_again_taken_back_and_skipped() {
    let folder = folder("lesson");
    let saved = folder.join("lesson.record");
    let play = format!("play batisseurs --learn --save {}", saved.display());
    typed(
        command(&play),
        "open straw-hut\nrecruit labourer-3\nsend apprentice-1\nquit\n",
    )
    .ok();
    let resume = format!("play --resume {} --save {}", saved.display(), saved.display());
    let out = flat(&typed(command(&resume), "undo\nquit\n").ok());
    assert!(out.contains("Step 4 of 15.") && out.contains("Step 3 of 15."), "{out}");
    let out = flat(&typed(command(&resume), "skip\nopen cottage\nskip\nquit\n").ok());
    assert!(out.contains("There is no lesson to skip."), "{out}");
    assert!(out.contains("opens the cottage"), "{out}");
    let record = fs::read_to_string(&saved).unwrap();
    assert!(record.contains("seat 2 gentle"), "{record}");
}

#[test]
fn what_cannot_be_learnt_is_said_in_one_line() {
    assert!(
        chantier("play nowhere --learn")
            .refused()
            .contains("there is no game 'nowhere'")
    );
    assert!(
        chantier("play batisseurs --learn --bots easy")
            .refused()
            .contains("cannot be used with")
    );
    let names = chantier("play batisseurs --learn --names Ana,Bo").refused();
    assert!(names.contains("one person learns"), "{names}");
}
