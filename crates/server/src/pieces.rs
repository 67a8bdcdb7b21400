//! Pages in the pieces that change by themselves, as streams keep them.

use std::sync::Arc;

use web::Pieces;

/// A piece of a page. Drawings that follow each other share those that did not change.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Piece(Arc<str>);

impl Piece {
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl From<String> for Piece {
    fn from(text: String) -> Piece {
        Piece(text.into())
    }
}

/// The pieces of a page after one that was drawn before it.
pub(crate) fn following(before: &[Piece], page: Pieces) -> Vec<Piece> {
    let piece = |(index, drawn): (usize, maud::Markup)| match before.get(index) {
        Some(before) if *before.0 == *drawn.0 => before.clone(),
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
        assert!(Arc::ptr_eq(&before[0].0, &after[0].0));
        assert_eq!(after[1].text(), "two");
    }
}
