//! Which moves a step of a lesson means.

use serde::Deserialize;

/// The text of a move, in which `*` stands for any text or none: `open *`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct Pattern(String);

impl Pattern {
    /// Whether it means the move with this text.
    pub fn matches(&self, text: &str) -> bool {
        let mut parts = self.0.split('*');
        let head = parts.next().unwrap_or_default();
        let Some(mut rest) = text.strip_prefix(head) else {
            return false;
        };
        let Some(tail) = parts.next_back() else {
            return rest.is_empty();
        };
        for part in parts {
            match rest.split_once(part) {
                Some((_, after)) => rest = after,
                None => return false,
            }
        }
        rest.ends_with(tail)
    }

    /// How much of a move's text it names.
    pub(super) fn len(&self) -> usize {
        self.0.chars().filter(|letter| *letter != '*').count()
    }

    /// What was written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_any_text() {
        let matches = |pattern: &str, text: &str| Pattern(pattern.to_owned()).matches(text);
        assert!(matches("end", "end") && !matches("end", "ends") && !matches("end", "the end"));
        assert!(matches("open *", "open chapel") && !matches("open *", "reopen chapel"));
        assert!(matches("*", "") && matches("*", "anything at all"));
        assert!(matches("lay * north", "lay 3 4 north") && !matches("lay * north", "lay 3 4 south"));
        assert!(matches("a*b*c", "abc") && matches("a*b*c", "a b b c") && !matches("a*b*c", "a c"));
        assert!(!matches("ab*ba", "aba"), "nothing is used twice");
    }
}
