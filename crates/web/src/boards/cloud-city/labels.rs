//! Where the worth of a walkway that can be built is written: at which spot along it, and how far above.
//!
//! A strip lies differently in every view, so each view has a spot of its own on every strip. Seen from the side a worth
//! is raised on a stem until it covers no roof, no other worth, and not all of a short walkway, as far as that can be had.

use catalogue::games::cloud_city::{Level, Square, Walkway};

use super::frame::{Frame, Ring, Viewpoint, height};
use super::own::VIEWPOINTS;

/// The views: from each viewpoint, and the plan.
const VIEWS: usize = VIEWPOINTS + 1;
/// The spots along a strip in percent, the best first.
const SPOTS: [i32; 9] = [50, 40, 60, 30, 70, 20, 80, 10, 90];
/// How many steps a worth can be raised, and how far each is on the picture (`--up-by`).
const RAISES: i32 = 7;
const STEP: i32 = 12;
/// How wide a phone shows the picture, how wide a worth is there, and how much room it takes under a fingertip.
const PHONE: i32 = 350;
const WORTH: i32 = 24;
const FINGERTIP: i32 = 44;
/// How often all spots are looked at again once the others have theirs.
const ROUNDS: usize = 3;

/// Where a worth is written: the spot along its strip, and how many steps above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    along: i32,
    raise: i32,
}

/// The spot of a walkway in each view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spots([Spot; VIEWS]);

impl Spots {
    /// The classes by which the style sheet finds the spots: letters for the view, and the percentage or the steps.
    pub fn class(self) -> String {
        let named = ["a", "b", "c", "d", "e"].into_iter().zip(self.0);
        let classes = named.flat_map(|(view, spot)| {
            let raised = (spot.raise > 0).then(|| format!("r{view}{}", spot.raise));
            [Some(format!("s{view}{}", spot.along)), raised]
        });
        classes.flatten().collect::<Vec<String>>().join(" ")
    }
}

/// A box on the picture, in hundredths of its units: from where to where across, and down.
type Area = [(i32, i32); 2];

/// A city as labels see it from one view: what they must not cover, and how large they are there.
struct Scenery {
    frame: Frame,
    view: usize,
    roofs: Vec<Area>,
    /// What of the picture is sure to be seen.
    seen: Area,
    /// The width of the picture on a phone in its units.
    wide: i32,
}

impl Scenery {
    fn of(buildings: &[(Square, Level)], frame: Frame, ring: &Ring, view: usize) -> Scenery {
        let from = Viewpoint { frame, turns: view };
        let aside = view < VIEWPOINTS;
        let roof = |&(square, level): &(Square, Level)| {
            let (x, y) = Viewpoint::ground(from.cell(square));
            let (eaves, top) = (height(level), top(level));
            [(x - 15, x + 15), (y - top, y - eaves)].map(hundredths)
        };
        let side = if aside { ring.side() } else { frame.side };
        Scenery {
            frame,
            view,
            roofs: if aside {
                buildings.iter().map(roof).collect()
            } else {
                Vec::new()
            },
            seen: ring.window(view % VIEWPOINTS).map(hundredths),
            wide: 64 * i32::from(side) + 40,
        }
    }

    /// How many hundredths of a unit so many pixels of a phone are.
    fn of_phone(&self, pixels: i32) -> i32 {
        pixels * self.wide * 100 / PHONE
    }

