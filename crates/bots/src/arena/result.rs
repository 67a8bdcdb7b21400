//! What came of games, and what it says about the bots.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::rating::{Places, Rating, rate};
use super::stopping::Decision;
use crate::playout::Outcome;

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// Which entrant sat at each seat.
    pub seats: Vec<usize>,
    /// The rank of each seat from 1; seats that share a rank have the same.
    pub ranks: Vec<u8>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Who lost their seats, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
}

/// A bot that lost its seat to one that draws among the legal moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// Its seat.
    pub seat: Seat,
    /// Why.
    pub why: String,
}

/// What came of a series, with the bots in the order in which they entered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranking {
    /// How many games were counted: all, or as many as it took to find out what was asked.
    pub games: u64,
    /// What was found out, if that was asked and the games said enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// One line a bot.
    pub bots: Vec<BotResult>,
}

/// How one bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// How many games it played.
    pub games: u64,
    /// How many it won; a shared victory counts in parts.
    pub wins: f64,
    /// The part of its games that it won.
    pub win_rate: f64,
    /// The 95 % Wilson score interval of the win rate. Games of one round share their deal, which cancels luck, so
    /// the interval is if anything too wide.
    pub ci95: [f64; 2],
    /// The mean of its points.
    pub mean_points: f64,
    /// How strong it is among the bots of this contest; alone at the table there is nobody to compare with.
    pub rating: Option<Rating>,
    /// In how many games it lost its seat, by the reason; programs of other people can.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub forfeits: BTreeMap<String, u64>,
}

/// What is known after some games. Whole numbers, so that their order changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tallies {
    pub games: u64,
    pub bots: Vec<BotTally>,
    /// In how many games the first bot came before the second.
    pub ahead: Vec<Vec<u64>>,
    /// How often games ended in each way.
    places: BTreeMap<Places, u64>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BotTally {
    pub games: u64,
    /// Its part of the victories, in parts of [`Outcome::PARTS`].
    pub parts: u64,
    pub points: i64,
    pub forfeits: BTreeMap<String, u64>,
}

impl Tallies {
    pub fn new(bots: usize) -> Tallies {
        Tallies {
            games: 0,
            bots: vec![BotTally::default(); bots],
            ahead: vec![vec![0; bots]; bots],
            places: BTreeMap::new(),
        }
    }

    pub fn add(&mut self, result: &GameResult) {
        self.games += 1;
        let winners = result.ranks.iter().filter(|&&rank| rank == 1).count() as u64;
        for ((&bot, &rank), &points) in result.seats.iter().zip(&result.ranks).zip(&result.points) {
            let tally = &mut self.bots[bot];
            tally.games += 1;
            tally.points += i64::from(points);
            if rank == 1 {
                tally.parts += Outcome::PARTS / winners;
            }
        }
        for Forfeit { seat, why } in &result.forfeits {
            let tally = &mut self.bots[result.seats[seat.index()]];
            *tally.forfeits.entry(why.clone()).or_default() += 1;
        }
        let ranked: Vec<(u8, usize)> = result.ranks.iter().copied().zip(result.seats.iter().copied()).collect();
        for &(rank, bot) in &ranked {
            for &(_, behind) in ranked.iter().filter(|&&(other, _)| other > rank) {
                self.ahead[bot][behind] += 1;
            }
        }
        *self.places.entry(places(ranked)).or_default() += 1;
    }

    /// How all bots did, with these names.
    pub fn results<'a>(&self, names: impl Iterator<Item = &'a str>) -> Vec<BotResult> {
        let ratings = rate(self.bots.len(), &self.places);
        let rating = |rating: Rating| (self.bots.len() > 1).then_some(rating);
        let lines = names.zip(&self.bots).zip(ratings);
        lines
            .map(|((name, tally), rated)| tally.result(name, rating(rated)))
            .collect()
    }
}

/// Who took which place, from the ranks of bots.
fn places(mut ranked: Vec<(u8, usize)>) -> Places {
    ranked.sort_unstable();
    let shared = ranked.chunk_by(|one, other| one.0 == other.0);
    shared
        .map(|place| place.iter().map(|&(_, bot)| bot).collect())
        .collect()
}

impl BotTally {
    pub fn wins(&self) -> f64 {
        self.parts as f64 / Outcome::PARTS as f64
    }

    fn result(&self, name: &str, rating: Option<Rating>) -> BotResult {
        let wins = self.wins();
        let games = self.games.max(1) as f64;
        BotResult {
            name: name.to_owned(),
            games: self.games,
            wins,
            win_rate: wins / games,
            ci95: wilson(wins, self.games as f64),
            mean_points: self.points as f64 / games,
            rating,
            forfeits: self.forfeits.clone(),
        }
    }
}

fn wilson(wins: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    if games == 0.0 {
        return [0.0, 1.0];
    }
    let rate = wins / games;
    let shrink = 1.0 + Z * Z / games;
    let middle = (rate + Z * Z / (2.0 * games)) / shrink;
    let half = Z / shrink * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_wilson() {
        let [low, high] = wilson(98.0, 100.0);
        assert!((low - 0.9300).abs() < 1e-3 && (high - 0.9945).abs() < 1e-3);
        let [low, high] = wilson(100.0, 100.0);
        assert!((low - 0.9630).abs() < 1e-3 && high == 1.0);
    }

    #[test]
    fn a_shared_victory_counts_in_parts_and_a_lost_seat_by_its_reason() {
        let mut tallies = Tallies::new(3);
        let mut result = GameResult {
            game: 0,
            seats: vec![2, 0],
            ranks: vec![1, 1],
            points: vec![7, -2],
            forfeits: vec![Forfeit {
                seat: Seat::new(0),
                why: "it left".to_owned(),
            }],
        };
        tallies.add(&result);
        result.ranks = vec![1, 2];
        tallies.add(&result);
        let lines = tallies.results(["x", "y", "z"].into_iter());
        assert_eq!((tallies.ahead[2][0], tallies.ahead[0][2]), (1, 0));
        assert_eq!([lines[0].wins, lines[1].wins, lines[2].wins], [0.5, 0.0, 1.5]);
        assert_eq!([lines[0].games, lines[1].games, lines[2].games], [2, 0, 2]);
        assert_eq!((lines[0].mean_points, lines[2].mean_points), (-2.0, 7.0));
        assert_eq!(lines[2].forfeits, BTreeMap::from([("it left".to_owned(), 2)]));
        assert!(lines[0].forfeits.is_empty());
    }

    #[test]
    fn a_result_is_read_back_from_its_text() {
        let result = GameResult {
            game: 3,
            seats: vec![1, 0],
            ranks: vec![2, 1],
            points: vec![-7, 2],
            forfeits: Vec::new(),
        };
        let text = serde_json::to_string(&result).unwrap();
        assert_eq!(text, r#"{"game":3,"seats":[1,0],"ranks":[2,1],"points":[-7,2]}"#);
        assert_eq!(serde_json::from_str::<GameResult>(&text).unwrap(), result);
    }
}
