//! What a tile is good for at once: the walkways that it makes possible.

use crate::city::{City, Shape};
use crate::plan::Place;
use crate::stock::{Stock, votes};
use crate::tile::{Face, Rotation};
use crate::walkway::Walkway;

/// Walkways that a tile makes possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Openings {
    /// The votes of the best one; 0 where there is none.
    pub best: u32,
    /// How many there are.
    pub number: u32,
}

impl Openings {
    fn add(&mut self, walkway: Walkway) {
        self.number += 1;
        self.best = self.best.max(walkway.votes());
    }
}

impl Walkway {
    /// The votes of a straight walkway for which there is a piece; of any other none.
    pub fn votes(self) -> u32 {
        match self.straight() {
            Some((_, length)) if usize::from(length) <= crate::LENGTHS => votes(usize::from(length)),
            _ => 0,
        }
    }
}

impl City {
    /// All walkways that can be built now.
    pub fn openings_now(&self, stock: &Stock) -> Openings {
        let mut now = Openings::default();
        self.possible(stock, |_, walkway| now.add(walkway));
        now
    }

    /// The walkways that this tile would make possible at this place.
    pub fn opened_by(&self, stock: &Stock, place: Place, face: Face, rotation: Rotation) -> Openings {
        let mut known = Vec::new();
        self.possible(stock, |_, walkway| known.push(walkway));
        let mut grown = *self;
        grown.lay(place, face, rotation);
        let mut opened = Openings::default();
        grown.possible(stock, |_, walkway| {
            if !known.contains(&walkway) {
                opened.add(walkway);
            }
        });
        opened
    }

    /// The most that this tile can make possible, wherever it is laid.
    pub fn best_opening(&self, stock: &Stock, shape: Shape, face: Face) -> Openings {
        let mut best = Openings::default();
        self.places(shape, |place| {
            for &rotation in face.turns() {
                best = best.max(self.opened_by(stock, place, face, rotation));
            }
        });
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_tile_adds_is_counted() {
        // The two blue buildings of the starting tile can be joined without any further tile.
        let city = City::new(Face::SideBlueBlue);
        let stock = Stock::new([6, 8, 8, 6, 3]);
        assert_eq!(city.openings_now(&stock), Openings { best: 1, number: 1 });
        let below = "g9".parse().unwrap();
        let opened = city.opened_by(&stock, below, Face::SideBlueBlue, Rotation::None);
        assert_eq!(opened, Openings { best: 2, number: 3 });
        let nothing = city.opened_by(&stock, below, Face::DiagonalGreenSand, Rotation::None);
        assert_eq!(nothing, Openings::default());
    }

    #[test]
    fn the_best_place_counts_for_a_tile_in_hand() {
        let city = City::new(Face::SideBlueBlue);
        let best = city.best_opening(&Stock::new([6, 8, 8, 6, 3]), Shape::Square, Face::SideBlueGreen);
        assert_eq!(best.best, 3);
    }
}
