//! What an analysis says of games whose luck and whose mistakes are known.

mod toys;

use bots::Stop;
use bots::analysis::{self, Analysis, Choice, Draw, MatchAnalyser, StepKind};
use engine::{GameSeed, Match, RecordedPly, Seat, Seed, Setup, Turn};
use toys::die::Die;
use toys::envelope::{self, Envelope};
use toys::fair::Fair;
use toys::nim::Nim;
use toys::{Rules, Toy};

const SECOND: Seat = Seat::new(1);

/// A game in which these moves were made, those of chance too.
fn played<R: Rules>(players: usize, moves: &[u8]) -> Match<Toy<R>> {
    let seed = GameSeed::Known(Seed::named("played"));
    let mut played = Match::<Toy<R>>::undealt(Setup::new(players), seed).unwrap();
    for number in moves {
        let seat = match played.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => None,
            Turn::Over => panic!("the game ended before all moves were made"),
        };
        let text = number.to_string();
        played.push(&RecordedPly { seat, text }).unwrap();
    }
    played
}

/// The analysis of a game in which these moves were made.
fn analysed<R: Rules>(players: usize, moves: &[u8]) -> Analysis {
    analysis_of(&played::<R>(players, moves))
}

fn analysis_of<R: Rules>(played: &Match<Toy<R>>) -> Analysis {
    let analyser = MatchAnalyser::new(played, analysis::ITERATIONS, Seed::named("judged")).expect("it is over");
    analysis::run(&analyser, 1, &Stop::default(), &|_| {}).unwrap()
}

/// The draws, each with what it gave the first seat to win by.
fn draws(analysis: &Analysis) -> Vec<(&Draw, f64)> {
    let steps = analysis.steps.iter();
    let draws = steps.filter_map(|step| match &step.kind {
        StepKind::Draw(draw) => Some((draw, step.change()[Seat::FIRST].win)),
        _ => None,
    });
    draws.collect()
}

fn choices(analysis: &Analysis) -> Vec<&Choice> {
    let kinds = analysis.steps.iter().map(|step| &step.kind);
    let choices = kinds.filter_map(|kind| match kind {
        StepKind::Choice(choice) => Some(choice),
        _ => None,
    });
    choices.collect()
}

#[track_caller]
fn assert_near(value: f64, expected: f64, most: f64) {
    assert!((value - expected).abs() <= most, "{value} is not {expected} ± {most}");
}

#[test]
fn a_coin_that_decides_is_half_a_victory_of_luck() {
    for (face, luck) in [(0, 0.5), (1, -0.5)] {
        let game = analysed::<Die<2, 1, true>>(2, &[0, face]);
        let [(draw, of_first)] = draws(&game)[..] else {
            panic!("one draw: {:?}", game.steps);
        };
        assert_eq!(draw.outcomes, Some(2));
        assert_near(of_first, luck, 1e-9);
        for (account, sign) in game.accounts.iter().zip([1.0, -1.0]) {
            assert_near(account.luck.win, sign * luck, 1e-9);
            assert_near(account.luck.points, sign * luck, 1e-9);
            assert_near(account.with_even_luck().win, 0.5, 1e-9);
            assert_near(account.own.win, 0.0, 1e-9);
            assert_near(account.others.win, 0.0, 1e-9);
        }
    }
}

#[test]
fn a_game_that_breaks_off_before_a_draw_is_judged_up_to_the_last_decision() {
    let mut torn = played::<Die<2, 1, true>>(2, &[0]);
    torn.end();
    let analysis = analysis_of(&torn);
    assert!(analysis.ended_early && analysis.steps.is_empty(), "{analysis:?}");
    for account in &analysis.accounts {
        assert_near(account.luck.win, 0.0, 1e-9);
    }
}

#[test]
fn faces_that_lead_to_the_same_position_are_one_outcome_with_their_weight() {
    // Five of six faces win: that is little luck for who wins by them, and much for who wins by the sixth.
    for (face, luck) in [(0, 1.0 / 6.0), (4, 1.0 / 6.0), (5, -5.0 / 6.0)] {
        let game = analysed::<Die<6, 5, false>>(2, &[0, face]);
        let [(draw, of_first)] = draws(&game)[..] else {
            panic!("one draw: {:?}", game.steps);
        };
        assert_eq!(draw.outcomes, Some(2));
        assert_near(of_first, luck, 1e-9);
    }
    let apart = analysed::<Die<6, 5, true>>(2, &[0, 5]);
    let [(draw, of_first)] = draws(&apart)[..] else {
        panic!("one draw: {:?}", apart.steps);
    };
    assert_eq!(draw.outcomes, Some(6), "where the face stays on the table they differ");
    assert_near(of_first, -5.0 / 6.0, 1e-9);
}

