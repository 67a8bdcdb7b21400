//! When a contest has said enough.
//!
//! Both rules may be asked after every cycle, as often as one likes: their errors are bounded over the whole contest, however
//! long it runs, which is not so for an interval that one waits for to clear a line.

use serde::Serialize;

use super::result::Tallies;

/// What a contest is to find out before it stops early.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StopRule {
    /// Which bot is the strongest, with this confidence: it comes before each of the others more often than behind it.
    Best {
        /// How sure the answer must be, such as 0.95.
        confidence: f64,
    },
    /// Whether the first bot wins the part `high` of its games or only `low`: Wald's sequential probability ratio test, with an
    /// error of one in twenty either way.
    Sprt {
        /// The part of victories that is too little.
        low: f64,
        /// The part of victories that is enough.
        high: f64,
    },
}

/// What a contest found out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Decision {
    /// This bot is the strongest, by its number in the order of the entrants.
    Best {
        /// Its number from 0.
        bot: usize,
        /// How sure that is.
        confidence: f64,
    },
    /// The first bot wins as much as was hoped.
    High {
        /// The part of victories that is enough.
        share: f64,
    },
    /// The first bot wins too little.
    Low {
        /// The part of victories that is too little.
        share: f64,
    },
}

/// The chance of either error of the sequential test.
const ERROR: f64 = 0.05;

impl StopRule {
    /// What the games so far say, if they say enough.
    pub(super) fn decide(&self, tallies: &Tallies) -> Option<Decision> {
        match *self {
            StopRule::Best { confidence } => {
                let bots = tallies.bots.len();
                // Each ordered pair is a test of its own, and any of them may err.
                let wanted = ((bots * (bots - 1)) as f64 / (1.0 - confidence)).ln();
                let ahead = |bot: usize, other: usize| {
                    let (wins, losses) = (tallies.ahead[bot][other], tallies.ahead[other][bot]);
                    log_evidence(wins as f64, losses as f64) >= wanted
                };
                let best = |&bot: &usize| (0..bots).all(|other| other == bot || ahead(bot, other));
                let bot = (0..bots).find(best).filter(|_| bots > 1)?;
                Some(Decision::Best { bot, confidence })
            }
            StopRule::Sprt { low, high } => {
                let first = &tallies.bots[0];
                let ratio = log_likelihood_ratio(low, high, first.wins(), first.games as f64);
                let bound = ((1.0 - ERROR) / ERROR).ln();
                match ratio {
                    _ if ratio >= bound => Some(Decision::High { share: high }),
                    _ if ratio <= -bound => Some(Decision::Low { share: low }),
                    _ => None,
                }
            }
        }
    }
}

/// The evidence that somebody with these victories and defeats wins more often than it loses: what a gambler would have made
/// of one coin by betting on it, game after game, with stakes that are an even mixture of all parts of the capital. Where
/// the two are even the expected capital never grows, so it reaches any `x` with a chance of at most `1 / x` (Ville). Drawn
/// games change nothing.
fn log_evidence(wins: f64, losses: f64) -> f64 {
    const STAKES: usize = 256;
    let capital: [f64; STAKES] = std::array::from_fn(|stake| {
        let part = (stake as f64 + 0.5) / STAKES as f64;
        wins * part.ln_1p() + losses * (-part).ln_1p()
    });
    let highest = capital.into_iter().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = capital.into_iter().map(|capital| (capital - highest).exp()).sum();
    highest + (sum / STAKES as f64).ln()
}

/// The logarithm of how much likelier a part `high` of victories makes what was seen than a part `low`. Parts of a victory count as
/// parts, which makes the test, if anything, more careful.
fn log_likelihood_ratio(low: f64, high: f64, wins: f64, games: f64) -> f64 {
    wins * (high / low).ln() + (games - wins) * ((1.0 - high) / (1.0 - low)).ln()
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Seed};

    use super::super::result::GameResult;
    use super::*;

    /// Two bots of which the first wins the given numbers of games.
    fn games(wins: u64, losses: u64, draws: u64) -> Tallies {
        let mut tallies = Tallies::new(2);
        for (times, ranks) in [(wins, [1, 2]), (losses, [2, 1]), (draws, [1, 1])] {
            for game in 0..times {
                tallies.add(&GameResult {
                    game,
                    seats: vec![0, 1],
                    ranks: ranks.to_vec(),
                    points: vec![0, 0],
                    forfeits: Vec::new(),
                });
            }
        }
        tallies
    }

    #[test]
    fn the_evidence_is_that_of_an_even_mixture_of_stakes() {
        // The integral of (1 + x)^w (1 − x)^l over stakes from 0 to 1, by hand.
        for (wins, losses, integral) in [(0.0, 0.0, 1.0), (1.0, 0.0, 1.5), (0.0, 1.0, 0.5), (1.0, 1.0, 2.0 / 3.0)] {
            assert!((log_evidence(wins, losses) - f64::ln(integral)).abs() < 1e-4);
        }
        // Ten victories in a row: (2^11 − 1) / 11.
        assert!((log_evidence(10.0, 0.0) - (2047.0_f64 / 11.0).ln()).abs() < 1e-3);
    }

    #[test]
    fn the_best_of_two_is_clear_when_the_evidence_is_forty_to_one() {
        let rule = StopRule::Best { confidence: 0.95 };
        // (2^9 − 1) / 9 = 57 is above 40, (2^8 − 1) / 8 = 32 below.
        let best = |bot| Some(Decision::Best { bot, confidence: 0.95 });
        assert_eq!(rule.decide(&games(7, 0, 0)), None);
        assert_eq!(rule.decide(&games(8, 0, 5)), best(0));
        assert_eq!(rule.decide(&games(0, 8, 0)), best(1));
        assert_eq!(rule.decide(&games(60, 40, 0)), None);
        assert_eq!(rule.decide(&games(70, 30, 0)), best(0));
    }

    #[test]
    fn the_sequential_test_has_the_bounds_of_wald() {
        let rule = StopRule::Sprt { low: 0.5, high: 0.6 };
        // ln 19 = 2.944 against 0.1823 for a victory and −0.2231 for a defeat.
        assert_eq!(rule.decide(&games(16, 0, 0)), None);
        assert_eq!(rule.decide(&games(17, 0, 0)), Some(Decision::High { share: 0.6 }));
        assert_eq!(rule.decide(&games(0, 13, 0)), None);
        assert_eq!(rule.decide(&games(0, 14, 0)), Some(Decision::Low { share: 0.5 }));
        assert_eq!(rule.decide(&games(55, 45, 0)), None);
    }

    #[test]
    fn even_bots_are_seldom_told_apart_however_often_one_looks() {
        let mut rng = Seed::named("even").playout_rng();
        let rule = StopRule::Best { confidence: 0.95 };
        let mut errors = 0;
        for _ in 0..100 {
            let mut tallies = Tallies::new(2);
            for game in 0..100 {
                let first = rng.next_u64().is_multiple_of(2);
                tallies.add(&GameResult {
                    game,
                    seats: vec![0, 1],
                    ranks: if first { vec![1, 2] } else { vec![2, 1] },
                    points: vec![0, 0],
                    forfeits: Vec::new(),
                });
                if rule.decide(&tallies).is_some() {
                    errors += 1;
                    break;
                }
            }
        }
        assert!(errors <= 5, "{errors} of 100");
    }
}
