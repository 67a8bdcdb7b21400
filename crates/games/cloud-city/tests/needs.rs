//! The ten specific needs: cities drawn by hand with what they are worth, and a test for each rule and ruling.

mod table;

use std::collections::BTreeSet;

use cloud_city::*;
use engine::{Match, Seat, Seed, Setup, SetupError, Turn};
use table::{Table, draw};

const CITIES: [(&str, &str); 7] = [
    ("balanced", include_str!("cities/balanced.txt")),
    ("all five lengths", include_str!("cities/all-five-lengths.txt")),
    ("loop", include_str!("cities/loop.txt")),
    ("one line", include_str!("cities/one-line.txt")),
    ("over a building", include_str!("cities/over-a-building.txt")),
    ("two loops", include_str!("cities/two-loops.txt")),
    ("votes of each level", include_str!("cities/votes-of-each-level.txt")),
];

/// A city of the folder `cities`, without what is expected of it.
fn drawn(name: &str) -> City {
    let (_, text) = CITIES.into_iter().find(|(known, _)| *known == name).unwrap();
    draw(text.split("\nexpect").next().unwrap())
}

/// The same without one of its walkways.
fn without(city: City, walkway: &str) -> City {
    let mut sketch = Sketch::from(city);
    sketch.walkways.retain(|stands| stands.to_string() != walkway);
    assert_eq!(sketch.walkways.len() + 1, city.walkways().len(), "{walkway}");
    sketch.try_into().unwrap()
}

fn worth(need: Need, city: &City) -> i32 {
    match need.worth(city) {
        Worth::Votes(number) | Worth::Compared(number) => number,
    }
}

#[test]
fn the_cities_drawn_by_hand_are_worth_what_their_files_say() {
    for (name, text) in CITIES {
        let city = drawn(name);
        let mut expected = BTreeSet::new();
        for line in text.lines().filter_map(|line| line.strip_prefix("expect ")) {
            let (what, number) = line.split_once(' ').unwrap();
            let found = match what {
                "river" => city.level_votes(Level::Blue) as i32,
                "forest" => city.level_votes(Level::Green) as i32,
                "sand" => city.level_votes(Level::Sand) as i32,
                need => worth(need.parse().unwrap(), &city),
            };
            assert_eq!(found.to_string(), number, "{what} of '{name}'");
            expected.insert(what);
        }
        assert_eq!(expected.len(), 3 + Need::ALL.len(), "'{name}' should say everything");
    }
}

/// Three cities with these sketches at a table with one need card.
fn table(need: &str, sketches: [&str; 3]) -> Table {
    let [first, second, third] = sketches;
    Table::of(&Setup::new(3).with("need", need))
        .city(0, first)
        .city(1, second)
        .city(2, third)
}

#[track_caller]
fn check_votes(need: &str, sketches: [&str; 3], votes: [i32; 3]) {
    let table = table(need, sketches);
    let need = need.parse().unwrap();
    let found = [0, 1, 2].map(|seat| table.game.need_votes(&table.state, Seat::new(seat), need));
    assert_eq!(found, votes);
    for (seat, votes) in votes.into_iter().enumerate() {
        let walkways = table.state.cities[seat].votes() as i32;
        assert_eq!(
            table.score(seat).points,
            walkways + votes,
            "each need is added to the walkways"
        );
    }
}

// Ties

#[test]
fn c6_the_one_with_the_most_gets_six_and_all_who_tie_get_three() {
    assert_eq!(majority(4, [4, 3, 2].into_iter()), 6);
    assert_eq!(majority(3, [4, 3, 2].into_iter()), 0);
    assert_eq!(majority(4, [4, 4, 2].into_iter()), 3);
    assert_eq!(majority(4, [4; 4].into_iter()), 3);
}

#[test]
fn c6_having_most_of_nothing_brings_nothing() {
    assert_eq!(majority(0, [0, 0].into_iter()), 0);
    check_votes(
        "longest-route",
        ["at g7\nBB\n..", "at g7\nSS\n..\n\ng7 h7", "at g7\nGG\n.."],
        [0, 0, 0],
    );
    check_votes(
        "most-blue",
        ["at g7\nGG\n..", "at g7\nGS\n..", "at g7\nSS\n.."],
        [0, 0, 0],
    );
}

