//! The buttons that lie on a city: places for the tile in hand, and walkways that can be built.
//!
//! They stand in a grid as wide as the frame, one cell a square. Seen from above, the grid lies flat on the plan; seen
//! from the side, the style sheet turns and squeezes it, so that the same buttons lie on the rhombs of the picture,
//! those of walkways raised to their level.

use catalogue::games::cloud_city::{self, City, Direction, Face, Level, Place, Rotation, Walkway};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use super::frame::{Frame, Viewpoint, height};
use super::panorama::{Prospect, turn_class};

/// Where along a walkway its worth can be written, in percent, the best first.
const SPOTS: [i16; 5] = [50, 34, 66, 18, 82];
/// How far apart two of them must be, across and down, to be read.
const APART: (i32, i32) = (34, 24);

impl Table<'_> {
    pub(super) fn plane(&self, seat: Seat, frame: Frame, prospect: &Prospect) -> Markup {
        html! {
            div.plane {
                @if let Some((face, places)) = &prospect.ghost {
                    @for (number, &place) in places.iter().enumerate() {
                        @for &rotation in face.turns() { (self.lot(seat, frame, number, place, *face, rotation)) }
                    }
                }
                @for (level, walkway, spot) in labelled(&prospect.possible, frame) {
                    (self.span(frame, level, walkway, spot))
                }
            }
        }
    }

    /// A place where the tile can go when it is turned so.
    fn lot(&self, seat: Seat, frame: Frame, number: usize, place: Place, face: Face, rotation: Rotation) -> Markup {
        let turned = turn_class(rotation.index(), face.turns().len() == 2);
        let cell = cell_class(frame.cell(place.square(0, 0)), 2, 2);
        let class = format!("lot {turned} g{number} {cell}");
        let outcome = self.opens(self.city(seat), place, face, rotation);
        self.telling_piece(&format!("lay {place} {rotation}"), &class, &outcome, html! {})
    }

    /// Which walkways a tile would make possible.
    fn opens(&self, city: &City, place: Place, face: Face, rotation: Rotation) -> String {
        let mut known = Vec::new();
        city.possible(&self.state.stock, |_, walkway| known.push(walkway));
        let mut with_tile = *city;
        with_tile.lay(place, face, rotation);
        let mut votes = Vec::new();
        with_tile.possible(&self.state.stock, |_, walkway| {
            if !known.contains(&walkway) {
                votes.push(worth(walkway));
            }
        });
        match votes.iter().max() {
            None => self.word("board-opens-nothing"),
            Some(&best) => {
                let phrase = Phrase::new("board-opens").with("number", votes.len() as u32);
                self.scene.say(&phrase.with("votes", best))
            }
        }
    }

    /// A walkway that can be built, with its worth and how many of its length are left.
    fn span(&self, frame: Frame, level: Level, walkway: Walkway, spot: i16) -> Markup {
        let Some((direction, length)) = walkway.straight() else {
            return html! {};
        };
        let left = self.state.stock.left(level, usize::from(length));
        let reach = i16::from(length) + 1;
        let (width, depth) = match direction {
            Direction::Across => (reach, 1),
            Direction::Down => (1, reach),
        };
        let way = match direction {
            Direction::Across => "across",
            Direction::Down => "down",
        };
        let cell = cell_class(frame.cell(walkway.start()), width, depth);
        let class = format!("span {way} {level} at{spot} {cell}");
        let content = html! {
            span.worth { strong { (worth(walkway)) } small { "×" (left) } }
        };
        let outcome = self.number("board-left", left);
        self.telling_piece(&format!("walkway {walkway}"), &class, &outcome, content)
    }
}

/// The votes of a walkway.
pub(super) fn worth(walkway: Walkway) -> u32 {
    let length = walkway.straight().map_or(0, |(_, length)| usize::from(length));
    length
        .checked_sub(1)
        .and_then(|place| cloud_city::VOTES.get(place).copied())
        .unwrap_or(0)
}

