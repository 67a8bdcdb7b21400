//! Every rule of the rulebook and every ruling, one test each, in the order of the rulebook.

mod bench;

use batisseurs::*;
use bench::Bench;
use engine::{Describe, Game, Match, Seat, Seed, Setup, SetupError, Standings, Turn};

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
    let Row { open, next, unseen } = Bench::new(2).state.workers.clone();
    assert_eq!(unseen.len(), DECK_WORKERS - 2 - 6);
    let deck = open.into_iter().chain([next]).flatten().chain(unseen.iter());
    let apprentices = deck.filter(|worker| matches!(worker.identity(), Identity::Card(Kind::Apprentice, _)));
    assert_eq!(apprentices.count(), 6 - 2);
}

#[test]
fn b2_the_top_of_each_deck_lies_face_up_and_the_rest_is_unseen() {
    let bench = Bench::new(3);
    assert!(bench.state.buildings.next.is_some() && bench.state.workers.next.is_some());
    assert_eq!(bench.state.buildings.unseen.len(), BUILDINGS - 6);
}

#[test]
fn everyone_starts_with_ten_ecus() {
    let bench = Bench::new(4);
    assert_eq!(bench.state.builders.map(|builder| builder.ecus), [10; 4]);
}

#[test]
fn seat_one_is_the_first_player() {
    let bench = Bench::new(4);
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(0)));
}

// A turn

#[test]
fn a_turn_has_three_free_actions() {
    let mut bench = Bench::new(2);
    assert_eq!(bench.state.actions, 3);
    bench.play("take 1").play("take 1").play("take 1");
    bench.refused("take 1", Refusal::NoAction);
    bench.refused("recruit master-1", Refusal::NoAction);
}

#[test]
fn b5_an_action_can_be_bought_for_five_ecus_at_any_time_and_any_number_of_times() {
    let mut bench = Bench::new(2).ecus(12);
    bench.play("buy").play("buy");
    assert_eq!((bench.state.actions, bench.own().ecus), (5, 2));
    bench.refused("buy", Refusal::TooFewEcus { price: 5, left: 2 });

    let mut spent = Bench::new(2).ecus(10);
    spent.play("take 3").play("buy");
    assert_eq!((spent.state.actions, spent.own().ecus), (1, 11));
}

#[test]
fn b5_however_many_actions_are_bought_none_is_lost() {
    let mut bench = Bench::new(2).ecus(5 * 300);
    for _ in 0..300 {
        bench.play("buy");
    }
    assert_eq!((bench.state.actions, bench.own().ecus), (303, 0));
    assert!(bench.offers("take 3"));
    assert_eq!(bench.told("end").len(), 1);
}

#[test]
fn b4_actions_need_not_be_spent_and_are_lost_at_the_end_of_the_turn() {
    let mut bench = Bench::new(2);
    bench.play("buy").play("end");
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(1)));
    bench.play("end");
    assert_eq!((bench.turn(), bench.state.actions), (Turn::Seat(Seat::new(0)), 3));
    assert_eq!(bench.own().ecus, 5);
}

#[test]
fn b4_with_no_action_left_the_turn_ends_only_by_choice() {
    let mut bench = Bench::new(2).ecus(5);
    bench.play("take 3");
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(0)));
    assert_eq!(bench.legal(), ["buy", "end"]);
}

#[test]
fn after_the_last_seat_the_first_one_moves_again() {
    let mut bench = Bench::new(3);
    for number in [1, 2, 3, 1] {
        assert_eq!(bench.turn(), Turn::Seat(Seat::new(number - 1)));
        bench.play("end");
    }
}

// Opening a site

#[test]
fn opening_a_site_costs_one_action_and_takes_the_building_from_the_row() {
    let mut bench = Bench::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    bench.play("open chapel");
    assert_eq!(bench.state.actions, 2);
    assert!(bench.own().sites.contains(building("chapel")));
    assert_eq!(bench.own().ecus, 10);
}

#[test]
fn the_top_of_the_deck_replaces_an_opened_building_at_once_in_its_place() {
    let mut bench = Bench::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    bench.play_only("open farm");
    let names: Vec<_> = bench.state.buildings.on_offer().map(|card| card.name()).collect();
    assert_eq!(names, ["chapel", "inn", "abbey", "castle", "post"]);
    assert_eq!(bench.turn(), Turn::Chance);
    bench.play("reveal church");
    assert_eq!(bench.state.buildings.next, Some(building("church")));
}

