//! Two searches of different shape against each other, in one process and on equal terms: what docs/strength.md tells
//! of things tried was found with it.
//!
//! ```text
//! cargo run --release -p catalogue --example searches -- settlement --games 40 --time 50 \
//!     --first exploration=0.8,horizon=2 --second exploration=2.5
//! ```
//!
//! What is not named has its default. `--time` is milliseconds of the processor a move, not of the clock on the wall, so that a
//! busy machine is as fair as a quiet one; `--iterations` counts. A budget behind a name
//! (`--first iterations=800`) is for that side alone. `--players 1` is for points alone. The same deals come again with the same `--seed`.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::arena::{Contest, Entrant, Onlookers, StopRule, cycle};
use bots::{Bot, Budget, Clock, Mcts, PlayoutConfig, PlayoutEvaluator, SearchConfig};
use engine::{Describe, Game, Heuristics, Observation, Seed, Setup};
use rustix::time::{ClockId, clock_gettime};

fn main() -> Result<(), String> {
    let asked = Asked::read(std::env::args().skip(1))?;
    macro_rules! find_the_game {
        ($($game:ty),* $(,)?) => {$(
            if asked.game == <$game as Game>::INFO.id {
                return play::<$game>(&asked);
            }
        )*};
    }
    catalogue::with_all_games!(find_the_game);
    Err(format!("there is no game '{}'", asked.game))
}

/// What the command line says.
struct Asked {
    game: String,
    players: usize,
    rules: Option<u32>,
    games: u64,
    seed: String,
    threads: usize,
    until: Option<f64>,
    sides: [Shape; 2],
}

impl Asked {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Asked, String> {
        let mut asked = Asked {
            game: String::new(),
            players: 2,
            rules: None,
            games: 40,
            seed: "searches".to_owned(),
            threads: 1,
            until: None,
            sides: [Shape::default(); 2],
        };
        let mut arguments = arguments;
        while let Some(word) = arguments.next() {
            if !word.starts_with("--") {
                asked.game = word;
                continue;
            }
            let value = arguments.next().ok_or(format!("{word} needs a value"))?;
            match word.as_str() {
                "--players" => asked.players = number(&value)?,
                "--rules" => asked.rules = Some(number(&value)?),
                "--games" => asked.games = number(&value)?,
                "--seed" => asked.seed = value,
                "--threads" => asked.threads = number(&value)?,
                "--until" => asked.until = Some(number::<f64>(value.trim_end_matches('%'))? / 100.0),
                "--time" | "--iterations" => {
                    for side in &mut asked.sides {
                        side.set(&word[2..], &value)?;
                    }
                }
                "--first" => asked.sides[0].set_all(&value)?,
                "--second" => asked.sides[1].set_all(&value)?,
                _ => return Err(format!("there is no option '{word}'")),
            }
        }
        Ok(asked)
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is no such number"))
}

/// What one side thinks with.
#[derive(Clone, Copy)]
struct Shape {
    budget: Budget,
    search: SearchConfig,
    playouts: PlayoutConfig,
}

impl Default for Shape {
    fn default() -> Self {
        Shape {
            budget: Budget::Time(Duration::from_millis(50)),
            search: SearchConfig::default(),
            playouts: PlayoutConfig::default(),
        }
    }
}

impl Shape {
    fn set_all(&mut self, list: &str) -> Result<(), String> {
        for pair in list.split(',') {
            let (name, value) = pair.split_once('=').ok_or(format!("'{pair}' is no NAME=VALUE"))?;
            self.set(name, value)?;
        }
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let Shape { search, playouts, .. } = self;
        match name {
            "time" => self.budget = Budget::Time(Duration::from_millis(number(value)?)),
            "iterations" => self.budget = Budget::Iterations(number(value)?),
            "exploration" => search.exploration = number(value)?,
            "first_play_reduction" => search.first_play_reduction = number(value)?,
            "expansion_visits" => search.expansion_visits = number(value)?,
            "keeps_tree_past" => search.keeps_tree_past = number(value).ok(),
            "policy_share" => playouts.policy_share = number(value)?,
            "prior_temperature" => playouts.prior_temperature = number(value)?,
            "win_share" => playouts.win_share = number(value)?,
            "prospect_share" => playouts.prospect_share = number(value)?,
            "horizon" => playouts.horizon = number(value)?,
            "result_interval" => playouts.result_interval = number(value)?,
            "thorough_after" => playouts.thorough_after = number(value)?,
            _ => return Err(format!("a search has no '{name}'")),
        }
        Ok(())
    }
}

/// The time that the processor spent on this thread.
#[derive(Clone, Copy)]
struct OwnTime;

impl Clock for OwnTime {
    fn now(&self) -> Duration {
        let spent = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(spent.tv_sec.unsigned_abs(), spent.tv_nsec.unsigned_abs() as u32)
    }
}

/// A search whose moves are timed.
struct Timed<G: Heuristics> {
    search: Mcts<G, PlayoutEvaluator<G>, OwnTime>,
    spent_us: Arc<AtomicU64>,
}

impl<G: Heuristics> Bot<G> for Timed<G> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        let start = OwnTime.now();
        let mv = self.search.choose(game, view);
        let spent = OwnTime.now().saturating_sub(start).as_micros() as u64;
        self.spent_us.fetch_add(spent, Ordering::Relaxed);
        mv
    }
}

fn play<G: Describe + Heuristics>(asked: &Asked) -> Result<(), String> {
    let mut setup = Setup::new(asked.players);
    setup.rules_version = asked.rules;
    let spent = [0, 1].map(|_| Arc::new(AtomicU64::new(0)));
    let entrant = |side: usize| {
        let (
            Shape {
                budget,
                search,
                playouts,
            },
            spent_us,
        ) = (asked.sides[side], Arc::clone(&spent[side]));
        Entrant::<G>::new(["first", "second"][side], move |seed: &Seed| {
            let evaluator = PlayoutEvaluator::new(playouts);
            Box::new(Timed {
                search: Mcts::with(evaluator, OwnTime, search, budget, seed.playout_rng()),
                spent_us: Arc::clone(&spent_us),
            })
        })
    };
    // Alone at the table they cannot meet: each plays the same deals by itself.
    let tables = if asked.players == 1 {
        vec![vec![entrant(0)], vec![entrant(1)]]
    } else {
        vec![(0..asked.players).map(|seat| entrant(seat.min(1))).collect()]
    };
    for entrants in tables {
        let contest = Contest {
            setup: &setup,
            entrants: &entrants,
            games: asked.games.next_multiple_of(cycle(entrants.len(), asked.players)),
            seed: Seed::named(&asked.seed),
            threads: asked.threads,
            stop: asked.until.map(|confidence| StopRule::Best { confidence }),
            finished: &[],
        };
        let progress = |games| {
            if games % 10 == 0 {
                eprintln!("{games} games");
            }
        };
        let onlookers = Onlookers {
            progress: Some(&progress),
            ..Onlookers::default()
        };
        let ranking = contest.play(onlookers).map_err(|error| error.to_string())?;
        for bot in &ranking.bots {
            let [low, high] = bot.ci95.map(|part| 100.0 * part);
            println!(
                "{:12} {:6}  {:5.1} % [{low:.1}, {high:.1}] of {} games, {:.2} points",
                asked.game,
                bot.name,
                100.0 * bot.win_rate,
                bot.games,
                bot.mean_points
            );
        }
    }
    let [first, second] = spent.map(|spent| spent.load(Ordering::Relaxed) as f64 / 1e6);
    println!("{:12} seconds of the processor: {first:.1} and {second:.1}", asked.game);
    Ok(())
}
