//! How far somebody is in a lesson: a function of the lesson and of the moves that were made.

use engine::{RecordedPly, Turn, Viewer};

use super::{Lesson, Step};
use crate::AnyMatch;

/// How far somebody is in a lesson that is not over.
#[derive(Clone, Copy)]
pub struct Progress<'a> {
    lesson: &'a Lesson,
    /// How many steps are done.
    done: usize,
    /// How many of the replies to the last of them were made; `None` where something else was played.
    replied: Option<usize>,
}

impl Lesson {
    /// How far the learner is; `None` where a game is no lesson, or none any more: it was dealt otherwise, was left for moves
    /// that the lesson does not know, or the learner plays on alone.
    pub fn progress(&self, played: &dyn AnyMatch) -> Option<Progress<'_>> {
        let same = |setup: &engine::Setup| (setup.players, &setup.options) == (self.setup.players, &self.setup.options);
        if played.info().id != self.game.info().id
            || played.commitment() != self.seed.commitment()
            || !same(played.setup())
        {
            return None;
        }
        let plies = played.to_record(Vec::new(), false).plies;
        let rest = plies.strip_prefix(&self.opening[..])?;
        let mut progress = Progress {
            lesson: self,
            done: 0,
            replied: Some(0),
        };
        for (index, ply) in rest.iter().enumerate() {
            // What is the only move left is made without being asked for.
            let forced = || is_forced(played, self.opening.len() + index, ply);
            progress = progress.after(ply, forced)?;
        }
        progress.can_go_on(played).then_some(progress)
    }
}

fn is_forced(played: &dyn AnyMatch, index: usize, ply: &RecordedPly) -> bool {
    let viewer = ply.seat.map_or(Viewer::Spectator, Viewer::Seat);
    played.view_at(viewer, index).offers().len() == 1
}

impl<'a> Progress<'a> {
    fn after(self, ply: &RecordedPly, forced: impl Fn() -> bool) -> Option<Progress<'a>> {
        let Some(seat) = ply.seat else {
            return Some(self);
        };
        if seat == self.lesson.learner {
            return match self.step() {
                Some(step) if step.accepts(&ply.text) => Some(Progress {
                    done: self.done + 1,
                    replied: Some(0),
                    ..self
                }),
                Some(_) if forced() => Some(self),
                _ => None,
            };
        }
        let replied = match self.reply() {
            Some(reply) if reply == ply.text => self.replied.map(|replied| replied + 1),
            _ if forced() => self.replied,
            _ => None,
        };
        Some(Progress { replied, ..self })
    }

    /// Whether the learner can do what is asked. The test over all lessons sees to it; but a table can be older than its
    /// lesson, and nobody shall be stuck.
    fn can_go_on(&self, played: &dyn AnyMatch) -> bool {
        let learner = self.lesson.learner;
        match (played.turn(), self.step()) {
            (Turn::Over, _) => false,
            (Turn::Seat(seat), Some(step)) if seat == learner => {
                let offers = played.view(Viewer::Seat(learner)).offers();
                offers.iter().any(|offer| step.accepts(&offer.text))
            }
            _ => true,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// What the learner is asked to do now, or next where others move; `None` once everything is done and only the last word
    /// is to be said.
    pub fn step(&self) -> Option<&'a Step> {
        self.lesson.steps.get(self.done)
    }

    /// The number of that step, from 1.
    pub fn number(&self) -> usize {
        self.done + 1
    }

    /// What whoever plays against the learner is to play now, if the lesson says anything.
    pub fn reply(&self) -> Option<&'a str> {
        let last = self.lesson.steps.get(self.done.checked_sub(1)?)?;
        last.reply.get(self.replied?).map(String::as_str)
    }

    /// The message that says why the learner shall not make a legal move now; `None` if they may.
    pub fn objection(&self, text: &str) -> Option<String> {
        self.lesson.objection(self.step()?, text)
    }
}
