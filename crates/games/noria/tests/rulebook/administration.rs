//! Phase IV: income, rotation, placing discs; rounds and the end.

use engine::Turn;
use noria::*;

use crate::table::Table;

#[test]
fn example_without_factories_no_knowledge_and_a_new_disc_replaces_an_old_one() {
    let mut table = Table::base(4).acting().knowledge(0).resources(1, 1, 0).wheel([
        ("S1", "city"),
        ("M2", "journey"),
        ("L3", "mycelium"),
        ("L0", "tool"),
    ]);
    table.play("activate S1").play("buy journey").play("finish");
    assert_eq!(table.own().knowledge, 0);
    assert_eq!(table.disc("S0").as_deref(), Some("city"));
    assert_eq!(table.disc("M3").as_deref(), Some("journey"));
    assert_eq!(table.disc("L4").as_deref(), Some("mycelium"));
    assert_eq!(table.disc("L1").as_deref(), Some("tool"));
    table.play("place L4");
    assert_eq!(table.disc("L4").as_deref(), Some("journey"));
    assert_eq!(table.state.removed[DiscKind::Mycelium], 1);
    assert_eq!(table.state.seat.index(), 1);
}

#[test]
fn e1_knowledge_comes_and_the_wheel_turns_before_discs_are_placed() {
    let mut table = Table::base(2)
        .acting()
        .knowledge(0)
        .factory("I1", 0)
        .wheel([("S1", "city"), ("L5", "tool")]);
    table.play("activate S1").play("buy energy").play("finish");
    assert_eq!(table.state.step, Step::Place);
    assert_eq!(table.own().knowledge, 1);
    assert_eq!(table.state.turn.centre[0], Some(DiscKind::Energy));
    let wheel = |table: &Table| ["S0", "S1", "L5", "L0"].map(|space| table.disc(space).unwrap_or_default());
    assert_eq!(wheel(&table), ["city", "", "", "tool"]);
    table.play("place S1");
    assert_eq!(wheel(&table), ["city", "energy", "", "tool"]);
    assert_eq!(table.state.seat.index(), 1);
}

#[test]
fn every_gear_that_factories_have_uncovered_brings_one_knowledge() {
    for (built, income) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)] {
        let mut table = Table::base(2).acting().knowledge(0);
        for space in 0..built {
            table = table.factory(if space < 4 { "I1" } else { "I2" }, space % 4);
        }
        let table = table.play_all(["finish"]);
        assert_eq!(table.own().knowledge, income, "{built} factories");
    }
}

#[test]
fn e2_the_last_round_is_played_out_and_then_the_game_is_over() {
    for (players, rounds) in [(2, 16), (3, 15), (4, 14)] {
        let mut table = Table::base(players);
        let mut turns = 1;
        let mut before = (table.state.round, table.state.seat);
        while table.turn() != Turn::Over {
            let end = ["act", "finish", "rest"]
                .into_iter()
                .find(|text| table.offers(text))
                .unwrap();
            table.play(end);
            if table.turn() != Turn::Over && (table.state.round, table.state.seat) != before {
                before = (table.state.round, table.state.seat);
                turns += 1;
            }
        }
        assert_eq!(turns, players * rounds);
        assert_eq!(usize::from(table.state.round), rounds);
        table.refused("finish", Refusal::Over);
    }
}

#[test]
fn c5_a_bought_disc_must_be_placed_on_any_space_simple_side_up() {
    let mut table = Table::base(2)
        .acting()
        .knowledge(0)
        .wheel([("S1", "city"), ("L0", "tool+")]);
    table.play("activate S1").play("buy energy").play("finish");
    assert_eq!(table.legal().len(), 12);
    table.play("place L1");
    assert_eq!(table.disc("L1").as_deref(), Some("energy"));
    assert_eq!(table.state.removed[DiscKind::Tool], 1);
}

#[test]
fn c8_a_second_bought_disc_may_replace_the_first() {
    let mut table = Table::base(2).acting().knowledge(0).wheel([("S1", "city+")]);
    table
        .play("double S1")
        .play("buy energy")
        .play("buy obsidian")
        .play("finish");
    table.play("next energy").play("place L0").play("place L0");
    assert_eq!(table.disc("L0").as_deref(), Some("obsidian"));
    assert_eq!(table.state.removed[DiscKind::Energy], 1);
}

/// Obsidian, then energy were bought and wait to be placed.
fn two_kinds_bought(table: Table) -> Table {
    let table = table.acting().knowledge(0).wheel([("S1", "city+")]);
    table.play_all(["double S1", "buy obsidian", "buy energy", "finish"])
}

#[test]
fn c9_which_of_two_kinds_is_placed_next_is_chosen() {
    let mut table = two_kinds_bought(Table::base(2));
    assert_eq!(table.legal(), ["next obsidian", "next energy"]);
    table.refused("next city", Refusal::NotWaiting(DiscKind::City));
    table.refused("place L0", Refusal::NotNow(Step::Next));
    table.play("next energy").play("place L0");
    // The last one leaves no choice.
    assert_eq!(table.state.step, Step::Place);
    table.play("place L1");
    assert_eq!(table.disc("L0").as_deref(), Some("energy"));
    assert_eq!(table.disc("L1").as_deref(), Some("obsidian"));
    assert_eq!(table.state.seat.index(), 1);
}

#[test]
fn c9_an_earlier_disc_may_go_over_a_later_one() {
    let table = two_kinds_bought(Table::base(2));
    let table = table.play_all(["next energy", "place L0", "place L0"]);
    assert_eq!(table.disc("L0").as_deref(), Some("obsidian"));
    assert_eq!(table.state.removed[DiscKind::Energy], 1);
}

#[test]
fn c9_of_two_equal_discs_none_is_asked_for() {
    let mut table = Table::base(2).acting().knowledge(0).wheel([("S1", "city+")]);
    for text in ["double S1", "buy energy", "buy energy", "finish"] {
        table.play(text);
    }
    assert_eq!(table.state.step, Step::Place);
}

#[test]
fn c9_in_version_1_bought_discs_are_placed_in_the_order_they_were_bought() {
    let mut table = two_kinds_bought(Table::by_version(2, 1));
    table.refused("next energy", Refusal::NotNow(Step::Place));
    table.play("place L0").play("place L1");
    assert_eq!(table.disc("L0").as_deref(), Some("obsidian"));
    assert_eq!(table.disc("L1").as_deref(), Some("energy"));
}

#[test]
fn replacing_one_or_another_equal_disc_is_one_choice() {
    let mut table = Table::base(2).acting().knowledge(0).wheel([
        ("S1", "city"),
        ("L0", "energy"),
        ("L1", "energy"),
        ("L2", "energy+"),
    ]);
    table.play("activate S1").play("buy energy").play("finish");
    assert_eq!(table.legal().len(), 11);
    table.refused("place L2", Refusal::TwinReplaced);
    assert!(table.offers("place L1") && table.offers("place L3"));
}
