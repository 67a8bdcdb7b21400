//! Fitting the weights of a game's heuristics by self-play.
//!
//! An evolution strategy with mirrored samples: in every step many random directions are drawn in which all weights
//! move a little; the weights moved forwards play those moved backwards, on one deal from both sides; and the weights
//! take a step towards the side that won more. Nothing here knows a game: [`Heuristics::weights`] names what there is
//! to fit. A weight of 0 is off and stays so, and no weight changes its sign: they are moved by factors.
//!
//! Results are whole numbers summed up, so that they depend on the seed alone, not on the number of threads, as long
//! as no budget is a time. [`Fit`] is all there is to remember between two steps and has a text form: a fit that was
//! killed goes on from it as if nothing had happened.

mod duel;
mod fit;

use engine::{Describe, Fingerprint, Heuristics, Rng, Seed, Setup, SetupError, Weight};

use crate::arena::{Contest, Entrant, Onlookers, Ranking};
use crate::{Bot, BotSpec, series};

use duel::{Duel, Gauge};
pub use fit::{Fit, ParseFitError};

/// What is fitted, and how.
#[derive(Clone, Copy, Debug)]
pub struct Tuning<'a> {
    /// What is played.
    pub setup: &'a Setup,
    /// Who plays. `light` fits the quick policy, `greedy` the evaluation, `mcts` both.
    pub bot: BotSpec,
    /// In how many steps.
    pub steps: u32,
    /// How many directions are tried in a step. Each takes two games.
    pub directions: u32,
    /// How far weights are moved to be tried, as a part of themselves.
    pub reach: f64,
    /// How far a step goes at the beginning; later ones get shorter.
    pub rate: f64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

impl Tuning<'_> {
    /// The beginning of a fit from weights of this game.
    pub fn start<G: Heuristics>(&self, game: &G) -> Fit {
        let weights = game.weights();
        let moved = weights.iter().map(|weight| self.is_fitted(weight)).collect();
        Fit::new(self.to_string(), weights, moved)
    }

    /// Whether the weight matters to the bot that plays.
    fn is_fitted(&self, weight: &Weight) -> bool {
        let (evaluation, quick) = (
            weight.name.starts_with("evaluation."),
            weight.name.starts_with("quick."),
        );
        match self.bot {
            BotSpec::Random => false,
            BotSpec::Light => quick,
            BotSpec::Greedy => evaluation,
            BotSpec::Mcts(_) | BotSpec::Parallel(..) | BotSpec::Careless(_) | BotSpec::Level(_) => evaluation || quick,
        }
    }

    /// Makes one step of a fit. `progress` is told how many directions of this step have been tried.
    ///
    /// # Panics
    /// If the fit was begun with weights of another game.
    pub fn step<G: Heuristics>(&self, fit: &mut Fit, progress: &(dyn Fn(u64) + Sync)) -> Result<(), SetupError> {
        let open = || self.setup.open::<G>();
        // Opened once here, so that the threads cannot fail.
        let mut game = open()?;
        game.set_weights(&fit.current());
        let seed = self.seed.nth(u64::from(fit.step()));
        let gauge = Gauge::of(&game, self.bot, &seed.nth(1));
        let (deals, directions) = (seed.nth(2), seed.nth(3));
        let places = fit.weights().len();
        let start = || Tally {
            boxes: [open(), open()].map(|opened| opened.expect("it was opened before")),
            sums: vec![0; places],
        };
        let tallies = series::run(
            u64::from(self.directions),
            self.threads,
            1,
            start,
            |index, tally: &mut Tally<G>| {
                let direction = direction(places, &directions.nth(index));
                for (game, sign) in tally.boxes.iter_mut().zip([1.0, -1.0]) {
                    game.set_weights(&fit.moved(&direction, sign * self.reach));
                }
                let duel = Duel {
                    games: &tally.boxes,
                    bot: self.bot,
                    gauge: &gauge,
                };
                let lead = duel.play(&deals.nth(index));
                for (sum, &forwards) in tally.sums.iter_mut().zip(&direction) {
                    *sum += if forwards { lead } else { -lead };
                }
            },
            progress,
        );
        let tried = f64::from(self.directions.max(1)) * duel::UNIT as f64;
        let slope = (0..places).map(|place| tallies.iter().map(|tally| tally.sums[place]).sum::<i64>() as f64 / tried);
        fit.advance(&slope.collect::<Vec<_>>(), self.rate, self.steps);
        Ok(())
    }
}

impl std::fmt::Display for Tuning<'_> {
    /// All that the result depends on, in one line.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tuning {
            bot,
            steps,
            directions,
            reach,
            rate,
            seed,
            ..
        } = self;
        let players = self.setup.players;
        write!(
            f,
            "{bot} players={players} steps={steps} directions={directions} reach={reach} rate={rate} seed={seed}"
        )?;
        if let Some(rules) = self.setup.rules_version {
            write!(f, " rules={rules}")?;
        }
        if let Some(material) = &self.setup.material {
            write!(f, " material={}", Fingerprint::of(material))?;
        }
        self.setup
            .options
            .iter()
            .try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

struct Tally<G> {
    boxes: [G; 2],
    sums: Vec<i64>,
}

/// Forwards or backwards for every weight.
fn direction(places: usize, seed: &Seed) -> Vec<bool> {
    let mut rng = seed.playout_rng();
    (0..places).map(|_| rng.next_u64() >> 63 == 1).collect()
}

/// Plays weights against others: one seat with `new`, all other seats with `old`, paired as in the arena. The first
/// line of the ranking is that of the new ones.
pub fn compare<G: Describe + Heuristics>(
    tuning: &Tuning<'_>,
    [new, old]: [&[f32]; 2],
    games: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Ranking, SetupError> {
    let entrant = |name: &str, values: &[f32]| -> Result<Entrant<G>, SetupError> {
        let mut game = tuning.setup.open::<G>()?;
        game.set_weights(values);
        let (game, bot) = (std::sync::Arc::new(game), tuning.bot);
        Ok(Entrant::new(format!("{bot} {name}"), move |seed| {
            Box::new(Weighted {
                game: game.clone(),
                bot: bot.build(seed),
            })
        }))
    };
    let mut entrants = vec![entrant("new", new)?];
    for _ in 1..tuning.setup.players {
        entrants.push(entrant("old", old)?);
    }
    let contest = Contest {
        setup: tuning.setup,
        entrants: &entrants,
        games,
        seed: tuning.seed,
        threads: tuning.threads,
        stop: None,
        finished: &[],
    };
    contest.play(Onlookers {
        progress: Some(progress),
        ..Onlookers::default()
    })
}

/// A bot that judges by weights of its own instead of those of the table.
struct Weighted<G: Heuristics> {
    game: std::sync::Arc<G>,
    bot: Box<dyn Bot<G>>,
}

impl<G: Heuristics> Bot<G> for Weighted<G> {
    fn choose(&mut self, _: &G, view: &engine::Observation<G>) -> G::Move {
        self.bot.choose(&self.game, view)
    }
}
