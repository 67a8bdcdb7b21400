//! The arena and the simulator: results that depend on the seed alone.

mod toys;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::BotSpec;
use bots::arena::{self, Contest, Entrant, GameResult, Onlookers, Ranking, RecordSink, StopRule};
use bots::sim::{self, Policy, Totals};
use engine::{Game, Match, Record, Seed, Setup, SetupError};
use toys::nim::Nim;
use toys::race::Race;
use toys::{Rules, Toy, table};

fn ranking<R: Rules>(names: &[&str], games: u64, threads: usize) -> Result<Ranking, SetupError> {
    contest::<R>(names, games, threads, None)
}

fn contest<R: Rules>(
    names: &[&str],
    games: u64,
    threads: usize,
    records: Option<RecordSink<'_>>,
) -> Result<Ranking, SetupError> {
    let enter = |name: &&str| Entrant::<Toy<R>>::from(name.parse::<BotSpec>().unwrap());
    let entrants: Vec<_> = names.iter().map(enter).collect();
    let contest = Contest {
        setup: &Setup::new(names.len()),
        entrants: &entrants,
        games,
        seed: Seed::named("series"),
        threads,
        stop: None,
        finished: &[],
    };
    contest.play(Onlookers {
        records,
        ..Onlookers::default()
    })
}

#[test]
fn an_arena_gives_the_same_result_on_any_number_of_threads() {
    let names = ["random", "mcts:20", "light"];
    let one = ranking::<Nim>(&names, 60, 1).unwrap();
    assert_eq!(one, ranking::<Nim>(&names, 60, 2).unwrap());
    assert_eq!(one, ranking::<Nim>(&names, 60, 7).unwrap());
}

#[test]
fn an_arena_lists_the_bots_in_the_order_given_and_parts_the_victories() {
    let names = ["random", "greedy", "random", "mcts:10"];
    let ranking = ranking::<Nim>(&names, 48, 2).unwrap();
    let listed: Vec<&str> = ranking.bots.iter().map(|bot| bot.name.as_str()).collect();
    assert_eq!(listed, names);
    assert_eq!(ranking.bots.iter().map(|bot| bot.wins).sum::<f64>(), 48.0);
    for bot in &ranking.bots {
        assert_eq!(bot.games, 48);
        assert_eq!(bot.win_rate, bot.wins / 48.0);
        assert!(bot.ci95[0] <= bot.win_rate && bot.win_rate <= bot.ci95[1]);
    }
}

#[test]
fn more_thought_wins_more_games() {
    let ranking = ranking::<Race>(&["mcts:300", "random"], 200, 2).unwrap();
    assert!(ranking.bots[0].win_rate > 0.6, "{ranking:?}");
}

#[test]
fn an_arena_refuses_a_table_the_game_is_not_for() {
    let refused = ranking::<Race>(&["random", "random", "random"], 1, 1);
    assert!(matches!(refused, Err(SetupError::Players { asked: 3, .. })));
}

/// The records of a contest in the order of its games, and what came of it.
fn recorded<R: Rules>(names: &[&str], games: u64, threads: usize) -> (Vec<Record>, Ranking) {
    let gathered = Mutex::new(BTreeMap::new());
    let gather = |index, record: &Record| {
        let before = gathered.lock().unwrap().insert(index, record.clone());
        assert_eq!(before, None, "game {index} was told twice");
    };
    let ranking = contest::<R>(names, games, threads, Some(&gather)).unwrap();
    let gathered = gathered.into_inner().unwrap();
    assert!(gathered.keys().copied().eq(0..games));
    (gathered.into_values().collect(), ranking)
}

#[test]
fn an_arena_hands_out_records_whose_chance_follows_from_their_seeds() {
    let names = ["mcts:10", "random"];
    let (records, ranking) = recorded::<Race>(&names, 20, 3);
    for record in &records {
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read, *record);
        assert_eq!(Match::<Toy<Race>>::check_chance(&read, None), Ok(()));
        assert!(!read.standings.is_empty(), "the game is over");
    }
    for round in records.chunks(2) {
        // One deal, and everyone sits everywhere.
        assert_eq!(round[0].seed, round[1].seed);
        assert_eq!(round[0].seats, names);
        assert_eq!(round[1].seats, ["random", "mcts:10"]);
    }
    assert_ne!(records[0].seed, records[2].seed);
    // The games written down are those that were counted.
    let won = |record: &&Record| {
        let winner = record.standings.iter().find(|standing| standing.rank == 1).unwrap();
        record.seats[winner.seat.index()] == names[0]
    };
    assert_eq!(records.iter().filter(won).count() as f64, ranking.bots[0].wins);
    assert_eq!(ranking, self::ranking::<Race>(&names, 20, 1).unwrap());
    assert_eq!(records, recorded::<Race>(&names, 20, 1).0);
}

/// A contest of Nim among four bots at tables of three, and the results it hands out in the order of the games.
fn of_three(games: u64, threads: usize, stop: Option<StopRule>, finished: &[GameResult]) -> (Ranking, Vec<GameResult>) {
    let enter = |name: &str| Entrant::<Toy<Nim>>::from(name.parse::<BotSpec>().unwrap());
    let gathered = Mutex::new(Vec::new());
    let contest = Contest {
        setup: &Setup::new(3),
        entrants: &["mcts:40", "random", "light", "greedy"].map(enter),
        games,
        seed: Seed::named("more bots than seats"),
        threads,
        stop,
        finished,
    };
    let gather = |result: &GameResult| gathered.lock().unwrap().push(result.clone());
    let ranking = contest.play(Onlookers {
        results: Some(&gather),
        ..Onlookers::default()
    });
    let mut results = gathered.into_inner().unwrap();
    results.sort_by_key(|result| result.game);
    (ranking.unwrap(), results)
}

