//! Bringing a record along: a file is chosen or dropped, read, and then shown like any other game.

use engine::{IllegalPly, Phrase, RecordError, ReplayError};
use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// Why a file cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongFile {
    /// No file was sent.
    #[error("there is no file")]
    Missing,
    /// It is larger than any record.
    #[error("the file is too large")]
    TooLarge,
    /// It is an archive that cannot be unpacked.
    #[error("the archive cannot be read")]
    Archive,
    /// It is no text.
    #[error("the file is no text")]
    NoText,
    /// It is of a game that is not played here.
    #[error("there is no game '{0}' here")]
    Game(String),
    /// It is no record, or does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl WrongFile {
    fn phrase(&self) -> Phrase {
        match self {
            WrongFile::Missing => Phrase::new("file-missing"),
            WrongFile::TooLarge => Phrase::new("file-too-large"),
            WrongFile::Archive => Phrase::new("file-archive"),
            WrongFile::NoText => Phrase::new("file-foreign"),
            WrongFile::Game(game) => Phrase::new("file-game").with("game", game.as_str()),
            WrongFile::Replay(why) => match why {
                ReplayError::Record(RecordError::Heading) => Phrase::new("file-foreign"),
                ReplayError::Record(RecordError::Torn) | ReplayError::Origin(_) => Phrase::new("file-torn"),
                ReplayError::Record(RecordError::Line { line, text }) => Phrase::new("file-line")
                    .with("line", *line as i64)
                    .with("text", text.as_str()),
                ReplayError::Record(RecordError::Missing(what)) => Phrase::new("file-lacks").with("what", *what),
                ReplayError::Game { found, .. } => Phrase::new("file-game").with("game", found.as_str()),
                ReplayError::Setup(why) => why.phrase(),
                ReplayError::Material(hash) => Phrase::new("file-material").with("hash", hash.to_string()),
                ReplayError::BuiltInMaterial | ReplayError::NoSeed => Phrase::new("file-torn"),
                ReplayError::Ply { ply, text, why } => Phrase::new("file-move")
                    .with("ply", *ply as i64)
                    .with("text", text.as_str())
                    .with("why", reason(text, why)),
                ReplayError::Standings => Phrase::new("file-standings"),
                ReplayError::SeedHash => Phrase::new("file-seed"),
                ReplayError::Chance { ply, text, .. } => Phrase::new("file-chance")
                    .with("ply", *ply as i64)
                    .with("text", text.as_str()),
            },
        }
    }
}

/// Why a move of a record cannot follow, without what only the words of its game can say.
fn reason(text: &str, why: &IllegalPly) -> Phrase {
    match why {
        IllegalPly::NotAMove => Phrase::new("refused-no-move").with("text", text),
        IllegalPly::SeatMoves(seat) => Phrase::new("refused-turn").with("seat", *seat),
        IllegalPly::ChanceMoves => Phrase::new("file-chance-moves"),
        IllegalPly::Over => Phrase::new("refused-over"),
        IllegalPly::Refused(_) => Phrase::new("file-refused"),
    }
}

/// What became of several files that were brought at once.
#[derive(Clone, Debug, Default)]
pub struct Brought {
    /// Those that are shown: the file's name and the table's id.
    pub shown: Vec<(String, String)>,
    /// Those that are not, with the reasons.
    pub wrong: Vec<(String, WrongFile)>,
    /// How many were not looked at, because too many came at once.
    pub left_out: usize,
}

/// The page on which records are chosen; `wrong` says why the last one cannot be shown.
pub fn bring_record(reader: &Reader, wrong: Option<&WrongFile>) -> Markup {
    let words = reader.words();
    let said = wrong.map(|wrong| words.say(&wrong.phrase(), &|seat| words.seat(seat)));
    let told = html! { @if let Some(said) = said { p.notice.bad role="alert" { (said) } } };
    choosing(reader, &told)
}

/// The same page after several were brought: where each of them is shown, or what is wrong with it.
pub fn brought_records(reader: &Reader, brought: &Brought) -> Markup {
    let words = reader.words();
    let say = |phrase: &Phrase| words.say(phrase, &|seat| words.seat(seat));
    let told = html! {
        @if !brought.shown.is_empty() {
            section aria-labelledby="brought-title" {
                h2 #brought-title { (crate::words::count(words, "file-brought", brought.shown.len())) }
                ul {
                    @for (name, table) in &brought.shown { li { a href={ "/tables/" (table) "/replay" } { (name) } } }
                }
            }
        }
        @if !brought.wrong.is_empty() || brought.left_out > 0 {
            div.notice.bad role="alert" {
                ul {
                    @for (name, wrong) in &brought.wrong { li { strong { (name) } ": " (say(&wrong.phrase())) } }
                    @if brought.left_out > 0 {
                        li { (crate::words::count(words, "file-left-out", brought.left_out)) }
                    }
                }
            }
        }
    };
    choosing(reader, &told)
}

fn choosing(reader: &Reader, told: &Markup) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("file-title")) }
            p.lead { (words.word("file-lead")) }
            (told)
            form.setup.drop method="post" action="/replay" enctype="multipart/form-data" data-drop="" {
                (reader.token())
                fieldset {
                    legend { label for="record" { (words.word("file-choose")) } }
                    input #record type="file" name="record" accept=".record,.zip,text/plain,application/zip" multiple required;
                    p.help { (words.word("file-drop")) }
                }
                button.primary type="submit" { (words.word("file-show")) }
            }
            p.help { (words.word("file-kept")) }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("file-title")), body)
}
