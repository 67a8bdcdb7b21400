//! The second action: producing resources.

use std::collections::BTreeSet;

use engine::Seat;
use welkin::*;

use crate::bench::Bench;

#[test]
fn example_one_token_turned_freely_and_two_paid_make_three_resources_of_two_kinds() {
    let mut bench = Bench::new(2).coins(5);
    bench.play("turn vegetal, turn animal, turn metal, done");
    assert_eq!(bench.own().coins, 3);
    assert_eq!(bench.own().force.len(), 3);
    let mut stocks = BTreeSet::new();
    produce_in_every_way(&bench, &mut stocks);
    let splits = ["elemental 1, gem 2", "elemental 2, gem 1", "elemental 3", "gem 3"];
    assert_eq!(stocks.into_iter().collect::<Vec<_>>(), splits);
}

fn produce_in_every_way(bench: &Bench, stocks: &mut BTreeSet<String>) {
    if !matches!(bench.state.step, Step::Taking { .. }) {
        stocks.insert(bench.stock_of(0));
        return;
    }
    for mv in bench.legal() {
        let mut next = bench.clone();
        next.play(&mv);
        produce_in_every_way(&next, stocks);
    }
}

#[test]
fn w9_at_least_one_token_must_be_turned_and_the_faces_count_after_all_turning() {
    // The only force is turned away: what it would have brought is not there.
    let mut bench = Bench::new(2).force("gem");
    bench.play("turn gem");
    assert_eq!(bench.stock_of(0), "");
    let bench = Bench::new(2).force("gem metal").coins(1);
    bench.refused("take animal", Refusal::NotNow(bench.state.step));
    bench.refused("done", Refusal::ActionDue);
}

#[test]
fn a_token_is_turned_to_the_other_face_whichever_it_shows() {
    let mut bench = Bench::new(2).force("gem metal");
    bench.play("turn gem");
    assert_eq!(bench.own().force.iter().collect::<Vec<_>>(), [Resource::Metal]);
}

#[test]
fn the_first_turn_is_free_and_each_further_one_costs_a_coin() {
    let mut bench = Bench::new(2).coins(7);
    for (mv, coins) in [
        ("turn vegetal", 7),
        ("turn gem", 6),
        ("turn metal", 5),
        ("turn animal", 4),
    ] {
        bench.play(mv);
        assert_eq!(bench.of_seat(0).coins, coins);
    }
}

#[test]
fn w10_the_same_token_can_be_turned_twice_but_not_three_times() {
    let mut bench = Bench::new(2).coins(9).force("gem");
    bench.play("turn gem, turn gem");
    assert_eq!(bench.own().coins, 8);
    bench.refused("turn gem", Refusal::TurnedTwice(Resource::Gem));
    bench.play("done, take animal");
    assert_eq!(bench.stock_of(0), "animal 1");
}

#[test]
fn w10_ten_turns_are_the_most_and_then_the_production_follows_by_itself() {
    let mut bench = Bench::new(2).coins(20).force("gem metal");
    for _ in 0..2 {
        bench.play("turn vegetal, turn elemental, turn animal, turn metal, turn gem");
    }
    assert_eq!(bench.own().coins, 11);
    assert!(matches!(bench.state.step, Step::Taking { left: 2, .. }));
}

#[test]
fn w11_turns_are_paid_one_by_one_and_without_debt() {
    let mut bench = Bench::new(2).coins(1);
    bench.play("turn vegetal, turn gem");
    // The coin is spent, so the turning is over.
    assert_eq!(bench.own().coins, 0);
    assert!(matches!(bench.state.step, Step::Taking { left: 2, .. }));
}

#[test]
fn w12_without_a_force_or_without_a_resource_nothing_is_produced_but_the_action_counts() {
    for (force, turned) in [("gem", "turn gem"), ("vegetal elemental animal metal", "turn gem")] {
        let mut bench = Bench::new(2).force(force);
        let events = bench.told(turned);
        assert!(events.contains(&Event::ProducedNothing { seat: Seat::FIRST }));
        assert_eq!(bench.stock_of(0), "");
        assert_eq!(bench.to_move(), 2);
    }
}

