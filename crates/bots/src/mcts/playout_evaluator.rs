//! The evaluator that needs no learning: the game's heuristics and its quick policy.

use engine::{Heuristics, Observation, PlayoutRng, Rng};

use super::evaluator::{Choice, Evaluator, Leaf};
use super::utility::{Gauge, Playout};
use crate::evaluation::relative_evaluations;
use crate::playout::{Outcome, play_out_past};

/// The numbers that shape a [`PlayoutEvaluator`]. The defaults were found by playing variants against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayoutConfig {
    /// The part of a prior that is how often the quick policy makes the move; the rest is how the game's evaluation
    /// likes the position behind it.
    pub policy_share: f32,
    /// The temperature of the softmax that turns evaluations into priors. Its unit is the usual distance of sibling
    /// moves from their mean, so that it means the same in every game.
    pub prior_temperature: f32,
    /// The part of victory in the utility of a result; the rest is the margin of points.
    pub win_share: f32,
    /// The part of the evaluation at [`PlayoutConfig::horizon`] in the utility of a playout; the rest is its result.
    /// AlphaGo's mixing parameter λ, from the other end.
    pub prospect_share: f32,
    /// After how many rounds of a playout the position is evaluated.
    pub horizon: u32,
    /// One playout in so many is played to its end; the others end at the horizon and are worth what it looks like there.
    pub result_interval: u32,
    /// After so many playouts of a search all are played to their end; a tree that is kept goes on counting. While they are few their noise hurts, which is less at the
    /// horizon; when they are many only what the evaluation gets wrong is left, and that does not average out.
    pub thorough_after: u32,
}

impl Default for PlayoutConfig {
    fn default() -> Self {
        PlayoutConfig {
            policy_share: 0.5,
            prior_temperature: 2.0,
            win_share: 0.5,
            prospect_share: 0.5,
            horizon: 4,
            result_interval: 16,
            thorough_after: 500,
        }
    }
}

/// Evaluates with what every game brings along, its [`Heuristics`].
///
/// A prior is one half policy (how often the quick policy makes the move when asked a few times), one half a softmax of
/// the evaluations of the positions behind the moves. A leaf is valued by one playout with the quick policy: by how it
/// looks a few rounds after the leaf, and one in some also by how it ends; in a long search nearly all of them are.
pub struct PlayoutEvaluator<G: Heuristics> {
    config: PlayoutConfig,
    /// What is usual in playouts from the root; `None` before the first search.
    gauge: Option<Gauge>,
    /// How far the evaluations of sibling moves lie from their mean, on average over the choices of this search.
    deviation: RunningMean,
    /// How many leaves were valued since the tree was begun.
    valued: u32,
    scratch: Vec<G::Move>,
    after: Option<G::State>,
}

/// How the evaluations behind the moves of one choice become priors.
#[derive(Clone, Copy, Debug, Default)]
pub struct PriorScale {
    /// The mean of the evaluations.
    mean: f32,
    /// One over the temperature, in the evaluation's own unit.
    sharpness: f32,
    /// What makes the mean prior one.
    factor: f32,
}

impl PriorScale {
    /// The prior of a move with this evaluation.
    #[inline]
    fn prior(&self, evaluation: f32) -> f32 {
        self.factor * ((evaluation - self.mean) * self.sharpness).clamp(-8.0, 8.0).exp()
    }
}

#[derive(Clone, Copy, Default)]
struct RunningMean {
    sum: f32,
    count: f32,
}

impl RunningMean {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1.0;
    }

    fn get(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }
}

impl<G: Heuristics> Default for PlayoutEvaluator<G> {
    fn default() -> Self {
        PlayoutEvaluator::new(PlayoutConfig::default())
    }
}

impl<G: Heuristics> PlayoutEvaluator<G> {
    /// The evaluator for opinions that are told to people: every playout is played to its end, so that what a move
    /// leads to is known in points and victories.
    pub fn for_opinions() -> Self {
        PlayoutEvaluator::new(PlayoutConfig {
            result_interval: 1,
            ..PlayoutConfig::default()
        })
    }

    /// An evaluator of this shape.
    pub fn new(config: PlayoutConfig) -> Self {
        PlayoutEvaluator {
            config,
            gauge: None,
            deviation: RunningMean::default(),
            valued: 0,
            scratch: Vec::new(),
            after: None,
        }
    }

