//! What a picture shows of the plan, and where on the picture a square lies.
//!
//! A picture shows a square part of the plan, a whole number of squares wide. Seen from above, a square of the plan is
//! a square. Seen from the side it is a rhomb twice as wide as high, and what stands on it rises straight up; turning
//! the plan by quarter turns first gives the four viewpoints.

use catalogue::games::cloud_city::{self, City, Level, Place, Shape, Square};

/// Half the width and half the height of a square seen from the side.
const HALF: (i16, i16) = (32, 16);
/// The room for the tallest tower above the plan, for the clouds below it, and on either side.
const ABOVE: i16 = 88;
const BELOW: i16 = 30;
const BESIDE: i16 = 20;

/// How far the roofs of each level lie above the ground.
pub(super) const fn height(level: Level) -> i16 {
    match level {
        Level::Blue => 22,
        Level::Green => 44,
        Level::Sand => 66,
    }
}

/// A square part of the plan. Its top left square may lie outside the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    top: i16,
    left: i16,
    /// The number of squares along a side.
    pub side: i16,
}

impl Frame {
    /// The city with every place where it can still grow.
    pub fn growing(city: &City, shape: Shape) -> Frame {
        let ((mut top, mut bottom), (mut left, mut right)) = city.extent();
        city.places(shape, |place| {
            (top, bottom) = (top.min(place.row()), bottom.max(place.row() + 1));
            (left, right) = (left.min(place.column()), right.max(place.column() + 1));
        });
        Frame::around((top, bottom), (left, right), 3)
    }

    /// The city in the middle of the room that it will take when it is finished.
    pub fn finished(city: &City, shape: Shape) -> Frame {
        let (rows, columns) = city.extent();
        let least = match shape {
            Shape::Square => 3,
            Shape::Rectangle => 4,
        };
        Frame::around(rows, columns, least)
    }

    /// One tile.
    pub fn tile(place: Place) -> Frame {
        let one = |tile: u8| (tile, tile + 1);
        Frame::around(one(place.row()), one(place.column()), 1)
    }

    /// These rows and columns of tiles in the middle of a square that is at least so many tiles wide.
    fn around(rows: (u8, u8), columns: (u8, u8), least: i16) -> Frame {
        let length = |(first, end): (u8, u8)| i16::from(end - first);
        let side = 2 * length(rows).max(length(columns)).max(least);
        let start = |range: (u8, u8)| 2 * i16::from(range.0) - (side - 2 * length(range)) / 2;
        Frame {
            top: start(rows),
            left: start(columns),
            side,
        }
    }

    /// The row and column of a square within the frame, from 0.
    pub fn cell(self, square: Square) -> (i16, i16) {
        (
            i16::from(square.row()) - self.top,
            i16::from(square.column()) - self.left,
        )
    }

    /// The places for tiles within the frame.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let square = |row: i16, column: i16| -> Option<Place> {
            let letter = u8::try_from(column).ok().filter(|&column| column < cloud_city::SIDE)?;
            let name = format!("{}{}", char::from(b'a' + letter), row + 1);
            name.parse().ok()
        };
        let all = move |row| (0..self.side).map(move |column| (row, column));
        let cells = (0..self.side).flat_map(all);
        cells.filter_map(move |(row, column)| square(self.top + row, self.left + column))
    }

    /// The names of the columns and rows of the plan within the frame, by place.
    pub fn names(self) -> impl Iterator<Item = (i16, Option<char>, Option<i16>)> {
        let on_plan = |number: i16| (0..i16::from(cloud_city::SIDE)).contains(&number);
        (0..self.side).map(move |place| {
            let (row, column) = (self.top + place, self.left + place);
            let letter = u8::try_from(column).ok().map(|column| char::from(b'a' + column));
            (
                place,
                letter.filter(|_| on_plan(column)),
                on_plan(row).then_some(row + 1),
            )
        })
    }
}