// The cards

const BLUE_TWO: &str = "at g7\nBB..\n..BG\n\ng7 h7";
const BLUE_LONG: &str = "at g7\nB..B\n.GG.\n\ng7 j7";
const GREEN_LONG: &str = "at g7\nG..G\n.BB.\n\ng7 j7";
const SAND_LONG: &str = "at g7\nSG..BS\n..GB..\n\ng7 l7";

#[test]
fn c2_the_longest_route_is_the_best_single_one_of_river_or_forest() {
    check_votes("longest-route", [BLUE_TWO, BLUE_LONG, SAND_LONG], [0, 6, 0]);
    check_votes("longest-route", [GREEN_LONG, BLUE_LONG, BLUE_TWO], [3, 3, 0]);
    check_votes("longest-route", [GREEN_LONG, BLUE_LONG, GREEN_LONG], [3, 3, 3]);
    // Blue and green are never added together: 3 beats 2 and 2.
    let both = "at g7\nB.B.\nG.G.\n\ng7 i7\ng8 i8";
    check_votes("longest-route", [both, BLUE_LONG, BLUE_TWO], [0, 6, 0]);
}

#[test]
fn c1_a_route_is_all_that_hangs_together_and_one_walkway_is_a_route() {
    let chain = draw("at g7\nBBBB\n....\n\ng7 h7\nh7 i7\ni7 j7");
    let pair = draw("at g7\nBBBB\n....\n\ng7 h7\ni7 j7");
    assert_eq!(
        (worth(Need::MostRoutes, &chain), worth(Need::LongestRoute, &chain)),
        (1, 3)
    );
    assert_eq!(
        (worth(Need::MostRoutes, &pair), worth(Need::LongestRoute, &pair)),
        (2, 1)
    );
    assert_eq!(worth(Need::MostRoutes, &draw("at g7\nBBBB\n....")), 0);
}

#[test]
fn c3_the_routes_of_all_levels_are_counted_together() {
    let three = "at g7\nBBGG\n....\nSS..\n..BG\n\ng7 h7\ni7 j7\ng9 h9";
    let two = "at g7\nBBBB\n....\n\ng7 h7\ni7 j7";
    let one = "at g7\nBBBB\n....\n\ng7 h7\nh7 i7\ni7 j7";
    check_votes("most-routes", [three, two, one], [6, 0, 0]);
    check_votes("most-routes", [two, two, one], [3, 3, 0]);
}

#[test]
fn c4_a_varied_route_brings_six_with_four_lengths_and_eight_with_five() {
    let five = drawn("all five lengths");
    assert_eq!(Need::VariedRoute.worth(&five), Worth::Votes(8));
    let four = without(five, "c3 d3");
    assert_eq!(Need::VariedRoute.worth(&four), Worth::Votes(6));
    assert_eq!(Need::VariedRoute.worth(&without(four, "c3 c5")), Worth::Votes(0));
}

#[test]
fn c4_the_lengths_must_be_in_one_route() {
    // Without the middle piece the five lengths are four in two routes.
    let broken = without(drawn("all five lengths"), "f1 f5");
    assert_eq!(Need::VariedRoute.worth(&broken), Worth::Votes(0));
    assert_eq!(worth(Need::MostRoutes, &broken), 2);
}

#[test]
fn c5_each_closed_route_brings_three_votes() {
    assert_eq!(Need::Circuits.worth(&drawn("loop")), Worth::Votes(3));
    assert_eq!(Need::Circuits.worth(&drawn("two loops")), Worth::Votes(6));
    assert_eq!(Need::Circuits.worth(&without(drawn("loop"), "a1 c1")), Worth::Votes(0));
}

