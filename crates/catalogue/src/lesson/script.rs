//! The reader of `lesson.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use engine::{Language, PlayError, RecordedPly, Seat, Seed, Setup, SetupError, Turn};
use serde::Deserialize;

use super::{Answers, Lesson, Pattern, Step, Words};
use crate::{AnyGame, AnyMatch};

/// Moves that a step does not ask for, and what is said of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong<'a> {
    /// The moves.
    pub moves: &'a Pattern,
    /// The message that says why not.
    pub message: String,
}

/// A lesson that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the lesson of {game}{}: {why}", .step.as_ref().map_or(String::new(), |step| format!(", step '{step}'")))]
pub struct LessonError {
    /// The game.
    pub game: &'static str,
    /// The step, where it is about one.
    pub step: Option<String>,
    /// What is wrong.
    pub why: LessonProblem,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonProblem {
    /// The file is no lesson; the line and what is wrong with it.
    #[error("{0}")]
    Script(String),
    /// It cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The learner has a seat that is not there.
    #[error("there is no seat {0}")]
    Learner(usize),
    /// A move of the opening cannot be made.
    #[error("'{text}' of the opening cannot be played: {why}")]
    Opening {
        /// The move.
        text: String,
        /// Why not.
        why: PlayError,
    },
    /// The opening ends before it is the learner's turn, or after the game is over.
    #[error("after the opening it is not the learner's turn")]
    NotTheLearner,
    /// It asks for nothing.
    #[error("it has no step")]
    Empty,
    /// Two steps have one name.
    #[error("another step is called so, too")]
    Twice,
    /// The name of a step or message cannot be part of a message's name.
    #[error("'{0}' is no name: small letters, digits and hyphens")]
    Name(String),
    /// The step accepts no move.
    #[error("it accepts no move")]
    Unacceptable,
    /// Its words are missing in a language.
    #[error("there is no {0}.ftl beside it")]
    Unspoken(Language),
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    /// The name of the seed, as `chantier play --seed` takes it.
    seed: String,
    #[serde(default = "two")]
    players: usize,
    /// The learner's seat, from 1.
    #[serde(default = "one")]
    learner: usize,
    minutes: u32,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Moves of whoever is to move, made before the learner is asked.
    #[serde(default)]
    opening: Vec<String>,
    /// The kinds of moves that are left for later games.
    #[serde(default)]
    later: Vec<String>,
    /// What is said at every step of moves that are not asked for.
    #[serde(default)]
    wrong: Answers,
    #[serde(default, rename = "step")]
    steps: Vec<ScriptStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptStep {
    id: String,
    accept: Vec<Pattern>,
    /// The moves whose pieces are pointed at; those that are accepted where nothing is said.
    glow: Option<Vec<Pattern>>,
    #[serde(default)]
    wrong: Answers,
    #[serde(default)]
    reply: Vec<String>,
}

fn one() -> usize {
    1
}

fn two() -> usize {
    2
}

impl Lesson {
    /// Reads the lesson of a game: its script, and its Fluent files by the code of their language.
    pub fn read(
        game: &'static dyn AnyGame,
        script: &str,
        words: &[(&str, &'static str)],
    ) -> Result<Lesson, LessonError> {
        let wrong = |step: Option<&str>, why: LessonProblem| LessonError {
            game: game.info().id,
            step: step.map(str::to_owned),
            why,
        };
        let script: Script = toml::from_str(script)
            .map_err(|why| wrong(None, LessonProblem::Script(why.to_string().trim_end().to_owned())))?;
        let seed = Seed::named(&script.seed);
        let setup = Setup {
            options: script.options,
            ..Setup::new(script.players)
        };
        let opening = opening(game, &setup, seed, script.learner, &script.opening).map_err(|why| wrong(None, why))?;
        if script.steps.is_empty() {
            return Err(wrong(None, LessonProblem::Empty));
        }
        check_names(script.wrong.values()).map_err(|why| wrong(None, why))?;
        let mut names = BTreeSet::new();
        for step in &script.steps {
            check(step, &mut names).map_err(|why| wrong(Some(&step.id), why))?;
        }
        let spoken = |&language: &Language| {
            let file = words.iter().find(|(code, _)| *code == language.code());
            let &(_, messages) = file.ok_or_else(|| wrong(None, LessonProblem::Unspoken(language)))?;
            let lexicon = OnceLock::new();
            Ok((language, Words { messages, lexicon }))
        };
        Ok(Lesson {
            game,
            seed,
            setup,
            learner: Seat::new(script.learner - 1),
            minutes: script.minutes,
            opening,
            later: script.later,
            wrong: script.wrong,
            steps: script.steps.into_iter().map(Step::from).collect(),
            words: Language::ALL.iter().map(spoken).collect::<Result<_, _>>()?,
        })
    }
}

/// Deals, and makes the moves before the learner is asked.
fn opening(
    game: &'static dyn AnyGame,
    setup: &Setup,
    seed: Seed,
    learner: usize,
    moves: &[String],
) -> Result<Vec<RecordedPly>, LessonProblem> {
    let mut played = game.deal(setup.clone(), seed)?;
    if learner == 0 || learner > setup.players {
        return Err(LessonProblem::Learner(learner));
    }
    for text in moves {
        let problem = |why| LessonProblem::Opening {
            text: text.clone(),
            why,
        };
        let Turn::Seat(seat) = played.turn() else {
            return Err(LessonProblem::NotTheLearner);
        };
        played.play_text(seat, text).map_err(problem)?;
    }
    if played.turn() != Turn::Seat(Seat::new(learner - 1)) {
        return Err(LessonProblem::NotTheLearner);
    }
    Ok(played.to_record(Vec::new(), false).plies)
}

/// The game after an opening that was read.
pub(super) fn open(
    game: &'static dyn AnyGame,
    setup: &Setup,
    seed: Seed,
    opening: &[RecordedPly],
) -> Option<Box<dyn AnyMatch>> {
    let mut played = game.undealt(setup.clone(), engine::GameSeed::Known(seed)).ok()?;
    opening.iter().try_for_each(|ply| played.push(ply)).ok()?;
    Some(played)
}

fn check<'a>(step: &'a ScriptStep, names: &mut BTreeSet<&'a str>) -> Result<(), LessonProblem> {
    check_names(std::iter::once(&step.id).chain(step.wrong.values()))?;
    if !names.insert(&step.id) {
        return Err(LessonProblem::Twice);
    }
    if step.accept.is_empty() {
        return Err(LessonProblem::Unacceptable);
    }
    Ok(())
}

/// Sees to it that names can be parts of the names of messages.
fn check_names<'a>(mut names: impl Iterator<Item = &'a String>) -> Result<(), LessonProblem> {
    let letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let wrong = names.find(|name| name.is_empty() || !name.chars().all(letter));
    wrong.map_or(Ok(()), |wrong| Err(LessonProblem::Name(wrong.clone())))
}

impl From<ScriptStep> for Step {
    fn from(step: ScriptStep) -> Self {
        Step {
            id: step.id,
            glow: step.glow.unwrap_or_else(|| step.accept.clone()),
            accept: step.accept,
            wrong: step.wrong,
            reply: step.reply,
        }
    }
}
