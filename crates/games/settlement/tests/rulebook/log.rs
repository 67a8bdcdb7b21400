//! What the log is told.

use engine::Seat;
use settlement::*;

use crate::table::{Table, artefact};

const SEAT: Seat = Seat::FIRST;

#[test]
fn s22_a_payment_is_one_line_with_all_that_was_taken() {
    // Hero 1 costs two wood and two gold.
    let mut table = Table::new(1).reserve([1, 4, 0, 0, 2]).display([2, 3, 4, 1]);
    let told = table.told_with_chance("invite 4");
    let pieces = Pieces([1, 2, 0, 0, 2]);
    assert_eq!(told[0], Event::Paid { seat: SEAT, pieces });
    assert!(matches!(told[1], Event::Invited { .. }));
}

#[test]
fn s20_the_exchanges_of_the_last_pass_are_told() {
    let mut table = Table::new(1).round(6).reserve([1, 1, 1, 1, 0]);
    let told = table.told_with_chance("pass");
    let exchanged = Event::Exchanged {
        seat: SEAT,
        given: Pieces([1, 1, 1, 1, 0]),
        gained: Pieces([0, 0, 0, 0, 1]),
    };
    assert_eq!(told, [Event::Passed { seat: SEAT }, exchanged]);
    let mut poor = Table::new(1).round(6).reserve([1, 0, 0, 1, 0]);
    assert_eq!(poor.told_with_chance("pass"), [Event::Passed { seat: SEAT }]);
}

#[test]
fn s24_basics_kept_in_place_of_others_are_told() {
    let mut table = Table::new(1)
        .reserve([2, 0, 0, 0, 0])
        .land(["I-1 wood-red"])
        .forts(["I-1"]);
    table.play("pass").play("keep wood 0");
    let told = table.told_with_chance("keep clay 1");
    let gone = Event::Discarded {
        seat: SEAT,
        pieces: Pieces([2, 0, 0, 0, 0]),
    };
    let kept = Event::Remade {
        seat: SEAT,
        pieces: Pieces([0, 1, 0, 0, 0]),
    };
    assert_eq!(told, [gone, kept]);
}

#[test]
fn the_villager_that_the_cup_brings_is_told() {
    let mut table = Table::new(1).reserve([9; 5]).artefact("cup-of-good-cheer");
    let bonus = table.own().bonus;
    let told = table.told_with_chance("invite 4");
    assert!(told.contains(&Event::Cheered { seat: SEAT }));
    assert!(table.own().bonus > bonus);
    let mut without = Table::new(1).reserve([9; 5]);
    assert!(
        !without
            .told_with_chance("invite 4")
            .contains(&Event::Cheered { seat: SEAT })
    );
}

#[test]
fn s12_a_building_that_fills_a_place_of_the_market_is_told() {
    let places = ["bank", "-", "-", "-", "-", "-", "-", "-", "-"];
    let mut table = Table::new(1).market(places).reserve([9; 5]);
    let told = table.told_with_chance("build 1");
    let arrived = |event: &&Event| matches!(event, Event::BuildingArrived { .. });
    assert_eq!(told.iter().filter(arrived).count(), 1, "{told:?}");
}

#[test]
fn s21_the_artefact_revealed_after_a_pass_alone_is_told() {
    let mut table = Table::new(1);
    table.play("pass");
    while table.state.step != Step::Swap {
        table.play("done");
    }
    let taken = Artefact::SacredClock;
    let told = table.told_with_chance("take sacred-clock");
    assert_eq!(
        told[0],
        Event::Took {
            seat: SEAT,
            artefact: taken
        }
    );
    let Event::ArtefactRevealed { artefact: revealed } = told[1] else {
        panic!("{told:?}")
    };
    assert!(table.state.offer.contains(revealed) && revealed != artefact("sacred-clock"));
}
