//! Activating a street, and the twelve buildings.

use settlement::*;

use crate::table::Table;

/// A player with one street and a reserve.
fn street<const N: usize>(buildings: [&str; N], reserve: [u8; 5]) -> Table {
    Table::new(1).street("upper", buildings).reserve(reserve)
}

#[test]
fn example_georges_uses_quarry_and_bazaar_and_leaves_the_tower() {
    let mut table = street(["quarry", "bazaar", "alchemist-tower"], [0; 5]);
    table.play("street upper");
    // The quarry has given its stone.
    assert_eq!(table.legal(), ["use bazaar stone", "done"]);
    table.play("use bazaar stone");
    assert_eq!(table.pieces(), [0, 0, 0, 0, 1]);
    assert_eq!(table.legal(), ["use alchemist-tower", "done"]);
    table.play("done");
    assert_eq!((table.pieces(), table.own().basic), ([0, 0, 0, 0, 1], 5));
}

#[test]
fn a_street_is_activated_once_a_round() {
    let mut table = street(["quarry"], [0; 5]).artefact("magic-purse");
    table.play("street upper").play("end");
    table.refused("street upper", Refusal::Activated);
}

#[test]
fn s4_a_street_needs_an_effect_that_can_be_used_now() {
    street([], [9; 5]).refused("street upper", Refusal::StreetEmpty);
    street(["alchemist-tower"], [9, 9, 9, 9, 0])
        .refused("street upper", Refusal::NothingToUse(Building::AlchemistTower));
    street(["bank"], [1, 1, 1, 1, 0]).play("street upper");
    street(["bank"], [1, 1, 0, 1, 0]).refused("street upper", Refusal::NothingToUse(Building::Bank));
}

#[test]
fn s4_the_first_effect_is_compulsory_and_every_further_one_optional() {
    let mut table = street(["bank", "cathedral"], [0, 0, 0, 1, 1]);
    table.play("street upper");
    assert_eq!(table.legal(), ["use bank", "use cathedral"]);
    table.play("use bank");
    assert_eq!(table.legal(), ["use cathedral", "done"]);
}

#[test]
fn s25_plain_gains_come_first_and_unasked() {
    let mut table = street(["sawmill", "clay-pit", "quarry"], [0; 5]);
    table.play("street upper");
    assert_eq!((table.pieces(), table.state.step), ([1, 1, 1, 0, 0], Step::Turn));
}

#[test]
fn s25_each_copy_is_used_once_and_equal_buildings_are_one_move() {
    let mut table = street(["cathedral", "cathedral", "cathedral"], [0, 0, 0, 5, 0]);
    table.play("street upper");
    // The first use is forced, as there is only one.
    assert_eq!(table.legal(), ["use cathedral", "done"]);
    table.play("use cathedral").play("use cathedral");
    assert_eq!((table.own().enshrined, table.state.step), (3, Step::Turn));
}

#[test]
fn s25_effects_are_used_in_the_chosen_order() {
    let mut table = street(["goldsmith", "bazaar", "tavern"], [0, 0, 0, 2, 0]);
    table
        .play("street upper")
        .play("use goldsmith")
        .play("use bazaar wood")
        .play("use tavern");
    assert_eq!((table.pieces(), table.own().bonus), ([0, 1, 1, 0, 1], 2));
}

#[test]
fn sawmill_costs_a_stone_and_gives_a_wood() {
    built_and_used("sawmill", [0, 0, 1, 0, 0], [1, 0, 0, 0, 0]);
}

#[test]
fn clay_pit_costs_a_wood_and_gives_a_clay() {
    built_and_used("clay-pit", [1, 0, 0, 0, 0], [0, 1, 0, 0, 0]);
}

#[test]
fn quarry_costs_a_clay_and_gives_a_stone() {
    built_and_used("quarry", [0, 1, 0, 0, 0], [0, 0, 1, 0, 0]);
}

#[test]
fn diamond_mine_costs_a_gold_and_gives_a_diamond() {
    built_and_used("diamond-mine", [0, 0, 0, 0, 1], [0, 0, 0, 1, 0]);
}

/// Builds it for exactly its price, then activates the street.
#[track_caller]
fn built_and_used(name: &str, price: [u8; 5], gain: [u8; 5]) {
    let mut table = costing(name, price);
    table.play("end").play("street upper");
    assert_eq!(table.pieces(), gain);
}

/// Checks the price of a building; the table has built it.
#[track_caller]
fn costing(name: &str, price: [u8; 5]) -> Table {
    let mut places = ["-"; MARKET];
    places[4] = name;
    let mut table = Table::new(1).market(places).empty_bag().reserve(price);
    table.play("build 5");
    assert_eq!(table.pieces(), [0; 5]);
    assert_eq!(table.own().buildings(), 1);
    table
}

#[test]
fn warehouse_costs_a_diamond_and_gives_a_basic_of_ones_choice() {
    let mut table = costing("warehouse", [0, 0, 0, 1, 0]);
    table.play("end").play("street upper");
    assert_eq!(
        table.legal(),
        ["use warehouse wood", "use warehouse clay", "use warehouse stone"]
    );
    table.play("use warehouse clay");
    assert_eq!(table.pieces(), [0, 1, 0, 0, 0]);
}

