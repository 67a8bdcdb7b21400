//! The pictures of a game: symbols of one SVG file, so that each travels once.

use std::fmt::Display;

use catalogue::Lexicon;
use engine::Seat;
use maud::{Markup, html};

use crate::assets;

/// The file with the pictures of a game.
pub(super) struct Sheet(pub &'static str);

impl Sheet {
    /// The address of a picture.
    pub fn address(&self, name: &str) -> String {
        format!("{}#{name}", assets::url(self.0))
    }

    /// A picture; decoration only.
    pub fn picture(&self, class: &str, name: &str) -> Markup {
        html! {
            svg class=(class) aria-hidden="true" { use href={ (assets::url(self.0)) "#" (name) } {} }
        }
    }

    /// A small sign, for example that of a resource.
    pub fn sign(&self, name: &str) -> Markup {
        self.picture("sign", name)
    }

    /// Components for the rules: each a picture and the messages that say what it is. The pictures have the colours of
    /// the cover, whose class is `colours`: those of the board hold on the board alone.
    pub fn gallery(&self, colours: &str, words: &Lexicon, components: &[(&str, &[&str])]) -> Markup {
        html! {
            ul.components role="list" {
                @for (name, messages) in components {
                    li {
                        (self.picture(&format!("component {colours}"), name))
                        span { @for (number, message) in messages.iter().enumerate() {
                            @if number == 0 { strong { (words.word(message)) } } @else { br; (words.word(message)) }
                        } }
                    }
                }
            }
        }
    }

    /// So many of something, as a sign and a number.
    pub fn amount(&self, name: &str, number: impl Display) -> Markup {
        html! { span.amount { (self.sign(name)) (number) } }
    }

    /// So many of something that belong to a seat: what comes and goes is seen to do so (`static/motion.js`).
    pub fn holding(&self, seat: Seat, name: &str, number: impl Display) -> Markup {
        html! { span.amount data-store=(store(seat, name)) data-amount=(number) { (self.sign(name)) (number) } }
    }
}

/// What the counter of something that a seat has is called on the page.
pub(super) fn store(seat: Seat, name: &str) -> String {
    format!("{name}-{seat}")
}
