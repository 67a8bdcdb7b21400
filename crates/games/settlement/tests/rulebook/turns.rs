//! A turn: an action and a hero in either order, or passing.

use engine::{Seat, Turn};
use settlement::*;

use crate::table::Table;

#[test]
fn s1_a_turn_has_at_most_one_action() {
    let mut table = Table::new(2);
    table.play("explore I").play("place I-1");
    table.refused("explore I", Refusal::ActionDone);
    table.refused("build 1", Refusal::ActionDone);
}

#[test]
fn s1_a_turn_has_at_most_one_hero() {
    let mut table = Table::new(2).reserve([9, 9, 9, 9, 9]);
    table.play("invite 4");
    table.refused("invite 4", Refusal::HeroInvited);
}

#[test]
fn s1_action_and_hero_come_in_either_order() {
    let mut hero_last = Table::new(2).reserve([9, 9, 9, 9, 9]);
    hero_last.play("explore I").play("place I-2").play("invite 4");
    assert_eq!(hero_last.legal(), ["end", "pass"]);

    let mut hero_first = Table::new(2).reserve([9, 9, 9, 9, 9]);
    hero_first.play("invite 4").play("explore I").play("place I-2");
    assert_eq!(hero_first.legal(), ["end", "pass"]);
}

#[test]
fn s1_a_turn_may_be_a_hero_alone_even_without_villagers() {
    let mut table = Table::new(2).reserve([9, 9, 9, 9, 9]).villagers(0, 0);
    table.play("invite 3").play("end");
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn s1_a_turn_without_action_or_hero_is_a_pass() {
    let table = Table::new(2);
    table.refused("end", Refusal::NothingDone);
    assert!(table.offers("pass"));
}

#[test]
fn s2_passing_is_possible_right_after_the_turn_and_final() {
    let mut table = Table::new(2).reserve([0; 5]);
    table
        .play("explore I")
        .play("place I-1")
        .play("pass")
        .play("take sacred-clock");
    assert!(table.state.players[0].passed);
    for _ in 0..3 {
        assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
        table.play("explore I");
        if !table.legal_with("place").is_empty() {
            let first = table.legal().swap_remove(0);
            table.play(&first);
        }
        table.play("end");
    }
}

#[test]
fn who_can_do_nothing_must_pass() {
    let table = Table::new(2).villagers(0, 0).reserve([0; 5]);
    assert_eq!(table.legal(), ["pass"]);
}

#[test]
fn turns_go_clockwise() {
    let mut table = Table::new(3).reserve([0; 5]);
    for number in [0, 1, 2, 0] {
        assert_eq!(table.turn(), Turn::Seat(Seat::new(number)));
        table.play("explore I");
        if !table.legal_with("place").is_empty() {
            let first = table.legal().swap_remove(0);
            table.play(&first);
        }
        table.play("end");
    }
}

#[test]
fn s26_a_heros_villagers_can_be_used_at_once() {
    // Hero 1 brings a villager.
    let mut table = Table::new(2)
        .reserve([2, 0, 0, 0, 2])
        .villagers(0, 0)
        .display([9, 11, 18, 1]);
    assert!(!table.offers("explore I"));
    table.play("invite 4").play("explore I");
}

#[test]
fn s26_no_hero_is_invited_inside_an_action() {
    let mut table = Table::new(2)
        .reserve([9, 9, 9, 9, 9])
        .street("upper", ["bank", "cathedral"]);
    table.play("street upper");
    table.refused("invite 4", Refusal::NotNow(Step::Effects { used: false }));
}

#[test]
fn s15_basic_villagers_are_used_before_bonus_villagers() {
    let mut table = Table::new(2).villagers(1, 2).land(["I-1 wood-red", "II-1 gold-red"]);
    table.play("explore II");
    assert_eq!((table.own().basic, table.own().bonus), (0, 1));
}