#[test]
fn several_sites_can_be_open_side_by_side_and_opening_can_be_repeated() {
    let mut bench = Bench::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    bench.play("open chapel").play("open inn").play("open abbey");
    assert_eq!(bench.own().sites.len(), 3);
    bench.refused("open farm", Refusal::NoAction);
}

#[test]
fn only_a_building_of_the_row_can_be_opened_not_the_top_of_the_deck() {
    let bench = Bench::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    bench.refused("open abbey", Refusal::NotOnOffer);
    bench.refused("open cathedral", Refusal::NotOnOffer);
}

#[test]
fn b10_once_the_deck_is_empty_a_gap_stays_in_the_row_and_the_game_goes_on() {
    let mut bench = Bench::new(2).row(["chapel", "inn", "farm", "castle", "post"], "abbey");
    bench.state.buildings.unseen = CardSet::EMPTY;
    bench.play_only("open chapel");
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(0)), "nothing is left to turn up");
    assert_eq!(bench.state.buildings.open[0], Some(building("abbey")));
    bench.play_only("open abbey");
    assert_eq!(bench.state.buildings.open[0], None);
    bench.play("open inn").play("end");
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(1)));
}

// Recruiting

#[test]
fn recruiting_costs_one_action_and_no_ecus() {
    let mut bench = Bench::new(2).workers(
        ["master-1", "master-2", "labourer-1", "labourer-2", "journeyman-1"],
        "master-8",
    );
    bench.play("recruit master-2");
    assert!(bench.own().free.contains(worker("master-2")));
    assert_eq!((bench.state.actions, bench.own().ecus), (2, 10));
}

#[test]
fn the_top_of_the_deck_replaces_a_recruited_worker_at_once() {
    let mut bench = Bench::new(2).workers(
        ["master-1", "master-2", "labourer-1", "labourer-2", "journeyman-1"],
        "master-8",
    );
    bench.play_only("recruit labourer-1");
    assert_eq!(bench.state.workers.open[2], Some(worker("master-8")));
    assert_eq!(bench.turn(), Turn::Chance);
    bench
        .play("reveal journeyman-5")
        .play("recruit master-8")
        .play("recruit journeyman-5");
    bench.refused("recruit master-1", Refusal::NoAction);
}

// Sending

#[test]
fn sending_is_two_decisions_the_worker_and_then_the_site() {
    let mut bench = Bench::new(2).site("chapel", []).site("inn", []).free(["master-1"]);
    bench.refused("to chapel", Refusal::NobodySent);
    bench.play("send master-1");
    assert_eq!(bench.legal(), ["to inn", "to chapel"]);
    bench.refused("end", Refusal::WorkerWaits);
    bench.play("to inn");
    assert!(bench.state.crews[building("inn")].contains(worker("master-1")));
}

#[test]
fn b6_sending_costs_the_wage_at_once_and_one_action() {
    let mut bench = Bench::new(2).site("chapel", []).free(["journeyman-3"]);
    bench.play("send journeyman-3").play("to chapel");
    assert_eq!((bench.state.actions, bench.own().ecus), (2, 6));
    assert!(!bench.own().free.contains(worker("journeyman-3")));
}

#[test]
fn b9_a_worker_who_cannot_be_paid_cannot_be_sent() {
    let bench = Bench::new(2)
        .ecus(3)
        .site("chapel", ["journeyman-5", "labourer-7"])
        .free(["journeyman-3"]);
    bench.refused("send journeyman-3", Refusal::TooFewEcus { price: 4, left: 3 });
}

#[test]
fn nobody_can_be_sent_without_an_open_site() {
    let bench = Bench::new(2).free(["journeyman-3"]);
    bench.refused("send journeyman-3", Refusal::NoSite);
}

#[test]
fn a_worker_engaged_on_a_site_stays_until_it_is_finished() {
    let mut bench = Bench::new(2).site("chapel", []).site("inn", []).free(["master-1"]);
    bench.play("send master-1").play("to chapel");
    bench.refused("send master-1", Refusal::NotFree);
    bench.play("end").play("end");
    bench.refused("send master-1", Refusal::NotFree);
}

