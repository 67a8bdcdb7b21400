//! The seven actions.

use engine::Describe;
use settlement::*;

use crate::table::{Table, hero, space};

const MARKET_ROW: [&str; MARKET] = [
    "sawmill",
    "bank",
    "bank",
    "bazaar",
    "quarry",
    "tavern",
    "cathedral 2",
    "cathedral",
    "warehouse",
];

// Build

#[test]
fn example_jenny_buys_a_sawmill_for_a_stone_and_the_market_is_refilled() {
    let mut table = Table::new(2).market(MARKET_ROW);
    table.play_only("build 1");
    assert_eq!((table.pieces(), table.own().basic), ([1, 1, 0, 0, 0], 5));
    // Three empty streets are equal, so there is nothing to choose.
    assert_eq!(
        table.own().streets[0].buildings().collect::<Vec<_>>(),
        [Building::Sawmill]
    );
    assert_eq!(table.state.market[0], None);
    table.play_only("reveal-building tavern");
    let stack = table.state.market[0].unwrap();
    assert_eq!((stack.building, stack.count), (Building::Tavern, 1));
}

#[test]
fn a_building_goes_into_any_street_with_room() {
    let mut table = Table::new(2)
        .market(MARKET_ROW)
        .street("upper", ["tavern", "tavern", "tavern"])
        .street("middle", ["quarry"]);
    table.play_only("build 1");
    assert_eq!(table.legal(), ["site middle", "site lower"]);
    table.refused("site upper", Refusal::StreetFull);
    table.play("site middle");
    assert_eq!(table.own().streets[1].len(), 2);
}

#[test]
fn a_full_settlement_cannot_be_built_in() {
    let full = ["quarry", "quarry", "tavern"];
    let table = Table::new(2)
        .market(MARKET_ROW)
        .street("upper", full)
        .street("middle", full)
        .street("lower", full);
    table.refused("build 1", Refusal::NoRoom);
}

#[test]
fn what_cannot_be_paid_even_with_exchanges_is_not_offered() {
    let table = Table::new(2).market(MARKET_ROW).reserve([1, 0, 0, 0, 0]);
    assert_eq!(table.legal_with("build"), ["build 7", "build 8"]);
    let (price, held) = (Pieces([0, 0, 1, 0, 0]), Pieces([1, 0, 0, 0, 0]));
    table.refused("build 1", Refusal::CannotPay { price, held });
}

#[test]
fn s12_s28_taking_from_a_stack_does_not_refill_and_so_the_place_is_named() {
    let mut table = Table::new(2).market(MARKET_ROW);
    table.play_only("build 7");
    assert_eq!(table.state.market[6].unwrap().count, 1);
    assert_eq!(table.state.step, Step::Turn);

    let mut table = Table::new(2).market(MARKET_ROW);
    table.play_only("build 8");
    assert_eq!(table.state.step, Step::Restock);
}

#[test]
fn s36_equal_buildings_of_the_market_are_one_move() {
    let table = Table::new(2).market(MARKET_ROW);
    assert!(table.offers("build 2"));
    table.refused("build 3", Refusal::Equal);
}

#[test]
fn s14_when_the_piles_are_empty_a_place_stays_empty() {
    let mut table = Table::new(2).market(MARKET_ROW).empty_bag();
    table.play_only("build 1");
    assert_eq!((table.state.step, table.state.market[0]), (Step::Turn, None));
    table.play("end").play("explore I");
    assert_eq!(table.state.market[0], None);
}

// Explore

#[test]
fn example_the_first_terrain_goes_on_any_space_of_region_one_and_the_next_beside_it() {
    let mut table = Table::new(1);
    assert_eq!(table.legal_with("explore"), ["explore I"]);
    table.refused("explore II", Refusal::FirstTerrain);
    table.play_only("explore I").play_only("reveal-terrain I-wood-yellow");
    assert_eq!(table.legal(), ["place I-1", "place I-2", "place I-3"]);
    table.play("place I-1").play("end");
    assert_eq!(table.legal_with("explore"), ["explore I", "explore II"]);
    // Beside it there is one space in region I: nothing to choose.
    table.play_only("explore I").play_only("reveal-terrain I-clay-blue");
    assert!(table.own().explored.contains(space("I-2")));
}

