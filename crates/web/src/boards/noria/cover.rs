//! The picture on the box: a wheel of brass between islands that float in the evening.

use maud::{Markup, html};

use super::SHEET;

/// Pictures of the game's sheet by where they float: name, left, top, width, height.
const PICTURES: [(&str, i32, i32, i32, i32); 11] = [
    ("cloud", -20, 20, 120, 50),
    ("cloud", 350, -6, 150, 62),
    ("airship", 26, 16, 90, 60),
    ("island-1", 2, 92, 124, 93),
    ("island-2", 376, 30, 122, 92),
    ("airship", 384, 132, 54, 36),
    ("rings", 128, 8, 244, 244),
    ("island-0", 394, 152, 100, 75),
    ("cloud", -40, 186, 200, 82),
    ("cloud", 340, 206, 200, 82),
    ("cloud", 120, 236, 130, 54),
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
    html! {
        svg.noria-cover viewBox="0 0 500 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="500" height="260" fill="var(--evening)" {}
            circle cx="250" cy="130" r="172" fill="var(--sunset)" {}
            path d="M0 168Q130 130 260 164T500 150V260H0z" fill="var(--horizon)" {}
            @for (name, left, top, width, height) in PICTURES {
                use href=(SHEET.address(name)) x=(left) y=(top) width=(width) height=(height) {}
            }
            @for (name, left, top) in DISCS {
                use href=(SHEET.address(name)) x=(left) y=(top) width="39" height="39" {}
            }
        }
    }
}
