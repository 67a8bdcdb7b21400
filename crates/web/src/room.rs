//! Room for large pages.

use maud::{Markup, Render};

/// Room for so many bytes more, written as nothing: `html! { (Room(size)) … }`. A text that grows by and by is copied at every
/// step, and a board stands in several texts, one within the other.
pub(crate) struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, page: &mut String) {
        page.reserve(self.0);
    }
}

/// Texts that follow each other, with room for all of them: where they become part of a page, they are copied once.
pub(crate) struct Pieces<const N: usize>(pub [Markup; N]);

impl<const N: usize> Render for Pieces<N> {
    fn render_to(&self, page: &mut String) {
        // A little more, for what the page still has to say after them.
        const END: usize = 64;
        page.reserve(self.0.iter().map(|piece| piece.0.len()).sum::<usize>() + END);
        self.0.iter().for_each(|piece| page.push_str(&piece.0));
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn room_is_not_seen() {
        let page = html! { (Room(5000)) p { "text" } };
        assert!(page.0.capacity() >= 5000);
        assert_eq!(page.0, "<p>text</p>");
    }

    #[test]
    fn pieces_follow_each_other() {
        let pieces = Pieces([html! { p { "one" } }, html! { p { "two" } }]);
        assert_eq!(html! { div { (pieces) } }.0, "<div><p>one</p><p>two</p></div>");
    }
}