#[test]
fn c21_a_circuit_is_one_route_and_counts_all_its_walkways() {
    let whole = drawn("loop");
    assert_eq!(
        (worth(Need::LongestRoute, &whole), worth(Need::MostRoutes, &whole)),
        (8, 3)
    );
    let open = without(whole, "a1 c1");
    assert_eq!(
        (worth(Need::LongestRoute, &open), worth(Need::MostRoutes, &open)),
        (6, 3)
    );
}

#[test]
fn the_most_blue_buildings_bring_six_votes() {
    check_votes(
        "most-blue",
        ["at g7\nBBBG\n....", "at g7\nBBGG\n....", "at g7\nBGSS\n...."],
        [6, 0, 0],
    );
    check_votes(
        "most-blue",
        ["at g7\nBBGG\n....", "at g7\nBSBS\n....", "at g7\nBGSS\n...."],
        [3, 3, 0],
    );
}

#[test]
fn the_most_green_buildings_bring_six_votes() {
    check_votes(
        "most-green",
        ["at g7\nBBBG\n....", "at g7\nBBGG\n....", "at g7\nBGSS\n...."],
        [0, 6, 0],
    );
    check_votes(
        "most-green",
        ["at g7\nBGBG\n....", "at g7\nBBGG\n....", "at g7\nGSGS\n...."],
        [3, 3, 3],
    );
}

#[test]
fn c22_the_buildings_of_the_starting_tile_count() {
    let table = Table::of(&Setup::new(2).with("need", "most-blue"));
    let votes = |seat| table.game.need_votes(&table.state, Seat::new(seat), Need::MostBlue);
    assert_eq!([votes(0), votes(1)], [6, 0], "two blue buildings against one");
}

#[test]
fn each_building_with_exactly_one_walkway_brings_two_votes() {
    let chain = draw("at g7\nBBBB\n....\n\ng7 h7\nh7 i7\ni7 j7");
    assert_eq!(Need::LightBuildings.worth(&chain), Worth::Votes(4), "the two ends");
    let pairs = draw("at g7\nBBBB\n....\n\ng7 h7\ni7 j7");
    assert_eq!(Need::LightBuildings.worth(&pairs), Worth::Votes(8));
}

#[test]
fn c22_only_walkways_that_rest_on_a_building_count_for_it() {
    let city = drawn("one line");
    // The blue buildings under the sand walkway still have one walkway each.
    assert_eq!(Need::LightBuildings.worth(&city), Worth::Votes(12));
    let bare = without(city, "b1 c1");
    assert_eq!(
        Need::LonelyBuildings.worth(&bare),
        Worth::Votes(-4),
        "overhead is not on top"
    );
}

#[test]
fn c7_each_walkway_that_crosses_another_costs_two_votes_however_many_it_crosses() {
    assert_eq!(
        Need::Crossings.worth(&drawn("loop")),
        Worth::Votes(-4),
        "both partners count"
    );
    // One sand walkway along row 8 passes over two green ones that run down: three walkways cross, not four.
    let city = draw("at g7\n.GBGB.\nS....S\n.G.GBB\nB.B...\n\ng8 l8\nh7 h9\nj7 j9");
    assert_eq!(Need::Crossings.worth(&city), Worth::Votes(-6));
}

#[test]
fn c7_passing_over_a_building_is_no_crossing_even_if_it_carries_walkways() {
    assert_eq!(Need::Crossings.worth(&drawn("over a building")), Worth::Votes(0));
}

#[test]
fn c7_a_walkway_wholly_under_another_in_one_line_crosses_it() {
    let city = drawn("one line");
    assert_eq!(Need::Crossings.worth(&city), Worth::Votes(-4));
    assert_eq!(Need::Crossings.worth(&without(city, "b1 c1")), Worth::Votes(0));
}

#[test]
fn each_building_without_a_walkway_costs_two_votes() {
    assert_eq!(
        Need::LonelyBuildings.worth(&draw("at g7\nBBBG\n....\n\ng7 h7")),
        Worth::Votes(-4)
    );
    assert_eq!(Need::LonelyBuildings.worth(&drawn("loop")), Worth::Votes(0));
    assert_eq!(
        Need::LonelyBuildings.worth(&City::new(Face::SideBlueBlue)),
        Worth::Votes(-4)
    );
}

