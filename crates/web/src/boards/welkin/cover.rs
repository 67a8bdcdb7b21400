//! The picture on the box: islands that float in the sky.

use maud::{Markup, html};

use crate::assets;

/// Clouds by where they float: left, top, width.
const CLOUDS: [(i32, i32, i32); 6] = [
    (20, 40, 110),
    (300, 16, 150),
    (150, 96, 90),
    (-30, 176, 190),
    (200, 196, 210),
    (390, 170, 170),
];

/// Pictures of the game's sheet by where they float: name, left, top, width, height.
const ISLANDS: [(&str, i32, i32, i32, i32); 7] = [
    ("site-2", 250, 30, 90, 63),
    ("island", 112, 46, 66, 44),
    ("balloon", 206, 40, 34, 51),
    ("site-any", 12, 84, 130, 91),
    ("site-5", 140, 78, 200, 140),
    ("site-3", 350, 64, 130, 91),
    ("island", 318, 166, 72, 48),
];

pub(super) fn cover() -> Markup {
    let sheet = assets::url("welkin.svg");
    html! {
        svg.welkin-cover viewBox="0 0 500 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="500" height="260" fill="var(--sky)" {}
            path d="M0 150Q130 118 260 150T500 138V260H0z" fill="var(--haze)" {}
            path d="M0 206Q140 176 270 204T500 196V260H0z" fill="var(--haze2)" {}
            circle cx="432" cy="46" r="25" fill="var(--lamp)" {}
            @for (left, top, width) in CLOUDS {
                use href={ (sheet) "#cloud" } x=(left) y=(top) width=(width) height=(width * 50 / 120) {}
            }
            @for (name, left, top, width, height) in ISLANDS {
                use href={ (sheet) "#" (name) } x=(left) y=(top) width=(width) height=(height) {}
            }
        }
    }
}
