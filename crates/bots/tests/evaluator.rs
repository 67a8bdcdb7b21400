//! The seams of the search: another evaluator, another clock.

mod toys;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{
    Bot, BotSpec, Budget, Choice, Clock, Evaluator, Leaf, Mcts, PlayoutConfig, PlayoutEvaluator, PriorScale,
    SearchConfig, SeatValue, Stop, SystemClock,
};
use engine::{Game, Observation, PlayoutRng, Seat, Seed, Turn};
use toys::nim::{self, Nim};
use toys::race::{self, Race};
use toys::{Number, Toy, table, view};

fn rng() -> PlayoutRng {
    Seed::named("seams").playout_rng()
}

/// Knows nothing but results: every move is as likely as any other, a position before the end is worth a half.
struct Results;

impl<G: Game> Evaluator<G> for Results {
    /// How often the choice was asked about before.
    type Memo = u32;

    fn begin(&mut self, _: &G, _: &Observation<G>, _: &mut PlayoutRng) {}

    fn priors(&mut self, _: &G, choices: &mut [Choice<'_, G, u32>], _: &mut PlayoutRng) {
        for choice in choices {
            assert_eq!(choice.first, *choice.memo == 0);
            assert_eq!(choice.priors.len(), choice.moves.len());
            assert!((1..=choice.legal).contains(&choice.moves.len()));
            *choice.memo += 1;
            choice.priors.fill(1.0);
        }
    }

    fn values(&mut self, game: &G, leaves: &mut [Leaf<'_, G>], _: &mut PlayoutRng) {
        for leaf in leaves {
            let over = game.turn(leaf.state) == Turn::Over;
            for seat in Seat::all(game.players()) {
                let points = game.score(leaf.state, seat).points as f32;
                leaf.values[seat.index()] = SeatValue {
                    utility: if over { points } else { 0.5 },
                    points,
                    ..SeatValue::default()
                };
            }
        }
    }
}

/// The search asks nothing of a game but its rules, as the bound says.
fn search_without_heuristics<G: Game>(iterations: u32) -> Mcts<G, Results> {
    Mcts::with(
        Results,
        SystemClock,
        SearchConfig::default(),
        Budget::Iterations(iterations),
        rng(),
    )
}

#[test]
fn an_evaluator_that_knows_only_results_finds_the_forced_win() {
    let game = table::<Nim>(2);
    for heap in [3, 5, 6, 7] {
        let state = nim::State::of(heap);
        let mv = search_without_heuristics(4000).choose(&game, &view(&game, &state));
        assert_eq!(mv.0, heap % 4, "of a heap of {heap}");
    }
}

#[test]
fn an_opinion_shows_what_the_evaluator_expects() {
    let game = table::<Nim>(2);
    let opinion = search_without_heuristics(4000).opinion(&game, &view(&game, &nim::State::of(3)));
    assert_eq!(opinion.best().mv.0, 3);
    assert_eq!(opinion.best().forecast[0].points, 1.0);
    assert_eq!(opinion.best().value, 1.0);
}

/// Leads every search by the hand: all of the prior on one move.
struct Stubborn(u8);

impl<G: Game<Move = Number>> Evaluator<G> for Stubborn {
    type Memo = ();

    fn begin(&mut self, _: &G, _: &Observation<G>, _: &mut PlayoutRng) {}

    fn priors(&mut self, _: &G, choices: &mut [Choice<'_, G, ()>], _: &mut PlayoutRng) {
        for choice in choices {
            for (mv, prior) in choice.moves.iter().zip(&mut *choice.priors) {
                *prior = if mv.0 == self.0 { choice.legal as f32 } else { 0.0 };
            }
        }
    }

    fn values(&mut self, _: &G, leaves: &mut [Leaf<'_, G>], _: &mut PlayoutRng) {
        leaves
            .iter_mut()
            .for_each(|leaf| leaf.values.fill(SeatValue::default()));
    }
}

#[test]
fn where_all_values_are_equal_the_prior_decides() {
    let game = table::<Nim>(3);
    for mv in 1..=3 {
        let (config, budget) = (SearchConfig::default(), Budget::Iterations(50));
        let mut search = Mcts::with(Stubborn(mv), SystemClock, config, budget, rng());
        assert_eq!(search.choose(&game, &view(&game, &game.start())).0, mv);
    }
}

#[test]
fn the_numbers_of_a_playout_evaluator_shape_the_search() {
    let game = table::<Race>(2);
    let value = |config: PlayoutConfig| {
        let evaluator = PlayoutEvaluator::new(config);
        let budget = Budget::Iterations(300);
        let mut search = Mcts::with(evaluator, SystemClock, SearchConfig::default(), budget, rng());
        search.opinion(&game, &view(&game, &game.start())).best().value
    };
    let plain = value(PlayoutConfig::default());
    let changed = [
        PlayoutConfig {
            win_share: 1.0,
            ..PlayoutConfig::default()
        },
        PlayoutConfig {
            prospect_share: 0.0,
            ..PlayoutConfig::default()
        },
        PlayoutConfig {
            horizon: 1,
            ..PlayoutConfig::default()
        },
        PlayoutConfig {
            result_interval: 3,
            horizon: 1,
            ..PlayoutConfig::default()
        },
        PlayoutConfig {
            policy_share: 1.0,
            ..PlayoutConfig::default()
        },
    ];
    assert_eq!(value(PlayoutConfig::default()), plain);
    for config in changed {
        assert_ne!(value(config), plain, "{config:?}");
    }
}

#[test]
fn questions_asked_together_are_answered_as_one_by_one() {
    let game = table::<Race>(2);
    let root = game.start();
    let states = [[0, 0], [3, 9], [12, 11]].map(|at| {
        let mut state = root.clone();
        state.at = at;
        state
    });
    let begun = || {
        let (mut evaluator, mut rng) = (PlayoutEvaluator::<Toy<Race>>::default(), rng());
        evaluator.begin(&game, &view(&game, &root), &mut rng);
        (evaluator, rng)
    };
    // The slice is cut into pieces of this length; all together they give the same values and priors.
    let answers = |length: usize| {
        let (mut evaluator, mut rng) = begun();
        let mut played = states.clone();
        let mut leaves: Vec<Leaf<'_, Toy<Race>>> = played.iter_mut().map(Leaf::new).collect();
        for piece in leaves.chunks_mut(length) {
            evaluator.values(&game, piece, &mut rng);
        }
        let values: Vec<_> = leaves.iter().map(|leaf| leaf.values).collect();
        let moves = [race::WALK, race::THROW].map(Number);
        let (mut memos, mut priors) = ([PriorScale::default(); 3], [[0.0; 2]; 3]);
        let mut choices: Vec<_> = (states.iter().zip(&mut memos).zip(&mut priors))
            .map(|((state, memo), priors)| Choice {
                state,
                seat: Seat::FIRST,
                legal: moves.len(),
                moves: &moves,
                first: true,
                memo,
                priors,
            })
            .collect();
        for piece in choices.chunks_mut(length) {
            evaluator.priors(&game, piece, &mut rng);
        }
        (values, priors)
    };
    let together = answers(3);
    assert_eq!(together, answers(1));
    for priors in together.1 {
        // A little noise is added to them.
        assert!((priors[0] + priors[1] - 2.0).abs() < 1e-2, "{priors:?}");
    }
}

/// A clock that runs on by a fixed step whenever it is read, and remembers how often that was.
#[derive(Clone, Default)]
struct Ticking {
    read: Arc<Mutex<u32>>,
}

impl Clock for Ticking {
    fn now(&self) -> Duration {
        let mut read = self.read.lock().unwrap();
        *read += 1;
        Duration::from_millis(10) * *read
    }
}

fn ticking_search(budget: Budget, clock: &Ticking) -> Mcts<Toy<Nim>, PlayoutEvaluator<Toy<Nim>>, Ticking> {
    Mcts::with(
        PlayoutEvaluator::default(),
        clock.clone(),
        SearchConfig::default(),
        budget,
        rng(),
    )
}

#[test]
fn a_budget_in_time_ends_with_the_clock_that_was_injected() {
    let game = table::<Nim>(2);
    let clock = Ticking::default();
    let budget = Budget::Time(Duration::from_millis(100));
    let mut search = ticking_search(budget, &clock);
    let opinion = search.opinion(&game, &view(&game, &game.start()));
    // Read once at the start and after every iteration, the last time ten steps later.
    assert_eq!(*clock.read.lock().unwrap(), 11);
    assert_eq!(opinion.iterations, 10);
    let mut bot = BotSpec::Mcts(budget).build_with_clock(&Seed::named("bot"), clock.clone());
    bot.choose(&game, &view(&game, &game.start()));
    assert_eq!(*clock.read.lock().unwrap(), 22);
}

#[test]
fn a_budget_in_iterations_reads_no_clock() {
    let game = table::<Nim>(2);
    let clock = Ticking::default();
    ticking_search(Budget::Iterations(100), &clock).opinion(&game, &view(&game, &game.start()));
    assert_eq!(*clock.read.lock().unwrap(), 0);
}

#[test]
fn a_search_that_nobody_waits_for_ends_at_its_next_look() {
    let game = table::<Nim>(2);
    for budget in [
        Budget::Iterations(1_000_000_000),
        Budget::Time(Duration::from_secs(3600)),
    ] {
        let stop = Stop::default();
        stop.request();
        let (evaluator, config) = (PlayoutEvaluator::default(), SearchConfig::default());
        let mut search = Mcts::<Toy<Nim>, _, Stop>::with(evaluator, stop, config, budget, rng());
        let opinion = search.opinion(&game, &view(&game, &game.start()));
        assert_eq!(opinion.iterations, 1, "{budget:?}");
    }
}

/// A clock that stands still unless somebody works: every value takes `cost`.
#[derive(Clone, Default)]
struct Work {
    spent: Arc<Mutex<Duration>>,
    cost: Duration,
}

impl Clock for Work {
    fn now(&self) -> Duration {
        *self.spent.lock().unwrap()
    }
}

impl<G: Game> Evaluator<G> for Work {
    type Memo = ();

    fn begin(&mut self, _: &G, _: &Observation<G>, _: &mut PlayoutRng) {}

    fn priors(&mut self, _: &G, choices: &mut [Choice<'_, G, ()>], _: &mut PlayoutRng) {
        choices.iter_mut().for_each(|choice| choice.priors.fill(1.0));
    }

    fn values(&mut self, _: &G, leaves: &mut [Leaf<'_, G>], _: &mut PlayoutRng) {
        *self.spent.lock().unwrap() += self.cost * leaves.len() as u32;
    }
}

#[test]
fn a_budget_in_time_is_kept_to_within_one_iteration_however_slow_they_are() {
    let game = table::<Nim>(2);
    let budget = Duration::from_millis(100);
    for cost in [0.01, 0.3, 7.0, 19.0].map(|ms| Duration::from_secs_f64(ms / 1e3)) {
        let work = Work {
            cost,
            ..Work::default()
        };
        let config = SearchConfig::default();
        for allowed in [Budget::Time(budget), Budget::IterationsWithin(1_000_000, budget)] {
            let mut search = Mcts::with(work.clone(), work.clone(), config, allowed, rng());
            let before = work.now();
            search.opinion(&game, &view(&game, &game.start()));
            let taken = work.now() - before;
            assert!(
                taken >= budget && taken < budget + cost.max(Duration::from_micros(20)),
                "{taken:?}"
            );
        }
    }
}

#[test]
fn iterations_within_a_time_end_when_they_are_done() {
    let game = table::<Nim>(2);
    let clock = Ticking::default();
    let budget = Budget::IterationsWithin(5, Duration::from_secs(3600));
    let opinion = ticking_search(budget, &clock).opinion(&game, &view(&game, &game.start()));
    assert_eq!(opinion.iterations, 5);
}

#[test]
fn the_system_clock_goes_forward() {
    let before = SystemClock.now();
    std::thread::sleep(Duration::from_millis(2));
    assert!(SystemClock.now() >= before + Duration::from_millis(2));
}
