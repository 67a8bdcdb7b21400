//! The end of the game.

use engine::Seat;
use noria::*;

use crate::table::Table;

/// Politicians seated in the six chambers of the rulebook's final example: values 6, 8, 0, 8, 2, 8.
const FINAL_EXAMPLE: [u8; 6] = [3, 4, 0, 2, 1, 2];

fn final_example() -> Table {
    Table::base(4)
        .seated(FINAL_EXAMPLE)
        .of(0)
        .levels([7, 1, 0, 1])
        .of(1)
        .levels([0, 1, 0, 5])
        .of(2)
        .levels([2, 6, 1, 0])
        .of(3)
        .levels([2, 2, 3, 2])
}

#[test]
fn example_levels_of_two_seven_three_and_none_make_110_points() {
    // Values 2, 6, 12, 8, 4, 0.
    let table = Table::base(4).seated([1, 3, 4, 2, 2, 0]).levels([2, 7, 3, 0]);
    let mut items = Vec::new();
    engine::Describe::breakdown(&table.game, &table.state, Seat::FIRST, &mut items);
    let parts: Vec<i32> = items.iter().map(|item| item.points).collect();
    assert_eq!(parts, [4, 42, 36, 0, 28, 0]);
    assert_eq!(table.points(0), 110);
}

#[test]
fn example_the_final_table_has_72_58_72_and_66_points() {
    let table = final_example();
    assert_eq!([0, 1, 2, 3].map(|seat| table.points(seat)), [72, 58, 72, 66]);
}

#[test]
fn example_eleven_ships_and_warehouses_beat_twelve() {
    let table = final_example()
        .of(0)
        .ships(2, 2, 2)
        .warehouses([1, 1, 1, 1, 1])
        .of(2)
        .ships(3, 3, 2)
        .warehouses([1, 1, 1, 1, 0]);
    let standings = table.standings();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(0)]);
    assert_eq!(
        standings.0.iter().map(|standing| standing.rank).collect::<Vec<_>>(),
        [1, 4, 2, 3]
    );
    assert_eq!(standings.0[0].tie_breaks[0].points, 11);
    assert_eq!(standings.0[0].tie_breaks_used, 1);
}

#[test]
fn the_chambers_are_worth_what_the_town_hall_says() {
    let steps_of = |seated: u8| {
        let table = Table::base(2).seated([seated; 6]).levels([1; 4]);
        let mut items = Vec::new();
        engine::Describe::breakdown(&table.game, &table.state, Seat::FIRST, &mut items);
        items.iter().map(|item| item.points).collect::<Vec<_>>()
    };
    let expected = [
        [0, 0, 0, 0, 0, 0],
        [2, 2, 3, 4, 2, 4],
        [4, 4, 6, 8, 4, 8],
        [6, 6, 9, 12, 6, 12],
        [8, 8, 12, 16, 8, 16],
    ];
    for (seated, values) in (0..).zip(expected) {
        assert_eq!(steps_of(seated), values, "{seated} seated");
    }
}

#[test]
fn e3_equal_extremes_count_once() {
    // Values 0 everywhere but 8 for Specialization and 16 for Division.
    let table = Table::base(2).seated([0, 0, 0, 0, 4, 4]).levels([3, 3, 2, 2]);
    assert_eq!(table.points(0), 3 * 8 + 2 * 16);
}

#[test]
fn a_representative_in_the_cave_is_the_lowest_and_scores_nothing() {
    let table = Table::base(2).seated([0, 0, 0, 0, 0, 4]).levels([9, 9, 9, 0]);
    assert_eq!(table.points(0), 0);
}

#[test]
fn e4_empty_and_full_warehouses_count_alike_and_factories_do_not() {
    let table = Table::base(2)
        .ships(1, 1, 1)
        .warehouses([2, 0, 0, 0, 0])
        .goods([1, 0, 0, 0, 0])
        .factory("I1", 0);
    assert_eq!(table.own().belongings(), 5);
}

#[test]
fn e4_equal_in_everything_they_share_the_victory() {
    let table = Table::base(2).levels([1; 4]).of(1).levels([1; 4]);
    assert_eq!(table.standings().winners().count(), 2);
}

#[test]
fn e5_resources_and_knowledge_never_run_out() {
    let mut table = Table::base(2)
        .acting()
        .ships(19, 1, 1)
        .resources(500, 0, 0)
        .wheel([("M3", "energy+")]);
    table.play("double M3");
    assert_eq!(table.own().resources[Resource::Energy], 538);
}

#[test]
fn e6_politicians_still_waiting_make_no_difference() {
    let mut table = final_example();
    for chamber in Chamber::ALL {
        table.state.chambers[chamber].waiting = 0;
    }
    assert_eq!([0, 1, 2, 3].map(|seat| table.points(seat)), [72, 58, 72, 66]);
}
