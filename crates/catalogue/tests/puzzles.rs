//! The puzzles that games ship, and how they are found.

use bots::puzzles::{Hunt, PuzzleSet, Recheck};
use engine::{Seed, Setup, Turn, Viewer};

#[test]
fn every_shipped_puzzle_replays_and_its_solution_can_be_played() {
    let shipped = catalogue::games()
        .iter()
        .filter_map(|game| Some((game, catalogue::puzzles(*game)?)));
    let mut seen = 0;
    for (game, set) in shipped {
        let info = game.info();
        seen += set.len();
        assert!(
            set.games.iter().all(|found| found.record.game == info.id),
            "{}",
            info.id
        );
        let mut told = 0;
        for number in 1..=set.len() {
            let name = format!("puzzle {number} of {}", info.id);
            let shipped = catalogue::puzzle(*game, number).unwrap();
            let puzzle = shipped.puzzle;
            assert_eq!(shipped.played.plies(), puzzle.ply, "{name}");
            assert_eq!(shipped.played.turn(), Turn::Seat(puzzle.seat), "{name}");
            let view = shipped.played.view(Viewer::Seat(puzzle.seat));
            assert!(view.offer(&puzzle.solution).is_some(), "{name}: {}", puzzle.solution);
            assert!(view.offers().len() >= 3, "{name} is hardly a choice");
            assert!(puzzle.gain() > 0.0995, "{name} wins {}", puzzle.gain());
            assert!(puzzle.gain() >= 2.9 * puzzle.error, "{name} is not clear");
            let mut line = vec![(puzzle.seat, puzzle.solution.clone())];
            line.extend(puzzle.line.iter().cloned());
            let retold = view.retell(&line);
            assert_eq!(retold[0].0, puzzle.seat, "{name}");
            told += usize::from(retold.len() > 1 || puzzle.line.is_empty());
        }
        assert!(10 * told >= 9 * set.len(), "{}: only {told} lines can be told", info.id);
        assert!(catalogue::puzzle(*game, 0).is_none() && catalogue::puzzle(*game, set.len() + 1).is_none());
    }
    assert!(seen >= 30, "only {seen} puzzles are shipped");
}

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_threads() {
    let game = catalogue::find("batisseurs").unwrap();
    let setup = Setup::new(2);
    let found = |threads: usize, seed: &str| {
        let hunt = Hunt {
            setup: &setup,
            games: 12,
            iterations: 40,
            seed: Seed::named(seed),
            threads,
        };
        let games = game.hunt_puzzles(&hunt, &|_| {}).unwrap();
        PuzzleSet { iterations: 40, games }
    };
    let set = found(1, "1");
    assert!(!set.is_empty());
    assert_eq!(found(3, "1"), set);
    assert_ne!(found(3, "2"), set);
    // Rounded as it is written, it is read back.
    let read: PuzzleSet = set.to_string().parse().unwrap();
    assert_eq!(read.to_string(), set.to_string());
    let check = |threads| {
        let rechecks = game.recheck_puzzles(&read, 400, &Seed::named("again"), threads, &|_| {});
        rechecks.unwrap()
    };
    let rechecks: Vec<Recheck> = check(1);
    assert_eq!(rechecks.len(), set.len());
    assert_eq!(check(2), rechecks);
}

#[test]
fn a_solution_that_cannot_be_played_is_noticed() {
    let game = catalogue::find("batisseurs").unwrap();
    let mut set = catalogue::puzzles(game).unwrap().clone();
    set.games.truncate(1);
    set.games[0].puzzles[0].solution = "open nothing".to_owned();
    let why = game
        .recheck_puzzles(&set, 16, &Seed::named("any"), 1, &|_| {})
        .unwrap_err();
    assert!(why.to_string().contains("cannot play 'open nothing'"), "{why}");
}
