//! The wheel: which discs can be activated together.

use engine::Setup;
use noria::*;

use crate::table::Table;

fn full_wheel(table: Table) -> Table {
    table.acting().wheel([
        ("L3", "energy"),
        ("L4", "energy"),
        ("L5", "energy"),
        ("M2", "mycelium"),
        ("M3", "mycelium"),
        ("S1", "obsidian"),
    ])
}

#[test]
fn w1_a_disc_goes_one_space_clockwise_and_around() {
    let mut wheel = Wheel::default();
    let disc = Disc::simple(DiscKind::Tool);
    wheel.put(Space::of(Ring::Large, 3), Some(disc));
    let mut seen = Vec::new();
    for _ in 0..6 {
        seen.push(wheel.discs().next().unwrap().0.to_string());
        wheel.turn(Ring::Large);
    }
    assert_eq!(seen, ["L3", "L4", "L5", "L0", "L1", "L2"]);
    assert_eq!(wheel.at(Space::of(Ring::Large, 3)), Some(disc));
}

#[test]
fn w1_three_two_and_one_spaces_of_the_rings_are_active() {
    let active: Vec<String> = Space::ACTIVE.iter().map(|space| space.to_string()).collect();
    assert_eq!(active, ["L3", "L4", "L5", "M2", "M3", "S1"]);
    let mut wheel = Wheel::default();
    wheel.put(Space::new(0), Some(Disc::simple(DiscKind::City)));
    let start = wheel;
    (0..12).for_each(|_| wheel.turn_all());
    assert_eq!(wheel, start);
}

#[test]
fn discs_outside_the_active_half_and_empty_spaces_cannot_be_activated() {
    let table = Table::base(2).acting().wheel([("L0", "energy"), ("M3", "energy")]);
    table.refused("activate L0", Refusal::Inactive);
    table.refused("activate S1", Refusal::EmptySpace);
    assert!(table.offers("activate M3"));
}

#[test]
fn the_four_combinations_are_those_of_the_rulebook() {
    let mut whole = Vec::new();
    for large in ["L3", "L4", "L5"] {
        for medium in ["M2", "M3"] {
            let mut table = full_wheel(Table::base(2));
            table.play(&format!("activate {large}"));
            if table.offers(&format!("activate {medium}")) {
                table.play(&format!("activate {medium}")).play("activate S1");
                whole.push(format!("{large} {medium}"));
            }
        }
    }
    assert_eq!(whole, ["L3 M2", "L4 M2", "L4 M3", "L5 M3"]);
}

#[test]
fn one_disc_of_each_ring_and_none_twice() {
    let mut table = full_wheel(Table::base(2));
    table.play("activate L4");
    table.refused("activate L5", Refusal::Incompatible);
    table.refused("activate L4", Refusal::AlreadyActivated);
    table.play("activate M2").play("activate S1");
    assert_eq!(table.legal_with("activate"), [""; 0]);
}

#[test]
fn w2_large_and_small_go_together_across_an_empty_or_unused_medium_space() {
    let table = full_wheel(Table::base(2)).play_all(["activate L5", "activate S1"]);
    assert!(table.offers("activate M3"));
    let bare = Table::base(2).acting().wheel([("L5", "energy"), ("S1", "city")]);
    bare.play_all(["activate L5", "activate S1"]);
}

#[test]
fn w2_the_strict_reading_wants_the_medium_disc_in_between() {
    let strict = || full_wheel(Table::started(Setup::new(2).with("adjacency", "strict")));
    let mut table = strict();
    table.play("activate L5");
    table.refused("activate S1", Refusal::Incompatible);
    table.play("activate M3").play("activate S1");
    let mut table = strict();
    table.play("activate S1");
    table.refused("activate L5", Refusal::Incompatible);
    table.play("activate M3").play("activate L5");
}

#[test]
fn w2_in_the_strict_reading_an_inspected_medium_disc_holds_the_chain() {
    for (first, last) in [("L5", "S1"), ("S1", "L5")] {
        let table = full_wheel(Table::started(Setup::new(2).with("adjacency", "strict")));
        table.play_all([&format!("activate {first}"), "inspect M3", &format!("activate {last}")]);
    }
}

#[test]
fn w2_in_the_strict_reading_an_empty_medium_space_parts_large_and_small() {
    let bare = [("L5", "energy"), ("S1", "obsidian")];
    let table = Table::started(Setup::new(2).with("adjacency", "strict"));
    let mut table = table.acting().wheel(bare);
    table.play("activate L5");
    table.refused("activate S1", Refusal::Incompatible);
    table.refused("inspect S1", Refusal::Incompatible);
}

#[test]
fn w3_a_combination_is_chosen_disc_by_disc() {
    let mut table = full_wheel(Table::base(2));
    table.play("activate S1");
    assert_eq!(table.legal_with("activate").len(), 5);
    table.play("activate M3");
    assert_eq!(table.legal_with("activate"), ["activate L4", "activate L5"]);
    table.refused("activate L3", Refusal::Incompatible);
}

#[test]
fn example_a_journey_on_the_medium_ring_leaves_two_of_three_large_discs() {
    let mut table = Table::base(4).acting().wheel([
        ("M3", "journey"),
        ("L5", "obsidian"),
        ("L4", "tool"),
        ("L3", "energy"),
        ("S1", "city+"),
    ]);
    table.play("activate M3").play("explore").play("ship energy");
    assert!(table.offers("activate L5") && table.offers("activate L4"));
    table.refused("activate L3", Refusal::Incompatible);
}
