//! What people may call themselves, and say.
//!
//! A name that looks like another's but is not, that is invisible, or that turns the words around it the other way is a
//! way to fool the others at the table.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// How long a name may be, in characters.
const NAME_LENGTH: usize = 24;
/// How short a name to sign in with may be.
const LOGIN_LENGTH: usize = 2;
/// More marks than this on one letter are there to paint over other lines.
const MARKS: usize = 2;

/// What follows the name of a bot's account, wherever it stands.
const BOT: &str = " (bot)";

/// The name holds what cannot be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name is made of characters that can be seen")]
pub(crate) struct WrongName;

/// A name as it is kept: composed, on one line, cut to a sensible length; empty if there is none.
pub(crate) fn read(text: &str) -> Result<String, WrongName> {
    // How an emoji is painted is of no interest, and nobody sees whether it is said.
    let composed: String = text.nfc().filter(|letter| !is_variation(*letter)).collect();
    let one_line = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut marks = 0;
    for letter in one_line.chars() {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if is_hidden(letter) || marks > MARKS {
            return Err(WrongName);
        }
    }
    if one_line.chars().next().is_some_and(is_combining_mark) {
        return Err(WrongName);
    }
    let cut: String = one_line.chars().take(NAME_LENGTH).collect();
    Ok(cut.trim_end().to_owned())
}

/// A name as it is kept at tables: that of a bot's account says so, and no other looks as if it did.
pub(crate) fn at_table(text: &str, bot: bool) -> Result<String, WrongName> {
    let read = read(text)?;
    let own = read.strip_suffix(BOT).unwrap_or(&read).trim_end();
    if skeleton(own).ends_with(&skeleton(BOT)) {
        return Err(WrongName);
    }
    if !bot || own.is_empty() {
        return Ok(own.to_owned());
    }
    let cut: String = own.chars().take(NAME_LENGTH - BOT.len()).collect();
    Ok(format!("{}{BOT}", cut.trim_end()))
}

/// Whether a name that was kept is that of a bot's account.
pub(crate) fn is_bots(name: &str) -> bool {
    name.ends_with(BOT)
}

/// A name to sign in with: as any other, and not too short.
pub(crate) fn login(text: &str) -> Result<String, WrongName> {
    let name = read(text)?;
    if name.chars().count() < LOGIN_LENGTH {
        return Err(WrongName);
    }
    Ok(name)
}

/// What a name looks like: two names with the same are taken for each other.
pub(crate) fn skeleton(name: &str) -> String {
    let small = name
        .nfkd()
        .flat_map(char::to_lowercase)
        .filter(|letter| !letter.is_whitespace());
    let alike: String = small.map(alike).nfc().collect();
    alike.replace("rn", "m").replace("vv", "w")
}

/// The letter that a small one is taken for: of those that Latin, Cyrillic and Greek write the same way, the Latin one.
fn alike(letter: char) -> char {
    match letter {
        '0' | 'о' | 'ο' | 'օ' => 'o',
        '1' | 'i' | '|' | 'і' | 'ι' | 'ı' | 'ӏ' => 'l',
        '5' | 'ѕ' => 's',
        'а' | 'α' => 'a',
        'в' | 'β' | 'ь' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' | 'н' | 'η' => 'h',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ν' | 'ѵ' => 'v',
        'р' | 'ρ' => 'p',
        'т' | 'τ' => 't',
        'у' | 'υ' | 'γ' => 'y',
        'х' | 'χ' => 'x',
        'ԝ' | 'ω' => 'w',
        'ζ' => 'z',
        'ԛ' => 'q',
        '_' | '‐' | '‑' | '‒' | '–' | '—' => '-',
        '’' | '‘' | '`' | '´' => '\'',
        other => other,
    }
}

/// What somebody says, without what cannot be seen, cut to a sensible length.
pub(crate) fn remark(text: &str, length: usize) -> String {
    let seen = text.nfc().filter(|letter| !is_hidden(*letter));
    seen.take(length).collect::<String>().trim().to_owned()
}

