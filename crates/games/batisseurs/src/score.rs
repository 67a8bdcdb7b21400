//! Points, their parts and the tie-breaks.

use engine::{Score, ScoreItem, Seat};

use crate::Batisseurs;
use crate::material::Material;
use crate::state::{Builder, State};

/// The écus that make one point when the game is over.
pub const ECUS_PER_POINT: u16 = 10;

/// The points of finished buildings and machines; machines count whether at work or not (B8).
#[inline]
pub fn building_points(material: &Material, builder: &Builder) -> u16 {
    builder
        .finished
        .iter()
        .map(|building| u16::from(material.building(building).points))
        .sum()
}

impl Batisseurs {
    /// Points, then those of buildings and machines, then écus (B13). Unfinished sites count nothing (B16).
    #[inline]
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> Score {
        let builder = &state.builders[seat.index()];
        let buildings = building_points(&self.material, builder);
        Score {
            points: i32::from(buildings + builder.ecus / ECUS_PER_POINT),
            tie_breaks: [i32::from(buildings), i32::from(builder.ecus), 0],
        }
    }

    /// Pushes buildings, machines and écus.
    pub(crate) fn list_parts(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        let builder = &state.builders[seat.index()];
        let points_of = |machines: bool| -> i32 {
            let counted = builder
                .finished
                .iter()
                .filter(|building| building.machine().is_some() == machines);
            counted
                .map(|building| i32::from(self.material.building(building).points))
                .sum()
        };
        items.extend([
            ScoreItem {
                name: "score-buildings",
                points: points_of(false),
            },
            ScoreItem {
                name: "score-machines",
                points: points_of(true),
            },
            ScoreItem {
                name: "score-ecus",
                points: i32::from(builder.ecus / ECUS_PER_POINT),
            },
        ]);
    }
}
