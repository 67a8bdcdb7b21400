//! Finished buildings, machines, and the end of the game.

use batisseurs::*;
use engine::{Seat, Standings, Turn};

use crate::table::{Table, building, worker};

// Finishing

#[test]
fn the_rulebook_example_finishes_the_chapel_with_a_journeyman() {
    // The chapel needs 3 stone, 2 wood, 2 knowledge, 3 tile; the crew lacks 1 knowledge and 3 tiles.
    let mut table = Table::new(2)
        .site("chapel", ["journeyman-5", "journeyman-2"])
        .free(["journeyman-3"]);
    let chapel = building("chapel");
    assert_eq!(table.game.material().building(chapel).needs.amounts(), [3, 2, 2, 3]);
    assert_eq!(table.game.lacking(&table.state, chapel).amounts(), [0, 0, 1, 3]);
    assert_eq!(
        table.game.material().worker(worker("journeyman-3")).makes.amounts(),
        [0, 0, 1, 3]
    );
    table.play("send journeyman-3").play("to chapel");
    assert!(table.own().finished.contains(chapel) && table.own().sites.is_empty());
    assert_eq!(table.own().ecus, 10 - 4 + 18);
    assert_eq!(table.score(0).tie_breaks[0], 5, "points of the chapel");
    assert_eq!(table.state.actions, 2);
}

#[test]
fn finishing_is_no_action_and_happens_by_itself() {
    let mut table = Table::new(2).site("bower", []).free(["apprentice-3"]);
    table.play("send apprentice-3").play("to bower");
    assert!(table.own().finished.contains(building("bower")));
    assert_eq!(table.state.actions, 2, "only the sending costs");
}

#[test]
fn b9_every_resource_must_be_met_and_surplus_is_lost() {
    let mut table = Table::new(2)
        .site("covered-bridge", ["master-1"])
        .free(["labourer-8", "labourer-10"]);
    assert_eq!(
        table.game.lacking(&table.state, building("covered-bridge")).amounts(),
        [0, 1, 2, 0]
    );
    table.play("send labourer-8").play("to covered-bridge");
    assert!(
        table.own().sites.contains(building("covered-bridge")),
        "2 wood and 1 knowledge are not enough"
    );
    table.play("send labourer-10").play("to covered-bridge");
    assert!(table.own().finished.contains(building("covered-bridge")));
}

#[test]
fn b7_the_crew_of_a_finished_site_is_free_at_once() {
    let mut table = Table::new(2)
        .site("chapel", ["journeyman-5", "journeyman-2"])
        .free(["journeyman-3"]);
    table.play("send journeyman-3").play("to chapel");
    let free: Vec<_> = table.own().free.iter().map(|worker| worker.to_string()).collect();
    for name in ["journeyman-2", "journeyman-3", "journeyman-5"] {
        assert!(free.iter().any(|free| free == name));
    }
    assert!(table.state.crews[building("chapel")].is_empty());
}

#[test]
fn b9_the_reward_can_be_spent_at_once_but_not_on_the_wage_that_earns_it() {
    let mut table = Table::new(2)
        .ecus(4)
        .site("chapel", ["journeyman-5", "journeyman-2"])
        .free(["journeyman-3"]);
    table.play("send journeyman-3").play("to chapel");
    assert_eq!(table.own().ecus, 18);
    table.play("buy").play("buy").play("buy");
    assert_eq!((table.state.actions, table.own().ecus), (5, 3));
}

#[test]
fn b6_a_site_finished_and_its_price_are_forgotten() {
    let mut table = Table::new(2)
        .site("bower", [])
        .site("chapel", [])
        .free(["apprentice-3", "labourer-1"]);
    table.play("send apprentice-3").play("to bower");
    table.play("send labourer-1").play("to chapel");
    assert_eq!(table.state.actions, 1);
    assert_eq!(
        table.legal().iter().filter(|text| text.starts_with("send")).count(),
        0,
        "the chapel costs two now"
    );
}

// Machines

#[test]
fn a_machine_is_built_like_a_building_counts_points_and_joins_the_team() {
    let mut table = Table::new(2).site("small-crane", []).free(["apprentice-6"]);
    table.play("send apprentice-6").play("to small-crane");
    assert!(table.own().finished.contains(building("small-crane")));
    assert!(table.own().free.contains(worker("small-crane")));
    assert_eq!((table.score(0).tie_breaks[0], table.own().ecus), (1, 8));
}

#[test]
fn b8_a_machine_works_without_wage_for_the_usual_actions() {
    let mut table = Table::new(2).ecus(0).site("chapel", []).free(["small-crane"]);
    table.play("send small-crane").play("to chapel");
    assert_eq!((table.own().ecus, table.state.actions), (0, 2));
    assert_eq!(
        table.game.lacking(&table.state, building("chapel")).amounts(),
        [1, 2, 2, 3]
    );
}

#[test]
fn b7_a_machine_just_finished_can_be_sent_in_the_same_turn() {
    let mut table = Table::new(2)
        .site("small-crane", [])
        .site("chapel", [])
        .free(["apprentice-6"]);
    table.play("send apprentice-6").play("to small-crane");
    table.play("send small-crane").play("to chapel");
    assert!(table.state.crews[building("chapel")].contains(worker("small-crane")));
}

