//! What a tile would be joined to if it were laid: the question that the quick policy asks most.
//!
//! [`City::openings`] answers it for a whole city; here only the rays are followed that leave the two buildings of the
//! new tile, over what is known of the city before it is laid.

use super::{City, FIRST_COLUMN, TILE};
use crate::plan::Place;
use crate::stock::{LENGTHS, Stock};
use crate::tile::{Face, LEVELS, Level, Rotation};
use crate::walkway::Direction;

/// The last column of the grid.
const LAST_COLUMN: u64 = FIRST_COLUMN << 7;

/// What is known of a city before a tile is laid, for each level.
pub(crate) struct Surroundings {
    corner: Place,
    levels: [Lines; LEVELS],
}

/// The squares of one level, as walkways see them.
#[derive(Clone, Copy, Default)]
struct Lines {
    /// Buildings that can take one more walkway.
    ends: u64,
    /// What a walkway across can pass.
    across: u64,
    /// What a walkway down can pass.
    down: u64,
}

impl City {
    /// What is known before a tile is laid.
    #[inline]
    pub(crate) fn surroundings(&self) -> Surroundings {
        let mut levels = [Lines::default(); LEVELS];
        let mut blocking = 0;
        for level in Level::ALL.into_iter().rev() {
            let own = self.buildings(level);
            blocking |= own;
            let clear = self.ground & !blocking;
            levels[level.index()] = Lines {
                ends: own & !self.loads(level).1,
                across: clear & !self.between(level, Direction::Down),
                down: clear & !self.between(level, Direction::Across),
            };
        }
        Surroundings {
            corner: self.corner,
            levels,
        }
    }
}

impl Surroundings {
    /// Visits the length of every walkway that could be built from a building of this tile. Those that only pass over
    /// the tile are not looked for.
    #[inline]
    pub(crate) fn joined(
        &self,
        stock: &Stock,
        place: Place,
        (face, rotation): (Face, Rotation),
        mut visit: impl FnMut(usize),
    ) {
        let (mut shift, mut corner) = (0, self.corner);
        if place.column() < corner.column() {
            shift += 2;
            corner = Place::at(corner.row(), corner.column() - 1);
        }
        if place.row() < corner.row() {
            shift += 16;
            corner = Place::at(corner.row() - 1, corner.column());
        }
        let bit = u32::from(place.row() - corner.row()) * 16 + u32::from(place.column() - corner.column()) * 2;
        let tile = TILE << bit;
        let spots = face.spots(rotation).map(|spots| u64::from(spots) << bit);
        let mut higher = 0;
        for level in Level::ALL.into_iter().rev() {
            let mut own = spots[level.index()];
            higher |= own;
            if own == 0 {
                continue;
            }
            let lines = self.levels[level.index()];
            let bare = tile & !higher;
            let ends = lines.ends << shift | own;
            let stops = [lines.across << shift | bare, lines.down << shift | bare].map(|clear| !clear);
            while own != 0 {
                let from = own.trailing_zeros();
                own &= own - 1;
                for (length, end) in rays(stops, from) {
                    // From building to building of the tile one way is enough.
                    let back = end < from && tile >> end & 1 == 1;
                    if ends >> end & 1 == 1 && !back && length <= LENGTHS && stock.has(level, length) {
                        visit(length);
                    }
                }
            }
        }
    }
}

/// How far from a square the next stop is to the right, to the left, below and above, and where; 0 steps where the grid
/// ends before.
#[inline]
fn rays([across, down]: [u64; 2], from: u32) -> [(usize, u32); 4] {
    let column = from % 8;
    let right = (across >> from >> 1).trailing_zeros() + 1;
    let left = (across << (63 - from) << 1).leading_zeros() + 1;
    let below = (down >> from & FIRST_COLUMN & !1).trailing_zeros() / 8;
    let above = (down << (63 - from) & LAST_COLUMN & !(1 << 63)).leading_zeros() / 8;
    let ray = |on_grid: bool, steps: u32, end: u32| {
        if on_grid {
            (steps as usize, end & 63)
        } else {
            (LENGTHS + 1, from)
        }
    };
    [
        ray(column + right < 8, right, from.wrapping_add(right)),
        ray(left <= column, left, from.wrapping_sub(left)),
        ray(below < 8, below, from.wrapping_add(8 * below)),
        ray(above < 8, above, from.wrapping_sub(8 * above)),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::Shape;
    use super::*;
    use crate::walkway::Walkway;

    /// All lengths of the walkways that a laid tile adds and that end on it, found by laying it.
    fn by_laying(city: &City, stock: &Stock, place: Place, tile: (Face, Rotation)) -> Vec<usize> {
        let mut grown = *city;
        grown.lay(place, tile.0, tile.1);
        let squares = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(row, column)| place.square(row, column));
        let mut lengths = Vec::new();
        grown.possible(stock, |_, walkway: Walkway| {
            if squares.contains(&walkway.start()) || squares.contains(&walkway.end()) {
                lengths.push(usize::from(walkway.shape().1));
            }
        });
        lengths.sort_unstable();
        lengths
    }

    #[test]
    fn the_walkways_of_a_tile_are_those_that_laying_it_makes_possible() {
        let stock = Stock::new([3, 3, 3, 0, 3]);
        let mut seen = 0;
        for shape in [Shape::Square, Shape::Rectangle] {
            // Cities of all forms, each tile laid by a number that runs through faces, places and turns.
            for start in 0..40 {
                let mut city = City::new(Face::ALL[start % Face::ALL.len()]);
                let mut number = start * 7919;
                while city.tiles() < shape.tiles() {
                    let surroundings = city.surroundings();
                    let mut places = Vec::new();
                    city.places(shape, |place| places.push(place));
                    for &place in &places {
                        for face in Face::ALL {
                            for &rotation in face.turns() {
                                let mut lengths = Vec::new();
                                surroundings.joined(&stock, place, (face, rotation), |length| lengths.push(length));
                                lengths.sort_unstable();
                                assert_eq!(lengths, by_laying(&city, &stock, place, (face, rotation)));
                                seen += lengths.len();
                            }
                        }
                    }
                    number = number * 31 + 17;
                    let face = Face::ALL[number % Face::ALL.len()];
                    city.lay(
                        places[number / 16 % places.len()],
                        face,
                        face.turns()[number / 256 % face.turns().len()],
                    );
                    let mut built = Vec::new();
                    city.possible(&stock, |_, walkway| built.push(walkway));
                    if let Some(&walkway) = built.get(number / 1024 % 5) {
                        city.build(walkway);
                    }
                    number %= 1 << 40;
                }
            }
        }
        assert!(seen > 10_000, "only {seen} walkways were compared");
    }
}
