//! The picture on the box: brass wheels between islands that float in the evening.

use maud::{Markup, html};

use crate::assets;

/// Pictures of the game's sheet by where they float: name, left, top, width, height.
const PICTURES: [(&str, i32, i32, i32, i32); 12] = [
    ("cloud", 10, 30, 120, 50),
    ("cloud", 330, 8, 150, 62),
    ("island-1", 10, 40, 130, 98),
    ("airship", 60, 6, 84, 56),
    ("island-2", 360, 46, 140, 105),
    ("airship", 322, 26, 56, 37),
    ("rings", 128, 8, 244, 244),
    ("cloud", -40, 176, 210, 86),
    ("cloud", 330, 186, 220, 90),
    ("island-0", 20, 146, 120, 90),
    ("cloud", 150, 226, 190, 70),
    ("island-1", 384, 160, 96, 72),
];

/// Discs on the wheel of the picture: kind, left, top.
const DISCS: [(&str, i32, i32); 9] = [
    ("disc-tool", 148, 63),
    ("disc-mycelium", 230, 16),
    ("disc-energy-up", 312, 63),
    ("disc-journey-up", 312, 158),
    ("disc-obsidian", 230, 205),
    ("disc-city", 148, 158),
    ("disc-bonus-up", 269, 149),
    ("disc-energy", 191, 71),
    ("disc-city-up", 230, 132),
];

pub(super) fn cover() -> Markup {
    let sheet = assets::url("noria.svg");
    html! {
        svg.noria-cover viewBox="0 0 500 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            rect width="500" height="260" fill="var(--sky)" {}
            circle cx="250" cy="130" r="170" fill="var(--dawn)" {}
            path d="M0 168Q130 130 260 164T500 150V260H0z" fill="var(--haze)" {}
            @for (name, left, top, width, height) in PICTURES {
                use href={ (sheet) "#" (name) } x=(left) y=(top) width=(width) height=(height) {}
            }
            @for (name, left, top) in DISCS {
                use href={ (sheet) "#" (name) } x=(left) y=(top) width="39" height="39" {}
            }
        }
    }
}
