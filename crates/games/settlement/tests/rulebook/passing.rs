//! Passing, and the end of a round.

use engine::{Seat, Turn};
use settlement::*;

use crate::table::{Table, hero};

#[test]
fn example_jenny_keeps_a_clay_by_her_fortification_and_a_bonus_villager() {
    let mut table = Table::new(2)
        .reserve([2, 1, 0, 0, 0])
        .villagers(0, 1)
        .land(["I-1 wood-red"])
        .forts(["I-1"]);
    table.player().zones.build = 3;
    table.play("pass").play("keep wood 0");
    assert_eq!(table.legal(), ["keep clay 0", "keep clay 1"]);
    table.play("keep clay 1").play("take sacred-clock");
    let jenny = &table.state.players[0];
    assert_eq!(jenny.reserve, Pieces([0, 1, 0, 0, 0]));
    assert_eq!((jenny.basic, jenny.bonus), (6, 1));
    assert_eq!(
        (jenny.artefact, jenny.zones),
        (Some(Artefact::SacredClock), Zones::default())
    );
    assert!(table.state.offer.contains(Artefact::KeyOfKnowledge));
}

#[test]
fn s16_without_fortifications_all_basics_go_and_rare_ones_stay() {
    let mut table = Table::new(2).reserve([1, 1, 0, 2, 0]);
    table.play("pass").play("take sacred-clock");
    assert_eq!(table.state.players[0].reserve, Pieces([0, 0, 0, 2, 0]));
}

#[test]
fn s16_one_basic_of_any_kind_is_kept_for_each_fortification() {
    let land = ["I-1 wood-red", "I-2 wood-red"];
    let mut table = Table::new(2).reserve([2, 1, 0, 0, 0]).land(land).forts(["I-1", "I-2"]);
    table.play("pass");
    // Two wood; one wood and one clay; or a stone made of two others beside what is left.
    assert_eq!(table.legal(), ["keep wood 0", "keep wood 1", "keep wood 2"]);
}

#[test]
fn s15_villagers_come_home_and_unused_bonus_villagers_stay() {
    let mut table = Table::new(2).villagers(1, 3).land(["I-1 wood-red", "II-1 gold-blue"]);
    table.play("explore II");
    assert_eq!((table.own().basic, table.own().bonus), (0, 2));
    let next = table.legal_with("place").first().cloned().unwrap_or("end".into());
    table.play(&next);
    table.state.seat = Seat::FIRST;
    table.play("pass");
    while table.state.step != Step::Swap {
        table.play("done");
    }
    assert_eq!((table.own().basic, table.own().bonus), (6, 2));
}

#[test]
fn s17_another_artefact_is_taken_and_the_old_one_goes_back_for_later_players() {
    let mut table = Table::new(2)
        .reserve([0; 5])
        .artefact("magic-purse")
        .seat(1)
        .reserve([0; 5]);
    table.play("pass");
    table.refused("take magic-purse", Refusal::NotOnOffer);
    assert_eq!(table.legal().len(), 3);
    table.play("take sacred-clock").play("pass");
    assert_eq!(table.legal().len(), 3);
    table.play("take magic-purse");
    assert_eq!(table.state.players[1].reserve[Resource::Gold], 1);
}

#[test]
fn s9_an_immediate_artefact_pays_each_time_it_is_taken() {
    let mut table = Table::new(1).reserve([0, 0, 0, 0, 1]).artefact("mace-of-the-brave");
    table.state.offer = [Artefact::MagicPurse].into_iter().collect();
    table.play("pass").play("take magic-purse");
    assert_eq!(table.own().reserve[Resource::Gold], 2);
}

#[test]
fn s2_the_first_to_pass_begins_the_next_round_and_then_it_goes_clockwise() {
    let mut table = Table::new(3);
    for seat in 0..3 {
        table = table.seat(seat).reserve([0; 5]);
    }
    table.play("explore I").play("place I-1").play("end");
    table.play("pass").play("take sacred-clock");
    table.play("pass").play("take potion-of-might");
    assert_eq!(table.turn(), Turn::Seat(Seat::FIRST));
    table.play("pass").play("take sorcerers-mask");
    assert_eq!(table.state.round, 2);
    for number in [1, 2, 0] {
        assert_eq!(table.turn(), Turn::Seat(Seat::new(number)));
        table.play("explore I");
        while !table.offers("end") {
            let first = table.legal().swap_remove(0);
            table.play(&first);
        }
        table.play("end");
    }
}

