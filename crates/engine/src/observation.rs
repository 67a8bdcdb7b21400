//! What a seat sees.

use rand_core::{Rng, SeedableRng};

use crate::{Game, PlayoutRng, Seat};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat of the table, which sees its own secrets.
    Seat(Seat),
    /// Somebody watching, who sees what lies open.
    Spectator,
}

/// The state as one viewer may know it: a copy in which everything the viewer cannot see has been dealt anew.
///
/// There is no way from an observation back to the true state, and no way to make one but [`Observation::of`]:
/// boards, bots and the wire get observations, so a board or a bot that looks where it should not sees noise.
/// Two states that differ only in what the viewer cannot see give equal observations.
pub struct Observation<G: Game> {
    viewer: Viewer,
    state: G::State,
}

impl<G: Game> Observation<G> {
    /// What `viewer` sees of `state`.
    pub fn of(game: &G, state: &G::State, viewer: Viewer) -> Self {
        let mut state = state.clone();
        // A fixed seed makes the noise a function of what is visible, so that equal views are equal values.
        game.redeal(&mut state, viewer, &mut PlayoutRng::seed_from_u64(0));
        Observation { viewer, state }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// One of the states the viewer must reckon with.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Another state the viewer must reckon with, drawn with `rng` into `target`.
    ///
    /// Search calls this at the start of every iteration.
    #[inline]
    pub fn sample_into(&self, game: &G, target: &mut G::State, rng: &mut impl Rng) {
        target.clone_from(&self.state);
        game.redeal(target, self.viewer, rng);
    }
}

impl<G: Game> Clone for Observation<G> {
    fn clone(&self) -> Self {
        Observation {
            viewer: self.viewer,
            state: self.state.clone(),
        }
    }
}

impl<G: Game> PartialEq for Observation<G> {
    fn eq(&self, other: &Self) -> bool {
        self.viewer == other.viewer && self.state == other.state
    }
}

impl<G: Game> Eq for Observation<G> {}

impl<G: Game> std::fmt::Debug for Observation<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Observation")
            .field("viewer", &self.viewer)
            .field("state", &self.state)
            .finish()
    }
}
