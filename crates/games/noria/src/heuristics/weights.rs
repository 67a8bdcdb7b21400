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
        /// How often in a turn a disc of the large ring is used that shares it with so many in all, from 0: at most one disc
        /// of a ring is used in a turn, half of its spaces are active, and not all go together.
        pub uses_large: [f32; 7],
        /// The same of the medium ring.
        pub uses_medium: [f32; 5],
        /// The same of the small ring.
        pub uses_small: [f32; 3],
        /// How often in a turn a disc is used twice at most.
        pub doubled: f32,
        /// The part of a bonus disc that is a second city.
        pub bonus_city: f32,
        /// The part that is a journey or a tool, each.
        pub bonus_ship: f32,
        /// The part that is cargo, of each resource.
        pub bonus_cargo: f32,
        /// How many ships a journey yields, counted over the time they serve.
        pub ships_to_come: f32,
        /// How much a tool in use improves the wheel.
        pub upgrades_to_come: f32,
        /// The part of the resources to come that ends up in levels.
        pub spent_well: f32,
        /// What an intrigue is worth for each level it serves, after what it does for rivals.
        pub intrigue: f32,
        /// The chance that a waiting politician is seated, in a long game.
        pub seated: f32,
        /// So many turns are half of a long game.
        pub seated_turns: f32,
        /// The part of a turn that is left before its actions end.
        pub turn_begun: f32,
        /// The part of a turn that is left for politics.
        pub turn_ending: f32,
        /// The part of the highest path among levels to come.
        pub specialization: f32,
        /// What the smallest of the three stocks is worth beyond itself.
        pub even_stock: f32,
        /// What a good is worth beyond what it costs.
        pub good: f32,
        /// What a level costs beyond its price.
        pub level_effort: f32,
        /// How much dearer a price of one kind is.
        pub alike: f32,
        /// What a level paid in goods costs beyond them.
        pub good_effort: f32,
        /// How far a tool fills the warehouses.
        pub tool_fills: f32,
        /// How often they are filled at most.
        pub most_fillings: f32,
        /// The part of a price in goods that makes its level half likely.
        pub stocked: f32,
        /// How likely a level is without goods.
        pub unlikely: f32,
        /// What a level is worth beyond its value.
        pub level_worth: f32,
        /// What is added to its cost when paths are compared.
        pub level_cost: f32,
        /// The part of the waiting politicians that can still be seated.
        pub open_intrigues: f32,
        /// The knowledge that a turn brings beyond the factories'.
        pub knowledge_income: f32,
        /// The part of the knowledge to come that ends up in intrigues.
        pub knowledge_spent: f32,
        /// How far ahead the price of intrigues is looked up, as a part of the turns.
        pub intrigue_time: f32,
        /// How much dearer intrigues get.
        pub intrigue_price: f32,
        /// What the second use of an upgraded disc is worth, as a part of the first.
        pub twice: f32,
        /// A city that can pay nothing yet, for each turn to come.
        pub later_city: f32,
        /// A journey, in resources for each turn to come.
        pub journey: f32,
        /// A tool, in resources for each turn to come.
        pub tool: f32,
        /// A bonus disc, in resources.
        pub bonus: f32,
        /// The part of what a disc promises that comes true.
        pub action: f32,
    }
}

engine::weights! {
    /// What a quick move promises.
    pub(crate) struct Quick {
        /// The chance that a waiting politician is seated.
        pub seated: f32,
        /// What a disc must promise to be used rather than inspected.
        pub worth_using: f32,
        /// A level, beyond what it brings.
        pub invest: f32,
        /// A new island.
        pub explore: f32,
        /// A ship of a kind that one has none of.
        pub ship: f32,
        /// Each ship of that kind already there, less.
        pub ships: f32,
        /// How far chance may bend the choice of a ship.
        pub ship_whim: f32,
        /// Goods of one sort rather than of both.
        pub like_goods: f32,
        /// Nothing more.
        pub stop: f32,
        /// How far chance may bend any other choice.
        pub whim: f32,
        /// The lowest path, as a part of the value of its chamber.
        pub division: f32,
        /// A resource of a level's price.
        pub price: f32,
        /// A disc for sale: city, bonus, journey, tool, cargo.
        pub disc: [f32; 5],
        /// A ship that a cargo disc would fetch.
        pub disc_ship: f32,
        /// A turn in which a disc can still be used.
        pub disc_turn: f32,
        /// Each disc on the wheel, less.
        pub disc_crowd: f32,
        /// Each disc of the kind on the wheel, less.
        pub disc_same: f32,
        /// A ship of an island, of two at most.
        pub island_ship: f32,
        /// An island where one of the first factories can be built.
        pub island_factory: f32,
        /// What is paid for the landing, each.
        pub island_toll: f32,
        /// A knowledge that a factory brings every turn.
        pub factory_gears: f32,
        /// A warehouse of a factory.
        pub factory_warehouse: f32,
        /// A warehouse for each level of the path it serves.
        pub factory_level: f32,
        /// An upgrade: city, journey, tool, bonus.
        pub upgrade: [f32; 4],
        /// An upgrade of cargo, for each ship.
        pub upgrade_ship: f32,
        /// A turn in which it can still be used.
        pub upgrade_turn: f32,
        /// Each disc upgraded before, less.
        pub upgraded: f32,
        /// A good.
        pub good: f32,
        /// A good, for what its path's chamber is worth.
        pub good_value: f32,
        /// A good, for each level of its path.
        pub good_level: f32,
        /// Each good in stock, less.
        pub good_stock: f32,
        /// Goods at all.
        pub goods: f32,
        /// Goods in the last turn.
        pub late_goods: f32,
        /// An empty space of the small, the medium and the large ring.
        pub place: [f32; 3],
        /// A disc that would be covered: city, journey or tool, bonus; less.
        pub covered: [f32; 3],
        /// An upgrade that would be covered, less.
        pub covered_upgrade: f32,
        /// Cargo in the last turn.
        pub last_cargo: f32,
        /// Cargo, beyond its ships.
        pub cargo: f32,
        /// A city that can pay something.
        pub city: f32,
        /// A city that cannot.
        pub later_city: f32,
        /// The same for each turn to come.
        pub later_city_turn: f32,
        /// A journey for each turn to come.
        pub journey: f32,
        /// A tool.
        pub tool: f32,
        /// A tool for each turn to come.
        pub tool_turn: f32,
        /// A bonus disc with nothing to repeat yet, and with something.
        pub bonus: [f32; 2],
        /// How much more an upgraded disc promises.
        pub twice: f32,
        /// How far chance may bend the choice of discs.
        pub action_whim: f32,
        /// What knowledge is worth that a night shift costs.
        pub night_shift: f32,
        /// How far chance may bend that.
        pub shift_whim: f32,
        /// A politician for a path without levels.
        pub intrigue: f32,
        /// What he does for the strongest rival, as a part.
        pub intrigue_rival: f32,
        /// How far chance may bend the choice of a chamber.
        pub intrigue_whim: f32,
    }
}
