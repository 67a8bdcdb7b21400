//! One ply of search on the game's evaluation.

use engine::{Heuristics, Observation, PlayoutRng, Seat, Turn, below};

use crate::Bot;
use crate::bot::mover;
use crate::evaluation::relative_evaluations;
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
            let value = value(game, &after, seat);
            if value > highest {
                highest = value;
                self.best.clear();
            }
            if value == highest {
                self.best.push(mv);
            }
        }
        self.best[below(&mut self.rng, self.best.len())]
    }
}

/// What a position is worth to `seat`: its relative evaluation, or the result if the game is over, which outweighs every
/// evaluation.
fn value<G: Heuristics>(game: &G, state: &G::State, seat: Seat) -> f32 {
    const CERTAINTY: f32 = 1e4;
    if game.turn(state) != Turn::Over {
        return relative_evaluations(game, state)[seat.index()];
    }
    let outcome = Outcome::of(game, state);
    CERTAINTY * (outcome.share(seat) - 0.5) + outcome.margin(seat) as f32
}
