//! The rules but for walkways, needs and secrets, which have their own files: one test each, in the rulebook's order.

mod table;

use cloud_city::*;
use engine::{Describe, Game, Match, Phrase, Seat, Seed, Setup, SetupError, Standings, Turn};
use table::{Table, draw, face, set};

// Set-up

#[test]
fn two_to_four_can_play() {
    for players in 2..=4 {
        assert!(Setup::new(players).open::<CloudCity>().is_ok());
    }
    for players in [0, 1, 5] {
        assert!(matches!(
            Setup::new(players).open::<CloudCity>(),
            Err(SetupError::Players { .. })
        ));
    }
}

#[test]
fn three_tiles_lie_face_up_and_three_are_in_each_hand() {
    for (players, pile) in [(2, 35), (3, 32), (4, 29)] {
        let dealt = Match::<CloudCity>::new(Setup::new(players), Seed::named("deal")).unwrap();
        let state = dealt.state();
        assert!(state.row.iter().all(Option::is_some));
        for seat in 0..4 {
            assert_eq!(state.hands[seat].secret.len(), if seat < players { 3 } else { 0 });
            assert!(state.hands[seat].open.is_empty());
        }
        assert_eq!(state.pile.len(), pile);
    }
}

#[test]
fn the_row_is_laid_out_before_the_hands_are_dealt() {
    let mut table = Table::undealt(&Setup::new(2));
    for _ in 0..3 {
        table.play_only("reveal diagonal-sand-sand");
    }
    table.play_only("deal side-blue-sand");
    assert_eq!(table.state.row, [Some(Face::DiagonalSandSand); 3]);
    assert_eq!(
        table.state.hands[0].secret.iter().collect::<Vec<_>>(),
        [Face::SideBlueSand]
    );
    table.refused("deal diagonal-sand-sand", Refusal::NotInPile(Face::DiagonalSandSand));
    table.refused("take side-blue-sand", Refusal::NotNow(Step::Deal));
}

#[test]
fn c17_each_seat_has_the_starting_tile_of_its_number_with_its_buildings() {
    let table = Table::new(4);
    let starts = ["BB", "BG", "GS", "SS"];
    for (city, spots) in table.state.cities.iter().zip(starts) {
        assert_eq!(*city, draw(&format!("at g7\n{spots}\n..")));
    }
    assert_eq!(Table::new(2).state.cities[2..], [City::EMPTY; 2]);
}

#[test]
fn c17_seat_one_begins_and_the_turn_goes_round() {
    let mut table = Table::new(3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(table.turn(), Turn::Seat(Seat::new(seat)));
        table.pass_turns(1);
    }
}

#[test]
fn no_need_card_is_in_play_unless_asked_for() {
    let table = Table::new(4);
    assert!(table.state.needs.is_empty());
    assert_eq!(table.standings().0[0].breakdown.len(), 3);
}

#[test]
fn c26_a_loaded_material_is_played_with_and_named() {
    let text = include_str!("../material/cloud-city.toml").replace("\"BB/..\", \"BG/..\"", "\"BG/..\", \"BB/..\"");
    let game: CloudCity = Setup {
        material: Some(text),
        ..Setup::new(2)
    }
    .open()
    .unwrap();
    assert_eq!(game.provenance(), engine::Provenance::Loaded);
    assert_eq!(game.start().cities[0], City::new(Face::SideBlueGreen));
}

// Laying a tile

#[test]
fn a_tile_of_the_hand_is_chosen_and_equal_tiles_are_one_choice() {
    let table = Table::new(2).hand(0, ["side-sand-blue", "diagonal-blue-sand", "side-sand-blue"]);
    assert_eq!(table.legal(), ["take side-sand-blue", "take diagonal-blue-sand"]);
    table.refused("take side-blue-sand", Refusal::NotInHand(Face::SideBlueSand));
    table.refused("lay g5 0", Refusal::NotNow(Step::Choose));
}

#[test]
fn a_tile_must_touch_the_city_with_a_side() {
    let table = Table::new(2).at(Step::Lay(Face::SideBlueGreen));
    assert_eq!(table.places(), set(["g5", "e7", "i7", "g9"]));
    table.refused("lay i5 0", Refusal::Apart("i5".parse().unwrap(), Bearing::NorthEast));
    table.refused("lay g7 0", Refusal::Occupied(Place::START, Bearing::Middle));
}

#[test]
fn a_tile_can_be_turned_before_it_is_laid() {
    for (turn, city) in [
        ("0", "at g5\nBG\n..\nBB\n.."),
        ("90", "at g5\n.B\n.G\nBB\n.."),
        ("180", "at g5\n..\nGB\nBB\n.."),
        ("270", "at g5\nG.\nB.\nBB\n.."),
    ] {
        let table = Table::new(2)
            .at(Step::Lay(Face::SideBlueGreen))
            .play_all([&format!("lay g5 {turn}")]);
        assert_eq!(table.state.cities[0], draw(city));
    }
}

