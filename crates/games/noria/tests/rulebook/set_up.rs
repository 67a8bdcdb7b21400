//! Setting up the base game.

use std::collections::BTreeSet;

use engine::{Describe, Match, Seat, Seed, Setup, SetupError, Turn};
use noria::*;

use crate::table::Table;

#[test]
fn two_to_four_can_play() {
    for players in 2..=4 {
        assert!(Setup::new(players).open::<Noria>().is_ok());
    }
    for players in [1, 5] {
        let refused = Setup::new(players).open::<Noria>();
        assert!(matches!(refused, Err(SetupError::Players { .. })));
    }
}

#[test]
fn the_market_holds_four_five_or_six_discs_of_each_kind() {
    for players in 2..=4 {
        let table = Table::base(players);
        assert_eq!(table.state.market.values(), &[players as u8 + 2; 7]);
    }
}

#[test]
fn five_six_or_seven_islands_are_in_play_and_none_lies_open_at_first() {
    for players in 2..=4 {
        let table = Table::base(players);
        assert_eq!(table.game.islands_in_play(), players + 3);
        assert_eq!(table.state.revealed(), 0);
    }
}

#[test]
fn four_politicians_wait_in_each_chamber() {
    let table = Table::base(2);
    let waiting = |chamber: &Politicians| *chamber == Politicians { waiting: 4, seated: 0 };
    assert!(table.state.chambers.values().iter().all(waiting));
}

#[test]
fn everyone_starts_with_a_ship_of_each_kind_and_one_knowledge() {
    let table = Table::dealt(Setup::new(4));
    for player in &table.state.players {
        assert_eq!(player.ships.values(), &[1; 3]);
        assert_eq!(player.knowledge, 1);
        assert_eq!(player.total(), 0);
        assert_eq!(player.levels.values(), &[0; 4]);
    }
}

#[test]
fn the_start_wheel_has_its_six_simple_discs_where_the_material_says() {
    let table = Table::dealt(Setup::new(2));
    assert_eq!(table.disc("L0").as_deref(), Some("tool"));
    assert_eq!(table.disc("M0").as_deref(), Some("journey"));
    assert_eq!(table.disc("S0").as_deref(), Some("city"));
    let resources: BTreeSet<_> = ["L2", "L5", "M2"].map(|space| table.disc(space)).into();
    assert_eq!(resources.len(), 3);
    assert_eq!(table.own().wheel.len(), 6);
}

#[test]
fn the_resource_discs_lie_in_a_different_order_for_each_player() {
    for seed in 0..20 {
        let game = Match::<Noria>::new(Setup::new(4), Seed::named(&seed.to_string())).unwrap();
        let wheels: BTreeSet<String> = (0..4)
            .map(|seat| format!("{:?}", game.state().players[seat].wheel))
            .collect();
        assert_eq!(wheels.len(), 4);
    }
}

#[test]
fn the_start_wheel_turns_as_the_table_of_its_first_twelve_turns_says() {
    // What lies on large left, centre, right, medium left, right, small: R1 to R3 are the resource discs.
    let expected = [
        "R2 - - - R3 -",
        "- - R1 R3 - city",
        "- R1 - - journey -",
        "R1 - tool journey - city",
        "- tool R2 - R3 -",
        "tool R2 - R3 - city",
        "R2 - - - journey -",
        "- - R1 journey - city",
        "- R1 - - R3 -",
        "R1 - tool R3 - city",
        "- tool R2 - journey -",
        "tool R2 - journey - city",
    ];
    let mut wheel = Table::dealt(Setup::new(2)).own().wheel;
    let [first, second, third] = ["L2", "L5", "M2"].map(|space| wheel.at(space.parse().unwrap()));
    for row in expected {
        let seen = ["L5", "L4", "L3", "M3", "M2", "S1"].map(|space| match wheel.at(space.parse().unwrap()) {
            None => "-".to_owned(),
            disc if disc == first => "R1".to_owned(),
            disc if disc == second => "R2".to_owned(),
            disc if disc == third => "R3".to_owned(),
            Some(disc) => disc.to_string(),
        });
        assert_eq!(seen.join(" "), row);
        wheel.turn_all();
    }
}

#[test]
fn s1_seat_one_begins_and_every_round_begins_with_it() {
    let mut table = Table::base(3);
    for round in 1..=3 {
        for seat in 0..3 {
            assert_eq!(table.turn(), Turn::Seat(Seat::new(seat)));
            assert_eq!(table.state.round, round);
            if table.offers("act") {
                table.play("act");
            }
            table.play("finish");
            if table.offers("rest") {
                table.play("rest");
            }
        }
    }
}

#[test]
fn s2_the_market_is_that_of_a_first_game_unless_chance_lays_it() {
    let table = Table::dealt(Setup::new(2));
    let first_game = [DiscKind::Bonus, DiscKind::Tool, DiscKind::Journey, DiscKind::City];
    assert_eq!(table.state.stalls, first_game.map(Some));

    let laid = |setup: &Setup| -> BTreeSet<String> {
        let deal = |seed: u64| Match::<Noria>::new(setup.clone(), Seed::named(&seed.to_string())).unwrap();
        (0..200)
            .map(|seed| format!("{:?}", deal(seed).state().stalls))
            .collect()
    };
    assert_eq!(laid(&Setup::new(2)).len(), 1);
    assert_eq!(laid(&Setup::new(2).with("market", "random")).len(), 24);
    assert_eq!(laid(&Setup::new(2).with("mode", "expert")).len(), 24);
}

#[test]
fn s3_all_take_a_resource_in_turn_order_then_all_enter_a_path_for_free() {
    let table = Table::dealt(Setup::new(4)).play_all([
        "take energy",
        "take obsidian",
        "take obsidian",
        "take mycelium",
        "enter refining",
        "enter research",
        "enter exploration",
        "enter exploration",
    ]);
    let levels: Vec<_> = table
        .state
        .players
        .iter()
        .map(|player| *player.levels.values())
        .collect();
    assert_eq!(levels, [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 0]]);
    assert_eq!(table.state.players[1].resources.values(), &[0, 0, 1]);
    assert_eq!(table.state.round, 1);
    assert_eq!(table.state.seat, Seat::FIRST);
}

#[test]
fn a_material_file_may_have_any_gears_on_the_first_three_spaces() {
    let visible = |gears: &str| {
        let text = BUILT_IN.replace("gears = [1, 5, 8, 11, 14]", gears);
        Material::read(&text).map(|material| material.visible_gears)
    };
    assert_eq!(
        visible("gears = [2, 3, 8, 11, 14]").unwrap()[..7],
        [0, 0, 1, 2, 2, 2, 2]
    );
    assert_eq!(visible("gears = [4, 5, 8, 11, 14]").unwrap()[..4], [0; 4]);
    assert!(visible("gears = [1, 2, 3, 8, 11]").is_err());
    assert!(visible("gears = [1, 5, 11, 14]").is_err());
}

#[test]
fn a_material_file_is_played_with_and_said_to_be_loaded() {
    let material = BUILT_IN.replace("gears = [1, 5, 8, 11, 14]", "gears = [1, 4, 7, 10, 13, 16]");
    let setup = Setup {
        material: Some(material),
        ..Setup::new(2)
    };
    let game: Noria = setup.open().unwrap();
    assert_eq!(game.provenance(), engine::Provenance::Loaded);
    assert_eq!(game.material().visible_gears[16], 6);
    let bad = Setup {
        material: Some("island = 3".to_owned()),
        ..Setup::new(2)
    };
    assert!(matches!(bad.open::<Noria>(), Err(SetupError::Material(_))));
}
