//! A lesson in the terminal: what is asked in place of the ordinary question, and what is answered to another move.

use std::io::Write;

use anstream::stdout;
use anyhow::Context;
use catalogue::{Lesson, Offer, Progress, Step};
use engine::{Phrase, PlayError, Seat, Viewer};

use super::session::Session;
use crate::failure::Failure;
use crate::terminal::{self, GOOD, STRONG, paint};

/// How many numbers are named where several moves are right.
const NUMBERS: usize = 5;

impl Session {
    /// How far the learner is, where this is a lesson that is not over.
    pub(super) fn progress(&self) -> Option<Progress<'static>> {
        let taught = self.party.is_taught();
        taught.then(|| catalogue::lesson(self.played.info().id)?.progress(&*self.played))?
    }

    fn words(&self, lesson: &'static Lesson, message: &str) -> String {
        lesson.words(self.lexicon.language()).word(message)
    }

    /// What a lesson asks now, and the numbers to type.
    pub(super) fn print_step(&self, progress: &Progress<'static>, offers: &[Offer]) -> anyhow::Result<()> {
        let lesson = progress.lesson();
        let mut out = stdout();
        let message = progress.step().map_or(lesson.end_message().to_owned(), Step::message);
        let mut text = self.words(lesson, &message);
        if progress.step().is_some() {
            let count = Phrase::new("play-lesson-step")
                .with("number", progress.number() as u32)
                .with("steps", lesson.steps().len() as u32);
            text = format!("{} {text}", paint(GOOD, &self.say(count)));
        }
        writeln!(out)?;
        for line in terminal::wrap(&text, self.width, "") {
            writeln!(out, "{line}")?;
        }
        let Some(step) = progress.step() else {
            return Ok(());
        };
        let right = offers.iter().zip(1..).filter(|(offer, _)| step.accepts(&offer.text));
        let numbers: Vec<String> = right.take(NUMBERS).map(|(_, number)| number.to_string()).collect();
        let typed = self.say(Phrase::new("play-lesson-type").with("numbers", numbers.join(", ")));
        let task = format!("{} ({typed})", self.words(lesson, &step.task()));
        for line in terminal::wrap(&task, self.width, "") {
            writeln!(out, "{}", paint(STRONG, &line))?;
        }
        Ok(())
    }

    /// Why a lesson does not want this move; the game itself refuses first.
    pub(super) fn objection(&self, seat: Seat, text: &str) -> Option<String> {
        let progress = self.progress()?;
        self.played.resolve_through(seat, text).ok()?;
        let objection = progress.objection(text)?;
        Some(self.words(progress.lesson(), &objection))
    }

    /// What a lesson wants the seat to play, if it says anything that is legal.
    pub(super) fn reply(&self, seat: Seat) -> Option<&'static str> {
        let reply = self.progress()?.reply()?;
        let view = self.played.view(Viewer::Seat(seat));
        view.offer(reply).map(|_| reply)
    }

    /// Makes a move, and in a lesson what is all that is left to complete it, as pages do: a lesson asks for nothing that
    /// is no choice.
    pub(super) fn make(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        if self.progress().is_none() {
            return self.played.play_text(seat, text);
        }
        for ply in self.played.resolve_through(seat, text)?.into_iter().flatten() {
            self.played.push(&ply).expect("what a move leads to can be played");
        }
        Ok(())
    }

    /// Plays on without the lesson.
    pub(super) fn skip_lesson(&mut self, seat: Seat, offers: &[Offer]) -> anyhow::Result<()> {
        if self.progress().is_none() {
            return self.warn(&self.word("play-no-lesson"));
        }
        self.party.end_lesson();
        self.keep()?;
        self.show(seat, offers)
    }
}

/// The lesson of a game.
pub(super) fn find(game: &str) -> anyhow::Result<&'static Lesson> {
    let name = catalogue::find(game)?.info().name;
    catalogue::lesson(game)
        .with_context(|| format!("{name} has no lesson yet"))
        .context(Failure(format!("{name} cannot be learnt here")))
}
