//! Heroes: price, surcharge, and the row.

use settlement::*;

use crate::table::{Table, hero};

#[test]
fn example_georges_pays_two_wood_and_two_gold_for_an_adventurer_with_a_villager() {
    let mut table = Table::new(2)
        .reserve([2, 0, 0, 0, 2])
        .display([2, 3, 4, 1])
        .land(["I-1 wood-red", "I-2 wood-red"]);
    table.play("invite 4");
    assert_eq!((table.pieces(), table.own().bonus), ([0; 5], 1));
    assert!(table.own().heroes.contains(hero(1)));
    assert_eq!(table.score(0).points, 2);
}

#[test]
fn s13_the_two_places_on_the_left_cost_two_and_one_diamonds_more() {
    for (place, surcharge) in [(1, 2), (2, 1), (3, 0), (4, 0)] {
        let row = [1_u8, 2, 3, 4].map(|at| if at == place { 13 } else { at });
        // Hero 13, a defender, costs a wood and a gold.
        let mut exact = Table::new(1).reserve([1, 0, 0, surcharge, 1]).display(row);
        exact.play(&format!("invite {place}"));
        assert_eq!(exact.pieces(), [0; 5], "place {place}");
        if surcharge > 0 {
            let short = Table::new(1).reserve([1, 0, 0, surcharge - 1, 1]).display(row);
            let (price, held) = (Pieces([1, 0, 0, surcharge, 1]), Pieces([1, 0, 0, surcharge - 1, 1]));
            short.refused(&format!("invite {place}"), Refusal::CannotPay { price, held });
        }
    }
}

#[test]
fn s14_heroes_left_of_the_gap_slide_right_and_a_new_one_enters_on_the_left() {
    let mut table = Table::new(1).reserve([9; 5]).display([1, 2, 3, 4]);
    table.play_only("invite 3").play_only("reveal-hero 40");
    assert_eq!(table.state.row, [40, 1, 2, 4].map(|number| Some(hero(number))));
}

#[test]
fn s14_when_the_pile_is_empty_the_row_gets_shorter_from_the_left() {
    let mut table = Table::new(1).reserve([9; 5]).display([1, 2, 3, 4]);
    table.state.hero_pile = Heroes::EMPTY;
    table.play("invite 4");
    assert_eq!(table.state.row, [None, Some(hero(1)), Some(hero(2)), Some(hero(3))]);
    table.play("end");
    table.refused("invite 1", Refusal::EmptyPlace);
    table.play("invite 3");
    assert_eq!(table.state.row, [None, None, Some(hero(1)), Some(hero(3))]);
}

#[test]
fn heroes_bring_none_one_or_two_villagers() {
    for (number, villagers) in [(13, 0), (19, 1), (22, 2)] {
        let mut table = Table::new(1).reserve([9; 5]).display([1, 2, 3, number]);
        table.play("invite 4");
        assert_eq!(table.own().bonus, villagers);
    }
}

#[test]
fn adventurers_count_terrains_defenders_fortifications_builders_buildings_artisans_their_card() {
    let table = Table::new(1)
        .land(["I-1 wood-red", "I-2 wood-red", "II-1 gold-red"])
        .forts(["I-1", "I-2"])
        .street("upper", ["bank", "quarry"])
        .street("lower", ["bank", "tavern"]);
    for (number, points) in [(1, 3), (13, 2), (25, 4), (40, 6)] {
        assert_eq!(table.clone().heroes([number]).score(0).points, points);
    }
}

#[test]
fn s30_terrains_under_monsters_count_for_adventurers() {
    let table = Table::new(1).land(["I-1 wood-red"]).monsters(["I-1"]).heroes([1]);
    assert_eq!(table.score(0).points, 1);
}
