//! The powers of finished sites.

use welkin::*;

use crate::table::{Table, card};

// When

#[test]
fn a_power_is_used_once_and_its_card_then_lies_face_down() {
    let mut table = Table::new(2).finished("C05");
    assert_eq!(table.legal_with("power"), ["power flip-two"]);
    table.play("power flip-two, flip vegetal/elemental, flip animal/metal");
    assert!(table.own().used.contains(card("C05")));
    table.refused("power flip-two", Refusal::PowerNotHeld(Power::FlipTwo));
}

#[test]
fn w21_a_used_card_still_counts_as_finished() {
    let mut table = Table::new(2).finished("C05");
    let before = table.score(0);
    table.play("power flip-two, flip vegetal/elemental, flip animal/metal");
    assert_eq!(table.score(0), before);
}

#[test]
fn w20_powers_are_played_before_and_after_the_action_and_any_number_of_them() {
    let mut table = Table::new(2).finished("C05 C09 C20").display("C21 C01 C02 C03 C04");
    table.play("power flip-two, flip vegetal/elemental, flip animal/metal");
    table.play("power flip-two, flip elemental/vegetal, flip metal/animal");
    assert_eq!(table.to_move(), 1);
    table.play("open C21");
    assert_eq!(table.to_move(), 1);
    table.play("power flip-two, flip vegetal/elemental, flip animal/metal");
    assert_eq!(table.to_move(), 2);
}

#[test]
fn w20_a_power_is_never_played_in_the_middle_of_an_action() {
    let mut table = Table::new(2)
        .finished("C05")
        .coins(3)
        .site("C13", "")
        .stock("animal animal");
    table.play("turn gem");
    table.refused("power flip-two", Refusal::NotNow(table.state.step));
    table.play("done, take animal");
    assert_eq!(table.legal_with("power"), ["power flip-two"]);
    let mut table = Table::new(2).finished("C05").site("C13", "").stock("animal animal");
    table.play("place animal C13");
    table.refused("power flip-two", Refusal::NotNow(table.state.step));
}

#[test]
fn w20_a_site_finished_by_the_action_gives_its_power_in_the_same_turn() {
    let mut table = Table::new(2).site("C05", "vegetal").stock("gem");
    table.play("place gem C05");
    assert_eq!(table.to_move(), 1);
    assert_eq!(table.legal(), ["done", "power flip-two"]);
    table.play("done");
    assert_eq!(table.to_move(), 2);
    // Not in the turn of another player.
    table.refused("power flip-two", Refusal::PowerNotHeld(Power::FlipTwo));
}

#[test]
fn w31_powers_chain_one_after_the_other_and_the_action_stays_due() {
    // The first power finishes a site whose power finishes another, all before the action.
    let mut table = Table::new(2)
        .finished("C06")
        .site("C02", "elemental")
        .site("C01", "")
        .stock("animal vegetal elemental");
    table.play("power use-resources, place animal C02, done");
    assert_eq!(table.legal_with("power"), ["power use-resources"]);
    table.play("power use-resources, place vegetal C01, place elemental C01");
    table.refused("done", Refusal::ActionDue);
    assert!(!table.state.acted);
    // The action may open on a place that the powers freed.
    assert_eq!(table.legal_with("open").len(), 5);
}

#[test]
fn w31_a_power_is_resolved_before_anything_else() {
    let mut table = Table::new(2).finished("C05 C03").coins(1);
    table.play("power flip-two");
    table.refused("power open-site", Refusal::NotNow(table.state.step));
    table.refused("turn gem", Refusal::NotNow(table.state.step));
    table.refused("open C01", Refusal::NotNow(table.state.step));
    table.refused("sell C01", Refusal::NotNow(table.state.step));
}

#[test]
fn w33_sites_with_the_same_power_are_one_move() {
    let table = Table::new(2).finished("C05 C09 C12");
    assert_eq!(table.legal_with("power"), ["power flip-two"]);
}