/// The city with the ring of places where it can still grow: what a picture of it is fitted to. Seen from the side these
/// leave the corners of the frame empty.
pub(super) struct Ring {
    frame: Frame,
    tiles: Vec<Place>,
}

impl Ring {
    pub fn of(city: &City, shape: Shape) -> Ring {
        let mut tiles: Vec<Place> = city.laid().map(|(place, _, _)| place).collect();
        city.places(shape, |place| tiles.push(place));
        Ring {
            frame: Frame::growing(city, shape),
            tiles,
        }
    }

    /// How many squares wide a frame would be that is as wide on the picture as the ring is. It is the same from every
    /// viewpoint, so that walking round a city does not change its size.
    pub fn side(&self) -> i16 {
        let ((left, right), (far, near)) = self.bounds();
        (right - left).max(near - far) / 2
    }

    /// How far the middle of the ring lies to the right of that of the frame, and how far nearer, in halves of a square.
    pub fn middle(&self) -> (i16, i16) {
        let ((left, right), (far, near)) = self.bounds();
        ((left + right) / 2, (far + near) / 2 - self.frame.side)
    }

    /// How far the middle of the ring lies to the right of that of the frame, and how far down, in halves of a square, after
    /// so many quarter turns. The style sheet turns it in the same way.
    fn middle_after(&self, turns: usize) -> (i16, i16) {
        (0..turns).fold(self.middle(), |(across, down), _| (-down, across))
    }

    /// From where to where across and down the picture what is fitted to the ring is seen.
    pub fn window(&self, turns: usize) -> [(i16, i16); 2] {
        let (across, down) = self.middle_after(turns);
        let (x, y) = (HALF.0 * across, HALF.1 * (self.frame.side + down));
        let (half, half_down) = (HALF.0 * self.side(), HALF.1 * self.side());
        [
            (x - half - BESIDE, x + half + BESIDE),
            (y - half_down - ABOVE, y + half_down + BELOW),
        ]
    }

    /// From where to where the ring reaches across the picture and down, in halves of a square.
    fn bounds(&self) -> ((i16, i16), (i16, i16)) {
        let cells = || self.tiles.iter().map(|place| self.frame.cell(place.square(0, 0)));
        let reach = |way: &dyn Fn((i16, i16)) -> i16| {
            let (least, most) = (cells().map(way).min(), cells().map(way).max());
            (least.unwrap_or(0), most.unwrap_or(0))
        };
        let ((left, right), (far, near)) = (
            reach(&|(row, column)| column - row),
            reach(&|(row, column)| column + row),
        );
        ((left - 2, right + 2), (far, near + 4))
    }

    /// The first cells beyond the ring, down each column and along each row as they count from a viewpoint.
    fn beyond(&self, from: Viewpoint) -> (Vec<Option<i16>>, Vec<Option<i16>>) {
        let mut columns = vec![None; self.frame.side as usize];
        let mut rows = columns.clone();
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
        for (place, (row, column)) in self
            .tiles
            .iter()
            .flat_map(|place| corners.map(|corner| (place, corner)))
        {
            let (row, column) = from.cell(place.square(row, column));
            let (last_row, last_column) = (&mut columns[column as usize], &mut rows[row as usize]);
            *last_row = (*last_row).max(Some(row + 1));
            *last_column = (*last_column).max(Some(column + 1));
        }
        (columns, rows)
    }
}

/// A name along an edge, and where it stands on the picture.
pub(super) type Signpost = (String, (i16, i16));

/// The name of a row or column by its place along an edge.
type Name<'a> = &'a dyn Fn(i16) -> Option<String>;

/// A frame seen from the side, after so many quarter turns clockwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewpoint {
    pub frame: Frame,
    pub turns: usize,
}

impl Viewpoint {
    /// The row and column of a square as they count from here: what is further down or right is nearer.
    pub fn cell(self, square: Square) -> (i16, i16) {
        let last = self.frame.side - 1;
        (0..self.turns).fold(self.frame.cell(square), |(row, column), _| (column, last - row))
    }

