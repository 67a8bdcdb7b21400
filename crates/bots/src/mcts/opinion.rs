//! What a search thinks, in terms people understand.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use super::evaluator::SeatValue;

/// What the search thinks of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opinion<M> {
    /// The seat to move.
    pub seat: Seat,
    /// How many iterations the opinion rests on.
    pub iterations: u32,
    /// What to expect of the position, for every seat in seat order: the mean of all iterations.
    pub forecast: Vec<Forecast>,
    /// The line that the search followed most often from here; see [`LineMove`].
    pub line: Vec<LineMove<M>>,
    /// Every legal move, the one the search would play first, then by visits.
    pub moves: Vec<MoveOpinion<M>>,
}

/// A move of the principal line. What chance does in between, and moves without a choice, are not part of it: after each
/// draw the line may go another way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineMove<M> {
    /// Who makes it.
    pub seat: Seat,
    /// The move.
    pub mv: M,
    /// How often the search came this way.
    pub visits: u32,
}

/// What the search thinks of one move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveOpinion<M> {
    /// The move.
    pub mv: M,
    /// How often the search tried it: the surer it is of a move, the more often.
    pub visits: u32,
    /// The mean utility for the seat to move, from 0 to 1: victory and margin mixed, what the search maximises.
    pub value: f64,
    /// Whether the search tried the move so seldom that its forecast says next to nothing.
    pub hardly_tried: bool,
    /// What to expect after the move, for every seat in seat order; empty if the search never tried it.
    pub forecast: Vec<Forecast>,
}

/// A move tried less often than this is hardly tried: whether it wins a third or two thirds of its games is then open.
pub(super) const FEW_VISITS: u32 = 16;

/// What a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Forecast {
    /// The seat.
    pub seat: Seat,
    /// The mean utility for the seat, from 0 to 1: victory and margin mixed.
    pub value: f64,
    /// The chance of winning; a shared victory counts in parts.
    pub win: f64,
    /// The mean of the points at the end.
    pub points: f64,
    /// The mean lead in points over the best rival; alone at the table, the points.
    pub margin: f64,
}

impl<M> Opinion<M> {
    /// What the search would play.
    pub fn best(&self) -> &MoveOpinion<M> {
        &self.moves[0]
    }

    /// The opinion with the moves as texts.
    pub fn in_text(self) -> Opinion<String>
    where
        M: std::fmt::Display,
    {
        let in_text = |opinion: MoveOpinion<M>| MoveOpinion {
            mv: opinion.mv.to_string(),
            visits: opinion.visits,
            value: opinion.value,
            hardly_tried: opinion.hardly_tried,
            forecast: opinion.forecast,
        };
        let line_in_text = |LineMove { seat, mv, visits }: LineMove<M>| LineMove {
            seat,
            mv: mv.to_string(),
            visits,
        };
        Opinion {
            seat: self.seat,
            iterations: self.iterations,
            forecast: self.forecast,
            line: self.line.into_iter().map(line_in_text).collect(),
            moves: self.moves.into_iter().map(in_text).collect(),
        }
    }
}

/// The values of the leaves behind one move at the root, added up.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    count: u32,
    value: [f64; MAX_SEATS],
    win: [f64; MAX_SEATS],
    points: [f64; MAX_SEATS],
    margin: [f64; MAX_SEATS],
}

impl Tally {
    #[inline]
    pub fn add(&mut self, values: &[SeatValue; MAX_SEATS]) {
        self.count += 1;
        for (seat, value) in values.iter().enumerate() {
            self.value[seat] += f64::from(value.utility);
            self.win[seat] += f64::from(value.win);
            self.points[seat] += f64::from(value.points);
            self.margin[seat] += f64::from(value.margin);
        }
    }

    /// All tallies together.
    pub fn sum(tallies: &[Tally]) -> Tally {
        let mut sum = Tally::default();
        for tally in tallies {
            sum.count += tally.count;
            for seat in 0..MAX_SEATS {
                sum.value[seat] += tally.value[seat];
                sum.win[seat] += tally.win[seat];
                sum.points[seat] += tally.points[seat];
                sum.margin[seat] += tally.margin[seat];
            }
        }
        sum
    }

    /// What the seat had of the victory on average.
    pub fn win(&self, seat: Seat) -> f64 {
        self.win[seat.index()] / f64::from(self.count.max(1))
    }

    /// The seat's points on average.
    pub fn points(&self, seat: Seat) -> f64 {
        self.points[seat.index()] / f64::from(self.count.max(1))
    }

    pub fn forecast(&self, players: usize) -> Vec<Forecast> {
        if self.count == 0 {
            return Vec::new();
        }
        let count = f64::from(self.count);
        let of_seat = |seat: Seat| Forecast {
            seat,
            value: self.value[seat.index()] / count,
            win: self.win[seat.index()] / count,
            points: self.points[seat.index()] / count,
            margin: self.margin[seat.index()] / count,
        };
        Seat::all(players).map(of_seat).collect()
    }
}
