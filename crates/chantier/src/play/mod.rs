//! `chantier play`: a game in the terminal.

mod lesson;
mod party;
mod session;
mod show;
mod typed;

use std::path::Path;

use anyhow::{Context, bail};
use catalogue::{Language, Lexicon};
use engine::{Info, Phrase, Seed, Turn};

pub use party::Party;

use crate::arguments::PlayArguments;
use crate::{refusals, setting, terminal};
use session::Session;

/// The words of the terminal itself, by language.
const WORDS: &[(Language, &str)] = engine::word_files!();

/// The words of a game and of the terminal itself.
pub fn lexicon(info: &Info, language: Language) -> Lexicon {
    Lexicon::of(info, language).with_files(WORDS)
}

/// The words of the terminal itself.
pub fn words(language: Language) -> Lexicon {
    Lexicon::shared(language).with_files(WORDS)
}

/// What depends on the seed besides the deal has seeds of its own, by these numbers.
mod seeds {
    pub const SEATING: u64 = 0;
    pub const BOTS: u64 = 1;
    pub const HINTS: u64 = 2;
}

/// Plays a new game or goes on with a saved one.
pub fn run(arguments: PlayArguments) -> anyhow::Result<()> {
    let mut session = match &arguments.resume {
        Some(file) => resume(file, &arguments)?,
        None if arguments.learn => learn(&arguments)?,
        None => deal(&arguments)?,
    };
    session.play()
}

fn deal(arguments: &PlayArguments) -> anyhow::Result<Session> {
    let language = arguments.language.language();
    let game = catalogue::find(arguments.game.as_deref().unwrap_or_default())?;
    let info = game.info();
    let lexicon = lexicon(info, language);
    let seed = match &arguments.seed {
        Some(text) => Seed::named(text),
        None => setting::fresh_seed()?,
    };
    let taken = arguments.bots.len() + arguments.names.len().max(1);
    let players = arguments.setting.players.unwrap_or(taken.max(*info.players.start()));
    spare_game_under_way(arguments.save.as_deref(), &lexicon)?;
    let setup = setting::setup(players, &arguments.setting.choices)?;
    let played = game.deal(setup, seed).map_err(|why| refusals::setup(&lexicon, why))?;
    let seating = seed.nth(seeds::SEATING);
    let party = Party::seated(players, &arguments.bots, &arguments.names, &seating, &lexicon)?;
    let alone_perhaps = arguments.bots.is_empty() && arguments.names.is_empty();
    let hint = lexicon.word("play-alone-hint");
    let session = Session::new(played, party, lexicon, seed, arguments.save.clone())?;
    if alone_perhaps {
        terminal::hint(&hint);
    }
    Ok(session)
}

fn learn(arguments: &PlayArguments) -> anyhow::Result<Session> {
    let lesson = lesson::find(arguments.game.as_deref().unwrap_or_default())?;
    let lexicon = lexicon(lesson.game().info(), arguments.language.language());
    spare_game_under_way(arguments.save.as_deref(), &lexicon)?;
    let party = Party::taught(lesson, &arguments.names, &lexicon)?;
    Session::new(lesson.begin(), party, lexicon, lesson.seed(), arguments.save.clone())
}

fn resume(file: &Path, arguments: &PlayArguments) -> anyhow::Result<Session> {
    let language = arguments.language.language();
    let record = setting::record(file)?;
    let material = setting::material(arguments.setting.choices.material.as_deref())?;
    let named = || file.display().to_string();
    let game = catalogue::find(&record.game).with_context(named)?;
    let lexicon = lexicon(game.info(), language);
    let played = game
        .resume(&record, material)
        .map_err(|why| refusals::resume(&lexicon, why))
        .with_context(named)?;
    let party = Party::of_record(&record, &lexicon);
    // A record without its seed is of a game that is over: nothing random is left to happen.
    let seed = record.seed.unwrap_or(Seed::new([0; 32]));
    // Who goes on with a game wants what is played from here kept where the rest of it is.
    let kept_there = played.turn() != Turn::Over && file.as_os_str() != "-";
    let save = arguments.save.clone().or(kept_there.then(|| file.to_owned()));
    Session::new(played, party, lexicon, seed, save)
}

/// Refuses to begin another game in a file that holds one which somebody may want to go on with.
fn spare_game_under_way(file: Option<&Path>, lexicon: &Lexicon) -> anyhow::Result<()> {
    let Some(file) = file.filter(|file| file.exists()) else {
        return Ok(());
    };
    let game_under_way = || {
        let record = setting::record(file).ok()?;
        let played = catalogue::find(&record.game).ok()?.resume(&record, None).ok()?;
        let begun = (0..played.plies()).any(|ply| played.mover(ply).is_some());
        (begun && played.turn() != Turn::Over).then_some(())
    };
    match game_under_way() {
        Some(()) => {
            let refusal = Phrase::new("play-save-under-way").with("file", file.display().to_string());
            bail!(lexicon.say(&refusal, &|seat| seat.to_string()))
        }
        None => Ok(()),
    }
}
