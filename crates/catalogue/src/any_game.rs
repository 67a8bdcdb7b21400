//! A game behind an object.

use std::marker::PhantomData;
use std::time::Duration;

use bots::arena::{self, Entrant, GameResult, Onlookers, Ranking, StopRule};
use bots::levels::Level;
use bots::protocol::{RemotePlayer, RemoteSeat};
use bots::puzzles::{self, CheckError, Hunt, PuzzleGame, PuzzleSet, Recheck};
use bots::sim::{self, Policy, Totals};
use bots::tune::{self, Fit, Tuning};
use bots::{Bot, BotSpec, Budget, Contestant, Stop};
use engine::{
    Describe, GameSeed, Heuristics, Info, Match, Record, ReplayError, Seat, Seed, Setup, SetupError, Turn, Weight,
};

use crate::{AnyMatch, AnyView, View};

/// A game with everything a program needs of it.
pub trait Playable: Describe + Heuristics {}

impl<G: Describe + Heuristics> Playable for G {}

/// A game that is known only at run time.
pub trait AnyGame: Send + Sync {
    /// What is known of it before the box is opened.
    fn info(&self) -> &'static Info;

    /// Says whether it can be played as asked, without dealing it.
    fn validate(&self, setup: &Setup) -> Result<(), SetupError>;

    /// Deals a new game.
    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// The table before anything was dealt, for those who have the deal from a log.
    fn undealt(&self, setup: Setup, seed: GameSeed) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Replays a record. `material` is the text of the material file it was played with, if it was played with one.
    fn replay(&self, record: &Record, material: Option<String>) -> Result<Box<dyn AnyMatch>, ReplayError>;

    /// Derives every chance move of a record from its seed again.
    fn check_chance(&self, record: &Record, material: Option<String>) -> Result<(), ReplayError>;

    /// The bot of this name. The same seed gives the same choices, except where its budget is a time.
    fn bot(&self, spec: BotSpec, seed: &Seed) -> Box<dyn AnyBot> {
        self.stoppable_bot(spec, seed, &Stop::default())
    }

    /// The same bot, whose search ends early when it is asked to.
    fn stoppable_bot(&self, spec: BotSpec, seed: &Seed, stop: &Stop) -> Box<dyn AnyBot>;

    /// A bot that sits at somebody else's table and is asked through text.
    fn remote_player(
        &self,
        spec: BotSpec,
        setup: &Setup,
        seat: Seat,
        seed: Seed,
    ) -> Result<Box<dyn RemotePlayer>, SetupError>;

    /// How long a search may think that knows this game as well as a level does, and no longer than `most_time`.
    fn budget(&self, level: Level, most_time: Duration) -> Budget;

    /// Plays many games as fast as they go. `progress` is told how many are finished.
    fn simulate(&self, simulation: &Simulation<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Totals, SetupError>;

    /// Game number `index` of a simulation, with all its moves.
    fn simulated(&self, simulation: &Simulation<'_>, index: u64) -> Result<Record, SetupError>;

    /// Lets bots play each other.
    fn contest(&self, contest: &Contest<'_>, onlookers: Onlookers<'_>) -> Result<Ranking, SetupError>;

    /// Looks for puzzles. `progress` is told how many games are played.
    fn hunt_puzzles(&self, hunt: &Hunt<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Vec<PuzzleGame>, SetupError>;

    /// Judges puzzles anew, by searches of so many iterations. `progress` is told how many are done.
    fn recheck_puzzles(
        &self,
        set: &PuzzleSet,
        iterations: u32,
        seed: &Seed,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Recheck>, CheckError>;

    /// The weights of its heuristics, as they are shipped.
    fn weights(&self, setup: &Setup) -> Result<Vec<Weight>, SetupError>;

    /// Begins to fit weights, from these.
    fn begin_fit(&self, tuning: &Tuning<'_>, weights: &[f32]) -> Result<Fit, SetupError>;

    /// Makes one step of a fit that was begun with weights of this game.
    fn advance_fit(
        &self,
        tuning: &Tuning<'_>,
        fit: &mut Fit,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(), SetupError>;

    /// Plays the first weights against the second.
    fn compare_weights(
        &self,
        tuning: &Tuning<'_>,
        weights: [&[f32]; 2],
        games: u64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Ranking, SetupError>;
}

impl dyn AnyGame {
    /// Takes up the game of a record where it stands.
    pub fn resume(&self, record: &Record, material: Option<String>) -> Result<Box<dyn AnyMatch>, ResumeError> {
        let played = self.replay(record, material)?;
        if record.seed.is_none() && played.turn() != Turn::Over {
            return Err(ResumeError::Sealed);
        }
        Ok(played)
    }
}

/// Why a record cannot be taken up again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The record does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game was not over and the record hides its seed: nobody knows what chance would bring next.
    #[error("the record does not hold its seed, so the game cannot go on")]
    Sealed,
}

/// A bot for a game that is known only at run time: it reads what its seat sees and answers with the text of a move.
pub trait AnyBot: Send {
    /// The move it chooses for the seat to move, whose view this is.
    ///
    /// # Panics
    /// If the view is of another game than the bot was built for, or if nobody is to move.
    fn choose(&mut self, view: &dyn AnyView) -> String;
}

/// Games to be played as fast as they go.
#[derive(Clone, Copy, Debug)]
pub struct Simulation<'a> {
    /// What is played.
    pub setup: &'a Setup,
    /// How moves are chosen.
    pub policy: Policy,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// Games between bots.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// What is played.
    pub setup: &'a Setup,
    /// Who plays; as many as there are seats, or more.
    pub bots: &'a [Contestant],
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
    /// What is to be found out before all games are played, if anything.
    pub stop: Option<StopRule>,
    /// Games of this contest that were played before.
    pub finished: &'a [GameResult],
}

/// The entry of a game in the list.
pub(crate) struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    pub const NEW: Self = Registered(PhantomData);
}

impl<G: Playable> AnyGame for Registered<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn validate(&self, setup: &Setup) -> Result<(), SetupError> {
        setup.open::<G>().map(drop)
    }

    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::<G>::new(setup, seed)?))
    }