#[test]
fn c23_balance_takes_five_threes_a_five_and_an_eight_on_all_levels_together() {
    let six_threes = drawn("balanced");
    assert_eq!(Need::Balance.worth(&six_threes), Worth::Votes(0));
    let five_threes = without(six_threes, "a3 a6");
    assert_eq!(Need::Balance.worth(&five_threes), Worth::Votes(0));
    assert_eq!(
        Need::Balance.worth(&without(five_threes, "c2 c5")),
        Worth::Votes(-4),
        "four threes"
    );
    assert_eq!(
        Need::Balance.worth(&without(five_threes, "f1 f5")),
        Worth::Votes(-4),
        "no five"
    );
    assert_eq!(
        Need::Balance.worth(&without(five_threes, "a1 f1")),
        Worth::Votes(-4),
        "no eight"
    );
    assert_eq!(
        Need::Balance.worth(&City::new(Face::SideBlueBlue)),
        Worth::Votes(-4),
        "once, however much is missing"
    );
}

// Which cards are in play

#[test]
fn c20_none_one_or_two_different_cards_are_in_play_from_the_start() {
    for (first, second, number) in [("none", "none", 0), ("random", "none", 1), ("random", "random", 2)] {
        let setup = Setup::new(2).with("need", first).with("second-need", second);
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let dealt = Match::<CloudCity>::new(setup.clone(), Seed::named("needs").nth(seed)).unwrap();
            assert_eq!(dealt.state().needs.len(), number);
            seen.extend(dealt.state().needs.iter());
        }
        assert_eq!(seen.len(), if number == 0 { 0 } else { Need::ALL.len() });
    }
}

#[test]
fn need_cards_can_be_chosen_by_name() {
    let table = Table::of(&Setup::new(2).with("need", "circuits").with("second-need", "balance"));
    assert_eq!(
        table.state.needs.iter().collect::<Vec<_>>(),
        [Need::Circuits, Need::Balance]
    );
    let one_drawn = Table::undealt(&Setup::new(2).with("need", "random").with("second-need", "balance"));
    one_drawn.refused("need balance", Refusal::NeedNotDrawn(Need::Balance));
    assert_eq!(one_drawn.turn(), Turn::Chance);
}

#[test]
fn two_need_cards_are_never_the_same_and_a_second_goes_with_a_first() {
    let refused = |first: &str, second: &str| {
        let setup = Setup::new(2).with("need", first).with("second-need", second);
        match setup.open::<CloudCity>() {
            Err(SetupError::Combination(phrase)) => Some(phrase.to_string()),
            Err(other) => panic!("{other}"),
            Ok(_) => None,
        }
    };
    let same = "setup-same-need (need need-circuits)";
    assert_eq!(refused("circuits", "circuits").as_deref(), Some(same));
    assert_eq!(refused("none", "random").as_deref(), Some("setup-second-need"));
    assert_eq!(refused("none", "balance").as_deref(), Some("setup-second-need"));
    assert_eq!(
        (refused("random", "random"), refused("balance", "circuits")),
        (None, None)
    );
}

#[test]
fn c20_each_card_is_scored_on_its_own_and_votes_may_go_below_zero() {
    let table = Table::of(
        &Setup::new(2)
            .with("need", "lonely-buildings")
            .with("second-need", "balance"),
    );
    assert_eq!(table.score(0).points, -4 - 4);
    let standings = table.standings();
    let items: Vec<_> = standings.0[0]
        .breakdown
        .iter()
        .skip(3)
        .map(|item| (item.name, item.points))
        .collect();
    assert_eq!(items, [("need-lonely-buildings", -4), ("need-balance", -4)]);
}

#[test]
fn c14_needs_go_with_the_rectangle() {
    let setup = Setup::new(3)
        .with("city", "rectangle")
        .with("need", "random")
        .with("second-need", "random");
    assert!(setup.open::<CloudCity>().is_ok());
}
