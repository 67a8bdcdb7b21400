//! The reader of material files.
//!
//! A game describes the form of its file as plain types that derive `Deserialize` with `deny_unknown_fields`, and wraps
//! what it checks afterwards into [`Spanned`], so that every error names the line it is about:
//!
//! ```
//! use components::material::{MaterialFile, Spanned};
//!
//! #[derive(serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct File {
//!     cards: Spanned<Vec<Spanned<u8>>>,
//! }
//!
//! let text = MaterialFile::new("cards = [\n  7,\n  12,\n]");
//! let file: File = text.read().unwrap();
//! let odd = file.cards.get_ref().iter().find(|card| card.get_ref() % 2 == 1).unwrap();
//! assert_eq!(text.wrong(odd, "7 is odd").to_string(), "line 2: 7 is odd");
//! let error = MaterialFile::new("cards = []\ncolour = 1").read::<File>().err().unwrap();
//! assert_eq!(error.to_string(), "line 2: unknown field `colour`, expected `cards`");
//! ```

use serde::de::DeserializeOwned;
pub use toml::Spanned;

/// The text of a material file.
#[derive(Clone, Copy)]
pub struct MaterialFile<'t> {
    text: &'t str,
}

/// What is wrong with a material file, in one line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct MaterialError {
    line: usize,
    why: String,
}

impl<'t> MaterialFile<'t> {
    /// A file with this text.
    pub fn new(text: &'t str) -> Self {
        MaterialFile { text }
    }

    /// Reads the file as a `T`.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, MaterialError> {
        // The parser's message can have several lines; the first says what is wrong.
        toml::from_str(self.text).map_err(|error| MaterialError {
            line: error.span().map_or(1, |span| self.line(span.start)),
            why: error.message().lines().next().unwrap_or_default().to_owned(),
        })
    }

    /// The error that `part` of the file is wrong.
    pub fn wrong<T>(self, part: &Spanned<T>, why: impl Into<String>) -> MaterialError {
        MaterialError {
            line: self.line(part.span().start),
            why: why.into(),
        }
    }

    /// The error that `part` of the file is wrong, unless `holds`.
    pub fn check<T>(self, holds: bool, part: &Spanned<T>, why: impl FnOnce() -> String) -> Result<(), MaterialError> {
        if holds { Ok(()) } else { Err(self.wrong(part, why())) }
    }

    fn line(self, place: usize) -> usize {
        let before = &self.text.as_bytes()[..place.min(self.text.len())];
        before.iter().filter(|&&byte| byte == b'\n').count() + 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        rows: Spanned<Vec<Spanned<Row>>>,
        #[serde(default)]
        tables: BTreeMap<String, Spanned<Row>>,
        #[serde(default)]
        entries: Vec<Spanned<Row>>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Row {
        count: u8,
    }

    #[track_caller]
    fn refused(text: &str, why: &str) {
        assert_eq!(MaterialFile::new(text).read::<File>().unwrap_err().to_string(), why);
    }

    #[test]
    fn whatever_cannot_be_read_is_named_with_its_line() {
        refused(
            "rows = [\n  { count = 1 },\n  { count = 300 },\n]",
            "line 3: invalid value: integer `300`, expected u8",
        );
        refused(
            "rows = [\n  { count = 1, size = 2 },\n]",
            "line 2: unknown field `size`, expected `count`",
        );
        refused("rows = [\n  {},\n]", "line 2: missing field `count`");
        refused("\n\nrows = [", "line 3: unclosed array, expected `]`");
        refused("", "line 1: missing field `rows`");
    }

    #[test]
    fn every_form_of_an_entry_knows_its_line() {
        let text = "rows = [\n  { count = 1 },\n]\n\n[tables.one]\ncount = 2\n\n[[entries]]\ncount = 3\n\n[[entries]]\ncount = 4\n";
        let source = MaterialFile::new(text);
        let file: File = source.read().unwrap();
        let line = |row: &Spanned<Row>| source.wrong(row, row.get_ref().count.to_string()).to_string();
        assert_eq!(source.wrong(&file.rows, "all").to_string(), "line 1: all");
        assert_eq!(line(&file.rows.get_ref()[0]), "line 2: 1");
        assert_eq!(line(&file.tables["one"]), "line 5: 2");
        assert_eq!(line(&file.entries[1]), "line 11: 4");
        assert_eq!(source.check(true, &file.rows, || unreachable!()), Ok(()));
        assert!(source.check(false, &file.rows, || "few".to_owned()).is_err());
    }
}
