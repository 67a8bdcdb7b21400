//! Opening, recruiting, sending, and écus for actions.

use batisseurs::*;
use engine::{Seat, Turn};

use crate::table::{Table, building, worker};

// Opening a site

#[test]
fn opening_a_site_costs_one_action_and_takes_the_building_from_the_row() {
    let mut table = Table::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    table.play("open chapel");
    assert_eq!(table.state.actions, 2);
    assert!(table.own().sites.contains(building("chapel")));
    assert_eq!(table.own().ecus, 10);
}

#[test]
fn the_top_of_the_deck_replaces_an_opened_building_at_once_in_its_place() {
    let mut table = Table::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    table.play_only("open farm");
    let names: Vec<_> = table.state.buildings.on_offer().map(|card| card.name()).collect();
    assert_eq!(names, ["chapel", "inn", "abbey", "castle", "post"]);
    assert_eq!(table.turn(), Turn::Chance);
    table.play("reveal church");
    assert_eq!(table.state.buildings.next, Some(building("church")));
}

#[test]
fn several_sites_can_be_open_side_by_side_and_opening_can_be_repeated() {
    let mut table = Table::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    table.play("open chapel").play("open inn").play("open abbey");
    assert_eq!(table.own().sites.len(), 3);
    table.refused("open farm", Refusal::NoAction);
}

#[test]
fn only_a_building_of_the_row_can_be_opened_not_the_top_of_the_deck() {
    let table = Table::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    table.refused("open abbey", Refusal::StillInDeck);
    table.refused("open cathedral", Refusal::NotOnOffer);
}

#[test]
fn b10_once_the_deck_is_empty_a_gap_stays_in_the_row_and_the_game_goes_on() {
    let mut table = Table::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    table.state.buildings.unseen = CardSet::EMPTY;
    table.play_only("open chapel");
    assert_eq!(table.turn(), Turn::Seat(Seat::new(0)), "nothing is left to turn up");
    assert_eq!(table.state.buildings.open[0], Some(building("abbey")));
    table.play_only("open abbey");
    assert_eq!(table.state.buildings.open[0], None);
    table.play("open inn").play("end");
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
}

// Recruiting

#[test]
fn recruiting_costs_one_action_and_no_ecus() {
    let mut table = Table::new(2).workers(
        ["master-1", "master-2", "labourer-1", "labourer-2", "journeyman-1"],
        "master-8",
    );
    table.play("recruit master-2");
    assert!(table.own().free.contains(worker("master-2")));
    assert_eq!((table.state.actions, table.own().ecus), (2, 10));
}

#[test]
fn the_top_of_the_deck_replaces_a_recruited_worker_at_once() {
    let mut table = Table::new(2).workers(
        ["master-1", "master-2", "labourer-1", "labourer-2", "journeyman-1"],
        "master-8",
    );
    table.play_only("recruit labourer-1");
    assert_eq!(table.state.workers.open[2], Some(worker("master-8")));
    assert_eq!(table.turn(), Turn::Chance);
    table
        .play("reveal journeyman-5")
        .play("recruit master-8")
        .play("recruit journeyman-5");
    table.refused("recruit master-1", Refusal::NoAction);
}

// Sending

#[test]
fn sending_is_two_decisions_the_worker_and_then_the_site() {
    let mut table = Table::new(2).site("chapel", []).site("inn", []).free(["master-1"]);
    table.refused("to chapel", Refusal::NobodySent);
    table.play("send master-1");
    assert_eq!(table.legal(), ["to inn", "to chapel"]);
    table.refused("end", Refusal::WorkerWaits);
    table.play("to inn");
    assert!(table.state.crews[building("inn")].contains(worker("master-1")));
}

#[test]
fn a_site_says_what_is_missing_to_send_somebody_there() {
    let poor = Table::new(2).ecus(0).site("chapel", []).free(["journeyman-3"]);
    poor.refused("to chapel", Refusal::NobodyPaid { left: 0 });
    let few = Table::new(2).ecus(1).site("chapel", []).free(["journeyman-3"]);
    few.refused("to chapel", Refusal::NobodyPaid { left: 1 });
    let mut alone = Table::new(2).site("chapel", []);
    alone.state.builders[0].free = CardSet::EMPTY;
    alone.refused("to chapel", Refusal::NobodyFree);
    alone.refused("to inn", Refusal::NotYourSite);
    let mut late = Table::new(2).site("chapel", []).free(["journeyman-3"]);
    late.play("take 3");
    late.refused("to chapel", Refusal::NoAction);
}

#[test]
fn b6_sending_costs_the_wage_at_once_and_one_action() {
    let mut table = Table::new(2).site("chapel", []).free(["journeyman-3"]);
    table.play("send journeyman-3").play("to chapel");
    assert_eq!((table.state.actions, table.own().ecus), (2, 6));
    assert!(!table.own().free.contains(worker("journeyman-3")));
}

#[test]
fn b9_a_worker_who_cannot_be_paid_cannot_be_sent() {
    let table = Table::new(2)
        .ecus(3)
        .site("chapel", ["journeyman-5", "labourer-7"])
        .free(["journeyman-3"]);
    table.refused("send journeyman-3", Refusal::TooFewEcus { price: 4, left: 3 });
}

#[test]
fn nobody_can_be_sent_without_an_open_site() {
    let table = Table::new(2).free(["journeyman-3"]);
    table.refused("send journeyman-3", Refusal::NoSite);
}