#[test]
fn b6_one_action_is_enough_however_many_already_work_there() {
    let mut bench = Bench::new(2)
        .site("cathedral", ["master-1", "master-2", "master-3"])
        .free(["master-4"]);
    bench.play("send master-4").play("to cathedral");
    assert_eq!(bench.state.actions, 2);
}

#[test]
fn b6_the_second_worker_sent_to_a_site_in_one_turn_costs_two_actions() {
    let mut bench = Bench::new(2)
        .site("cathedral", [])
        .free(["labourer-1", "labourer-2", "labourer-3"]);
    bench.play("send labourer-1").play("to cathedral");
    bench.play("send labourer-2").play("to cathedral");
    assert_eq!(bench.state.actions, 0);
}

#[test]
fn b6_the_third_worker_sent_to_a_site_in_one_turn_costs_three_actions() {
    let mut bench = Bench::new(2)
        .ecus(30)
        .site("cathedral", [])
        .free(["labourer-1", "labourer-2", "labourer-3"]);
    bench.play("send labourer-1").play("to cathedral");
    bench.play("send labourer-2").play("to cathedral");
    bench.play("buy").play("buy");
    bench.refused("send labourer-3", Refusal::TooFewActions { price: 3, left: 2 });
    bench.play("buy").play("send labourer-3").play("to cathedral");
    assert_eq!(bench.state.actions, 0);
}

#[test]
fn b6_the_price_falls_back_to_one_action_in_the_next_turn() {
    let mut bench = Bench::new(2).site("cathedral", []).free(["labourer-1", "labourer-2"]);
    bench
        .play("send labourer-1")
        .play("to cathedral")
        .play("end")
        .play("end");
    bench.play("send labourer-2").play("to cathedral");
    assert_eq!(bench.state.actions, 2);
}

#[test]
fn b6_workers_sent_to_different_sites_in_one_turn_cost_one_action_each() {
    let mut bench = Bench::new(2)
        .site("cathedral", [])
        .site("chapel", [])
        .free(["labourer-1", "labourer-2"]);
    bench.play("send labourer-1").play("to cathedral");
    bench.play("send labourer-2").play("to chapel");
    assert_eq!(bench.state.actions, 1);
}

#[test]
fn b7_the_same_worker_freed_by_a_finished_site_can_go_to_another_for_one_action() {
    let mut bench = Bench::new(2)
        .site("covered-bridge", [])
        .site("chapel", [])
        .free(["labourer-10"]);
    bench.play("send labourer-10").play("to covered-bridge");
    assert!(bench.own().finished.contains(building("covered-bridge")));
    bench.play("send labourer-10").play("to chapel");
    assert_eq!(bench.state.actions, 1);
    assert_eq!(bench.own().ecus, 10 - 3 + 6 - 3, "the wage is paid each time");
}

#[test]
fn b15_a_worker_may_go_where_nothing_he_makes_is_lacking() {
    let mut bench = Bench::new(2).site("aqueduct", []).free(["apprentice-6"]);
    bench.state.crews[building("aqueduct")] = ["large-circular-saw"].map(worker).into_iter().collect();
    bench.play("send apprentice-6").play("to aqueduct");
    assert!(bench.state.crews[building("aqueduct")].contains(worker("apprentice-6")));
}

#[test]
fn b16_workers_go_only_to_sites_of_their_own_player() {
    let mut bench = Bench::new(2).site("chapel", []).free(["master-1"]);
    bench.play("end");
    bench.state.builders[1].free.insert(worker("master-2"));
    bench.refused("send master-2", Refusal::NoSite);
    bench.state.builders[1].sites.insert(building("inn"));
    bench.refused("send master-1", Refusal::NotFree);
    bench.play("send master-2");
    bench.refused("to chapel", Refusal::NotYourSite);
}

// Écus for actions

#[test]
fn b3_one_two_or_three_actions_bring_one_three_or_six_ecus() {
    for (actions, ecus) in [(1, 1), (2, 3), (3, 6)] {
        let mut bench = Bench::new(2);
        bench.play(&format!("take {actions}"));
        assert_eq!((bench.state.actions, bench.own().ecus), (3 - actions, 10 + ecus));
    }
}

