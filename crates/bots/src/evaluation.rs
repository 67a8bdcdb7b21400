//! How a position looks to the game's evaluation.

use engine::{Heuristics, MAX_SEATS, Seat};

/// The evaluation of every seat, less that of its best rival: what helps a rival as much helps nobody.
#[inline]
pub(crate) fn relative_evaluations<G: Heuristics>(game: &G, state: &G::State) -> [f32; MAX_SEATS] {
    let players = game.players();
    let mut evaluations = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        evaluations[seat.index()] = game.evaluate(state, seat);
    }
    let mut relative = [0.0; MAX_SEATS];
    for seat in 0..players {
        let rivals = (0..players).filter(|&rival| rival != seat);
        let best_rival = rivals.map(|rival| evaluations[rival]).reduce(f32::max).unwrap_or(0.0);
        relative[seat] = evaluations[seat] - best_rival;
    }
    relative
}
