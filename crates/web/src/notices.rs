//! What people are told while they look at no page, in words.
//!
//! Nothing of a game is in it but its name: it is read on locked screens, and by whoever carries it.

use catalogue::Language;
use engine::{Phrase, Seat};

use crate::words;
use crate::words::count;

/// What somebody is told about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// It is their turn.
    Turn,
    /// Somebody wants to end the game now.
    AskedToEnd,
    /// Somebody wants to go back.
    AskedToGoBack,
    /// Somebody wants a seat that was left.
    AskedForSeat,
    /// The game is over.
    Over,
    /// Their time is running out.
    Low,
}

/// A notice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeText {
    /// What it is about.
    pub title: String,
    /// What there is to do.
    pub body: String,
}

impl NoticeKind {
    /// Every kind.
    pub const ALL: [NoticeKind; 6] = [
        NoticeKind::Turn,
        NoticeKind::AskedToEnd,
        NoticeKind::AskedToGoBack,
        NoticeKind::AskedForSeat,
        NoticeKind::Over,
        NoticeKind::Low,
    ];

    /// The name by which programs know it.
    pub const fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::AskedToEnd => "asked-end",
            NoticeKind::AskedToGoBack => "asked-undo",
            NoticeKind::AskedForSeat => "asked-seat",
            NoticeKind::Over => "over",
            NoticeKind::Low => "low",
        }
    }

    /// Of two things at the same table the one with the larger number is told.
    pub const fn urgency(self) -> u8 {
        match self {
            NoticeKind::Over => 0,
            NoticeKind::Turn => 1,
            NoticeKind::AskedToEnd | NoticeKind::AskedToGoBack | NoticeKind::AskedForSeat => 2,
            NoticeKind::Low => 3,
        }
    }
}

/// What somebody is told about tables, with the names of their games.
pub fn notice(language: Language, told: &[(NoticeKind, &str)]) -> NoticeText {
    let words = words(language);
    if let [(kind, game)] = told {
        let id = format!("told-{}", kind.name());
        return NoticeText {
            title: words.say(&Phrase::new(&id).with("who", Seat::FIRST), &|_| (*game).to_owned()),
            body: words.word(&format!("{id}.about")),
        };
    }
    let turns = told.iter().all(|(kind, _)| *kind == NoticeKind::Turn);
    let id = if turns { "told-turns" } else { "told-several" };
    let mut games: Vec<&str> = told.iter().map(|(_, game)| *game).collect();
    games.sort_unstable();
    games.dedup();
    NoticeText {
        title: count(words, id, told.len()),
        body: games.join(" · "),
    }
}

/// What somebody is told who tries whether messages arrive.
pub fn trial(language: Language) -> NoticeText {
    let words = words(language);
    NoticeText {
        title: words.word("told-trial"),
        body: words.word("told-trial.about"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notice_has_words_in_every_language_and_names_the_game() {
        for &language in Language::ALL {
            for kind in NoticeKind::ALL {
                assert!(words(language).has(&format!("told-{}", kind.name())), "{kind:?}");
                let text = notice(language, &[(kind, "Lantern")]);
                assert!(text.title.contains("Lantern"), "{text:?}");
                assert!(!text.body.is_empty() && !text.body.contains("told-"), "{text:?}");
            }
            assert!(!trial(language).body.contains("told-"));
        }
    }

    #[test]
    fn several_tables_are_one_notice() {
        let turns = [
            (NoticeKind::Turn, "Welkin"),
            (NoticeKind::Turn, "Lantern"),
            (NoticeKind::Turn, "Lantern"),
        ];
        let text = notice(Language::default(), &turns);
        assert_eq!(
            (&*text.title, &*text.body),
            ("Your turn at 3 tables", "Lantern · Welkin")
        );
        let mixed = [(NoticeKind::Turn, "Welkin"), (NoticeKind::Over, "Lantern")];
        assert_eq!(
            notice(Language::default(), &mixed).title,
            "There is news at 2 of your tables"
        );
    }
}