#[test]
fn exploring_takes_as_many_villagers_as_the_number_of_the_region() {
    for (region, villagers) in [("I", 1), ("II", 2), ("III", 3)] {
        let land = ["I-1 wood-red", "II-1 gold-red", "I-2 wood-red"];
        let mut table = Table::new(1).land(land);
        table.play_only(&format!("explore {region}"));
        assert_eq!(table.own().basic, 6 - villagers);
        assert_eq!(table.own().zones.explore, villagers);
        let few = Table::new(1).land(land).villagers(villagers - 1, 0);
        few.refused(
            &format!("explore {region}"),
            Refusal::Villagers {
                needed: villagers,
                left: villagers - 1,
            },
        );
    }
}

#[test]
fn s5_the_terrain_is_seen_before_its_space_is_chosen() {
    let mut table = Table::new(1);
    table.play_only("explore I").play_only("reveal-terrain I-wood-yellow");
    let terrain = "I-wood-yellow".parse().unwrap();
    assert_eq!(table.state.step, Step::Placing { terrain });
}

#[test]
fn a_full_region_cannot_be_explored() {
    let table = Table::new(1).land(["I-1 wood-red", "I-2 wood-red", "I-3 wood-red"]);
    table.refused("explore I", Refusal::RegionFull);
}

#[test]
fn terrains_touch_orthogonally_not_diagonally() {
    let mut table = Table::new(1).land(["I-1 wood-red"]);
    table.play_only("explore II").play_only("reveal-terrain II-gold-red");
    assert!(table.own().explored.contains(space("II-1")));
    table.refused("explore III", Refusal::ActionDone);
    table.play("end");
    assert_eq!(
        table.own().frontier(Region::III).iter().collect::<Vec<_>>(),
        [space("III-1")]
    );
}

// Encounters

#[test]
fn example_two_heroes_with_the_icon_bring_one_monster() {
    // Heroes 1 and 9 show the green monster.
    let mut table = Table::new(1).display([1, 9, 2, 3]);
    table
        .play_only("explore I")
        .play_only("reveal-terrain I-wood-green")
        .play_only("place I-1");
    assert_eq!(table.own().monsters.iter().collect::<Vec<_>>(), [space("I-1")]);
    assert_eq!(table.state.figures, [8, 9, 9, 9]);
}

#[test]
fn s6_every_place_of_the_row_counts_and_invited_heroes_do_not() {
    // Green on the dearest place only.
    let mut shown = Table::new(1).display([1, 2, 3, 6]);
    shown
        .play_only("explore I")
        .play_only("reveal-terrain I-wood-green")
        .play_only("place I-1");
    assert_eq!(shown.own().monsters.len(), 1);

    let mut owned = Table::new(1).heroes([1]).display([4, 2, 3, 6]);
    owned
        .play_only("explore I")
        .play_only("reveal-terrain I-wood-green")
        .play_only("place I-1");
    assert_eq!(owned.own().monsters.len(), 0);
}

#[test]
fn s6_inviting_first_changes_the_row_and_so_the_encounter() {
    // The only green hero leaves the row.
    let mut table = Table::new(1).display([2, 3, 6, 1]).reserve([2, 0, 0, 0, 2]);
    table.play_only("invite 4").play_only("reveal-hero 4");
    table
        .play_only("explore I")
        .play_only("reveal-terrain I-wood-green")
        .play_only("place I-1");
    assert_eq!(table.own().monsters.len(), 0);
}

