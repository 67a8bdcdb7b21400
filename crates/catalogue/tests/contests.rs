//! Bots of any game by name: contests and what they write down.

use std::collections::BTreeMap;
use std::sync::Mutex;

use bots::arena::Onlookers;
use bots::{BotSpec, Contestant};
use catalogue::{AnyGame, Contest, games};
use engine::{Record, Seed, Setup};

/// The smallest table of a game for at least two.
fn setup(game: &dyn AnyGame) -> Setup {
    Setup::new(2.max(*game.info().players.start()))
}

#[test]
fn a_contest_of_every_game_hands_out_records_that_replay_from_their_seeds() {
    for game in games() {
        let setup = setup(*game);
        let bots = [BotSpec::Light, BotSpec::Greedy, BotSpec::Random, BotSpec::Light].map(Contestant::from);
        let gathered = Mutex::new(BTreeMap::new());
        let gather = |index: u64, record: &Record| {
            gathered.lock().unwrap().insert(index, record.to_string());
        };
        let contest = Contest {
            setup: &setup,
            bots: &bots[..setup.players],
            games: 2 * setup.players as u64,
            seed: Seed::named("contest"),
            threads: 2,
            stop: None,
            finished: &[],
        };
        let onlookers = Onlookers {
            records: Some(&gather),
            ..Onlookers::default()
        };
        let ranking = game.contest(&contest, onlookers).unwrap();
        let gathered = gathered.lock().unwrap();
        assert_eq!(gathered.len() as u64, ranking.games);
        let mut points = BTreeMap::<String, i64>::new();
        for text in gathered.values() {
            let record: Record = text.parse().unwrap();
            game.check_chance(&record, None)
                .unwrap_or_else(|error| panic!("{}: {error}", game.info().id));
            for standing in &record.standings {
                let name = &record.seats[standing.seat.index()];
                *points.entry(name.clone()).or_default() += i64::from(standing.points);
            }
        }
        for bot in &ranking.bots {
            assert_eq!(bot.mean_points, points[&bot.name] as f64 / bot.games as f64, "{bot:?}");
        }
        let alone = Contest { threads: 1, ..contest };
        assert_eq!(game.contest(&alone, Onlookers::default()).unwrap(), ranking);
    }
}

/// The part of so many games that the first of two bots wins.
fn won(game: &dyn AnyGame, bots: [&str; 2], games: u64) -> f64 {
    let setup = setup(game);
    let bots = bots.map(|name| Contestant::from(name.parse::<BotSpec>().unwrap()));
    let contest = Contest {
        setup: &setup,
        bots: &bots,
        games,
        seed: Seed::named("weak but not senseless"),
        threads: 2,
        stop: None,
        finished: &[],
    };
    game.contest(&contest, Onlookers::default()).unwrap().bots[0].win_rate
}

#[test]
fn the_weakest_level_beats_senseless_play_clearly_also_where_it_is_careless() {
    // Nobody plays the example, whose quick policy knows little.
    for game in games().iter().filter(|game| game.info().id != "lantern") {
        let id = game.info().id;
        let (level, careless) = (
            won(*game, ["gentle", "random"], 10),
            // Careless in every move: what a level plays where it does not search.
            won(*game, ["mcts:1~100", "random"], 20),
        );
        assert!(level >= 0.9, "{id}: {level}");
        assert!(careless >= 0.9, "{id}: {careless}");
    }
}
