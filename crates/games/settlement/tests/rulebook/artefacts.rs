//! The fourteen artefacts.

use engine::Turn;
use settlement::*;

use crate::table::{Table, space};

fn holding(artefact: &str) -> Table {
    Table::new(1).artefact(artefact).reserve([0; 5])
}

/// A market with this building on its first place.
fn market_of(name: &str) -> [&str; MARKET] {
    [
        name,
        "tavern",
        "tavern",
        "quarry",
        "quarry",
        "bazaar",
        "bazaar",
        "warehouse",
        "warehouse",
    ]
}

#[test]
fn s9_s27_sacred_clock_may_activate_what_is_built_before_the_market_is_refilled() {
    let mut table = holding("sacred-clock")
        .market(market_of("bank"))
        .reserve([0, 1, 0, 0, 1]);
    table.play_only("build 1");
    assert_eq!(table.legal(), ["use bank", "done"]);
    assert_eq!(table.state.market[0], None);
    table.play_only("use bank");
    assert_eq!(table.turn(), Turn::Chance);
    table.run_chance();
    assert_eq!((table.own().banked, table.own().basic), (1, 5));
    // The street is not used up.
    assert!(table.own().streets_used.is_empty());
}

#[test]
fn s27_the_clocks_activation_is_optional_and_plain_gains_come_unasked() {
    let mut left = holding("sacred-clock")
        .market(market_of("bank"))
        .reserve([0, 1, 0, 0, 1]);
    left.play("build 1").play("done");
    assert_eq!((left.pieces(), left.own().banked), ([0, 0, 0, 0, 1], 0));
    let mut plain = holding("sacred-clock")
        .market(market_of("sawmill"))
        .reserve([0, 0, 1, 0, 0]);
    plain.play("build 1");
    assert_eq!(plain.pieces(), [1, 0, 0, 0, 0]);
}

#[test]
fn explorers_astrolabe_gives_the_resource_before_the_encounter() {
    let mut table = holding("explorers-astrolabe");
    table
        .play_only("explore I")
        .play_only("reveal-terrain I-wood-green")
        .play_only("place I-1");
    assert_eq!((table.pieces(), table.own().monsters.len()), ([1, 0, 0, 0, 0], 1));
}

#[test]
fn mace_of_the_brave_adds_a_diamond_to_each_hunt() {
    let mut table = holding("mace-of-the-brave").land(["I-1 wood-yellow"]).monsters(["I-1"]);
    table.play("hunt I-1");
    assert_eq!(table.pieces(), [0, 0, 0, 1, 1]);
}

#[test]
fn potion_of_might_gives_the_resource_of_a_newly_fortified_terrain() {
    let mut table = holding("potion-of-might").land(["I-1 wood-yellow"]);
    table.play("fortify I-1");
    assert_eq!(table.pieces(), [1, 0, 0, 0, 0]);
}

#[test]
fn helpful_chest_gives_a_bonus_villager_when_it_is_taken() {
    assert_eq!(taking("helpful-chest").bonus, 1);
}

#[test]
fn diamond_ring_gives_a_diamond_when_it_is_taken() {
    assert_eq!(taking("diamond-ring").reserve, Pieces([0, 0, 0, 1, 0]));
}

#[test]
fn magic_purse_gives_a_gold_when_it_is_taken() {
    assert_eq!(taking("magic-purse").reserve, Pieces([0, 0, 0, 0, 1]));
}

fn taking(name: &str) -> Player {
    let mut table = Table::new(2).reserve([0; 5]);
    table.state.offer = [name.parse().unwrap()].into_iter().collect();
    table.play("pass").play(&format!("take {name}"));
    table.state.players[0].clone()
}

#[test]
fn s8_scroll_of_power_gives_one_of_the_collected_resources_once_more_before_the_encounters() {
    let land = ["I-1 wood-green", "I-2 clay-red", "I-3 stone-red"];
    let mut table = holding("scroll-of-power").land(land).monsters(["I-3"]);
    table.play("region I");
    // The stone lies under a monster and was not collected.
    assert_eq!(table.legal(), ["scroll wood", "scroll clay"]);
    assert!(!table.own().monsters.contains(space("I-1")));
    table.play("scroll wood");
    assert_eq!(table.pieces(), [2, 1, 0, 0, 0]);
    assert!(table.own().monsters.contains(space("I-1")));
}

