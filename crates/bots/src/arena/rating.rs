//! A rating over many bots from games of two to four.
//!
//! The model is that of Plackett and Luce: every bot has a strength, and each place of a game, from the first to the last, goes
//! to one of those left with a chance in proportion to its strength. With two players it is the model of Bradley, Terry
//! and Elo. Bots that share a place count as every order of them in equal parts.

use std::collections::BTreeMap;

use serde::Serialize;

/// How strong a bot is among those of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// In points of Elo from the mean of all bots of the contest: who is 191 points above another comes before it in
    /// three games of four.
    pub elo: f64,
    /// The 95 % interval.
    pub ci95: [f64; 2],
}

/// The bots of a game from the first place to the last; those who share a place are together, in the order of the bots.
pub(super) type Places = Vec<Vec<usize>>;

/// Points of Elo in a natural logarithm of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The spread of strengths (in natural logarithms) that is expected before any game. It is wide enough to hardly move
/// anybody who has won and lost, and keeps those who never lost from being infinitely strong.
const PRIOR_SPREAD: f64 = 5.0;
const Z: f64 = 1.959_964;

/// The ratings of `bots` bots after games that ended so, each so many times.
pub(super) fn rate(bots: usize, games: &BTreeMap<Places, u64>) -> Vec<Rating> {
    let orders: Vec<(Vec<usize>, f64)> = games
        .iter()
        .flat_map(|(places, &times)| orders(places, times))
        .collect();
    let mut strengths = vec![0.0; bots];
    // The likelihood has one maximum and no other hills, so Newton's steps find it; long ones are cut short.
    for _ in 0..200 {
        let (gradient, information) = derivatives(&strengths, &orders);
        let step = solve(information, gradient);
        let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        let scale = (1.0 / longest.max(1e-300)).min(1.0);
        strengths
            .iter_mut()
            .zip(&step)
            .for_each(|(strength, step)| *strength += scale * step);
        if longest < 1e-10 {
            break;
        }
    }
    let mean = strengths.iter().sum::<f64>() / bots as f64;
    let (_, information) = derivatives(&strengths, &orders);
    let rating = |bot: usize| {
        // The variance of one strength's distance from the mean of all.
        let contrast = (0..bots).map(|other| f64::from(u8::from(other == bot)) - 1.0 / bots as f64);
        let contrast: Vec<f64> = contrast.collect();
        let spread = solve(information.clone(), contrast.clone());
        let variance: f64 = contrast.iter().zip(&spread).map(|(one, other)| one * other).sum();
        let (elo, half) = (ELO * (strengths[bot] - mean), ELO * Z * variance.max(0.0).sqrt());
        Rating {
            elo,
            ci95: [elo - half, elo + half],
        }
    };
    (0..bots).map(rating).collect()
}

/// All orders that agree with the places, with their weights.
fn orders(places: &Places, times: u64) -> Vec<(Vec<usize>, f64)> {
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for place in places {
        let arranged = permutations(place);
        let extended = orders.iter().flat_map(|order| {
            arranged.iter().map(|place| {
                let mut order = order.clone();
                order.extend(place);
                order
            })
        });
        orders = extended.collect();
    }
    let weight = times as f64 / orders.len() as f64;
    orders.into_iter().map(|order| (order, weight)).collect()
}

fn permutations(items: &[usize]) -> Vec<Vec<usize>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |index: usize| {
        let mut rest = items.to_vec();
        let first = rest.remove(index);
        permutations(&rest).into_iter().map(move |mut rest| {
            rest.insert(0, first);
            rest
        })
    };
    (0..items.len()).flat_map(with_first).collect()
}

/// The first derivatives of the logarithm of the likelihood, and the second with their sign turned.
fn derivatives(strengths: &[f64], orders: &[(Vec<usize>, f64)]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let bots = strengths.len();
    let precision = 1.0 / (PRIOR_SPREAD * PRIOR_SPREAD);
    let mut gradient: Vec<f64> = strengths.iter().map(|strength| -strength * precision).collect();
    let mut information = vec![vec![0.0; bots]; bots];
    (0..bots).for_each(|bot| information[bot][bot] = precision);
    for (order, weight) in orders {
        for place in 0..order.len().saturating_sub(1) {
            let left = &order[place..];
            let total: f64 = left.iter().map(|&bot| strengths[bot].exp()).sum();
            gradient[left[0]] += weight;
            for &one in left {
                let chance = strengths[one].exp() / total;
                gradient[one] -= weight * chance;
                information[one][one] += weight * chance;
                for &other in left {
                    information[one][other] -= weight * chance * strengths[other].exp() / total;
                }
            }
        }
    }
    (gradient, information)
}

