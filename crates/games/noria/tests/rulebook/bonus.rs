//! The bonus disc.

use noria::*;

use crate::table::Table;

#[test]
fn example_an_upgraded_bonus_repeats_energy_and_city() {
    let mut table = Table::base(2).acting().resources(0, 0, 0).ships(2, 1, 1).wheel([
        ("L4", "energy"),
        ("M3", "city"),
        ("S1", "bonus+"),
    ]);
    table.play("activate L4").play("activate M3").play("invest refining");
    table
        .play("double S1")
        .play("repeat L4")
        .play("repeat M3")
        .play("invest refining");
    assert_eq!(table.own().levels[Path::Refining], 2);
    assert_eq!(table.own().total(), 0);
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn example_a_simple_bonus_makes_a_doubled_disc_work_three_times() {
    let table = Table::base(2)
        .acting()
        .resources(0, 0, 0)
        .ships(1, 2, 1)
        .wheel([("L4", "mycelium+"), ("S1", "bonus")])
        .play_all(["double L4", "activate S1", "repeat L4"]);
    assert_eq!(table.own().resources.values(), &[0, 6, 0]);
}

#[test]
fn b1_the_bonus_comes_after_what_it_repeats() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("L4", "energy"), ("M3", "mycelium"), ("S1", "bonus")]);
    table.refused("activate S1", Refusal::NothingToDo(DiscKind::Bonus));
    table.play("activate L4").play("activate S1");
    table.refused("repeat M3", Refusal::NotUsed);
    table.play("repeat L4");
}

#[test]
fn b2_an_upgraded_bonus_is_not_doubled_when_another_disc_was() {
    let mut table = Table::base(2).acting().wheel([("L4", "energy+"), ("S1", "bonus+")]);
    table.play("double L4");
    table.refused("double S1", Refusal::AlreadyDoubled);
    table.play("activate S1").play("repeat L4");
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn b2_a_doubled_bonus_can_repeat_one_disc_twice() {
    let table = Table::base(2)
        .acting()
        .resources(0, 0, 0)
        .ships(2, 1, 1)
        .wheel([("L4", "energy"), ("S1", "bonus+")])
        .play_all(["activate L4", "double S1", "repeat L4", "repeat L4"]);
    assert_eq!(table.own().resources.values(), &[6, 0, 0]);
}

#[test]
fn d5_the_second_of_two_repeats_can_be_left() {
    let mut table = Table::base(2).acting().resources(0, 0, 0).ships(2, 1, 1).wheel([
        ("L4", "energy"),
        ("M3", "mycelium+"),
        ("S1", "bonus+"),
    ]);
    table.play("activate L4").play("double S1");
    assert!(!table.offers("stop"));
    table.play("repeat L4").play("stop");
    assert_eq!(table.own().resources.values(), &[4, 0, 0]);
    assert_eq!(table.state.step, Step::Action);
    table.refused("double M3", Refusal::AlreadyDoubled);
    assert!(table.offers("activate M3"));
}

#[test]
fn b3_a_repeated_disc_may_take_its_other_action() {
    let table = Table::base(2)
        .acting()
        .resources(2, 0, 0)
        .wheel([("L4", "city"), ("S1", "bonus")])
        .play_all([
            "activate L4",
            "invest refining",
            "activate S1",
            "repeat L4",
            "buy obsidian",
        ]);
    assert_eq!(table.state.turn.centre[0], Some(DiscKind::Obsidian));
}

#[test]
fn b4_an_inspected_disc_cannot_be_repeated() {
    let mut table = Table::base(2).acting().wheel([("L4", "energy"), ("S1", "bonus")]);
    table.play("inspect L4");
    table.refused("activate S1", Refusal::NothingToDo(DiscKind::Bonus));
    assert!(table.offers("inspect S1"));
}

#[test]
fn b5_a_disc_upgraded_after_its_use_can_be_repeated_once() {
    let mut table = Table::base(2).acting().resources(0, 0, 0).ships(2, 1, 1).wheel([
        ("L4", "energy"),
        ("M3", "tool"),
        ("S1", "bonus"),
    ]);
    table.play("activate L4").play("activate M3").play("upgrade L4");
    table.play("activate S1").play("repeat L4");
    assert_eq!(table.own().resources.values(), &[4, 0, 0]);
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn b6_a_bonus_never_repeats_a_bonus() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("L4", "energy"), ("M3", "bonus+"), ("S1", "bonus")]);
    table
        .play("activate L4")
        .play("activate S1")
        .play("repeat L4")
        .play("double M3");
    assert_eq!(table.legal(), ["repeat L4"]);
    table.refused("repeat S1", Refusal::NotUsed);
}

#[test]
fn equal_discs_are_offered_once_to_be_repeated() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("L4", "energy"), ("M3", "energy+"), ("S1", "bonus")]);
    table.play("activate L4").play("activate M3").play("activate S1");
    assert_eq!(table.legal(), ["repeat L4"]);
    table.refused("repeat M3", Refusal::TwinDisc);
}