    fn undealt(&self, setup: Setup, seed: GameSeed) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::<G>::undealt(setup, seed)?))
    }

    fn replay(&self, record: &Record, material: Option<String>) -> Result<Box<dyn AnyMatch>, ReplayError> {
        Ok(Box::new(Match::<G>::replay(record, material, |_, _, _, _| {})?))
    }

    fn check_chance(&self, record: &Record, material: Option<String>) -> Result<(), ReplayError> {
        Match::<G>::check_chance(record, material)
    }

    fn stoppable_bot(&self, spec: BotSpec, seed: &Seed, stop: &Stop) -> Box<dyn AnyBot> {
        Box::new(Seated::<G>(spec.build_with_clock(seed, stop.clone())))
    }

    fn remote_player(
        &self,
        spec: BotSpec,
        setup: &Setup,
        seat: Seat,
        seed: Seed,
    ) -> Result<Box<dyn RemotePlayer>, SetupError> {
        Ok(Box::new(RemoteSeat::<G>::new(spec, setup, seat, seed)?))
    }

    fn budget(&self, level: Level, most_time: Duration) -> Budget {
        Budget::IterationsWithin(level.strength::<G>().iterations, most_time)
    }

    fn simulate(&self, simulation: &Simulation<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Totals, SetupError> {
        let &Simulation {
            setup,
            policy,
            games,
            seed,
            threads,
        } = simulation;
        let game = setup.open::<G>()?;
        Ok(sim::run(&game, policy, games, &seed, threads, progress))
    }

    fn simulated(&self, simulation: &Simulation<'_>, index: u64) -> Result<Record, SetupError> {
        let played = sim::replayed::<G>(simulation.setup, simulation.policy, &simulation.seed, index)?;
        let seats = vec![simulation.policy.to_string(); simulation.setup.players];
        Ok(played.to_record(seats, true))
    }

    fn contest(&self, contest: &Contest<'_>, onlookers: Onlookers<'_>) -> Result<Ranking, SetupError> {
        let &Contest {
            setup,
            bots,
            games,
            seed,
            threads,
            stop,
            finished,
        } = contest;
        let entrants: Vec<Entrant<G>> = bots.iter().map(|bot| bot.entrant(setup)).collect();
        let typed = arena::Contest {
            setup,
            entrants: &entrants,
            games,
            seed,
            threads,
            stop,
            finished,
        };
        typed.play(onlookers)
    }

    fn hunt_puzzles(&self, hunt: &Hunt<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Vec<PuzzleGame>, SetupError> {
        hunt.run::<G>(progress)
    }

    fn recheck_puzzles(
        &self,
        set: &PuzzleSet,
        iterations: u32,
        seed: &Seed,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Recheck>, CheckError> {
        puzzles::recheck::<G>(&set.games, iterations, seed, threads, progress)
    }

    fn weights(&self, setup: &Setup) -> Result<Vec<Weight>, SetupError> {
        Ok(setup.open::<G>()?.weights())
    }

    fn begin_fit(&self, tuning: &Tuning<'_>, weights: &[f32]) -> Result<Fit, SetupError> {
        let mut game = tuning.setup.open::<G>()?;
        game.set_weights(weights);
        Ok(tuning.start(&game))
    }

    fn advance_fit(
        &self,
        tuning: &Tuning<'_>,
        fit: &mut Fit,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(), SetupError> {
        tuning.step::<G>(fit, progress)
    }

    fn compare_weights(
        &self,
        tuning: &Tuning<'_>,
        weights: [&[f32]; 2],
        games: u64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Ranking, SetupError> {
        tune::compare::<G>(tuning, weights, games, progress)
    }
}

struct Seated<G: Playable>(Box<dyn Bot<G>>);

impl<G: Playable> AnyBot for Seated<G> {
    fn choose(&mut self, view: &dyn AnyView) -> String {
        let view = View::<G>::of(view);
        self.0.choose(&view.game, &view.observation).to_string()
    }
}
