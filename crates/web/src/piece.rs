//! Pages in pieces, of which those that were drawn before are not copied.
//!
//! A move changes little of a page, and the same cards lie at many tables. A [`Piece`] is a text that is drawn once; in a page that
//! is drawn [`in_pieces`] it stands by reference, so that it is neither copied nor compared letter by letter with what was there
//! before. Everywhere else it is plain text.

use std::cell::RefCell;
use std::hash::BuildHasher as _;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use foldhash::fast::FixedState;
use maud::{Markup, Render};
use memchr::memmem;

/// A text that was drawn once; copies share it.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What it is a part of: a page, or nothing but itself.
    whole: Arc<str>,
    range: Range<usize>,
    units: usize,
    hash: u64,
}

impl Piece {
    fn of(whole: &Arc<str>, range: Range<usize>) -> Piece {
        let text = &whole[range.clone()];
        Piece {
            units: units(text),
            hash: FixedState::default().hash_one(text),
            whole: Arc::clone(whole),
            range,
        }
    }

    /// What it says.
    pub fn text(&self) -> &str {
        &self.whole[self.range.clone()]
    }

    /// How long it is as scripts in a browser count: in UTF-16 units.
    pub fn units(&self) -> usize {
        self.units
    }

    /// A number that all pieces that say the same have in common, and hardly any other.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether it is a copy of the other.
    fn is(&self, other: &Piece) -> bool {
        Arc::ptr_eq(&self.whole, &other.whole) && self.range == other.range
    }
}

impl PartialEq for Piece {
    fn eq(&self, other: &Piece) -> bool {
        self.hash == other.hash && (self.is(other) || self.text() == other.text())
    }
}

impl<T: Into<Arc<str>>> From<T> for Piece {
    fn from(text: T) -> Piece {
        let text = text.into();
        Piece::of(&text, 0..text.len())
    }
}

/// How many UTF-16 units a text has: one for every letter, two for one of four bytes.
pub fn units(text: &str) -> usize {
    // So few bytes that the count of their units fits into one, which is how a processor counts many at once.
    const STEP: usize = 64;
    let begun = |byte: &u8| u8::from(byte & 0xc0 != 0x80) + u8::from(*byte >= 0xf0);
    let steps = text.as_bytes().chunks(STEP);
    steps.map(|step| usize::from(step.iter().map(begun).sum::<u8>())).sum()
}

thread_local! {
    /// The pieces that the page being drawn in pieces refers to.
    static REFERRED: RefCell<Option<Vec<Piece>>> = const { RefCell::new(None) };
}

/// What a reference begins with, before its number. No text has it: in what people wrote, and in all that is not ours, a `<` is escaped.
const REFERENCE: &str = "<#";

impl Render for Piece {
    fn render_to(&self, page: &mut String) {
        let number = REFERRED.with_borrow_mut(|referred| {
            let referred = referred.as_mut()?;
            referred.push(self.clone());
            Some(referred.len() - 1)
        });
        match number {
            Some(number) => {
                page.push_str(REFERENCE);
                number.render_to(page);
                page.push('>');
            }
            None => page.push_str(self.text()),
        }
    }
}

/// Where a page is cut when it is drawn in pieces; elsewhere nothing. What changes by itself should be a piece by itself: then little
/// is compared letter by letter.
pub(crate) struct Cut;

impl Render for Cut {
    fn render_to(&self, page: &mut String) {
        if REFERRED.with_borrow(Option::is_some) {
            page.push_str(REFERENCE);
            page.push('>');
        }
    }
}

/// Puts something in the place of what is referred to, and back where that was, also after a panic.
struct Aside(Option<Vec<Piece>>);

impl Aside {
    fn put(referred: Option<Vec<Piece>>) -> Aside {
        Aside(REFERRED.replace(referred))
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        REFERRED.set(self.0.take());
    }
}

