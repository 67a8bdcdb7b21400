//! The order in which a city is drawn from the side, so that what is nearer hides what is behind it.
//!
//! Every piece is cut so small that it stays above one square of the plan. Then two pieces hide each other only if
//! their squares lie behind one another or are the same: the square nearer to the viewer is drawn later, and above one
//! square the higher piece is. A walkway that ends at a tower leaves it either towards the viewer, and is drawn after
//! the tower, or away from the viewer, and is drawn before.

use std::fmt;

use catalogue::games::cloud_city::{City, Face, Level, Place, Rotation, Walkway};

use super::frame::Viewpoint;

/// The way a piece of walkway runs on the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    /// Down to the right.
    X,
    /// Down to the left.
    Y,
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Axis::X => "x",
            Axis::Y => "y",
        })
    }
}

/// What a piece is. The order is that above one square, on one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The end of a walkway that leaves its tower away from the viewer.
    Back(Axis),
    /// A tower.
    Tower,
    /// The end of a walkway that leaves its tower towards the viewer.
    Front(Axis),
    /// A walkway that passes over.
    Over(Axis),
}

impl Part {
    const fn rank(self) -> u8 {
        match self {
            Part::Back(_) => 0,
            Part::Tower => 1,
            Part::Front(_) | Part::Over(_) => 2,
        }
    }
}

/// A piece above one square, which belongs to `owner`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece<T> {
    /// The row and column as seen from the viewpoint.
    pub cell: (i16, i16),
    pub level: Level,
    pub part: Part,
    /// What the piece is a part of.
    pub owner: T,
}

impl<T> Piece<T> {
    /// How near its square is to the viewer.
    pub fn depth(&self) -> i16 {
        self.cell.0 + self.cell.1
    }
}

/// The towers of a city.
pub(super) fn towers<T: Copy>(city: &City, from: Viewpoint, owner: T) -> Vec<Piece<T>> {
    city.laid().flat_map(|tile| towers_of(tile, from, owner)).collect()
}

/// The towers of a tile.
pub(super) fn towers_of<T: Copy>(tile: (Place, Face, Rotation), from: Viewpoint, owner: T) -> [Piece<T>; 2] {
    let (place, face, rotation) = tile;
    face.buildings(rotation).map(|(level, (row, column))| Piece {
        cell: from.cell(place.square(row, column)),
        level,
        part: Part::Tower,
        owner,
    })
}

/// The pieces of a straight walkway.
pub(super) fn pieces<T: Copy>(level: Level, walkway: Walkway, from: Viewpoint, owner: T) -> Vec<Piece<T>> {
    let (start, end) = (from.cell(walkway.start()), from.cell(walkway.end()));
    let axis = if start.0 == end.0 { Axis::X } else { Axis::Y };
    let (far, near) = if start < end { (start, end) } else { (end, start) };
    let piece = |cell, part| Piece {
        cell,
        level,
        part,
        owner,
    };
    let passed = walkway
        .passes()
        .map(|square| piece(from.cell(square), Part::Over(axis)));
    // From the far tower the walkway comes towards the viewer.
    let ends = [piece(far, Part::Front(axis)), piece(near, Part::Back(axis))];
    ends.into_iter().chain(passed).collect()
}

