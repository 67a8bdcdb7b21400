//! Room for large pages.

use maud::Render;

/// Room for so many bytes more, written as nothing: `html! { (Room(size)) … }`. A text that grows by and by is copied at every
/// step, and a board stands in several texts, one within the other.
pub(crate) struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, page: &mut String) {
        page.reserve(self.0);
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
}
