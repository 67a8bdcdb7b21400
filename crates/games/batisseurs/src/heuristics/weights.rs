//! The numbers that the heuristics weigh with, fitted by `chantier tune`.

use std::sync::LazyLock;

use engine::HeuristicWeights;

/// All weights, in points where nothing else is said.
pub(crate) type Weights = HeuristicWeights<Evaluation, Quick>;

/// The weights that the crate ships, read once.
pub(crate) static SHIPPED: LazyLock<Weights> =
    LazyLock::new(|| Weights::shipped(include_str!("../../data/weights.toml")));

engine::weights! {
    /// What a position is worth.
    pub(crate) struct Evaluation {
        /// What an écu is worth when the game is over.
        pub ecu: f32,
        /// What each of the first écus is worth beyond that: without them nobody can be sent.
        pub ready_ecu: f32,
        /// So many écus keep a turn going.
        pub ready: f32,
        /// An action: the écus it brings where it is not needed.
        pub action: f32,
        /// The part of its reward that a site is worth when it has just been opened.
        pub opened: f32,
        /// A machine that works for nothing, for each resource it makes.
        pub machine: f32,
        /// How much of its worth each further site keeps, since the same hands must build them all.
        pub further_site: f32,
        /// A team for each resource it makes, up to what it takes to keep building.
        pub hands: f32,
        /// So much made is enough.
        pub enough_hands: f32,
        /// Free hands beyond that, for each lacking resource that they make.
        pub useful_hands: f32,
        /// How much of what is begun counts in a seat's last turn.
        pub last_turn: f32,
        /// How much of it the race to the end takes.
        pub race: f32,
    }
}

engine::weights! {
    /// What a quick move promises.
    pub(crate) struct Quick {
        /// A lacking resource that a worker brings.
        pub useful: f32,
        /// A worker who finishes the site.
        pub finishes: f32,
        /// What he makes and nobody needs, less.
        pub wasted: f32,
        /// A point of a building to open.
        pub points: f32,
        /// A resource it needs that free hands make.
        pub at_hand: f32,
        /// How far chance may bend the choice of a building.
        pub open_whim: f32,
        /// A lacking resource that a worker to recruit makes.
        pub recruit: f32,
        /// How far chance may bend the choice of a worker.
        pub recruit_whim: f32,
        /// With fewer écus a player earns before hiring.
        pub poor: f32,
        /// With so few hands others are always wanted.
        pub few_hands: f32,
        /// With so many more, sometimes.
        pub more_hands: f32,
        /// So many sites are looked after at once.
        pub sites: f32,
    }
}
