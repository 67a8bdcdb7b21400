//! Pages in the pieces that change by themselves, as streams keep them.

use std::sync::Arc;

use web::Pieces;

use crate::patch;

/// A piece of a page. Drawings that follow each other share those that did not change.
#[derive(Clone)]
pub(crate) struct Piece {
    text: Arc<str>,
    /// How long it is as scripts in a browser count.
    units: usize,
}

impl Piece {
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How long it is, in UTF-16 units.
    pub fn units(&self) -> usize {
        self.units
    }
}

impl PartialEq for Piece {
    fn eq(&self, other: &Piece) -> bool {
        Arc::ptr_eq(&self.text, &other.text) || self.units == other.units && self.text == other.text
    }
}

impl From<String> for Piece {
    fn from(text: String) -> Piece {
        Piece {
            units: patch::length(&text),
            text: text.into(),
        }
    }
}

/// The pieces of a page after one that was drawn before it.
pub(crate) fn following(before: &[Piece], page: Pieces) -> Vec<Piece> {
    let piece = |(index, drawn): (usize, maud::Markup)| match before.get(index) {
        Some(before) if *before.text == *drawn.0 => before.clone(),
        _ => Piece::from(drawn.0),
    };
    page.0.into_iter().enumerate().map(piece).collect()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn what_did_not_change_is_shared() {
        let page = |text: &str| Pieces(vec![html! { "same" }, html! { (text) }]);
        let before = following(&[], page("one"));
        let after = following(&before, page("two"));
        assert!(Arc::ptr_eq(&before[0].text, &after[0].text));
        assert_eq!(after[1].text(), "two");
    }
}