    /// Plays a state to its end, or to the horizon only.
    #[inline]
    fn play_out(&mut self, game: &G, state: &mut G::State, to_the_end: bool, rng: &mut PlayoutRng) -> Playout {
        let turns = self.config.horizon * game.players() as u32;
        let mut at_horizon = None;
        let over = play_out_past(game, state, &mut self.scratch, rng, turns, |state| {
            at_horizon = Some(relative_evaluations(game, state));
            to_the_end
        });
        Playout {
            outcome: over.then(|| Outcome::of(game, state)),
            at_horizon,
        }
    }

    /// Evaluates the positions behind the moves of a choice.
    fn evaluate_moves(&mut self, game: &G, choice: &mut Choice<'_, G, PriorScale>) {
        let after = self.after.get_or_insert_with(|| choice.state.clone());
        for (&mv, evaluation) in choice.moves.iter().zip(&mut *choice.priors) {
            after.clone_from(choice.state);
            game.play_unchecked(after, mv, &mut ());
            *evaluation = game.evaluate(after, choice.seat);
        }
    }

    /// How to turn the evaluations of a choice's first moves into priors.
    fn prior_scale(&mut self, evaluations: &[f32]) -> PriorScale {
        let count = evaluations.len() as f32;
        let mean = evaluations.iter().sum::<f32>() / count;
        let distances = evaluations.iter().map(|evaluation| (evaluation - mean).abs());
        self.deviation.add(distances.sum::<f32>() / count);
        let unscaled = PriorScale {
            mean,
            sharpness: 1.0 / (self.config.prior_temperature * (self.deviation.get() + f32::MIN_POSITIVE)),
            factor: 1.0,
        };
        let sum: f32 = evaluations.iter().map(|&evaluation| unscaled.prior(evaluation)).sum();
        PriorScale {
            factor: count / sum,
            ..unscaled
        }
    }

    /// Adds what the quick policy makes of a choice.
    fn add_policy(&mut self, game: &G, choice: &mut Choice<'_, G, PriorScale>, rng: &mut PlayoutRng) {
        // Moves that came up later are few: fewer questions tell enough of them.
        let questions = if choice.first { 8 } else { 2 };
        let part = self.config.policy_share * choice.legal as f32 / questions as f32;
        for _ in 0..questions {
            self.scratch.clear();
            let chosen = game.light(choice.state, &mut self.scratch, rng);
            if let Some(place) = choice.moves.iter().position(|&mv| mv == chosen) {
                choice.priors[place] += part;
            }
        }
    }
}

impl<G: Heuristics> Evaluator<G> for PlayoutEvaluator<G> {
    type Memo = PriorScale;

    fn begin(&mut self, game: &G, view: &Observation<G>, rng: &mut PlayoutRng) {
        const GAUGING: u32 = 16;
        let config = self.config;
        let mut state = view.state().clone();
        let playouts = (0..GAUGING).map(|_| {
            view.sample_into(game, &mut state, rng);
            self.play_out(game, &mut state, true, rng)
        });
        self.gauge = Some(Gauge::new(
            game.players(),
            config.win_share,
            config.prospect_share,
            playouts,
        ));
        self.deviation = RunningMean::default();
        self.valued = 0;
    }

    #[inline]
    fn narrow(&self, game: &G, state: &G::State, moves: &mut Vec<G::Move>) {
        game.narrow(state, moves);
    }

    fn priors(&mut self, game: &G, choices: &mut [Choice<'_, G, PriorScale>], rng: &mut PlayoutRng) {
        for choice in choices {
            self.evaluate_moves(game, choice);
            if choice.first {
                *choice.memo = self.prior_scale(choice.priors);
            }
            for prior in &mut *choice.priors {
                // A little noise, so that among equals the first in the list is not always the first tried.
                let noise = 1.0 + (rng.next_u64() >> 40) as f32 * 1e-10;
                *prior = (1.0 - self.config.policy_share) * choice.memo.prior(*prior) * noise;
            }
            self.add_policy(game, choice, rng);
        }
    }

    #[inline]
    fn values(&mut self, game: &G, leaves: &mut [Leaf<'_, G>], rng: &mut PlayoutRng) {
        for leaf in leaves {
            let needs_result = self.gauge.as_ref().is_none_or(Gauge::needs_results);
            let to_the_end = needs_result
                || self.valued >= self.config.thorough_after
                || self.valued.is_multiple_of(self.config.result_interval);
            self.valued += 1;
            let playout = self.play_out(game, leaf.state, to_the_end, rng);
            let gauge = self.gauge.as_ref().expect("a search begins before it asks");
            leaf.values = gauge.values(&playout);
            leaf.played_out = playout.outcome.is_some();
        }
    }
}
