//! What people type.

use std::path::PathBuf;
use std::sync::LazyLock;

use catalogue::{Language, Lexicon};

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing at all.
    Nothing,
    /// The move with this number in the list.
    Number(usize),
    /// A command.
    Command(Command),
    /// Anything else: perhaps the text of a move.
    Other(String),
}

/// Something to do that is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Table,
    Moves,
    Undo,
    Hint,
    Skip,
    Log,
    Rules,
    Save(Option<PathBuf>),
    Help,
    Quit,
}

/// A command as it is typed: its names are the words of a message, of which the first is shown.
pub struct CommandName {
    message: &'static str,
    command: Command,
    /// The message that explains it in the list of commands.
    pub help: Option<&'static str>,
}

/// All commands, in the order in which they are explained.
pub static COMMANDS: [CommandName; 10] = [
    named("command-moves", Command::Moves, Some("play-help-move")),
    named("command-table", Command::Table, Some("play-help-table")),
    named("command-undo", Command::Undo, Some("play-help-undo")),
    named("command-hint", Command::Hint, Some("play-help-hint")),
    named("command-skip", Command::Skip, Some("play-help-skip")),
    named("command-log", Command::Log, Some("play-help-log")),
    named("command-rules", Command::Rules, Some("play-help-rules")),
    named("command-save", Command::Save(None), Some("play-help-save")),
    named("command-help", Command::Help, None),
    named("command-quit", Command::Quit, Some("play-help-quit")),
];

const fn named(message: &'static str, command: Command, help: Option<&'static str>) -> CommandName {
    CommandName { message, command, help }
}

impl CommandName {
    /// What to type for it in the language of the lexicon.
    pub fn shown(&self, lexicon: &Lexicon) -> String {
        let names = lexicon.word(self.message);
        let name = names.split(' ').next().unwrap_or_default();
        let argument = format!("{}.argument", self.message);
        match lexicon.has(&argument) {
            true => format!("{name} {}", lexicon.word(&argument)),
            false => name.to_owned(),
        }
    }
}

/// Every name of every command in every language.
static NAMES: LazyLock<Vec<(String, &'static Command)>> = LazyLock::new(|| {
    let mut names = Vec::new();
    for &language in Language::ALL {
        let lexicon = super::words(language);
        for CommandName { message, command, .. } in &COMMANDS {
            let words = lexicon.word(message);
            names.extend(words.split(' ').map(|name| (name.to_owned(), command)));
        }
    }
    names
});

impl Typed {
    /// Reads a line; the commands' names are known in all languages, whatever language the game is shown in.
    pub fn read(line: &str) -> Typed {
        let line = line.trim();
        if line.is_empty() {
            return Typed::Nothing;
        }
        if let Ok(number) = line.parse() {
            return Typed::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let known = NAMES
            .iter()
            .find(|(name, _)| *name == word)
            .map(|(_, command)| *command);
        match (known, rest.trim()) {
            (Some(command), "") => Typed::Command(command.clone()),
            (Some(Command::Save(_)), file) => Typed::Command(Command::Save(Some(PathBuf::from(file)))),
            _ => Typed::Other(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_commands_and_moves_are_told_apart() {
        assert_eq!(Typed::read(" 12 "), Typed::Number(12));
        assert_eq!(Typed::read(" "), Typed::Nothing);
        assert_eq!(Typed::read("table"), Typed::Command(Command::Table));
        assert_eq!(Typed::read("Règles"), Typed::Command(Command::Rules));
        assert_eq!(Typed::read("u"), Typed::Command(Command::Undo));
        assert_eq!(
            Typed::read("save my game.record"),
            Typed::Command(Command::Save(Some("my game.record".into())))
        );
        assert_eq!(Typed::read("open chapel"), Typed::Other("open chapel".to_owned()));
        assert_eq!(Typed::read("undo that"), Typed::Other("undo that".to_owned()));
        assert_eq!(Typed::read("-3"), Typed::Other("-3".to_owned()));
    }

    #[test]
    fn no_name_means_two_things() {
        for (name, command) in NAMES.iter() {
            let alike = NAMES.iter().filter(|(other, _)| other == name);
            assert!(alike.clone().all(|(_, other)| other == command), "{name}");
        }
    }
}
