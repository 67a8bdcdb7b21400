//! Tables at which somebody learns a game.
//!
//! A lesson is a game like any other: it is dealt from a seed, and its moves stand in the log. That it is one is said by the
//! name under which its bots were seated; how far the learner is follows from the moves. Who skips the rest lets
//! an ordinary bot take over from there.

use catalogue::{Lesson, Progress};
use engine::RecordedPly;

use crate::command::joined;
use crate::{Event, LoggedSeed, PersonId, Refusal, SeatPlan, Table};

/// The name under which whoever plays against a learner is seated.
pub const TEACHER: &str = "lesson";

/// A table at which somebody learns a game.
pub struct NewLesson {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Who learns.
    pub learner: PersonId,
}

impl NewLesson {
    /// The events with which the table begins: the deal, and the moves before the learner is asked.
    pub fn decide(&self) -> Vec<Event> {
        let lesson = self.lesson;
        let begun = lesson.begin();
        let mut seats = vec![SeatPlan::Bot(TEACHER.to_owned()); lesson.setup().players];
        seats[lesson.learner().index()] = SeatPlan::Person;
        let mut events = vec![
            Event::Created {
                game: begun.info().id.to_owned(),
                rules_version: begun.setup().rules_version(begun.info()),
                options: lesson.setup().options.clone(),
                material: None,
                seed: LoggedSeed::Known(lesson.seed().to_string()),
                seats,
                again: None,
                past: None,
                terms: Box::default(),
            },
            joined(lesson.learner(), &self.learner),
        ];
        events.extend(opened(lesson.opening()));
        events
    }
}

/// The deal and the moves after it, each with the chance that followed.
fn opened(plies: &[RecordedPly]) -> impl Iterator<Item = Event> {
    let is_first = |ply: &RecordedPly| ply.seat.is_some();
    let dealt = plies.iter().position(is_first).unwrap_or(plies.len());
    let (deal, moves) = plies.split_at(dealt);
    let texts = |plies: &[RecordedPly]| plies.iter().map(|ply| ply.text.clone()).collect();
    let moved = move |plies: &[RecordedPly]| {
        let (first, chance) = plies.split_first()?;
        Some(Event::Moved {
            seat: first.seat?,
            text: first.text.clone(),
            chance: texts(chance),
        })
    };
    let deal = Event::Dealt { chance: texts(deal) };
    let moves = moves.chunk_by(|_, next| next.seat.is_none()).filter_map(moved);
    std::iter::once(deal).chain(moves)
}

impl Table {
    /// How far the learner is, where the table is a lesson that is not over.
    pub fn lesson(&self) -> Option<Progress<'static>> {
        let taught = |plan: &SeatPlan| matches!(plan, SeatPlan::Bot(name) if name == TEACHER);
        if !self.plans().iter().any(taught) {
            return None;
        }
        catalogue::lesson(self.game().info().id)?.progress(self.played()?)
    }

    /// An ordinary bot plays on where the learner has had enough of the lesson.
    pub(crate) fn decide_skip(&self, person: &PersonId, bot: &str) -> Result<Vec<Event>, Refusal> {
        let learner = self.lesson().map(|progress| progress.lesson().learner());
        if learner.and_then(|learner| self.person(learner)) != Some(person) {
            return Err(Refusal::NotYours);
        }
        let replaced = |(seat, plan)| match plan {
            &SeatPlan::Bot(_) => Some(Event::Replaced {
                seat,
                bot: bot.to_owned(),
            }),
            _ => None,
        };
        Ok(self.seats().zip(self.plans()).filter_map(replaced).collect())
    }
}
