//! How the points stood in the course of a finished game, and when it was decided.

use crate::{Describe, Match, Score, Seat};

/// The scores of all seats at some moments of a game, the last of which is its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    moments: Vec<(usize, Vec<Score>)>,
}

impl Course {
    /// The course of a game at its beginning, after each of these numbers of moves, which grow, and at its end.
    ///
    /// # Panics
    /// If so many moves have not been made.
    pub fn of<G: Describe>(played: &Match<G>, plies: &[usize]) -> Course {
        let (game, end) = (played.game(), played.plies().len());
        let inner = plies.iter().copied().filter(|&ply| 0 < ply && ply < end);
        let moment = |ply: usize| {
            let state = played.at(ply);
            let scores = Seat::all(game.players()).map(|seat| game.score(&state, seat));
            (ply, scores.collect())
        };
        Course {
            moments: [0].into_iter().chain(inner).chain([end]).map(moment).collect(),
        }
    }

    /// How many moves were made at each moment, and the points that a seat had then.
    pub fn points(&self, seat: Seat) -> impl Iterator<Item = (usize, i32)> + '_ {
        let points = move |(ply, scores): &(usize, Vec<Score>)| (*ply, scores[seat.index()].points);
        self.moments.iter().map(points)
    }

    /// Between which two moments the game was decided, by the moves made until then: after them the winner was never caught up
    /// with again. Who plays alone decides it where they win most. `None` if the victory is shared.
    pub fn decided(&self) -> Option<(usize, usize)> {
        let (_, last) = self.moments.last()?;
        let best = last.iter().max()?;
        let mut winners = (0..last.len()).filter(|&seat| last[seat] == *best);
        let winner = winners.next().filter(|_| winners.next().is_none())?;
        let gain = |pair: &[(usize, Vec<Score>)]| pair[1].1[winner].points - pair[0].1[winner].points;
        let mut pairs = self.moments.windows(2);
        let decided = if last.len() == 1 {
            // Of equal gains the first.
            pairs.rev().max_by_key(|pair| gain(pair))
        } else {
            let ahead = |scores: &[Score]| {
                let mut others = (0..scores.len()).filter(|&seat| seat != winner);
                others.all(|seat| scores[seat].points < scores[winner].points)
            };
            pairs.rfind(|pair| !ahead(&pair[0].1))
        };
        decided.map(|pair| (pair[0].0, pair[1].0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A course with these points at the moments 0, 10, 20…
    fn course(points: &[&[i32]]) -> Course {
        let score = |points: &i32| Score {
            points: *points,
            ..Score::default()
        };
        let moments = points.iter().zip((0..).step_by(10));
        Course {
            moments: moments
                .map(|(points, ply)| (ply, points.iter().map(score).collect()))
                .collect(),
        }
    }

    #[test]
    fn a_game_is_decided_when_the_winner_takes_the_lead_for_good() {
        let lead_changes = course(&[&[0, 0], &[3, 0], &[3, 5], &[7, 5], &[9, 8]]);
        assert_eq!(lead_changes.decided(), Some((20, 30)));
        let from_the_start = course(&[&[0, 0], &[3, 0], &[5, 4]]);
        assert_eq!(from_the_start.decided(), Some((0, 10)));
    }

    #[test]
    fn a_game_won_by_a_tie_break_is_decided_at_its_end() {
        let mut level = course(&[&[0, 0], &[3, 1], &[4, 4]]);
        assert_eq!(level.decided(), None, "a shared victory");
        level.moments[2].1[1].tie_breaks[0] = 1;
        assert_eq!(level.decided(), Some((10, 20)));
    }

    #[test]
    fn who_plays_alone_decides_it_where_they_win_most() {
        assert_eq!(course(&[&[0], &[4], &[12], &[20], &[21]]).decided(), Some((10, 20)));
    }
}