/// A name in letters without accents, for a picture that has no others.
pub(crate) fn plain(text: &str) -> String {
    text.nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// Whether a character is invisible, or changes how others are written.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{00AD}' // soft hyphen
            | '\u{034F}' // combining grapheme joiner
            | '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' // direction
            | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' // fillers
            | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2065}' | '\u{FEFF}' // of no width
            | '\u{2028}' | '\u{2029}' // line and paragraph
            | '\u{206A}'..='\u{206F}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{2800}' // a braille cell without dots
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}' // tags
            | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}' // private use
        )
}

/// Whether a character only chooses among the pictures of the one before.
fn is_variation(letter: char) -> bool {
    matches!(letter, '\u{FE00}'..='\u{FE0F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_the_world_are_kept() {
        for name in [
            "Ana",
            "Zoë",
            "José María",
            "Ольга",
            "王小明",
            "עדי",
            "نور",
            "O’Brien",
            "Ana 2",
            "🏗",
        ] {
            assert_eq!(read(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_name_is_composed_on_one_line_and_short() {
        assert_eq!(read("Zoe\u{308}").as_deref(), Ok("Zoë"), "one name, one writing");
        assert_eq!(read("  Ana \u{a0}\n Lu ").as_deref(), Ok("Ana Lu"));
        assert_eq!(read(&"x".repeat(99)).unwrap().len(), 24);
        assert_eq!(read("❤\u{fe0f}").as_deref(), Ok("❤"));
        assert_eq!(read(" \t ").as_deref(), Ok(""));
    }

    #[test]
    fn a_name_with_something_invisible_or_a_change_of_direction_is_refused() {
        for name in [
            "A\u{200b}na",
            "A\u{200d}na",
            "\u{202e}anA",
            "Ana\u{2066}",
            "\u{3164}",
            "\u{2800}",
            "An\u{ad}a",
            "A\u{7}na",
            "A\u{e0061}na",
            "\u{feff}Ana",
            "\u{301}",
            "a\u{334}\u{335}\u{336}\u{337}",
        ] {
            assert_eq!(read(name), Err(WrongName), "{name:?}");
        }
    }

    #[test]
    fn names_that_are_taken_for_each_other_have_one_skeleton() {
        for (one, other) in [
            ("Ana", "ANA"),
            ("Ana", "Аnа"), // with the letters of another alphabet
            ("Illa", "lIIa"),
            ("Bob0", "BobO"),
            ("Zoe\u{308}", "Zoë"),
            ("Ana Lu", "AnaLu"),
            ("Barney", "Bamey"),
            ("Ａｎａ", "Ana"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Ana", "Anna"), ("Zoe", "Zoë"), ("Ольга", "Olga"), ("王小明", "王大明")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn the_name_of_a_bot_says_so_and_no_other_does() {
        assert_eq!(at_table("Ana", true).as_deref(), Ok("Ana (bot)"));
        assert_eq!(
            at_table("Ana (bot)", true).as_deref(),
            Ok("Ana (bot)"),
            "once is enough"
        );
        assert_eq!(at_table("Ana (bot)", false).as_deref(), Ok("Ana"));
        assert_eq!(at_table("", true).as_deref(), Ok(""));
        assert_eq!(at_table(&"x".repeat(99), true).unwrap().len(), 24);
        for disguise in ["Ana(B0T)", "Ana (bοt)", "Ana (bot) (bot)", "(bot)"] {
            assert_eq!(at_table(disguise, false), Err(WrongName), "{disguise}");
        }
    }

    #[test]
    fn a_name_to_sign_in_with_is_not_too_short() {
        assert_eq!(login(" Bo ").as_deref(), Ok("Bo"));
        assert_eq!(login("王明").as_deref(), Ok("王明"));
        for wrong in ["", "B", "  ", "A\u{200b}na"] {
            assert_eq!(login(wrong), Err(WrongName), "{wrong:?}");
        }
    }

    #[test]
    fn a_remark_loses_what_cannot_be_seen_and_what_is_too_much() {
        assert_eq!(remark(" good\u{202e} luck\u{7} ", 200), "good luck");
        assert_eq!(remark(&"x".repeat(300), 200).len(), 200);
        assert_eq!(remark("\u{200b}\u{3164}", 200), "");
    }
}
