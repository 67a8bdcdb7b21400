//! A city as text: its plan drawn square by square, and its walkways.
//!
//! ```text
//! at g5
//! B.G.
//! .BS.
//! __S.
//! __.B
//!
//! g5 g7
//! i6 i7
//! ```
//!
//! `B`, `G` and `S` are buildings, a dot is bare cloud, `_` is a square without a tile. The states that `replay`
//! prints hold the same drawing, line by line.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::city::City;
use crate::plan::{Place, Square};
use crate::stock::{LENGTHS, Stock};
use crate::tile::{Face, LEVELS, Level};
use crate::walkway::Walkway;

/// A drawn city, which may be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sketch {
    /// Where on the plan its top left square lies.
    pub at: Place,
    /// The squares, row by row.
    pub plan: Vec<String>,
    /// The walkways.
    pub walkways: Vec<Walkway>,
}

/// Why a drawing is no city.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SketchError {
    /// The first line should say where the city lies.
    #[error("a sketch begins with 'at' and the place of its top left square")]
    Corner,
    /// The drawing is too large, or not made of whole tiles.
    #[error("the plan must have 2, 4, 6 or 8 squares each way and lie on the plan of 14 by 14")]
    Size,
    /// A tile does not have two buildings, or something strange stands on it.
    #[error("the squares of the tile at {0} are no tile")]
    Tile(Place),
    /// The top row or the left column is empty, or the tiles do not hang together.
    #[error("the tiles must hang together, with one in the first row and one in the first column")]
    Apart,
    /// A walkway cannot be read or built.
    #[error("'{0}' is no walkway of this city")]
    Walkway(String),
}

impl From<City> for Sketch {
    fn from(city: City) -> Sketch {
        let ((top, bottom), (left, right)) = city.extent();
        let letter = |square: Square| match city.building_at(square) {
            Some(Level::Blue) => 'B',
            Some(Level::Green) => 'G',
            Some(Level::Sand) => 'S',
            None if city.has_ground(square) => '.',
            None => '_',
        };
        let line = |row: u8| {
            (left * 2..right * 2)
                .map(|column| letter(Square::at(row, column)))
                .collect()
        };
        Sketch {
            at: Place::at(top, left),
            plan: (top * 2..bottom * 2).map(line).collect(),
            walkways: city.walkways().into_iter().map(|(_, walkway)| walkway).collect(),
        }
    }
}

impl TryFrom<Sketch> for City {
    type Error = SketchError;

    fn try_from(sketch: Sketch) -> Result<City, SketchError> {
        let mut city = City::at(sketch.at);
        for (place, squares) in tiles(&sketch)? {
            if squares == [b'_'; 4] {
                continue;
            }
            let mut spots = [0; LEVELS];
            for (index, letter) in squares.into_iter().enumerate() {
                let level = match letter {
                    b'B' => Level::Blue,
                    b'G' => Level::Green,
                    b'S' => Level::Sand,
                    b'.' => continue,
                    _ => return Err(SketchError::Tile(place)),
                };
                spots[level.index()] |= 1 << [0, 1, 8, 9][index];
            }
            let (face, rotation) = Face::with_spots(spots).ok_or(SketchError::Tile(place))?;
            city.lay(place, face, rotation);
        }
        if !city.is_whole() {
            return Err(SketchError::Apart);
        }
        let plenty = Stock::new([u8::MAX; LENGTHS]);
        for walkway in sketch.walkways {
            city.check_walkway(walkway, &plenty)
                .map_err(|_| SketchError::Walkway(walkway.to_string()))?;
            city.build(walkway);
        }
        Ok(city)
    }
}

/// The places of a sketch with the four squares of each.
fn tiles(sketch: &Sketch) -> Result<Vec<(Place, [u8; 4])>, SketchError> {
    let height = sketch.plan.len();
    let width = sketch.plan.first().map_or(0, String::len);
    let fits =
        |squares: usize, from: u8| squares.is_multiple_of(2) && squares <= 8 && usize::from(from) + squares / 2 <= 7;
    let even = sketch.plan.iter().all(|line| line.len() == width);
    if !even || !fits(height, sketch.at.row()) || !fits(width, sketch.at.column()) {
        return Err(SketchError::Size);
    }
    let mut tiles = Vec::new();
    for (row, lines) in sketch.plan.chunks_exact(2).enumerate() {
        let (upper, lower) = (lines[0].as_bytes(), lines[1].as_bytes());
        for (column, (upper, lower)) in upper.chunks_exact(2).zip(lower.chunks_exact(2)).enumerate() {
            let place = Place::at(sketch.at.row() + row as u8, sketch.at.column() + column as u8);
            tiles.push((place, [upper[0], upper[1], lower[0], lower[1]]));
        }
    }
    Ok(tiles)
}

impl FromStr for City {
    type Err = SketchError;

    fn from_str(text: &str) -> Result<City, SketchError> {
        let mut lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.starts_with('#'))
            .skip_while(|line| line.is_empty());
        let first = lines
            .next()
            .and_then(|line| line.strip_prefix("at "))
            .ok_or(SketchError::Corner)?;
        let at = first.parse().map_err(|_| SketchError::Corner)?;
        let plan = lines
            .by_ref()
            .take_while(|line| !line.is_empty())
            .map(str::to_owned)
            .collect();
        let walkway = |line: &str| line.parse().map_err(|_| SketchError::Walkway(line.to_owned()));
        let walkways = lines
            .filter(|line| !line.is_empty())
            .map(walkway)
            .collect::<Result<_, _>>()?;
        Sketch { at, plan, walkways }.try_into()
    }
}

impl Serialize for City {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Sketch::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Sketch::deserialize(deserializer)?
            .try_into()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_read_and_drawn_again() {
        let city: City = "at g5\nB.G.\n.BS.\n__S.\n__.B\n\ni6 i7".parse().unwrap();
        let sketch = Sketch::from(city);
        assert_eq!(sketch.plan, ["B.G.", ".BS.", "__S.", "__.B"]);
        assert_eq!(City::try_from(sketch), Ok(city));
        let left: City = "at c3\n____B.\n____.B\nGGBB..\n....SS".parse().unwrap();
        assert_eq!(City::try_from(Sketch::from(left)), Ok(left));
        assert_eq!(City::try_from(Sketch::from(City::EMPTY)), Ok(City::EMPTY));
    }

    #[track_caller]
    fn check_refused(text: &str, error: SketchError) {
        assert_eq!(text.parse::<City>(), Err(error));
    }

    #[test]
    fn a_wrong_drawing_is_refused() {
        let place = |text: &str| text.parse().unwrap();
        check_refused("BB\n..", SketchError::Corner);
        check_refused("at h7\nBB\n..", SketchError::Corner);
        check_refused("at g7\nBB.\n...", SketchError::Size);
        check_refused("at m1\nBB..\n..BB", SketchError::Size);
        check_refused("at g7\nBB\nB.", SketchError::Tile(place("g7")));
        check_refused("at g7\nBB\n._", SketchError::Tile(place("g7")));
        check_refused("at g7\n__BB\n__..", SketchError::Apart);
        check_refused("at g7\nBB____\n..____\n____BB\n____..", SketchError::Apart);
        check_refused("at g7\nBS\n..\n\ng7 h7", SketchError::Walkway("g7 h7".to_owned()));
    }
}
