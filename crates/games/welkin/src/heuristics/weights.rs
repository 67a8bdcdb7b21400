//! The numbers that the heuristics weigh with, fitted by `chantier tune`.

use std::sync::LazyLock;

use engine::HeuristicWeights;

use crate::card::Power;

/// All weights, in coins where nothing else is said.
pub(crate) type Weights = HeuristicWeights<Evaluation, Quick>;

/// The weights that the crate ships, read once.
pub(crate) static SHIPPED: LazyLock<Weights> =
    LazyLock::new(|| Weights::shipped(include_str!("../../data/weights.toml")));

engine::weights! {
    /// What a position is worth.
    pub(crate) struct Evaluation {
        /// A turn.
        pub turn: f32,
        /// What it takes to bring a resource that is in stock onto its slot.
        pub placing: f32,
        /// What it takes to bring a lacking resource into the stock.
        pub getting: f32,
        /// A resource in stock that fits nowhere.
        pub spare: f32,
        /// How much of the next production counts already.
        pub readiness: f32,
        /// The turns a player needs for each card taken.
        pub turns_a_card: f32,
        /// How much today's prices say about those of a later sale.
        pub memory: f32,
        /// How fast hope grows with every turn to spare.
        pub haste: f32,
        /// The hope that remains until somebody brings the end: as long as nobody does, there is time.
        pub least_hope: f32,
        /// The rounds of waiting after which patience begins to wear out, and again as many until it is gone.
        pub waiting: f32,
        /// A resource on average.
        pub mean_price: f32,
        /// Unused powers while there is time to use them, in their order.
        pub powers: [f32; Power::COUNT],
        /// So many turns are time enough to use a power.
        pub power_turns: f32,
        /// The part of a power that is left without time.
        pub least_power: f32,
        /// The flip that comes with a card.
        pub flip: f32,
        /// Two flips, as a factor of the best one.
        pub second_flip: f32,
        /// What the slot for any resource will hold.
        pub any_price: f32,
        /// The lacking resources that a turn brings.
        pub production: f32,
        /// What a production makes beyond what is lacking counts for so many at most.
        pub useless: f32,
    }
}

engine::weights! {
    /// What a quick move promises, and what it must promise to be worth a power: all on one scale.
    pub(crate) struct Quick {
        /// Each resource that can be placed.
        pub place: f32,
        /// Placing what finishes a site.
        pub finish: f32,
        /// Each useful resource of a production.
        pub useful: f32,
        /// Each resource of a production, whether useful or not.
        pub made: f32,
        /// A site, whatever its card.
        pub site: f32,
        /// A coin that a card will bring.
        pub revenue: f32,
        /// What its slot for any resource will hold.
        pub any: f32,
        /// A resource in stock that a card needs.
        pub at_hand: f32,
        /// Each slot of a card, less.
        pub cost: f32,
        /// The power of a card.
        pub power: f32,
        /// The flip of a card.
        pub flip: f32,
        /// How much of a card's promise can be kept for each turn that is left.
        pub hope: f32,
        /// A coin more than the best rival has, for who brings the end.
        pub lead: f32,
        /// What the last turn brings the others.
        pub last_word: f32,
        /// What a free slot takes that need not be filled.
        pub effort: f32,
        /// What placing must promise to be worth the power.
        pub use_power: f32,
        /// What a sale must save beyond that to be worth the power.
        pub sell_power: f32,
        /// What a card must promise to be worth the power.
        pub open_power: f32,
        /// What a flip must bring to be worth the power.
        pub flip_power: f32,
        /// What the slots of the rivals count in a flip, compared with one's own.
        pub rivals: f32,
        /// How far chance may bend what anything promises.
        pub whim: f32,
    }
}