#[test]
fn trading_post_costs_a_diamond_and_gives_the_resource_of_a_fortified_terrain() {
    costing("trading-post", [0, 0, 0, 1, 0]);
    let land = ["I-1 wood-red", "I-2 wood-red", "II-1 gold-red"];
    let mut table = street(["trading-post"], [0; 5]).land(land);
    table.refused("street upper", Refusal::NothingToUse(Building::TradingPost));
    table = table.forts(["I-1", "I-2", "II-1"]);
    table.play("street upper");
    assert_eq!(table.legal(), ["use trading-post wood", "use trading-post gold"]);
    table.play("use trading-post gold");
    assert_eq!(table.pieces(), [0, 0, 0, 0, 1]);
}

#[test]
fn s32_the_trading_post_neither_needs_nor_uses_up_the_fortifications_activation() {
    let mut table = street(["trading-post"], [0; 5]).land(["I-1 wood-red"]).forts(["I-1"]);
    table.play("fort I-1").play("end").play("street upper").play("end");
    assert_eq!(table.pieces(), [2, 0, 0, 0, 0]);
    let mut other = street(["trading-post"], [0; 5]).land(["I-1 wood-red"]).forts(["I-1"]);
    other.play("street upper").play("end").play("fort I-1");
    assert_eq!(other.pieces(), [2, 0, 0, 0, 0]);
}

#[test]
fn bazaar_costs_a_diamond_and_turns_a_basic_into_a_gold() {
    costing("bazaar", [0, 0, 0, 1, 0]);
    let mut table = street(["bazaar"], [1, 0, 2, 0, 0]);
    table.play("street upper");
    assert_eq!(table.legal(), ["use bazaar wood", "use bazaar stone"]);
    table.play("use bazaar stone");
    assert_eq!(table.pieces(), [1, 0, 1, 0, 1]);
}

#[test]
fn alchemist_tower_costs_a_stone_and_turns_a_gold_into_two_diamonds() {
    costing("alchemist-tower", [0, 0, 1, 0, 0]);
    let mut table = street(["alchemist-tower"], [0, 0, 0, 0, 1]);
    table.play("street upper");
    assert_eq!(table.pieces(), [0, 0, 0, 2, 0]);
}

#[test]
fn goldsmith_costs_a_gold_and_turns_a_diamond_into_one_of_each_basic() {
    costing("goldsmith", [0, 0, 0, 0, 1]);
    let mut table = street(["goldsmith"], [0, 0, 0, 1, 0]);
    table.play("street upper");
    assert_eq!(table.pieces(), [1, 1, 1, 0, 0]);
}

#[test]
fn tavern_costs_a_gold_and_turns_a_diamond_into_two_bonus_villagers() {
    costing("tavern", [0, 0, 0, 0, 1]);
    let mut table = street(["tavern"], [0, 0, 0, 1, 0]);
    table.play("street upper");
    assert_eq!((table.pieces(), table.own().basic, table.own().bonus), ([0; 5], 5, 2));
}

#[test]
fn bank_costs_a_clay_and_stores_a_gold_for_five_points() {
    costing("bank", [0, 1, 0, 0, 0]);
    let mut table = street(["bank"], [0, 0, 0, 0, 2]);
    table.play("street upper");
    assert_eq!((table.pieces(), table.own().banked), ([0, 0, 0, 0, 1], 1));
    assert_eq!(table.score(0).points, 5);
}

#[test]
fn cathedral_costs_a_wood_and_stores_a_diamond_for_four_points() {
    costing("cathedral", [1, 0, 0, 0, 0]);
    let mut table = street(["cathedral"], [0, 0, 0, 2, 0]);
    table.play("street upper");
    assert_eq!((table.pieces(), table.own().enshrined), ([0, 0, 0, 1, 0], 1));
    assert_eq!(table.score(0).points, 4);
}

#[test]
fn s19_a_bank_has_no_limit_but_takes_one_piece_an_activation() {
    let mut table = street(["bank"], [0, 0, 0, 0, 9]);
    table.own();
    table.player().banked = 12;
    table.play("street upper");
    assert_eq!((table.own().banked, table.score(0).points), (13, 65));
}

#[test]
fn s23_exchange_buildings_need_the_piece_itself() {
    street(["alchemist-tower"], [0, 0, 0, 2, 0])
        .refused("street upper", Refusal::NothingToUse(Building::AlchemistTower));
    street(["goldsmith"], [1, 1, 1, 0, 0]).refused("street upper", Refusal::NothingToUse(Building::Goldsmith));
    street(["bazaar"], [0, 0, 0, 0, 1]).refused("street upper", Refusal::NothingToUse(Building::Bazaar));
}

#[test]
fn s23_tavern_bank_and_cathedral_may_be_paid_with_exchanges() {
    let mut tavern = street(["tavern"], [1, 1, 1, 0, 0]);
    tavern.play("street upper");
    assert_eq!((tavern.pieces(), tavern.own().bonus), ([0; 5], 2));
    let mut bank = street(["bank"], [1, 1, 1, 1, 0]);
    bank.play("street upper");
    assert_eq!((bank.pieces(), bank.own().banked), ([0; 5], 1));
    let mut cathedral = street(["cathedral"], [1, 1, 1, 0, 0]);
    cathedral.play("street upper");
    assert_eq!((cathedral.pieces(), cathedral.own().enshrined), ([0; 5], 1));
}

#[test]
fn s36_equal_streets_are_one_move() {
    let table = Table::new(1)
        .street("upper", ["quarry"])
        .street("middle", ["quarry"])
        .street("lower", ["bank"]);
    assert_eq!(table.legal_with("street"), ["street upper"]);
    table.refused("street middle", Refusal::Equal);
}
