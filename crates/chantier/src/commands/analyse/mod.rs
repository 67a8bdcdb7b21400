//! `chantier analyse`: what the search thinks of a recorded game, or of one of its positions.

mod game;
mod position;

use anyhow::Context;
use catalogue::{AnyMatch, Lexicon};
use engine::Record;

use crate::arguments::AnalyseArguments;
use crate::commands::recorded::Recorded;
use crate::play::Party;
use crate::terminal;

/// A recorded game, and how it is told.
struct Told {
    record: Record,
    played: Box<dyn AnyMatch>,
    lexicon: Lexicon,
    party: Party,
    width: usize,
}

/// Thinks about the game, or about the position that was named, and says what it thinks.
pub fn run(arguments: &AnalyseArguments) -> anyhow::Result<()> {
    let named = || arguments.file.display().to_string();
    let Recorded {
        record,
        mut played,
        lexicon,
        ..
    } = Recorded::read(
        &arguments.file,
        arguments.material.as_deref(),
        arguments.language.language(),
    )?;
    // A record does not say that its players ended the game before its end, but who holds the seed may know all of it.
    let so_far = arguments.ply.is_none() && !played.is_over() && record.seed.is_some();
    if so_far {
        played.end();
        terminal::hint(&lexicon.word("analyse-game-so-far"));
    }
    let told = Told {
        party: Party::of_record(&record, &lexicon),
        width: terminal::width(),
        record,
        played,
        lexicon,
    };
    match arguments.ply {
        Some(ply) => position::tell(&told, ply, arguments).with_context(named),
        None => game::tell(&told, arguments).with_context(named),
    }
}

impl Told {
    fn say(&self, phrase: &engine::Phrase) -> String {
        self.lexicon.say(phrase, &|seat| self.party.name(seat))
    }

    /// What a move of the game is called that can be made after so many moves.
    fn move_name(&self, ply: usize, seat: engine::Seat, text: &str) -> String {
        let view = self.played.view_at(engine::Viewer::Seat(seat), ply);
        let offer = view.offer(text);
        offer.map_or_else(|| text.to_owned(), |offer| self.say(&offer.phrase))
    }

    /// Moves that the search expects to follow each other after so many moves, in words.
    fn line(&self, ply: usize, line: &[bots::LineMove<String>], head: &str) -> Vec<String> {
        let Some(first) = line.first() else {
            return Vec::new();
        };
        let moves: Vec<(engine::Seat, String)> = line.iter().map(|made| (made.seat, made.mv.clone())).collect();
        let told = self
            .played
            .view_at(engine::Viewer::Seat(first.seat), ply)
            .retell(&moves);
        let step = |(seat, phrase): &(engine::Seat, engine::Phrase)| {
            format!("{}: {}", self.party.name(*seat), self.say(phrase))
        };
        let steps: Vec<String> = told.iter().map(step).collect();
        terminal::wrap(&format!("{head} {}", steps.join(" › ")), self.width, "  ")
    }
}