    /// The spots from which one can be chosen. On the plan nothing rises, and so nothing is raised.
    fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let raises = if self.view < VIEWPOINTS { RAISES } else { 0 };
        SPOTS
            .into_iter()
            .flat_map(move |along| (0..=raises).map(move |raise| Spot { along, raise }))
    }

    /// The box of a worth.
    fn worth(&self, walkway: (Level, Walkway), spot: Spot) -> Area {
        let (x, y) = point(walkway, self.view, spot, self.frame);
        let half = self.of_phone(WORTH) / 2;
        [(x - half, x + half), (y - half, y + half)]
    }

    /// What speaks against a spot, beside the worths of the others.
    fn cost(&self, (level, walkway): (Level, Walkway), spot: Spot, others: &[(i32, i32)]) -> i32 {
        let area = self.worth((level, walkway), spot);
        let here = point((level, walkway), self.view, spot, self.frame);
        // A worth that hides another, or is hidden, is the worst; two under one fingertip are bad.
        let room = self.room(here, others);
        let near = if room < 60 { 40 * (60 - room) } else { 0 } + 100 - room;
        if self.view == VIEWPOINTS {
            return 100 * near;
        }
        let hidden: i32 = self.roofs.iter().map(|roof| covered(area, *roof)).sum();
        let beyond = if covered(area, self.seen) < covered(area, area) {
            3000
        } else {
            0
        };
        // Of a short walkway nothing is left to be seen under its worth.
        let short = walkway.straight().is_some_and(|(_, length)| length == 1);
        let reaches = 100 * STEP * spot.raise < self.of_phone(WORTH) / 2 + 300;
        let buried = if short && reaches { 400 } else { 0 };
        100 * (near + beyond + 8 * hidden + buried) + 1500 * spot.raise + 60 * (spot.along - 50).abs()
    }

    /// How far the nearest of the others is, in percent of what is needed to touch either on a phone; enough is enough.
    fn room(&self, here: (i32, i32), others: &[(i32, i32)]) -> i32 {
        let needed = self.of_phone(FINGERTIP);
        let apart = |other: &(i32, i32)| {
            let (x, y) = (here.0 - other.0, here.1 - other.1);
            (100.0 * f64::from(x).hypot(f64::from(y)) / f64::from(needed)) as i32
        };
        others.iter().map(apart).min().unwrap_or(100).min(100)
    }
}

/// How far the tip of a roof lies above the ground.
const fn top(level: Level) -> i16 {
    match level {
        Level::Blue => 34,
        Level::Green => 57,
        Level::Sand => 98,
    }
}

fn hundredths((start, end): (i16, i16)) -> (i32, i32) {
    (100 * i32::from(start), 100 * i32::from(end))
}

/// How much of a box another covers, in squares of a unit.
fn covered(one: Area, other: Area) -> i32 {
    let common = |way: usize| (one[way].1.min(other[way].1) - one[way].0.max(other[way].0)).max(0) / 10;
    common(0) * common(1) / 100
}

