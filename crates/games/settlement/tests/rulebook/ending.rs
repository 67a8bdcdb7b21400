//! The end of the game, ties, and playing alone.

use engine::{Describe, Game, Heuristics, Match, Seat, Seed, Setup, Turn, below};
use settlement::*;

use crate::table::Table;

#[test]
fn example_georges_counts_86_points() {
    let table = Table::new(2)
        // Artisans of 6, 6, 8 and 7 points, three adventurers, two builders.
        .heroes([40, 41, 46, 43, 1, 4, 7, 25, 28])
        .land([
            "I-1 wood-red",
            "I-2 wood-red",
            "I-3 clay-red",
            "II-1 gold-red",
            "II-2 gold-red",
            "II-3 diamond-red",
            "III-1 gold-red",
        ])
        .street("upper", ["bank", "cathedral", "quarry"])
        .street("middle", ["tavern", "bazaar", "sawmill"]);
    let mut table = table;
    table.player().banked = 2;
    table.player().enshrined = 4;
    assert_eq!(table.score(0).points, 86);
    let standings = table.standings();
    let parts: Vec<i32> = standings.0[0].breakdown.iter().map(|item| item.points).collect();
    assert_eq!(parts, [3 * 7, 0, 2 * 6, 6 + 6 + 8 + 7, 2 * 5, 4 * 4]);
}

#[test]
fn s20_the_game_ends_when_everyone_has_passed_in_round_six() {
    let mut table = Table::new(2).round(6).display([1, 2, 3, 4]);
    let market = table.state.market;
    table.play("pass").play("pass");
    assert_eq!(table.turn(), Turn::Over);
    // Neither hero, market nor artefact changes any more.
    assert_eq!(table.state.row[3], Some(crate::table::hero(4)));
    assert_eq!(table.state.market, market);
    assert_eq!(table.state.players[0].artefact, Some(Artefact::KeyOfKnowledge));
}

#[test]
fn s20_the_last_pass_exchanges_what_is_best_for_the_tie_break() {
    for (before, after) in [
        ([1, 1, 1, 1, 0], [0, 0, 0, 0, 1]),
        ([1, 1, 1, 0, 2], [0, 0, 0, 1, 2]),
        ([3, 1, 0, 1, 0], [0, 0, 0, 0, 1]),
        ([2, 1, 0, 5, 0], [2, 1, 0, 1, 2]),
        // The clay pays for both stones; the wood is needed for the diamonds.
        ([2, 6, 0, 0, 0], [0, 0, 0, 0, 1]),
    ] {
        let mut table = Table::new(1).round(6).reserve(before);
        table.play("pass");
        assert_eq!(table.pieces(), after, "{before:?}");
    }
}

#[test]
fn ties_are_broken_by_gold_then_by_diamonds_and_else_shared() {
    let ranks = |first: [u8; 5], second: [u8; 5]| {
        let table = Table::new(2).reserve(first).seat(1).reserve(second);
        table
            .standings()
            .0
            .iter()
            .map(|standing| standing.rank)
            .collect::<Vec<_>>()
    };
    assert_eq!(ranks([0, 0, 0, 0, 2], [0, 0, 0, 9, 1]), [1, 2]);
    assert_eq!(ranks([0, 0, 0, 1, 1], [0, 0, 0, 2, 1]), [2, 1]);
    assert_eq!(ranks([5, 0, 0, 1, 1], [0, 0, 0, 1, 1]), [1, 1]);
}

#[test]
fn s19_stored_pieces_break_no_tie() {
    let mut table = Table::new(2)
        .reserve([0, 0, 0, 0, 1])
        .heroes([45])
        .seat(1)
        .reserve([0; 5]);
    // Seven points of an artisan and five of a bank against twelve of three cathedrals.
    table.state.players[0].banked = 1;
    table.state.players[1].enshrined = 3;
    assert_eq!(table.score(0).points, table.score(1).points);
    assert_eq!(table.standings().winners().collect::<Vec<_>>(), [Seat::FIRST]);
}