// Selling incomplete sites

#[test]
fn w22_incomplete_sites_with_a_resource_are_sold_for_what_lies_on_them() {
    let mut table = Table::new(2)
        .finished("C27")
        .site("C13", "animal metal")
        .site("C16", "vegetal");
    table.refused("sell C13", Refusal::NotSelling);
    table.play("power sell-incomplete, sell C13, sell C16");
    assert_eq!(table.own().coins, 2 + 2 + 2);
    assert_eq!(table.state.reserve, Tally::each(15));
    assert!(table.own().sites.is_empty());
    // No action was spent, and the freed places can be used at once.
    assert_eq!(table.to_move(), 1);
    assert_eq!(table.legal_with("open").len(), 5);
}

#[test]
fn w22_a_site_without_a_resource_cannot_be_sold() {
    let mut table = Table::new(2).finished("C27").site("C13", "");
    table.play("power sell-incomplete");
    assert!(table.legal_with("sell").is_empty());
    table.refused("sell C13", Refusal::EmptySite(card("C13")));
    table.refused("sell C16", Refusal::NotYourSite(card("C16")));
}

#[test]
fn w22_it_holds_until_the_end_of_the_turn_for_what_is_placed_later_too() {
    let mut table = Table::new(2).finished("C27").site("C13", "").stock("animal");
    table.play("power sell-incomplete, place animal C13");
    assert_eq!(table.legal(), ["done", "sell C13"]);
    let mut sold = table.clone();
    sold.play("sell C13");
    assert_eq!((sold.of_seat(0).coins, sold.to_move()), (2, 2));
    assert!(sold.of_seat(0).finished.contains(card("C13")));
    table.play("done, turn gem, take animal");
    assert_eq!(table.to_move(), 1);
    table.refused("sell C13", Refusal::NotSelling);
}

#[test]
fn w22_nothing_is_sold_in_the_middle_of_an_action_or_a_power() {
    let table = || {
        let mut table = Table::new(2)
            .finished("C27 C02 C05")
            .coins(1)
            .site("C13", "animal")
            .stock("animal metal");
        table.play("power sell-incomplete");
        assert_eq!(table.legal_with("sell"), ["sell C13"]);
        table
    };
    for begun in [
        "turn gem",
        "turn gem, done",
        "place animal C13",
        "power use-resources",
        "power flip-two",
    ] {
        let mut table = table();
        table.play(begun);
        assert!(table.legal_with("sell").is_empty(), "after {begun}");
        table.refused("sell C13", Refusal::NotNow(table.state.step));
    }
    // Once the action is made it can be sold, with what it brought.
    let mut table = table();
    table.play("place animal C13, done, sell C13");
    assert_eq!(table.of_seat(0).coins, 1 + 2 + 2);
}

#[test]
fn w22_a_special_site_can_be_sold_with_nothing_but_its_slot_for_any_resource_covered() {
    let mut table = Table::new(2)
        .quotations("gem/metal gem/animal")
        .finished("C27")
        .site("C21", "+gem");
    table.play("power sell-incomplete");
    assert_eq!(table.legal_with("sell"), ["sell C21"]);
    table.play("sell C21");
    assert_eq!(table.own().coins, u16::from(table.price("gem")));
    assert_eq!(table.state.reserve, Tally::each(15));
    assert!(table.own().finished.contains(card("C21")));
}

#[test]
fn w22_a_site_sold_incomplete_counts_as_finished_with_its_full_cost_and_gives_its_power() {
    let mut table = Table::new(2).finished("C27").site("C13", "animal");
    table.play("power sell-incomplete, sell C13");
    assert!(table.own().finished.contains(card("C13")));
    assert_eq!(table.score(0).tie_breaks, [2, 4 + 3, 0]);
    // Its own power is the same one, still in force; it waits for another turn.
    table.play("turn gem, done, take animal, turn gem, take animal");
    assert_eq!(table.legal_with("power"), ["power sell-incomplete"]);
}

