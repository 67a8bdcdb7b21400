//! A city: tiles, buildings and walkways as sets of squares.
//!
//! A finished city is at most 8 by 8 squares in its bounding box (6 by 8 in fact), so a set of squares is one machine
//! word with eight squares a row. The top left square of the bounding box is always bit 0: a tile laid further left
//! or further up moves the whole city over, and the corner says where on the plan bit 0 lies.
//!
//! A walkway is stored as the steps it makes from square to square, each at its upper or left end. That is enough:
//! a walkway can only join a building to the nearest one of its height (C19), so where buildings stand, walkways
//! end.

mod joining;
mod links;

use crate::bearing::Bearing;
use crate::plan::{Place, Square};
use crate::refusal::Refusal;
use crate::tile::{Face, LEVELS, Level, Rotation};
use crate::walkway::Direction;

/// The form every city must get: the rulebook's square, or the rectangle of the variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Three by three tiles.
    Square,
    /// Three by four tiles, either way round (C14).
    Rectangle,
}

impl Shape {
    /// The tiles of a finished city, the starting tile included.
    #[inline]
    pub const fn tiles(self) -> u32 {
        match self {
            Shape::Square => 9,
            Shape::Rectangle => 12,
        }
    }

    /// The turns of a player: one for each tile but the starting tile.
    pub const fn turns(self) -> u32 {
        self.tiles() - 1
    }

    /// The most columns (or rows) of tiles for a city with so many rows (or columns).
    #[inline]
    const fn limit(self, across: u32) -> u32 {
        match self {
            Shape::Rectangle if across <= 3 => 4,
            _ => 3,
        }
    }
}

const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
const FIRST_ROW: u64 = 0xff;
/// The four squares of a tile at bit 0.
const TILE: u64 = 0x0303;
/// The top left squares of all places for tiles.
const TILE_CORNERS: u64 = 0x0055_0055_0055_0055;

/// A player's city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct City {
    /// Where on the plan bit 0 of the sets lies.
    corner: Place,
    /// The squares with a tile.
    ground: u64,
    /// The buildings of each level.
    buildings: [u64; LEVELS],
    /// The steps of the walkways that run across, each at its left square.
    across: [u64; LEVELS],
    /// The steps of the walkways that run down, each at its upper square.
    down: [u64; LEVELS],
}

/// The squares where walkways of one level pass strictly between their ends.
#[inline]
const fn between(steps: u64, stride: u32, buildings: u64) -> u64 {
    steps & (steps << stride) & !buildings
}

/// The steps of one walkway from the square at `bit`.
#[inline]
pub(crate) const fn steps_of(direction: Direction, length: usize, bit: u32) -> u64 {
    let steps = match direction {
        Direction::Across => (1 << length) - 1,
        Direction::Down => FIRST_COLUMN & ((1 << (length * 8)) - 1),
    };
    steps << bit
}

/// The squares of so many rows and columns of tiles.
#[inline]
const fn window(rows: u32, columns: u32) -> u64 {
    (((1 << (columns * 2)) - 1) * FIRST_COLUMN) & (u64::MAX >> (64 - rows * 16))
}

/// The places beside those of a set, as far as they are on the grid.
#[inline]
const fn beside(tiles: u64) -> u64 {
    let right = tiles << 2 & !FIRST_COLUMN;
    let left = tiles >> 2 & !(FIRST_COLUMN << 6);
    (right | left | tiles << 16 | tiles >> 16) & TILE_CORNERS
}

impl City {
    /// A city without even a starting tile.
    pub const EMPTY: City = City {
        corner: Place::START,
        ground: 0,
        buildings: [0; LEVELS],
        across: [0; LEVELS],
        down: [0; LEVELS],
    };

    /// A city without even a starting tile, whose first tile will lie at `place`.
    pub(crate) fn at(place: Place) -> City {
        City {
            corner: place,
            ..City::EMPTY
        }
    }

    /// A city of one starting tile.
    pub fn new(start: Face) -> City {
        let mut city = City::EMPTY;
        city.lay(Place::START, start, Rotation::None);
        city
    }

    /// The number of tiles.
    #[inline]
    pub fn tiles(&self) -> u32 {
        self.ground.count_ones() / 4
    }

    /// The buildings of a level, as bits of this city's own grid.
    #[inline]
    pub(crate) fn buildings(&self, level: Level) -> u64 {
        self.buildings[level.index()]
    }

    /// The steps of the walkways of a level in one direction.
    #[inline]
    pub(crate) fn steps(&self, level: Level, direction: Direction) -> u64 {
        match direction {
            Direction::Across => self.across[level.index()],
            Direction::Down => self.down[level.index()],
        }
    }

    /// The squares strictly between the ends of a level's walkways in one direction.
    #[inline]
    pub(crate) fn between(&self, level: Level, direction: Direction) -> u64 {
        between(self.steps(level, direction), direction.stride(), self.buildings(level))
    }

    /// The building on a square, if there is one.
    pub fn building_at(&self, square: Square) -> Option<Level> {
        let bit = self.bit(square)?;
        Level::ALL
            .into_iter()
            .find(|&level| self.buildings(level) >> bit & 1 == 1)
    }

    /// Whether a tile covers the square.
    pub fn has_ground(&self, square: Square) -> bool {
        self.bit(square).is_some_and(|bit| self.ground >> bit & 1 == 1)
    }

