//! What a playout is worth to each seat.

use engine::{MAX_SEATS, Seat};

use super::evaluator::SeatValue;
use crate::playout::Outcome;

/// One playout: how it ended, and how it looked to the game's evaluation on the way. It has at least one of the two.
pub(super) struct Playout {
    /// `None` if it was not played to the end.
    pub outcome: Option<Outcome>,
    /// The relative evaluation of each seat a few rounds after the start; `None` if the game was over before.
    pub at_horizon: Option<[f32; MAX_SEATS]>,
}

/// Turns playouts into utilities from 0 to 1, one a seat.
///
/// Victory is what counts, but alone it teaches little: far ahead or far behind, every playout is won or lost and no
/// move differs from another. So a part of the utility is the margin of points. And what happens many rounds after
/// a move is mostly noise, so a part is how the position looks to the game's evaluation a few rounds after it: less
/// exact, but of a much smaller variance. Margins and evaluations are squashed into 0 to 1 around what is usual in
/// playouts from the root, so that they count alike in any game and at any stage, whatever the scale of its points.
pub(super) struct Gauge {
    margins: Scale,
    /// `None` where the end is so near that hardly any playout comes to the horizon: what it looks like there cannot be
    /// compared with what is usual, and would count for all or nothing.
    evaluations: Option<Scale>,
    players: usize,
    win_share: f32,
    prospect_share: f32,
}

impl Gauge {
    /// So many evaluations tell what is usual.
    const ENOUGH: f32 = 6.0;

    /// Gauges a position by a few playouts from it. A player alone has no victory to win: only points count.
    pub fn new(players: usize, win_share: f32, prospect_share: f32, playouts: impl Iterator<Item = Playout>) -> Gauge {
        let mut margins = Moments::default();
        let mut evaluations = Moments::default();
        for playout in playouts {
            if let Some(outcome) = playout.outcome {
                margins.add(players, |seat| outcome.margin(seat) as f32);
            }
            if let Some(at_horizon) = playout.at_horizon {
                evaluations.add(players, |seat| at_horizon[seat.index()]);
            }
        }
        Gauge {
            margins: margins.scale(1.0),
            evaluations: (evaluations.count >= Self::ENOUGH).then(|| evaluations.scale(1e-3)),
            players,
            win_share: if players == 1 { 0.0 } else { win_share },
            prospect_share,
        }
    }

    /// Whether a playout is worth nothing before it has come to its end.
    #[inline]
    pub fn needs_results(&self) -> bool {
        self.evaluations.is_none()
    }

    /// What a playout is worth to each seat.
    #[inline]
    pub fn values(&self, playout: &Playout) -> [SeatValue; MAX_SEATS] {
        let mut values = [SeatValue::default(); MAX_SEATS];
        for seat in Seat::all(self.players) {
            let value = &mut values[seat.index()];
            let scale = self.evaluations.as_ref().zip(playout.at_horizon);
            let prospect = scale.map(|(scale, evaluations)| scale.squash(seat, evaluations[seat.index()]));
            let Some(outcome) = playout.outcome else {
                value.utility = prospect.unwrap_or(0.5);
                continue;
            };
            value.win = outcome.share(seat);
            value.points = outcome.points(seat) as f32;
            value.margin = outcome.margin(seat) as f32;
            let of_result = mix(self.margins.squash(seat, value.margin), value.win, self.win_share);
            value.utility = prospect.map_or(of_result, |prospect| mix(of_result, prospect, self.prospect_share));
        }
        values
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
