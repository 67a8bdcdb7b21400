//! How long bots think about their moves.

use std::time::Duration;

/// How long somebody thought about some moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    /// How many moves were chosen, those without a choice included.
    pub moves: u64,
    /// How long all of them took.
    pub total: Duration,
    /// How long the longest took.
    pub longest: Duration,
}

impl Thinking {
    /// Adds a move that took so long.
    pub fn add(&mut self, time: Duration) {
        *self = self.and(Thinking {
            moves: 1,
            total: time,
            longest: time,
        });
    }

    /// These moves and others.
    pub fn and(self, others: Thinking) -> Thinking {
        Thinking {
            moves: self.moves + others.moves,
            total: self.total + others.total,
            longest: self.longest.max(others.longest),
        }
    }

    /// How long a move took in the mean.
    pub fn mean(&self) -> Duration {
        self.total.div_f64(self.moves.max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_added_and_the_longest_stands_out() {
        let ms = Duration::from_millis;
        let mut thinking = Thinking::default();
        assert_eq!(thinking.mean(), Duration::ZERO);
        [ms(10), ms(40), ms(10)].into_iter().for_each(|time| thinking.add(time));
        let both = thinking.and(Thinking {
            moves: 1,
            total: ms(20),
            longest: ms(20),
        });
        assert_eq!((both.moves, both.mean(), both.longest), (4, ms(20), ms(40)));
    }
}
