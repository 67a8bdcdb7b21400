//! A board as the parts it is made of.

use maud::{Markup, html};

use crate::piece::Cut;
use crate::room::Room;

/// A board in parts. On a desk they stand side by side as the board's style sheet lays them out; on a phone one is in
/// front and the others wait behind tabs.
pub struct Composition {
    /// The parts in the order of their tabs, the viewer's own first; at most six.
    pub parts: Vec<Part>,
    /// The index of the part that is in front on a phone, where the reader has not chosen another.
    pub front: usize,
}

/// A part of a board.
pub struct Part {
    /// Its name, for styles: the element is `#part-NAME`.
    pub name: &'static str,
    /// What its tab says.
    pub title: String,
    /// What it shows.
    pub body: Markup,
}

impl Part {
    /// A part.
    pub fn new(name: &'static str, title: impl Into<String>, body: Markup) -> Part {
        Part {
            name,
            title: title.into(),
            body,
        }
    }
}

impl Composition {
    /// A board with one part only.
    pub fn whole(body: Markup) -> Composition {
        Composition {
            parts: vec![Part::new("whole", "", body)],
            front: 0,
        }
    }

    /// The parts, one after the other.
    pub fn markup(&self) -> Markup {
        let room: usize = self.parts.iter().map(|part| part.body.0.len() + 64).sum();
        html! {
            (Room(room))
            @for part in &self.parts { (Cut) div.part id={ "part-" (part.name) } { (Cut) (part.body) } }
        }
    }
}
