//! The journey disc: landing, tolls, ships, factories.

use components::Map;
use engine::Setup;
use noria::*;

use crate::table::Table;

fn on_a_journey(table: Table) -> Table {
    table.acting().wheel([("M3", "journey")]).play_all(["activate M3"])
}

#[test]
fn example_who_cannot_pay_two_resources_reveals_an_island_for_free() {
    let table = Table::base(4)
        .islands(["I1", "I3"])
        .of(2)
        .ambassador("I1")
        .of(3)
        .ambassador("I1")
        .of(0)
        .resources(1, 0, 0);
    let mut table = on_a_journey(table);
    table.refused("visit I1", Refusal::LandingToll { toll: 2, held: 1 });
    table.play("explore");
    assert_eq!(table.own().ambassador, Some(Island::I2));
    assert_eq!(table.own().total(), 1);
}

#[test]
fn example_an_island_with_two_docks_gets_three_and_two_ships_with_four_players() {
    let mut table = on_a_journey(Table::base(4));
    table.play_only("explore").play_only("reveal I5");
    assert_eq!(table.state.docks[Island::I5].values(), &[0, 3, 2]);
    assert_eq!(table.own().ambassador, Some(Island::I5));
    assert_eq!(table.state.step, Step::Land);
}

#[test]
fn example_the_last_ship_of_an_island_for_a_toll_of_one() {
    let mut table = Table::base(4)
        .islands(["I3"])
        .of(3)
        .ambassador("I3")
        .of(0)
        .resources(0, 2, 0)
        .ships(1, 1, 1);
    table.state.docks[Island::I3] = Map::new([0, 0, 1]);
    let table = on_a_journey(table).play_all(["visit I3", "ship obsidian"]);
    assert_eq!(table.own().total(), 1);
    assert_eq!(table.own().ships.values(), &[1, 1, 2]);
    assert_eq!(table.state.docks[Island::I3].values(), &[0; 3]);
}

#[test]
fn example_a_factory_brings_two_empty_compass_warehouses() {
    let table = on_a_journey(Table::base(4).islands(["I3"])).play_all(["visit I3", "build 0"]);
    assert_eq!(table.own().warehouses.values(), &[0, 0, 2, 0, 0]);
    assert_eq!(table.own().goods.values(), &[0; 5]);
    assert_eq!(table.own().built(), 1);
}

#[test]
fn j1_a_new_island_is_any_that_nobody_has_seen_until_all_in_play_lie_open() {
    let mut table = on_a_journey(Table::base(2).islands(["I1", "I2", "I3", "I4"]));
    table.play_only("explore");
    let mut outcomes = Vec::new();
    engine::Game::chance(&table.game, &table.state, &mut outcomes);
    assert_eq!(outcomes.len(), 5);
    table.refused("reveal I1", Refusal::NoSuchOutcome);
    let all = on_a_journey(Table::base(2).islands(["I1", "I2", "I3", "I4", "I5"]));
    all.refused("explore", Refusal::NoIslandLeft);
}

#[test]
fn j2_where_a_ship_or_a_factory_can_be_taken_one_must_be() {
    let mut table = on_a_journey(Table::base(2).islands(["I1"]));
    table.play("visit I1");
    assert_eq!(
        table.legal(),
        ["ship energy", "build 0", "build 1", "build 2", "build 3"]
    );
}

