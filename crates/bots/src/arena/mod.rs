//! Bots against each other at one table, fairly seated.
//!
//! Games are paired: those of a round have the same deal (the same words behind their chance moves), and in it every bot at
//! the table sits everywhere. In a cycle of rounds every bot meets everyone equally often. A number of games that is no multiple of
//! [`cycle`] leaves the last cycle unfinished.

mod ledger;
mod rating;
mod result;
mod schedule;
mod stopping;
mod thinking;

use std::sync::{Mutex, MutexGuard};

use engine::{
    Describe, Dice, Game, Heuristics, Match, Observation, Record, Seat, Seed, Setup, SetupError, Standing, Standings,
    Turn, Viewer,
};

use ledger::Ledger;
pub use rating::Rating;
pub use result::{BotResult, Forfeit, GameResult, Ranking};
use schedule::Schedule;
pub use stopping::{Decision, StopRule};
pub use thinking::Thinking;

use crate::{Bot, BotSpec, Clock, SystemClock, series};

/// Somebody who takes part: a name, and how to build the bot for one game.
pub struct Entrant<G: Game> {
    /// The name in the result.
    pub name: String,
    build: Builder<G>,
}

type Builder<G> = Box<dyn Fn(&Seed) -> Box<dyn Bot<G>> + Send + Sync>;

impl<G: Game> Entrant<G> {
    /// An entrant with a bot of one's own. It is built anew for every game, from a seed of its own.
    pub fn new(name: impl Into<String>, build: impl Fn(&Seed) -> Box<dyn Bot<G>> + Send + Sync + 'static) -> Self {
        Entrant {
            name: name.into(),
            build: Box::new(build),
        }
    }
}

impl<G: Heuristics> From<BotSpec> for Entrant<G> {
    fn from(spec: BotSpec) -> Self {
        Entrant::new(spec.to_string(), move |seed| spec.build(seed))
    }
}

/// A series of games between bots.
pub struct Contest<'a, G: Game> {
    /// What is played.
    pub setup: &'a Setup,
    /// Who plays; as many as there are seats, or more.
    pub entrants: &'a [Entrant<G>],
    /// How many games.
    pub games: u64,
    /// Where all chance and all choices come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
    /// What is to be found out before all games are played, if anything. It is asked after every cycle.
    pub stop: Option<StopRule>,
    /// Games of this contest that were played before, in any order; they are counted and not played again.
    pub finished: &'a [GameResult],
}

/// Is handed the number of a game and its record, on the thread that played it and in no particular order.
pub type RecordSink<'a> = &'a (dyn Fn(u64, &Record) + Sync);

/// Is handed how long each entrant thought in a game, by its number, on the thread that played it.
pub type ThinkingSink<'a> = &'a (dyn Fn(usize, Thinking) + Sync);

/// Who looks on while a contest is played.
#[derive(Clone, Copy, Default)]
pub struct Onlookers<'a> {
    /// Is told how many games are finished.
    pub progress: Option<&'a (dyn Fn(u64) + Sync)>,
    /// Gets every game written down: who sat where, the seed of the deal, all moves.
    pub records: Option<RecordSink<'a>>,
    /// Gets what came of every game, after its record.
    pub results: Option<&'a (dyn Fn(&GameResult) + Sync)>,
    /// Gets how long everybody thought in every game, before its result.
    pub thinking: Option<ThinkingSink<'a>>,
}

/// How many games it takes until each of `bots` bots has sat at each of `seats` seats, against everyone, equally often.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn cycle(bots: usize, seats: usize) -> u64 {
    Schedule::new(bots, seats).cycle()
}

