//! Whole games as fast as they go, for measuring and for research.
//!
//! Game number i of a series takes its chance from the dice of `seed.nth(i)` and its choices from that seed's
//! playout generator, so any game of a series can be played again on its own: [`replayed`] does, with everything a
//! record needs.

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use engine::{Describe, Dice, Heuristics, Match, PlayoutRng, Seat, Seed, Setup, SetupError, Turn, below, excerpt};
use serde::Serialize;

use crate::playout::Outcome;
use crate::series;

/// How the seats choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Draws among the legal moves.
    Uniform,
    /// The game's quick policy.
    Light,
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Policy::Uniform => "uniform",
            Policy::Light => "light",
        })
    }
}

/// The text names no policy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no policy '{0}' (there are uniform and light)")]
pub struct ParsePolicyError(pub String);

impl FromStr for Policy {
    type Err = ParsePolicyError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "uniform" => Ok(Policy::Uniform),
            "light" => Ok(Policy::Light),
            _ => Err(ParsePolicyError(excerpt(text))),
        }
    }
}

/// What a series of games came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Totals {
    /// How many games were played.
    pub games: u64,
    /// How many moves the seats made; chance moves are not counted.
    pub decisions: u64,
    /// How long it took by the clock on the wall.
    pub seconds: f64,
    /// Decisions a second, all threads together.
    pub decisions_per_s: f64,
    /// Games a second, all threads together.
    pub games_per_s: f64,
    /// The mean number of legal moves at a decision.
    pub mean_branching: f64,
    /// The largest number of legal moves at a decision.
    pub max_branching: u64,
    /// How many games, from the first, the branching was counted in. Uniform play lists the legal moves anyway, so
    /// there it is all of them; light play need not, so there some games are played again after the clock stopped.
    pub branching_games: u64,
    /// The mean number of moves in a game, chance included.
    pub mean_plies: f64,
    /// The number of moves in the longest game, chance included.
    pub max_plies: u64,
    /// The size of a state in memory.
    pub state_bytes: usize,
    /// How the seats did, in seat order.
    pub seats: Vec<SeatTotals>,
}

/// How the games went for one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatTotals {
    /// The seat.
    pub seat: Seat,
    /// The part of the games it won; a shared victory counts in parts.
    pub win_rate: f64,
    /// The mean of its points.
    pub mean_points: f64,
}

