//! Phase III: intrigues.

use noria::*;

use crate::table::Table;

#[test]
fn example_two_intrigues_in_round_four_of_four_players_cost_six_knowledge() {
    let table = Table::base(4)
        .round(4)
        .step(Step::Politics)
        .knowledge(6)
        .seated([0, 1, 0, 0, 0, 0])
        .play_all([
            "intrigue colonization",
            "dismiss research",
            "intrigue colonization",
            "dismiss refining",
        ]);
    assert_eq!(table.own().knowledge, 0);
    assert_eq!(table.game.chamber_value(&table.state, Chamber::Colonization), 6);
    assert_eq!(table.state.chambers[Chamber::Research].waiting, 3);
    assert_eq!(table.state.chambers[Chamber::Refining].waiting, 3);
}

#[test]
fn example_one_knowledge_seats_in_research_and_dismisses_in_exploration() {
    let table = Table::base(4)
        .step(Step::Politics)
        .knowledge(1)
        .play_all(["intrigue research", "dismiss exploration"]);
    assert_eq!(
        table.state.chambers[Chamber::Research],
        Politicians { waiting: 3, seated: 1 }
    );
    assert_eq!(
        table.state.chambers[Chamber::Exploration],
        Politicians { waiting: 3, seated: 0 }
    );
    assert_eq!(table.game.chamber_value(&table.state, Chamber::Research), 4);
}

#[test]
fn p1_the_price_is_the_number_of_gears_on_uncovered_spaces() {
    let expected: [(usize, &[u32]); 3] = [
        (2, &[1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]),
        (3, &[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]),
        (4, &[1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]),
    ];
    for (players, prices) in expected {
        for (round, &price) in (1..).zip(prices) {
            let table = Table::base(players).round(round);
            assert_eq!(table.game.intrigue_price(&table.state), price);
        }
    }
}

#[test]
fn each_further_intrigue_of_a_turn_costs_twice_the_last() {
    let mut table = Table::base(2).step(Step::Politics).knowledge(20);
    for (left, price) in [(19, 2), (17, 4), (13, 8), (5, 16)] {
        table.play("intrigue division").play("dismiss refining");
        assert_eq!(table.state.players[0].knowledge, left);
        if price < 16 {
            assert_eq!(table.game.intrigue_price(&table.state), price);
        }
    }
    assert_ne!(table.state.step, Step::Politics);
}

#[test]
fn p2_the_removal_is_compulsory_and_from_any_chamber_with_someone_waiting() {
    let mut table = Table::base(2)
        .step(Step::Politics)
        .knowledge(1)
        .seated([0, 4, 0, 0, 0, 0]);
    table.play("intrigue refining");
    assert_eq!(
        table.legal(),
        [
            "dismiss refining",
            "dismiss exploration",
            "dismiss research",
            "dismiss specialization",
            "dismiss division"
        ]
    );
    table.refused("rest", Refusal::NotNow(Step::Dismiss));
    table.refused("dismiss colonization", Refusal::NobodyWaiting);
}

#[test]
fn p2_twelve_intrigues_use_up_all_politicians() {
    let mut table = Table::base(2).step(Step::Politics).knowledge(u16::MAX);
    let mut intrigues = 0;
    while let Some(intrigue) = table.legal_with("intrigue").first().cloned() {
        table.play(&intrigue);
        let dismissal = table.legal().remove(0);
        table.play(&dismissal);
        intrigues += 1;
    }
    assert_eq!(intrigues, 12);
    assert_ne!(table.state.step, Step::Politics);
}

#[test]
fn nobody_can_be_seated_where_nobody_waits() {
    let table = Table::base(2)
        .step(Step::Politics)
        .knowledge(9)
        .seated([4, 0, 0, 0, 0, 0]);
    table.refused("intrigue refining", Refusal::NobodyWaiting);
}

#[test]
fn p3_the_surcharge_of_the_influence_phase_does_not_concern_intrigues() {
    let table = Table::base(4).round(9);
    assert_eq!(table.game.night_shift_price(&table.state), 2);
    assert_eq!(table.game.intrigue_price(&table.state), 4);
}

#[test]
fn p4_in_the_first_round_an_intrigue_costs_one() {
    for players in 2..=4 {
        let table = Table::base(players);
        assert_eq!(table.game.intrigue_price(&table.state), 1);
    }
}

#[test]
fn the_phase_is_optional_and_skipped_where_an_intrigue_cannot_be_paid() {
    let mut table = Table::base(2).acting().knowledge(1);
    table.play("finish");
    assert_eq!(table.state.step, Step::Politics);
    table.play("rest");
    assert_eq!(table.state.seat.index(), 1);
    let mut broke = Table::base(2).acting().knowledge(0);
    broke.play("finish");
    assert_eq!(broke.state.seat.index(), 1);
}
