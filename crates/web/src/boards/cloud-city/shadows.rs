//! The shadows that towers and walkways cast on the ground, as one outline: where two fall together it is not darker.
//!
//! The light comes from the left. A tower throws its shadow to the right as far as it is tall, if there is ground to
//! receive it (what falls on its own square is drawn with the tower); a walkway throws its own straight down, which shows over which squares it runs.

use std::collections::HashSet;
use std::fmt::Write as _;

use catalogue::games::cloud_city::{City, Level};

use super::frame::Viewpoint;

/// The data of a path around all shadows of a city.
pub(super) fn outline(city: &City, from: Viewpoint) -> String {
    let tiles = || city.laid();
    let squares = tiles().flat_map(|(place, _, _)| {
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
        corners.map(|(row, column)| from.cell(place.square(row, column)))
    });
    let ground: HashSet<(i16, i16)> = squares.collect();
    let mut path = String::new();
    for (place, face, rotation) in tiles() {
        for (level, (row, column)) in face.buildings(rotation) {
            let cell = from.cell(place.square(row, column));
            if receives(cell, &ground) {
                tower(&mut path, cell, level);
            }
        }
    }
    for (_, walkway) in city.walkways() {
        let (start, end) = (from.cell(walkway.start()), from.cell(walkway.end()));
        strip(&mut path, start.min(end), start.max(end));
    }
    path
}

/// Whether there is ground for a long shadow. Straight to the right of a square lies the corner of three more.
fn receives((row, column): (i16, i16), ground: &HashSet<(i16, i16)>) -> bool {
    let beyond = [(row - 1, column), (row, column + 1), (row - 1, column + 1)];
    beyond.iter().all(|cell| ground.contains(cell))
}

fn tower(path: &mut String, cell: (i16, i16), level: Level) {
    let reach = match level {
        Level::Blue => 30,
        Level::Green => 52,
        Level::Sand => 68,
    };
    let (x, y) = Viewpoint::ground(cell);
    write_path(path, (x, y - 9), format_args!("h{reach}l17 9l-17 9h-{reach}z"));
}

/// The strip below a walkway, from a far square to a near one: it is 10 wide across the picture and half as much down.
fn strip(path: &mut String, far: (i16, i16), near: (i16, i16)) {
    let ((x, y), end) = (Viewpoint::ground(far), Viewpoint::ground(near));
    let (across, down) = (end.0 - x, end.1 - y);
    let (start, width) = if across > 0 {
        ((x - 5, y + 2), 10)
    } else {
        ((x - 5, y - 2), 10)
    };
    let slope = if across > 0 { -5 } else { 5 };
    write_path(
        path,
        start,
        format_args!("l{width} {slope}l{across} {down}l{} {}z", -width, -slope),
    );
}

fn write_path(path: &mut String, (x, y): (i16, i16), rest: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = write!(path, "M{x} {y}{rest}");
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::{Face, Shape};

    use super::super::frame::Frame;
    use super::*;

    #[test]
    fn a_shadow_is_long_only_where_there_is_ground_for_it() {
        let ground: HashSet<(i16, i16)> = [(0, 0), (0, 1), (1, 0), (1, 1)].into();
        assert!(receives((1, 0), &ground) && !receives((1, 1), &ground));
    }

    #[test]
    fn every_walkway_has_a_shadow_and_a_tower_where_it_falls_on_ground() {
        let city: City = "at a1\nBB..\n..GG\n\na1 b1\n".parse().unwrap();
        let frame = Frame::finished(&city, Shape::Square);
        let shadows = |city| outline(city, Viewpoint { frame, turns: 0 }).matches('z').count();
        // The first green building has a whole tile to its right.
        assert_eq!(shadows(&city), 2);
        assert_eq!(shadows(&City::new(Face::SideSandSand)), 0);
    }
}