#[test]
fn w22_played_strictly_it_leaves_the_game_without_power_or_count() {
    let mut table = Table::strict(2).finished("C27").site("C05", "gem");
    table.play("power sell-incomplete, sell C05");
    assert_eq!(table.own().coins, 2);
    assert!(!table.own().finished.contains(card("C05")) && table.state.gone.contains(card("C05")));
    assert_eq!(table.score(0).tie_breaks, [1, 4, 0]);
    assert!(table.legal_with("power").is_empty());
    // A site that is finished counts as ever.
    let mut table = Table::strict(2).site("C05", "gem").stock("vegetal");
    table.play("place vegetal C05");
    assert_eq!(table.legal_with("power"), ["power flip-two"]);
}

#[test]
fn w32_selling_incomplete_needs_no_site_but_is_not_played_twice_in_a_turn() {
    let mut table = Table::new(2).finished("C27 C01");
    table.play("power sell-incomplete");
    assert!(table.legal_with("power").is_empty());
    table.refused("power sell-incomplete", Refusal::NoEffect(Power::SellIncomplete));
}

// Using resources

#[test]
fn w23_the_power_to_use_resources_is_the_action_without_spending_it() {
    let mut table = Table::new(2)
        .finished("C02")
        .site("C21", "vegetal vegetal")
        .stock("gem animal");
    table.play("power use-resources, place gem C21 any");
    assert_eq!(table.own().coins, 6);
    table.play("open C01");
    assert!(table.state.acted);
}

#[test]
fn w32_using_resources_needs_a_resource_that_fits() {
    let table = Table::new(2).finished("C02").site("C13", "").stock("gem");
    assert!(table.legal_with("power").is_empty());
    table.refused("power use-resources", Refusal::NoEffect(Power::UseResources));
}

// Opening a site

#[test]
fn w23_the_power_to_open_ignores_the_two_places_and_refills_and_flips() {
    let mut table = Table::new(2).finished("C03").site("C21", "").site("C22", "");
    table.play_only("power open-site");
    assert_eq!(table.legal(), table.legal_with("open"));
    table.play("open C01");
    assert_eq!(table.state.step, Step::Flipping);
    assert_eq!(table.state.display.iter().flatten().count(), 5);
    table.play("flip vegetal/elemental");
    let order: Vec<Card> = table.own().sites.iter().map(|site| site.card).collect();
    assert_eq!(order, ["C21", "C22", "C01"].map(card));
    assert_eq!((table.to_move(), table.state.acted), (1, false));
}

#[test]
fn w23_as_many_sites_as_there_are_powers_can_be_opened() {
    let mut table = Table::new(2)
        .finished("C03 C07 C15")
        .site("C21", "")
        .site("C22", "")
        .display("C23 C24 C25 C26 C27");
    table.play("power open-site, open C23, power open-site, open C24, power open-site, open C25");
    assert_eq!(table.own().sites.len(), 5);
}

#[test]
fn w32_opening_needs_a_card_on_display() {
    let table = Table::new(2).finished("C03").pile(0).display("- - - - -");
    table.refused("power open-site", Refusal::NoEffect(Power::OpenSite));
}

// Buying two resources

#[test]
fn w24_two_resources_of_any_kind_cost_exactly_one_coin() {
    let mut table = Table::new(2).finished("C04").coins(3).force("gem vegetal");
    table.play("power buy-two");
    assert_eq!(table.own().coins, 2);
    assert_eq!(table.legal().len(), 5);
    table.play("take gem");
    table.refused("done", Refusal::NotNow(table.state.step));
    table.play("take gem");
    assert_eq!(table.stock_of(0), "gem 2");
    assert_eq!((table.to_move(), table.state.acted), (1, false));
}

