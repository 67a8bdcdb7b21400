//! A first game that teaches: a fixed deal, what the learner is asked to do step by step, and what is played against them.
//!
//! A lesson is data beside the game's words: `words/lesson/lesson.toml` in the crate of the game says what happens,
//! `words/lesson/CODE.ftl` what is said. How far somebody is follows from the moves alone ([`Lesson::progress`]), so a
//! lesson needs nothing that is kept beside the game, and can be left and taken up anywhere.

mod pattern;
mod progress;
mod script;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use engine::{Language, RecordedPly, Seat, Seed, Setup};

pub use pattern::Pattern;
pub use progress::Progress;
pub use script::{LessonError, LessonProblem, Wrong};

use crate::{AnyGame, AnyMatch, Lexicon};

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// What is said of a legal move that a step does not ask for and has no answer to.
const OTHER: &str = "lesson-other";

/// What is said of moves: the moves, and the message without its head.
type Answers = BTreeMap<Pattern, String>;

/// The files of a lesson.
struct Files {
    game: &'static str,
    script: &'static str,
    /// The Fluent files by the code of their language.
    words: &'static [(&'static str, &'static str)],
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |files: &Files| {
        let game = crate::find(files.game).expect("the build script lists lessons of games");
        Lesson::read(game, files.script, files.words).unwrap_or_else(|wrong| panic!("{wrong}"))
    };
    FILES.iter().map(read).collect()
});

/// The lesson of a game, if there is one.
///
/// # Panics
/// If a built-in lesson is broken; the tests read all of them.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.game.info().id == game)
}

/// A first game that teaches.
pub struct Lesson {
    game: &'static dyn AnyGame,
    seed: Seed,
    setup: Setup,
    learner: Seat,
    minutes: u32,
    /// The deal, and the moves that are made before the learner is asked.
    opening: Vec<RecordedPly>,
    /// The kinds of moves that are left for later games.
    later: Vec<String>,
    steps: Vec<Step>,
    /// What is said at every step of moves that are not asked for, where the step itself does not say anything.
    wrong: Answers,
    words: BTreeMap<Language, Words>,
}

/// The words of a lesson in one language.
struct Words {
    messages: &'static str,
    lexicon: OnceLock<Lexicon>,
}

/// One thing that the learner is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name, which is part of its messages'.
    id: String,
    accept: Vec<Pattern>,
    glow: Vec<Pattern>,
    /// What is said of moves that are not asked for.
    wrong: Answers,
    /// What is played against the learner afterwards.
    reply: Vec<String>,
}

impl Lesson {
    /// The game it teaches.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// Where all chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seat of the learner; bots sit on the others.
    pub fn learner(&self) -> Seat {
        self.learner
    }

    /// About how many minutes it takes.
    pub fn minutes(&self) -> u32 {
        self.minutes
    }

    /// The moves with which it begins, the deal included: the learner is asked after them.
    pub fn opening(&self) -> &[RecordedPly] {
        &self.opening
    }

    /// The kinds of moves (their first words) that it leaves for later games.
    pub fn later(&self) -> &[String] {
        &self.later
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What is said at every step of moves that are not asked for, where the step itself says nothing.
    pub fn wrong(&self) -> impl Iterator<Item = Wrong<'_>> {
        wrong(&self.wrong)
    }

    /// The message that says why a legal move is not what a step asks for; `None` if it is.
    ///
    /// The step's own answers come before those of the lesson. Of several that match the most exact one is given, which is the
    /// longest.
    pub fn objection(&self, step: &Step, text: &str) -> Option<String> {
        let answer = |answers: &Answers| {
            let matching = answers.iter().filter(|(moves, _)| moves.matches(text));
            let exact = matching.max_by_key(|(moves, _)| moves.len());
            exact.map(|(_, id)| wrong_message(id))
        };
        let known = || answer(&step.wrong).or_else(|| answer(&self.wrong));
        (!step.accepts(text)).then(|| known().unwrap_or_else(|| OTHER.to_owned()))
    }

    /// The game as it stands when the lesson begins.
    pub fn begin(&self) -> Box<dyn AnyMatch> {
        script::open(self.game, &self.setup, self.seed, &self.opening).expect("the opening was played when it was read")
    }

    /// The words of the lesson and of its game.
    pub fn words(&self, language: Language) -> &Lexicon {
        let words = &self.words[&language];
        let lexicon = || Lexicon::of(self.game.info(), language).with(words.messages);
        words.lexicon.get_or_init(lexicon)
    }

    /// The Fluent file of the lesson alone.
    pub fn messages(&self, language: Language) -> &'static str {
        self.words[&language].messages
    }

    /// The message with which the learner is left to play alone.
    pub fn end_message(&self) -> &'static str {
        "lesson-end"
    }
}

impl Step {
    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The message that explains: what this is about.
    pub fn message(&self) -> String {
        format!("lesson-step-{}", self.id)
    }

    /// The message that asks: what is to be done now.
    pub fn task(&self) -> String {
        format!("lesson-step-{}.do", self.id)
    }

    /// Whether the step is done by this move.
    pub fn accepts(&self, text: &str) -> bool {
        self.accept.iter().any(|pattern| pattern.matches(text))
    }

    /// Whether the piece of this move is pointed at.
    pub fn points_at(&self, text: &str) -> bool {
        self.glow.iter().any(|pattern| pattern.matches(text))
    }

    /// What is played against the learner once it is done.
    pub fn reply(&self) -> &[String] {
        &self.reply
    }

    /// What it says of moves that are not asked for.
    pub fn wrong(&self) -> impl Iterator<Item = Wrong<'_>> {
        wrong(&self.wrong)
    }
}

fn wrong(answers: &Answers) -> impl Iterator<Item = Wrong<'_>> {
    answers.iter().map(|(moves, id)| Wrong {
        moves,
        message: wrong_message(id),
    })
}

fn wrong_message(id: &str) -> String {
    format!("lesson-wrong-{id}")
}
