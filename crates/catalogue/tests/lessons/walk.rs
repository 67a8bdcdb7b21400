//! A learner who does what the lesson asks, as a page lets them.

use std::collections::BTreeSet;

use catalogue::{AnyMatch, Lesson};
use engine::{Seat, Turn, Viewer};

/// A way through a lesson.
pub struct Walk {
    lesson: &'static Lesson,
    /// The game as it stands.
    pub played: Box<dyn AnyMatch>,
    /// The steps that were shown, from 0.
    pub shown: Vec<usize>,
    /// The legal moves at each of them.
    pub legal: Vec<Vec<String>>,
    /// Those of them that were accepted.
    pub accepted: Vec<Vec<String>>,
    /// The kinds of moves the learner made.
    pub kinds: BTreeSet<String>,
}

impl Walk {
    pub fn of(lesson: &'static Lesson) -> Walk {
        Walk {
            lesson,
            played: lesson.begin(),
            shown: Vec::new(),
            legal: Vec::new(),
            accepted: Vec::new(),
            kinds: BTreeSet::new(),
        }
    }

    /// Does the first thing that is accepted, always.
    pub fn first(self) -> Walk {
        self.choosing(&mut |_, _| 0)
    }

    /// Goes to the end; `choose` is given the number of the step, from 0, and the accepted moves.
    pub fn choosing(mut self, choose: &mut dyn FnMut(usize, &[String]) -> usize) -> Walk {
        while self.is_asked() {
            let (number, accepted) = (*self.shown.last().unwrap(), self.accepted.last().unwrap());
            let text = accepted[choose(number, accepted)].clone();
            self.make(self.lesson.learner(), &text);
        }
        self
    }

    /// Lets the others move until the learner is asked; false at the end of the lesson.
    pub fn is_asked(&mut self) -> bool {
        let asked = self.shown.last().map_or(0, |last| last + 1);
        loop {
            let seat = match self.played.turn() {
                Turn::Seat(seat) => seat,
                turn => panic!("{turn:?} in the middle of the lesson\n{}", report(&*self.played)),
            };
            let progress = self.lesson.progress(&*self.played).unwrap_or_else(|| {
                let step = self.lesson.steps().get(asked).map_or("the end", |step| step.id());
                panic!(
                    "step '{step}' asks for nothing that is legal\n{}",
                    report(&*self.played)
                )
            });
            let legal: Vec<String> = offers(&*self.played, seat);
            match progress.step() {
                _ if seat != self.lesson.learner() => {
                    let before = progress.number() - 1;
                    let Some(reply) = progress.reply().filter(|reply| legal.iter().any(|text| text == reply)) else {
                        panic!(
                            "after step {before} the others are to play {:?}\n{}",
                            progress.reply(),
                            report(&*self.played)
                        );
                    };
                    self.make(seat, reply);
                }
                None => return false,
                Some(step) => {
                    let accepted = legal.iter().filter(|text| step.accepts(text));
                    self.accepted.push(accepted.cloned().collect());
                    self.legal.push(legal);
                    self.shown.push(progress.number() - 1);
                    return true;
                }
            }
        }
    }

    /// Makes a move and what is all that is left to complete it, as a page does.
    pub fn make(&mut self, seat: Seat, text: &str) {
        let steps = self.played.resolve_through(seat, text).unwrap();
        for ply in steps.into_iter().flatten() {
            if ply.seat == Some(self.lesson.learner()) {
                self.kinds.insert(kind(&ply.text));
            }
            self.played.push(&ply).unwrap();
        }
    }
}

/// The first word of a move.
pub fn kind(text: &str) -> String {
    text.split(' ').next().unwrap_or_default().to_owned()
}

fn offers(played: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let offers = played.view(Viewer::Seat(seat)).offers();
    offers.into_iter().map(|offer| offer.text).collect()
}

/// What whoever writes a lesson wants to know where it does not go on: the legal moves, and the game so far.
pub fn report(played: &dyn AnyMatch) -> String {
    let legal = match played.turn() {
        Turn::Seat(seat) => offers(played, seat),
        _ => Vec::new(),
    };
    let seats = vec!["somebody".to_owned(); played.setup().players];
    format!("legal now: {legal:#?}\n{}", played.to_record(seats, true))
}