#[test]
fn what_had_to_come_is_no_luck() {
    let game = analysed::<Die<6, 6, false>>(2, &[0, 3]);
    let [(draw, of_first)] = draws(&game)[..] else {
        panic!("one draw: {:?}", game.steps);
    };
    assert_eq!((draw.outcomes, of_first), (Some(1), 0.0));
    assert_eq!(draw.error[Seat::FIRST].win, 0.0);
}

#[test]
fn a_die_of_very_many_faces_is_sampled_and_says_how_far_off_that_may_be() {
    let few = analysed::<Die<24, 12, true>>(2, &[0, 0]);
    assert_eq!(draws(&few)[0].0.outcomes, Some(24), "so many are looked at one by one");
    assert_near(draws(&few)[0].1, 0.5, 1e-9);
    let many = analysed::<Die<200, 100, true>>(2, &[0, 0]);
    let (draw, of_first) = draws(&many)[0];
    assert_eq!(draw.outcomes, None);
    // Of 24 throws of a coin a tenth is the standard error.
    let error = draw.error[Seat::FIRST].win;
    assert!((0.08..0.13).contains(&error), "{error}");
    assert_near(of_first, 0.5, 3.0 * error);
    assert!(
        of_first < 0.9,
        "the mean is one over many draws, not the draw that came"
    );
}

#[test]
fn luck_before_the_end_is_what_the_search_expects_of_it() {
    // The stall pays eight or nothing in every round: each coin is worth four points more or less than its mean.
    let coins = [1, 0, 1, 1, 0, 0];
    let moves: Vec<u8> = coins.iter().flat_map(|&coin| [1, coin]).collect();
    let game = analysed::<Fair>(1, &moves);
    let steps = game.steps.iter().filter(|step| matches!(step.kind, StepKind::Draw(_)));
    let lucks: Vec<f64> = steps.map(|step| step.change()[Seat::FIRST].points).collect();
    assert_eq!(lucks.len(), coins.len());
    for (luck, coin) in lucks.iter().zip(coins) {
        assert_near(*luck, if coin == 1 { 4.0 } else { -4.0 }, 1.0);
    }
    assert_near(game.accounts[0].luck.points, 0.0, 2.0);
    assert_eq!(game.accounts[0].mistakes, 0, "the best stall in every round");
}

#[test]
fn a_guess_is_judged_by_what_its_seat_could_know() {
    for number in 0..envelope::NUMBERS {
        for guess in 0..envelope::NUMBERS {
            let game = analysed::<Envelope>(2, &[number, guess]);
            let [guessed] = choices(&game)[..] else {
                panic!("one decision: {:?}", game.steps);
            };
            assert_eq!(
                (guessed.cost, guessed.is_mistake()),
                (0.0, false),
                "{guess} for {number}: nobody could know"
            );
            let before = game.steps[1].before[Seat::FIRST].win;
            assert_near(before, 0.25, 0.1);
            // What the second seat knows of the envelope does not show in what the first can expect.
            let (_, dealt) = draws(&game)[0];
            assert_near(dealt, 0.0, 0.15);
        }
    }
}

#[test]
fn a_victory_given_away_costs_one_and_nothing_else_does() {
    // The first leaves a multiple of four each time, and at three it takes one instead of all.
    let game = analysed::<Nim>(2, &[1, 3, 1, 3, 1, 3, 1, 3, 1, 1, 1, 2]);
    let mistakes: Vec<&Choice> = choices(&game)
        .into_iter()
        .filter(|choice| choice.is_mistake())
        .collect();
    let [blunder] = mistakes[..] else {
        panic!("one mistake: {mistakes:?}");
    };
    assert_eq!(
        (blunder.seat, blunder.played.as_str(), blunder.best.as_str()),
        (Seat::FIRST, "1", "3")
    );
    assert_near(blunder.cost, 1.0, 1e-9);
    assert_near(blunder.change[SECOND].win, 1.0, 1e-9);
    let [first, second] = &game.accounts[..] else {
        panic!("two seats");
    };
    assert_near(first.own.win, -1.0, 1e-9);
    assert_near(second.others.win, 1.0, 1e-9);
    assert_eq!(
        (first.mistakes, second.mistakes),
        (1, 0),
        "who was lost anyway loses nothing"
    );
    let points = game.turning_points(8);
    assert_eq!(points.len(), 1);
    assert_near(points[0].0.before[Seat::FIRST].win, 1.0, 0.05);
    assert_near(points[0].0.after[Seat::FIRST].win, 0.0, 0.05);
}
