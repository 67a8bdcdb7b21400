//! States along a game, so that any of them is found without playing the game again.

use crate::Game;

use super::Ply;

/// How much memory the states of one game may take together.
const BYTES: usize = 16 * 1024;
/// How many moves lie between two kept states at first.
const FIRST_INTERVAL: usize = 8;

/// Some of the states of a game: one after every so many moves.
///
/// When there are too many, every second one is forgotten and the interval doubles. A game of any length so takes a
/// bounded memory, and any state is a bounded number of moves away from a kept one.
pub(super) struct History<G: Game> {
    interval: usize,
    /// The states after 0, `interval`, 2 × `interval` … moves.
    kept: Vec<G::State>,
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        History {
            interval: self.interval,
            kept: self.kept.clone(),
        }
    }
}

impl<G: Game> History<G> {
    /// How many states are kept at most.
    const ROOM: usize = {
        let fit = BYTES / size_of::<G::State>();
        if fit < 4 { 4 } else { fit }
    };

    pub fn new(start: G::State) -> Self {
        History {
            interval: FIRST_INTERVAL,
            kept: vec![start],
        }
    }

    /// Takes note of the state after `ply` moves.
    pub fn note(&mut self, ply: usize, state: &G::State) {
        if ply != self.kept.len() * self.interval {
            return;
        }
        if self.kept.len() == Self::ROOM {
            let mut index = 0;
            self.kept.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.interval *= 2;
            if ply != self.kept.len() * self.interval {
                return;
            }
        }
        self.kept.push(state.clone());
    }

    /// Forgets everything that lies after `ply` moves.
    pub fn truncate(&mut self, ply: usize) {
        self.kept.truncate(ply / self.interval + 1);
    }

    /// How much memory the kept states take.
    pub fn bytes(&self) -> usize {
        self.kept.capacity() * size_of::<G::State>()
    }

    /// The state after the first `ply` of these moves.
    pub fn at(&self, game: &G, plies: &[Ply<G::Move>], ply: usize) -> G::State {
        let nearest = (ply / self.interval).min(self.kept.len() - 1);
        let mut state = self.kept[nearest].clone();
        for ply in &plies[nearest * self.interval..ply] {
            game.play_unchecked(&mut state, ply.mv, &mut ());
        }
        state
    }
}
