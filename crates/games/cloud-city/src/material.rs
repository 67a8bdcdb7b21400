//! The tiles and walkways of the box, read from `material/cloud-city.toml` or from a file of the same form.

use std::sync::LazyLock;

use components::Map;
use components::material::{MaterialError, MaterialFile, Spanned};
use engine::{MAX_SEATS, Provenance, SetupError};
use serde::Deserialize;

use crate::state::Pile;
use crate::stock::{LENGTHS, Stock};
use crate::tile::{FACES, Face, LEVELS, Level};

pub(crate) const BUILT_IN: &str = include_str!("../material/cloud-city.toml");

/// The tiles that are not starting tiles.
pub const DECK: u32 = 44;
/// The buildings of each colour, and so the spots for them on all tiles.
pub const BUILDINGS: u32 = 32;
/// The walkway pieces of each level.
pub const PIECES: u32 = 31;

/// The tiles and walkways of the box.
#[derive(Clone, Debug)]
pub struct Material {
    /// Where they come from.
    pub provenance: Provenance,
    /// The starting tiles by seat.
    pub starting: [Face; MAX_SEATS],
    /// The other tiles.
    pub deck: Pile,
    /// The walkways.
    pub stock: Stock,
}

impl Material {
    /// The tiles that come with the program.
    pub fn built_in() -> Material {
        static READ: LazyLock<Material> =
            LazyLock::new(|| Material::parse(BUILT_IN).expect("the built-in material is checked by a test"));
        READ.clone()
    }

    /// The tiles of a material file.
    pub fn loaded(text: &str) -> Result<Material, SetupError> {
        let material = Material::parse(text).map_err(|error| SetupError::Material(error.to_string()))?;
        Ok(Material {
            provenance: Provenance::Loaded,
            ..material
        })
    }

    /// Reads a material file and checks it against the rulebook's counts (C26).
    fn parse(text: &str) -> Result<Material, MaterialError> {
        let source = MaterialFile::new(text);
        let file: File = source.read()?;
        let starting = file.starting.get_ref().iter().map(|drawing| read_tile(source, drawing));
        let starting: [Face; MAX_SEATS] =
            starting
                .collect::<Result<Vec<_>, _>>()?
                .try_into()
                .map_err(|given: Vec<_>| {
                    let why = format!("there must be {MAX_SEATS} starting tiles, not {}", given.len());
                    source.wrong(&file.starting, why)
                })?;
        let mut counts = Map::<Face, u32, FACES>::default();
        for tile in file.tiles.get_ref() {
            counts[read_tile(source, &tile.spots)?] += u32::from(tile.count);
        }
        let total: u32 = counts.values().iter().sum();
        source.check(total == DECK, &file.tiles, || {
            format!("there must be {DECK} tiles besides the starting tiles, not {total}")
        })?;
        for (level, spots) in Level::ALL.into_iter().zip(spots(&starting, &counts)) {
            source.check(spots == BUILDINGS, &file.tiles, || {
                format!("there must be {BUILDINGS} {level} spots on all tiles, not {spots}")
            })?;
        }
        let walkways = file.walkways.get_ref();
        let pieces: u32 = walkways.iter().map(|&count| u32::from(count)).sum();
        source.check(pieces == PIECES, &file.walkways, || {
            format!("there must be {PIECES} walkways on each level, not {pieces}")
        })?;
        Ok(Material {
            provenance: Provenance::Reconstruction,
            starting,
            deck: Pile::new(counts.values().map(|count| count as u8)),
            stock: Stock::new(*walkways),
        })
    }
}

/// The form of a material file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[expect(
        dead_code,
        reason = "people read it; a loaded file is never trusted to be the printed one"
    )]
    provenance: String,
    walkways: Spanned<[u8; LENGTHS]>,
    starting: Spanned<Vec<Spanned<String>>>,
    tiles: Spanned<Vec<TileLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    spots: Spanned<String>,
    count: u8,
}

/// Reads a drawing such as `B./.G`.
fn read_tile(source: MaterialFile, drawing: &Spanned<String>) -> Result<Face, MaterialError> {
    face_of(drawing.get_ref()).ok_or_else(|| {
        let what = "it should be two rows with two of the letters B, G, S, like \"B./.G\"";
        source.wrong(drawing, format!("'{}' is no tile: {what}", drawing.get_ref()))
    })
}

