//! Phase I: night shift and modification.

use std::collections::BTreeSet;

use engine::{Game, Heuristics};
use noria::*;

use crate::table::Table;

const FIVE_DISCS: [(&str, &str); 5] = [
    ("L2", "energy"),
    ("L5", "tool"),
    ("M0", "journey"),
    ("M2", "energy"),
    ("S1", "city"),
];

/// Three pairs of equal discs, and six discs that lie there once.
const FULL_WHEEL: [(&str, &str); 12] = [
    ("L0", "energy"),
    ("L1", "energy"),
    ("L2", "mycelium"),
    ("L3", "mycelium"),
    ("L4", "obsidian"),
    ("L5", "obsidian"),
    ("M0", "journey"),
    ("M1", "journey+"),
    ("M2", "tool"),
    ("M3", "tool+"),
    ("S0", "bonus"),
    ("S1", "city"),
];

/// The wheels behind every modification, those that search looks at or all of them.
fn wheels_after_modifying(table: &Table, narrowed: bool) -> Vec<String> {
    let moves = |state: &State| {
        let mut moves = Vec::new();
        table.game.legal(state, &mut moves);
        if narrowed {
            table.game.narrow(state, &mut moves);
        }
        moves
    };
    let mut wheels = Vec::new();
    let named = moves(&table.state)
        .into_iter()
        .filter(|mv| matches!(mv, Move::Modify(_)));
    for from in named {
        let mut lifted = table.state.clone();
        table.game.play_unchecked(&mut lifted, from, &mut ());
        for to in moves(&lifted) {
            let mut after = lifted.clone();
            table.game.play_unchecked(&mut after, to, &mut ());
            wheels.push(format!("{:?}", after.players[0].wheel));
        }
    }
    wheels
}

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
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn the_phase_is_optional_and_skipped_where_nothing_can_be_paid() {
    let mut table = Table::base(2).influencing().knowledge(1);
    table.play("act");
    assert_eq!(table.state.step, Step::Action);
    let broke = Table::base(2)
        .knowledge(0)
        .of(1)
        .knowledge(0)
        .of(0)
        .acting()
        .play_all(["finish"]);
    assert_eq!(broke.state.step, Step::Action);
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
    table.refused(
        "night-shift large",
        Refusal::Knowledge {
            price: 16,
            held: table.own().knowledge,
        },
    );
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
    assert_eq!(table.legal().len(), 11);
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
fn w7_an_exchange_can_be_named_from_either_disc() {
    let laid = || Table::base(2).influencing().knowledge(2).wheel(FIVE_DISCS);
    for (one, other) in [("L5", "S1"), ("L2", "M0"), ("M2", "S1")] {
        let (from, to) = (&format!("modify {one}"), &format!("to {other}"));
        let (back, forth) = (&format!("modify {other}"), &format!("to {one}"));
        assert_eq!(laid().play_all([from, to]).state, laid().play_all([back, forth]).state);
    }
}

#[test]
fn w7_search_meets_every_modification_once() {
    let few = Table::base(2).influencing().knowledge(2).wheel(FIVE_DISCS);
    let full = Table::base(2).influencing().knowledge(2).wheel(FULL_WHEEL);
    // Five discs go to seven empty spaces and make nine different exchanges; on the full wheel the three pairs of
    // equal discs are not exchanged.
    for (table, modifications) in [(few, 5 * 7 + 9), (full, 12 * 11 / 2 - 3)] {
        let all = wheels_after_modifying(&table, false);
        let narrowed = wheels_after_modifying(&table, true);
        let set = |wheels: &[String]| wheels.iter().cloned().collect::<BTreeSet<_>>();
        assert_eq!(set(&all), set(&narrowed));
        assert_eq!(narrowed.len(), modifications);
        assert_eq!(set(&narrowed).len(), modifications);
        assert!(all.len() > narrowed.len());
    }
}

#[test]
fn w7_search_goes_on_after_a_person_has_named_the_last_disc_of_a_full_wheel() {
    let mut table = Table::base(2).influencing().knowledge(2).wheel(FULL_WHEEL);
    table.play("modify S1");
    let mut moves = Vec::new();
    table.game.legal(&table.state, &mut moves);
    table.game.narrow(&table.state, &mut moves);
    assert_eq!(moves.len(), 11);
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