#[test]
fn w12_producing_is_always_possible_so_nobody_is_ever_stuck() {
    let bench = Bench::new(2).site("C21", "").site("C22", "");
    assert_eq!(bench.legal(), Resource::ALL.map(|resource| format!("turn {resource}")));
}

#[test]
fn only_the_resources_shown_can_be_taken() {
    let mut bench = Bench::new(2).force("vegetal elemental");
    bench.play("turn animal");
    assert_eq!(bench.legal(), ["take metal", "take gem"]);
    bench.refused("take animal", Refusal::NotProduced(Resource::Animal));
}

#[test]
fn w13_exactly_as_many_as_there_are_forces_are_taken() {
    let mut bench = Bench::new(2).force("vegetal elemental");
    bench.play("turn animal, take metal, take gem");
    bench.refused("done", Refusal::NotNow(bench.state.step));
    bench.play("take gem");
    assert_eq!(bench.stock_of(0), "metal 1, gem 2");
    assert_eq!(bench.to_move(), 2);
}

#[test]
fn w13_all_are_taken_before_any_tokens_old_ones_too_are_discarded_down_to_four() {
    let mut bench = Bench::new(2)
        .force("vegetal elemental")
        .stock("vegetal vegetal elemental");
    bench.play("turn animal, take metal, take metal");
    bench.refused("discard vegetal", Refusal::NotNow(bench.state.step));
    bench.play("take gem");
    assert_eq!(bench.stock_of(0), "vegetal 2, elemental 1, metal 2, gem 1");
    assert_eq!(bench.legal_with("discard").len(), 4);
    bench.refused("discard animal", Refusal::NotInStock(Resource::Animal));
    bench.play("discard vegetal, discard gem");
    assert_eq!(bench.stock_of(0), "vegetal 1, elemental 1, metal 2");
    assert_eq!(
        (
            bench.state.reserve.of(Resource::Vegetal),
            bench.state.reserve.of(Resource::Gem)
        ),
        (14, 15)
    );
    assert_eq!(bench.to_move(), 2);
}

#[test]
fn w14_a_kind_the_reserve_has_run_out_of_is_replaced_by_another_shown() {
    let mut bench = Bench::new(2).force("vegetal elemental").reserve("gem", 1);
    bench.play("turn animal, take gem");
    // Only metal is left of what is shown, and is taken without asking.
    assert_eq!(bench.stock_of(0), "metal 2, gem 1");
    let mut bench = Bench::new(2).force("vegetal").reserve("gem", 0);
    bench.play("turn elemental");
    assert_eq!(bench.legal(), ["take animal", "take metal"]);
    bench.refused("take gem", Refusal::NoneLeft(Resource::Gem));
}

#[test]
fn w14_what_the_reserve_cannot_give_is_lost() {
    let mut bench = Bench::new(2)
        .force("vegetal elemental")
        .reserve("gem", 1)
        .reserve("metal", 1);
    bench.play_only("turn animal");
    let events = bench.told("take gem");
    assert!(events.contains(&Event::Lacked {
        seat: Seat::FIRST,
        number: 1
    }));
    assert_eq!(bench.stock_of(0), "metal 1, gem 1");
    assert_eq!(bench.to_move(), 2);
}

#[test]
fn w34_what_leaves_no_choice_happens_by_itself() {
    // Four forces show one kind: it is taken, and of a stock of that kind alone the surplus goes.
    let mut bench = Bench::new(2).force("vegetal elemental animal").stock("gem gem");
    bench.play("turn metal");
    assert_eq!(bench.stock_of(0), "gem 4");
    assert_eq!(bench.to_move(), 2);
}

#[test]
fn the_first_turned_token_is_the_choice_of_the_action() {
    let mut bench = Bench::new(2).coins(3).stock("vegetal").site("C21", "");
    bench.play("turn gem");
    bench.refused("open C01", Refusal::NotNow(bench.state.step));
    bench.refused("place vegetal C21", Refusal::NotNow(bench.state.step));
}
