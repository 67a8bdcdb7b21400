//! A city seen from the side: tiles in the sky, towers, walkways over and under each other.

use catalogue::games::cloud_city::{City, Face, Level, Place, Rotation, Walkway};
use maud::{Markup, html};

use super::frame::{Frame, Ring, Viewpoint, height};
use super::order::{self, Part, Piece};
use super::{SHEET, shadows};

/// What is to be seen besides what stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Prospect {
    /// Tiles laid lately.
    pub new_tiles: Vec<Place>,
    /// Walkways built lately.
    pub new_walkways: Vec<Walkway>,
    /// Walkways that can be built now.
    pub possible: Vec<(Level, Walkway)>,
    /// The tile to be laid, and where it can go.
    pub ghost: Option<(Face, Vec<Place>)>,
}

/// How a piece is drawn: the class names it gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    Standing,
    New,
    Possible,
}

impl Look {
    fn class(self) -> Option<&'static str> {
        match self {
            Look::Standing => None,
            Look::New => Some("new"),
            Look::Possible => Some("may"),
        }
    }
}

/// The class of what is seen only while the tile in hand is turned so.
pub(super) fn turn_class(face: Face, rotation: Rotation) -> String {
    let turn = rotation.index();
    if face.turns().len() == 2 {
        format!("turned t{turn} t{}", turn + 2)
    } else {
        format!("turned t{turn}")
    }
}

/// Clouds in the corners of the sky, which a city leaves free: where they float, and their size in percent.
const CLOUDS: [(i16, i16, i16); 6] = [
    (70, 62, 85),
    (452, 40, 70),
    (255, 30, 45),
    (36, 342, 100),
    (468, 352, 115),
    (150, 386, 60),
];

/// The sky behind a city.
pub(super) fn clouds() -> Markup {
    html! {
        svg.clouds viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true" {
            @for (x, y, size) in CLOUDS { (cloud(x, y, size)) }
        }
    }
}

/// A cloud of this size in percent.
pub(super) fn cloud(x: i16, y: i16, size: i16) -> Markup {
    html! {
        use href=(SHEET.address("cloud")) transform={ "translate(" (x) " " (y) ")scale(" (f32::from(size) / 100.0) ")" } {}
    }
}

/// The picture of a city; decoration only, as the text beside it says it all. It has the names of rows and columns along
/// the near edges of the city and its ring, or of its frame, as moves and log have them.
pub(super) fn picture(city: &City, prospect: &Prospect, from: Viewpoint, ring: Option<&Ring>, class: &str) -> Markup {
    let (lower_left, lower_right) = from.edges(ring);
    html! {
        svg class={ "aside " (class) } viewBox=(from.view_box()) aria-hidden="true" {
            (contents(city, prospect, from))
            @for (name, (x, y)) in lower_left.into_iter().chain(lower_right) { text x=(x) y=(y) { (name) } }
        }
    }
}

/// The picture of a tile alone.
pub(super) fn tile(city: &City, class: &str) -> Markup {
    let from = Viewpoint {
        frame: Frame::tile(Place::START),
        turns: 0,
    };
    html! {
        svg class={ "aside " (class) } viewBox=(from.view_box()) aria-hidden="true" {
            (contents(city, &Prospect::default(), from))
        }
    }
}

/// A rose in the lower left corner of the sky that turns with the city. It stands beside the picture: as large as its
/// letters need it, whatever the size of the city, and never below the names around that.
pub(super) fn compass(turns: usize, sides: &[String; 4], class: &str) -> Markup {
    // From the middle of a square to the next in each direction, as the picture shows it.
    let ways = [(20, -10), (20, 10), (-20, 10), (-20, -10)];
    let (north_x, north_y) = ways[turns];
    html! {
        svg class={ "compass " (class) } viewBox="-36 -20 72 40" aria-hidden="true" {
            ellipse rx="17" ry="8.5" {}
            path d={ "M" (north_x) " " (north_y) "L" (north_y / 2) " " (-north_x / 8) "L" (-north_y / 2) " " (north_x / 8) "z" } {}
            @for (number, side) in sides.iter().enumerate() {
                @let (way_x, way_y) = ways[(number + turns) % 4];
                text x=(way_x * 14 / 10) y=(way_y * 12 / 10 + 4) { (side) }
            }
        }
    }
}

