//! The third action: using resources, and the sale of what is finished.

use engine::Seat;
use welkin::*;

use crate::table::{Table, card};

#[test]
fn example_two_animals_and_a_metal_finish_the_right_hand_site_for_nine_coins() {
    let mut table = Table::new(2)
        .quotations("animal/vegetal metal/elemental")
        .site("C41", "")
        .site("C13", "")
        .stock("animal animal metal");
    assert_eq!((table.price("animal"), table.price("metal")), (3, 3));
    table.play("place animal C13, place animal C13, place metal C13");
    let alice = table.of_seat(0);
    assert_eq!(alice.coins, 2 * 3 + 3);
    assert!(alice.finished.contains(card("C13")));
    assert_eq!(
        alice.sites.iter().map(|site| site.card).collect::<Vec<_>>(),
        [card("C41")]
    );
    assert_eq!(table.state.reserve, Tally::each(15));
}

#[test]
fn without_an_open_site_a_resource_is_refused_with_what_to_do_first() {
    let table = Table::new(2).stock("metal");
    table.refused("place metal C12", Refusal::NoOpenSite);
}

#[test]
fn resources_go_only_to_free_slots_of_their_kind_on_open_sites() {
    let mut table = Table::new(2).site("C13", "metal").stock("metal vegetal animal");
    assert_eq!(table.legal_with("place"), ["place animal C13"]);
    table.refused("place metal C13", Refusal::NoSlot(Resource::Metal, card("C13")));
    table.refused("place vegetal C13", Refusal::NoSlot(Resource::Vegetal, card("C13")));
    table.refused("place animal C13 any", Refusal::NoSlot(Resource::Animal, card("C13")));
    table.refused("place gem C13", Refusal::NotInStock(Resource::Gem));
    table.refused("place metal C12", Refusal::NotYourSite(card("C12")));
    table.play("place animal C13");
    assert_eq!(table.of_seat(0).sites[0].placed.total(), 2);
}

#[test]
fn any_part_of_the_stock_can_be_placed_on_any_of_the_sites() {
    let mut table = Table::new(2)
        .site("C13", "")
        .site("C16", "")
        .stock("animal animal vegetal metal");
    table.play("place animal C16, place metal C13, done");
    assert_eq!(table.stock_of(0), "vegetal 1, animal 1");
    assert_eq!(table.to_move(), 2);
}

#[test]
fn w15_at_least_one_resource_is_placed_and_w34_placing_ends_when_nothing_fits() {
    let mut table = Table::new(2).finished("C02").site("C13", "").stock("metal animal");
    table.play("power use-resources");
    table.refused("done", Refusal::NothingPlaced);
    table.play("place animal C13, place metal C13");
    // Nothing is left to place: the action, still to be made, is next.
    assert_eq!(table.state.step, Step::Ready);
    assert!(!table.state.acted);
}

#[test]
fn w15_without_a_resource_that_fits_the_action_cannot_be_chosen() {
    let table = Table::new(2).site("C13", "").stock("gem gem");
    assert!(table.legal_with("place").is_empty());
}

#[test]
fn w15_what_lies_on_a_site_does_not_return_to_the_stock() {
    let mut table = Table::new(2).site("C13", "").stock("animal");
    table.play("place animal C13");
    assert_eq!(table.stock_of(0), "");
    assert_eq!(table.of_seat(0).sites[0].tokens().total(), 1);
    assert_eq!(table.state.reserve.of(Resource::Animal), 14);
}

#[test]
fn w16_a_finished_site_is_sold_at_once_at_the_prices_of_the_moment() {
    let mut table = Table::new(2)
        .quotations("vegetal/gem vegetal/animal")
        .site("C01", "elemental")
        .stock("vegetal vegetal")
        .site("C21", "");
    let prices = u16::from(table.price("vegetal") + table.price("elemental"));
    table.play_only("place vegetal C01");
    assert_eq!(table.own().coins, prices);
    assert_eq!(table.own().sites.len(), 1);
    // The action goes on with what is left.
    table.play("place vegetal C21");
    assert_eq!(table.stock_of(0), "");
}

