//! A lesson: what is said in the action bar in place of the ordinary question, and the way into one.

use engine::{Info, Phrase};
use maud::{Markup, html};

use super::TableView;
use crate::Reader;
use crate::choices::FORM;

/// What a lesson says to the reader, who is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonView {
    /// What this is about.
    pub text: String,
    /// What is asked; nothing once everything is done and this is the last word.
    pub step: Option<StepView>,
}

/// What a lesson asks of the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepView {
    /// The number of the step, from 1.
    pub number: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What is to be done.
    pub task: String,
}

impl LessonView {
    /// What stands where the game's own question stands otherwise.
    pub(super) fn prompt(&self, reader: &Reader) -> Markup {
        html! {
            @if let Some(step) = &self.step {
                span.lesson-step { (step.count(reader)) } " "
                span.asked { (self.text) } " "
                strong.lesson-task { (step.task) }
            } @else {
                span.lesson-step { (reader.words().word("lesson-done")) } " "
                span.asked { (self.text) }
            }
        }
    }
}

impl StepView {
    fn count(&self, reader: &Reader) -> String {
        let words = reader.words();
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let phrase = Phrase::new("lesson-step-of")
            .with("number", number(self.number))
            .with("steps", number(self.steps));
        words.say(&phrase, &|seat| words.seat(seat))
    }
}

impl TableView<'_> {
    /// From a lesson that is over to a table of one's own, for who does not want to play this one to its end.
    pub(super) fn leave_lesson(&self) -> Markup {
        html! {
            a.button.quiet href={ "/games/" (self.info.id) "/new" } { (self.reader.words().word("lesson-new-table")) }
        }
    }

    /// The way out of a lesson: the rest of the game without it.
    pub(super) fn skip(&self) -> Markup {
        html! {
            button #skip.quiet type="submit" form=(FORM) formaction={ "/tables/" (self.id) "/skip" } {
                (self.reader.words().word("lesson-skip"))
            }
        }
    }
}

/// The button that begins the lesson of a game, or takes it up again; nothing where there is none. Who never played the
/// game sees it first.
pub(crate) fn learn(reader: &Reader, info: &Info, newcomer: bool) -> Markup {
    let words = reader.words();
    html! {
        @if let Some(lesson) = catalogue::lesson(info.id) {
            form.learn method="post" action={ "/games/" (info.id) "/learn" } {
                (reader.token())
                button.learn.primary[newcomer].quiet[!newcomer] type="submit" {
                    (words.word("home-learn"))
                    " " small { (crate::words::count(words, "home-learn-minutes", lesson.minutes() as usize)) }
                }
            }
        }
    }
}