/// What is on the picture, the farthest first: the ground with its shadows, then what rises above it.
pub(super) fn contents(city: &City, prospect: &Prospect, from: Viewpoint) -> Markup {
    let mut tiles: Vec<(i16, i16)> = city.laid().map(|(place, _, _)| from.tile(place)).collect();
    tiles.sort_unstable_by_key(|&(_, y)| y);
    let pieces = pieces(city, prospect, from);
    let mut ghosts = ghosts(prospect, from).into_iter().peekable();
    html! {
        @if let Some((face, _)) = prospect.ghost { defs { (ghost_towers(face, from)) } }
        @for &(x, y) in &tiles { use href=(SHEET.address("slab")) x=(x) y=(y) {} }
        @if let Some((_, places)) = &prospect.ghost {
            @for (number, &place) in places.iter().enumerate() {
                @let (x, y) = from.tile(place);
                use class={ "ghost g" (number) } href=(SHEET.address("ghost")) x=(x) y=(y) {}
            }
        }
        path.umbra d=(shadows::outline(city, from)) {}
        @for (number, &place) in prospect.new_tiles.iter().enumerate() {
            @let (x, y) = from.tile(place);
            // The tile that was laid last flies there from the hand.
            use.new-tile data-place=[(number + 1 == prospect.new_tiles.len()).then_some("laid")] href=(SHEET.address("fresh")) x=(x) y=(y) {}
        }
        @for piece in &pieces {
            @while let Some(ghost) = ghosts.next_if(|ghost| ghost.depth <= piece.depth()) { (ghost.draw(from)) }
            @let (x, ground) = Viewpoint::ground(piece.cell);
            @let y = if piece.part == Part::Tower { ground } else { ground - height(piece.level) };
            use class=[piece.owner.class()] href=(SHEET.address(&name(piece))) x=(x) y=(y) {}
        }
        @for ghost in ghosts { (ghost.draw(from)) }
    }
}

/// The tile to be laid, at the place with this number.
struct Ghost {
    number: usize,
    place: Place,
    /// What stands on squares as near as this, or nearer, is drawn later.
    depth: i16,
}

impl Ghost {
    fn draw(&self, from: Viewpoint) -> Markup {
        let (x, y) = from.tile(self.place);
        html! { use class={ "ghosts g" (self.number) } href={ "#ghosts-" (from.turns) } x=(x) y=(y) {} }
    }
}

/// The places for the tile to be laid, the farthest first. Of its four squares two lie equally far away: nothing of the city that
/// hides the tile, or is hidden by it, is as far away as they are.
fn ghosts(prospect: &Prospect, from: Viewpoint) -> Vec<Ghost> {
    let Some((_, places)) = &prospect.ghost else {
        return Vec::new();
    };
    let ghost = |(number, &place): (usize, &Place)| {
        let (row, column) = from.cell(place.square(0, 0));
        let (opposite_row, opposite_column) = from.cell(place.square(1, 1));
        Ghost {
            number,
            place,
            depth: (row + column + opposite_row + opposite_column) / 2,
        }
    };
    let mut ghosts: Vec<Ghost> = places.iter().enumerate().map(ghost).collect();
    ghosts.sort_by_key(|ghost| ghost.depth);
    ghosts
}

/// Shows a part of a drawing that is used elsewhere only while the tile in hand is turned so. No selector of the style sheet
/// reaches into what is used, but what is inherited does.
pub(super) fn seen_when_turned(rotation: Rotation) -> String {
    format!("var(--t{})", rotation.index())
}