    /// The middle of a square's ground on the picture.
    pub fn ground((row, column): (i16, i16)) -> (i16, i16) {
        ((column - row) * HALF.0, (column + row + 1) * HALF.1)
    }

    /// The middle of a tile's ground on the picture.
    pub fn tile(self, place: Place) -> (i16, i16) {
        let corner = |row, column| Viewpoint::ground(self.cell(place.square(row, column)));
        let (one, other) = (corner(0, 0), corner(1, 1));
        ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
    }

    /// The names along the lower left and the lower right edge, of the frame or of the ring around a city, and where they
    /// stand on the picture.
    pub fn edges(self, ring: Option<&Ring>) -> (Vec<Signpost>, Vec<Signpost>) {
        let last = self.frame.side - 1;
        let names: Vec<_> = self.frame.names().collect();
        let letter = |place: i16| names[place as usize].1.map(String::from);
        let number = |place: i16| names[place as usize].2.map(|number| number.to_string());
        // What counts along the lower left edge is columns, then rows, then both from their other end.
        let (along_left, along_right): (Name<'_>, Name<'_>) = match self.turns % 4 {
            0 => (&|at| letter(at), &|at| number(at)),
            1 => (&|at| number(last - at), &|at| letter(at)),
            2 => (&|at| letter(last - at), &|at| number(last - at)),
            _ => (&|at| number(at), &|at| letter(last - at)),
        };
        let edge = || vec![Some(self.frame.side); self.frame.side as usize];
        let (below, beside) = ring.map_or_else(|| (edge(), edge()), |ring| ring.beyond(self));
        // Further out than the next square, clear of the clouds on which a tile at the edge floats.
        let named = |name: Name<'_>, out: i16, cell: &dyn Fn(i16) -> Option<(i16, i16)>| {
            let place = |at: i16| Some((name(at)?, Viewpoint::ground(cell(at)?)));
            (0..self.frame.side)
                .filter_map(place)
                .map(|(name, (x, y))| (name, (x + out, y + 9)))
                .collect()
        };
        (
            named(along_left, -10, &|at| Some((below[at as usize]?, at))),
            named(along_right, 10, &|at| Some((at, beside[at as usize]?))),
        )
    }

    /// The `viewBox` of the picture.
    pub fn view_box(self) -> String {
        let side = self.frame.side;
        // A tile alone is shown small, and as large as its towers and clouds leave room for.
        if side == 2 {
            return "-67 -80 134 170".to_owned();
        }
        let (width, height) = (2 * (HALF.0 * side + BESIDE), 2 * HALF.1 * side + ABOVE + BELOW);
        format!("{} {} {width} {height}", -HALF.0 * side - BESIDE, -ABOVE)
    }
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::{Face, Rotation};

    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn a_first_tile_has_its_neighbours_around_it() {
        let city = City::new(Face::SideBlueBlue);
        let frame = Frame::growing(&city, Shape::Square);
        assert_eq!(frame.side, 6);
        assert_eq!(frame.cell(square("g7")), (2, 2));
        assert_eq!(frame.cell(square("e7")), (2, 0));
    }

    #[test]
    fn a_city_that_is_wider_than_high_lies_in_the_middle() {
        let mut city = City::new(Face::SideBlueBlue);
        for place in ["i7", "k7"] {
            city.lay(place.parse().unwrap(), Face::SideSandSand, Rotation::None);
        }
        let frame = Frame::finished(&city, Shape::Square);
        assert_eq!((frame.side, frame.cell(square("g7"))), (6, (2, 0)));
        let rectangle = Frame::finished(&city, Shape::Rectangle);
        assert_eq!((rectangle.side, rectangle.cell(square("g7"))), (8, (3, 1)));
    }

    #[test]
    fn a_quarter_turn_brings_the_left_edge_to_the_top() {
        let frame = Frame::tile(Place::START);
        let seen = |turns, name| Viewpoint { frame, turns }.cell(square(name));
        assert_eq!(
            [0, 1, 2, 3].map(|turns| seen(turns, "g7")),
            [(0, 0), (0, 1), (1, 1), (1, 0)]
        );
        assert_eq!(
            [0, 1, 2, 3].map(|turns| seen(turns, "h7")),
            [(0, 1), (1, 1), (1, 0), (0, 0)]
        );
    }

    #[test]
    fn the_middle_of_a_tile_is_the_same_from_everywhere() {
        let frame = Frame::tile(Place::START);
        for turns in 0..4 {
            assert_eq!(Viewpoint { frame, turns }.tile(Place::START), (0, 32));
        }
    }

    #[test]
    fn a_row_keeps_its_name_from_every_viewpoint() {
        let frame = Frame::around((3, 6), (3, 6), 3);
        for turns in 0..4 {
            let from = Viewpoint { frame, turns };
            let (left, right) = from.edges(None);
            // The names that stand where the row and the column of a square leave the picture.
            let (row, column) = from.cell(square("h9"));
            let (along, across) = (&left[column as usize].0, &right[row as usize].0);
            let mut names = [along.as_str(), across.as_str()];
            names.sort_unstable();
            assert_eq!(names, ["9", "h"], "after {turns} turns");
        }
    }

    #[test]
    fn a_picture_is_as_wide_as_the_city_with_its_places_and_grows_by_half_a_tile_at_a_time() {
        let mut city = City::new(Face::SideBlueBlue);
        let mut seen = vec![Ring::of(&city, Shape::Square).side()];
        for place in ["i7", "g9", "i9", "k7", "k9", "g11", "i11", "k11"] {
            city.lay(place.parse().unwrap(), Face::SideSandSand, Rotation::None);
            seen.push(Ring::of(&city, Shape::Square).side());
        }
        assert_eq!(seen, [4, 5, 6, 6, 7, 7, 6, 6, 6]);
    }

    #[test]
    fn a_ring_lies_in_the_middle_of_its_picture_from_everywhere() {
        let mut city = City::new(Face::SideBlueBlue);
        for place in ["i7", "i9"] {
            city.lay(place.parse().unwrap(), Face::SideSandSand, Rotation::None);
        }
        let ring = Ring::of(&city, Shape::Square);
        for turns in 0..4 {
            let middle = ring.middle_after(turns);
            let from = Viewpoint {
                frame: ring.frame,
                turns,
            };
            let middles = || ring.tiles.iter().map(|&place| from.tile(place));
            let across = middles().map(|(x, _)| x).min().unwrap() + middles().map(|(x, _)| x).max().unwrap();
            let down = middles().map(|(_, y)| y).min().unwrap() + middles().map(|(_, y)| y).max().unwrap();
            let frame = (0, HALF.1 * ring.frame.side);
            assert_eq!(
                (across / 2 - frame.0, down / 2 - frame.1),
                (HALF.0 * middle.0, HALF.1 * middle.1),
                "after {turns} turns"
            );
        }
    }

    #[test]
    fn names_stand_along_the_ring() {
        let city = City::new(Face::SideBlueBlue);
        let ring = Ring::of(&city, Shape::Square);
        let from = Viewpoint {
            frame: ring.frame,
            turns: 0,
        };
        let (left, right) = from.edges(Some(&ring));
        let cells = |signposts: &[Signpost]| signposts.iter().map(|(name, _)| name.clone()).collect::<String>();
        assert_eq!(
            (cells(&left), cells(&right)),
            ("efghij".to_owned(), "5678910".to_owned())
        );
        // The place on the left lies two squares further back than the one below the tile.
        assert_eq!(left[0].1.1 + 2 * HALF.1, left[2].1.1 - 2 * HALF.1);
    }

    #[test]
    fn the_plan_has_no_names_beyond_its_edges() {
        let frame = Frame::around((0, 2), (5, 7), 4);
        let names: Vec<_> = frame.names().collect();
        assert_eq!(names[0], (0, Some('i'), None));
        assert_eq!(names[7], (7, None, Some(6)));
    }
}