#[test]
fn w16_one_action_can_finish_several_sites() {
    let mut table = Table::new(2)
        .site("C01", "")
        .site("C04", "")
        .stock("vegetal elemental metal gem");
    table.play("place vegetal C01, place elemental C01, place metal C04, place gem C04");
    assert_eq!(table.of_seat(0).finished.len(), 2);
    assert_eq!(table.of_seat(0).coins, 8);
}

#[test]
fn w17_a_special_site_takes_any_resource_on_one_slot_and_pays_its_own_price() {
    let mut table = Table::new(2)
        .quotations("gem/metal gem/animal")
        .site("C21", "vegetal vegetal")
        .stock("gem metal");
    assert_eq!(table.legal_with("place"), ["place metal C21 any", "place gem C21 any"]);
    table.play("place gem C21 any");
    assert_eq!(
        table.of_seat(0).coins,
        u16::from(2 * table.price("vegetal") + table.price("gem"))
    );
}

#[test]
fn w17_the_player_chooses_the_slot_and_every_slot_must_be_filled() {
    let mut table = Table::new(2).site("C21", "vegetal").stock("vegetal vegetal");
    assert_eq!(
        table.legal_with("place"),
        ["place vegetal C21", "place vegetal C21 any"]
    );
    table.play("place vegetal C21 any");
    assert_eq!(table.of_seat(0).sites[0].any, Some(Resource::Vegetal));
    assert!(table.of_seat(0).finished.is_empty());
    table.refused("place vegetal C21 any", Refusal::NoSlot(Resource::Vegetal, card("C21")));
    table.play("place vegetal C21");
    assert!(table.of_seat(0).finished.contains(card("C21")));
}

#[test]
fn a_special_site_gives_no_power() {
    let mut table = Table::new(2).site("C21", "vegetal vegetal").stock("gem");
    table.play("place gem C21 any");
    assert_eq!(table.to_move(), 2);
    assert_eq!(table.game.material().site(card("C21")).power, None);
}

#[test]
fn w18_a_resource_worth_nothing_still_finishes_the_site() {
    let mut table = Table::new(2)
        .quotations("elemental/vegetal gem/vegetal animal/vegetal metal/vegetal")
        .site("C01", "vegetal")
        .stock("elemental");
    assert_eq!(table.price("vegetal"), 0);
    table.play("place elemental C01");
    assert!(table.of_seat(0).finished.contains(card("C01")));
    assert_eq!(table.of_seat(0).coins, u16::from(table.price("elemental")));
}

#[test]
fn w19_open_sites_move_left_when_one_is_finished() {
    let mut table = Table::new(2).site("C01", "vegetal").site("C13", "").stock("elemental");
    table.play("place elemental C01");
    assert_eq!(table.of_seat(0).sites[0].card, card("C13"));
}

#[test]
fn the_log_tells_of_placements_and_the_sale() {
    let mut table = Table::new(2).site("C01", "vegetal").stock("elemental");
    let (seat, card) = (Seat::FIRST, card("C01"));
    let placed = Event::Placed {
        seat,
        resource: Resource::Elemental,
        card,
        slot: Slot::Printed,
    };
    let sold = Event::Sold {
        seat,
        card,
        coins: 4,
        complete: true,
    };
    assert_eq!(table.told("place elemental C01"), [placed, sold]);
}

#[test]
fn w17_the_log_tells_which_slot_was_filled() {
    let mut table = Table::new(2).site("C21", "").stock("vegetal vegetal");
    for (text, id) in [
        ("place vegetal C21", "log-placed"),
        ("place vegetal C21 any", "log-placed-any"),
    ] {
        assert_eq!(table.phrases(text), [id]);
    }
}
