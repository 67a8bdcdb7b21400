//! Bots against each other at one table, fairly seated.
//!
//! The games come in rounds: in a round every bot sits once at every seat, and all games of a round have the same
//! deal (the same words behind their chance moves). From round to round the order around the table changes, so that
//! over the rounds everyone follows everyone. A number of games that is no multiple of the seats leaves the last
//! round unfinished.

use engine::{
    Describe, Dice, Game, Heuristics, Match, Observation, Record, Seat, Seed, Setup, SetupError, Turn, Viewer,
};
use serde::Serialize;

use crate::playout::Outcome;
use crate::{Bot, BotSpec, series};

/// Somebody who takes part: a name, and how to build the bot for one game.
pub struct Entrant<G: Game> {
    /// The name in the result.
    pub name: String,
    build: Builder<G>,
}

type Builder<G> = Box<dyn Fn(&Seed) -> Box<dyn Bot<G>> + Send + Sync>;

impl<G: Game> Entrant<G> {
    /// An entrant with a bot of one's own. It is built anew for every game, from a seed of its own.
    pub fn new(name: impl Into<String>, build: impl Fn(&Seed) -> Box<dyn Bot<G>> + Send + Sync + 'static) -> Self {
        Entrant {
            name: name.into(),
            build: Box::new(build),
        }
    }
}

impl<G: Heuristics> From<BotSpec> for Entrant<G> {
    fn from(spec: BotSpec) -> Self {
        Entrant::new(spec.to_string(), move |seed| spec.build(seed))
    }
}

/// What came of a series, with the bots in the order in which they entered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranking {
    /// How many games were played.
    pub games: u64,
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
}

/// A series of games between bots.
pub struct Contest<'a, G: Game> {
    /// What is played.
    pub setup: &'a Setup,
    /// Who plays; as many as there are seats.
    pub entrants: &'a [Entrant<G>],
    /// How many games.
    pub games: u64,
    /// Where all chance and all choices come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// Is handed the number of a game and its record, on the thread that played it and in no particular order.
pub type RecordSink<'a> = &'a (dyn Fn(u64, &Record) + Sync);

impl<G: Describe> Contest<'_, G> {
    /// Plays all games. `progress` is told how many are finished, `records` gets every game written down: who sat where,
    /// the seed of the deal, all moves.
    ///
    /// The result depends on the seed alone, not on the number of threads, as long as no bot looks at the clock.
    ///
    /// # Panics
    /// If there are not as many entrants as seats, or if a bot plays a move that is not legal.
    pub fn play(
        &self,
        progress: &(dyn Fn(u64) + Sync),
        records: Option<RecordSink<'_>>,
    ) -> Result<Ranking, SetupError> {
        let game = self.setup.open::<G>()?;
        assert_eq!(self.entrants.len(), game.players(), "every seat needs one bot");
        let arena = Arena {
            game: &game,
            entrants: self.entrants,
            deals: self.seed.nth(0),
            choices: self.seed.nth(1),
        };
        let tallies = series::run(
            self.games,
            self.threads,
            || vec![Tally::default(); self.entrants.len()],
            |index, tallies| {
                let played = arena.play_game(index, tallies);
                if let Some(sink) = records {
                    sink(index, &self.record(&played));
                }
            },
            progress,
        );
        Ok(Ranking {
            games: self.games,
            bots: (0..self.entrants.len())
                .map(|place| self.result(place, &tallies))
                .collect(),
        })
    }

    fn result(&self, place: usize, tallies: &[Vec<Tally>]) -> BotResult {
        let wins = tallies.iter().map(|tally| tally[place].parts).sum::<u64>() as f64 / Outcome::PARTS as f64;
        let points = tallies.iter().map(|tally| tally[place].points).sum::<i64>() as f64;
        BotResult {
            name: self.entrants[place].name.clone(),
            games: self.games,
            wins,
            win_rate: wins / self.games.max(1) as f64,
            ci95: wilson(wins, self.games as f64),
            mean_points: points / self.games.max(1) as f64,
        }
    }

    /// A game of this contest, written down. It is played again from its seed, so that its chance is that of any match
    /// with this seed.
    fn record(&self, played: &Played<G>) -> Record {
        let mut again = Match::<G>::new(self.setup.clone(), played.seed).expect("the set-up was opened before");
        for &(seat, mv) in &played.decisions {
            again.play(seat, mv).expect("the same moves after the same chance");
        }
        let names = played.seats.iter().map(|&entrant| self.entrants[entrant].name.clone());
        again.to_record(names.collect(), true)
    }
}

