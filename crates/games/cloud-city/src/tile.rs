//! Tiles: the faces they can have, and how a face lies when it is turned.
//!
//! A tile is two by two squares, two of which are building spots. Up to turning there are fifteen faces: nine with
//! the spots side by side (a mirror image is another face) and six with the spots diagonal. Tiles with the same
//! face cannot be told apart.

use std::fmt;
use std::str::FromStr;

components::named! {
    /// A colour of buildings, which is their height and the level of the walkways that rest on them; lowest first.
    pub enum Level: u8, "a level" {
        /// The lowest buildings, with the River walkways.
        Blue = "blue",
        /// The middle ones, with the Forest walkways.
        Green = "green",
        /// The tallest ones, with the Sand walkways.
        Sand = "sand",
    }
}

/// The number of levels.
pub const LEVELS: usize = Level::COUNT;

macro_rules! faces {
    ($($face:ident $name:literal $first:ident $second:ident $step:literal;)*) => {
        components::named! {
            /// What a tile shows, up to turning, in the order of chance. `Option<Face>` is one byte.
            #[allow(missing_docs, reason = "the names say it all")]
            pub enum Face: u16, "a tile" { $($face = $name),* }
        }

        impl Face {
            /// The two buildings, and how many corners clockwise the second is from the first.
            const fn print(self) -> (Level, Level, usize) {
                match self { $(Face::$face => (Level::$first, Level::$second, $step),)* }
            }
        }
    };
}

/// The number of faces.
pub const FACES: usize = Face::COUNT;

faces! {
    SideBlueBlue "side-blue-blue" Blue Blue 1;
    SideBlueGreen "side-blue-green" Blue Green 1;
    SideBlueSand "side-blue-sand" Blue Sand 1;
    SideGreenBlue "side-green-blue" Green Blue 1;
    SideGreenGreen "side-green-green" Green Green 1;
    SideGreenSand "side-green-sand" Green Sand 1;
    SideSandBlue "side-sand-blue" Sand Blue 1;
    SideSandGreen "side-sand-green" Sand Green 1;
    SideSandSand "side-sand-sand" Sand Sand 1;
    DiagonalBlueBlue "diagonal-blue-blue" Blue Blue 2;
    DiagonalBlueGreen "diagonal-blue-green" Blue Green 2;
    DiagonalBlueSand "diagonal-blue-sand" Blue Sand 2;
    DiagonalGreenGreen "diagonal-green-green" Green Green 2;
    DiagonalGreenSand "diagonal-green-sand" Green Sand 2;
    DiagonalSandSand "diagonal-sand-sand" Sand Sand 2;
}

/// The corners of a tile clockwise from the top left, as (row, column).
const CORNERS: [(u8, u8); 4] = [(0, 0), (0, 1), (1, 1), (1, 0)];

/// The squares of a tile's buildings by level, as bits of a city's grid (8 squares a row) for a tile at its corner.
pub(crate) type Spots = [u16; LEVELS];

static SPOTS: [[Spots; 4]; FACES] = {
    let mut table = [[[0; LEVELS]; 4]; FACES];
    let mut face = 0;
    while face < FACES {
        let mut turn = 0;
        while turn < 4 {
            let (first, second, step) = Face::ALL[face].print();
            let (row, column) = CORNERS[turn];
            table[face][turn][first.index()] |= 1 << (row * 8 + column);
            let (row, column) = CORNERS[(turn + step) % 4];
            table[face][turn][second.index()] |= 1 << (row * 8 + column);
            turn += 1;
        }
        face += 1;
    }
    table
};

impl Face {
    /// The turns that make a difference: a diagonal tile of one colour looks the same upside down.
    #[inline]
    pub fn turns(self) -> &'static [Rotation] {
        match self {
            Face::DiagonalBlueBlue | Face::DiagonalGreenGreen | Face::DiagonalSandSand => &Rotation::ALL[..2],
            _ => &Rotation::ALL,
        }
    }

    /// The two buildings with their (row, column) on the tile, when it is turned so.
    pub fn buildings(self, rotation: Rotation) -> [(Level, (u8, u8)); 2] {
        let (first, second, step) = self.print();
        let turn = rotation.index();
        [(first, CORNERS[turn]), (second, CORNERS[(turn + step) % 4])]
    }

    #[inline]
    pub(crate) fn spots(self, rotation: Rotation) -> Spots {
        SPOTS[self.index()][rotation.index()]
    }

    /// The face, and the smallest turn, that put buildings on these spots.
    pub(crate) fn with_spots(spots: Spots) -> Option<(Face, Rotation)> {
        let lying = |face: Face| face.turns().iter().map(move |&rotation| (face, rotation));
        Face::ALL
            .into_iter()
            .flat_map(lying)
            .find(|&(face, rotation)| face.spots(rotation) == spots)
    }
}

/// How far a tile is turned clockwise. Written in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rotation {
    /// As its face is named.
    None,
    /// A quarter turn.
    Quarter,
    /// Upside down.
    Half,
    /// Three quarter turns.
    ThreeQuarters,
}

impl Rotation {
    /// All rotations.
    pub const ALL: [Rotation; 4] = [
        Rotation::None,
        Rotation::Quarter,
        Rotation::Half,
        Rotation::ThreeQuarters,
    ];

    /// The number of quarter turns.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The angle.
    pub const fn degrees(self) -> u16 {
        self as u16 * 90
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.degrees())
    }
}

impl FromStr for Rotation {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Rotation::ALL
            .into_iter()
            .find(|rotation| rotation.to_string() == text)
            .ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fifteen_faces_and_no_turn_makes_one_into_another() {
        let mut seen = Vec::new();
        for face in Face::ALL {
            for &rotation in face.turns() {
                let spots = face.spots(rotation);
                assert_eq!(spots.iter().map(|spots| spots.count_ones()).sum::<u32>(), 2);
                assert!(!seen.contains(&spots), "{face} turned by {rotation} is there twice");
                assert_eq!(Face::with_spots(spots), Some((face, rotation)));
                seen.push(spots);
            }
        }
        // Two of four corners, each in one of three colours.
        assert_eq!(seen.len(), 6 * 9);
    }

    #[test]
    fn a_quarter_turn_moves_the_top_left_spot_to_the_top_right() {
        let print = Face::SideBlueGreen.buildings(Rotation::None);
        assert_eq!(print, [(Level::Blue, (0, 0)), (Level::Green, (0, 1))]);
        let turned = Face::SideBlueGreen.buildings(Rotation::Quarter);
        assert_eq!(turned, [(Level::Blue, (0, 1)), (Level::Green, (1, 1))]);
        let diagonal = Face::DiagonalBlueSand.buildings(Rotation::ThreeQuarters);
        assert_eq!(diagonal, [(Level::Blue, (1, 0)), (Level::Sand, (0, 1))]);
    }

    #[test]
    fn every_face_is_found_by_its_name() {
        for face in Face::ALL {
            assert_eq!(face.name().parse(), Ok(face));
        }
        assert!("diagonal-green-blue".parse::<Face>().is_err());
    }
}
