//! Scores while a game runs, standings when it is over.

use serde::Serialize;

use crate::{Describe, Seat};

/// The largest number of tie-breaks a rulebook has.
pub const MAX_TIE_BREAKS: usize = 3;

/// What decides a seat's rank: points, then the tie-breaks in the rulebook's order. A higher score ranks better,
/// so a tie-break where less is more is stored negated; unused tie-breaks are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score {
    /// Victory points.
    pub points: i32,
    /// The tie-breaks, first one first.
    pub tie_breaks: [i32; MAX_TIE_BREAKS],
}

/// A named part of a seat's points, for example those of its buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreItem {
    /// The name of the message in the game's Fluent files that names this part.
    pub name: &'static str,
    /// What it is worth.
    pub points: i32,
}

/// How one seat stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner or winners; seats equal in everything share a rank.
    pub rank: u8,
    /// Victory points.
    pub points: i32,
    /// Where the points come from; they add up to `points`.
    pub breakdown: Vec<ScoreItem>,
    /// The tie-breaks in the rulebook's order, as people count them.
    pub tie_breaks: Vec<ScoreItem>,
    /// How many of the tie-breaks had to be looked at to tell this seat from those with as many points.
    pub tie_breaks_used: usize,
}

/// How all seats stand, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings(pub Vec<Standing>);

impl Standings {
    /// The standings of `state`, final if the game is over.
    pub fn of<G: Describe>(game: &G, state: &G::State) -> Standings {
        let scores: Vec<Score> = Seat::all(game.players()).map(|seat| game.score(state, seat)).collect();
        let standing = |seat: Seat| {
            let own = scores[seat.index()];
            let better = scores.iter().filter(|&&other| other > own).count();
            let mut breakdown = Vec::new();
            game.breakdown(state, seat, &mut breakdown);
            Standing {
                seat,
                rank: better as u8 + 1,
                points: own.points,
                breakdown,
                tie_breaks: G::INFO
                    .tie_breaks
                    .iter()
                    .zip(own.tie_breaks)
                    .map(|(tie_break, value)| ScoreItem {
                        name: tie_break.name,
                        points: if tie_break.fewest { -value } else { value },
                    })
                    .collect(),
                tie_breaks_used: tie_breaks_used(own, &scores, seat, G::INFO.tie_breaks.len()),
            }
        };
        Standings(Seat::all(game.players()).map(standing).collect())
    }

    /// All of them, the best first.
    pub fn ranked(&self) -> Vec<&Standing> {
        let mut ranked: Vec<&Standing> = self.0.iter().collect();
        ranked.sort_by_key(|standing| (standing.rank, standing.seat));
        ranked
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0
            .iter()
            .filter(|standing| standing.rank == 1)
            .map(|standing| standing.seat)
    }

    /// What `seat` has of the victory: 1 alone, a half if two share it, 0 if it lost.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.winners().count();
        if self.winners().any(|winner| winner == seat) {
            1.0 / winners as f64
        } else {
            0.0
        }
    }
}

fn tie_breaks_used(own: Score, scores: &[Score], seat: Seat, known: usize) -> usize {
    let rivals = scores
        .iter()
        .enumerate()
        .filter(|&(index, other)| index != seat.index() && other.points == own.points);
    rivals
        .map(|(_, other)| {
            let differ = own.tie_breaks.iter().zip(other.tie_breaks).position(|(a, b)| *a != b);
            differ.map_or(known, |place| place + 1)
        })
        .max()
        .unwrap_or(0)
}
