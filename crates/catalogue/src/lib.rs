//! The games of the house, and any of them played through text.
//!
//! This crate holds the one list of the games. A sixth game is added to it and then exists everywhere: in the
//! command line, on the server, in the tests that run over all games.
//!
//! There are two ways to reach a game whose name is known only at run time:
//!
//! - [`visit`] calls generic code with the game's own type: simulation, bots and analysis pay nothing for not
//!   knowing which game they play;
//! - [`deal`] and [`resume`] give an [`AnyMatch`], a match behind an object that speaks text: tables and terminals
//!   handle all games alike and never see a true state.
//!
//! [`Lexicon`] turns what a game says ([`engine::Phrase`]) into a language.

mod any_match;
mod language;
mod lexicon;

use engine::{Game, Info, Inspect, Record, ReplayError, Seed, Setup, SetupError};

pub use any_match::{AnyMatch, LogLine, Offer, View};
pub use language::{Language, UnknownLanguage};
pub use lexicon::{Lexicon, SayError};

/// Derives everything that depends on the list of games from the list.
macro_rules! house {
    ($($game:ty),* $(,)?) => {
        static GAMES: &[&Info] = &[$(&<$game as Game>::INFO),*];

        /// Calls `visitor` with the type of the game called `id`.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match id {
                $(id if id == <$game as Game>::INFO.id => Ok(visitor.visit::<$game>()),)*
                id => Err(UnknownGame::new(id)),
            }
        }
    };
}

// The list of the games, in the order of the house.
house![
    batisseurs::Batisseurs,
    welkin::Welkin,
    noria::Noria,
    settlement::Settlement,
    cloud_city::CloudCity,
];

/// Every game, in the order of the house.
pub fn games() -> &'static [&'static Info] {
    GAMES
}

/// The game called `id`.
pub fn find(id: &str) -> Result<&'static Info, UnknownGame> {
    let known = games().iter().find(|info| info.id == id);
    known.copied().ok_or_else(|| UnknownGame::new(id))
}

/// Generic code that is to run for a game known by its name.
pub trait Visitor {
    /// What comes of the visit.
    type Output;

    /// Runs for the game `G`.
    fn visit<G: Game + Inspect>(self) -> Self::Output;
}

/// No game has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{asked}' (there are {})", names().join(", "))]
pub struct UnknownGame {
    /// The name that was asked for.
    pub asked: String,
}

impl UnknownGame {
    fn new(asked: &str) -> Self {
        UnknownGame {
            asked: asked.chars().take(60).collect(),
        }
    }
}

fn names() -> Vec<&'static str> {
    games().iter().map(|info| info.id).collect()
}

/// Why a game cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It cannot be played as asked.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Why a record cannot be taken up again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The record is of a game the house does not have.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The record does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game was not over and the record hides its seed: nobody knows what chance would bring next.
    #[error("the record does not hold its seed, so the game cannot go on")]
    Sealed,
}

/// Deals a new game of `id`.
pub fn deal(id: &str, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
    struct Deal(Setup, Seed);
    impl Visitor for Deal {
        type Output = Result<Box<dyn AnyMatch>, SetupError>;

        fn visit<G: Game + Inspect>(self) -> Self::Output {
            Ok(Box::new(engine::Match::<G>::new(self.0, self.1)?))
        }
    }
    Ok(visit(id, Deal(setup, seed))??)
}

/// Takes up the game of a record where it stands. `material` is the text of the material file the record was
/// played with, if it was played with one.
pub fn resume(record: &Record, material: Option<String>) -> Result<Box<dyn AnyMatch>, ResumeError> {
    struct Resume<'a>(&'a Record, Option<String>);
    impl Visitor for Resume<'_> {
        type Output = Result<Box<dyn AnyMatch>, ReplayError>;

        fn visit<G: Game + Inspect>(self) -> Self::Output {
            let played = engine::Match::<G>::replay(self.0, self.1, |_, _, _, _| {})?;
            Ok(Box::new(played))
        }
    }
    let played = visit(&record.game, Resume(record, material))??;
    if record.seed.is_none() && played.turn() != engine::Turn::Over {
        return Err(ResumeError::Sealed);
    }
    Ok(played)
}
