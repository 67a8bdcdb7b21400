//! The bots that do not look ahead.

use engine::{Game, Heuristics, Observation, PlayoutRng, below};

use crate::Bot;

/// Draws among the legal moves.
pub struct Random<G: Game> {
    moves: Vec<G::Move>,
    rng: PlayoutRng,
}

impl<G: Game> Random<G> {
    /// A bot whose choices follow from `rng`.
    pub fn new(rng: PlayoutRng) -> Self {
        Random { moves: Vec::new(), rng }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        self.moves.clear();
        game.legal(view.state(), &mut self.moves);
        self.moves[below(&mut self.rng, self.moves.len())]
    }
}

/// Plays the game's own quick policy.
pub struct Light<G: Heuristics> {
    scratch: Vec<G::Move>,
    rng: PlayoutRng,
}

impl<G: Heuristics> Light<G> {
    /// A bot whose choices follow from `rng`.
    pub fn new(rng: PlayoutRng) -> Self {
        Light {
            scratch: Vec::new(),
            rng,
        }
    }
}

impl<G: Heuristics> Bot<G> for Light<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        self.scratch.clear();
        game.light(view.state(), &mut self.scratch, &mut self.rng)
    }
}