#[test]
fn j2_landing_where_nothing_is_left_is_allowed() {
    let mut table = Table::base(2).islands(["I1"]);
    table.state.docks[Island::I1] = Map::new([0; 3]);
    for space in 0..4 {
        table = table.of(1).factory("I1", space).of(0);
    }
    let table = on_a_journey(table).play_all(["visit I1"]);
    assert_eq!(table.own().ambassador, Some(Island::I1));
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn j3_the_ambassador_must_move_and_may_come_back() {
    let table = Table::base(2)
        .islands(["I1", "I2"])
        .ambassador("I1")
        .acting()
        .wheel([("M3", "journey+")]);
    let mut table = table.play_all(["double M3"]);
    table.refused("visit I1", Refusal::SameIsland);
    table
        .play("visit I2")
        .play("ship mycelium")
        .play("visit I1")
        .play("ship energy");
    assert_eq!(table.own().ships.values(), &[2, 2, 1]);
}

#[test]
fn j3_the_small_island_of_the_start_charges_nothing_and_is_not_entered() {
    let table = on_a_journey(Table::base(4).islands(["I1"]).resources(0, 0, 0));
    assert_eq!(table.legal(), ["explore", "visit I1"]);
    table.refused("visit I9", Refusal::NotInPlay);
}

#[test]
fn j4_either_of_two_ships_can_be_taken_while_there_is_one() {
    let mut table = Table::base(2).islands(["I5"]);
    table.state.docks[Island::I5] = Map::new([0, 0, 1]);
    let mut table = on_a_journey(table);
    table.play("visit I5");
    table.refused("ship mycelium", Refusal::NoShip);
    table.play("ship obsidian");
    let both = on_a_journey(Table::base(2).islands(["I5"])).play_all(["visit I5"]);
    assert_eq!(both.legal_with("ship"), ["ship mycelium", "ship obsidian"]);
}

#[test]
fn j5_one_player_may_build_several_factories_on_an_island() {
    let table = Table::base(2).islands(["I1"]).factory("I1", 0);
    let mut table = on_a_journey(table);
    table.play("visit I1");
    table.refused("build 0", Refusal::NoFactorySpace);
    table.refused("build 7", Refusal::NoFactorySpace);
    table.play("build 1");
    assert_eq!(table.own().built(), 2);
}

#[test]
fn j5_of_equal_free_spaces_the_first_is_offered() {
    let lamp = r#"{ good = "lamp", warehouses = 1 }"#;
    let piston = r#"{ good = "piston", warehouses = 1 }"#;
    // The first island gets the second one's lamp for its own piston.
    let both = format!("{lamp}, {piston}");
    let material = BUILT_IN.replacen(&both, &format!("{lamp}, {lamp}"), 1);
    let material = material.replacen(&both, &format!("{piston}, {piston}"), 1);
    let setup = Setup {
        material: Some(material),
        ..Setup::new(2)
    };
    let landed = |table: Table| on_a_journey(table.islands(["I1"])).play_all(["visit I1"]);
    let table = landed(Table::started(setup.clone()));
    assert_eq!(table.legal_with("build"), ["build 0", "build 1", "build 2"]);
    table.refused("build 3", Refusal::TwinSpace);
    let table = landed(Table::started(setup).of(1).factory("I1", 2).of(0));
    assert_eq!(table.legal_with("build"), ["build 0", "build 1", "build 3"]);
}

#[test]
fn seven_factories_are_all_there_are() {
    let mut table = Table::base(2).islands(["I1", "I2", "I3"]);
    for (island, space) in [
        ("I1", 0),
        ("I1", 1),
        ("I1", 2),
        ("I2", 0),
        ("I2", 1),
        ("I2", 2),
        ("I2", 3),
    ] {
        table = table.factory(island, space);
    }
    let mut table = on_a_journey(table);
    table.play("visit I1");
    assert_eq!(table.legal(), ["ship energy"]);
    table.refused("build 3", Refusal::NoFactoryLeft);
}

#[test]
fn j6_every_dock_gets_a_ship_even_with_two_players() {
    let ships = |dock: Dock| [2, 3, 4].map(|players| dock.ships(players));
    assert_eq!(ships(Dock::OneMore), [3, 4, 5]);
    assert_eq!(ships(Dock::OneLess), [1, 2, 3]);
    assert_eq!(ships(Dock::TwoLess), [1, 1, 2]);
}

#[test]
fn a_toll_is_paid_in_resources_of_choice() {
    let table = Table::base(3)
        .islands(["I1"])
        .of(1)
        .ambassador("I1")
        .of(2)
        .ambassador("I1")
        .of(0)
        .resources(1, 1, 1);
    let mut table = on_a_journey(table);
    table.play("visit I1");
    assert_eq!(
        table.legal(),
        [
            "pay 1 mycelium 1 obsidian",
            "pay 1 energy 1 obsidian",
            "pay 1 energy 1 mycelium"
        ]
    );
}
