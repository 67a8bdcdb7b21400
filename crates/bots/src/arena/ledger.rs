//! The results of a contest while it is played.

use std::collections::BTreeMap;

use super::result::{GameResult, Ranking, Tallies};
use super::stopping::{Decision, StopRule};

/// The results so far. They are counted in the order of the games, whatever the order in which these end: so the same games
/// lead to the same decision on any number of threads.
pub(super) struct Ledger {
    tallies: Tallies,
    /// Games that ended before an earlier one did.
    early: BTreeMap<u64, GameResult>,
    cycle: u64,
    games: u64,
    stop: Option<StopRule>,
    decision: Option<Decision>,
}

impl Ledger {
    /// A ledger for so many games between so many bots.
    pub fn new(bots: usize, cycle: u64, games: u64, stop: Option<StopRule>) -> Ledger {
        Ledger {
            tallies: Tallies::new(bots),
            early: BTreeMap::new(),
            cycle,
            games,
            stop,
            decision: None,
        }
    }

    /// Whether a game is still to be played.
    pub fn wants(&self, game: u64) -> bool {
        self.decision.is_none() && game >= self.tallies.games && !self.early.contains_key(&game)
    }

    /// Counts a game, as soon as all before it are counted; those after a decision do not count.
    pub fn enter(&mut self, result: GameResult) {
        if self.wants(result.game) && result.game < self.games {
            self.early.insert(result.game, result);
        }
        while let Some(next) = self.early.remove(&self.tallies.games) {
            self.tallies.add(&next);
            if self.tallies.games.is_multiple_of(self.cycle) {
                self.decision = self.stop.and_then(|rule| rule.decide(&self.tallies));
                if self.decision.is_some() {
                    self.early.clear();
                }
            }
        }
    }

    /// What came of the games, for bots with these names.
    pub fn ranking<'a>(&self, names: impl Iterator<Item = &'a str>) -> Ranking {
        Ranking {
            games: self.tallies.games,
            decision: self.decision,
            bots: self.tallies.results(names),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(game: u64) -> GameResult {
        GameResult {
            game,
            seats: vec![0, 1],
            ranks: vec![1, 2],
            points: vec![3, 1],
            forfeits: Vec::new(),
        }
    }

    fn ledger() -> Ledger {
        Ledger::new(2, 2, 100, Some(StopRule::Best { confidence: 0.95 }))
    }

    fn ranking(ledger: &Ledger) -> Ranking {
        ledger.ranking(["a", "b"].into_iter())
    }

    #[test]
    fn games_count_in_their_order_and_up_to_the_decision_alone() {
        // Eight victories decide it, and games are counted in pairs.
        let mut in_order = ledger();
        (0..20).for_each(|game| in_order.enter(won(game)));
        let mut backwards = ledger();
        (0..20).rev().for_each(|game| backwards.enter(won(game)));
        assert_eq!(ranking(&in_order).games, 8);
        assert_eq!(ranking(&in_order), ranking(&backwards));
        assert!(ranking(&in_order).decision.is_some());
        assert!(!backwards.wants(50), "nothing is left to find out");
    }

    #[test]
    fn a_game_that_is_counted_or_waiting_is_not_played_again() {
        let mut ledger = ledger();
        ledger.enter(won(0));
        ledger.enter(won(2));
        ledger.enter(won(2));
        ledger.enter(won(100));
        assert_eq!(
            [0, 1, 2, 3, 99].map(|game| ledger.wants(game)),
            [false, true, false, true, true]
        );
        assert_eq!(ranking(&ledger).games, 1);
        ledger.enter(won(1));
        assert_eq!(ranking(&ledger).games, 3);
    }
}