#[test]
fn b3_each_exchange_is_priced_alone() {
    let mut bench = Bench::new(2);
    bench.play("take 1").play("take 1").play("take 1");
    assert_eq!(bench.own().ecus, 13);
}

#[test]
fn b3_never_more_than_three_actions_at_once_and_bought_ones_may_be_given_too() {
    let mut bench = Bench::new(2);
    bench.play("buy");
    assert!("take 4".parse::<Move>().is_err());
    bench.play("take 3").play("take 1");
    assert_eq!((bench.state.actions, bench.own().ecus), (0, 12));
}

#[test]
fn b3_no_more_actions_can_be_given_than_are_left() {
    let mut bench = Bench::new(2);
    bench.play("take 2");
    bench.refused("take 2", Refusal::TooFewActions { price: 2, left: 1 });
}

#[test]
fn b11_the_reserve_of_ecus_is_never_exhausted() {
    let mut bench = Bench::new(4).ecus(300);
    bench.play("take 3");
    assert_eq!(bench.own().ecus, 306);
}

// Finishing

#[test]
fn the_rulebook_example_finishes_the_chapel_with_a_journeyman() {
    // The chapel needs 3 stone, 2 wood, 2 knowledge, 3 tile; the crew lacks 1 knowledge and 3 tiles.
    let mut bench = Bench::new(2)
        .site("chapel", ["journeyman-5", "journeyman-2"])
        .free(["journeyman-3"]);
    let chapel = building("chapel");
    assert_eq!(bench.game.material().building(chapel).needs.amounts(), [3, 2, 2, 3]);
    assert_eq!(bench.game.lacking(&bench.state, chapel).amounts(), [0, 0, 1, 3]);
    assert_eq!(
        bench.game.material().worker(worker("journeyman-3")).makes.amounts(),
        [0, 0, 1, 3]
    );
    bench.play("send journeyman-3").play("to chapel");
    assert!(bench.own().finished.contains(chapel) && bench.own().sites.is_empty());
    assert_eq!(bench.own().ecus, 10 - 4 + 18);
    assert_eq!(bench.score(0).tie_breaks[0], 5, "points of the chapel");
    assert_eq!(bench.state.actions, 2);
}

#[test]
fn finishing_is_no_action_and_happens_by_itself() {
    let mut bench = Bench::new(2).site("bower", []).free(["apprentice-3"]);
    bench.play("send apprentice-3").play("to bower");
    assert!(bench.own().finished.contains(building("bower")));
    assert_eq!(bench.state.actions, 2, "only the sending costs");
}

#[test]
fn b9_every_resource_must_be_met_and_surplus_is_lost() {
    let mut bench = Bench::new(2)
        .site("covered-bridge", ["master-1"])
        .free(["labourer-8", "labourer-10"]);
    assert_eq!(
        bench.game.lacking(&bench.state, building("covered-bridge")).amounts(),
        [0, 1, 2, 0]
    );
    bench.play("send labourer-8").play("to covered-bridge");
    assert!(
        bench.own().sites.contains(building("covered-bridge")),
        "2 wood and 1 knowledge are not enough"
    );
    bench.play("send labourer-10").play("to covered-bridge");
    assert!(bench.own().finished.contains(building("covered-bridge")));
}

#[test]
fn b7_the_crew_of_a_finished_site_is_free_at_once() {
    let mut bench = Bench::new(2)
        .site("chapel", ["journeyman-5", "journeyman-2"])
        .free(["journeyman-3"]);
    bench.play("send journeyman-3").play("to chapel");
    let free: Vec<_> = bench.own().free.iter().map(|worker| worker.to_string()).collect();
    for name in ["journeyman-2", "journeyman-3", "journeyman-5"] {
        assert!(free.iter().any(|free| free == name));
    }
    assert!(bench.state.crews[building("chapel")].is_empty());
}

#[test]
fn b9_the_reward_can_be_spent_at_once_but_not_on_the_wage_that_earns_it() {
    let mut bench = Bench::new(2)
        .ecus(4)
        .site("chapel", ["journeyman-5", "journeyman-2"])
        .free(["journeyman-3"]);
    bench.play("send journeyman-3").play("to chapel");
    assert_eq!(bench.own().ecus, 18);
    bench.play("buy").play("buy").play("buy");
    assert_eq!((bench.state.actions, bench.own().ecus), (5, 3));
}

