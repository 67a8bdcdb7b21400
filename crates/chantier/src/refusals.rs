//! What the games refuse, said in words: errors carry phrases, and only here is it known in which language.

use anyhow::anyhow;
use catalogue::{Lexicon, ResumeError};
use engine::{IllegalPly, Phrase, ReplayError, SetupError};

/// Why a game cannot be set up as asked.
pub fn setup(lexicon: &Lexicon, why: SetupError) -> anyhow::Error {
    anyhow!(say(lexicon, &why.phrase()))
}

/// Why a record does not replay.
pub fn record(lexicon: &Lexicon, why: ReplayError) -> anyhow::Error {
    match why {
        ReplayError::Setup(why) => setup(lexicon, why),
        ReplayError::Ply { ply, text, why } => {
            let reason = match why {
                IllegalPly::NotAMove => Phrase::new("refused-no-move").with("text", text.as_str()),
                IllegalPly::SeatMoves(seat) => Phrase::new("refused-turn").with("seat", seat),
                IllegalPly::ChanceMoves => Phrase::new("record-chance-moves"),
                IllegalPly::Over => Phrase::new("refused-over"),
                IllegalPly::Refused(phrase) => phrase,
            };
            let phrase = Phrase::new("record-move")
                .with("number", ply as u32)
                .with("text", text)
                .with("why", reason);
            anyhow!(say(lexicon, &phrase))
        }
        other => other.into(),
    }
}

/// Why a record cannot be taken up again.
pub fn resume(lexicon: &Lexicon, why: ResumeError) -> anyhow::Error {
    match why {
        ResumeError::Replay(why) => record(lexicon, why),
        ResumeError::Sealed => anyhow!(say(lexicon, &Phrase::new("refused-sealed"))),
    }
}

fn say(lexicon: &Lexicon, phrase: &Phrase) -> String {
    lexicon.say(phrase, &|seat| lexicon.seat(seat))
}
