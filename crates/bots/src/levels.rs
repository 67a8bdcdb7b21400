//! The levels that people choose their opponents from. This is the one place that says which there are; how much of
//! each game a level masters is the game's own to say ([`Heuristics::STRENGTHS`]).

use std::time::Duration;

use engine::{Heuristics, Observation, PlayoutRng, Seed, Strength, below};

use crate::{Bot, BotSpec, Budget, Clock, Light, Mcts, PlayoutEvaluator, SearchConfig};

/// An opponent by how strong it is. Its name is that of a bot, so forms, stored tables and command lines know it.
///
/// ```
/// use bots::BotSpec;
/// use bots::levels::Level;
///
/// let level = Level::named("hard").expect("there is such a level");
/// assert_eq!("hard".parse(), Ok(BotSpec::Level(level)));
/// assert!(level > Level::Gentle);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For children and first games.
    Gentle,
    /// For those who know the rules.
    Easy,
    /// For those who have played some games.
    Medium,
    /// For those who want to lose now and then.
    Hard,
    /// As well as it can within [`Level::MOST_TIME`].
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Gentle, Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// No level thinks longer about a move, however slow the machine.
    pub const MOST_TIME: Duration = Duration::from_millis(2000);

    /// Its name in forms, in stored tables and in the names of messages (`level-…`).
    pub const fn name(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The level at which this bot plays. Tables from before the levels had names of their own hold the bots that
    /// played at them then.
    pub fn of(bot: BotSpec) -> Option<Level> {
        match bot {
            BotSpec::Level(level) => Some(level),
            BotSpec::Light => Some(Level::Easy),
            BotSpec::Mcts(Budget::Iterations(60)) => Some(Level::Medium),
            BotSpec::Mcts(Budget::Iterations(1000)) => Some(Level::Hard),
            BotSpec::Mcts(Budget::Time(Level::MOST_TIME)) => Some(Level::Master),
            _ => None,
        }
    }

    /// How well it plays this game.
    pub const fn strength<G: Heuristics>(self) -> Strength {
        G::STRENGTHS[self as usize]
    }
}

/// The bot of a level: it searches, and sometimes it does not.
pub(crate) struct Opponent<G: Heuristics, C: Clock> {
    careless_percent: u8,
    careless: Light<G>,
    search: Mcts<G, PlayoutEvaluator<G>, C>,
    rng: PlayoutRng,
}

impl<G: Heuristics, C: Clock> Opponent<G, C> {
    /// A bot of this strength, whose choices follow from the seed. `most_time` is the longest it may think about a move.
    pub fn new(strength: Strength, most_time: Option<Duration>, clock: C, seed: &Seed) -> Self {
        let [rng, careless, search] = [0, 1, 2].map(|part| seed.nth(part).playout_rng());
        let budget = match most_time {
            Some(most_time) => Budget::IterationsWithin(strength.iterations, most_time),
            None => Budget::Iterations(strength.iterations),
        };
        let (evaluator, config) = (PlayoutEvaluator::default(), SearchConfig::default());
        Opponent {
            careless_percent: strength.careless_percent,
            careless: Light::new(careless),
            search: Mcts::with(evaluator, clock, config, budget, search),
            rng,
        }
    }
}

impl<G: Heuristics, C: Clock> Bot<G> for Opponent<G, C> {
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move {
        if below(&mut self.rng, 100) < usize::from(self.careless_percent) {
            return self.careless.choose(game, view);
        }
        self.search.choose(game, view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_by_its_bot() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
            assert_eq!(level.name().parse(), Ok(BotSpec::Level(level)));
            assert_eq!(Level::of(BotSpec::Level(level)), Some(level));
        }
        assert_eq!(Level::named("Easy"), None);
        assert_eq!(Level::of(BotSpec::Random), None);
        assert_eq!(Level::of(BotSpec::MCTS), None);
    }

    #[test]
    fn bots_in_tables_from_before_the_levels_had_names_have_their_level() {
        let before = ["light", "mcts:60", "mcts:1000", "mcts:2000ms"];
        let levels = [Level::Easy, Level::Medium, Level::Hard, Level::Master];
        for (bot, level) in before.iter().zip(levels) {
            assert_eq!(Level::of(bot.parse().unwrap()), Some(level), "{bot}");
        }
    }
}
