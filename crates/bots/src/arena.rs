//! Bots against each other at one table, fairly seated.
//!
//! The games come in rounds: in a round every bot sits once at every seat, and all games of a round have the same
//! deal (the same words behind their chance moves). From round to round the order around the table changes, so that
//! over the rounds everyone follows everyone. A number of games that is no multiple of the seats leaves the last
//! round unfinished.

use engine::{Dice, Heuristics, Observation, Seat, Seed, Setup, SetupError, Turn, Viewer};
use serde::Serialize;

use crate::playout::Outcome;
use crate::{Bot, BotSpec, series};

/// Somebody who takes part: a name, and how to build the bot for one game.
pub struct Entrant<G: Heuristics> {
    /// The name in the result.
    pub name: String,
    build: Builder<G>,
}

type Builder<G> = Box<dyn Fn(&Seed) -> Box<dyn Bot<G>> + Send + Sync>;

impl<G: Heuristics> Entrant<G> {
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

/// Plays `games` games between as many entrants as the set-up has seats, on `threads` threads.
///
/// The result depends on the seed alone, not on the number of threads, as long as no bot looks at the clock.
/// `progress` is told how many games are finished.
///
/// # Panics
/// If there are not as many entrants as seats, or if a bot plays a move that is not legal.
pub fn play<G: Heuristics>(
    setup: &Setup,
    entrants: &[Entrant<G>],
    games: u64,
    seed: &Seed,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Ranking, SetupError> {
    let game = setup.open::<G>()?;
    assert_eq!(entrants.len(), game.players(), "every seat needs one bot");
    let arena = Arena {
        game: &game,
        entrants,
        deals: seed.nth(0),
        choices: seed.nth(1),
    };
    let tallies = series::run(
        games,
        threads,
        || vec![Tally::default(); entrants.len()],
        |index, tallies| arena.play_game(index, tallies),
        progress,
    );
    let result = |(place, entrant): (usize, &Entrant<G>)| {
        let wins = tallies.iter().map(|tally| tally[place].parts).sum::<u64>() as f64 / Outcome::PARTS as f64;
        let points = tallies.iter().map(|tally| tally[place].points).sum::<i64>() as f64;
        BotResult {
            name: entrant.name.clone(),
            games,
            wins,
            win_rate: wins / games.max(1) as f64,
            ci95: wilson(wins, games as f64),
            mean_points: points / games.max(1) as f64,
        }
    };
    Ok(Ranking {
        games,
        bots: entrants.iter().enumerate().map(result).collect(),
    })
}

struct Arena<'a, G: Heuristics> {
    game: &'a G,
    entrants: &'a [Entrant<G>],
    deals: Seed,
    choices: Seed,
}

/// Whole numbers, so that the order in which threads finish changes nothing.
#[derive(Clone, Copy, Default)]
struct Tally {
    parts: u64,
    points: i64,
}

impl<G: Heuristics> Arena<'_, G> {
    fn play_game(&self, index: u64, tallies: &mut [Tally]) {
        let seats = seating(index, self.entrants.len());
        let choices = self.choices.nth(index);
        let build = |&entrant: &usize| (self.entrants[entrant].build)(&choices.nth(entrant as u64));
        let mut bots: Vec<_> = seats.iter().map(build).collect();
        let mut dice = Dice::new(&self.deals.nth(index / seats.len() as u64));
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
                }
            }
        }
        let outcome = Outcome::of(self.game, &state);
        for (seat, &entrant) in Seat::all(seats.len()).zip(&seats) {
            tallies[entrant].parts += outcome.parts(seat);
            tallies[entrant].points += i64::from(outcome.points(seat));
        }
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
