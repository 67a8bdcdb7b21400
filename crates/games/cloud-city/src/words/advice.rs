//! What is asked of a seat, what a move gives up, and what it is good for.

use engine::Phrase;

use crate::CloudCity;
use crate::moves::Move;
use crate::openings::Openings;
use crate::state::{State, Step};
use crate::tile::Face;
use crate::walkway::Walkway;

impl CloudCity {
    pub(super) fn prompt_of(&self, state: &State) -> Phrase {
        match state.step {
            Step::Choose => Phrase::new("prompt-choose"),
            Step::Lay(_) => Phrase::new("prompt-lay"),
            Step::Build(_) => {
                let last = if self.is_last_turn(state) {
                    "prompt-build-last"
                } else {
                    "prompt-build"
                };
                Phrase::new(last).with("votes", self.own_openings(state).best)
            }
            Step::Draw => Phrase::new("prompt-draw"),
            Step::Deal | Step::Refill | Step::Fetch | Step::Over => Phrase::new("prompt-turn"),
        }
    }

    /// Only in a seat's last turn walkways are given up for good (C15); in others they can still be built later. With need
    /// cards a walkway can cost more than it brings, and nobody misses it then.
    pub(super) fn warning_of(&self, state: &State, mv: Move) -> Option<Phrase> {
        if mv != Move::Done || !self.is_last_turn(state) {
            return None;
        }
        let mut best = 0;
        let city = &state.cities[state.seat.index()];
        city.possible(&state.stock, |_, walkway| best = best.max(self.gain(state, walkway)));
        (best > 0).then(|| Phrase::new("warning-last-walkways").with("votes", best))
    }

    pub(super) fn reason_of(&self, state: &State, mv: Move) -> Option<Phrase> {
        match (state.step, mv) {
            (Step::Choose, Move::Take(face)) => Some(self.promise_of(state, face, "reason-take")),
            (Step::Lay(face), Move::Lay(place, rotation)) => {
                let city = &state.cities[state.seat.index()];
                let opened = city.opened_by(&state.stock, place, face, rotation);
                Some(opens("reason-lay", opened))
            }
            (Step::Build(_), Move::Done) if self.warning_of(state, mv).is_none() => Some(Phrase::new("reason-done")),
            (Step::Build(_), Move::Walkway(walkway)) => Some(self.walkway_reason(state, walkway)),
            (Step::Draw, Move::DrawOpen(face)) => Some(self.promise_of(state, face, "reason-draw")),
            (Step::Draw, Move::DrawPile) => Some(Phrase::new("reason-draw-pile")),
            _ => None,
        }
    }

    fn walkway_reason(&self, state: &State, walkway: Walkway) -> Phrase {
        let votes = walkway.votes() as i32;
        let by_needs = self.gain(state, walkway) - votes;
        let needs = match by_needs {
            0 => "same",
            1.. => "more",
            _ => "fewer",
        };
        let city = &state.cities[state.seat.index()];
        let left = city.building_at(walkway.start()).zip(walkway.straight());
        let last = left.is_some_and(|(level, (_, length))| state.stock.left(level, usize::from(length)) == 1);
        Phrase::new("reason-walkway")
            .with("needs", needs)
            .with("difference", by_needs.abs())
            .with("last", if last { "yes" } else { "no" })
    }

    /// What a tile can make possible where it serves best.
    fn promise_of(&self, state: &State, face: Face, message: &str) -> Phrase {
        let city = &state.cities[state.seat.index()];
        opens(message, city.best_opening(&state.stock, self.shape, face))
    }

    /// The votes that a walkway brings the seat in turn, those of need cards included.
    fn gain(&self, state: &State, walkway: Walkway) -> i32 {
        let points = |state: &State| self.score_of(state, state.seat).points;
        let mut built = state.clone();
        built.cities[state.seat.index()].build(walkway);
        points(&built) - points(state)
    }

    fn own_openings(&self, state: &State) -> Openings {
        state.cities[state.seat.index()].openings_now(&state.stock)
    }
}

/// The message about walkways that become possible, or its twin where there is none yet.
fn opens(message: &str, opened: Openings) -> Phrase {
    if opened.number == 0 {
        return Phrase::new(format!("{message}-later"));
    }
    Phrase::new(message)
        .with("number", opened.number)
        .with("votes", opened.best)
}
