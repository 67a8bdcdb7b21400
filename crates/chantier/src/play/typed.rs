//! What people type.

use std::path::PathBuf;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
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
    Log,
    Rules,
    Save(Option<PathBuf>),
    Help,
    Quit,
}

impl Typed {
    /// Reads a line; the commands' names are known in both languages, whatever language the game is shown in.
    pub fn read(line: &str) -> Typed {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Typed::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = match (word.to_lowercase().as_str(), rest.trim()) {
            ("" | "table", "") => Command::Table,
            ("moves" | "coups", "") => Command::Moves,
            ("undo" | "u" | "annuler", "") => Command::Undo,
            ("hint" | "conseil", "") => Command::Hint,
            ("log" | "journal", "") => Command::Log,
            ("rules" | "règles" | "regles", "") => Command::Rules,
            ("save" | "sauver", "") => Command::Save(None),
            ("save" | "sauver", file) => Command::Save(Some(PathBuf::from(file))),
            ("help" | "h" | "?" | "aide", "") => Command::Help,
            ("quit" | "q" | "exit" | "quitter", "") => Command::Quit,
            _ => return Typed::Other(line.to_owned()),
        };
        Typed::Command(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_commands_and_moves_are_told_apart() {
        assert_eq!(Typed::read(" 12 "), Typed::Number(12));
        assert_eq!(Typed::read(""), Typed::Command(Command::Table));
        assert_eq!(Typed::read("Règles"), Typed::Command(Command::Rules));
        assert_eq!(
            Typed::read("save my game.record"),
            Typed::Command(Command::Save(Some("my game.record".into())))
        );
        assert_eq!(Typed::read("open chapel"), Typed::Other("open chapel".to_owned()));
        assert_eq!(Typed::read("undo that"), Typed::Other("undo that".to_owned()));
        assert_eq!(Typed::read("-3"), Typed::Other("-3".to_owned()));
    }
}