#[test]
fn more_bots_than_seats_all_play_equally_often() {
    assert_eq!(arena::cycle(4, 3), 12);
    let (ranking, results) = of_three(24, 2, None, &[]);
    assert_eq!((ranking.games, results.len()), (24, 24));
    assert!(ranking.bots.iter().all(|bot| bot.games == 18), "{ranking:?}");
    assert_eq!(ranking.bots.iter().map(|bot| bot.wins).sum::<f64>(), 24.0);
    let elo: f64 = ranking.bots.iter().map(|bot| bot.rating.unwrap().elo).sum();
    assert!(elo.abs() < 1e-6, "ratings are counted from their mean");
}

#[test]
fn a_contest_that_goes_on_after_some_games_has_the_same_result() {
    let (whole, results) = of_three(48, 2, None, &[]);
    let kept: Vec<GameResult> = results.iter().rev().step_by(3).cloned().collect();
    let (resumed, played) = of_three(48, 3, None, &kept);
    assert_eq!(resumed, whole);
    assert_eq!(played.len(), 48 - kept.len(), "what was finished is not played again");
    assert!(played.iter().all(|result| !kept.contains(result)));
}

#[test]
fn a_contest_stops_at_the_same_game_on_any_number_of_threads() {
    let stop = Some(StopRule::Sprt { low: 0.4, high: 0.6 });
    let (alone, results) = of_three(2400, 1, stop, &[]);
    assert!(alone.games < 2400, "it was never clear: {alone:?}");
    assert!(alone.games.is_multiple_of(12) && alone.decision.is_some(), "{alone:?}");
    assert_eq!(results.len() as u64, alone.games);
    assert_eq!(of_three(2400, 4, stop, &[]).0, alone);
    let (resumed, played) = of_three(2400, 2, stop, &results);
    assert_eq!((resumed, played.len()), (alone, 0), "the answer was there");
}

#[test]
fn progress_is_told_up_to_the_last_game() {
    let told = AtomicU64::new(0);
    let progress = |games| {
        told.fetch_max(games, Ordering::Relaxed);
    };
    sim::run(
        &table::<Nim>(2),
        Policy::Uniform,
        1000,
        &Seed::named("told"),
        3,
        &progress,
    );
    assert_eq!(told.into_inner(), 1000);
}

fn totals(policy: Policy, threads: usize) -> Totals {
    let totals = sim::run(&table::<Race>(2), policy, 2000, &Seed::named("sim"), threads, &|_| {});
    assert!(totals.seconds > 0.0 && totals.decisions_per_s > 0.0 && totals.games_per_s > 0.0);
    Totals {
        seconds: 0.0,
        decisions_per_s: 0.0,
        games_per_s: 0.0,
        ..totals
    }
}

#[test]
fn a_simulation_gives_the_same_totals_on_any_number_of_threads() {
    for policy in [Policy::Uniform, Policy::Light] {
        assert_eq!(totals(policy, 1), totals(policy, 3));
    }
}

#[test]
fn a_simulation_counts_decisions_plies_and_branching() {
    let uniform = totals(Policy::Uniform, 2);
    assert_eq!((uniform.mean_branching, uniform.max_branching), (2.0, 2));
    assert_eq!(uniform.branching_games, 2000);
    assert!(uniform.mean_plies * 2000.0 > uniform.decisions as f64);
    assert!(uniform.max_plies as f64 > uniform.mean_plies);
    assert_eq!(uniform.state_bytes, size_of::<<Toy<Race> as Game>::State>());
    let wins: f64 = uniform.seats.iter().map(|seat| seat.win_rate).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    let light = totals(Policy::Light, 2);
    assert_eq!((light.mean_branching, light.max_branching), (2.0, 2));
    assert_eq!(light.branching_games, 500);
}

#[test]
fn a_game_of_a_simulation_can_be_written_down() {
    let seed = Seed::named("records");
    for policy in [Policy::Uniform, Policy::Light] {
        let mut plies = 0;
        for index in 0..10 {
            let written = |_| {
                let game = sim::replayed::<Toy<Race>>(&Setup::new(2), policy, &seed, index).unwrap();
                game.to_record(vec![policy.to_string(); 2], false).to_string()
            };
            let [first, second] = [0, 1].map(written);
            assert_eq!(first, second);
            let record: Record = first.parse().unwrap();
            assert_eq!(Match::<Toy<Race>>::check_chance(&record, None), Ok(()));
            plies += record.plies.len();
        }
        // The games written down are the games that were measured.
        let totals = sim::run(&table::<Race>(2), policy, 10, &seed, 1, &|_| {});
        assert_eq!(totals.mean_plies * 10.0, plies as f64);
    }
}

#[test]
fn a_policy_is_read_from_its_name() {
    for policy in [Policy::Uniform, Policy::Light] {
        assert_eq!(policy.to_string().parse(), Ok(policy));
    }
    let line = "best".parse::<Policy>().unwrap_err().to_string();
    assert_eq!(line, "there is no policy 'best' (there are uniform and light)");
    let line = "be\nst".parse::<Policy>().unwrap_err().to_string();
    assert_eq!(line, "there is no policy 'be st' (there are uniform and light)");
}