    /// The rows and columns of tiles that the city spans on the plan: (first, one past the last) of each.
    pub fn extent(&self) -> ((u8, u8), (u8, u8)) {
        let (height, width) = self.size();
        let (top, left) = (self.corner.row(), self.corner.column());
        ((top, top + height as u8), (left, left + width as u8))
    }

    /// The tiles in reading order: where each lies, its face, and how far it is turned.
    pub fn laid(&self) -> impl Iterator<Item = (Place, Face, Rotation)> + '_ {
        bits(self.ground & TILE_CORNERS).filter_map(|bit| {
            let spots = self.buildings.map(|buildings| (buildings >> bit & TILE) as u16);
            let (face, rotation) = Face::with_spots(spots)?;
            Some((self.place(bit), face, rotation))
        })
    }

    /// Whether the tiles hang together and reach the edges of the grid on the upper left, as play leaves them.
    pub(crate) fn is_whole(&self) -> bool {
        let tiles = self.ground & TILE_CORNERS;
        let mut reached = tiles & tiles.wrapping_neg();
        loop {
            let grown = reached | beside(reached) & tiles;
            if grown == reached {
                break;
            }
            reached = grown;
        }
        let at_the_edges = tiles & FIRST_ROW != 0 && tiles & FIRST_COLUMN != 0;
        reached == tiles && (at_the_edges || *self == City::EMPTY)
    }

    // Tiles.

    /// The height and width of the city in tiles. No row or column within it is empty, so the last one tells.
    #[inline]
    fn size(&self) -> (u32, u32) {
        let tiles = self.ground & TILE_CORNERS;
        let columns = (tiles | tiles >> 16 | tiles >> 32 | tiles >> 48) & FIRST_ROW;
        ((79 - tiles.leading_zeros()) / 16, (65 - columns.leading_zeros()) / 2)
    }

    /// Visits every place where a tile can be laid: free, beside a tile, and within the shape (C13, C14).
    #[inline]
    pub fn places(&self, shape: Shape, mut visit: impl FnMut(Place)) {
        let tiles = self.ground & TILE_CORNERS;
        let (height, width) = self.size();
        let (most_rows, most_columns) = (shape.limit(width), shape.limit(height));
        for bit in bits(beside(tiles) & !tiles & window(most_rows, most_columns)) {
            visit(self.place(bit));
        }
        if width < most_columns {
            for bit in bits(tiles & FIRST_COLUMN) {
                let place = self.place(bit);
                visit(Place::at(place.row(), place.column() - 1));
            }
        }
        if height < most_rows {
            for bit in bits(tiles & FIRST_ROW) {
                let place = self.place(bit);
                visit(Place::at(place.row() - 1, place.column()));
            }
        }
    }

    /// Says why no tile can be laid at `place`, or that one can.
    pub fn check_place(&self, place: Place, shape: Shape) -> Result<(), Refusal> {
        let refused = |why: fn(Place, Bearing) -> Refusal| Err(why(place, Bearing::of_place(self, place)));
        if self.has_ground(place.square(0, 0)) {
            return refused(Refusal::Occupied);
        }
        let (row, column) = (i16::from(place.row()), i16::from(place.column()));
        let joined = self
            .laid()
            .any(|(tile, _, _)| (i16::from(tile.row()) - row).abs() + (i16::from(tile.column()) - column).abs() == 1);
        if !joined {
            return refused(Refusal::Apart);
        }
        let mut fits = false;
        self.places(shape, |candidate| fits |= candidate == place);
        if fits { Ok(()) } else { refused(Refusal::TooWide) }
    }

    /// Lays a tile with its two buildings, so that none can come to stand under a walkway later (C18).
    #[inline]
    pub fn lay(&mut self, place: Place, face: Face, rotation: Rotation) {
        if place.column() < self.corner.column() {
            self.move_over(2);
            self.corner = Place::at(self.corner.row(), self.corner.column() - 1);
        }
        if place.row() < self.corner.row() {
            self.move_over(16);
            self.corner = Place::at(self.corner.row() - 1, self.corner.column());
        }
        let bit = (place.row() - self.corner.row()) * 16 + (place.column() - self.corner.column()) * 2;
        self.ground |= TILE << bit;
        for (buildings, spots) in self.buildings.iter_mut().zip(face.spots(rotation)) {
            *buildings |= u64::from(spots) << bit;
        }
    }

    fn move_over(&mut self, squares: u32) {
        self.ground <<= squares;
        let sets = self.buildings.iter_mut().chain(&mut self.across).chain(&mut self.down);
        sets.for_each(|set| *set <<= squares);
    }

    // Between the plan and the grid.

    #[inline]
    fn bit(&self, square: Square) -> Option<u32> {
        let row = square.row().wrapping_sub(self.corner.row() * 2);
        let column = square.column().wrapping_sub(self.corner.column() * 2);
        (row < 8 && column < 8).then_some(u32::from(row) * 8 + u32::from(column))
    }

    #[inline]
    pub(crate) fn square(&self, bit: u32) -> Square {
        let (row, column) = ((bit / 8) as u8, (bit % 8) as u8);
        Square::at(self.corner.row() * 2 + row, self.corner.column() * 2 + column)
    }

    #[inline]
    fn place(&self, bit: u32) -> Place {
        let (row, column) = ((bit / 16) as u8, (bit % 8 / 2) as u8);
        Place::at(self.corner.row() + row, self.corner.column() + column)
    }
}

/// The places of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}
