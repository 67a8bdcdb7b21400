//! The numbers that the heuristics weigh with, fitted by `chantier tune`.

use std::sync::LazyLock;

use engine::HeuristicWeights;

use crate::state::HAND;
use crate::stock::LENGTHS;

/// All weights, in votes where nothing else is said.
pub(crate) type Weights = HeuristicWeights<Evaluation, Quick>;

/// The weights that the crate ships, read once.
pub(crate) static SHIPPED: LazyLock<Weights> =
    LazyLock::new(|| Weights::shipped(include_str!("../../data/weights.toml")));

engine::weights! {
    /// What a position is worth.
    pub(crate) struct Evaluation {
        /// What a walkway that could be built later is worth, compared with one that stands.
        pub open: f32,
        /// By length, what a building may hope for where a tile is still to come: votes, times the odds that its
        /// partner comes to stand there and nothing in between.
        pub hope: [f32; LENGTHS],
        /// How many votes a turn brings on average.
        pub turn: f32,
        /// What the best, second and third tile of a hand count.
        pub in_hand: [f32; HAND],
    }
}

engine::weights! {
    /// What a quick move promises.
    pub(crate) struct Quick {
        /// By length, a walkway that a tile makes possible.
        pub joined: [f32; LENGTHS],
    }
}
