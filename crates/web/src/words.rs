//! The words of the pages, and of each game, kept ready in every language.

use std::collections::HashMap;
use std::sync::LazyLock;

use catalogue::{Language, Lexicon};
use engine::{Info, Phrase, Seat};
use foldhash::fast::RandomState;

/// What the pages say, by language.
const FILES: &[(Language, &str)] = engine::word_files!();

static PAGES: LazyLock<HashMap<Language, Lexicon, RandomState>> = LazyLock::new(|| {
    let lexicon = |&language| (language, Lexicon::shared(language).with_files(FILES));
    Language::ALL.iter().map(lexicon).collect()
});

static GAMES: LazyLock<HashMap<(&'static str, Language), Lexicon, RandomState>> = LazyLock::new(|| {
    let lexicons = catalogue::infos().flat_map(|info| {
        let lexicon = move |&language| ((info.id, language), Lexicon::of(info, language));
        Language::ALL.iter().map(lexicon)
    });
    lexicons.collect()
});

/// What the pages say in a language.
pub fn words(language: Language) -> &'static Lexicon {
    &PAGES[&language]
}

/// What a game of the catalogue says in a language.
///
/// # Panics
/// If the catalogue has no such game.
pub fn lexicon(info: &Info, language: Language) -> &'static Lexicon {
    &GAMES[&(info.id, language)]
}

/// A message with one number.
pub(crate) fn count(words: &Lexicon, id: &str, number: usize) -> String {
    let phrase = Phrase::new(id).with("count", i64::try_from(number).unwrap_or(i64::MAX));
    words.say(&phrase, &|seat| words.seat(seat))
}

/// A message about the player `name`, who stands in it as `$who`.
pub(crate) fn about(words: &Lexicon, id: &str, name: &str) -> String {
    words.say(&Phrase::new(id).with("who", Seat::FIRST), &|_| name.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn all_languages_have_the_same_messages() {
        let names = |file: &str| -> Vec<String> {
            let messages = file
                .lines()
                .filter(|line| line.starts_with(|letter: char| letter.is_alphabetic()));
            messages
                .filter_map(|line| line.split(" =").next())
                .map(str::to_owned)
                .collect()
        };
        for (language, file) in FILES {
            assert_eq!(names(file), names(FILES[0].1), "{language}");
        }
    }

    #[test]
    fn no_message_says_two_things_under_one_name() {
        for (language, file) in FILES {
            let (mut message, mut said) = ("", HashSet::new());
            for line in file.lines().filter(|line| line.contains(" =")) {
                let name = line.split(" =").next().unwrap_or_default();
                if line.starts_with(|letter: char| letter.is_alphabetic()) {
                    message = name;
                }
                let is_name = name == message || name.trim_start().starts_with('.');
                assert!(!is_name || said.insert((message, name)), "{language}: {message} {name}");
            }
        }
    }

    #[test]
    fn every_word_the_pages_ask_for_exists() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let mut asked = 0;
        for call in ["words.word(\"", "words().word(\"", "count(words, \"", "about(words, \""] {
            for rest in sources.split(call).skip(1) {
                let id = rest.split('"').next().unwrap();
                for &language in Language::ALL {
                    assert!(words(language).has(id), "'{id}' is missing in {language}");
                }
                asked += 1;
            }
        }
        assert!(asked > 50);
    }

    /// All that is written in a folder and the folders in it, but for the boards, which ask for words of their games, and this file.
    fn sources(folder: &Path) -> String {
        let here = Path::new(file!()).file_name();
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries
            .filter(|path| path.file_name() != here && !path.ends_with("src/boards"))
            .map(|path| match path.is_dir() {
                true => sources(&path),
                false => fs::read_to_string(&path).unwrap(),
            })
            .collect()
    }
}