/// Draws a page in the pieces that it consists of: those that it shows, and between them what was drawn for it alone.
pub fn in_pieces(draw: impl FnOnce() -> Markup) -> Vec<Piece> {
    let aside = Aside::put(Some(Vec::new()));
    let page: Arc<str> = draw().0.into();
    let referred = REFERRED.take().unwrap_or_default();
    drop(aside);
    let mut pieces = Vec::with_capacity(2 * referred.len() + 1);
    let mut own = 0;
    for reference in memmem::find_iter(page.as_bytes(), REFERENCE) {
        if own < reference {
            pieces.push(Piece::of(&page, own..reference));
        }
        let (number, _) = page[reference + REFERENCE.len()..]
            .split_once('>')
            .expect("a reference ends");
        // A cut refers to nothing.
        if !number.is_empty() {
            let number: usize = number.parse().expect("a reference has a number");
            pieces.push(referred[number].clone());
        }
        own = reference + REFERENCE.len() + number.len() + 1;
    }
    if own < page.len() {
        pieces.push(Piece::of(&page, own..page.len()));
    }
    pieces
}

/// Draws something as plain text, whatever it stands in.
pub(crate) fn plainly(draw: impl FnOnce() -> Markup) -> Markup {
    let _aside = Aside::put(None);
    draw()
}

/// A text that is drawn when it is first needed, and then kept beside what it is drawn from.
#[derive(Debug, Default)]
pub struct DrawnOnce(OnceLock<Piece>);

/// Whether something was drawn already is no part of what it is.
impl PartialEq for DrawnOnce {
    fn eq(&self, _: &DrawnOnce) -> bool {
        true
    }
}

impl Eq for DrawnOnce {}

impl DrawnOnce {
    /// The text; whoever comes first draws it.
    pub(crate) fn get_or_draw(&self, draw: impl FnOnce() -> Markup) -> Piece {
        self.0.get_or_init(|| Piece::from(plainly(draw).0)).clone()
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn texts(pieces: &[Piece]) -> Vec<&str> {
        pieces.iter().map(Piece::text).collect()
    }

    #[test]
    fn a_page_in_pieces_shares_what_was_drawn_before() {
        let card = Piece::from("<b>card</b>");
        let draw = || html! { ul { li title="<#0>" { (card) } li { (card) "<#1>" } } };
        let pieces = in_pieces(draw);
        assert_eq!(
            texts(&pieces),
            [
                "<ul><li title=\"&lt;#0&gt;\">",
                "<b>card</b>",
                "</li><li>",
                "<b>card</b>",
                "&lt;#1&gt;</li></ul>"
            ],
            "what people write refers to nothing"
        );
        assert!(pieces[1].is(&card));
        assert_eq!(draw().0, texts(&pieces).concat(), "elsewhere it is plain text");
    }

    #[test]
    fn a_page_is_cut_where_it_says_so() {
        let draw = || html! { p { "one" (Cut) } (Cut) p { "two" } };
        assert_eq!(texts(&in_pieces(draw)), ["<p>one", "</p>", "<p>two</p>"]);
        assert_eq!(draw().0, "<p>one</p><p>two</p>");
    }

    #[test]
    fn what_is_looked_into_is_plain() {
        let card = Piece::from("<b>card</b>");
        let mut looked_into = String::new();
        let pieces = in_pieces(|| {
            looked_into = plainly(|| html! { i { (card) } }).0;
            html! { (card) }
        });
        assert_eq!(looked_into, "<i><b>card</b></i>");
        assert_eq!(texts(&pieces), ["<b>card</b>"]);
    }

    #[test]
    fn a_drawing_that_fails_leaves_nothing_behind() {
        let failed = std::panic::catch_unwind(|| in_pieces(|| panic!("a board is missing")));
        assert!(failed.is_err());
        assert_eq!(html! { (Piece::from("text")) }.0, "text");
    }

    #[test]
    fn units_are_counted_as_scripts_count() {
        let text = "aé’🏰".repeat(50);
        assert_eq!(units(&text), text.encode_utf16().count());
    }
}