#[test]
fn a_worker_engaged_on_a_site_stays_until_it_is_finished() {
    let mut table = Table::new(2).site("chapel", []).site("inn", []).free(["master-1"]);
    table.play("send master-1").play("to chapel");
    let site = building("chapel");
    table.refused("send master-1", Refusal::AtWork { site });
    table.play("end").play("end");
    table.refused("send master-1", Refusal::AtWork { site });
}

#[test]
fn b6_one_action_is_enough_however_many_already_work_there() {
    let mut table = Table::new(2)
        .site("cathedral", ["master-1", "master-2", "master-3"])
        .free(["master-4"]);
    table.play("send master-4").play("to cathedral");
    assert_eq!(table.state.actions, 2);
}

#[test]
fn b6_the_second_worker_sent_to_a_site_in_one_turn_costs_two_actions() {
    let mut table = Table::new(2)
        .site("cathedral", [])
        .free(["labourer-1", "labourer-2", "labourer-3"]);
    table.play("send labourer-1").play("to cathedral");
    table.play("send labourer-2").play("to cathedral");
    assert_eq!(table.state.actions, 0);
}

#[test]
fn b6_the_third_worker_sent_to_a_site_in_one_turn_costs_three_actions() {
    let mut table = Table::new(2)
        .ecus(30)
        .site("cathedral", [])
        .free(["labourer-1", "labourer-2", "labourer-3"]);
    table.play("send labourer-1").play("to cathedral");
    table.play("send labourer-2").play("to cathedral");
    table.play("buy").play("buy");
    table.refused("send labourer-3", Refusal::TooFewActions { price: 3, left: 2 });
    table.play("buy").play("send labourer-3").play("to cathedral");
    assert_eq!(table.state.actions, 0);
}

#[test]
fn b6_the_price_falls_back_to_one_action_in_the_next_turn() {
    let mut table = Table::new(2).site("cathedral", []).free(["labourer-1", "labourer-2"]);
    table
        .play("send labourer-1")
        .play("to cathedral")
        .play("end")
        .play("end");
    table.play("send labourer-2").play("to cathedral");
    assert_eq!(table.state.actions, 2);
}

#[test]
fn b6_workers_sent_to_different_sites_in_one_turn_cost_one_action_each() {
    let mut table = Table::new(2)
        .site("cathedral", [])
        .site("chapel", [])
        .free(["labourer-1", "labourer-2"]);
    table.play("send labourer-1").play("to cathedral");
    table.play("send labourer-2").play("to chapel");
    assert_eq!(table.state.actions, 1);
}

#[test]
fn b7_the_same_worker_freed_by_a_finished_site_can_go_to_another_for_one_action() {
    let mut table = Table::new(2)
        .site("covered-bridge", [])
        .site("chapel", [])
        .free(["labourer-10"]);
    table.play("send labourer-10").play("to covered-bridge");
    assert!(table.own().finished.contains(building("covered-bridge")));
    table.play("send labourer-10").play("to chapel");
    assert_eq!(table.state.actions, 1);
    assert_eq!(table.own().ecus, 10 - 3 + 6 - 3, "the wage is paid each time");
}

#[test]
fn b15_a_worker_may_go_where_nothing_he_makes_is_lacking() {
    let mut table = Table::new(2).site("aqueduct", []).free(["apprentice-6"]);
    table.state.crews[building("aqueduct")] = ["large-circular-saw"].map(worker).into_iter().collect();
    table.play("send apprentice-6").play("to aqueduct");
    assert!(table.state.crews[building("aqueduct")].contains(worker("apprentice-6")));
}

#[test]
fn b16_workers_go_only_to_sites_of_their_own_player() {
    let mut table = Table::new(2).site("chapel", []).free(["master-1"]);
    table.play("end");
    table.state.builders[1].free.insert(worker("master-2"));
    table.refused("send master-2", Refusal::NoSite);
    table.state.builders[1].sites.insert(building("inn"));
    table.refused("send master-1", Refusal::NotYours);
    table.play("send master-2");
    table.refused("to chapel", Refusal::NotYourSite);
}

// Écus for actions

#[test]
fn b3_one_two_or_three_actions_bring_one_three_or_six_ecus() {
    for (actions, ecus) in [(1, 1), (2, 3), (3, 6)] {
        let mut table = Table::new(2);
        table.play(&format!("take {actions}"));
        assert_eq!((table.state.actions, table.own().ecus), (3 - actions, 10 + ecus));
    }
}

#[test]
fn b3_each_exchange_is_priced_alone() {
    let mut table = Table::new(2);
    table.play("take 1").play("take 1").play("take 1");
    assert_eq!(table.own().ecus, 13);
}

#[test]
fn b3_never_more_than_three_actions_at_once_and_bought_ones_may_be_given_too() {
    let mut table = Table::new(2);
    table.play("buy");
    assert!("take 4".parse::<Move>().is_err());
    table.play("take 3").play("take 1");
    assert_eq!((table.state.actions, table.own().ecus), (0, 12));
}

#[test]
fn b3_no_more_actions_can_be_given_than_are_left() {
    let mut table = Table::new(2);
    table.play("take 2");
    table.refused("take 2", Refusal::TooFewActions { price: 2, left: 1 });
}

#[test]
fn b11_the_reserve_of_ecus_is_never_exhausted() {
    let mut table = Table::new(4).ecus(300);
    table.play("take 3");
    assert_eq!(table.own().ecus, 306);
}
