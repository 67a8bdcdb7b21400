//! In which part of a city something lies, by the compass: the upper edge of the plan is the north.
//!
//! A city is seen from four sides, so left and right say nothing; north stays north wherever one stands.

use crate::city::City;
use crate::plan::{Place, Square};
use crate::walkway::Walkway;

components::named! {
    /// A part of a city.
    pub enum Bearing: u16, "a part of a city" {
        /// The upper left.
        NorthWest = "north-west",
        /// The upper edge.
        North = "north",
        /// The upper right.
        NorthEast = "north-east",
        /// The left edge.
        West = "west",
        /// Neither near one edge nor near another.
        Middle = "middle",
        /// The right edge.
        East = "east",
        /// The lower left.
        SouthWest = "south-west",
        /// The lower edge.
        South = "south",
        /// The lower right.
        SouthEast = "south-east",
    }
}

impl Bearing {
    /// Where a tile lies in a city, or would lie once it is there.
    pub fn of_place(city: &City, place: Place) -> Bearing {
        let ((top, bottom), (left, right)) = city.extent();
        let reach = |(first, end): (u8, u8), at: u8| (first.min(at), end.max(at + 1));
        Bearing::within(
            reach((top, bottom), place.row()),
            reach((left, right), place.column()),
            [place.square(0, 0), place.square(1, 1)],
        )
    }

    /// Where the middle of a walkway lies in its city.
    pub fn of_walkway(city: &City, walkway: Walkway) -> Bearing {
        let (rows, columns) = city.extent();
        Bearing::within(rows, columns, [walkway.start(), walkway.end()])
    }

    /// Where the middle between two squares lies among these rows and columns of tiles.
    fn within(rows: (u8, u8), columns: (u8, u8), [one, other]: [Square; 2]) -> Bearing {
        let row = third(rows, one.row() + other.row() + 1);
        let column = third(columns, one.column() + other.column() + 1);
        Bearing::ALL[row * 3 + column]
    }
}

/// The third of these tiles in which a point lies that is so many half squares from the edge of the plan.
fn third((first, end): (u8, u8), point: u8) -> usize {
    let start = 4 * usize::from(first);
    let width = 4 * usize::from(end - first);
    let along = usize::from(point).saturating_sub(start);
    (3 * along / width.max(1)).min(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::{Face, Rotation};

    fn grown(places: &[&str]) -> City {
        let mut city = City::new(Face::SideBlueBlue);
        for place in places {
            city.lay(place.parse().unwrap(), Face::SideBlueBlue, Rotation::None);
        }
        city
    }

    #[test]
    fn a_tile_beside_the_first_lies_in_the_direction_in_which_it_is_laid() {
        let city = grown(&[]);
        let bearing = |place: &str| Bearing::of_place(&city, place.parse().unwrap());
        assert_eq!(
            ["g5", "g9", "e7", "i7"].map(bearing),
            [Bearing::North, Bearing::South, Bearing::West, Bearing::East]
        );
    }

    #[test]
    fn a_tile_has_the_same_bearing_before_and_after_it_is_laid() {
        let place = "i5".parse().unwrap();
        let before = grown(&["g5"]);
        let after = grown(&["g5", "i5"]);
        assert_eq!(Bearing::of_place(&before, place), Bearing::NorthEast);
        assert_eq!(Bearing::of_place(&after, place), Bearing::NorthEast);
    }

    #[test]
    fn a_walkway_lies_where_its_middle_is() {
        let city = grown(&["i7", "k7", "g9", "i9", "k9", "g11", "i11", "k11"]);
        let bearing = |name: &str| Bearing::of_walkway(&city, name.parse().unwrap());
        assert_eq!(
            ["g7 l7", "g7 g8", "i9 j9", "l7 l12", "g12 h12"].map(bearing),
            [
                Bearing::North,
                Bearing::NorthWest,
                Bearing::Middle,
                Bearing::East,
                Bearing::SouthWest
            ]
        );
    }
}