/// Solves a system of linear equations whose matrix is symmetric and positive definite, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        for row in pivot + 1..size {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let (above, below) = matrix.split_at_mut(row);
            for (entry, over) in below[0][pivot..].iter_mut().zip(&above[pivot][pivot..]) {
                *entry -= factor * over;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(bots: usize, games: &[(&[&[usize]], u64)]) -> Vec<Rating> {
        let places = |places: &[&[usize]]| places.iter().map(|place| place.to_vec()).collect();
        rate(
            bots,
            &games.iter().map(|&(game, times)| (places(game), times)).collect(),
        )
    }

    #[test]
    fn three_victories_of_four_are_191_points_of_elo() {
        let ratings = rated(2, &[(&[&[0], &[1]], 75), (&[&[1], &[0]], 25)]);
        // 400 · log10(3), and a standard error of 1 / √(100 · 0.75 · 0.25) natural logarithms between the two.
        assert!((ratings[0].elo - ratings[1].elo - 190.85).abs() < 0.5, "{ratings:?}");
        let half = ratings[0].ci95[1] - ratings[0].elo;
        assert!((half - 1.96 * 173.72 * 0.2309 / 2.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-9);
    }

    #[test]
    fn strengths_are_found_again_in_games_of_three_of_four_bots() {
        // Every order of three among bots that are 1, 2, 4 and 8 strong, as often as the model expects.
        let strong = [1.0_f64, 2.0, 4.0, 8.0];
        let mut games = BTreeMap::new();
        for absent in 0..4 {
            let present: Vec<usize> = (0..4).filter(|&bot| bot != absent).collect();
            for order in permutations(&present) {
                let sum = |left: &[usize]| left.iter().map(|&bot| strong[bot]).sum::<f64>();
                let chance = strong[order[0]] / sum(&order) * strong[order[1]] / sum(&order[1..]);
                games.insert(
                    order.iter().map(|&bot| vec![bot]).collect(),
                    (1e6 * chance).round() as u64,
                );
            }
        }
        let ratings = rate(4, &games);
        for pair in ratings.windows(2) {
            assert!(
                (pair[1].elo - pair[0].elo - 400.0 * 2.0_f64.log10()).abs() < 0.1,
                "{ratings:?}"
            );
        }
    }

    #[test]
    fn shared_places_draw_bots_together_and_a_bot_that_never_lost_has_a_finite_rating() {
        let even = rated(3, &[(&[&[0, 1, 2]], 10)]);
        assert!(even.iter().all(|rating| rating.elo.abs() < 1e-6), "{even:?}");
        let half = rated(2, &[(&[&[0], &[1]], 50), (&[&[0, 1]], 50)]);
        let clear = rated(2, &[(&[&[0], &[1]], 75), (&[&[1], &[0]], 25)]);
        assert!((half[0].elo - clear[0].elo).abs() < 1e-6, "half a victory each");
        let unbeaten = rated(2, &[(&[&[0], &[1]], 100)]);
        assert!(unbeaten[0].elo > 300.0 && unbeaten[0].elo < 1000.0, "{unbeaten:?}");
        assert!(unbeaten[0].ci95[1] - unbeaten[0].ci95[0] > 300.0, "{unbeaten:?}");
        assert!(rated(2, &[]).iter().all(|rating| rating.elo == 0.0));
    }

    #[test]
    fn more_games_make_the_interval_narrower() {
        let wide = |times| {
            let ratings = rated(3, &[(&[&[0], &[1], &[2]], 2 * times), (&[&[2], &[1], &[0]], times)]);
            ratings[0].ci95[1] - ratings[0].ci95[0]
        };
        assert!((wide(10) / wide(40) - 2.0).abs() < 0.02);
    }
}
