//! What was learnt of a move, in one tree or in several.

/// How often a move was tried, and its mean utility.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Known {
    pub visits: u32,
    pub mean: f32,
}

impl Known {
    /// Together with what another tree knows.
    #[inline]
    pub fn with(self, other: Known) -> Known {
        let visits = self.visits + other.visits;
        let part = other.visits as f32 / visits.max(1) as f32;
        Known {
            visits,
            mean: self.mean + (other.mean - self.mean) * part,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_of_two_trees_counts_every_visit_once() {
        let (one, other) = (Known { visits: 30, mean: 0.5 }, Known { visits: 10, mean: 0.9 });
        let both = one.with(other);
        assert_eq!(both.visits, 40);
        assert!((both.mean - 0.6).abs() < 1e-6);
        assert_eq!(one.with(Known::default()), one);
        assert_eq!(Known::default().with(one), one);
    }
}
