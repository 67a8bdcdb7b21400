//! The picture on the box: a village at the foot of wild mountains, and what lives there.

use maud::{Markup, html};

use super::SHEET;

/// Pictures of the game's sheet by where they stand: name, left, foot, width, height.
type Stands = (&'static str, i32, i32, i32, i32);

/// What lurks behind the hills.
const BEASTS: [Stands; 2] = [("red", 398, 158, 92, 92), ("blue", 22, 172, 78, 78)];

const VILLAGE: [Stands; 11] = [
    ("fort", 318, 168, 76, 61),
    ("quarry", 86, 180, 100, 70),
    ("cathedral", 206, 198, 130, 91),
    ("alchemist-tower", 120, 214, 120, 84),
    ("tavern", 296, 224, 124, 87),
    ("sawmill", 8, 232, 130, 91),
    ("bazaar", 196, 246, 118, 83),
    ("villager", 330, 252, 28, 28),
    ("villager", 152, 250, 26, 26),
    ("villager", 120, 256, 26, 26),
    ("adventurers", 388, 264, 106, 106),
];

pub(super) fn cover() -> Markup {
    html! {
        svg.settlement-cover viewBox="0 0 500 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="500" height="260" fill="var(--sky)" stroke="none" {}
            circle cx="96" cy="52" r="26" fill="var(--gold2)" stroke="none" {}
            path d="M-10 170L60 84L108 126L176 40L250 128L322 62L388 124L440 86L520 170z" fill="var(--ridge)" {}
            path d="M176 40L158 63L174 59L188 70L197 64zM322 62L305 77L320 75L333 86L344 81zM60 84L46 101L60 98L72 107L79 101z" fill="var(--snow)" {}
            @for stands in BEASTS { (standing(stands)) }
            path d="M0 160Q90 120 200 152T400 138T500 152V260H0z" fill="var(--leaf2)" stroke="none" {}
            path d="M0 196Q120 166 260 190T500 180V260H0z" fill="var(--leaf)" stroke="none" {}
            path d="M0 226Q120 204 260 222T500 214V260H0z" fill="var(--meadow)" stroke="none" {}
            @for stands in VILLAGE { (standing(stands)) }
        }
    }
}

fn standing((name, left, foot, width, height): Stands) -> Markup {
    html! {
        use href=(SHEET.address(name)) x=(left) y=(foot - height) width=(width) height=(height) {}
    }
}