#[test]
fn turns_that_look_the_same_are_one_choice() {
    let table = Table::new(2).at(Step::Lay(Face::DiagonalGreenGreen));
    assert_eq!(table.legal().len(), 4 * 2);
    table.refused(
        "lay g5 180",
        Refusal::SameTurned(Face::DiagonalGreenGreen, Rotation::Half),
    );
    assert_eq!(Table::new(2).at(Step::Lay(Face::SideGreenGreen)).legal().len(), 4 * 4);
    assert_eq!(
        Table::new(2).at(Step::Lay(Face::DiagonalBlueGreen)).legal().len(),
        4 * 4
    );
}

#[test]
fn c13_a_square_city_is_never_wider_or_higher_than_three_tiles() {
    let table = Table::new(2)
        .city(0, "at e7\nBBBBBB\n......")
        .at(Step::Lay(Face::SideBlueGreen));
    assert_eq!(table.places(), set(["e5", "g5", "i5", "e9", "g9", "i9"]));
    table.refused("lay k7 0", Refusal::TooWide("k7".parse().unwrap(), Bearing::East));
    table.refused("lay c7 0", Refusal::TooWide("c7".parse().unwrap(), Bearing::West));
    let tall = Table::new(2)
        .city(0, "at g3\nBB\n..\nBB\n..\nBB\n..")
        .at(Step::Lay(Face::SideBlueGreen));
    tall.refused("lay g1 0", Refusal::TooWide("g1".parse().unwrap(), Bearing::North));
    tall.refused("lay g9 0", Refusal::TooWide("g9".parse().unwrap(), Bearing::South));
    assert!(tall.places().contains("e5") && tall.places().contains("i7"));
}

#[test]
fn c13_the_starting_tile_can_end_up_anywhere() {
    let left_and_up = Table::new(2)
        .city(0, "at c3\nBBBB\n....\n__BB\n__..")
        .at(Step::Lay(Face::SideBlueGreen));
    assert!(left_and_up.places().contains("c5"));
    let mut corners = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let end = play_at_random(&Setup::new(2), seed);
        corners.insert(Sketch::from(end.cities[0]).at);
    }
    assert_eq!(corners.len(), 9);
}

#[test]
fn c13_some_place_is_always_free_until_the_city_is_finished() {
    for (setup, tiles) in [(Setup::new(4), 9), (Setup::new(3).with("city", "rectangle"), 12)] {
        for seed in 0..50 {
            let end = play_at_random(&setup, seed);
            assert!(end.cities[..setup.players].iter().all(|city| city.tiles() == tiles));
        }
    }
}

#[test]
fn the_tile_laid_leaves_the_hand_and_brings_its_two_buildings() {
    let table = Table::new(2)
        .hand(0, ["side-sand-blue", "diagonal-blue-sand", "side-sand-blue"])
        .play_all(["take side-sand-blue", "lay i7 90"]);
    assert_eq!(table.state.cities[0], draw("at g7\nBB.S\n...B"));
    assert_eq!(table.state.hands[0].len(), 2);
}

// Drawing

#[test]
fn a_turn_without_any_possible_walkway_goes_on_to_the_draw() {
    let table = Table::new(2)
        .city(0, "at g7\nBG\n..")
        .hand(0, ["side-sand-sand", "side-sand-blue", "side-sand-blue"])
        .play_all(["take side-sand-blue", "lay g9 90"]);
    assert_eq!(table.state.step, Step::Draw);
}

#[test]
fn a_tile_is_drawn_from_the_row_or_from_the_pile() {
    let table = Table::new(2)
        .row(["side-sand-blue", "side-blue-blue", "side-sand-blue"])
        .hand(0, ["side-green-green", "side-green-green"])
        .at(Step::Draw);
    assert_eq!(
        table.legal(),
        ["draw side-blue-blue", "draw side-sand-blue", "draw pile"]
    );
    table.refused("draw side-sand-sand", Refusal::NotInRow(Face::SideSandSand));
    table.refused("done", Refusal::NotNow(Step::Draw));
}

