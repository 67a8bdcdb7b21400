//! A city seen from above, with the names of rows and columns: the clearest picture on a small screen.

use super::SHEET;
use catalogue::games::cloud_city::{City, Face, Level, Place, Square, Walkway};
use maud::{Markup, html};

use super::frame::Frame;
use super::panorama::{Prospect, seen_when_turned};

/// The side of a square on the plan.
const SQUARE: i16 = 40;
/// The room for names above and to the left, and the room on the other sides.
const NAMES: i16 = 30;
const MARGIN: i16 = 10;

/// The plan of a city; decoration only, as the text beside it says it all.
pub(super) fn picture(city: &City, prospect: &Prospect, frame: Frame, sides: &[String; 4]) -> Markup {
    let side = frame.side * SQUARE + NAMES + MARGIN;
    html! {
        svg.above viewBox={ "-" (NAMES) " -" (NAMES) " " (side) " " (side) } aria-hidden="true" {
            @for (place, column, row) in frame.names() {
                @let middle = place * SQUARE + SQUARE / 2;
                @if let Some(column) = column { text x=(middle) y="-11" { (column) } }
                @if let Some(row) = row { text x="-15" y=(middle + 5) { (row) } }
            }
            text.north x="-15" y="-11" { (sides[0]) "↑" }
            (tiles(city, prospect, frame))
            @if let Some((face, places)) = &prospect.ghost {
                defs { (ghost_buildings(*face)) }
                @for (number, &place) in places.iter().enumerate() {
                    (ground(frame, place, &format!("ghost g{number}")))
                    @let (x, y) = middle(frame, place.square(0, 0));
                    use class={ "ghosts g" (number) } href="#ghosts-above" x=(x) y=(y) {}
                }
            }
            @for level in Level::ALL { (storey(city, prospect, frame, level)) }
        }
    }
}

/// The buildings of the tile to be laid as seen from its first square, in every turn, of which one is seen; each place
/// shows this same drawing.
fn ghost_buildings(face: Face) -> Markup {
    html! {
        g id="ghosts-above" {
            @for &rotation in face.turns() {
                g visibility=(seen_when_turned(rotation)) {
                    @for (level, (row, column)) in face.buildings(rotation) {
                        use href=(SHEET.address(&format!("flat-{level}"))) x=(i16::from(column) * SQUARE) y=(i16::from(row) * SQUARE) {}
                    }
                }
            }
        }
    }
}

/// A tile alone, without names around it.
pub(super) fn tile(city: &City) -> Markup {
    let frame = Frame::tile(Place::START);
    let side = frame.side * SQUARE;
    html! {
        svg.above viewBox={ "0 0 " (side) " " (side) } aria-hidden="true" {
            (tiles(city, &Prospect::default(), frame))
            @for level in Level::ALL { (storey(city, &Prospect::default(), frame, level)) }
        }
    }
}

fn tiles(city: &City, prospect: &Prospect, frame: Frame) -> Markup {
    html! {
        @for (place, _, _) in city.laid() {
            (ground(frame, place, if prospect.new_tiles.contains(&place) { "ground new" } else { "ground" }))
        }
    }
}

/// The buildings and walkways of a level: they lie over those of the lower ones.
fn storey(city: &City, prospect: &Prospect, frame: Frame, level: Level) -> Markup {
    let of_level = |(other, _): &(Level, Walkway)| *other == level;
    html! {
        @for (place, face, rotation) in city.laid() {
            @for (building, (row, column)) in face.buildings(rotation) {
                @if building == level { (at(frame, place.square(row, column), &format!("flat-{level}"))) }
            }
        }
        @for (_, walkway) in prospect.possible.iter().copied().filter(of_level) { (lane(frame, level, walkway, "may")) }
        @for (_, walkway) in city.walkways().into_iter().filter(of_level) {
            (lane(frame, level, walkway, if prospect.new_walkways.contains(&walkway) { "new" } else { "built" }))
        }
    }
}

fn middle(frame: Frame, square: Square) -> (i16, i16) {
    let (row, column) = frame.cell(square);
    (column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2)
}

fn at(frame: Frame, square: Square, name: &str) -> Markup {
    let (x, y) = middle(frame, square);
    html! { use href=(SHEET.address(name)) x=(x) y=(y) {} }
}

fn ground(frame: Frame, place: Place, class: &str) -> Markup {
    let (row, column) = frame.cell(place.square(0, 0));
    let inset = 1;
    let side = 2 * SQUARE - 2 * inset;
    html! {
        rect class=(class) x=(column * SQUARE + inset) y=(row * SQUARE + inset) width=(side) height=(side) rx="7" {}
    }
}

/// A walkway as a lane. The levels keep to lanes of their own, so that those along one line can be told apart.
fn lane(frame: Frame, level: Level, walkway: Walkway, class: &str) -> Markup {
    const WIDTH: i16 = 7;
    let aside = match level {
        Level::Blue => -8,
        Level::Green => 0,
        Level::Sand => 8,
    };
    let (from, to) = (middle(frame, walkway.start()), middle(frame, walkway.end()));
    let (x, y, width, height) = if from.1 == to.1 {
        (from.0, from.1 + aside - WIDTH / 2, to.0 - from.0, WIDTH)
    } else {
        (from.0 + aside - WIDTH / 2, from.1, WIDTH, to.1 - from.1)
    };
    html! {
        rect class={ "lane " (level) " " (class) } x=(x) y=(y) width=(width) height=(height) rx="3" {}
    }
}
