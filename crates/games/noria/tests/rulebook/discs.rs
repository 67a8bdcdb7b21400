//! Phase II: activating, doubling, inspecting.

use noria::*;

use crate::table::Table;

#[test]
fn example_three_energy_ships_bring_three_energy() {
    let table = Table::base(2)
        .acting()
        .resources(0, 0, 0)
        .ships(3, 1, 1)
        .wheel([("L4", "energy")])
        .play_all(["activate L4"]);
    assert_eq!(table.own().resources.values(), &[3, 0, 0]);
}

#[test]
fn activating_nothing_is_allowed() {
    assert!(Table::base(2).acting().offers("finish"));
}

#[test]
fn example_of_two_upgraded_discs_one_is_used_once_and_the_other_twice() {
    let mut table = Table::base(2).acting().resources(4, 0, 0).ships(1, 1, 1).wheel([
        ("L4", "city+"),
        ("M3", "tool+"),
        ("S1", "energy"),
        ("L0", "mycelium"),
    ]);
    table.play("activate M3").play("upgrade L0");
    assert_eq!(table.state.step, Step::Action);
    table.play("double L4").play("invest refining");
    table.refused("activate S1", Refusal::SecondDue);
    table.play("invest refining").play("activate S1");
    assert_eq!(table.own().levels.values(), &[2, 0, 0, 0]);
    assert_eq!(table.own().resources.values(), &[1, 0, 0]);
    assert_eq!(table.disc("L0").as_deref(), Some("mycelium+"));
    assert_eq!(
        table.legal_with("activate").len() + table.legal_with("inspect").len(),
        0
    );
}

#[test]
fn d1_three_discs_with_one_used_twice_make_four_actions_at_most() {
    let table = Table::base(2)
        .acting()
        .resources(0, 0, 0)
        .ships(1, 1, 1)
        .wheel([("L4", "energy+"), ("M3", "mycelium+"), ("S1", "obsidian+")])
        .play_all(["double L4", "activate M3", "activate S1"]);
    assert_eq!(table.own().total(), 4);
    assert_eq!(table.legal_with("double").len() + table.legal_with("activate").len(), 0);
}

#[test]
fn d2_an_inspection_replaces_the_whole_disc() {
    let mut table = Table::base(2).acting().knowledge(0).wheel([("M3", "city+")]);
    table.play("inspect M3");
    assert_eq!(table.own().knowledge, 1);
    assert_eq!(table.legal(), ["finish"]);
}

#[test]
fn d3_an_inspection_uses_the_ring_and_the_combination() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("L5", "energy"), ("L3", "energy"), ("M3", "tool"), ("M2", "tool")]);
    table.play("inspect L5");
    table.refused("activate L3", Refusal::Incompatible);
    table.refused("activate M2", Refusal::Incompatible);
    table.refused("inspect L5", Refusal::AlreadyActivated);
    assert!(table.offers("activate M3"));
}

#[test]
fn d4_the_double_use_is_declared_before_the_disc_is_used() {
    let mut table = Table::base(2)
        .acting()
        .resources(9, 0, 0)
        .wheel([("M3", "city+"), ("S1", "tool")]);
    table.refused("double S1", Refusal::NotUpgraded);
    table.play("activate M3").play("invest refining");
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn d4_only_one_disc_a_turn_is_used_twice() {
    let mut table = Table::base(2).acting().wheel([("M3", "energy+"), ("S1", "mycelium+")]);
    table.play("double M3");
    table.refused("double S1", Refusal::AlreadyDoubled);
    assert!(table.offers("activate S1"));
}

#[test]
fn d5_the_second_of_two_actions_can_be_left() {
    let mut table = Table::base(2)
        .acting()
        .resources(9, 0, 0)
        .wheel([("M3", "city+"), ("S1", "energy+")]);
    table.play("double M3").play("invest refining").play("stop");
    assert_eq!(table.state.step, Step::Action);
    table.refused("double S1", Refusal::AlreadyDoubled);
}

#[test]
fn d6_no_other_disc_comes_between_two_actions_but_a_trade_may() {
    let mut table = Table::base(2)
        .acting()
        .resources(9, 0, 0)
        .goods([1, 0, 0, 0, 0])
        .wheel([("M3", "city+"), ("S1", "energy")]);
    table.play("double M3").play("invest refining");
    assert_eq!(table.legal_with("activate"), [""; 0]);
    table.play("sell propeller").play("buy energy");
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn d7_a_disc_upgraded_this_turn_can_be_neither_activated_nor_inspected() {
    let mut table = Table::base(2).acting().wheel([("M3", "tool"), ("S1", "city")]);
    table.play("activate M3").play("upgrade S1");
    table.refused("activate S1", Refusal::Fresh);
    table.refused("inspect S1", Refusal::Fresh);
}

#[test]
fn d8_a_disc_that_can_do_nothing_is_only_inspected() {
    let mut table = Table::base(2).acting().wheel([("M3", "tool")]);
    table.refused("activate M3", Refusal::NothingToDo(DiscKind::Tool));
    table.play("inspect M3");
}

#[test]
fn d8_the_first_action_of_a_disc_is_compulsory() {
    let mut table = Table::base(2).acting().wheel([("M3", "tool+"), ("S1", "city")]);
    table.play("double M3");
    assert!(!table.offers("stop"));
    table.play("upgrade S1");
    assert_eq!(table.legal(), ["stop"]);
}

#[test]
fn an_upgraded_disc_with_two_actions_takes_one_twice_or_both_once() {
    let table = || Table::base(2).acting().resources(2, 0, 0).wheel([("M3", "city+")]);
    let both = table().play_all(["double M3", "invest refining", "buy energy"]);
    assert_eq!(
        (both.own().levels[Path::Refining], both.state.turn.centre[0]),
        (1, Some(DiscKind::Energy))
    );
    let twice = table().play_all(["double M3", "buy energy", "buy obsidian"]);
    assert_eq!(twice.state.turn.centre[1], Some(DiscKind::Obsidian));
}