#[test]
fn w24_the_log_tells_that_a_purchase_was_paid() {
    let mut table = Table::new(2).finished("C04 C05").coins(1);
    assert_eq!(table.phrases("power buy-two"), ["log-played-paid"]);
    table.play("take gem, take gem");
    assert_eq!(table.phrases("power flip-two"), ["log-played"]);
}

#[test]
fn w24_what_exceeds_four_is_discarded_at_once() {
    let mut table = Table::new(2).finished("C04").coins(1).stock("vegetal vegetal metal");
    table.play("power buy-two, take gem, take gem");
    assert_eq!(table.legal_with("discard").len(), 3);
    table.play("discard metal");
    assert_eq!(table.stock_of(0), "vegetal 2, gem 2");
    assert_eq!(table.state.step, Step::Ready);
}

#[test]
fn w24_without_a_coin_nothing_is_bought() {
    let table = Table::new(2).finished("C04");
    table.refused("power buy-two", Refusal::NoCoin);
}

#[test]
fn w14_a_kind_the_reserve_has_run_out_of_cannot_be_bought_and_another_is_taken() {
    let mut table = Table::new(2).finished("C04").coins(1);
    table = table.reserve("gem", 0).reserve("metal", 1);
    table.play("power buy-two");
    assert_eq!(
        table.legal(),
        ["take vegetal", "take elemental", "take animal", "take metal"]
    );
    table.refused("take gem", Refusal::NoneLeft(Resource::Gem));
    // The purchase itself takes the last metal.
    table.play("take metal");
    table.refused("take metal", Refusal::NoneLeft(Resource::Metal));
    table.play("take animal");
    assert_eq!(table.stock_of(0), "animal 1, metal 1");
}

#[test]
fn w32_buying_needs_something_in_the_reserve_and_takes_one_if_there_is_only_one() {
    let empty = |left| {
        let table = Table::new(2).finished("C04").coins(2);
        let table = table.reserve("vegetal", 0).reserve("elemental", 0).reserve("animal", 0);
        table.reserve("metal", 0).reserve("gem", left)
    };
    empty(0).refused("power buy-two", Refusal::ReserveEmpty);
    let mut table = empty(1);
    table.play("power buy-two");
    assert_eq!((table.stock_of(0).as_str(), table.own().coins), ("gem 1", 1));
}

// Flipping two quotations

#[test]
fn w25_two_different_tokens_that_show_different_resources_are_both_flipped() {
    let mut table = Table::new(2).finished("C05");
    table.play("power flip-two");
    assert_eq!(table.legal().len(), 10);
    table.play_only("flip vegetal/elemental");
    table.refused("done", Refusal::NotNow(table.state.step));
    // The other token that shows plants is out of the question, and so is the one just flipped.
    table.refused("flip vegetal/animal", Refusal::SameResource);
    let flipped = "elemental/vegetal".parse().unwrap();
    table.refused("flip elemental/vegetal", Refusal::NoSuchToken(flipped));
    assert_eq!(table.legal().len(), 8);
    table.play("flip gem/vegetal");
    assert_eq!((table.price("vegetal"), table.price("gem")), (2, 1));
}

#[test]
fn w25_what_the_first_token_comes_to_show_does_not_matter_for_the_second() {
    let mut table = Table::new(2).finished("C05");
    // The first one comes to show elementals; the second one has shown them all along.
    table.play("power flip-two, flip vegetal/elemental, flip elemental/animal");
    assert_eq!(
        (table.price("vegetal"), table.price("elemental"), table.price("animal")),
        (1, 2, 3)
    );
}

#[test]
fn w32_flipping_two_is_always_possible() {
    let mut table = Table::new(2).finished("C05");
    table = table.quotations("vegetal/elemental vegetal/gem vegetal/animal vegetal/metal");
    table.play("power flip-two");
    for first in table.legal() {
        let mut next = table.clone();
        next.play_only(&first);
        assert!(!next.legal().is_empty(), "after {first}");
    }
}