struct Arena<'a, G: Game> {
    game: &'a G,
    entrants: &'a [Entrant<G>],
    deals: Seed,
    choices: Seed,
}

/// A game that was played to its end.
struct Played<G: Game> {
    /// Which entrant sat at each seat.
    seats: Vec<usize>,
    /// Where its chance came from.
    seed: Seed,
    decisions: Vec<(Seat, G::Move)>,
}

/// Whole numbers, so that the order in which threads finish changes nothing.
#[derive(Clone, Copy, Default)]
struct Tally {
    parts: u64,
    points: i64,
}

impl<G: Game> Arena<'_, G> {
    fn play_game(&self, index: u64, tallies: &mut [Tally]) -> Played<G> {
        let seats = seating(index, self.entrants.len());
        let choices = self.choices.nth(index);
        let build = |&entrant: &usize| (self.entrants[entrant].build)(&choices.nth(entrant as u64));
        let mut bots: Vec<_> = seats.iter().map(build).collect();
        let seed = self.deals.nth(index / seats.len() as u64);
        let mut dice = Dice::new(&seed);
        let mut decisions = Vec::new();
        let mut state = self.game.start();
        loop {
            match self.game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let mv = self.game.draw(&state, dice.roll());
                    self.game.play_unchecked(&mut state, mv, &mut ());
                }
                Turn::Seat(seat) => {
                    let view = Observation::of(self.game, &state, Viewer::Seat(seat));
                    let mv = bots[seat.index()].choose(self.game, &view);
                    if let Err(refusal) = self.game.play(&mut state, mv, &mut ()) {
                        let name = &self.entrants[seats[seat.index()]].name;
                        panic!("{name} played '{mv}', which is refused: {refusal:?}");
                    }
                    decisions.push((seat, mv));
                }
            }
        }
        let outcome = Outcome::of(self.game, &state);
        for (seat, &entrant) in Seat::all(seats.len()).zip(&seats) {
            tallies[entrant].parts += outcome.parts(seat);
            tallies[entrant].points += i64::from(outcome.points(seat));
        }
        Played { seats, seed, decisions }
    }
}

/// Which entrant sits at each seat in game number `index`.
fn seating(index: u64, players: usize) -> Vec<usize> {
    let (round, turned) = (index / players as u64, (index % players as u64) as usize);
    // The first entrant stays and the others take the order with this number: every circle of players once.
    let mut others: Vec<usize> = (1..players).collect();
    let mut order = round;
    let mut seats = vec![0];
    while !others.is_empty() {
        let choices = others.len() as u64;
        seats.push(others.remove((order % choices) as usize));
        order /= choices;
    }
    seats.rotate_right(turned);
    seats
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
    fn in_a_round_everyone_sits_everywhere_once() {
        for players in 1..=4 {
            for round in 0..30 {
                let games = (0..players).map(|turned| seating((round * players + turned) as u64, players));
                let games: Vec<Vec<usize>> = games.collect();
                for seat in 0..players {
                    let mut sat: Vec<usize> = games.iter().map(|seats| seats[seat]).collect();
                    sat.sort_unstable();
                    assert_eq!(sat, (0..players).collect::<Vec<_>>());
                }
            }
        }
    }

    #[test]
    fn over_the_rounds_every_order_of_players_comes_equally_often() {
        for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
            let mut seen = std::collections::BTreeMap::<Vec<usize>, u32>::new();
            for index in 0..2 * orders {
                *seen.entry(seating(index, players)).or_default() += 1;
            }
            assert_eq!(seen.len() as u64, orders);
            assert!(seen.values().all(|&times| times == 2));
        }
    }

    #[test]
    fn the_interval_is_that_of_wilson() {
        let [low, high] = wilson(98.0, 100.0);
        assert!((low - 0.9300).abs() < 1e-3 && (high - 0.9945).abs() < 1e-3);
        let [low, high] = wilson(100.0, 100.0);
        assert!((low - 0.9630).abs() < 1e-3 && high == 1.0);
    }
}
