//! The expert game.

use std::collections::BTreeSet;

use engine::{Game, Seat, Setup};
use noria::*;

use crate::table::Table;

fn circle() -> Table {
    Table::expert(2)
        .acting()
        .wheel([("M3", "journey")])
        .resources(0, 0, 0)
        .play_all(["activate M3"])
}

#[test]
fn there_is_no_start_resource_knowledge_or_level() {
    let table = Table::expert(4);
    for player in &table.state.players {
        assert_eq!((player.total(), player.knowledge), (0, 0));
        assert_eq!(player.levels.values(), &[0; 4]);
        assert_eq!(player.ships.values(), &[1; 3]);
    }
}

#[test]
fn x1_all_islands_lie_open_with_their_ships() {
    for players in 2..=4 {
        let table = Table::expert(players);
        let islands: Vec<Island> = table.state.islands.iter().flatten().copied().collect();
        assert_eq!(islands.len(), players + 3);
        for island in islands {
            let ships = table.game.material().islands[island].ships(players);
            assert_eq!(table.state.docks[island], ships);
        }
    }
}

#[test]
fn x2_the_first_journey_goes_anywhere_and_later_ones_to_a_neighbour() {
    let mut table = circle();
    assert_eq!(table.legal().len(), 5);
    table.play("visit I1").play("ship energy");
    let table = table.acting_again();
    assert_eq!(table.legal(), ["visit I2", "visit I5"]);
    table.refused("visit I3", Refusal::NotNeighbour);
    table.refused("visit I1", Refusal::SameIsland);
    table.refused("explore", Refusal::NoIslandLeft);
}

#[test]
fn x2_the_first_journey_pays_the_usual_toll() {
    let mut table = Table::expert(2)
        .of(1)
        .ambassador("I1")
        .of(0)
        .acting()
        .wheel([("M3", "journey")]);
    table.play("activate M3");
    table.refused("visit I1", Refusal::LandingToll { toll: 1, held: 0 });
}

#[test]
fn x3_a_wheel_is_built_in_turn_order_with_one_two_and_three_discs_and_two_active() {
    let mut table = Table::dealt(Setup::new(2).with("mode", "expert"));
    for seat in 0..2 {
        assert_eq!(table.state.seat, Seat::new(seat));
        table.play("place S1");
        table.refused("place S0", Refusal::RingFull);
        table.refused("place S1", Refusal::SpaceOccupied);
        table.play("place M2");
        table.refused("place M3", Refusal::WrongHalf);
        table
            .play("place M0")
            .play("place L0")
            .play("place L1")
            .play("place L2");
    }
    assert_eq!(table.disc("S1").as_deref(), Some("city"));
    assert_eq!(table.state.players[0].wheel, table.state.players[1].wheel);
    assert_eq!(table.state.round, 1);
}

#[test]
fn x3_every_way_of_building_ends_in_one_of_42480_wheels() {
    let game: Noria = Setup::new(2).with("mode", "expert").open().unwrap();
    let start = Table::dealt(Setup::new(2).with("mode", "expert")).state.clone();
    let mut wheels = BTreeSet::new();
    let mut open = vec![start];
    while let Some(state) = open.pop() {
        let mut moves = Vec::new();
        game.legal(&state, &mut moves);
        assert!(!moves.is_empty());
        for mv in moves {
            let mut after = state.clone();
            game.play_unchecked(&mut after, mv, &mut ());
            if after.seat == Seat::FIRST {
                open.push(after);
            } else {
                let wheel = after.players[0].wheel;
                let active = wheel.discs().filter(|(space, _)| space.is_active()).count();
                assert_eq!(active, 2);
                wheels.insert(format!("{wheel:?}"));
            }
        }
    }
    assert_eq!(wheels.len(), 42_480);
}

#[test]
fn x4_where_no_neighbour_can_be_paid_the_journey_is_only_inspected() {
    let table = Table::expert(3)
        .of(1)
        .ambassador("I2")
        .of(2)
        .ambassador("I6")
        .of(0)
        .ambassador("I1")
        .acting()
        .wheel([("M3", "journey")]);
    table.refused("activate M3", Refusal::NothingToDo(DiscKind::Journey));
    assert!(table.offers("inspect M3"));
}

#[test]
fn x4_islands_come_first_then_the_market_then_the_wheels() {
    let game: Noria = Setup::new(2).with("mode", "expert").open().unwrap();
    let mut state = game.start();
    let mut stages = Vec::new();
    while game.turn(&state) == engine::Turn::Chance {
        stages.push(state.step);
        let mv = game.draw(&state, 0);
        game.play_unchecked(&mut state, mv, &mut ());
    }
    assert_eq!(
        stages,
        [[Step::DealIslands; 5].as_slice(), &[Step::DealMarket]].concat()
    );
    assert_eq!(state.step, Step::BuildWheel);
}
