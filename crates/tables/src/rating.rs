//! How strong somebody plays, from the results of their games.
//!
//! The formulas are those of Weng and Lin ("A Bayesian approximation method for online ranking", 2011) for the Bradley-Terry model
//! with every pair compared, each player a team of one. What is known of a player is a mean and how uncertain it is.

/// What is known of a player of whom nothing is known.
const MEAN: f64 = 25.0;
const DEVIATION: f64 = MEAN / 3.0;
/// How much better somebody must be to win most games.
const BETA: f64 = DEVIATION / 2.0;
/// However sure one is, something is left to learn.
const LEAST_LEFT: f64 = 0.0001;
/// How many points people read where the mean is one higher.
const POINTS: f64 = 60.0;
const MILLION: f64 = 1_000_000.0;

/// How strong a player is taken to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub mean: f64,
    /// How uncertain it is.
    pub deviation: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Rating {
            mean: MEAN,
            deviation: DEVIATION,
        }
    }
}

impl Rating {
    /// The strength as people read it: 1500 for somebody of whom nothing is known.
    pub fn points(&self) -> i64 {
        (self.mean * POINTS).round() as i64
    }

    /// Whether enough is known to trust it.
    pub fn is_sure(&self) -> bool {
        self.deviation < DEVIATION / 2.0
    }

    /// Mean and deviation as whole numbers, as they are kept.
    pub fn to_millionths(&self) -> (i64, i64) {
        let whole = |number: f64| (number * MILLION).round() as i64;
        (whole(self.mean), whole(self.deviation))
    }

    /// The rating of which these are the mean and the deviation.
    pub fn from_millionths(mean: i64, deviation: i64) -> Rating {
        Rating {
            mean: mean as f64 / MILLION,
            deviation: deviation as f64 / MILLION,
        }
    }
}

/// The ratings after a game in which those with these ratings came to these places, 1 the best.
pub fn rate(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let after = |(one, place): (usize, &u8)| {
        let own = before[one];
        let (mut gain, mut learnt) = (0.0, 0.0);
        for (other, other_place) in places.iter().enumerate().filter(|(other, _)| *other != one) {
            let other = before[other];
            let both = (own.deviation.powi(2) + other.deviation.powi(2) + 2.0 * BETA.powi(2)).sqrt();
            let expected = 1.0 / (1.0 + ((other.mean - own.mean) / both).exp());
            let scored = match place.cmp(other_place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let share = own.deviation / both;
            gain += own.deviation.powi(2) / both * (scored - expected);
            learnt += share.powi(3) * expected * (1.0 - expected);
        }
        Rating {
            mean: own.mean + gain,
            deviation: own.deviation * (1.0 - learnt).max(LEAST_LEFT).sqrt(),
        }
    };
    places.iter().enumerate().map(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What became of newcomers who came to these places.
    fn newcomers(places: &[u8]) -> Vec<Rating> {
        rate(&vec![Rating::default(); places.len()], places)
    }

    fn check(found: &[Rating], means: &[f64], deviation: f64) {
        for (found, mean) in found.iter().zip(means) {
            assert!((found.mean - mean).abs() < 1e-9, "{found:?} is not {mean}");
            assert!(
                (found.deviation - deviation).abs() < 1e-9,
                "{found:?} is not {deviation}"
            );
        }
    }

    /// The figures that the implementations of OpenSkill publish for this model.
    #[test]
    fn newcomers_are_rated_as_others_rate_them() {
        check(
            &newcomers(&[1, 2]),
            &[27.63523138347365, 22.36476861652635],
            8.065506316323548,
        );
        let three = [30.2704627669473, 25.0, 19.7295372330527];
        check(&newcomers(&[1, 2, 3]), &three, 7.788474807872566);
        let four = [
            32.90569415042095,
            27.63523138347365,
            22.36476861652635,
            17.09430584957905,
        ];
        check(&newcomers(&[1, 2, 3, 4]), &four, 7.5012190693964005);
        check(&newcomers(&[1]), &[25.0], DEVIATION);
    }

    #[test]
    fn who_beats_a_stronger_one_gains_more_and_who_shares_with_an_equal_gains_nothing() {
        let strong = Rating {
            mean: 32.0,
            deviation: 3.0,
        };
        let gain = |other: Rating| rate(&[Rating::default(), other], &[1, 2])[0].mean - MEAN;
        assert!(gain(strong) > gain(Rating::default()));
        assert_eq!(rate(&[strong, strong], &[1, 1])[0].mean, strong.mean);
        assert!(rate(&[strong, strong], &[1, 1])[0].deviation < strong.deviation);
        assert_eq!(Rating::default().points(), 1500);
        assert!(!Rating::default().is_sure() && strong.is_sure());
    }

    #[test]
    fn a_rating_is_kept_in_whole_numbers() {
        let (mean, deviation) = Rating::default().to_millionths();
        assert_eq!((mean, deviation), (25_000_000, 8_333_333));
        assert_eq!(Rating::from_millionths(mean, deviation).points(), 1500);
    }
}
