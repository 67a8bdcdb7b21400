//! How long each bot of a contest thought: no part of its table, since it is never the same twice.

use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

use bots::arena::Thinking;
use serde::Serialize;

/// Gathers times from the threads that play.
pub struct ThinkingTimes(Mutex<Vec<Thinking>>);

/// How long one bot thought, as it is told.
#[derive(Serialize)]
pub struct ThinkingTime {
    name: String,
    moves: u64,
    mean_ms: f64,
    longest_ms: f64,
}

impl ThinkingTimes {
    /// Of so many bots nothing is known.
    pub fn new(bots: usize) -> ThinkingTimes {
        ThinkingTimes(Mutex::new(vec![Thinking::default(); bots]))
    }

    /// Adds what a bot took in one game.
    pub fn add(&self, bot: usize, thinking: Thinking) {
        let mut all = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        all[bot] = all[bot].and(thinking);
    }

    /// What is told of the bots with these names, in their order, but for those who did not move.
    pub fn told<'a>(self, names: impl Iterator<Item = &'a str>) -> Vec<ThinkingTime> {
        let all = self.0.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let told = names.zip(all).filter(|(_, thinking)| thinking.moves > 0);
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        told.map(|(name, thinking)| ThinkingTime {
            name: name.to_owned(),
            moves: thinking.moves,
            mean_ms: ms(thinking.mean()),
            longest_ms: ms(thinking.longest),
        })
        .collect()
    }
}

impl fmt::Display for ThinkingTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, longest) = (self.mean_ms, self.longest_ms);
        write!(f, "{mean:.1} ms a move, {longest:.0} ms at most: {}", self.name)
    }
}
