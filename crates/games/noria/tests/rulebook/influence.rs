//! Phase I: night shift and modification.

use noria::*;

use crate::table::Table;

#[test]
fn example_two_night_shifts_and_a_modification_cost_five_knowledge() {
    let table = Table::base(4)
        .influencing()
        .knowledge(5)
        .wheel([("M1", "journey"), ("L2", "mycelium"), ("S1", "city"), ("L4", "tool")])
        .play_all(["night-shift medium", "night-shift large", "modify L5", "to S1"]);
    assert_eq!(table.own().knowledge, 0);
    assert_eq!(table.disc("M2").as_deref(), Some("journey"));
    assert_eq!(table.disc("L3").as_deref(), Some("mycelium"));
    assert_eq!(table.disc("S1").as_deref(), Some("tool"));
    assert_eq!(table.disc("L5").as_deref(), Some("city"));
    assert_eq!(table.state.stage, Stage::Action);
}

#[test]
fn the_phase_is_optional_and_skipped_where_nothing_can_be_paid() {
    let mut table = Table::base(2).influencing().knowledge(1);
    table.play("act");
    assert_eq!(table.state.stage, Stage::Action);
    let broke = Table::base(2)
        .knowledge(0)
        .of(1)
        .knowledge(0)
        .of(0)
        .acting()
        .play_all(["finish"]);
    assert_eq!(broke.state.stage, Stage::Action);
}

#[test]
fn w4_the_small_ring_has_no_night_shift() {
    let table = Table::base(2).influencing().knowledge(9);
    table.refused("night-shift small", Refusal::SmallRing);
    assert_eq!(
        table.legal_with("night-shift"),
        ["night-shift large", "night-shift medium"]
    );
}

#[test]
fn w4_night_shifts_double_together_whatever_ring_they_turn() {
    let mut table = Table::base(2).influencing().knowledge(20);
    for (ring, left) in [("large", 19), ("medium", 17), ("large", 13), ("large", 5)] {
        table.play(&format!("night-shift {ring}"));
        assert_eq!(table.own().knowledge, left);
    }
    table.refused("night-shift large", Refusal::Knowledge(16));
}

#[test]
fn w5_any_two_discs_change_places_with_the_sides_they_show() {
    let table = Table::base(2)
        .influencing()
        .knowledge(2)
        .wheel([("L0", "tool+"), ("S1", "city")])
        .play_all(["modify L0", "to S1"]);
    assert_eq!(table.disc("S1").as_deref(), Some("tool+"));
    assert_eq!(table.disc("L0").as_deref(), Some("city"));
}

#[test]
fn w5_a_disc_can_go_to_any_empty_space() {
    let mut table = Table::base(2)
        .influencing()
        .knowledge(2)
        .wheel([("L0", "tool+"), ("S1", "city")]);
    table.play("modify S1");
    assert_eq!(table.legal().len(), 10);
    table.refused("to L0", Refusal::NameFirstDisc);
    table.play("to M2");
    assert_eq!(table.disc("S1"), None);
    assert_eq!(table.disc("M2").as_deref(), Some("city"));
}

#[test]
fn w6_each_special_action_doubles_alone_and_in_any_order() {
    let table = Table::base(2).influencing().knowledge(10).play_all([
        "modify L0",
        "to L1",
        "night-shift large",
        "modify L2",
        "to L4",
    ]);
    assert_eq!(table.own().knowledge, 10 - 2 - 1 - 4);
}

#[test]
fn w6_late_in_the_game_both_cost_one_more_before_doubling() {
    for (players, dearer_from) in [(2, 11), (3, 10), (4, 9)] {
        for (round, prices) in [(dearer_from - 1, [1, 2]), (dearer_from, [2, 3])] {
            let mut table = Table::base(players).influencing().round(round).knowledge(50);
            assert_eq!(
                [
                    table.game.night_shift_price(&table.state),
                    table.game.modification_price(&table.state)
                ],
                prices
            );
            table.play("night-shift large").play("modify S0").play("to S1");
            assert_eq!(
                [
                    table.game.night_shift_price(&table.state),
                    table.game.modification_price(&table.state)
                ],
                prices.map(|price| 2 * price)
            );
        }
    }
}

#[test]
fn w7_an_exchange_of_equal_discs_is_not_offered() {
    let mut table = Table::base(2)
        .influencing()
        .knowledge(9)
        .wheel([("L0", "tool"), ("L1", "tool"), ("L2", "tool+")]);
    table.play("modify L0");
    table.refused("to L1", Refusal::SameDisc);
    assert!(table.offers("to L2"));
}

#[test]
fn modifying_an_empty_space_is_refused() {
    let table = Table::base(2).influencing().knowledge(9).wheel([("L0", "tool")]);
    table.refused("modify L1", Refusal::EmptySpace);
}

#[test]
fn prices_go_back_down_in_the_next_turn() {
    let table = Table::base(2)
        .influencing()
        .knowledge(1)
        .of(1)
        .knowledge(3)
        .of(0)
        .play_all(["night-shift large", "finish"]);
    assert_eq!(table.game.night_shift_price(&table.state), 1);
}
