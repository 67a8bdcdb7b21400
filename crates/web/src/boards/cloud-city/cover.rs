//! The picture on the box: a finished city among the clouds.

use catalogue::games::cloud_city::{City, Shape};
use maud::{Markup, html};

use super::frame::{Frame, Viewpoint};
use super::panorama::{self, Prospect};

/// The city of the picture, with walkways of all levels over and under each other.
const CITY: &str = "\
at a1
S..B.S
.GB.G.
.BS..B
G..GB.
S....G
.BBSS.

a1 f1
a1 a5
b2 e2
a4 d4
b3 b6
b6 c6
d6 e6
";

/// Clouds by where they float: the middle, and their size in percent. Some are behind the city and some before it.
const BEHIND: [(i16, i16, i16); 5] = [
    (58, 58, 90),
    (440, 36, 100),
    (170, 30, 45),
    (12, 160, 80),
    (492, 150, 90),
];
const BEFORE: [(i16, i16, i16); 4] = [(60, 274, 150), (448, 276, 170), (205, 282, 85), (318, 284, 75)];

pub(super) fn cover() -> Markup {
    let city: City = CITY.parse().expect("the city of the cover can be built");
    let from = Viewpoint {
        frame: Frame::finished(&city, Shape::Square),
        turns: 0,
    };
    html! {
        svg.cloud-city-cover viewBox="0 0 500 281" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            circle.sun cx="396" cy="62" r="24" {}
            @for (x, y, size) in BEHIND { (panorama::cloud(x, y, size)) }
            svg x="46" y="4" width="408" height="306" viewBox=(from.view_box()) {
                (panorama::contents(&city, &Prospect::default(), from))
            }
            @for (x, y, size) in BEFORE { (panorama::cloud(x, y, size)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_city_of_the_cover_can_be_built() {
        assert!(CITY.parse::<City>().is_ok());
    }
}
