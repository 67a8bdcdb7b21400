//! The picture on the box: a town under construction.

use maud::{Markup, html};

use crate::assets;

/// Pictures of the game's sheet by where they stand: name, left, foot, width.
const SKYLINE: [(&str, i32, i32, i32); 9] = [
    ("castle", 20, 176, 150),
    ("windmill", 330, 170, 110),
    ("cathedral", 170, 190, 180),
    ("townhouse", 120, 214, 110),
    ("tavern", 300, 214, 120),
    ("cottage", 10, 222, 120),
    ("large-crane", 395, 214, 130),
    ("covered-market", 200, 244, 150),
    ("stone-bridge", 350, 246, 140),
];

pub(super) fn cover() -> Markup {
    let sheet = assets::url("batisseurs.svg");
    html! {
        svg.builders-cover viewBox="0 0 500 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="500" height="260" fill="var(--sky)" {}
            circle cx="410" cy="62" r="30" fill="var(--glass)" {}
            path d="M0 170Q90 110 200 160T400 140T500 160V260H0z" fill="var(--hill)" {}
            path d="M0 200Q120 170 260 196T500 186V260H0z" fill="var(--leaf)" {}
            @for (name, left, foot, width) in SKYLINE {
                @let height = width * 66 / 120;
                use href={ (sheet) "#" (name) } x=(left) y=(foot - height) width=(width) height=(height) {}
            }
        }
    }
}