#[test]
fn s29_without_a_figure_no_monster_appears_and_the_mask_is_not_asked() {
    let land = ["I-1 wood-green"];
    let mut table = Table::new(1).land(land);
    table.state.figures = [0, 9, 9, 9];
    table.play("region I");
    assert_eq!(table.own().monsters.len(), 0);

    let mut masked = Table::new(1).land(land).artefact("sorcerers-mask");
    masked.state.figures = [0, 9, 9, 9];
    masked.play("region I");
    assert_eq!(masked.state.step, Step::Turn);
}

// Hunt

#[test]
fn hunting_takes_one_to_four_villagers_and_pays_at_once() {
    for (icon, villagers, reward) in [
        ("green", 1, [0, 0, 0, 1, 0]),
        ("yellow", 2, [0, 0, 0, 0, 1]),
        ("blue", 3, [0, 0, 0, 0, 2]),
        ("red", 4, [0, 0, 0, 1, 2]),
    ] {
        let land = format!("I-1 wood-{icon}");
        let mut table = Table::new(1).reserve([0; 5]).land([&land]).monsters(["I-1"]);
        table.play("hunt I-1");
        assert_eq!(table.pieces(), reward, "{icon}");
        assert_eq!((table.own().basic, table.own().zones.hunt), (6 - villagers, villagers));
        assert!(table.own().monsters.is_empty());
        assert_eq!(table.state.figures, [9; 4]);
    }
}

#[test]
fn example_jenny_hunts_the_green_monster_with_one_villager_for_a_diamond() {
    let mut table = Table::new(2).land(["I-1 wood-green"]).monsters(["I-1"]);
    table.play("hunt I-1");
    assert_eq!((table.pieces(), table.own().basic), ([1, 1, 1, 1, 0], 5));
}

#[test]
fn only_a_monster_on_ones_own_land_can_be_hunted_with_enough_villagers() {
    let table = Table::new(2).seat(1).land(["I-1 wood-green"]).monsters(["I-1"]);
    table.refused("hunt I-1", Refusal::NoMonster);
    let few = Table::new(2).land(["I-1 wood-red"]).monsters(["I-1"]).villagers(3, 0);
    few.refused("hunt I-1", Refusal::Villagers { needed: 4, left: 3 });
}

// Fortify

#[test]
fn example_jenny_fortifies_a_terrain_with_one_villager() {
    let mut table = Table::new(2).land(["I-1 wood-green"]);
    table.play("fortify I-1");
    assert!(table.own().forts.contains(space("I-1")));
    assert_eq!((table.own().basic, table.own().zones.fortify), (5, 1));
}

#[test]
fn s10_a_fortification_stands_alone_on_a_terrain_without_a_monster() {
    let land = ["I-1 wood-green", "I-2 clay-green"];
    let table = Table::new(2).land(land).monsters(["I-1"]).forts(["I-2"]);
    table.refused("fortify I-1", Refusal::Monster);
    table.refused("fortify I-2", Refusal::Fortified);
    table.refused("fortify I-3", Refusal::Unexplored);
}

// Activate a region

#[test]
fn a_region_gives_the_resource_of_each_of_its_terrains() {
    let land = ["I-1 wood-red", "I-2 clay-red", "I-3 clay-red", "II-1 gold-red"];
    let mut table = Table::new(1).land(land).reserve([0; 5]);
    table.play("region I");
    assert_eq!(table.pieces(), [1, 2, 0, 0, 0]);
}

#[test]
fn s7_a_monster_blocks_its_terrain_and_an_open_terrain_is_checked_after_it_gave() {
    let land = ["I-1 wood-green", "I-2 clay-green", "I-3 stone-green"];
    let mut table = Table::new(1)
        .land(land)
        .monsters(["I-1"])
        .forts(["I-3"])
        .reserve([0; 5]);
    table.play("region I");
    assert_eq!(table.pieces(), [0, 1, 1, 0, 0]);
    let monsters: Vec<_> = table.own().monsters.iter().collect();
    assert_eq!(monsters, [space("I-1"), space("I-2")]);
}