#[test]
fn s14_at_the_end_of_a_round_the_rightmost_hero_leaves_and_a_new_one_enters() {
    let mut table = Table::new(1).reserve([0; 5]).display([1, 2, 3, 4]);
    table.play("pass").play_only("take sacred-clock");
    while table.state.row[0].is_some() {
        let next = drawn(&table);
        table.play_only(&next);
    }
    table.play_only("reveal-hero 48");
    assert_eq!(table.state.row, [48, 1, 2, 3].map(|number| Some(hero(number))));
}

/// What chance draws first.
fn drawn(table: &Table) -> String {
    use engine::Game;
    table.game.draw(&table.state, 0).to_string()
}

#[test]
fn s12_at_the_end_of_a_round_equal_buildings_are_stacked_and_the_gaps_filled() {
    let places = [
        "tavern",
        "bank",
        "tavern",
        "bank",
        "quarry",
        "bank",
        "sawmill",
        "bazaar",
        "warehouse",
    ];
    let mut table = Table::new(2)
        .seat(1)
        .reserve([0; 5])
        .seat(0)
        .reserve([0; 5])
        .market(places);
    table
        .play("pass")
        .play("take sacred-clock")
        .play("pass")
        .play_only("take potion-of-might");
    let counts = table.state.market.map(|place| place.map_or(0, |stack| stack.count));
    assert_eq!(counts, [2, 3, 0, 0, 1, 0, 1, 1, 1]);
    // S28: the hero first, then the places in order; a new duplicate stays apart.
    let next = drawn(&table);
    table.play_only(&next);
    table
        .play_only("reveal-building quarry")
        .play_only("reveal-building quarry")
        .play_only("reveal-building tavern");
    let counts = table.state.market.map(|place| place.map_or(0, |stack| stack.count));
    assert_eq!(counts, [2, 3, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((table.state.round, table.turn()), (2, Turn::Seat(Seat::FIRST)));
}

#[test]
fn activations_are_possible_again_in_the_next_round() {
    let land = ["I-1 wood-red"];
    let mut table = Table::new(1)
        .land(land)
        .forts(["I-1"])
        .street("upper", ["quarry"])
        .reserve([0; 5]);
    table
        .play("region I")
        .play("end")
        .play("street upper")
        .play("end")
        .play("fort I-1")
        .play("pass");
    while !table.offers("take sacred-clock") {
        let first = table.legal().swap_remove(0);
        table.play(&first);
    }
    table.play("take sacred-clock");
    assert_eq!(table.state.round, 2);
    for action in ["region I", "street upper", "fort I-1"] {
        assert!(table.offers(action), "{action}");
    }
}

#[test]
fn s24_nothing_is_asked_when_all_basics_fit() {
    let land = ["I-1 wood-red", "I-2 wood-red", "I-3 wood-red"];
    let mut table = Table::new(2)
        .reserve([1, 1, 1, 0, 0])
        .land(land)
        .forts(["I-1", "I-2", "I-3"]);
    table.play("pass");
    assert_eq!((table.state.step, table.pieces()), (Step::Swap, [1, 1, 1, 0, 0]));
}

#[test]
fn s24_diamonds_can_be_made_of_basics_first() {
    let mut table = Table::new(2).reserve([1, 1, 1, 0, 0]);
    table.play("pass");
    assert_eq!(table.legal(), ["refine", "done"]);
    table.play("refine");
    assert_eq!((table.state.step, table.pieces()), (Step::Swap, [0, 0, 0, 1, 0]));

    let mut left = Table::new(2).reserve([1, 1, 1, 0, 0]);
    left.play("pass").play("done");
    assert_eq!(left.pieces(), [0; 5]);
}

#[test]
fn s24_a_missing_basic_of_a_diamond_comes_of_gold_or_of_two_others_but_never_of_diamonds() {
    let mut table = Table::new(2).reserve([3, 1, 0, 4, 1]);
    table.play("pass").play("refine");
    assert_eq!(table.legal(), ["pay gold", "pay wood wood"]);
    table.play("pay wood wood");
    assert_eq!(table.pieces(), [0, 0, 0, 5, 1]);
    // Without any basic, gold can wait.
    let mut rich = Table::new(2).reserve([0, 0, 0, 0, 3]);
    rich.play("pass");
    assert_eq!(rich.state.step, Step::Swap);
}

#[test]
fn s24_with_the_mirror_kept_kinds_come_of_one_other_each() {
    let mut table = Table::new(2).reserve([2, 0, 0, 0, 0]).artefact("enchanted-mirror");
    table = table.land(["I-1 wood-red", "I-2 wood-red"]).forts(["I-1", "I-2"]);
    table.play("pass");
    assert_eq!(table.legal(), ["keep wood 0", "keep wood 1", "keep wood 2"]);
    table.play("keep wood 0").play("keep clay 1");
    assert_eq!(table.pieces(), [0, 1, 1, 0, 0]);
}
