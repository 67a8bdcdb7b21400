//! The analysis of whole games, in every game at tables of every size.

use bots::analysis::{self, Account, Analysis, Prospect, StepKind};
use bots::sim::Policy;
use bots::{BotSpec, Stop};
use catalogue::{AnyGame, AnyMatch, Simulation};
use engine::{Seat, Seed, Setup, Turn, Viewer};

fn quick_game(game: &dyn AnyGame, players: usize) -> Box<dyn AnyMatch> {
    let simulation = Simulation {
        setup: &Setup::new(players),
        policy: Policy::Light,
        games: 1,
        seed: Seed::named("to be analysed"),
        threads: 1,
    };
    let record = game.simulated(&simulation, 0).unwrap();
    game.replay(&record, None).unwrap()
}

fn analysed(played: &dyn AnyMatch, iterations: u32, threads: usize) -> Analysis {
    let analyser = played.analyser(iterations, Seed::named("analysis")).unwrap();
    analysis::run(&*analyser, threads, &Stop::default(), &|_| {}).unwrap()
}

#[track_caller]
fn assert_near(one: Prospect, other: Prospect, what: &str) {
    let off = one - other;
    assert!(
        off.win.abs() < 1e-9 && off.points.abs() < 1e-6,
        "{what}: {one:?} {other:?}"
    );
}

#[test]
fn the_books_of_every_game_balance() {
    for game in catalogue::games() {
        for players in game.info().players.clone() {
            let what = format!("{} with {players}", game.info().id);
            let played = quick_game(*game, players);
            let analysis = analysed(&*played, 16, 2);
            let standings = played.true_standings();
            for account in &analysis.accounts {
                let Account {
                    seat,
                    opening,
                    luck,
                    own,
                    others,
                    revision,
                    result,
                    ..
                } = *account;
                let standing = &standings.0[seat.index()];
                let winners = standings.winners().count() as f64;
                let real = Prospect {
                    win: if standing.rank == 1 { 1.0 / winners } else { 0.0 },
                    points: f64::from(standing.points),
                };
                assert_near(result, real, &what);
                assert_near(luck + own + others + revision, real - opening, &what);
                assert_near(account.with_even_luck() + luck, real, &what);
            }
        }
    }
}

#[test]
fn the_steps_of_an_analysis_are_the_moves_of_the_game_without_a_gap() {
    for game in catalogue::games() {
        let players = *game.info().players.end();
        let played = quick_game(*game, players);
        let analysis = analysed(&*played, 16, 2);
        let mut ply = 0;
        let mut here = &analysis.opening;
        for step in &analysis.steps {
            assert_eq!((step.ply, &step.before), (ply, here), "{}", game.info().id);
            let mover = played.mover(ply);
            let choices = played
                .view_at(mover.map_or(Viewer::Spectator, Viewer::Seat), ply)
                .offers()
                .len();
            match &step.kind {
                StepKind::Draw(_) => assert!((ply..ply + step.plies).all(|ply| played.mover(ply).is_none())),
                StepKind::Choice(choice) => assert!(mover == Some(choice.seat) && choices > 1),
                StepKind::Forced { seat, .. } => assert!(mover == Some(*seat) && choices == 1),
            }
            let chances: f64 = step.before.iter().map(|(_, prospect)| prospect.win).sum();
            assert!((chances - 1.0).abs() < 1e-6, "somebody wins: {chances}");
            ply += step.plies;
            here = &step.after;
        }
        assert_eq!((ply, here), (played.plies(), &analysis.result), "{}", game.info().id);
        let after_draws = analysis
            .steps
            .windows(2)
            .filter(|pair| matches!((&pair[0].kind, &pair[1].kind), (StepKind::Draw(_), StepKind::Draw(_))));
        assert_eq!(after_draws.count(), 0, "all that chance does in a row is one draw");
    }
}

#[test]
fn an_analysis_is_the_same_on_any_number_of_threads_and_is_read_back_from_what_is_kept() {
    let played = quick_game(catalogue::find("settlement").unwrap(), 1);
    let one = analysed(&*played, 16, 1);
    assert!(one == analysed(&*played, 16, 3));
    let kept = serde_json::to_string(&one).unwrap();
    let read: Analysis = serde_json::from_str(&kept).unwrap();
    assert_eq!(read.steps.len(), one.steps.len());
    for (read, step) in read.steps.iter().zip(&one.steps) {
        assert_eq!(read.ply, step.ply);
        assert_near(
            read.after[Seat::FIRST],
            step.after[Seat::FIRST],
            "the last digit may differ, no more",
        );
    }
}

#[test]
fn an_analysis_can_be_stopped_and_a_running_game_has_none() {
    let game = catalogue::find("batisseurs").unwrap();
    let played = quick_game(game, 2);
    let analyser = played.analyser(16, Seed::named("analysis")).unwrap();
    let stop = Stop::default();
    let third = |done: u64| {
        if done == 3 {
            stop.request();
        }
    };
    assert_eq!(analysis::run(&*analyser, 1, &stop, &third), None);
    let running = game.deal(Setup::new(2), Seed::named("running")).unwrap();
    assert!(running.analyser(16, Seed::named("analysis")).is_none());
}

/// A game between searching bots in which the first seat moves at random from one of its decisions to another.
fn thrown_game(game: &dyn AnyGame, careless: std::ops::Range<usize>) -> Box<dyn AnyMatch> {
    let mut played = game.deal(Setup::new(2), Seed::named("thrown away")).unwrap();
    let bot = |spec: &str, seed| game.bot(spec.parse::<BotSpec>().unwrap(), &Seed::named(seed));
    let mut good = [bot("mcts:150", "one"), bot("mcts:150", "two")];
    let mut random = bot("random", "careless");
    let mut decisions = 0;
    while let Turn::Seat(seat) = played.turn() {
        let view = played.view(Viewer::Seat(seat));
        let mut text = good[seat.index()].choose(&*view);
        if seat == Seat::FIRST {
            if careless.contains(&decisions) {
                text = random.choose(&*view);
            }
            decisions += 1;
        }
        played.play_text(seat, &text).unwrap();
    }
    played
}

#[test]
fn a_game_that_was_thrown_away_shows_the_throw() {
    let game = catalogue::find("batisseurs").unwrap();
    let thrown = analysed(&*thrown_game(game, 15..40), 150, 2);
    let cost = |analysis: &Analysis, seat: usize| -analysis.accounts[seat].own.win;
    assert!(cost(&thrown, 0) > 0.25, "{:?}", thrown.accounts);
    assert!(
        cost(&thrown, 0) > 3.0 * cost(&thrown, 1).max(0.0),
        "{:?}",
        thrown.accounts
    );
    let throwers = thrown.turning_points(3);
    assert!(
        throwers.iter().all(|(_, choice)| choice.seat == Seat::FIRST),
        "{throwers:?}"
    );
}
