//! The buttons that lie on a city: places for the tile in hand, and walkways that can be built.
//!
//! They stand in a grid as wide as the frame, one cell a square. Seen from above, the grid lies flat on the plan; seen
//! from the side, the style sheet turns and squeezes it, so that the same buttons lie on the rhombs of the picture,
//! those of walkways raised to their level. Places and walkways that are not possible can be clicked too: the rules then
//! say why not.

use catalogue::games::cloud_city::{Bearing, Direction, Face, Level, Place, Rotation, Walkway};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::frame::{Frame, Ring};
use super::labels::{self, Spots};
use super::panorama::{Prospect, turn_class};
use super::{Table, part_phrase, square_phrase};

impl Table<'_> {
    pub(super) fn plane(&self, seat: Seat, frame: Frame, ring: &Ring, prospect: &Prospect) -> Markup {
        html! {
            div.plane {
                @if let Some((face, places)) = &prospect.ghost {
                    @for place in self.other_places(seat, frame, places) { (self.closed_lot(seat, frame, place)) }
                    @for (number, &place) in places.iter().enumerate() {
                        @for &rotation in face.turns() { (self.lot(seat, frame, number, place, *face, rotation)) }
                    }
                }
                @if !prospect.possible.is_empty() {
                    @for walkway in self.missing(seat) { (self.closed_span(seat, frame, walkway)) }
                }
                @for (level, walkway, spots) in labels::arrange(&prospect.possible, &self.buildings(seat), frame, ring) {
                    (self.span(frame, level, walkway, spots))
                }
            }
        }
    }

    /// A place where the tile can go when it is turned so.
    fn lot(&self, seat: Seat, frame: Frame, number: usize, place: Place, face: Face, rotation: Rotation) -> Markup {
        let turned = turn_class(face, rotation);
        let cell = cell_class(frame.cell(place.square(0, 0)), 2, 2);
        let class = format!("lot {turned} g{number} {cell}");
        let opened = self.city(seat).opened_by(&self.state.stock, place, face, rotation);
        let outcome = if opened.number == 0 {
            self.word("board-opens-nothing")
        } else {
            let phrase = Phrase::new("reason-lay").with("number", opened.number);
            self.scene.say(&phrase.with("votes", opened.best))
        };
        // What stands on the ghost belongs to its place for a pointer, too, though it rises over the place behind.
        let towers = html! {
            @for (level, (row, column)) in face.buildings(rotation) { span class={ "tower " (level) " at" (row) (column) } {} }
        };
        self.telling_piece(&format!("lay {place} {rotation}"), &class, &outcome, towers)
    }

    /// The free places of the frame where no tile can go.
    fn other_places(&self, seat: Seat, frame: Frame, places: &[Place]) -> Vec<Place> {
        let taken: Vec<Place> = self.city(seat).laid().map(|(place, _, _)| place).collect();
        let other = |place: &Place| !places.contains(place) && !taken.contains(place);
        frame.places().filter(other).collect()
    }

    fn closed_lot(&self, seat: Seat, frame: Frame, place: Place) -> Markup {
        let cell = cell_class(frame.cell(place.square(0, 0)), 2, 2);
        let class = format!("lot {cell}");
        let name = Phrase::new("board-lot-closed")
            .with("part", part_phrase(Bearing::of_place(self.city(seat), place)))
            .with("place", square_phrase(place.square(0, 0)));
        let named = html! { span.unseen { (self.scene.say(&name)) } };
        self.scene.choices.piece(&format!("lay {place} 0"), &class, named)
    }

    /// A walkway that can be built, with the votes it brings; how many of its length are left stands in the supply.
    fn span(&self, frame: Frame, level: Level, walkway: Walkway, spots: Spots) -> Markup {
        let Some((_, length)) = walkway.straight() else {
            return html! {};
        };
        let left = self.state.stock.left(level, usize::from(length));
        let class = format!("{} {level} {}", strip_class(frame, walkway), spots.class());
        let content = html! {
            span.worth { strong { "+" (walkway.votes()) } }
        };
        let outcome = self.number("board-left", left);
        self.telling_piece(&format!("walkway {walkway}"), &class, &outcome, content)
    }

    /// A walkway between two buildings of one height that cannot be built.
    fn closed_span(&self, seat: Seat, frame: Frame, (level, walkway): (Level, Walkway)) -> Markup {
        let class = format!("{} {level}", strip_class(frame, walkway));
        let name = Phrase::new("board-span-closed")
            .with("walkway", Phrase::new(format!("walkway-{level}")))
            .with("part", part_phrase(Bearing::of_walkway(self.city(seat), walkway)))
            .with("from", square_phrase(walkway.start()))
            .with("to", square_phrase(walkway.end()));
        let named = html! { span.unseen { (self.scene.say(&name)) } };
        self.scene.choices.piece(&format!("walkway {walkway}"), &class, named)
    }

    /// The links to the nearest building of the same height that nobody built and nobody can build now.
    fn missing(&self, seat: Seat) -> Vec<(Level, Walkway)> {
        let city = self.city(seat);
        let buildings = self.buildings(seat);
        let built = city.walkways();
        let mut missing = Vec::new();
        for (number, &(from, level)) in buildings.iter().enumerate() {
            for direction in Direction::ALL {
                let in_line = |walkway: &Walkway| walkway.straight().is_some_and(|(way, _)| way == direction);
                let links = buildings[number + 1..].iter().filter(|&&(_, other)| other == level);
                let nearest = links
                    .filter_map(|&(to, _)| Walkway::new(from, to))
                    .filter(in_line)
                    .min_by_key(|walkway| walkway.straight().map(|(_, length)| length));
                missing.extend(nearest.map(|walkway| (level, walkway)));
            }
        }
        let legal = |walkway: Walkway| self.scene.choices.get(&format!("walkway {walkway}")).is_some();
        missing.retain(|link| !built.contains(link) && !legal(link.1));
        missing
    }
}

/// The classes of the strip between two buildings.
fn strip_class(frame: Frame, walkway: Walkway) -> String {
    let (direction, length) = walkway.straight().unwrap_or((Direction::Across, 1));
    let reach = i16::from(length) + 1;
    let (way, width, depth) = match direction {
        Direction::Across => ("across", reach, 1),
        Direction::Down => ("down", 1, reach),
    };
    format!("span {way} {}", cell_class(frame.cell(walkway.start()), width, depth))
}

fn cell_class((row, column): (i16, i16), width: i16, depth: i16) -> String {
    format!("r{} c{} w{width} h{depth}", row + 1, column + 1)
}
