//! The picture on the box: a village at the foot of wild mountains, and what lives there.

use maud::{Markup, html};

use crate::assets;

/// Pictures of the game's sheet by where they stand: name, left, foot, width, height.
const SCENE: [(&str, i32, i32, i32, i32); 12] = [
    ("red", 372, 106, 84, 84),
    ("blue", 16, 150, 58, 58),
    ("fort", 318, 166, 76, 61),
    ("quarry", 86, 178, 100, 70),
    ("cathedral", 206, 196, 130, 91),
    ("alchemist-tower", 120, 212, 120, 84),
    ("tavern", 300, 222, 124, 87),
    ("bank", 400, 226, 96, 67),
    ("sawmill", 8, 232, 130, 91),
    ("bazaar", 196, 246, 118, 83),
    ("villager", 330, 250, 30, 30),
    ("villager", 152, 250, 28, 28),
];

pub(super) fn cover() -> Markup {
    let sheet = assets::url("settlement.svg");
    html! {
        svg.settlement-cover.look-1 viewBox="0 0 500 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {
            rect width="500" height="260" fill="var(--sky)" stroke="none" {}
            circle cx="96" cy="52" r="26" fill="var(--gold2)" stroke="none" {}
            path d="M-10 170L60 84L108 126L176 40L250 128L322 62L388 124L440 86L520 170z" fill="var(--ridge)" {}
            path d="M176 40L158 63L174 59L188 70L197 64zM322 62L305 77L320 75L333 86L344 81zM60 84L46 101L60 98L72 107L79 101z" fill="var(--snow)" {}
            path d="M0 160Q90 120 200 152T400 138T500 152V260H0z" fill="var(--leaf2)" stroke="none" {}
            path d="M0 196Q120 166 260 190T500 180V260H0z" fill="var(--leaf)" stroke="none" {}
            path d="M0 226Q120 204 260 222T500 214V260H0z" fill="var(--meadow)" stroke="none" {}
            @for (name, left, foot, width, height) in SCENE {
                use href={ (sheet) "#" (name) } x=(left) y=(foot - height) width=(width) height=(height) {}
            }
        }
    }
}