fn face_of(drawing: &str) -> Option<Face> {
    let &[top_left, top_right, b'/', bottom_left, bottom_right] = drawing.as_bytes() else {
        return None;
    };
    let mut spots = [0u16; LEVELS];
    for (bit, letter) in [(0, top_left), (1, top_right), (8, bottom_left), (9, bottom_right)] {
        let level = match letter {
            b'B' => Level::Blue,
            b'G' => Level::Green,
            b'S' => Level::Sand,
            b'.' => continue,
            _ => return None,
        };
        spots[level.index()] |= 1 << bit;
    }
    Face::with_spots(spots).map(|(face, _)| face)
}

/// The spots of each colour on all tiles.
fn spots(starting: &[Face], counts: &Map<Face, u32, FACES>) -> [u32; LEVELS] {
    let mut spots = [0; LEVELS];
    let deck = counts.iter().map(|(face, &count)| (face, count));
    for (face, count) in deck.chain(starting.iter().map(|&face| (face, 1))) {
        for (level, _) in face.buildings(crate::tile::Rotation::None) {
            spots[level.index()] += count;
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_material_has_the_counts_of_the_box() {
        let material = Material::built_in();
        assert_eq!(material.provenance, Provenance::Reconstruction);
        assert_eq!(material.deck.len() + material.starting.len() as u32, 48);
        let starting = [
            Face::SideBlueBlue,
            Face::SideBlueGreen,
            Face::SideGreenSand,
            Face::SideSandSand,
        ];
        assert_eq!(material.starting, starting);
        let side_by_side = [1, 2, 3, 3, 2, 2, 3, 3, 1];
        let diagonal = [3, 5, 5, 3, 5, 3];
        let counts: Vec<u8> = Face::ALL.into_iter().map(|face| material.deck.count(face)).collect();
        assert_eq!(counts, [&side_by_side[..], &diagonal[..]].concat());
        let pieces = |level| {
            (1..=LENGTHS)
                .map(|length| material.stock.left(level, length))
                .collect::<Vec<_>>()
        };
        assert!(Level::ALL.into_iter().all(|level| pieces(level) == [6, 8, 8, 6, 3]));
    }

    #[track_caller]
    fn check_refused(from: &str, to: &str, why: &str) {
        assert!(BUILT_IN.contains(from));
        let error = Material::loaded(&BUILT_IN.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.to_string(), format!("material: {why}"));
    }

    #[test]
    fn c26_a_material_file_is_checked_against_the_counts_of_the_box() {
        assert_eq!(Material::loaded(BUILT_IN).unwrap().provenance, Provenance::Loaded);
        check_refused(
            "\"BB/..\", \"BG/..\"",
            "\"BG/..\"",
            "line 16: there must be 4 starting tiles, not 3",
        );
        check_refused(
            "\"B./.G\", count = 5",
            "\"B./.G\", count = 4",
            "line 18: there must be 44 tiles besides the starting tiles, not 43",
        );
        check_refused(
            "{ spots = \"BB/..\"",
            "{ spots = \"GB/..\"",
            "line 18: there must be 32 blue spots on all tiles, not 31",
        );
        check_refused(
            "[6, 8, 8, 6, 3]",
            "[6, 8, 8, 6, 4]",
            "line 13: there must be 31 walkways on each level, not 32",
        );
        check_refused(
            "\"S./.S\"",
            "\"S./SS\"",
            "line 33: 'S./SS' is no tile: it should be two rows with two of the letters B, G, S, like \"B./.G\"",
        );
        let error = Material::loaded("tiles = 3").unwrap_err().to_string();
        assert!(
            error.starts_with("material: line 1: ") && error.lines().count() == 1,
            "{error}"
        );
    }

    #[test]
    fn how_a_tile_is_turned_in_the_file_does_not_matter() {
        assert_eq!(face_of("../GB"), Some(Face::SideBlueGreen));
        assert_eq!(face_of("G./B."), Some(Face::SideBlueGreen));
        assert_eq!(face_of(".S/B."), Some(Face::DiagonalBlueSand));
    }
}
