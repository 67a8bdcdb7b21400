//! Fitting weights: the same result however it is reached, and a better one than at the start.

use batisseurs::Batisseurs;
use bots::BotSpec;
use bots::tune::{Fit, Tuning, compare};
use engine::{Heuristics, Seed, Setup};

fn tuning(setup: &Setup, steps: u32, directions: u32, threads: usize) -> Tuning<'_> {
    Tuning {
        setup,
        bot: BotSpec::Light,
        steps,
        directions,
        reach: 0.2,
        rate: 0.1,
        seed: Seed::named("tune"),
        threads,
    }
}

fn open(setup: &Setup) -> Batisseurs {
    setup.open().expect("the player count is allowed")
}

fn run(tuning: &Tuning<'_>, fit: &mut Fit, until: u32) {
    while fit.step() < until {
        tuning.step::<Batisseurs>(fit, &|_| {}).expect("the game opens");
    }
}

#[test]
fn a_fit_that_was_killed_goes_on_as_if_nothing_had_happened_on_any_number_of_threads() {
    for players in 2..=4 {
        let setup = Setup::new(players);
        let alone = tuning(&setup, 4, 40, 1);
        let mut whole = alone.start(&open(&setup));
        run(&alone, &mut whole, 4);
        let together = tuning(&setup, 4, 40, 3);
        let mut half = together.start(&open(&setup));
        run(&together, &mut half, 2);
        let mut resumed: Fit = half.to_string().parse().expect("a fit is read back");
        run(&together, &mut resumed, 4);
        assert_eq!(resumed, whole);
        assert_ne!(whole.weights(), whole.origin());
    }
}

#[test]
fn only_what_the_bot_plays_by_is_fitted() {
    let setup = Setup::new(2);
    let game = open(&setup);
    let all = game.weights().len();
    let number = |bot| {
        let tuning = Tuning {
            bot,
            ..tuning(&setup, 1, 1, 1)
        };
        tuning.start(&game).fitted()
    };
    assert_eq!(number(BotSpec::Random), 0);
    assert_eq!(number(BotSpec::Light) + number(BotSpec::Greedy), all);
    assert_eq!(number(BotSpec::MCTS), all);
    assert!(number(BotSpec::Light) > 0 && number(BotSpec::Greedy) > 0);
}

#[test]
fn a_fit_mends_weights_that_were_spoilt() {
    let setup = Setup::new(2);
    let mut spoilt = open(&setup);
    let mut values: Vec<f32> = spoilt.weights().iter().map(|weight| weight.value).collect();
    for (value, weight) in values.iter_mut().zip(spoilt.weights()) {
        match weight.name.as_str() {
            "quick.few_hands" | "quick.more_hands" => *value *= 0.15,
            "quick.open_whim" | "quick.recruit_whim" => *value *= 5.0,
            _ => {}
        }
    }
    spoilt.set_weights(&values);
    let tuning = tuning(&setup, 40, 100, 2);
    let mut fit = tuning.start(&spoilt);
    run(&tuning, &mut fit, 40);
    let fitted: Vec<f32> = fit.weights().iter().map(|weight| weight.value).collect();
    let ranking = compare::<Batisseurs>(&tuning, [&fitted, &values], 400, &|_| {}).expect("the game opens");
    let [low, _] = ranking.bots[0].ci95;
    assert!(low > 0.55, "{ranking:?}");
}