#[test]
fn b6_a_site_finished_and_its_price_are_forgotten() {
    let mut bench = Bench::new(2)
        .site("bower", [])
        .site("chapel", [])
        .free(["apprentice-3", "labourer-1"]);
    bench.play("send apprentice-3").play("to bower");
    bench.play("send labourer-1").play("to chapel");
    assert_eq!(bench.state.actions, 1);
    assert_eq!(
        bench.legal().iter().filter(|text| text.starts_with("send")).count(),
        0,
        "the chapel costs two now"
    );
}

// Machines

#[test]
fn a_machine_is_built_like_a_building_counts_points_and_joins_the_team() {
    let mut bench = Bench::new(2).site("small-crane", []).free(["apprentice-6"]);
    bench.play("send apprentice-6").play("to small-crane");
    assert!(bench.own().finished.contains(building("small-crane")));
    assert!(bench.own().free.contains(worker("small-crane")));
    assert_eq!((bench.score(0).tie_breaks[0], bench.own().ecus), (1, 8));
}

#[test]
fn b8_a_machine_works_without_wage_for_the_usual_actions() {
    let mut bench = Bench::new(2).ecus(0).site("chapel", []).free(["small-crane"]);
    bench.play("send small-crane").play("to chapel");
    assert_eq!((bench.own().ecus, bench.state.actions), (0, 2));
    assert_eq!(
        bench.game.lacking(&bench.state, building("chapel")).amounts(),
        [1, 2, 2, 3]
    );
}

#[test]
fn b7_a_machine_just_finished_can_be_sent_in_the_same_turn() {
    let mut bench = Bench::new(2)
        .site("small-crane", [])
        .site("chapel", [])
        .free(["apprentice-6"]);
    bench.play("send apprentice-6").play("to small-crane");
    bench.play("send small-crane").play("to chapel");
    assert!(bench.state.crews[building("chapel")].contains(worker("small-crane")));
}

#[test]
fn b8_the_points_of_a_machine_count_while_it_is_at_work() {
    let mut bench = Bench::new(2)
        .finished(["large-crane"])
        .site("chapel", [])
        .free(["large-crane"]);
    let before = bench.score(0);
    bench.play("send large-crane").play("to chapel");
    assert_eq!(bench.score(0).tie_breaks[0], before.tie_breaks[0]);
    assert_eq!(before.tie_breaks[0], 2);
}

// The end

/// 16 points of buildings, and a bower of 0 points or a bridge of 1 to be finished by one worker.
fn near_the_goal(players: usize) -> Bench {
    Bench::new(players).finished(["cathedral", "castle", "covered-bridge"])
}

#[test]
fn b12_seventeen_points_of_buildings_and_machines_at_the_end_of_a_turn_start_the_last_round() {
    let mut bench = near_the_goal(3).site("small-crane", []).free(["apprentice-6"]);
    bench.play("send apprentice-6").play("to small-crane");
    assert!(!bench.state.last_round, "only the end of the turn is looked at");
    bench.play("end");
    assert!(bench.state.last_round);
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn b12_the_seats_behind_play_once_more_and_the_game_is_over_with_the_round() {
    let mut bench = near_the_goal(3).finished(["small-crane"]).play_all(["end", "end"]);
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(2)));
    bench.play("end");
    assert_eq!(bench.turn(), Turn::Over);
    bench.refused("end", Refusal::Over);
}

#[test]
fn b12_if_the_last_seat_reaches_the_goal_the_game_is_over_with_its_turn() {
    let mut bench =
        Bench::new(2)
            .play_all(["end"])
            .seat(1)
            .finished(["cathedral", "castle", "covered-bridge", "small-crane"]);
    bench.play("end");
    assert_eq!(bench.turn(), Turn::Over);
}

#[test]
fn b12_ecus_do_not_count_towards_the_goal() {
    let mut bench = near_the_goal(2).ecus(200).play_all(["end", "end"]);
    assert_eq!(bench.score(0).points, 36);
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(0)));
    bench.play("end");
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn every_full_ten_ecus_count_one_point_at_the_end() {
    for (ecus, points) in [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)] {
        assert_eq!(Bench::new(2).ecus(ecus).score(0).points, points);
    }
}