#[test]
fn no_monster_appears_without_its_icon_on_display() {
    let mut table = Table::new(1).land(["I-1 wood-red"]).display([1, 2, 3, 4]);
    table.play("region I");
    assert!(table.own().monsters.is_empty());
}

#[test]
fn a_region_is_activated_once_a_round() {
    let mut table = Table::new(1).land(["I-1 wood-red", "I-2 clay-red"]);
    table.play("region I").play("end");
    table.refused("region I", Refusal::Activated);
}

#[test]
fn s4_a_region_with_nothing_to_collect_cannot_be_activated() {
    let table = Table::new(1).land(["I-1 wood-green"]).monsters(["I-1"]);
    table.refused("region I", Refusal::AllBeset);
    table.refused("region II", Refusal::NothingToCollect);
}

// Activate a fortification

#[test]
fn a_fortification_gives_its_resource_once_a_round_without_risk() {
    let mut table = Table::new(1).land(["I-1 wood-green"]).forts(["I-1"]).reserve([0; 5]);
    table.play("fort I-1").play("end");
    assert_eq!(table.pieces(), [1, 0, 0, 0, 0]);
    assert!(table.own().monsters.is_empty());
    table.refused("fort I-1", Refusal::Activated);
}

#[test]
fn s10_a_fortification_and_its_region_are_activated_independently() {
    let mut table = Table::new(1).land(["I-1 wood-green"]).forts(["I-1"]).reserve([0; 5]);
    table.play("region I").play("end").play("fort I-1");
    assert_eq!(table.pieces(), [2, 0, 0, 0, 0]);
    let mut other = Table::new(1).land(["I-1 wood-green"]).forts(["I-1"]).reserve([0; 5]);
    other.play("fort I-1").play("end").play("region I");
    assert_eq!(other.pieces(), [2, 0, 0, 0, 0]);
    assert!(other.own().monsters.is_empty());
}

#[test]
fn s36_fortifications_on_equal_resources_are_one_move() {
    let land = ["I-1 wood-green", "I-2 wood-red", "I-3 clay-red"];
    let table = Table::new(1).land(land).forts(["I-1", "I-2", "I-3"]);
    assert_eq!(table.legal_with("fort"), ["fort I-1", "fort I-3"]);
    table.refused("fort I-2", Refusal::Equal);
    let unfortified = Table::new(1).land(land);
    unfortified.refused("fort I-1", Refusal::NotFortified);
}

#[test]
fn s11_build_explore_hunt_and_fortify_can_be_repeated_in_a_round() {
    let land = ["I-1 wood-green", "I-2 clay-green", "I-3 stone-green"];
    let mut table = Table::new(1)
        .land(land)
        .monsters(["I-1"])
        .reserve([9, 9, 9, 0, 0])
        .display([2, 3, 6, 4]);
    table
        .play("hunt I-1")
        .play("end")
        .play("fortify I-1")
        .play("end")
        .play("fortify I-2")
        .play("end");
    for _ in 0..2 {
        let build = table.legal_with("build").remove(0);
        table.play(&build);
        while let Some(choice) = table.legal_with("site").first().or(table.legal_with("pay").first()) {
            table.play(&choice.clone());
        }
        table.play("end");
    }
    assert_eq!(table.own().zones.fortify, 2);
    assert_eq!(table.own().zones.build, 2);
}

#[test]
fn the_label_of_an_action_names_its_price_and_its_risk() {
    let table = Table::new(1).land(["I-1 wood-green", "I-2 clay-blue"]);
    let label = table.game.move_phrase(&table.state, "region I".parse().unwrap());
    assert!(label.args.contains(&("monsters", 1_u8.into())));
    let explore = table.game.move_phrase(&table.state, "explore I".parse().unwrap());
    assert!(explore.args.iter().any(|(name, _)| *name == "risk"));
    assert_eq!(table.state.row[3], Some(hero(18)));
}