#[test]
fn a_game_has_six_rounds() {
    let mut table = Table::new(2);
    for round in 1..=6 {
        assert_eq!(table.state.round, round);
        while table.state.round == round && table.turn() != Turn::Over {
            let mv = table
                .legal()
                .into_iter()
                .find(|mv| mv == "pass")
                .unwrap_or(table.legal()[0].clone());
            table.play(&mv);
        }
    }
    assert_eq!(table.turn(), Turn::Over);
}

// Alone

#[test]
fn s21_alone_the_old_artefact_leaves_the_game_and_a_new_one_is_laid_out() {
    let mut game = Match::<Settlement>::new(Setup::new(1), Seed::named("alone")).unwrap();
    assert_eq!(game.state().offer.len(), 4);
    let mut seen = Vec::new();
    for round in 1..=6 {
        let taken = game.legal()[0];
        game.play(Seat::FIRST, taken).unwrap();
        let held = game.state().player().artefact.unwrap();
        assert!(!seen.contains(&held));
        seen.push(held);
        assert_eq!(game.state().offer.len(), 3, "round {round}");
        assert!(seen.iter().all(|old| !game.state().offer.contains(*old)));
        game.play_text(Seat::FIRST, "pass").unwrap();
        while game.turn() != Turn::Over && game.state().step != Step::Swap {
            game.play_text(Seat::FIRST, "done").unwrap();
        }
    }
    assert_eq!(game.turn(), Turn::Over);
    // S33: four at first and one more after each of five rounds.
    assert_eq!(game.state().artefact_pile.len(), 14 - 9);
}

#[test]
fn s21_alone_heroes_leave_and_the_market_is_renewed_as_usual() {
    let mut table = Table::new(1).reserve([0; 5]).display([1, 2, 3, 4]);
    table.play("pass").play("take sacred-clock");
    assert_eq!(
        &table.state.row[1..],
        [1, 2, 3].map(|number| Some(crate::table::hero(number)))
    );
}

#[test]
fn s21_alone_a_finished_game_has_one_of_four_grades() {
    for (points, grade) in [
        (0, "grade-villager"),
        (50, "grade-villager"),
        (51, "grade-mayor"),
        (75, "grade-mayor"),
        (76, "grade-knight"),
        (100, "grade-knight"),
        (101, "grade-lord"),
    ] {
        assert_eq!(grade_for(points), grade, "{points}");
    }
    let mut table = Table::new(1).round(6);
    assert_eq!(table.game.verdict(&table.state), None);
    table.player().banked = 16;
    table.play("pass");
    assert_eq!(table.game.verdict(&table.state).unwrap().id, "grade-knight");
    let mut two = Table::new(2).round(6);
    two.play("pass").play("pass");
    assert_eq!(two.game.verdict(&two.state), None);
}

#[test]
fn s18_the_supply_never_runs_out() {
    let mut table = Table::new(1).reserve([16; 5]).land(["I-1 gold-red"]).villagers(6, 24);
    table.play("region I");
    assert_eq!(table.own().reserve[Resource::Gold], 17);
    let mut tavern = Table::new(1)
        .reserve([0, 0, 0, 1, 0])
        .street("upper", ["tavern"])
        .villagers(6, 24);
    tavern.play("street upper");
    assert_eq!(tavern.own().bonus, 26);
}

#[test]
fn a_sensible_game_alone_is_worth_at_least_a_mayor_on_average() {
    let game: Settlement = Setup::new(1).open().unwrap();
    let mut rng = Seed::named("grades").playout_rng();
    let mut moves = Vec::new();
    let games = 200;
    let total: i32 = (0..games)
        .map(|_| {
            let mut state = game.start();
            loop {
                let mv = match game.turn(&state) {
                    Turn::Over => break game.score(&state, Seat::FIRST).points,
                    Turn::Chance => game.draw(&state, below(&mut rng, usize::MAX) as u64),
                    Turn::Seat(_) => game.light(&state, &mut moves, &mut rng),
                };
                game.play_unchecked(&mut state, mv, &mut ());
            }
        })
        .sum();
    assert!(total / games > 50, "mean {}", total / games);
}
