//! The pictures of a game: symbols of one SVG file, so that each travels once.

use std::fmt::Display;

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
            svg class=(class) aria-hidden="true" focusable="false" { use href=(self.address(name)) {} }
        }
    }

    /// A small sign, for example that of a resource.
    pub fn sign(&self, name: &str) -> Markup {
        self.picture("sign", name)
    }

    /// So many of something, as a sign and a number.
    pub fn amount(&self, name: &str, number: impl Display) -> Markup {
        html! { span.amount { (self.sign(name)) (number) } }
    }
}
