//! The first action: opening a site.

use engine::{Seat, Turn};
use welkin::*;

use crate::table::{Table, card};

#[test]
fn example_a_card_is_taken_replaced_and_its_symbol_flips_a_quotation() {
    let mut table = Table::new(2);
    table.play_only("open C03");
    assert_eq!(table.own().sites[0], Site::new(card("C03")));
    assert_eq!(table.turn(), Turn::Chance);
    table.play_only("deal C30");
    assert_eq!(
        table.state.display,
        ["C01", "C02", "C30", "C04", "C05"].map(|id| Some(card(id)))
    );
    let (elemental, metal) = (table.price("elemental"), table.price("metal"));
    table.play("flip elemental/metal");
    assert_eq!(
        (table.price("elemental"), table.price("metal")),
        (elemental - 1, metal + 1)
    );
    assert!(table.state.market.contains(&"metal/elemental".parse().unwrap()));
    assert_eq!(table.to_move(), 2);
}

#[test]
fn one_of_the_five_cards_on_display_is_taken() {
    let table = Table::new(2);
    assert_eq!(
        table.legal_with("open"),
        ["open C01", "open C02", "open C03", "open C04", "open C05"]
    );
    table.refused("open C06", Refusal::NotOnDisplay(card("C06")));
}

#[test]
fn no_site_can_be_opened_when_both_places_are_taken() {
    let table = Table::new(2).site("C21", "").site("C22", "");
    assert!(table.legal_with("open").is_empty());
    table.refused("open C01", Refusal::NoPlace);
}

#[test]
fn w8_with_three_open_sites_one_sale_is_not_enough_to_open_again() {
    let mut table = Table::new(2)
        .site("C21", "vegetal vegetal")
        .site("C22", "")
        .site("C23", "")
        .stock("gem");
    table.play("place gem C21 any");
    assert_eq!(table.of_seat(0).sites.len(), 2);
    table.play("turn gem, take animal");
    assert_eq!(table.to_move(), 1);
    table.refused("open C02", Refusal::NoPlace);
}

#[test]
fn w5_the_new_card_is_seen_before_the_token_is_chosen() {
    let mut table = Table::new(2);
    table.play_only("open C01");
    table.refused("flip vegetal/elemental", Refusal::NotAnOutcome);
    table.play_only("deal C46");
    assert_eq!(table.state.step, Step::Flipping);
    assert!(table.state.display.contains(&Some(card("C46"))));
}

#[test]
fn w6_the_flip_must_be_made_and_any_token_can_be_chosen() {
    let mut table = Table::new(2);
    table.play("open C01");
    assert_eq!(table.legal(), table.legal_with("flip"));
    assert_eq!(table.legal().len(), 10);
    table.refused("done", Refusal::NotNow(table.state.step));
    table.play("flip gem/vegetal");
    // The next player may undo it.
    table.play("open C02, flip vegetal/gem");
    assert_eq!(table.price("vegetal"), 2);
}

#[test]
fn a_card_without_the_symbol_flips_nothing() {
    let mut table = Table::new(2).display("C21 C01 C02 C03 C04");
    let market = table.state.market;
    table.play("open C21");
    assert_eq!(table.state.market, market);
    assert_eq!(table.to_move(), 2);
}

#[test]
fn a_token_is_flipped_only_as_it_lies() {
    let mut table = Table::new(2);
    table.play("open C01");
    let behind: Quotation = "elemental/vegetal".parse().unwrap();
    table.refused("flip elemental/vegetal", Refusal::NoSuchToken(behind));
}

#[test]
fn w7_without_a_pile_the_place_stays_empty_and_the_rest_can_still_be_opened() {
    let mut table = Table::new(3).pile(0).display("C21 C22 - - -");
    table.play("open C21");
    assert_eq!(table.state.display.iter().flatten().count(), 1);
    assert_eq!(table.to_move(), 2);
    table.play("open C22");
    assert_eq!(table.to_move(), 3);
    assert!(table.legal_with("open").is_empty());
    table.refused("open C23", Refusal::NotOnDisplay(card("C23")));
}

#[test]
fn opening_is_the_only_action_of_the_turn() {
    let mut table = Table::new(2)
        .finished("C02")
        .stock("vegetal")
        .display("C21 C22 C23 C24 C25");
    table.play("open C21");
    assert_eq!(table.to_move(), 1);
    table.refused("open C22", Refusal::ActionMade);
    table.refused("turn gem", Refusal::ActionMade);
    table.refused("place vegetal C21", Refusal::ActionMade);
}

#[test]
fn the_log_tells_of_the_site_and_the_flip() {
    let mut table = Table::new(2);
    let opened = table.told("open C01");
    let seat = Seat::FIRST;
    assert_eq!(
        opened,
        [Event::Opened {
            seat,
            card: card("C01")
        }]
    );
    assert_eq!(table.told("deal C30"), [Event::Dealt { card: card("C30") }]);
    let token = "vegetal/elemental".parse().unwrap();
    assert_eq!(table.told("flip vegetal/elemental"), [Event::Flipped { seat, token }]);
}