/// The walkways with their spots. The short ones come last, so that they lie on top and can be reached.
pub(super) fn arrange(
    possible: &[(Level, Walkway)],
    buildings: &[(Square, Level)],
    frame: Frame,
    ring: &Ring,
) -> Vec<(Level, Walkway, Spots)> {
    let mut walkways = possible.to_vec();
    walkways.sort_by_key(|&(level, walkway)| (walkway.votes(), level));
    let first = Spot {
        along: SPOTS[0],
        raise: 0,
    };
    let mut spots = vec![Spots([first; VIEWS]); walkways.len()];
    for view in 0..VIEWS {
        let scenery = Scenery::of(buildings, frame, ring, view);
        for _ in 0..ROUNDS {
            for place in 0..walkways.len() {
                let others: Vec<(i32, i32)> = (0..walkways.len())
                    .filter(|&other| other != place)
                    .map(|other| point(walkways[other], view, spots[other].0[view], frame))
                    .collect();
                let cost = |spot: &Spot| scenery.cost(walkways[place], *spot, &others);
                spots[place].0[view] = scenery.spots().min_by_key(cost).unwrap_or(first);
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
fn point((level, walkway): (Level, Walkway), view: usize, spot: Spot, frame: Frame) -> (i32, i32) {
    let length = walkway.straight().map_or(1, |(_, length)| i32::from(length));
    // A strip reaches beyond the middles of its squares by 15 hundredths of a square.
    let along = (spot.along * (100 * length + 30) / 100 - 15) / length;
    let between = |start: i16, end: i16| 100 * i32::from(start) + along * i32::from(end - start);
    let ends = [walkway.start(), walkway.end()];
    if view < VIEWPOINTS {
        let from = Viewpoint { frame, turns: view };
        let [start, end] = ends.map(|square| Viewpoint::ground(from.cell(square)));
        let up = 100 * (i32::from(height(level)) + STEP * spot.raise);
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

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::{City, Face, LENGTHS, Shape, Stock};

    use super::*;

    fn walkway(level: Level, name: &str) -> (Level, Walkway) {
        (level, name.parse().unwrap())
    }

    fn frame() -> Frame {
        Frame::growing(&City::new(Face::SideBlueBlue), Shape::Square)
    }

    fn ring() -> Ring {
        Ring::of(&City::new(Face::SideBlueBlue), Shape::Square)
    }

    fn alone(possible: &[(Level, Walkway)]) -> Vec<(Level, Walkway, Spots)> {
        arrange(possible, &[], frame(), &ring())
    }

    /// How much of the room for a fingertip a worth takes that is only read, in percent.
    const READ: i32 = 57;

    /// The least room of all worths in a view, in percent of what is needed.
    fn least_room(arranged: &[(Level, Walkway, Spots)], scenery: &Scenery) -> i32 {
        let point = |&(level, walkway, spots): &(Level, Walkway, Spots)| {
            point((level, walkway), scenery.view, spots.0[scenery.view], scenery.frame)
        };
        let points: Vec<_> = arranged.iter().map(point).collect();
        let alone = |place: usize| {
            let mut others = points.clone();
            let here = others.remove(place);
            scenery.room(here, &others)
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
        let arranged = alone(&possible);
        for view in 0..VIEWS {
            let least = least_room(&arranged, &Scenery::of(&[], frame(), &ring(), view));
            assert!(least >= READ, "view {view}: {least} % in {arranged:?}");
        }
    }

    /// Cities early, in the middle and late in a game, whose walkways of every level can be built.
    const CITIES: [&str; 3] = [
        "at g7\nBB..\n..GG\n\n",
        "at g7\nS..BBB\n.BS...\nG..GB.\n.BB.B.\n\n",
        "at a1\nS..B.S\n.BS.B.\nG..GB.\n.BB.B.\n.BS..S\nG..GB.\n\n",
    ];

    #[test]
    fn no_worth_lies_on_a_roof_or_on_another() {
        for text in CITIES {
            let city: City = text.parse().unwrap();
            let (frame, ring) = (Frame::growing(&city, Shape::Square), Ring::of(&city, Shape::Square));
            let standing = city.laid().flat_map(|(place, face, rotation)| {
                face.buildings(rotation)
                    .map(|(level, (row, column))| (place.square(row, column), level))
            });
            let buildings: Vec<(Square, Level)> = standing.collect();
            let mut possible = Vec::new();
            city.possible(&Stock::new([9; LENGTHS]), |level, walkway| {
                possible.push((level, walkway))
            });
            let arranged = arrange(&possible, &buildings, frame, &ring);
            for view in 0..VIEWPOINTS {
                let scenery = Scenery::of(&buildings, frame, &ring, view);
                let boxes = arranged
                    .iter()
                    .map(|&(level, walkway, spots)| scenery.worth((level, walkway), spots.0[view]));
                let boxes: Vec<Area> = boxes.collect();
                for (number, &worth) in boxes.iter().enumerate() {
                    let roofs: i32 = scenery.roofs.iter().map(|&roof| covered(worth, roof)).sum();
                    let others: i32 = boxes[..number].iter().map(|&other| covered(worth, other)).sum();
                    // Worths are round: where two boxes share a corner, nothing is covered. With fifteen in one city a rim may be.
                    let least = covered(worth, worth) / 12;
                    assert!(
                        roofs + others <= least,
                        "{:?} from side {view} of\n{text}",
                        arranged[number]
                    );
                }
            }
        }
    }

    #[test]
    fn shorter_walkways_lie_on_top() {
        let walkways = ["g7 h7", "g7 g11"].map(|name| walkway(Level::Blue, name));
        assert_eq!(alone(&walkways)[1].1, walkways[0].1);
    }

    #[test]
    fn a_long_walkway_alone_has_its_worth_in_the_middle_and_a_short_one_above_it() {
        let long = alone(&[walkway(Level::Green, "g7 g10")]);
        assert_eq!(long[0].2.class(), "sa50 sb50 sc50 sd50 se50");
        let short = alone(&[walkway(Level::Green, "g7 g8")]);
        assert_eq!(short[0].2.class(), "sa50 ra2 sb50 rb2 sc50 rc2 sd50 rd2 se50");
    }
}