/// The towers of the tile to be laid around its middle, in every turn, of which one is seen. Each place shows this same drawing:
/// four turns of two towers at a dozen places would weigh more than all the rest of a move. They stand low on the ground of
/// their colour, so that one sees where each belongs, and rise where one points (`--rise`). A finger cannot point: there the
/// signs of their levels lie on the ground instead, as towers at every place would hide one another and the city.
fn ghost_towers(face: Face, from: Viewpoint) -> Markup {
    let alone = Viewpoint {
        frame: Frame::tile(Place::START),
        ..from
    };
    let (middle_x, middle_y) = alone.tile(Place::START);
    let turned = face.turns().iter().map(|&rotation| {
        let mut towers = order::towers_of((Place::START, face, rotation), alone, Look::Standing);
        order::arrange(&mut towers);
        (rotation, towers)
    });
    html! {
        g id={ "ghosts-" (from.turns) } {
            @for (rotation, towers) in turned {
                g visibility=(seen_when_turned(rotation)) {
                    @for tower in &towers {
                        @let (x, y) = Viewpoint::ground(tower.cell);
                        g transform={ "translate(" (x - middle_x) " " (y - middle_y) ")" } {
                            path d="M-30 0L0 -15L30 0L0 15z" fill=(patch(tower.level)) {}
                            use.lies href=(SHEET.address(&format!("level-{}", tower.level))) x="-10" y="-10" width="20" height="20" {}
                            use.rises href=(SHEET.address(&name(tower))) {}
                        }
                    }
                }
            }
        }
    }
}

/// Everything that rises above the ground, in the order of drawing.
fn pieces(city: &City, prospect: &Prospect, from: Viewpoint) -> Vec<Piece<Look>> {
    let mut all = order::towers(city, from, Look::Standing);
    for (level, walkway) in city.walkways() {
        let look = if prospect.new_walkways.contains(&walkway) {
            Look::New
        } else {
            Look::Standing
        };
        all.extend(order::pieces(level, walkway, from, look));
    }
    for &(level, walkway) in &prospect.possible {
        all.extend(order::pieces(level, walkway, from, Look::Possible));
    }
    order::arrange(&mut all);
    all
}

/// The colour of the ground on which towers of a level stand.
const fn patch(level: Level) -> &'static str {
    match level {
        Level::Blue => "var(--river)",
        Level::Green => "var(--forest)",
        Level::Sand => "var(--dune)",
    }
}

/// The symbol of a piece.
fn name(piece: &Piece<Look>) -> String {
    match piece.part {
        Part::Tower => format!("tower-{}", piece.level),
        Part::Back(axis) => format!("{}-back-{axis}", piece.level),
        Part::Front(axis) => format!("{}-front-{axis}", piece.level),
        Part::Over(axis) => format!("{}-over-{axis}", piece.level),
    }
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::Shape;

    use super::*;

    #[test]
    fn every_place_for_a_tile_shows_one_drawing_of_it_behind_what_lies_before_it() {
        let city = City::new(Face::SideBlueBlue);
        let frame = Frame::growing(&city, Shape::Square);
        let mut places = Vec::new();
        city.places(Shape::Square, |place| places.push(place));
        let prospect = Prospect {
            ghost: Some((Face::DiagonalSandSand, places.clone())),
            ..Prospect::default()
        };
        for turns in 0..4 {
            let drawn = contents(&city, &prospect, Viewpoint { frame, turns }).into_string();
            let (behind, before) = drawn.split_once("#tower-blue").expect("the city stands");
            let ghosts = |part: &str| part.matches(&format!("href=\"#ghosts-{turns}\"")).count();
            assert_eq!(ghosts(behind) + ghosts(before), places.len());
            // Around one tile two places lie behind it from everywhere, and two before it.
            assert_eq!(ghosts(behind), places.len() / 2, "after {turns} turns");
        }
    }
}
