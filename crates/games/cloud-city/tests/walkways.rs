//! Where walkways can be built: one test for each rule and ruling, and a slow check of them all in whole games.

mod table;

use cloud_city::*;
use engine::{Describe, Game, Heuristics, Match, Seat, Seed, Setup, Turn, below};
use std::collections::BTreeSet;
use table::{Table, set};

fn walkway(text: &str) -> Walkway {
    text.parse().unwrap()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn a_walkway_joins_two_buildings_of_one_height_in_a_straight_line() {
    let table = Table::building("at g7\nB.B.\nG..G\nB.__\n.S__");
    assert_eq!(table.walkways(), set(["g7 i7", "g8 j8"]));
    table.refused("walkway g7 g8", Refusal::Heights(walkway("g7 g8")));
    table.refused("walkway i7 g9", Refusal::Diagonal(walkway("i7 g9")));
    table.refused("walkway g7 h7", Refusal::NoBuilding(square("h7")));
    table.refused("walkway a1 g7", Refusal::NoBuilding(square("a1")));
}

#[test]
fn a_walkway_named_from_its_other_end_is_refused_with_its_right_spelling() {
    let table = Table::building("at g7\nBB\n..");
    assert_eq!(table.walkways(), set(["g7 h7"]));
    table.refused("walkway h7 g7", Refusal::Reversed(walkway("g7 h7")));
    let phrase = table.game.refusal_phrase(&Refusal::Reversed(walkway("g7 h7")));
    assert_eq!(phrase.to_string(), "refusal-reversed (spelling walkway g7 h7)");
    let drawing = Table::building("at g7\nBB\n..").at(Step::Draw);
    drawing.refused("walkway h7 g7", Refusal::NotNow(Step::Draw));
}

#[test]
fn each_level_has_its_own_walkways() {
    let mut table = Table::building("at g7\nBBGG\n....\nSS..\n..SG");
    table.play("walkway g7 h7").play("walkway i7 j7").play("walkway g9 h9");
    let left = |level| table.state.stock.left(level, 1);
    assert_eq!(Level::ALL.map(left), [5, 5, 5]);
}

#[test]
fn the_longer_a_walkway_the_more_votes_it_brings() {
    for (length, votes) in [(1, 1), (2, 2), (3, 3), (4, 5), (5, 8)] {
        let mut top = vec!['.'; 6];
        top[0] = 'S';
        top[length] = 'S';
        let under = |tile: usize| match top[tile * 2..tile * 2 + 2].iter().filter(|&&spot| spot == 'S').count() {
            0 => "BG",
            1 => "B.",
            _ => "..",
        };
        let bottom: String = (0..3).map(under).collect();
        let top: String = top.into_iter().collect();
        let mut table = Table::building(&format!("at a1\n{top}\n{bottom}"));
        let end = char::from(b'a' + length as u8);
        table.play(&format!("walkway a1 {end}1"));
        assert_eq!(table.state.cities[0].level_votes(Level::Sand), votes, "length {length}");
        assert_eq!(table.state.cities[0].votes(), votes);
    }
}

#[test]
fn walkways_run_down_as_well_as_across() {
    let mut table = Table::building("at a1\nBG\n..\n.S\n.S\nBG\n..");
    assert_eq!(table.walkways(), set(["a1 a5", "b3 b4"]));
    table.play("walkway a1 a5");
    assert_eq!(table.state.cities[0].level_votes(Level::Blue), 5);
    table.refused(
        "walkway b1 b5",
        Refusal::Blocked {
            walkway: walkway("b1 b5"),
            square: square("b3"),
        },
    );
}

#[test]
fn no_walkway_passes_where_there_is_no_tile() {
    let table = Table::building("at a1\nB.__.B\n.G__G.\nB.SS.B\nG....G");
    assert_eq!(table.walkways(), set(["a1 a3", "f1 f3", "c3 d3", "a4 f4"]));
    table.refused(
        "walkway a1 f1",
        Refusal::NoGround {
            walkway: walkway("a1 f1"),
            square: square("c1"),
        },
    );
}

#[test]
fn c8_no_walkway_crosses_one_of_its_own_level() {
    let mut table = Table::building("at a1\n.BG.\nB..B\nG.GS\n.B..");
    assert_eq!(table.walkways(), set(["b1 b4", "a2 d2", "c1 c3", "a3 c3"]));
    table.play("walkway b1 b4");
    table.refused(
        "walkway a2 d2",
        Refusal::Crossing {
            walkway: walkway("a2 d2"),
            square: square("b2"),
        },
    );
    let mut other = Table::building("at a1\n.BG.\nB..B\nG.GS\n.B..");
    other.play("walkway a2 d2");
    other.refused(
        "walkway b1 b4",
        Refusal::Crossing {
            walkway: walkway("b1 b4"),
            square: square("b2"),
        },
    );
}

#[test]
fn walkways_of_different_levels_may_cross() {
    let mut table = Table::building("at a1\n.BG.\nB..B\nG.GS\n.B..");
    table.play("walkway a2 d2").play("walkway c1 c3");
    assert_eq!(table.state.cities[0].votes(), 3 + 2);
}

#[test]
fn c8_two_buildings_are_joined_once_only() {
    let mut table = Table::building("at a1\nBBGG\n....");
    table.play("walkway a1 b1");
    table.refused("walkway a1 b1", Refusal::AlreadyJoined(walkway("a1 b1")));
}

#[test]
fn c9_a_walkway_passes_over_lower_buildings() {
    let table = Table::building("at a1\nSG..BS\n..GB..");
    assert_eq!(table.walkways(), set(["a1 f1"]));
    let green = Table::building("at a1\nG.BB.G\n.S..S.");
    assert_eq!(green.walkways(), set(["a1 f1", "c1 d1", "b2 e2"]));
}

#[test]
fn c9_a_building_as_tall_or_taller_is_in_the_way() {
    let table = Table::building("at a1\nB.G..B\nG..S.G");
    table.refused(
        "walkway a1 f1",
        Refusal::Blocked {
            walkway: walkway("a1 f1"),
            square: square("c1"),
        },
    );
    table.refused(
        "walkway a2 f2",
        Refusal::Blocked {
            walkway: walkway("a2 f2"),
            square: square("d2"),
        },
    );
}

#[test]
fn c19_in_each_direction_a_building_is_joined_to_the_nearest_of_its_height() {
    let table = Table::building("at a1\nS.S..S\nG.B.B.");
    assert_eq!(table.walkways(), set(["a1 c1", "c1 f1", "c2 e2"]));
    table.refused(
        "walkway a1 f1",
        Refusal::Blocked {
            walkway: walkway("a1 f1"),
            square: square("c1"),
        },
    );
}

#[test]
fn c10_a_building_carries_at_most_two_walkways_in_any_directions() {
    let sketch = "at a1\n.BG.\n.B.B\n.BS.\nG.S.";
    let corner = Table::building(sketch).play_all(["walkway b1 b2", "walkway b2 d2"]);
    corner.refused("walkway b2 b3", Refusal::FullBuilding(square("b2")));
    let straight = Table::building(sketch).play_all(["walkway b1 b2", "walkway b2 b3"]);
    straight.refused("walkway b2 d2", Refusal::FullBuilding(square("b2")));
}

#[test]
fn c11_any_number_is_built_in_a_turn_in_any_order_old_pairs_included() {
    let sketch = "at g7\nSBBS\n....\nB.GG\n.G..";
    let all = Table::building(sketch).play_all(["walkway i9 j9", "walkway g7 j7", "walkway h7 i7"]);
    let other = Table::building(sketch).play_all(["walkway h7 i7", "walkway i9 j9", "walkway g7 j7"]);
    assert_eq!(all.state.cities[0], other.state.cities[0]);
    assert_eq!(all.state.step, Step::Draw, "nothing more can be built");
    let none = Table::building(sketch).play_all(["done"]);
    assert_eq!(none.state.step, Step::Draw);
    let mut later = none.play_all(["draw pile"]);
    later.pass_turns(1);
    for _ in 0..2 {
        let first = later.legal()[0].clone();
        later.play(&first);
    }
    assert!(later.walkways().is_superset(&set(["g7 j7", "h7 i7", "i9 j9"])));
}

#[test]
fn c11_walkways_are_built_only_between_the_laying_and_the_drawing() {
    let table = Table::new(2).city(0, "at g7\nBB\n..");
    table.refused("walkway g7 h7", Refusal::NotNow(Step::Choose));
    table
        .at(Step::Draw)
        .refused("walkway g7 h7", Refusal::NotNow(Step::Draw));
}

#[test]
fn c11_walkways_rest_on_ones_own_buildings_only() {
    let table = Table::building("at g7\nBB\n..").city(1, "at g7\nBBSS\n....");
    table.refused("walkway i7 j7", Refusal::NoBuilding(square("i7")));
}

#[test]
fn c12_without_a_piece_of_its_level_and_length_a_link_cannot_be_built() {
    let mut table = Table::building("at a1\nSG..BS\n..GB..\nS....S\n.BGG.B");
    assert_eq!(
        table.walkways(),
        set(["a1 a3", "a1 f1", "a3 f3", "f1 f3", "c2 c4", "c4 d4"])
    );
    let json = serde_json::json!({ "blue": [6, 8, 8, 6, 3], "green": [6, 8, 8, 6, 3], "sand": [6, 8, 8, 6, 1] });
    table.state.stock = serde_json::from_value(json).unwrap();
    table.play("walkway a1 f1");
    table.refused("walkway a3 f3", Refusal::NoPiece(Level::Sand, 5));
    assert_eq!(table.walkways(), set(["a1 a3", "f1 f3", "c2 c4", "c4 d4"]));
}

#[test]
fn c25_the_pieces_are_common_to_all_players() {
    let mut table = Table::building("at a1\nSG..BS\n..GB..").city(1, "at a1\nSG..BS\n..GB..");
    table.play("walkway a1 f1");
    assert_eq!(table.state.stock.left(Level::Sand, 5), 2);
    assert_eq!(table.state.stock.left(Level::Green, 5), 3);
}

#[test]
fn c25_a_piece_that_one_seat_used_up_is_gone_for_the_next() {
    let mut table = Table::building("at a1\nSG..BS\n..GB..").city(1, "at a1\nSG..BS\n..GB..");
    let json = serde_json::json!({ "blue": [6, 8, 8, 6, 3], "green": [6, 8, 8, 6, 3], "sand": [6, 8, 8, 6, 1] });
    table.state.stock = serde_json::from_value(json).unwrap();
    table.play("walkway a1 f1");
    table.state.seat = Seat::new(1);
    let table = table.at(Step::Build(None));
    table.refused("walkway a1 f1", Refusal::NoPiece(Level::Sand, 5));
    assert!(table.walkways().is_empty());
}

#[test]
fn c18_no_tile_brings_a_building_under_a_walkway() {
    let table = Table::building("at g7\nS..S\n.BB.\n\ng7 j7").at(Step::Lay(Face::SideSandSand));
    for (tile, bearing) in [("g7", Bearing::West), ("i7", Bearing::East)] {
        table.refused(
            &format!("lay {tile} 0"),
            Refusal::Occupied(tile.parse().unwrap(), bearing),
        );
    }
    for mv in table.legal() {
        let mut state = table.state.clone();
        table.game.play(&mut state, mv.parse().unwrap(), &mut ()).unwrap();
        let under = ["h7", "i7"].map(|passed| state.cities[0].building_at(square(passed)));
        assert_eq!(under, [None, None], "{mv}");
    }
}

#[test]
fn c14_buildings_six_or_seven_squares_apart_cannot_be_joined() {
    let table = Table::of(&Setup::new(2).with("city", "rectangle"))
        .city(0, "at a1\nS......S\nG.BBBBG.")
        .at(Step::Build(None));
    assert_eq!(table.walkways(), set(["c2 d2", "d2 e2", "e2 f2"]));
    table.refused("walkway a1 h1", Refusal::TooLong(walkway("a1 h1")));
    table.refused("walkway a2 g2", Refusal::TooLong(walkway("a2 g2")));
}

#[test]
fn walkways_keep_their_place_when_the_city_grows_to_the_left_and_upwards() {
    let mut table = Table::building("at g7\nBB\n..\n\ng7 h7").at(Step::Lay(Face::SideBlueBlue));
    table.play("lay e7 0");
    table.play("walkway f7 g7");
    assert_eq!(
        table.state.cities[0],
        "at e7\nBBBB\n....\n\ng7 h7\nf7 g7".parse().unwrap()
    );
    let upwards = Table::building("at g7\nBB\n..\n\ng7 h7")
        .at(Step::Lay(Face::SideBlueBlue))
        .play_all(["lay g5 180"]);
    assert_eq!(upwards.walkways(), set(["g6 g7", "g6 h6", "h6 h7"]));
}

/// Searches the walkways that can be built, square by square, straight from the rules.
fn by_hand(city: &City, stock: &Stock) -> BTreeSet<Walkway> {
    let built = city.walkways();
    let carried = |end: Square| {
        built
            .iter()
            .filter(|(_, walkway)| walkway.start() == end || walkway.end() == end)
            .count()
    };
    let squares: Vec<Square> = (b'a'..=b'n')
        .flat_map(|column| (1..=14).map(move |row| format!("{}{row}", char::from(column)).parse().unwrap()))
        .collect();
    let mut found = BTreeSet::new();
    for &one in &squares {
        let Some(level) = city.building_at(one) else { continue };
        for &other in &squares {
            let Some(walkway) = Walkway::new(one, other).filter(|walkway| walkway.start() == one) else {
                continue;
            };
            let Some((_, length)) = walkway.straight() else {
                continue;
            };
            let passes: Vec<Square> = walkway.passes().collect();
            let low = |&square: &Square| {
                city.has_ground(square) && city.building_at(square).is_none_or(|building| building < level)
            };
            let crosses = built
                .iter()
                .any(|&(of, stands)| of == level && stands.passes().any(|square| passes.contains(&square)));
            if city.building_at(other) == Some(level)
                && length <= 5
                && passes.iter().all(low)
                && !crosses
                && carried(one) < 2
                && carried(other) < 2
                && !built.contains(&(level, walkway))
                && stock.left(level, usize::from(length)) > 0
            {
                found.insert(walkway);
            }
        }
    }
    found
}

#[test]
fn in_whole_games_exactly_the_walkways_of_the_rules_are_offered_as_long_as_there_are_any() {
    let mut positions = 0;
    for (number, shape) in ["square", "rectangle"].into_iter().cycle().take(30).enumerate() {
        let mut setup = Setup::new(2).with("city", shape);
        if number % 3 == 0 {
            // Pieces soon run out.
            let scarce = include_str!("../material/cloud-city.toml").replace("[6, 8, 8, 6, 3]", "[2, 2, 2, 1, 24]");
            setup.material = Some(scarce);
        }
        let mut played = Match::<CloudCity>::new(setup, Seed::named("walkways").nth(number as u64)).unwrap();
        let mut rng = played.seed().unwrap().playout_rng();
        while let Turn::Seat(seat) = played.turn() {
            let state = played.state();
            let city = &state.cities[seat.index()];
            let moves = played.legal();
            if let Step::Build(_) = state.step {
                positions += 1;
                let offered = |mv: &Move| {
                    if let Move::Walkway(walkway) = mv {
                        Some(*walkway)
                    } else {
                        None
                    }
                };
                let offered: BTreeSet<_> = moves.iter().filter_map(offered).collect();
                assert_eq!(offered, by_hand(city, &state.stock), "{:?}", Sketch::from(*city));
                assert!(!offered.is_empty(), "{:?}", Sketch::from(*city));
            } else if state.step == Step::Draw {
                nothing_is_left_to_build(state);
                if city.tiles() < 6 {
                    c18_and_c19_hold(city);
                }
            }
            // Build eagerly, so that cities get crowded and the draw comes only when nothing more can be built.
            let eager = moves.len() - usize::from(moves.len() > 1 && moves.contains(&Move::Done));
            played.play(seat, moves[below(&mut rng, eager)]).unwrap();
        }
        nothing_is_left_to_build(played.state());
        played.state().cities.iter().for_each(c18_and_c19_hold);
    }
    assert!(positions > 300, "{positions}");
}

fn nothing_is_left_to_build(state: &State) {
    for city in &state.cities {
        assert_eq!(
            by_hand(city, &state.stock),
            BTreeSet::new(),
            "{:?}",
            Sketch::from(*city)
        );
    }
}

/// Nothing as tall stands under a walkway, and no two walkways leave a building the same way.
fn c18_and_c19_hold(city: &City) {
    let walkways = city.walkways();
    for &(level, walkway) in &walkways {
        assert!(
            walkway
                .passes()
                .all(|square| city.building_at(square).is_none_or(|building| building < level))
        );
        for &(other_level, other) in &walkways {
            let overlap = |square: Square| other.passes().any(|passed| passed == square);
            assert!(other == walkway || other_level != level || !walkway.passes().any(overlap));
        }
    }
    let by_length = |&(_, walkway): &(Level, Walkway)| votes(usize::from(walkway.straight().unwrap().1));
    assert_eq!(city.votes(), walkways.iter().map(by_length).sum::<u32>());
}

/// Every city that can come of building walkways from here, as often as there are ways to get there.
fn results(game: &CloudCity, state: &State, narrowed: bool, found: &mut Vec<City>) {
    let mut moves = Vec::new();
    game.legal(state, &mut moves);
    if narrowed {
        game.narrow(state, &mut moves);
    }
    for mv in moves {
        let mut after = state.clone();
        game.play_unchecked(&mut after, mv, &mut ());
        match after.step {
            Step::Build(_) if after.seat == state.seat => results(game, &after, narrowed, found),
            _ => found.push(after.cities[state.seat.index()]),
        }
    }
}

#[test]
fn c11_search_sees_every_set_of_walkways_once() {
    let mut orders = 0;
    for seed in 0..40 {
        let mut played = Match::<CloudCity>::new(Setup::new(2), Seed::named("sets").nth(seed)).unwrap();
        let mut rng = played.seed().unwrap().playout_rng();
        while let Turn::Seat(seat) = played.turn() {
            let moves = played.legal();
            if played.state().step == Step::Build(None) && (4..=6).contains(&moves.len()) {
                let (mut all, mut narrowed) = (Vec::new(), Vec::new());
                results(played.game(), played.state(), false, &mut all);
                results(played.game(), played.state(), true, &mut narrowed);
                let set = |cities: &[City]| cities.iter().map(|city| format!("{city:?}")).collect::<BTreeSet<_>>();
                assert_eq!(set(&all), set(&narrowed), "no result is lost");
                assert_eq!(narrowed.len(), set(&narrowed).len(), "no result is there twice");
                orders += all.len() - narrowed.len();
            }
            // Seldom build, so that much can be built.
            let choice = if moves.contains(&Move::Done) && below(&mut rng, 4) > 0 {
                moves.len() - 1
            } else {
                below(&mut rng, moves.len())
            };
            played.play(seat, moves[choice]).unwrap();
        }
    }
    assert!(orders > 1000, "{orders}");
}
