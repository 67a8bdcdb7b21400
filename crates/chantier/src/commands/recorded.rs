//! A recorded game that a command looks at.

use std::path::Path;

use anyhow::Context;
use catalogue::{AnyGame, AnyMatch, Language, Lexicon};
use engine::Record;

use crate::{play, refusals, setting};

/// A game read from its record, and the words to tell it in.
pub struct Recorded {
    pub game: &'static dyn AnyGame,
    pub record: Record,
    /// The text of the material file it was played with, where there was one.
    pub material: Option<String>,
    pub played: Box<dyn AnyMatch>,
    pub lexicon: Lexicon,
}

impl Recorded {
    /// The game in a file, or on standard input where the file is `-`.
    pub fn read(file: &Path, material: Option<&Path>, language: Language) -> anyhow::Result<Recorded> {
        let record = setting::record(file)?;
        let material = setting::material(material)?;
        let named = || file.display().to_string();
        let game = catalogue::find(&record.game).with_context(named)?;
        let lexicon = play::lexicon(game.info(), language);
        let refused = |why| refusals::record(&lexicon, why);
        let played = game.replay(&record, material.clone());
        Ok(Recorded {
            game,
            played: played.map_err(refused).with_context(named)?,
            record,
            material,
            lexicon,
        })
    }
}
