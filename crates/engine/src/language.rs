//! The languages in which everything can be played.
//!
//! A language is one line in the list at the end of the macro below and, in every crate that speaks, a file with its
//! code: `words/CODE.ftl`, and for a game `words/rules.CODE.md`. [`game_words!`](crate::game_words) and
//! [`word_files!`](crate::word_files) read them in, so a missing file does not compile.

use std::fmt;
use std::str::FromStr;

/// Derives everything that depends on the list of languages from the list.
macro_rules! languages {
    ($($language:ident $code:literal $own_name:literal,)*) => {
        /// A language in which every game can be played.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Language {
            #[default]
            $($language,)*
        }

        impl Language {
            /// Every language.
            pub const ALL: &[Language] = &[$(Language::$language),*];

            /// The language's short name, as in a web page's `lang`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)*
                }
            }

            /// What the language calls itself.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$language => $own_name,)*
                }
            }
        }

        /// The words of the game whose crate calls this, in every language: `words/CODE.ftl`, `words/rules.CODE.md`.
        #[macro_export]
        macro_rules! game_words {
            () => {
                &[$($crate::Words {
                    language: $crate::Language::$language,
                    messages: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $code, ".ftl")),
                    rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/rules.", $code, ".md")),
                }),*]
            };
        }

        /// The Fluent files `words/CODE.ftl` of the crate that calls this, by language.
        #[macro_export]
        macro_rules! word_files {
            () => {
                &[$((
                    $crate::Language::$language,
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $code, ".ftl")),
                )),*]
            };
        }
    };
}

// The list of the languages. The first is the one to fall back on.
languages! {
    English "en" "English",
    French "fr" "Français",
    German "de" "Deutsch",
}

impl Language {
    /// The language of a locale or tag such as `fr_FR.UTF-8`, `en-GB` or `fr`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_', '.', '@', ';']).next()?.trim().to_ascii_lowercase();
        code.parse().ok()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is the code of no language of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the languages are {}", codes().join(", "))]
pub struct UnknownLanguage;

fn codes() -> Vec<&'static str> {
    Language::ALL.iter().map(|language| language.code()).collect()
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = |language: &Language| language.code() == text;
        Language::ALL.iter().copied().find(named).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::of_tag("fr_FR.UTF-8"), Some(Language::French));
        assert_eq!(Language::of_tag("en-GB;q=0.8"), Some(Language::English));
        assert_eq!(Language::of_tag("FR"), Some(Language::French));
        assert_eq!(Language::of_tag("C.UTF-8"), None);
        assert_eq!(Language::of_tag(""), None);
    }
}
