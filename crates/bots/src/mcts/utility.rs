//! What a playout is worth to each seat.

use engine::{Heuristics, MAX_SEATS, Seat};

use crate::playout::Outcome;

/// One playout as the search sees it: how it ended, and how it looked to the game's evaluation on the way.
pub(super) struct Run {
    pub outcome: Outcome,
    /// The prospect of each seat after a few rounds; `None` if the game was over before.
    pub prospects: Option<[f32; MAX_SEATS]>,
}

/// The prospect of every seat: its evaluation, less that of its best rival.
pub(super) fn prospects<G: Heuristics>(game: &G, state: &G::State) -> [f32; MAX_SEATS] {
    let players = game.players();
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        values[seat.index()] = game.evaluate(state, seat);
    }
    let mut prospects = [0.0; MAX_SEATS];
    for seat in 0..players {
        let rivals = (0..players).filter(|&rival| rival != seat);
        let best_rival = rivals.map(|rival| values[rival]).reduce(f32::max).unwrap_or(0.0);
        prospects[seat] = values[seat] - best_rival;
    }
    prospects
}

/// Turns playouts into utilities from 0 to 1, one a seat.
///
/// Victory is what counts, but alone it teaches little: far ahead or far behind, every playout is won or lost and no
/// move differs from another. So a part of the utility is the margin of points. And what happens many rounds after
/// a move is mostly noise, so a part is how the position looks to the game's evaluation a few rounds after it: less
/// exact, but much less blurred. Margins and prospects are squashed into 0 to 1 around what is usual in playouts from
/// this very position, so that they count alike in any game and at any stage, whatever the scale of its points.
pub(super) struct Gauge {
    margins: Scale,
    prospects: Scale,
    players: usize,
    /// The part of victory beside the margin.
    victory: f32,
    /// The part of the prospect beside the outcome.
    foresight: f32,
}

impl Gauge {
    /// Gauges a position by a few playouts from it. A player alone has no victory to win and minds points only.
    pub fn new(players: usize, victory: f32, foresight: f32, runs: impl Iterator<Item = Run>) -> Gauge {
        let mut margins = Moments::default();
        let mut prospects = Moments::default();
        for run in runs {
            let margin_of = |seat: Seat| run.outcome.margin(seat) as f32;
            margins.add(players, margin_of);
            if let Some(seen) = run.prospects {
                prospects.add(players, |seat| seen[seat.index()]);
            }
        }
        Gauge {
            margins: margins.scale(1.0),
            prospects: prospects.scale(1e-3),
            players,
            victory: if players == 1 { 0.0 } else { victory },
            foresight,
        }
    }

    /// The utility of a playout for each seat.
    #[inline]
    pub fn utilities(&self, run: &Run) -> [f32; MAX_SEATS] {
        let mut utilities = [0.0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            let margin = self.margins.squash(seat, run.outcome.margin(seat) as f32);
            let at_the_end = mix(margin, run.outcome.share(seat), self.victory);
            utilities[seat.index()] = match run.prospects {
                Some(seen) => mix(
                    at_the_end,
                    self.prospects.squash(seat, seen[seat.index()]),
                    self.foresight,
                ),
                None => at_the_end,
            };
        }
        utilities
    }
}

#[inline]
fn mix(one: f32, other: f32, part_of_other: f32) -> f32 {
    one + (other - one) * part_of_other
}

/// What is usual for each seat, and how far from it is not unusual.
struct Scale {
    usual: [f32; MAX_SEATS],
    spread: [f32; MAX_SEATS],
}

impl Scale {
    /// From 0 to 1, a half where the value is the usual one. Nearly straight within the usual, so that the search
    /// neither seeks nor shuns risk there.
    #[inline]
    fn squash(&self, seat: Seat, value: f32) -> f32 {
        let above = (value - self.usual[seat.index()]) / self.spread[seat.index()];
        0.5 + 0.5 * above / (4.0 + above * above).sqrt()
    }
}

#[derive(Default)]
struct Moments {
    count: f32,
    sum: [f32; MAX_SEATS],
    squares: [f32; MAX_SEATS],
}

impl Moments {
    fn add(&mut self, players: usize, value: impl Fn(Seat) -> f32) {
        self.count += 1.0;
        for seat in Seat::all(players) {
            self.sum[seat.index()] += value(seat);
            self.squares[seat.index()] += value(seat) * value(seat);
        }
    }

    /// Mean and standard deviation, the latter at least `least`.
    fn scale(&self, least: f32) -> Scale {
        let count = self.count.max(1.0);
        let usual = self.sum.map(|sum| sum / count);
        let mut spread = [least; MAX_SEATS];
        for (seat, spread) in spread.iter_mut().enumerate() {
            let variance = self.squares[seat] / count - usual[seat] * usual[seat];
            *spread = spread.max(variance.max(0.0).sqrt());
        }
        Scale { usual, spread }
    }
}
