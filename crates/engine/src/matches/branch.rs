//! Games that go on from a position of another one.

use super::Match;
use crate::{Describe, GameSeed, Seed};

/// A game that another one goes on from: the moves at its start, and the seed from which their chance follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// How many moves of the new game, from its first on, were made before this seed was left.
    pub plies: usize,
    /// The seed.
    pub seed: GameSeed,
}

impl<G: Describe> Match<G> {
    /// A game of its own that goes on from the position after the first `ply` moves of this one. Chance after them comes
    /// from `seed`: that of this game may be known to everybody. What chance owes at once waits, as before a deal.
    ///
    /// # Panics
    /// If so many moves have not been made.
    pub fn branch(&self, ply: usize, seed: Seed) -> Self {
        let state = self.at(ply);
        let mut branch = self.clone();
        branch.origins = self.origins_until(ply);
        branch.seed = GameSeed::Known(seed);
        branch.ended = false;
        branch.go_back(ply, state);
        branch
    }

    /// The games from which a game comes that goes on after the first `ply` moves of this one.
    fn origins_until(&self, ply: usize) -> Vec<Origin> {
        let own = Origin {
            plies: usize::MAX,
            seed: self.seed,
        };
        let mut origins: Vec<Origin> = Vec::new();
        for origin in self.origins.iter().chain([&own]) {
            let plies = origin.plies.min(ply);
            if origins.last().is_none_or(|last| last.plies < plies) {
                origins.push(Origin { plies, ..*origin });
            }
        }
        origins
    }

    /// The games it goes on from, the first of them first.
    pub fn origins(&self) -> &[Origin] {
        &self.origins
    }

    /// Says from which games this one goes on, before its first move.
    pub fn set_origins(&mut self, origins: Vec<Origin>) {
        self.origins = origins;
    }

    /// How many of its moves are those of another game.
    pub(super) fn inherited(&self) -> usize {
        self.origins.last().map_or(0, |origin| origin.plies)
    }
}
