//! What a finished game is worth to each seat.

use engine::{Game, MAX_SEATS, PlayoutRng, Seat};

use crate::playout::{Outcome, play_out};

/// Turns outcomes into utilities from 0 to 1, one a seat.
///
/// Victory is what counts, but alone it teaches little: of two thousand playouts nearly all may be won or lost, and
/// then no move differs from another. So a part of the utility is the margin of points, squashed into 0 to 1 around
/// what is usual in this position, which a few playouts tell beforehand. Far ahead or far behind, the search then
/// still sees which move is better, on the scale of any game, and never plays a won game carelessly.
pub(super) struct Gauge {
    usual: [f32; MAX_SEATS],
    spread: [f32; MAX_SEATS],
    victory: f32,
    players: usize,
}

impl Gauge {
    const PLAYOUTS: usize = 16;

    /// Gauges the position from which `sample` draws states. `victory` is the part of the utility that is the share
    /// of victory; a player alone has no victory to share and minds points only.
    pub fn new<G: Game>(
        game: &G,
        state: &mut G::State,
        scratch: &mut Vec<G::Move>,
        rng: &mut PlayoutRng,
        victory: f32,
        mut sample: impl FnMut(&mut G::State, &mut PlayoutRng),
    ) -> Gauge {
        let players = game.players();
        let mut sum = [0.0; MAX_SEATS];
        let mut squares = [0.0; MAX_SEATS];
        for _ in 0..Self::PLAYOUTS {
            sample(state, rng);
            play_out(game, state, scratch, rng);
            let outcome = Outcome::of(game, state);
            for seat in Seat::all(players) {
                let margin = outcome.margin(seat) as f32;
                sum[seat.index()] += margin;
                squares[seat.index()] += margin * margin;
            }
        }
        let count = Self::PLAYOUTS as f32;
        let usual = sum.map(|sum| sum / count);
        let mut spread = [1.0; MAX_SEATS];
        for seat in 0..players {
            let variance = squares[seat] / count - usual[seat] * usual[seat];
            spread[seat] = variance.max(1.0).sqrt();
        }
        Gauge {
            usual,
            spread,
            victory: if players == 1 { 0.0 } else { victory },
            players,
        }
    }

    /// The utility of an outcome for each seat.
    #[inline]
    pub fn utilities(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        let mut utilities = [0.0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            let index = seat.index();
            let above_usual = (outcome.margin(seat) as f32 - self.usual[index]) / self.spread[index];
            // Nearly straight within the usual, so that the search neither seeks nor shuns risk there.
            let squashed = 0.5 + 0.5 * above_usual / (4.0 + above_usual * above_usual).sqrt();
            utilities[index] = self.victory * outcome.share(seat) + (1.0 - self.victory) * squashed;
        }
        utilities
    }
}