/// Puts the pieces in the order of drawing, the farthest first.
pub(super) fn arrange<T>(pieces: &mut [Piece<T>]) {
    pieces.sort_by_key(|piece| (piece.depth(), piece.level, piece.part.rank()));
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::Shape;

    use super::super::frame::{Frame, height};
    use super::*;

    /// Loops, walkways over and under each other, over buildings and along one line.
    const CITY: &str = "at a1\nS..B.S\n.BS.B.\nG..GB.\n.BB.B.\n.BS..S\nG..GB.\n\n\
                        a1 f1\nf1 f5\nc5 f5\nc2 c5\na3 d3\nd3 d6\na6 d6\na3 a6\ne2 e3\nb4 b5\n";

    fn city() -> City {
        CITY.parse().unwrap()
    }

    fn drawn(turns: usize) -> Vec<Piece<()>> {
        let city = city();
        let from = Viewpoint {
            frame: Frame::finished(&city, Shape::Square),
            turns,
        };
        let mut all = towers(&city, from, ());
        for (level, walkway) in city.walkways() {
            all.extend(pieces(level, walkway, from, ()));
        }
        arrange(&mut all);
        all
    }

    fn position(drawn: &[Piece<()>], level: Level, part: Part, cell: (i16, i16)) -> usize {
        let wanted = Piece {
            cell,
            level,
            part,
            owner: (),
        };
        drawn.iter().position(|piece| *piece == wanted).unwrap()
    }

    #[test]
    fn a_tower_in_front_is_drawn_after_the_one_behind() {
        let drawn = drawn(0);
        let behind = position(&drawn, Level::Blue, Part::Tower, (1, 1));
        assert!(behind < position(&drawn, Level::Green, Part::Tower, (2, 3)));
        let turned = self::drawn(2);
        let in_front = position(&turned, Level::Blue, Part::Tower, (4, 4));
        assert!(in_front > position(&turned, Level::Green, Part::Tower, (3, 2)));
    }

    #[test]
    fn of_two_crossing_walkways_the_higher_is_drawn_later() {
        // The sand walkway down column c crosses the green one along row 3.
        let drawn = drawn(0);
        let green = position(&drawn, Level::Green, Part::Over(Axis::X), (2, 2));
        assert!(green < position(&drawn, Level::Sand, Part::Over(Axis::Y), (2, 2)));
    }

    #[test]
    fn a_walkway_is_drawn_after_the_lower_tower_it_passes_over() {
        let drawn = drawn(0);
        let tower = position(&drawn, Level::Blue, Part::Tower, (3, 2));
        assert!(tower < position(&drawn, Level::Sand, Part::Over(Axis::Y), (3, 2)));
    }

    #[test]
    fn a_walkway_passes_before_or_behind_its_own_tower() {
        let drawn = drawn(0);
        let tower = position(&drawn, Level::Green, Part::Tower, (2, 3));
        assert!(position(&drawn, Level::Green, Part::Back(Axis::X), (2, 3)) < tower);
        assert!(position(&drawn, Level::Green, Part::Front(Axis::Y), (2, 3)) > tower);
    }

    /// A piece as a box: from and to in rows, columns and heights, a square being 100 wide.
    fn bounds(piece: &Piece<()>) -> [(i16, i16); 3] {
        const TOWER: (i16, i16) = (20, 80);
        const DECK: (i16, i16) = (35, 65);
        let roof = height(piece.level);
        let ((row, column), up) = match piece.part {
            Part::Tower => ((TOWER, TOWER), (0, roof)),
            Part::Over(Axis::X) => ((DECK, (0, 100)), (roof, roof + 6)),
            Part::Over(Axis::Y) => (((0, 100), DECK), (roof, roof + 6)),
            Part::Front(Axis::X) => ((DECK, (80, 100)), (roof, roof + 6)),
            Part::Front(Axis::Y) => (((80, 100), DECK), (roof, roof + 6)),
            Part::Back(Axis::X) => ((DECK, (0, 20)), (roof, roof + 6)),
            Part::Back(Axis::Y) => (((0, 20), DECK), (roof, roof + 6)),
        };
        let (cell_row, cell_column) = piece.cell;
        let shift = |(from, to): (i16, i16), by: i16| (from + 100 * by, to + 100 * by);
        [shift(row, cell_row), shift(column, cell_column), up]
    }

    /// Whether `one` lies wholly on the viewer's side of `other` in some direction, so that it cannot be hidden by it.
    fn before(one: &Piece<()>, other: &Piece<()>) -> bool {
        let (one, other) = (bounds(one), bounds(other));
        one.iter().zip(&other).any(|(one, other)| one.0 >= other.1)
    }

    #[test]
    fn from_everywhere_nothing_is_drawn_over_what_lies_before_it() {
        for turns in 0..4 {
            let drawn = drawn(turns);
            for (place, later) in drawn.iter().enumerate() {
                for earlier in &drawn[..place] {
                    let wrong = before(earlier, later) && !before(later, earlier);
                    assert!(!wrong, "{later:?} is drawn over {earlier:?}");
                }
            }
        }
    }

    #[test]
    fn a_walkway_is_cut_into_one_piece_for_each_square() {
        let drawn = drawn(1);
        let towers = drawn.iter().filter(|piece| piece.part == Part::Tower).count();
        let squares: usize = city()
            .walkways()
            .iter()
            .map(|&(_, walkway)| walkway.passes().count() + 2)
            .sum();
        assert_eq!(towers, 18);
        assert_eq!(drawn.len(), towers + squares);
    }
}