#[test]
fn c15_a_tile_taken_from_the_row_is_replaced_at_once() {
    let mut table = Table::new(2)
        .hand(0, ["side-green-green", "side-green-green"])
        .at(Step::Draw);
    table.state.row = [
        Some(Face::SideSandBlue),
        Some(Face::DiagonalSandSand),
        Some(Face::SideSandGreen),
    ];
    table.play_only("draw diagonal-sand-sand");
    assert_eq!(table.turn(), Turn::Chance);
    table.play_only("reveal side-green-sand");
    assert_eq!(table.state.row[1], Some(Face::SideGreenSand));
    assert_eq!(table.state.hands[0].len(), 3);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn a_tile_drawn_from_the_pile_leaves_the_row_as_it_is() {
    let mut table = Table::new(2)
        .hand(0, ["side-green-green", "side-green-green"])
        .at(Step::Draw);
    let (row, pile) = (table.state.row, table.state.pile.len());
    table.play_only("draw pile").play_only("deal diagonal-sand-sand");
    assert_eq!((table.state.row, table.state.pile.len()), (row, pile - 1));
    assert!(
        table.state.hands[0]
            .secret
            .iter()
            .any(|tile| tile == Face::DiagonalSandSand)
    );
}

#[test]
fn c15_nothing_is_drawn_in_the_last_turn_and_the_pile_never_runs_out() {
    for (players, shape, left) in [
        (2, "square", 44 - 3 - 6 - 2 * 7),
        (3, "square", 44 - 3 - 9 - 3 * 7),
        (4, "square", 44 - 3 - 12 - 4 * 7),
        (2, "rectangle", 44 - 3 - 6 - 2 * 10),
        (3, "rectangle", 44 - 3 - 9 - 3 * 10),
    ] {
        let end = play_at_random(&Setup::new(players).with("city", shape), 1);
        assert_eq!(end.pile.len(), left);
        assert!(end.hands[..players].iter().all(|hand| hand.len() == 2));
        assert!(end.row.iter().all(Option::is_some));
    }
}

// The end

#[test]
fn a_game_has_eight_turns() {
    let mut table = Table::new(2);
    table.pass_turns(2 * 8 - 1);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
    table.pass_turns(1);
    assert_eq!(table.turn(), Turn::Over);
    assert!(table.legal().is_empty());
    table.refused("done", Refusal::NotNow(Step::Over));
}

#[test]
fn the_votes_of_all_walkways_are_added_up() {
    let table = Table::new(2).city(
        0,
        include_str!("cities/votes-of-each-level.txt")
            .split("\nexpect")
            .next()
            .unwrap(),
    );
    assert_eq!(table.score(0).points, 1 + 5 + 8);
    let standings = table.standings();
    let items: Vec<_> = standings.0[0]
        .breakdown
        .iter()
        .map(|item| (item.name, item.points))
        .collect();
    assert_eq!(items, [("score-blue", 1), ("score-green", 5), ("score-sand", 8)]);
}

#[test]
fn the_most_votes_win() {
    let table = Table::new(3)
        .city(0, "at g7\nBB\n..")
        .city(1, "at g7\nSS\n..\n\ng7 h7")
        .city(2, "at g7\nGG..\n..GG\n\ng7 h7\ni8 j8");
    assert_eq!(ranks(&table.standings()), [3, 2, 1]);
}

#[test]
fn c16_ties_go_by_river_then_forest_then_sand() {
    // Two votes each: sand and sand, forest and sand, river and sand.
    let table = Table::new(3)
        .city(0, "at g7\nSS..\n..SS\n\ng7 h7\ni8 j8")
        .city(1, "at g7\nGG..\n..SS\n\ng7 h7\ni8 j8")
        .city(2, "at g7\nBB..\n..SS\n\ng7 h7\ni8 j8");
    let standings = table.standings();
    assert_eq!(ranks(&standings), [3, 2, 1]);
    assert_eq!(standings.0[2].tie_breaks_used, 1);
    assert_eq!(standings.0[1].tie_breaks_used, 2);
}

#[test]
fn c16_a_tie_in_river_and_forest_goes_by_sand() {
    // Ten votes each: two of the Sand and eight for light buildings here, six and four there.
    let table = Table::of(&Setup::new(2).with("need", "light-buildings"))
        .city(0, "at g7\nSS..\n..SS\n\ng7 h7\ni8 j8")
        .city(1, "at a1\nS...SS\n.BGB..\n\na1 e1\ne1 f1");
    assert_eq!([0, 1].map(|seat| table.score(seat).points), [10, 10]);
    assert_eq!([0, 1].map(|seat| table.score(seat).tie_breaks), [[0, 0, 2], [0, 0, 6]]);
    assert_eq!(ranks(&table.standings()), [2, 1]);
    assert_eq!(table.standings().0[1].tie_breaks_used, 3);
}

#[test]
fn c16_players_equal_in_everything_share_the_victory() {
    let table = Table::new(3)
        .city(0, "at g7\nBB\n..\n\ng7 h7")
        .city(1, "at g5\nGG\n..\nBB\n..\n\ng7 h7")
        .city(2, "at g7\nGG\n..\n\ng7 h7");
    assert_eq!(ranks(&table.standings()), [1, 1, 3]);
    assert_eq!(table.standings().share(Seat::FIRST), 0.5);
}

#[test]
fn c16_need_votes_count_in_the_total_but_not_in_the_comparison() {
    // Five votes each, four of them for light buildings; the walkway is of the Forest here, of the River there.
    let table = Table::of(&Setup::new(2).with("need", "light-buildings"))
        .city(0, "at g7\nGG\n..\n\ng7 h7")
        .city(1, "at g7\nBB\n..\n\ng7 h7");
    assert_eq!([0, 1].map(|seat| table.score(seat).points), [5, 5]);
    assert_eq!([0, 1].map(|seat| table.score(seat).tie_breaks), [[0, 1, 0], [1, 0, 0]]);
    assert_eq!(ranks(&table.standings()), [2, 1]);
}

// The rectangle

#[test]
fn c14_the_rectangle_is_for_two_or_three() {
    for players in [2, 3] {
        assert!(
            Setup::new(players)
                .with("city", "rectangle")
                .open::<CloudCity>()
                .is_ok()
        );
    }
    let refused = Setup::new(4).with("city", "rectangle").open::<CloudCity>();
    assert_eq!(
        refused.err(),
        Some(SetupError::Combination(Phrase::new("setup-rectangle")))
    );
}

#[test]
fn c14_a_rectangle_takes_eleven_turns_and_twelve_tiles() {
    let mut table = Table::of(&Setup::new(2).with("city", "rectangle"));
    table.pass_turns(2 * 11);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.state.cities[1].tiles(), 12);
}

