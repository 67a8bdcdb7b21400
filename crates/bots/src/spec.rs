//! The names of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Heuristics, Seed, Strength, excerpt};

use crate::levels::{Level, Opponent};
use crate::{Bot, Budget, Clock, Greedy, Light, Mcts, Parallel, PlayoutEvaluator, Random, SearchConfig, SystemClock};

/// A bot by its name, for any game.
///
/// ```
/// use bots::BotSpec;
///
/// let bot: BotSpec = "mcts:250ms".parse()?;
/// assert_eq!(bot.to_string(), "mcts:250ms");
/// assert_eq!("mcts".parse::<BotSpec>()?.to_string(), "mcts:2000");
/// # Ok::<(), bots::ParseBotError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// `random`: draws among the legal moves.
    Random,
    /// `greedy`: one ply on the game's evaluation.
    Greedy,
    /// `light`: the game's quick policy.
    Light,
    /// `mcts:2000`, `mcts:250ms`, `mcts:2000/250ms`: tree search with so many iterations or so much time a move, or
    /// until either is spent.
    Mcts(Budget),
    /// `mcts:2000@2`: the same on so many threads, which share the iterations, or have the time each.
    Parallel(Budget, u8),
    /// `mcts:16~60`: with so many iterations, but careless in so many moves of a hundred, as weak levels are. It is how
    /// they are calibrated.
    Careless(Strength),
    /// `gentle`, `easy`, `medium`, `hard`, `master`: the levels that people choose from.
    Level(Level),
}

impl BotSpec {
    /// The search that plain `mcts` stands for.
    pub const MCTS: BotSpec = BotSpec::Mcts(Budget::Iterations(2000));

    /// Builds the bot for tests and contests. The same seed gives the same choices, except where the budget is a time: a
    /// level does all its iterations, however long they take.
    pub fn build<G: Heuristics>(&self, seed: &Seed) -> Box<dyn Bot<G>> {
        self.build_within(None, seed, SystemClock)
    }

    /// Builds the bot for people who wait for it: by this clock no level thinks longer than [`Level::MOST_TIME`].
    pub fn build_with_clock<G: Heuristics>(&self, seed: &Seed, clock: impl Clock + Clone + 'static) -> Box<dyn Bot<G>> {
        self.build_within(Some(Level::MOST_TIME), seed, clock)
    }

    /// Builds the bot for one that knows how long it may take: a level thinks no longer than `most_time`.
    pub(crate) fn build_within<G: Heuristics>(
        &self,
        most_time: Option<Duration>,
        seed: &Seed,
        clock: impl Clock + Clone + 'static,
    ) -> Box<dyn Bot<G>> {
        let rng = seed.playout_rng();
        match *self {
            BotSpec::Random => Box::new(Random::new(rng)),
            BotSpec::Greedy => Box::new(Greedy::new(rng)),
            BotSpec::Light => Box::new(Light::new(rng)),
            BotSpec::Mcts(budget) => {
                let (evaluator, config) = (PlayoutEvaluator::default(), SearchConfig::default());
                Box::new(Mcts::with(evaluator, clock, config, budget, rng))
            }
            BotSpec::Parallel(budget, threads) => {
                let rngs = (0..usize::from(threads)).map(|thread| seed.nth(thread as u64).playout_rng());
                let config = SearchConfig::default();
                Box::new(Parallel::new(PlayoutEvaluator::default, &clock, config, budget, rngs))
            }
            BotSpec::Careless(strength) => Box::new(Opponent::<G, _>::new(strength, most_time, clock, seed)),
            BotSpec::Level(level) => Box::new(Opponent::<G, _>::new(level.strength::<G>(), most_time, clock, seed)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Light => f.write_str("light"),
            BotSpec::Mcts(budget) => write!(f, "mcts:{budget}"),
            BotSpec::Parallel(budget, threads) => write!(f, "mcts:{budget}@{threads}"),
            BotSpec::Careless(strength) => write!(f, "mcts:{}~{}", strength.iterations, strength.careless_percent),
            BotSpec::Level(level) => f.write_str(level.name()),
        }
    }
}

/// The text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot '{0}' (there are {levels}, random, light, greedy, mcts, mcts:ITERATIONS, mcts:TIMEms, both with \
     @THREADS behind them, and mcts:ITERATIONS~PERCENT)",
    levels = Level::ALL.map(Level::name).join(", ")
)]
pub struct ParseBotError(pub String);

impl FromStr for BotSpec {
    type Err = ParseBotError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = match text {
            "random" => Some(BotSpec::Random),
            "greedy" => Some(BotSpec::Greedy),
            "light" => Some(BotSpec::Light),
            "mcts" => Some(BotSpec::MCTS),
            _ => match text.strip_prefix("mcts:") {
                Some(budget) => parse_search(budget),
                None => Level::named(text).map(BotSpec::Level),
            },
        };
        known.ok_or_else(|| ParseBotError(excerpt(text)))
    }
}

