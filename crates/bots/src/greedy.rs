//! One ply of foresight: the move after which the seat's prospects look best.

use engine::{Heuristics, Observation, PlayoutRng, Seat, Turn, below};

use crate::Bot;
use crate::bot::mover;
use crate::playout::Outcome;

/// Plays the move after which the game's evaluation likes the seat best. Chance that is due after the move is not
/// drawn: the position is valued as it stands.
pub struct Greedy<G: Heuristics> {
    moves: Vec<G::Move>,
    best: Vec<G::Move>,
    rng: PlayoutRng,
}

impl<G: Heuristics> Greedy<G> {
    /// A bot that draws among equally good moves with `rng`.
    pub fn new(rng: PlayoutRng) -> Self {
        Greedy {
            moves: Vec::new(),
            best: Vec::new(),
            rng,
        }
    }
}

impl<G: Heuristics> Bot<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        let seat = mover(game, view);
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        self.best.clear();
        let mut highest = f32::NEG_INFINITY;
        let mut after = view.state().clone();
        for &mv in &self.moves {
            after.clone_from(view.state());
            game.play_unchecked(&mut after, mv, &mut ());
            let judged = judged(game, &after, seat);
            if judged > highest {
                highest = judged;
                self.best.clear();
            }
            if judged == highest {
                self.best.push(mv);
            }
        }
        self.best[below(&mut self.rng, self.best.len())]
    }
}

/// How a position looks for `seat`: its evaluation, less that of its best rival, for what helps a rival as much
/// helps nobody.
pub(crate) fn prospect<G: Heuristics>(game: &G, state: &G::State, seat: Seat) -> f32 {
    let rivals = Seat::all(game.players()).filter(|&rival| rival != seat);
    let best_rival = rivals
        .map(|rival| game.evaluate(state, rival))
        .reduce(f32::max)
        .unwrap_or(0.0);
    game.evaluate(state, seat) - best_rival
}

/// The prospect of a position, or its result if the game is over: certainty outweighs every hope.
fn judged<G: Heuristics>(game: &G, state: &G::State, seat: Seat) -> f32 {
    const CERTAINTY: f32 = 1e4;
    if game.turn(state) != Turn::Over {
        return prospect(game, state, seat);
    }
    let outcome = Outcome::of(game, state);
    CERTAINTY * (outcome.share(seat) - 0.5) + outcome.margin(seat) as f32
}