#[test]
fn c14_a_rectangle_lies_either_way_but_only_one_side_reaches_four() {
    let rectangle = Setup::new(2).with("city", "rectangle");
    let open = Table::of(&rectangle).city(0, "at e5\nBBBBBB\n......\nBB____\n..____\nBB____\n..____");
    let open = open.at(Step::Lay(Face::SideBlueGreen));
    assert_eq!(
        open.places(),
        set(["c5", "c7", "c9", "k5", "e3", "g3", "i3", "g7", "i7", "g9", "e11"])
    );
    let wide = Table::of(&rectangle).city(0, "at c5\nBBBBBBBB\n........\nBB______\n..______\nBB______\n..______");
    let wide = wide.at(Step::Lay(Face::SideBlueGreen));
    assert_eq!(wide.places(), set(["e7", "g7", "i7", "e9"]));
    wide.refused(
        "lay c11 0",
        Refusal::TooWide("c11".parse().unwrap(), Bearing::SouthWest),
    );
    wide.refused("lay a5 0", Refusal::TooWide("a5".parse().unwrap(), Bearing::NorthWest));
    let high = Table::of(&rectangle)
        .city(0, "at g3\nBB__\n..__\nBB__\n..__\nBB__\n..__\nBBBB\n....")
        .at(Step::Lay(face("side-blue-green")));
    assert_eq!(high.places(), set(["e3", "e5", "e7", "e9", "i3", "i5", "i7", "k9"]));
}

#[test]
fn c14_rectangles_of_both_orientations_are_finished() {
    let setup = Setup::new(2).with("city", "rectangle");
    let lines: std::collections::BTreeSet<_> = (0..40)
        .map(|seed| Sketch::from(play_at_random(&setup, seed).cities[0]).plan.len())
        .collect();
    assert_eq!(lines, [6, 8].into());
}

#[test]
fn the_log_tells_where_the_buildings_of_a_tile_stand() {
    let mut table = Table::new(2)
        .at(Step::Lay(Face::SideBlueGreen))
        .hand(0, ["side-blue-green"]);
    let told = table.told("lay g5 90");
    let Some(Event::Laid { rotation, bearing, .. }) = told.first() else {
        panic!("{told:?}")
    };
    assert_eq!((*rotation, *bearing), (Rotation::Quarter, Bearing::North));
    let phrase = table.game.event_phrase(&told[0]).to_string();
    for part in [
        "building-blue-on (square",
        "building-green-on (square",
        "part part-north",
    ] {
        assert!(phrase.contains(part), "{phrase}");
    }
}

fn ranks(standings: &Standings) -> Vec<u8> {
    standings.0.iter().map(|standing| standing.rank).collect()
}

/// The end of a game with moves and chance at random.
fn play_at_random(setup: &Setup, seed: u64) -> State {
    let mut played = Match::<CloudCity>::new(setup.clone(), Seed::named("rulebook").nth(seed)).unwrap();
    let mut rng = played.seed().unwrap().playout_rng();
    while let Turn::Seat(seat) = played.turn() {
        let moves = played.legal();
        played.play(seat, moves[engine::below(&mut rng, moves.len())]).unwrap();
    }
    played.state().clone()
}