#[test]
fn b8_the_points_of_a_machine_count_while_it_is_at_work() {
    let mut table = Table::new(2)
        .finished(["large-crane"])
        .site("chapel", [])
        .free(["large-crane"]);
    let before = table.score(0);
    table.play("send large-crane").play("to chapel");
    assert_eq!(table.score(0).tie_breaks[0], before.tie_breaks[0]);
    assert_eq!(before.tie_breaks[0], 2);
}

// The end

/// 16 points of buildings, and a bower of 0 points or a bridge of 1 to be finished by one worker.
fn near_the_goal(players: usize) -> Table {
    Table::new(players).finished(["cathedral", "castle", "covered-bridge"])
}

#[test]
fn b12_seventeen_points_of_buildings_and_machines_at_the_end_of_a_turn_start_the_last_round() {
    let mut table = near_the_goal(3).site("small-crane", []).free(["apprentice-6"]);
    table.play("send apprentice-6").play("to small-crane");
    assert!(!table.state.last_round, "only the end of the turn is looked at");
    table.play("end");
    assert!(table.state.last_round);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn b12_the_seats_behind_play_once_more_and_the_game_is_over_with_the_round() {
    let mut table = near_the_goal(3).finished(["small-crane"]).play_all(["end", "end"]);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(2)));
    table.play("end");
    assert_eq!(table.turn(), Turn::Over);
    table.refused("end", Refusal::Over);
}

#[test]
fn b12_if_the_last_seat_reaches_the_goal_the_game_is_over_with_its_turn() {
    let mut table =
        Table::new(2)
            .play_all(["end"])
            .seat(1)
            .finished(["cathedral", "castle", "covered-bridge", "small-crane"]);
    table.play("end");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn b12_ecus_do_not_count_towards_the_goal() {
    let mut table = near_the_goal(2).ecus(200).play_all(["end", "end"]);
    assert_eq!(table.score(0).points, 36);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(0)));
    table.play("end");
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn every_full_ten_ecus_count_one_point_at_the_end() {
    for (ecus, points) in [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)] {
        assert_eq!(Table::new(2).ecus(ecus).score(0).points, points);
    }
}

#[test]
fn the_most_points_win() {
    let table = Table::new(3).finished(["chapel"]);
    let standings = table.standings();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(0)]);
    let ranks: Vec<_> = standings.0.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 2, 2]);
}

#[test]
fn b13_equal_points_are_decided_by_the_points_of_buildings() {
    // Six points each: a chapel and 10 écus against an inn and 30.
    let table = Table::new(2)
        .ecus(10)
        .finished(["chapel"])
        .seat(1)
        .ecus(30)
        .finished(["inn"]);
    assert_eq!((table.score(0).points, table.score(1).points), (6, 6));
    let standings = table.standings();
    assert_eq!(standings.0[0].rank, 1);
    assert_eq!((standings.0[1].rank, standings.0[1].tie_breaks_used), (2, 1));
}

#[test]
fn b13_then_by_the_value_of_the_ecus() {
    let table = Table::new(2)
        .ecus(12)
        .finished(["chapel"])
        .seat(1)
        .ecus(17)
        .finished(["abbey"]);
    let standings = table.standings();
    assert_eq!((standings.0[0].rank, standings.0[1].rank), (2, 1));
    assert_eq!(standings.0[1].tie_breaks_used, 2);
}

#[test]
fn b13_and_then_the_victory_is_shared() {
    let table = Table::new(3)
        .ecus(12)
        .finished(["chapel"])
        .seat(1)
        .ecus(12)
        .finished(["abbey"]);
    let standings = table.standings();
    assert_eq!(standings.winners().count(), 2);
    assert_eq!(standings.0[2].rank, 3);
}

#[test]
fn b16_open_sites_and_workers_count_nothing() {
    let table = Table::new(2).ecus(0).site("cathedral", ["master-1"]).free(["master-2"]);
    assert_eq!(table.score(0).points, 0);
}

#[test]
fn b14_three_whole_rounds_in_which_nobody_builds_end_the_game() {
    let mut table = Table::new(2);
    for _ in 0..5 {
        table.play("take 3").play("end");
    }
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
    table.play("end");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn b14_opening_recruiting_or_sending_starts_the_count_again() {
    for busy in [
        &["open chapel"][..],
        &["recruit master-1"],
        &["send apprentice-1", "to inn"],
    ] {
        let mut table = Table::new(2)
            .row(["chapel", "farm", "castle", "post", "hotel"], "abbey")
            .workers(
                ["master-1", "master-2", "labourer-1", "labourer-2", "journeyman-1"],
                "master-8",
            )
            .site("inn", [])
            .free(["apprentice-1"]);
        for _ in 0..4 {
            table.play("end");
        }
        for text in busy {
            table.play(text);
        }
        for _ in 0..4 {
            table.play("end");
            assert_ne!(table.turn(), Turn::Over);
        }
    }
}

#[test]
fn the_parts_of_the_score_add_up() {
    let table = Table::new(2).ecus(27).finished(["chapel", "large-crane", "inn"]);
    let Standings(seats) = table.standings();
    let parts: Vec<_> = seats[0].breakdown.iter().map(|item| (item.name, item.points)).collect();
    assert_eq!(
        parts,
        [("score-buildings", 8), ("score-machines", 2), ("score-ecus", 2)]
    );
    assert_eq!(seats[0].points, 12);
}
