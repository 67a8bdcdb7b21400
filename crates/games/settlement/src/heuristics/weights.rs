//! The numbers that the heuristics weigh with. `chantier tune` can fit them; docs/strength.md says why those set by hand ship.

use std::sync::LazyLock;

use engine::HeuristicWeights;

use crate::kinds::{Artefact, Guild};

/// All weights, in points where nothing else is said.
pub(crate) type Weights = HeuristicWeights<Evaluation, Quick>;

/// The weights that the crate ships, read once.
pub(crate) static SHIPPED: LazyLock<Weights> =
    LazyLock::new(|| Weights::shipped(include_str!("../../data/weights.toml")));

engine::weights! {
    /// What things are worth now. Evaluation and quick policy have one each: a position is worth what a good player
    /// makes of it, a quick move what the quick policy will make of it.
    pub(crate) struct Scale {
        /// A basic, a diamond and a gold in the first round.
        pub early_pieces: [f32; 3],
        /// What they tend to from round to round.
        pub late_pieces: [f32; 3],
        /// In the last round, where only a hero or a hoard can still use them.
        pub last_pieces: [f32; 3],
        /// How much more a diamond is worth beside a cathedral.
        pub with_cathedral: f32,
        /// How much more a gold is worth beside a bank.
        pub with_bank: f32,
        /// A villager that can still be used in this round.
        pub villager: f32,
        /// The same in the last round.
        pub last_villager: f32,
        /// How many terrains, fortifications and buildings a round to come brings.
        pub growth: [f32; Guild::COUNT - 1],
        /// The free choice of a warehouse, as a factor.
        pub warehouse: f32,
        /// The alchemist's tower, less.
        pub alchemist: f32,
        /// The goldsmith, on top.
        pub goldsmith: f32,
        /// The tavern, on top.
        pub tavern: f32,
        /// Artefacts for a round, in their order: alone, or for each thing they work with.
        pub artefacts: [f32; Artefact::COUNT],
    }
}

engine::weights! {
    /// What a position is worth.
    pub(crate) struct Evaluation {
        /// What things are worth.
        pub scale: Scale,
        /// How often a region or a street is activated in a round to come.
        pub per_round: f32,
        /// How often in this one, if it can still be.
        pub this_round: f32,
        /// What the first rounds of a terrain of each region are worth beyond its yield.
        pub reach: [f32; 3],
        /// A terrain about to be drawn, as a part of the yield of a good one.
        pub hoped: f32,
        /// The part of its yield that a terrain under a monster is worth.
        pub besieged: f32,
        /// The part of its yield that an open terrain is worth.
        pub open: f32,
        /// A fortification at once.
        pub fort: f32,
        /// Each of its activations, as a part of the yield.
        pub fort_yield: f32,
        /// Each of its activations, whatever it yields.
        pub fort_use: f32,
        /// A way into each of the farther regions, for each of the next rounds.
        pub way: f32,
        /// A basic beyond what can be spent soon, as a part.
        pub spare_basic: f32,
        /// Each kind of basic held.
        pub kinds: f32,
        /// The part of the use of a building that is made of it.
        pub street: f32,
        /// The part of a villager that the use of a street costs.
        pub street_villager: f32,
        /// The least part of its use that a building is worth.
        pub least_use: f32,
        /// An artefact held, for each villager, as a part of its worth for a round.
        pub holding: f32,
    }
}

engine::weights! {
    /// What a quick move promises.
    pub(crate) struct Quick {
        /// What things are worth.
        pub scale: Scale,
        /// How far chance may bend the judgement of a move.
        pub whim: f32,
        /// A hero, beyond what it counts.
        pub invite: f32,
        /// What each exchanged piece of its price costs.
        pub exchanged: f32,
        /// The end of the turn.
        pub end: f32,
        /// Passing without villagers.
        pub pass: f32,
        /// Passing with villagers left.
        pub pass_early: f32,
        /// A region, beyond its yield.
        pub region: f32,
        /// A street, beyond its yield.
        pub street: f32,
        /// How often a terrain yields in a round to come.
        pub per_round: f32,
        /// How often in this one, if it can still.
        pub this_round: f32,
        /// A hunted terrain, as a part of its yields to come.
        pub freed: f32,
        /// A terrain of each region, as a part of its yields to come.
        pub explored: [f32; 3],
        /// The first terrain of all.
        pub first_terrain: f32,
        /// A fortification, as a part of its yields to come.
        pub fortified: f32,
        /// How often a new building is used in a round to come.
        pub uses_per_round: f32,
        /// How often in this one.
        pub uses_this_round: f32,
        /// The part of each use that is made of it.
        pub used: f32,
        /// A building, beyond its uses.
        pub building: f32,
        /// Each neighbour of a new building.
        pub neighbour: f32,
        /// A street for a new building that can still be activated.
        pub fresh_street: f32,
        /// The scroll's resource, as a factor.
        pub scroll: f32,
        /// No monster, for the holder of the mask.
        pub no_monster: f32,
        /// The use of a building rather than its end.
        pub use_it: f32,
        /// A chosen resource, as a factor.
        pub chosen: f32,
        /// Each piece that a bazaar can choose from, or that a warehouse need not add to.
        pub plenty: f32,
        /// A missing basic made of basics.
        pub pay_basics: f32,
        /// A missing basic made of gold.
        pub pay_gold: f32,
        /// A diamond made while passing.
        pub refine: f32,
        /// Each gold that this would cost.
        pub refine_gold: f32,
        /// No further diamond.
        pub refined: f32,
    }
}
