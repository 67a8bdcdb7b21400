//! The rules of a game: what a referee needs, and no more.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::seed::share;
use crate::{Language, Log, OptionSpec, Score, Seat, Setup, SetupError, Viewer};

/// The rules of a game.
///
/// The value itself is the opened box: the options chosen, the rules version and the tables of the material. It never
/// changes; all that changes while playing is in [`Game::State`], plain data of fixed size that is cloned by copying
/// memory. A game draws nothing at random, reads no clock and no file: whoever runs it draws chance moves for it.
///
/// What pages and logs need beside the rules is in [`Describe`](crate::Describe), what small bots need in
/// [`Heuristics`](crate::Heuristics), what only tests need in [`Inspect`](crate::Inspect).
pub trait Game: Sized + Send + Sync + 'static {
    /// Everything on the table.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision, or one outcome of chance. Its text form is what records store, bots speak and browsers send.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static;
    /// Something that happened, for the log.
    type Event: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Why a move is not legal.
    type Refusal: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// What is known of the game before the box is opened.
    const INFO: Info;

    /// Opens the box. Called through [`Setup::open`], which has checked the number of players, the rules version and
    /// that every option and value exists; what remains is to refuse options that do not go together and to read
    /// the material.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// The number of seats at this table.
    fn players(&self) -> usize;

    /// The table before anything was dealt. The deal itself is a sequence of chance moves.
    fn start(&self) -> Self::State;

    /// Who moves now.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Pushes every legal move of the seat to move, each once; nothing when chance moves or the game is over.
    fn legal(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Pushes every outcome of the chance move that is due, with its weight; nothing when no chance is due.
    fn chance(&self, state: &Self::State, outcomes: &mut Vec<(Self::Move, u32)>);

    /// The outcome of the chance move that is due for a random `word`: the outcomes in the order of
    /// [`Game::chance`] share the words among them by weight.
    ///
    /// Games override this to draw without listing; the kit checks that both give the same move.
    fn draw(&self, state: &Self::State, word: u64) -> Self::Move {
        let mut outcomes = Vec::new();
        self.chance(state, &mut outcomes);
        let total: usize = outcomes.iter().map(|&(_, weight)| weight as usize).sum();
        let mut place = share(word, total);
        for (outcome, weight) in outcomes {
            match place.checked_sub(weight as usize) {
                Some(rest) => place = rest,
                None => return outcome,
            }
        }
        unreachable!("draw is called only when chance moves")
    }

    /// Says why a move is not legal, or that it is: the same answer as [`Game::legal`] and [`Game::chance`].
    fn check(&self, state: &Self::State, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a legal move and tells `log` what happened.
    ///
    /// This is the path of simulation and search: it trusts that the move was offered.
    ///
    /// # Panics
    /// If the move is not legal it may panic, or leave nonsense behind. Everyone else calls [`Game::play`].
    fn play_unchecked<L: Log<Self::Event>>(&self, state: &mut Self::State, mv: Self::Move, log: &mut L);

    /// Plays a move, or says why not and leaves the state as it was.
    fn play<L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        mv: Self::Move,
        log: &mut L,
    ) -> Result<(), Self::Refusal> {
        self.check(state, mv)?;
        self.play_unchecked(state, mv, log);
        Ok(())
    }

    /// Deals anew everything that `viewer` cannot see, keeping all that the viewer knows.
    ///
    /// The result must depend on the hidden part only through what the viewer can know of it (for example how
    /// many tiles of each kind are unseen): gather what is hidden, count it, deal it out with `rng`. Games without
    /// secrets do nothing.
    fn redeal<R: Rng>(&self, state: &mut Self::State, viewer: Viewer, rng: &mut R);

    /// What decides the rank of `seat`, as if the game ended now.
    fn score(&self, state: &Self::State, seat: Seat) -> Score;

    /// A number of moves, chance included, within which every game of this table ends.
    fn longest(&self) -> u32;
}

/// Who moves now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Chance: a card is turned up, a tile is drawn.
    Chance,
    /// The player at this seat.
    Seat(Seat),
    /// Nobody any more.
    Over,
}

/// Where the material of a game comes from; pages and records say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Every component as printed.
    Printed,
    /// Some components are unknown and were reconstructed within the rulebook's facts.
    Reconstruction,
    /// Read from a file and checked against the rulebook's counts.
    Loaded,
}

/// What is known of a game before the box is opened.
#[derive(Clone, Debug)]
pub struct Info {
    /// The name in commands, records and addresses.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// The rules versions that can still be played, the oldest to the newest. A change that would replay an old record
    /// differently adds a version; tables and records of an older one go on by the rules they began with.
    pub rules_versions: RangeInclusive<u32>,
    /// Where the built-in material comes from.
    pub provenance: Provenance,
    /// The built-in material as a file that can be edited and loaded.
    pub material: &'static str,
    /// The variants people can choose.
    pub options: &'static [OptionSpec],
    /// The tie-breaks in the rulebook's order.
    pub tie_breaks: &'static [TieBreak],
    /// Whether a seat can know something that another does not.
    pub hidden: bool,
    /// The game's words by language, as [`game_words!`](crate::game_words) reads them.
    pub words: &'static [Words],
}

impl Info {
    /// The rules version of a new table.
    pub const fn rules_version(&self) -> u32 {
        *self.rules_versions.end()
    }
}

/// A tie-break of a game.
#[derive(Clone, Copy, Debug)]
pub struct TieBreak {
    /// The name of the message in the game's Fluent files.
    pub name: &'static str,
    /// Whether the lower count wins; [`Score`] then holds it negated.
    pub fewest: bool,
}

/// A game's words in one language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The language.
    pub language: Language,
    /// A Fluent file: labels of moves, lines of the log, names of components and options.
    pub messages: &'static str,
    /// The rules in our own sentences, in Markdown.
    pub rules: &'static str,
}
