//! The deal, the actions of a turn, and material of one's own.

use batisseurs::*;
use engine::{Describe, Game, Match, Seat, Seed, Setup, SetupError, Turn};

use crate::table::{Table, building};

// Set-up

#[test]
fn b1_two_to_four_can_play() {
    for players in 2..=4 {
        assert!(Setup::new(players).open::<Batisseurs>().is_ok());
    }
    for players in [0, 1, 5] {
        let refused = Setup::new(players).open::<Batisseurs>();
        assert!(matches!(refused, Err(SetupError::Players { .. })));
    }
}

#[test]
fn b17_the_deal_lays_out_two_rows_of_five_and_gives_each_seat_an_apprentice() {
    for players in 2..=4 {
        let dealt = Match::<Batisseurs>::new(Setup::new(players), Seed::named("deal")).unwrap();
        let state = dealt.state();
        assert_eq!(state.buildings.on_offer().count(), 5);
        assert_eq!(state.workers.on_offer().count(), 5);
        for seat in Seat::all(players) {
            let builder = state.builders[seat.index()];
            assert_eq!(builder.free.len(), 1);
            assert!(matches!(
                builder.free.nth(0).identity(),
                Identity::Card(Kind::Apprentice, _)
            ));
        }
    }
}

#[test]
fn b17_the_apprentices_left_over_go_into_the_deck_of_workers() {
    let Row { open, next, unseen } = Table::new(2).state.workers.clone();
    assert_eq!(unseen.len(), DECK_WORKERS - 2 - 6);
    let deck = open.into_iter().chain([next]).flatten().chain(unseen.iter());
    let apprentices = deck.filter(|worker| matches!(worker.identity(), Identity::Card(Kind::Apprentice, _)));
    assert_eq!(apprentices.count(), 6 - 2);
}

#[test]
fn b2_the_top_of_each_deck_lies_face_up_and_the_rest_is_unseen() {
    let table = Table::new(3);
    assert!(table.state.buildings.next.is_some() && table.state.workers.next.is_some());
    assert_eq!(table.state.buildings.unseen.len(), BUILDINGS - 6);
}

#[test]
fn everyone_starts_with_ten_ecus() {
    let table = Table::new(4);
    assert_eq!(table.state.builders.map(|builder| builder.ecus), [10; 4]);
}

#[test]
fn seat_one_is_the_first_player() {
    let table = Table::new(4);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(0)));
}

// A turn

#[test]
fn a_turn_has_three_free_actions() {
    let mut table = Table::new(2);
    assert_eq!(table.state.actions, 3);
    table.play("take 1").play("take 1").play("take 1");
    table.refused("take 1", Refusal::NoAction);
    table.refused("recruit master-1", Refusal::NoAction);
}

#[test]
fn b5_an_action_can_be_bought_for_five_ecus_at_any_time_and_any_number_of_times() {
    let mut table = Table::new(2).ecus(12);
    table.play("buy").play("buy");
    assert_eq!((table.state.actions, table.own().ecus), (5, 2));
    table.refused("buy", Refusal::TooFewEcus { price: 5, left: 2 });

    let mut spent = Table::new(2).ecus(10);
    spent.play("take 3").play("buy");
    assert_eq!((spent.state.actions, spent.own().ecus), (1, 11));
}

#[test]
fn b5_however_many_actions_are_bought_none_is_lost() {
    let mut table = Table::new(2).ecus(5 * 300);
    for _ in 0..300 {
        table.play("buy");
    }
    assert_eq!((table.state.actions, table.own().ecus), (303, 0));
    assert!(table.offers("take 3"));
    assert_eq!(table.told("end").len(), 1);
}

#[test]
fn b4_actions_need_not_be_spent_and_are_lost_at_the_end_of_the_turn() {
    let mut table = Table::new(2);
    table.play("buy").play("end");
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
    table.play("end");
    assert_eq!((table.turn(), table.state.actions), (Turn::Seat(Seat::new(0)), 3));
    assert_eq!(table.own().ecus, 5);
}

#[test]
fn b4_with_no_action_left_the_turn_ends_only_by_choice() {
    let mut table = Table::new(2).ecus(5);
    table.play("take 3");
    assert_eq!(table.turn(), Turn::Seat(Seat::new(0)));
    assert_eq!(table.legal(), ["buy", "end"]);
}

#[test]
fn after_the_last_seat_the_first_one_moves_again() {
    let mut table = Table::new(3);
    for number in [1, 2, 3, 1] {
        assert_eq!(table.turn(), Turn::Seat(Seat::new(number - 1)));
        table.play("end");
    }
}

// Material of one's own

#[test]
fn the_work_of_many_strong_hands_on_one_site_adds_up() {
    // Every worker makes nine stone, nine wood and nine knowledge; the cathedral waits for tile, which nobody makes.
    let mut text = String::new();
    for line in Batisseurs::INFO.material.lines() {
        let worker = line.contains("kind = ");
        let cut = line.find("makes = ").filter(|_| worker);
        text += &cut.map_or(line.to_owned(), |cut| {
            format!("{}makes = [9, 9, 9, 0] }},", &line[..cut])
        });
        text += "\n";
    }
    let setup = Setup {
        material: Some(text),
        ..Setup::new(2)
    };
    let cathedral = building("cathedral");
    let crew = [
        "master-1",
        "master-2",
        "master-3",
        "master-4",
        "master-5",
        "master-6",
        "master-7",
        "master-8",
        "labourer-1",
        "labourer-2",
        "labourer-3",
        "labourer-4",
        "labourer-5",
        "labourer-6",
        "labourer-7",
        "labourer-8",
    ];
    let table = Table::of(&setup).site("cathedral", crew);
    let made = table.game.material().made_by(table.state.crews[cathedral]);
    assert_eq!((made.amounts(), made.total()), ([144, 144, 144, 0], 432));
    assert_eq!(table.game.lacking(&table.state, cathedral).amounts(), [0, 0, 0, 4]);
}

// Refusals in words

#[test]
fn every_refusal_is_a_message_with_its_numbers() {
    let game: Batisseurs = Setup::new(2).open().unwrap();
    let refused = |refusal| game.refusal_phrase(&refusal).to_string();
    assert_eq!(
        refused(Refusal::TooFewActions { price: 2, left: 1 }),
        "refusal-too-few-actions (price 2, left 1)"
    );
    assert_eq!(refused(Refusal::NoAction), "refusal-no-action (ecus 5)");
}
