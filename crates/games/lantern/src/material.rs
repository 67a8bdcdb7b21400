//! The lanterns of the box, read from `material/lantern.toml` or from a file of the same form.

use std::sync::LazyLock;

use components::Map;
use components::material::{MaterialError, MaterialFile, Spanned};
use engine::{Provenance, SetupError};
use serde::Deserialize;

pub(crate) const PRINTED: &str = include_str!("../material/lantern.toml");

components::named! {
    /// A kind of lantern.
    pub enum Kind: u8, "a kind of lantern" {
        /// Worth 1.
        Amber = "amber",
        /// Worth 2.
        Jade = "jade",
        /// Worth 3.
        Ruby = "ruby",
        /// Worth 4.
        Pearl = "pearl",
    }
}

impl Kind {
    /// What a lantern of this kind counts once it is laid.
    #[inline]
    pub const fn worth(self) -> i32 {
        self as i32 + 1
    }
}

/// A number for each kind.
pub type Counts = Map<Kind, u8, { Kind::COUNT }>;

/// How many lanterns a box holds, whatever their kinds.
const LANTERNS: u32 = 20;
/// How many lanterns of each kind the short pile goes without.
const LEFT_OUT: u8 = 2;

/// The components of the box.
#[derive(Clone, Debug)]
pub struct Material {
    /// Where they come from.
    pub provenance: Provenance,
    /// How many lanterns of each kind there are.
    pub lanterns: Counts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    lanterns: Spanned<Counts>,
}

impl Material {
    /// The built-in components.
    pub fn printed() -> Material {
        static LANTERNS: LazyLock<Counts> =
            LazyLock::new(|| read(PRINTED).expect("the built-in material is well formed"));
        Material {
            provenance: Provenance::Printed,
            lanterns: *LANTERNS,
        }
    }

    /// The components of a file, or what is wrong with it.
    pub fn loaded(text: &str) -> Result<Material, SetupError> {
        let lanterns = read(text).map_err(|error| SetupError::Material(error.to_string()))?;
        Ok(Material {
            provenance: Provenance::Loaded,
            lanterns,
        })
    }

    /// The same with the short pile.
    #[must_use]
    pub fn shortened(mut self) -> Material {
        for lanterns in self.lanterns.values_mut() {
            *lanterns -= LEFT_OUT;
        }
        self
    }
}

fn read(text: &str) -> Result<Counts, MaterialError> {
    let source = MaterialFile::new(text);
    let file: File = source.read()?;
    let lanterns = file.lanterns.get_ref().values();
    let total: u32 = lanterns.iter().copied().map(u32::from).sum();
    source.check(total == LANTERNS, &file.lanterns, || {
        format!("there are {total} lanterns instead of {LANTERNS}")
    })?;
    let few = lanterns.iter().any(|&lanterns| lanterns <= LEFT_OUT);
    source.check(!few, &file.lanterns, || {
        format!("there must be more than {LEFT_OUT} lanterns of each kind")
    })?;
    Ok(file.lanterns.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_it_says() {
        let lanterns = Material::printed().lanterns;
        assert_eq!(lanterns.values(), &[6, 5, 5, 4]);
        assert_eq!(Material::printed().shortened().lanterns.values(), &[4, 3, 3, 2]);
    }

    #[test]
    fn a_file_is_refused_with_the_line_that_is_wrong() {
        let refused = |text: &str| match Material::loaded(text) {
            Err(SetupError::Material(why)) => why,
            other => panic!("{other:?}"),
        };
        let loaded = Material::loaded(
            &PRINTED
                .replace("amber = 6", "amber = 5")
                .replace("pearl = 4", "pearl = 5"),
        );
        assert_eq!(loaded.unwrap().provenance, Provenance::Loaded);
        assert_eq!(
            refused(&PRINTED.replace("amber = 6", "amber = 7")),
            "line 3: there are 21 lanterns instead of 20"
        );
        let scarce = PRINTED
            .replace("amber = 6", "amber = 8")
            .replace("pearl = 4", "pearl = 2");
        assert!(refused(&scarce).contains("more than 2 lanterns of each kind"));
        assert!(refused("[lanterns]\nopal = 3\n").starts_with("line 2: "));
    }
}