/// Plays `games` games on `threads` threads. All but the times depends on the seed alone. `progress` is told how
/// many games are finished.
pub fn run<G: Heuristics>(
    game: &G,
    policy: Policy,
    games: u64,
    seed: &Seed,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Totals {
    let started = Instant::now();
    let tallies = series::run(
        games,
        threads,
        // A game takes microseconds, so that counting each would cost something.
        256,
        Tally::default,
        |index, tally: &mut Tally<G>| match policy {
            Policy::Uniform => tally.play(game, &seed.nth(index), uniform),
            Policy::Light => tally.play(game, &seed.nth(index), light),
        },
        progress,
    );
    let seconds = started.elapsed().as_secs_f64();
    let mut total = Tally::<G>::default();
    for tally in &tallies {
        total.add(tally);
    }
    let branching = match policy {
        Policy::Uniform => total.branching,
        Policy::Light => counted_branching(game, games, seed),
    };
    total.totals(game, games, seconds, branching)
}

/// Plays game number `index` of a series again, as a match that can be written down.
pub fn replayed<G: Heuristics + Describe>(
    setup: &Setup,
    policy: Policy,
    seed: &Seed,
    index: u64,
) -> Result<Match<G>, SetupError> {
    let seed = seed.nth(index);
    let mut rng = seed.playout_rng();
    let mut moves = Vec::new();
    let mut played = Match::<G>::new(setup.clone(), seed)?;
    while let Turn::Seat(seat) = played.turn() {
        let (game, state) = (played.game(), played.state());
        moves.clear();
        let mv = match policy {
            Policy::Uniform => uniform(&**game, state, &mut moves, &mut rng),
            Policy::Light => light(&**game, state, &mut moves, &mut rng),
        };
        played.play(seat, mv).expect("policies play legal moves");
    }
    Ok(played)
}

#[inline(always)]
fn uniform<G: Heuristics>(game: &G, state: &G::State, moves: &mut Vec<G::Move>, rng: &mut PlayoutRng) -> G::Move {
    game.legal(state, moves);
    moves[below(rng, moves.len())]
}

#[inline(always)]
fn light<G: Heuristics>(game: &G, state: &G::State, moves: &mut Vec<G::Move>, rng: &mut PlayoutRng) -> G::Move {
    game.light(state, moves, rng)
}

/// How many legal moves there were.
#[derive(Clone, Copy, Default)]
struct Branching {
    games: u64,
    decisions: u64,
    moves: u64,
    max: u64,
}

impl Branching {
    #[inline]
    fn count(&mut self, moves: usize) {
        self.decisions += 1;
        self.moves += moves as u64;
        self.max = self.max.max(moves as u64);
    }
}

/// The branching of the first games of a series under light play.
fn counted_branching<G: Heuristics>(game: &G, games: u64, seed: &Seed) -> Branching {
    const ENOUGH: u64 = 500;
    let games = games.min(ENOUGH);
    let mut branching = Branching {
        games,
        ..Branching::default()
    };
    let mut tally = Tally::default();
    for index in 0..games {
        tally.play(game, &seed.nth(index), |game: &G, state, moves, rng| {
            game.legal(state, moves);
            branching.count(moves.len());
            moves.clear();
            light(game, state, moves, rng)
        });
    }
    branching
}

/// What one thread has gathered. Whole numbers, so that the order in which threads finish changes nothing.
struct Tally<G: Heuristics> {
    scratch: Vec<G::Move>,
    decisions: u64,
    plies: u64,
    max_plies: u64,
    branching: Branching,
    parts: [u64; engine::MAX_SEATS],
    points: [i64; engine::MAX_SEATS],
}

impl<G: Heuristics> Default for Tally<G> {
    fn default() -> Self {
        Tally {
            scratch: Vec::new(),
            decisions: 0,
            plies: 0,
            max_plies: 0,
            branching: Branching::default(),
            parts: [0; engine::MAX_SEATS],
            points: [0; engine::MAX_SEATS],
        }
    }
}

impl<G: Heuristics> Tally<G> {
    /// Plays one game. The moves that `choose` leaves in the buffer are counted as the branching.
    #[inline]
    fn play(
        &mut self,
        game: &G,
        seed: &Seed,
        mut choose: impl FnMut(&G, &G::State, &mut Vec<G::Move>, &mut PlayoutRng) -> G::Move,
    ) {
        let mut dice = Dice::new(seed);
        let mut rng = seed.playout_rng();
        let mut state = game.start();
        let (mut decisions, mut chances) = (0, 0);
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    chances += 1;
                    game.draw(&state, dice.roll())
                }
                Turn::Seat(_) => {
                    decisions += 1;
                    self.scratch.clear();
                    let mv = choose(game, &state, &mut self.scratch, &mut rng);
                    self.branching.count(self.scratch.len());
                    mv
                }
            };
            game.play_unchecked(&mut state, mv, &mut ());
        }
        self.decisions += decisions;
        self.plies += decisions + chances;
        self.max_plies = self.max_plies.max(decisions + chances);
        self.branching.games += 1;
        let outcome = Outcome::of(game, &state);
        for seat in Seat::all(game.players()) {
            self.parts[seat.index()] += outcome.parts(seat);
            self.points[seat.index()] += i64::from(outcome.points(seat));
        }
    }

    fn add(&mut self, other: &Tally<G>) {
        self.decisions += other.decisions;
        self.plies += other.plies;
        self.max_plies = self.max_plies.max(other.max_plies);
        self.branching.games += other.branching.games;
        self.branching.decisions += other.branching.decisions;
        self.branching.moves += other.branching.moves;
        self.branching.max = self.branching.max.max(other.branching.max);
        for seat in 0..engine::MAX_SEATS {
            self.parts[seat] += other.parts[seat];
            self.points[seat] += other.points[seat];
        }
    }

    fn totals(&self, game: &G, games: u64, seconds: f64, branching: Branching) -> Totals {
        let of_games = |sum: f64| sum / games.max(1) as f64;
        let per_second = |sum: u64| sum as f64 / seconds.max(f64::MIN_POSITIVE);
        Totals {
            games,
            decisions: self.decisions,
            seconds,
            decisions_per_s: per_second(self.decisions),
            games_per_s: per_second(games),
            mean_branching: branching.moves as f64 / branching.decisions.max(1) as f64,
            max_branching: branching.max,
            branching_games: branching.games,
            mean_plies: of_games(self.plies as f64),
            max_plies: self.max_plies,
            state_bytes: size_of::<G::State>(),
            seats: Seat::all(game.players())
                .map(|seat| SeatTotals {
                    seat,
                    win_rate: of_games(self.parts[seat.index()] as f64 / Outcome::PARTS as f64),
                    mean_points: of_games(self.points[seat.index()] as f64),
                })
                .collect(),
        }
    }
}
