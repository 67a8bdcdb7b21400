//! The analysis of whole games, in every game at tables of every size.

use std::ops::Range;

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

/// A game between two bots, in which the first seat moves at random from one of its decisions to another; and after how many moves
/// that began and ended.
fn thrown_game(game: &dyn AnyGame, bots: &str, careless: Range<usize>) -> (Box<dyn AnyMatch>, Range<usize>) {
    let mut played = game.deal(Setup::new(2), Seed::named("thrown away")).unwrap();
    let bot = |spec: &str, seed| game.bot(spec.parse::<BotSpec>().unwrap(), &Seed::named(seed));
    let mut good = [bot(bots, "one"), bot(bots, "two")];
    let mut random = bot("random", "careless");
    let (mut decisions, mut thrown): (usize, Option<Range<usize>>) = (0, None);
    while let Turn::Seat(seat) = played.turn() {
        let view = played.view(Viewer::Seat(seat));
        let mut text = good[seat.index()].choose(&*view);
        if seat == Seat::FIRST {
            if careless.contains(&decisions) {
                text = random.choose(&*view);
                let began = thrown.map_or(played.plies(), |thrown| thrown.start);
                thrown = Some(began..played.plies() + 1);
            }
            decisions += 1;
        }
        played.play_text(seat, &text).unwrap();
    }
    (played, thrown.expect("the game lasts until the throw"))
}

/// What the first seat could expect after so many moves.
fn expected(analysis: &Analysis, ply: usize) -> f64 {
    let after = analysis.steps.iter().find(|step| step.ply >= ply);
    after.map_or(&analysis.result, |step| &step.before)[Seat::FIRST].win
}

#[test]
fn in_every_game_that_was_thrown_away_the_curve_falls_with_the_throw() {
    for (id, bots, careless, iterations) in [
        ("cloud-city", "mcts:150", 8..20, 24),
        ("welkin", "mcts:150", 10..40, 24),
        ("settlement", "mcts:100", 25..55, 24),
        ("noria", "mcts:100", 30..70, 24),
    ] {
        let game = catalogue::find(id).unwrap();
        let (played, thrown) = thrown_game(game, bots, careless);
        let analysis = analysed(&*played, iterations, 2);
        let (before, after) = (expected(&analysis, thrown.start), expected(&analysis, thrown.end));
        println!(
            "{id}: {before:.2} before the throw, {after:.2} after it; own {:.2}, {:.2}",
            analysis.accounts[0].own.win, analysis.accounts[1].own.win
        );
        assert!(before - after > 0.25, "{id}: {before} before, {after} after");
        let points = analysis.turning_points(8).into_iter();
        let mut points = points.filter(|(_, choice)| choice.seat == Seat::FIRST);
        let mut slides = analysis.slides().into_iter().filter(|slide| slide.seat == Seat::FIRST);
        let named = points.any(|(step, _)| thrown.contains(&step.ply))
            || slides.any(|slide| slide.from < thrown.end && thrown.start < slide.to);
        assert!(named, "{id}: {:?} of {thrown:?}", analysis.slides());
    }
}

#[test]
fn a_game_that_was_thrown_away_shows_the_throw() {
    let game = catalogue::find("batisseurs").unwrap();
    let (played, plies) = thrown_game(game, "mcts:150", 15..40);
    let thrown = analysed(&*played, 150, 2);
    let fall = expected(&thrown, plies.start) - expected(&thrown, plies.end);
    assert!(fall > 0.25, "the curve falls by {fall}");
    let cost = |analysis: &Analysis, seat: usize| -analysis.accounts[seat].own.win;
    println!(
        "falls by {fall:.2}; own {:.2}, {:.2}",
        -cost(&thrown, 0),
        -cost(&thrown, 1)
    );
    assert!(cost(&thrown, 0) > 0.25, "{:?}", thrown.accounts);
    assert!(
        cost(&thrown, 0) > 3.0 * cost(&thrown, 1).max(0.0),
        "{:?}",
        thrown.accounts
    );
    let (step, dearest) = thrown.turning_points(1)[0];
    assert_eq!(dearest.seat, Seat::FIRST);
    assert!(plies.contains(&step.ply), "{step:?}");
}

/// A game between two bots that search long.
fn best_game(game: &dyn AnyGame, bots: &str, seed: &str) -> Box<dyn AnyMatch> {
    let mut played = game.deal(Setup::new(2), Seed::named(seed)).unwrap();
    let bot = |seed| game.bot(bots.parse::<BotSpec>().unwrap(), &Seed::named(seed));
    let mut players = [bot("one"), bot("two")];
    while let Turn::Seat(seat) = played.turn() {
        let text = players[seat.index()].choose(&*played.view(Viewer::Seat(seat)));
        played.play_text(seat, &text).unwrap();
    }
    played
}

/// Nobody errs in a game between bots that search long, nor loses it in small steps.
fn assert_flawless(game: &str) {
    let game = catalogue::find(game).unwrap();
    let analysis = analysed(&*best_game(game, "mcts:6000", "best-a"), analysis::ITERATIONS, 2);
    assert!(
        analysis.turning_points(8).is_empty(),
        "{:?}",
        analysis.turning_points(8)
    );
    assert_eq!(analysis.slides(), []);
    for account in &analysis.accounts {
        assert_eq!((account.mistakes, account.own.win), (0, 0.0), "{account:?}");
    }
}

#[test]
fn the_best_game_of_the_search_shows_no_mistake_in_cloud_city() {
    assert_flawless("cloud-city");
}

#[test]
fn the_best_game_of_the_search_shows_no_mistake_in_les_batisseurs() {
    assert_flawless("batisseurs");
}