fn cell_class((row, column): (i16, i16), width: i16, depth: i16) -> String {
    format!("r{} c{} w{width} h{depth}", row + 1, column + 1)
}

/// The walkways with the spot where the worth of each is written, so that no two are written over each other as far
/// as that can be had. The short ones have the least choice and choose first; they come last, so that they lie on top
/// and can be reached.
fn labelled(possible: &[(Level, Walkway)], frame: Frame) -> Vec<(Level, Walkway, i16)> {
    let mut walkways = possible.to_vec();
    walkways.sort_by_key(|&(level, walkway)| (worth(walkway), level));
    let mut taken: Vec<Label> = Vec::new();
    let choose = |(level, walkway): (Level, Walkway)| {
        let room = |spot: i16| {
            let label = Label::new(level, walkway, spot, frame);
            taken.iter().map(|other| label.room(other)).min().unwrap_or(i32::MAX)
        };
        let free = SPOTS.into_iter().find(|&spot| room(spot) >= 100);
        let spot = free.or_else(|| SPOTS.into_iter().max_by_key(|&spot| room(spot)));
        let spot = spot.unwrap_or(SPOTS[0]);
        taken.push(Label::new(level, walkway, spot, frame));
        (level, walkway, spot)
    };
    let mut labelled: Vec<_> = walkways.into_iter().map(choose).collect();
    labelled.reverse();
    labelled
}

/// Where the worth of a walkway is written: on the plan, and on the picture from the first side.
struct Label([(i32, i32); 2]);

impl Label {
    fn new(level: Level, walkway: Walkway, spot: i16, frame: Frame) -> Label {
        let between = |[start, end]: [(i16, i16); 2]| {
            let part = |start: i16, end: i16| i32::from(start) + i32::from(end - start) * i32::from(spot) / 100;
            (part(start.0, end.0), part(start.1, end.1))
        };
        let ends = [walkway.start(), walkway.end()].map(|square| frame.cell(square));
        let on_plan = between(ends.map(|(row, column)| (column * 64, row * 64)));
        let (x, ground) = between(ends.map(Viewpoint::ground));
        Label([on_plan, (x, ground - i32::from(height(level)))])
    }

    /// How far this is from another, in percent of what is needed to read both.
    fn room(&self, other: &Label) -> i32 {
        let apart = |(one, other): (&(i32, i32), &(i32, i32))| {
            let (across, down) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
            (across * 100 / APART.0).max(down * 100 / APART.1)
        };
        self.0.iter().zip(&other.0).map(apart).min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use catalogue::games::cloud_city::{Face, Shape};

    use super::*;

    #[test]
    fn the_worth_of_two_walkways_that_cross_in_the_middle_is_written_apart() {
        let city = City::new(Face::SideBlueBlue);
        let frame = Frame::growing(&city, Shape::Square);
        let walkway = |name: &str| (Level::Sand, name.parse::<Walkway>().unwrap());
        let labelled = labelled(&[walkway("e7 i7"), walkway("g6 g8")], frame);
        let spots: Vec<i16> = labelled.iter().map(|&(_, _, spot)| spot).collect();
        assert_eq!(spots, [18, 50]);
    }

    #[test]
    fn labels_at_both_ends_of_the_longest_city_are_far_apart() {
        let ends = [Label([(0, 0); 2]), Label([(10 * 64, 10 * 64); 2])];
        assert!(ends[0].room(&ends[1]) > 100);
    }

    #[test]
    fn shorter_walkways_lie_on_top() {
        let frame = Frame::finished(&City::new(Face::SideBlueBlue), Shape::Square);
        let walkways = ["g7 h7", "g7 g11"].map(|name| (Level::Blue, name.parse().unwrap()));
        assert_eq!(labelled(&walkways, frame)[1].1, walkways[0].1);
    }
}
