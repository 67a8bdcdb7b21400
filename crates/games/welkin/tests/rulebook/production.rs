//! The second action: producing resources.

use std::collections::BTreeSet;

use engine::Seat;
use welkin::*;

use crate::table::Table;

#[test]
fn example_one_token_turned_freely_and_two_paid_make_three_resources_of_two_kinds() {
    let mut table = Table::new(2).coins(5);
    table.play("turn vegetal, turn animal, turn metal, done");
    assert_eq!(table.own().coins, 3);
    assert_eq!(table.own().force.len(), 3);
    let mut stocks = BTreeSet::new();
    produce_in_every_way(&table, &mut stocks);
    let splits = ["elemental 1, gem 2", "elemental 2, gem 1", "elemental 3", "gem 3"];
    assert_eq!(stocks.into_iter().collect::<Vec<_>>(), splits);
}

fn produce_in_every_way(table: &Table, stocks: &mut BTreeSet<String>) {
    if !matches!(table.state.step, Step::Taking { .. }) {
        stocks.insert(table.stock_of(0));
        return;
    }
    for mv in table.legal() {
        let mut next = table.clone();
        next.play(&mv);
        produce_in_every_way(&next, stocks);
    }
}

#[test]
fn w9_at_least_one_token_must_be_turned_and_the_faces_count_after_all_turning() {
    // The only force is turned away: what it would have brought is not there.
    let mut table = Table::new(2).force("gem");
    table.play("turn gem");
    assert_eq!(table.stock_of(0), "");
    let table = Table::new(2).force("gem metal").coins(1);
    table.refused("take animal", Refusal::NotNow(table.state.step));
    table.refused("done", Refusal::ActionDue);
}

#[test]
fn a_token_is_turned_to_the_other_face_whichever_it_shows() {
    let mut table = Table::new(2).force("gem metal");
    table.play("turn gem");
    assert_eq!(table.own().force.iter().collect::<Vec<_>>(), [Resource::Metal]);
}

#[test]
fn the_first_turn_is_free_and_each_further_one_costs_a_coin() {
    let mut table = Table::new(2).coins(7);
    for (mv, coins) in [
        ("turn vegetal", 7),
        ("turn gem", 6),
        ("turn metal", 5),
        ("turn animal", 4),
    ] {
        table.play(mv);
        assert_eq!(table.of_seat(0).coins, coins);
    }
}

#[test]
fn w10_the_same_token_can_be_turned_twice_but_not_three_times() {
    let mut table = Table::new(2).coins(9).force("gem");
    table.play("turn gem, turn gem");
    assert_eq!(table.own().coins, 8);
    table.refused("turn gem", Refusal::TurnedTwice(Resource::Gem));
    table.play("done, take animal");
    assert_eq!(table.stock_of(0), "animal 1");
}

#[test]
fn w10_ten_turns_are_the_most_and_then_the_production_follows_by_itself() {
    let mut table = Table::new(2).coins(20).force("gem metal");
    for _ in 0..2 {
        table.play("turn vegetal, turn elemental, turn animal, turn metal, turn gem");
    }
    assert_eq!(table.own().coins, 11);
    assert!(matches!(table.state.step, Step::Taking { left: 2, .. }));
}

#[test]
fn w11_turns_are_paid_one_by_one_and_without_debt() {
    let mut table = Table::new(2).coins(1);
    table.play("turn vegetal, turn gem");
    // The coin is spent, so the turning is over.
    assert_eq!(table.own().coins, 0);
    assert!(matches!(table.state.step, Step::Taking { left: 2, .. }));
}

#[test]
fn w12_without_a_force_or_without_a_resource_nothing_is_produced_but_the_action_counts() {
    for (force, turned) in [("gem", "turn gem"), ("vegetal elemental animal metal", "turn gem")] {
        let mut table = Table::new(2).force(force);
        let events = table.told(turned);
        assert!(events.contains(&Event::ProducedNothing { seat: Seat::FIRST }));
        assert_eq!(table.stock_of(0), "");
        assert_eq!(table.to_move(), 2);
    }
}

