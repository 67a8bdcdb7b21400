//! The games, each behind one object that is found by its name.
//!
//! The games are the dependencies on crates in `../games`, in the order of the manifest: a sixth game is one more line
//! there and then exists everywhere, in the command line, on the server, in the tests that run over all games. Each
//! crate calls its type `Rules`.
//!
//! Whoever does not know at compile time which game is played speaks to four objects, through text:
//!
//! - [`AnyGame`] deals, replays, checks a set-up, seats bots, simulates;
//! - [`AnyMatch`] is a game being played;
//! - [`AnyView`] is what one viewer may know of it, at the present or any earlier move;
//! - [`AnyBot`] chooses a move from such a view.
//!
//! [`Lexicon`] turns what a game says ([`engine::Phrase`]) into a language. [`Lesson`] is a first game that teaches.
//!
//! ```
//! use engine::{Seat, Seed, Setup, Viewer};
//!
//! let game = catalogue::find("batisseurs")?;
//! let mut played = game.deal(Setup::new(2), Seed::named("an example"))?;
//! let view = played.view(Viewer::Seat(Seat::FIRST));
//! let mut bot = game.bot("greedy".parse()?, &Seed::named("its choices"));
//! played.play_text(Seat::FIRST, &bot.choose(&*view))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_game;
mod any_match;
mod any_view;
mod lesson;
mod lexicon;
mod listing;
mod puzzles;
mod sentences;

pub use any_game::{AnyBot, AnyGame, Contest, Playable, ResumeError, Simulation};
pub use any_match::{AnyMatch, LogLine};
pub use any_view::{AnyView, Offer, View};
pub use engine::{Language, UnknownLanguage};
pub use lesson::{Lesson, LessonError, LessonProblem, Pattern, Progress, Step, Wrong, lesson};
pub use lexicon::{Lexicon, SayError};
pub use listing::{ListedField, listing};
pub use puzzles::{ShippedPuzzle, puzzle, puzzles};

use any_game::Registered;
use engine::Info;

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Every game, in the order in which they are shown.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// What is known of every game before its box is opened, in the same order.
pub fn infos() -> impl Iterator<Item = &'static Info> {
    games().iter().map(|game| game.info())
}

/// The game called `id`.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let known = games().iter().find(|game| game.info().id == id);
    known.copied().ok_or_else(|| UnknownGame {
        asked: engine::excerpt(id),
    })
}

/// No game has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{asked}' (there are {})", names().join(", "))]
pub struct UnknownGame {
    /// The name that was asked for.
    pub asked: String,
}

fn names() -> Vec<&'static str> {
    infos().map(|info| info.id).collect()
}