#[test]
fn s35_the_scroll_asks_nothing_where_there_is_one_resource() {
    let mut table = holding("scroll-of-power").land(["I-1 wood-red", "I-2 wood-red"]);
    table.play("region I");
    assert_eq!(table.pieces(), [3, 0, 0, 0, 0]);
}

#[test]
fn sovereigns_crown_doubles_an_activated_fortification() {
    let mut table = holding("sovereigns-crown").land(["I-1 wood-red"]).forts(["I-1"]);
    table.play("fort I-1");
    assert_eq!(table.pieces(), [2, 0, 0, 0, 0]);
}

#[test]
fn cup_of_good_cheer_adds_a_bonus_villager_to_each_hero() {
    // Hero 1 brings one villager of his own.
    let mut table = holding("cup-of-good-cheer")
        .reserve([2, 0, 0, 0, 2])
        .display([2, 3, 4, 1]);
    table.play("invite 4");
    assert_eq!(table.own().bonus, 2);
}

#[test]
fn s8_sorcerers_mask_decides_each_encounter_whatever_is_on_display() {
    // Green is on display, red is not.
    let land = ["I-1 wood-green", "I-2 clay-red", "I-3 stone-green"];
    let mut table = holding("sorcerers-mask").land(land).forts(["I-3"]);
    table.play("region I");
    assert_eq!(table.legal(), ["monster no", "monster yes"]);
    table.play("monster no");
    assert_eq!(table.legal(), ["monster no", "monster yes"]);
    table.play("monster yes");
    // The fortified terrain has no encounter.
    assert_eq!(table.state.step, Step::Turn);
    assert_eq!(table.own().monsters.iter().collect::<Vec<_>>(), [space("I-2")]);
}

#[test]
fn the_mask_decides_the_encounter_of_an_exploration_too() {
    let mut table = holding("sorcerers-mask");
    table
        .play_only("explore I")
        .play_only("reveal-terrain I-wood-green")
        .play_only("place I-1");
    assert_eq!(table.legal(), ["monster no", "monster yes"]);
    table.play("monster no");
    assert!(table.own().monsters.is_empty());
}

#[test]
fn s9_shooting_star_activates_one_region_a_second_time_for_another_villager() {
    let land = ["I-1 wood-red", "II-1 gold-red"];
    let mut table = holding("shooting-star").land(land);
    table.play("region I").play("end").play("region I").play("end");
    assert_eq!((table.pieces(), table.own().basic), ([2, 0, 0, 0, 0], 4));
    table.refused("region I", Refusal::Activated);
    table.play("region II").play("end");
    table.refused("region II", Refusal::Activated);
}

#[test]
fn s9_the_second_activation_of_the_star_is_followed_by_an_encounter_too() {
    let mut table = holding("shooting-star").land(["I-1 wood-green"]).display([2, 3, 6, 4]);
    table.play("region I");
    assert!(table.own().monsters.is_empty());
    table.play("end");
    table = table.display([1, 9, 2, 3]);
    table.play("region I");
    assert_eq!(table.pieces(), [2, 0, 0, 0, 0]);
    assert!(table.own().monsters.contains(space("I-1")));
}

#[test]
fn s9_key_of_knowledge_activates_one_street_a_second_time_for_another_villager() {
    let mut table = holding("key-of-knowledge")
        .street("upper", ["quarry"])
        .street("middle", ["sawmill"]);
    table.play("street upper").play("end").play("street upper").play("end");
    assert_eq!((table.pieces(), table.own().basic), ([0, 0, 2, 0, 0], 4));
    table.refused("street upper", Refusal::Activated);
    table.play("street middle").play("end");
    table.refused("street middle", Refusal::Activated);
}

#[test]
fn enchanted_mirror_exchanges_basics_one_for_one() {
    let places = market_of("sawmill");
    let mut table = holding("enchanted-mirror").market(places).reserve([1, 0, 0, 0, 0]);
    table.play("build 1");
    assert_eq!(table.pieces(), [0; 5]);
    let plain = holding("magic-purse").market(places).reserve([1, 0, 0, 0, 0]);
    let (price, held) = (Pieces([0, 0, 1, 0, 0]), Pieces([1, 0, 0, 0, 0]));
    plain.refused("build 1", Refusal::CannotPay { price, held });
}
