//! What seats can expect, and how well that is known.

use std::ops::{Add, AddAssign, Index, Sub};

use engine::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::mcts::Tally;
use crate::playout::Outcome;

/// What one seat can expect, or has got.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// The chance to win, from 0 to 1; a shared victory counts in parts.
    pub win: f64,
    /// The points at the end.
    pub points: f64,
}

/// What all seats can expect, in seat order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Prospects(Vec<Prospect>);

impl Prospect {
    /// What is played for at a table of so many: victory; alone, points.
    pub fn stake(&self, players: usize) -> f64 {
        if players == 1 { self.points } else { self.win }
    }

    fn map(self, change: impl Fn(f64) -> f64) -> Prospect {
        Prospect {
            win: change(self.win),
            points: change(self.points),
        }
    }
}

impl Add for Prospect {
    type Output = Prospect;

    fn add(self, other: Prospect) -> Prospect {
        Prospect {
            win: self.win + other.win,
            points: self.points + other.points,
        }
    }
}

impl AddAssign for Prospect {
    fn add_assign(&mut self, other: Prospect) {
        *self = *self + other;
    }
}

impl Sub for Prospect {
    type Output = Prospect;

    fn sub(self, other: Prospect) -> Prospect {
        Prospect {
            win: self.win - other.win,
            points: self.points - other.points,
        }
    }
}

impl Prospects {
    pub(super) fn of(players: usize, prospect: impl Fn(Seat) -> Prospect) -> Prospects {
        Prospects(Seat::all(players).map(prospect).collect())
    }

    pub(crate) fn zero(players: usize) -> Prospects {
        Prospects::of(players, |_| Prospect::default())
    }

    /// What the seats got on average in these games.
    pub(crate) fn mean_of(tally: &Tally, players: usize) -> Prospects {
        Prospects::of(players, |seat| Prospect {
            win: tally.win(seat),
            points: tally.points(seat),
        })
    }

    /// What the seats have once the game is over.
    pub(super) fn result<G: Game>(game: &G, state: &G::State) -> Prospects {
        let outcome = Outcome::of(game, state);
        Prospects::of(game.players(), |seat| Prospect {
            win: outcome.parts(seat) as f64 / Outcome::PARTS as f64,
            points: f64::from(outcome.points(seat)),
        })
    }

    /// How many seats there are.
    pub fn players(&self) -> usize {
        self.0.len()
    }

    /// What each seat can expect, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Prospect)> + '_ {
        Seat::all(self.0.len()).zip(self.0.iter().copied())
    }

    fn zip(&self, other: &Prospects, join: impl Fn(Prospect, Prospect) -> Prospect) -> Prospects {
        let pairs = self.0.iter().zip(&other.0);
        Prospects(pairs.map(|(one, other)| join(*one, *other)).collect())
    }
}

impl Index<Seat> for Prospects {
    type Output = Prospect;

    fn index(&self, seat: Seat) -> &Prospect {
        &self.0[seat.index()]
    }
}

impl Add for &Prospects {
    type Output = Prospects;

    fn add(self, other: &Prospects) -> Prospects {
        self.zip(other, |one, other| one + other)
    }
}

impl Sub for &Prospects {
    type Output = Prospects;

    fn sub(self, other: &Prospects) -> Prospects {
        self.zip(other, |one, other| one - other)
    }
}

/// A mean that was measured.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub mean: Prospects,
    /// The variance of the mean.
    pub variance: Prospects,
}

impl Estimate {
    /// Something that is known for certain.
    pub fn certain(mean: Prospects) -> Estimate {
        let variance = Prospects::zero(mean.players());
        Estimate { mean, variance }
    }

    /// The mean of several, each of which counts by its weight.
    pub fn weighted(parts: &[(f64, Estimate)], players: usize) -> Estimate {
        let whole: f64 = parts.iter().map(|(weight, _)| weight).sum();
        let mut sum = Estimate::certain(Prospects::zero(players));
        for (weight, part) in parts {
            let share = weight / whole;
            let scaled = |prospects: &Prospects, by: f64| {
                Prospects::of(players, |seat| prospects[seat].map(|number| number * by))
            };
            sum.mean = &sum.mean + &scaled(&part.mean, share);
            sum.variance = &sum.variance + &scaled(&part.variance, share * share);
        }
        sum
    }

    /// The mean of several that were measured alike: their differences tell how far off it may be.
    pub fn sampled(samples: &[Prospects], players: usize) -> Estimate {
        let mean = mean(samples, players);
        let count = samples.len() as f64;
        let mut squares = Prospects::zero(players);
        for sample in samples {
            let off = sample - &mean;
            squares = &squares + &Prospects::of(players, |seat| off[seat].map(|number| number * number));
        }
        let freedom = (count - 1.0).max(1.0) * count;
        // That none of so few differs does not mean that none would.
        let least = Prospect {
            win: LEAST_VARIANCE / count,
            points: 0.0,
        };
        let variance = |seat| {
            let measured = squares[seat].map(|number| number / freedom);
            Prospect {
                win: measured.win.max(least.win),
                ..measured
            }
        };
        Estimate {
            variance: Prospects::of(players, variance),
            mean,
        }
    }

    /// The mean of a few samples, whose variance is so many times that of this mean.
    pub fn with_mean_of(&self, samples: &[Prospects], times: f64) -> Estimate {
        let players = self.mean.players();
        Estimate {
            mean: mean(samples, players),
            variance: Prospects::of(players, |seat| self.variance[seat].map(|variance| variance * times)),
        }
    }

    /// The difference of two that were measured apart.
    pub fn less(&self, other: &Estimate) -> Estimate {
        Estimate {
            mean: &self.mean - &other.mean,
            variance: &self.variance + &other.variance,
        }
    }

    /// How far off the mean may be: the standard error.
    pub fn error(&self, seat: Seat) -> Prospect {
        self.variance[seat].map(|variance| variance.max(0.0).sqrt())
    }
}

/// The least variance of the chance to win that one sample is taken to have: a hundredth of a victory, squared.
const LEAST_VARIANCE: f64 = 1e-4;

fn mean(samples: &[Prospects], players: usize) -> Prospects {
    let sum = samples
        .iter()
        .fold(Prospects::zero(players), |sum, sample| &sum + sample);
    Prospects::of(players, |seat| sum[seat].map(|number| number / samples.len() as f64))
}
