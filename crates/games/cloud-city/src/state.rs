//! Everything on the table.

use std::collections::BTreeMap;

use components::Set;
use serde::de::Error as _;
use serde::{Deserialize, Serialize};

use engine::{MAX_SEATS, Seat};

use crate::city::City;
use crate::needs::NeedSet;
use crate::stock::Stock;
use crate::tile::{FACES, Face};
use crate::walkway::Walkway;

/// The tiles of a hand, and those of the row.
pub const HAND: usize = 3;

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Whose turn it is.
    pub seat: Seat,
    /// What the seat is doing, or what chance owes.
    pub step: Step,
    /// The need cards in play.
    pub needs: NeedSet,
    /// The tiles face up beside the pile.
    pub row: [Option<Face>; HAND],
    /// The tiles nobody has seen.
    pub pile: Pile,
    /// The walkways nobody has built.
    pub stock: Stock,
    /// The hands by seat; places beyond the number of players stay empty, here and below.
    pub hands: [Hand; MAX_SEATS],
    /// The cities by seat.
    pub cities: [City; MAX_SEATS],
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance lays out the need cards, the row and the hands.
    Deal,
    /// The seat chooses a tile of its hand.
    Choose,
    /// The seat lays this tile, which is still in its hand and as secret as it was there.
    Lay(Face),
    /// The seat builds walkways; this is the last one it built in this turn.
    Build(Option<Walkway>),
    /// The seat draws a tile.
    Draw,
    /// Chance fills the gap in the row.
    Refill,
    /// Chance gives the seat a tile from the pile.
    Fetch,
    /// The game is over.
    Over,
}

/// A hand of tiles. Tiles lie in the order of their faces, so that their places tell nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// The tiles taken from the row, which everybody knows (C24).
    pub open: Tiles,
    /// The tiles from the pile, which only their owner knows.
    pub secret: Tiles,
}

impl Hand {
    /// How many tiles there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.open.len() + self.secret.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All tiles, the open ones first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Face> + '_ {
        self.open.iter().chain(self.secret.iter())
    }

    /// The faces in the hand, each once.
    #[inline]
    pub(crate) fn faces(&self) -> Set<Face> {
        self.iter().collect()
    }

    /// Takes a tile out. Of equal ones it is the one that everybody knows (C24).
    #[inline]
    pub(crate) fn remove(&mut self, face: Face) {
        if !self.open.remove(face) {
            self.secret.remove(face);
        }
    }
}

/// Up to three tiles in the order of their faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles([Option<Face>; HAND]);

impl Tiles {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Face> + '_ {
        self.0.iter().copied().flatten()
    }

    #[inline]
    pub(crate) fn insert(&mut self, face: Face) {
        let mut moved = Some(face);
        for tile in &mut self.0 {
            if tile.is_none() || moved < *tile {
                std::mem::swap(tile, &mut moved);
            }
            if moved.is_none() {
                return;
            }
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, face: Face) -> bool {
        let Some(place) = self.0.iter().position(|&tile| tile == Some(face)) else {
            return false;
        };
        self.0[place..].rotate_left(1);
        self.0[HAND - 1] = None;
        true
    }
}

impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
        if faces.len() > HAND {
            return Err(D::Error::custom("a hand has at most three tiles"));
        }
        let mut tiles = Tiles::default();
        faces.into_iter().for_each(|face| tiles.insert(face));
        Ok(tiles)
    }
}

/// Tiles whose order does not exist, counted by face. Written as a map that leaves out what is not there.
///
/// The counts lie in one machine word of bytes, so that a multiplication adds them up: byte `n` of the product is the
/// number of tiles of the faces up to `n`. No pile has more than 48 tiles, so nothing runs over into the next byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile([u8; 16]);

const ONES: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;

impl Pile {
    /// So many tiles of each face.
    pub fn new(counts: [u8; FACES]) -> Pile {
        let mut pile = Pile::default();
        pile.0[..FACES].copy_from_slice(&counts);
        pile
    }

    /// How many tiles of a face there are.
    #[inline]
    pub const fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    #[inline]
    const fn sums(&self) -> u128 {
        u128::from_le_bytes(self.0).wrapping_mul(ONES)
    }

    /// How many tiles there are.
    #[inline]
    pub const fn len(&self) -> u32 {
        (self.sums() >> 120) as u32
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The face of the tile with `place` others before it, in the order of the faces.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn nth(&self, place: u32) -> Face {
        const TOPS: u128 = ONES << 7;
        // The top bit of a byte stays where the sum up to it exceeds the place.
        let beyond = ((self.sums() | TOPS) - (u128::from(place) + 1) * ONES) & TOPS;
        Face::ALL[beyond.trailing_zeros() as usize / 8]
    }

    #[inline]
    pub(crate) fn add(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, face: Face) {
        self.0[face.index()] -= 1;
    }
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = Face::ALL.into_iter().map(|face| (face, self.count(face)));
        serializer.collect_map(named.filter(|&(_, count)| count > 0))
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = BTreeMap::<Face, u8>::deserialize(deserializer)?;
        let mut pile = Pile::default();
        for (face, count) in named {
            pile.0[face.index()] = count;
        }
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_keeps_its_tiles_in_order_whatever_order_they_came_in() {
        let (first, second, third) = (Face::SideBlueBlue, Face::SideSandBlue, Face::DiagonalSandSand);
        let mut one = Tiles::default();
        [third, first, second].into_iter().for_each(|face| one.insert(face));
        let mut other = Tiles::default();
        [second, third, first].into_iter().for_each(|face| other.insert(face));
        assert_eq!(one, other);
        assert!(one.remove(second) && !one.remove(second));
        assert_eq!(one.iter().collect::<Vec<_>>(), [first, third]);
    }

    #[test]
    fn the_nth_tile_of_the_pile_goes_by_face() {
        let mut pile = Pile::default();
        [Face::SideGreenBlue, Face::SideGreenBlue, Face::SideSandSand]
            .into_iter()
            .for_each(|face| pile.add(face));
        assert_eq!(
            [0, 1, 2].map(|place| pile.nth(place)),
            [Face::SideGreenBlue, Face::SideGreenBlue, Face::SideSandSand]
        );
        assert_eq!(pile.len(), 3);
    }
}
