//! Room for large pages, and the pieces that they are made of.

use maud::{Markup, PreEscaped, Render};

/// Room for so many bytes more, written as nothing: `html! { (Room(size)) … }`. A text that grows by and by is copied at every
/// step, and a board stands in several texts, one within the other.
pub(crate) struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, page: &mut String) {
        page.reserve(self.0);
    }
}

/// A text in the pieces in which it is drawn and changes: whoever has the text before need not look for what is new in a piece that
/// is the same. The text is all of them, one after the other.
#[derive(Default)]
pub struct Pieces(pub Vec<Markup>);

impl Pieces {
    /// These pieces within an element that was drawn empty.
    pub(crate) fn within(element: Markup, pieces: Pieces) -> Pieces {
        let end = element.0.rfind("</").unwrap_or(element.0.len());
        let [start, end] = [&element.0[..end], &element.0[end..]].map(|tag| PreEscaped(tag.to_owned()));
        Pieces([start].into_iter().chain(pieces.0).chain([end]).collect())
    }
}

impl From<Markup> for Pieces {
    fn from(piece: Markup) -> Pieces {
        Pieces(vec![piece])
    }
}

impl Render for Pieces {
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
    fn pieces_follow_each_other_within_their_element() {
        let pieces = Pieces(vec![html! { p { "one" } }, html! { p { "two" } }]);
        assert_eq!(html! { div { (pieces) } }.0, "<div><p>one</p><p>two</p></div>");
        let within = Pieces::within(html! { b; div title="</" {} }, pieces);
        assert_eq!(within.0.len(), 4);
        assert_eq!(
            html! { (within) }.0,
            "<b><div title=\"&lt;/\"><p>one</p><p>two</p></div>"
        );
    }
}