fn parse_search(text: &str) -> Option<BotSpec> {
    if let Some((iterations, percent)) = text.split_once('~') {
        let percent = u8::try_from(parse_number(percent)?)
            .ok()
            .filter(|percent| *percent <= 100)?;
        return Some(BotSpec::Careless(Strength::new(parse_number(iterations)?, percent)));
    }
    match text.split_once('@') {
        Some((budget, threads)) => {
            let threads = u8::try_from(parse_number(threads)?).ok()?;
            Some(BotSpec::Parallel(parse_budget(budget)?, threads))
        }
        None => parse_budget(text).map(BotSpec::Mcts),
    }
}

fn parse_budget(text: &str) -> Option<Budget> {
    let time = |text: &str| {
        let ms = parse_number(text.strip_suffix("ms")?)?;
        Some(Duration::from_millis(ms.into()))
    };
    match text.split_once('/') {
        Some((iterations, within)) => Some(Budget::IterationsWithin(parse_number(iterations)?, time(within)?)),
        None => time(text)
            .map(Budget::Time)
            .or_else(|| parse_number(text).map(Budget::Iterations)),
    }
}

/// A number that is not zero, as it would be printed.
fn parse_number(text: &str) -> Option<u32> {
    // `parse` alone would let `+5` through, which would not print as it was written.
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|&number| number > 0)
}

#[cfg(test)]
mod tests {
    use engine::{Rng, below};

    use super::*;

    #[test]
    fn names_are_read_back_from_what_they_print() {
        for name in [
            "random",
            "greedy",
            "light",
            "mcts:1",
            "mcts:2000",
            "mcts:250ms",
            "mcts:2000/250ms",
            "mcts:250ms@2",
            "mcts:16~60",
            "gentle",
            "master",
        ] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        assert_eq!("mcts".parse(), Ok(BotSpec::MCTS));
    }

    #[test]
    fn a_name_that_is_none_gets_one_line_that_lists_what_exists() {
        for name in [
            "",
            "mtcs",
            "mcts:",
            "mcts:0",
            "mcts:+5",
            "mcts:-5",
            "mcts:2s",
            "mcts:0ms",
            "mcts:99999999999",
            "mcts:5/",
            "mcts:/5ms",
            "mcts:5/5",
            "mcts:5ms/5ms",
            "mcts:5@",
            "mcts:5@0",
            "mcts:5@256",
            "mcts:5@2@2",
            "mcts:5~0",
            "mcts:5~101",
            "mcts:5ms~50",
            "Master",
            "Random",
        ] {
            assert_eq!(name.parse::<BotSpec>(), Err(ParseBotError(name.to_owned())));
        }
        let line = ParseBotError("deep".to_owned()).to_string();
        assert_eq!(
            line,
            "there is no bot 'deep' (there are gentle, easy, medium, hard, master, random, light, greedy, mcts, \
             mcts:ITERATIONS, mcts:TIMEms, both with @THREADS behind them, and mcts:ITERATIONS~PERCENT)"
        );
    }

    #[test]
    fn any_bot_is_read_back_from_its_name() {
        let mut rng = Seed::named("bots").playout_rng();
        for _ in 0..2000 {
            // As many digits as chance will have it, and never zero.
            let number = ((rng.next_u64() as u32) >> below(&mut rng, 32)).max(1);
            for budget in [
                Budget::Iterations(number),
                Budget::Time(Duration::from_millis(number.into())),
                Budget::IterationsWithin(7, Duration::from_millis(number.into())),
            ] {
                for spec in [BotSpec::Mcts(budget), BotSpec::Parallel(budget, 1 + number as u8 / 2)] {
                    assert_eq!(spec.to_string().parse(), Ok(spec));
                }
            }
        }
    }

    #[test]
    fn any_text_names_a_bot_or_is_refused_in_one_line() {
        const PIECES: [&str; 28] = [
            "random",
            "gentle",
            "/",
            "@",
            "~",
            "greedy",
            "light",
            "mcts",
            ":",
            "ms",
            "m",
            "s",
            "0",
            "1",
            "9",
            "42",
            "4294967295",
            "4294967296",
            "+",
            "-",
            ".",
            " ",
            "\n",
            "\0",
            "é",
            "🏗",
            "\u{202e}",
            "MCTS",
        ];
        let mut rng = Seed::named("texts").playout_rng();
        let mut named = 0;
        for _ in 0..50_000 {
            let text: String = (0..below(&mut rng, 7))
                .map(|_| PIECES[below(&mut rng, PIECES.len())])
                .collect();
            match text.parse::<BotSpec>() {
                Ok(spec) => {
                    named += 1;
                    assert_eq!(spec.to_string().parse(), Ok(spec), "{text:?}");
                }
                Err(refused) => {
                    assert!(!refused.to_string().contains(char::is_control), "{text:?}");
                    assert!(refused.0.chars().count() <= 60, "{text:?}");
                }
            }
        }
        assert!(named > 100, "only {named} texts named a bot");
    }
}