impl<G: Describe> Contest<'_, G> {
    /// Plays the games that are not finished yet.
    ///
    /// The result depends on the seed alone, not on the number of threads nor on which games were finished before, as long
    /// as no bot looks at the clock.
    ///
    /// # Panics
    /// If there are fewer entrants than seats, or if a bot plays a move that is not legal.
    pub fn play(&self, onlookers: Onlookers<'_>) -> Result<Ranking, SetupError> {
        let game = self.setup.open::<G>()?;
        let schedule = Schedule::new(self.entrants.len(), game.players());
        let arena = Arena {
            game: &game,
            entrants: self.entrants,
            schedule,
            deals: self.seed.nth(0),
            choices: self.seed.nth(1),
        };
        let mut ledger = Ledger::new(self.entrants.len(), schedule.cycle(), self.games, self.stop);
        self.finished.iter().for_each(|result| ledger.enter(result.clone()));
        let ledger = Mutex::new(ledger);
        series::run(
            self.games,
            self.threads,
            1,
            || (),
            |index, ()| {
                if !lock(&ledger).wants(index) {
                    return;
                }
                let played = arena.play_game(index);
                if let Some(sink) = onlookers.records {
                    sink(index, &self.record(&played));
                }
                if let Some(sink) = onlookers.thinking {
                    let seats = played.result.seats.iter();
                    seats
                        .zip(&played.thinking)
                        .for_each(|(&bot, &thinking)| sink(bot, thinking));
                }
                if let Some(sink) = onlookers.results {
                    sink(&played.result);
                }
                lock(&ledger).enter(played.result);
            },
            onlookers.progress.unwrap_or(&|_| {}),
        );
        let ledger = ledger.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        Ok(ledger.ranking(self.entrants.iter().map(|entrant| entrant.name.as_str())))
    }

    /// A game of this contest, written down. It is played again from its seed, so that its chance is that of any match
    /// with this seed.
    fn record(&self, played: &Played<G>) -> Record {
        let mut again = Match::<G>::new(self.setup.clone(), played.seed).expect("the set-up was opened before");
        for &(seat, mv) in &played.decisions {
            again.play(seat, mv).expect("the same moves after the same chance");
        }
        let seats = played.result.seats.iter();
        let names = seats.map(|&entrant| self.entrants[entrant].name.clone());
        again.to_record(names.collect(), true)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

struct Arena<'a, G: Game> {
    game: &'a G,
    entrants: &'a [Entrant<G>],
    schedule: Schedule,
    deals: Seed,
    choices: Seed,
}

/// A game that was played to its end.
struct Played<G: Game> {
    result: GameResult,
    /// Where its chance came from.
    seed: Seed,
    decisions: Vec<(Seat, G::Move)>,
    /// How long each seat thought.
    thinking: Vec<Thinking>,
}

impl<G: Describe> Arena<'_, G> {
    fn play_game(&self, index: u64) -> Played<G> {
        let seats = self.schedule.seating(index);
        let choices = self.choices.nth(index);
        let build = |&entrant: &usize| (self.entrants[entrant].build)(&choices.nth(entrant as u64));
        let mut bots: Vec<_> = seats.iter().map(build).collect();
        let seed = self.deals.nth(self.schedule.deal(index));
        let mut dice = Dice::new(&seed);
        let mut decisions = Vec::new();
        let mut thinking = vec![Thinking::default(); seats.len()];
        let mut state = self.game.start();
        loop {
            match self.game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let mv = self.game.draw(&state, dice.roll());
                    self.game.play_unchecked(&mut state, mv, &mut ());
                }
                Turn::Seat(seat) => {
                    let view = Observation::of(self.game, &state, Viewer::Seat(seat));
                    let asked = SystemClock.now();
                    let mv = bots[seat.index()].choose(self.game, &view);
                    thinking[seat.index()].add(SystemClock.now().saturating_sub(asked));
                    if let Err(refusal) = self.game.play(&mut state, mv, &mut ()) {
                        let name = &self.entrants[seats[seat.index()]].name;
                        panic!("{name} played '{mv}', which is refused: {refusal:?}");
                    }
                    decisions.push((seat, mv));
                }
            }
        }
        let Standings(standings) = Standings::of(self.game, &state);
        let forfeit = |(seat, bot): (Seat, &mut Box<dyn Bot<G>>)| {
            bot.game_over(&standings);
            let why = bot.failure()?;
            Some(Forfeit { seat, why })
        };
        let forfeits = Seat::all(seats.len()).zip(&mut bots).filter_map(forfeit).collect();
        let result = GameResult {
            game: index,
            seats,
            ranks: standings.iter().map(|standing: &Standing| standing.rank).collect(),
            points: standings.iter().map(|standing| standing.points).collect(),
            forfeits,
        };
        Played {
            result,
            seed,
            decisions,
            thinking,
        }
    }
}
