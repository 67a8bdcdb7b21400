//! Where along a walkway that can be built its worth is written.
//!
//! A strip lies differently in every view, so each view has a spot of its own on every strip, chosen so that no two
//! worths are written over each other, as far as that can be had.

use catalogue::games::cloud_city::{Level, Walkway};

use super::frame::{Frame, Viewpoint, height};
use super::own::VIEWPOINTS;

/// The views: from each viewpoint, and the plan.
const VIEWS: usize = VIEWPOINTS + 1;
/// The spots along a strip in percent, the best first.
const SPOTS: [i32; 9] = [50, 40, 60, 30, 70, 20, 80, 10, 90];
/// How wide a phone shows the picture, and how much room a worth takes there under a fingertip.
const PHONE: i32 = 350;
const FINGERTIP: i32 = 44;
/// How often all spots are looked at again once the others have theirs.
const ROUNDS: usize = 4;

/// The spot of a walkway in each view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spots([i32; VIEWS]);

impl Spots {
    /// The classes by which the style sheet finds the spots: letters for the view and the percentage.
    pub fn class(self) -> String {
        let named = ["sa", "sb", "sc", "sd", "se"].iter().zip(self.0);
        let classes: Vec<String> = named.map(|(view, spot)| format!("{view}{spot}")).collect();
        classes.join(" ")
    }
}

/// The walkways with their spots. The short ones come last, so that they lie on top and can be reached.
pub(super) fn arrange(possible: &[(Level, Walkway)], frame: Frame) -> Vec<(Level, Walkway, Spots)> {
    let mut walkways = possible.to_vec();
    walkways.sort_by_key(|&(level, walkway)| (walkway.votes(), level));
    let mut spots = vec![Spots([SPOTS[0]; VIEWS]); walkways.len()];
    for view in 0..VIEWS {
        let at = |walkway: (Level, Walkway), spot| point(walkway, view, spot, frame);
        for _ in 0..ROUNDS {
            for place in 0..walkways.len() {
                let others: Vec<(i32, i32)> = (0..walkways.len())
                    .filter(|&other| other != place)
                    .map(|other| at(walkways[other], spots[other].0[view]))
                    .collect();
                let room = |spot: i32| room(at(walkways[place], spot), &others, frame);
                // The first of those with the most room, as far as more room makes a difference.
                let best = SPOTS.into_iter().map(room).max().unwrap_or(0);
                let chosen = SPOTS.into_iter().find(|&spot| room(spot) == best);
                spots[place].0[view] = chosen.unwrap_or(SPOTS[0]);
            }
        }
    }
    let arranged = walkways.into_iter().zip(spots);
    let mut arranged: Vec<_> = arranged
        .map(|((level, walkway), spots)| (level, walkway, spots))
        .collect();
    arranged.reverse();
    arranged
}

/// Where a spot lies on the picture of a view, in hundredths of its units.
fn point((level, walkway): (Level, Walkway), view: usize, spot: i32, frame: Frame) -> (i32, i32) {
    let length = walkway.straight().map_or(1, |(_, length)| i32::from(length));
    // A strip reaches beyond the middles of its squares by 15 hundredths of a square.
    let along = (spot * (100 * length + 30) / 100 - 15) / length;
    let between = |start: i16, end: i16| 100 * i32::from(start) + along * i32::from(end - start);
    let ends = [walkway.start(), walkway.end()];
    if view < VIEWPOINTS {
        let from = Viewpoint { frame, turns: view };
        let [start, end] = ends.map(|square| Viewpoint::ground(from.cell(square)));
        let up = 100 * i32::from(height(level));
        (between(start.0, end.0), between(start.1, end.1) - up)
    } else {
        // On the plan each level keeps to its lane.
        let aside = match level {
            Level::Blue => -1000,
            Level::Green => 0,
            Level::Sand => 1000,
        };
        let [start, end] = ends.map(|square| frame.cell(square));
        let (x, y) = (64 * between(start.1, end.1), 64 * between(start.0, end.0));
        let across = start.0 == end.0;
        (x + if across { 0 } else { aside }, y + if across { aside } else { 0 })
    }
}

/// How far the nearest of the others is, in percent of what is needed to touch either on a phone; enough is enough.
fn room(here: (i32, i32), others: &[(i32, i32)], frame: Frame) -> i32 {
    let wide = 64 * i32::from(frame.side) + 40;
    let needed = FINGERTIP * wide * 100 / PHONE;
    let apart = |other: &(i32, i32)| {
        let (x, y) = (here.0 - other.0, here.1 - other.1);
        (100.0 * f64::from(x).hypot(f64::from(y)) / f64::from(needed)) as i32
    };
    others.iter().map(apart).min().unwrap_or(100).min(100)
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::{City, Face, Shape};

    use super::*;

    fn walkway(level: Level, name: &str) -> (Level, Walkway) {
        (level, name.parse().unwrap())
    }

    fn frame() -> Frame {
        Frame::growing(&City::new(Face::SideBlueBlue), Shape::Square)
    }

    /// How much of the room for a fingertip a worth takes that is only read, in percent.
    const READ: i32 = 57;

    /// The least room of all worths in a view, in percent of what is needed.
    fn least_room(arranged: &[(Level, Walkway, Spots)], view: usize) -> i32 {
        let point =
            |&(level, walkway, spots): &(Level, Walkway, Spots)| point((level, walkway), view, spots.0[view], frame());
        let points: Vec<_> = arranged.iter().map(point).collect();
        let alone = |place: usize| {
            let mut others = points.clone();
            let here = others.remove(place);
            room(here, &others, frame())
        };
        (0..points.len()).map(alone).min().unwrap()
    }

    #[test]
    fn no_worth_covers_another_on_a_phone_from_any_side() {
        // Walkways that cross over each other in the middle, and some along one line.
        let possible = [
            walkway(Level::Sand, "e7 i7"),
            walkway(Level::Green, "g5 g8"),
            walkway(Level::Blue, "g6 g8"),
            walkway(Level::Blue, "f7 h7"),
            walkway(Level::Sand, "i7 i10"),
            walkway(Level::Green, "g8 j8"),
        ];
        let arranged = arrange(&possible, frame());
        for view in 0..VIEWS {
            let least = least_room(&arranged, view);
            assert!(least >= READ, "view {view}: {least} % in {arranged:?}");
        }
    }

    #[test]
    fn shorter_walkways_lie_on_top() {
        let walkways = ["g7 h7", "g7 g11"].map(|name| walkway(Level::Blue, name));
        assert_eq!(arrange(&walkways, frame())[1].1, walkways[0].1);
    }

    #[test]
    fn a_walkway_alone_has_its_worth_in_the_middle() {
        let alone = arrange(&[walkway(Level::Green, "g7 g10")], frame());
        assert_eq!(alone[0].2.class(), "sa50 sb50 sc50 sd50 se50");
    }
}