#[test]
fn the_most_points_win() {
    let bench = Bench::new(3).finished(["chapel"]);
    let standings = bench.standings();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(0)]);
    let ranks: Vec<_> = standings.0.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 2, 2]);
}

#[test]
fn b13_equal_points_are_decided_by_the_points_of_buildings() {
    // Six points each: a chapel and 10 écus against an inn and 30.
    let bench = Bench::new(2)
        .ecus(10)
        .finished(["chapel"])
        .seat(1)
        .ecus(30)
        .finished(["inn"]);
    assert_eq!((bench.score(0).points, bench.score(1).points), (6, 6));
    let standings = bench.standings();
    assert_eq!(standings.0[0].rank, 1);
    assert_eq!((standings.0[1].rank, standings.0[1].tie_breaks_used), (2, 1));
}

#[test]
fn b13_then_by_the_value_of_the_ecus() {
    let bench = Bench::new(2)
        .ecus(12)
        .finished(["chapel"])
        .seat(1)
        .ecus(17)
        .finished(["abbey"]);
    let standings = bench.standings();
    assert_eq!((standings.0[0].rank, standings.0[1].rank), (2, 1));
    assert_eq!(standings.0[1].tie_breaks_used, 2);
}

#[test]
fn b13_and_then_the_victory_is_shared() {
    let bench = Bench::new(3)
        .ecus(12)
        .finished(["chapel"])
        .seat(1)
        .ecus(12)
        .finished(["abbey"]);
    let standings = bench.standings();
    assert_eq!(standings.winners().count(), 2);
    assert_eq!(standings.0[2].rank, 3);
}

#[test]
fn b16_open_sites_and_workers_count_nothing() {
    let bench = Bench::new(2).ecus(0).site("cathedral", ["master-1"]).free(["master-2"]);
    assert_eq!(bench.score(0).points, 0);
}

#[test]
fn b14_three_whole_rounds_in_which_nobody_builds_end_the_game() {
    let mut bench = Bench::new(2);
    for _ in 0..5 {
        bench.play("take 3").play("end");
    }
    assert_eq!(bench.turn(), Turn::Seat(Seat::new(1)));
    bench.play("end");
    assert_eq!(bench.turn(), Turn::Over);
}

#[test]
fn b14_opening_recruiting_or_sending_starts_the_count_again() {
    for busy in [
        &["open chapel"][..],
        &["recruit master-1"],
        &["send apprentice-1", "to inn"],
    ] {
        let mut bench = Bench::new(2)
            .row(["chapel", "farm", "castle", "post", "hotel"], "abbey")
            .workers(
                ["master-1", "master-2", "labourer-1", "labourer-2", "journeyman-1"],
                "master-8",
            )
            .site("inn", [])
            .free(["apprentice-1"]);
        for _ in 0..4 {
            bench.play("end");
        }
        for text in busy {
            bench.play(text);
        }
        for _ in 0..4 {
            bench.play("end");
            assert_ne!(bench.turn(), Turn::Over);
        }
    }
}

#[test]
fn the_parts_of_the_score_add_up() {
    let bench = Bench::new(2).ecus(27).finished(["chapel", "large-crane", "inn"]);
    let Standings(seats) = bench.standings();
    let parts: Vec<_> = seats[0].breakdown.iter().map(|item| (item.name, item.points)).collect();
    assert_eq!(
        parts,
        [("score-buildings", 8), ("score-machines", 2), ("score-ecus", 2)]
    );
    assert_eq!(seats[0].points, 12);
}

fn building(name: &str) -> Building {
    Building::named(name).unwrap()
}

fn worker(name: &str) -> Worker {
    Worker::named(name).unwrap()
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
    let cathedral = Building::named("cathedral").unwrap();
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
    let bench = Bench::of(&setup).site("cathedral", crew);
    let made = bench.game.material().made_by(bench.state.crews[cathedral]);
    assert_eq!((made.amounts(), made.total()), ([144, 144, 144, 0], 432));
    assert_eq!(bench.game.lacking(&bench.state, cathedral).amounts(), [0, 0, 0, 4]);
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

#[test]
fn only_end_ends_a_turn() {
    let bench = Bench::new(2);
    for text in bench.legal() {
        assert_eq!(bench.game.ends_turn(&bench.state, text.parse().unwrap()), text == "end");
    }
}
