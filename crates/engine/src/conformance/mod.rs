//! The conformance kit: plays a game at random in every set-up and checks that it keeps the contract.
//!
//! A game's crate has one test that names its own type in the place of `G`:
//!
//! ```
//! use engine::conformance::{self, Subject};
//!
//! fn conforms<G: Subject>() {
//!     conformance::check::<G>();
//! }
//! ```
//!
//! [`Law`] lists what is checked. Games are played with two policies, uniform and [`Heuristics::light`],
//! from seeds that are always the same. The cheap laws are checked at every move, the expensive ones at sampled positions;
//! how many games and samples there are follows from the number of set-ups and the length of the games, so that a
//! run takes some seconds of one core, and a quarter of a minute for a game with secrets and many set-ups. [`Kit`] plays more, or fewer, or other set-ups:
//!
//! ```
//! use engine::Setup;
//! use engine::conformance::{Kit, Subject};
//!
//! fn conforms_with_the_cards_of<G: Subject>(text: String) {
//!     let loaded = Setup { material: Some(text), ..Setup::new(2) };
//!     Kit::<G>::new().games(500).also(loaded).run();
//! }
//! ```
//!
//! What the kit cannot know is whether [`Game::redeal`](crate::Game::redeal) hides all that the rulebook hides: it
//! takes the game's word for what is secret, and holds log, labels, legal moves and chance to it.

mod chance;
mod finding;
mod golden;
mod moves;
mod noise;
mod play;
mod records;
mod scores;
mod secrets;
mod setups;
mod states;
mod test_table;
mod walk;
mod words;

use std::collections::{BTreeSet, HashSet};
use std::marker::PhantomData;

pub use finding::{Finding, Law};
pub use golden::{check_golden, golden_records};
pub use noise::Noise;
pub use test_table::TestTable;

use crate::{Describe, Heuristics, Inspect, Seed, Setup};
use finding::Report;
use moves::Universe;
use play::Policy;
use secrets::Redeals;
use setups::Table;
use walk::{Plan, Run};
use words::Vocabulary;

/// About so many moves are played and checked by default, all set-ups together ...
const MOVES: usize = 40_000;
/// ... and so many positions looked at closely, ...
const SAMPLES: usize = 3_000;
/// ... or so many of a game with secrets, where every viewer's knowledge is checked.
const SECRET_SAMPLES: usize = 1_200;

/// A game that can be checked: one that has all that any reader of a game needs.
pub trait Subject: Inspect + Describe + Heuristics {}

impl<G: Inspect + Describe + Heuristics> Subject for G {}

/// Checks a game in every set-up.
///
/// # Panics
/// If the game breaks a law, with a report of the first breach of each.
#[track_caller]
pub fn check<G: Subject>() {
    Kit::<G>::new().run();
}

/// A run of the kit.
pub struct Kit<G> {
    games: Option<usize>,
    samples: Option<usize>,
    seed: Seed,
    extra: Vec<Setup>,
    game: PhantomData<G>,
}

impl<G: Subject> Default for Kit<G> {
    fn default() -> Self {
        Kit::new()
    }
}

impl<G: Subject> Kit<G> {
    /// The run that [`check`] makes.
    pub fn new() -> Self {
        Kit {
            games: None,
            samples: None,
            seed: Seed::named("conformance"),
            extra: Vec::new(),
            game: PhantomData,
        }
    }

    /// Plays so many games in each set-up with each policy.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = Some(games);
        self
    }

    /// Looks closely at so many positions of each game.
    #[must_use]
    pub fn samples(mut self, samples: usize) -> Self {
        self.samples = Some(samples);
        self
    }

    /// Plays other games than the usual ones.
    #[must_use]
    pub fn seed(mut self, seed: Seed) -> Self {
        self.seed = seed;
        self
    }

    /// Plays this set-up as well, for example one with a material file.
    #[must_use]
    pub fn also(mut self, setup: Setup) -> Self {
        self.extra.push(setup);
        self
    }

    /// Checks the game.
    ///
    /// # Panics
    /// If it breaks a law, with a report of the first breach of each.
    #[track_caller]
    pub fn run(self) {
        let findings = self.findings();
        if !findings.is_empty() {
            let laws: Vec<String> = findings.iter().map(|finding| format!("{:?}", finding.law)).collect();
            let report: Vec<String> = findings.iter().map(Finding::to_string).collect();
            panic!("{} breaks {}\n\n{}", G::INFO.name, laws.join(", "), report.join("\n"));
        }
    }

    /// Checks the game and hands back the first breach of each law it breaks.
    pub fn findings(self) -> Vec<Finding> {
        let mut report = Report::default();
        let mut words = Vocabulary::read::<G>(&mut report);
        let tables: Vec<Table<G>> = setups::open_all(&self.extra, &mut report);
        if !tables.is_empty() {
            self.play(&tables, &mut words, &mut report);
        }
        report.into_findings()
    }

    fn play(&self, tables: &[Table<G>], words: &mut Vocabulary, report: &mut Report) {
        let mut known = BTreeSet::new();
        let mut length = 0;
        for table in tables {
            for policy in Policy::ALL {
                length += walk::explore(table, policy, self.seed, &mut known);
            }
        }
        // `length` is that of one game in each set-up with each policy.
        let games = self.games.unwrap_or((MOVES / length.max(1)).clamp(2, 100));
        let played = games * tables.len() * Policy::ALL.len();
        let samples = if G::INFO.hidden { SECRET_SAMPLES } else { SAMPLES };
        let samples = self.samples.unwrap_or((samples / played.max(1)).clamp(2, 40));
        let mut redeals = Redeals::default();
        let mut run = Run {
            words,
            universe: &Universe::new(known),
            read: HashSet::new(),
            redeals: &mut redeals,
            report,
        };
        let mut number = 0;
        for table in tables {
            for policy in Policy::ALL {
                for game in 0..games {
                    number += 1;
                    let plan = Plan {
                        seed: self.seed.nth(number),
                        policy,
                        samples,
                        count_always: game == 0,
                    };
                    run.check_game(table, plan);
                }
            }
        }
        report.leave();
        redeals.check::<G>(report);
    }
}