#[test]
fn w12_producing_is_always_possible_so_nobody_is_ever_stuck() {
    let table = Table::new(2).site("C21", "").site("C22", "");
    assert_eq!(table.legal(), Resource::ALL.map(|resource| format!("turn {resource}")));
}

#[test]
fn only_the_resources_shown_can_be_taken() {
    let mut table = Table::new(2).force("vegetal elemental");
    table.play("turn animal");
    assert_eq!(table.legal(), ["take metal", "take gem"]);
    table.refused("take animal", Refusal::NotProduced(Resource::Animal));
}

#[test]
fn w13_exactly_as_many_as_there_are_forces_are_taken() {
    let mut table = Table::new(2).force("vegetal elemental");
    table.play("turn animal, take metal, take gem");
    table.refused("done", Refusal::NotNow(table.state.step));
    table.play("take gem");
    assert_eq!(table.stock_of(0), "metal 1, gem 2");
    assert_eq!(table.to_move(), 2);
}

#[test]
fn w13_all_are_taken_before_any_tokens_old_ones_too_are_discarded_down_to_four() {
    let mut table = Table::new(2)
        .force("vegetal elemental")
        .stock("vegetal vegetal elemental");
    table.play("turn animal, take metal, take metal");
    table.refused("discard vegetal", Refusal::NotNow(table.state.step));
    table.play("take gem");
    assert_eq!(table.stock_of(0), "vegetal 2, elemental 1, metal 2, gem 1");
    assert_eq!(table.legal_with("discard").len(), 4);
    table.refused("discard animal", Refusal::NotInStock(Resource::Animal));
    table.play("discard vegetal, discard gem");
    assert_eq!(table.stock_of(0), "vegetal 1, elemental 1, metal 2");
    assert_eq!(
        (
            table.state.reserve.of(Resource::Vegetal),
            table.state.reserve.of(Resource::Gem)
        ),
        (14, 15)
    );
    assert_eq!(table.to_move(), 2);
}

#[test]
fn w14_a_kind_the_reserve_has_run_out_of_is_replaced_by_another_shown() {
    let mut table = Table::new(2).force("vegetal elemental").reserve("gem", 1);
    table.play("turn animal, take gem");
    // Only metal is left of what is shown, and is taken without asking.
    assert_eq!(table.stock_of(0), "metal 2, gem 1");
    let mut table = Table::new(2).force("vegetal").reserve("gem", 0);
    table.play("turn elemental");
    assert_eq!(table.legal(), ["take animal", "take metal"]);
    table.refused("take gem", Refusal::NoneLeft(Resource::Gem));
}

#[test]
fn w14_what_the_reserve_cannot_give_is_lost() {
    let mut table = Table::new(2)
        .force("vegetal elemental")
        .reserve("gem", 1)
        .reserve("metal", 1);
    table.play_only("turn animal");
    let events = table.told("take gem");
    assert!(events.contains(&Event::Lacked {
        seat: Seat::FIRST,
        number: 1
    }));
    assert_eq!(table.stock_of(0), "metal 1, gem 1");
    assert_eq!(table.to_move(), 2);
}

#[test]
fn w34_what_leaves_no_choice_happens_by_itself() {
    // Four forces show one kind: it is taken, and of a stock of that kind alone the surplus goes.
    let mut table = Table::new(2).force("vegetal elemental animal").stock("gem gem");
    table.play("turn metal");
    assert_eq!(table.stock_of(0), "gem 4");
    assert_eq!(table.to_move(), 2);
}

#[test]
fn the_first_turned_token_is_the_choice_of_the_action() {
    let mut table = Table::new(2).coins(3).stock("vegetal").site("C21", "");
    table.play("turn gem");
    table.refused("open C01", Refusal::NotNow(table.state.step));
    table.refused("place vegetal C21", Refusal::NotNow(table.state.step));
}
