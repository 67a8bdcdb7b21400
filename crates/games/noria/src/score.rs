//! Points: what the four paths and the two chambers of the whole progress bring (E3 to E6).

use engine::{Score, ScoreItem, Seat};

use crate::Noria;
use crate::kinds::Chamber;
use crate::state::{Player, State};

/// The level that a chamber rewards: that of its path, the highest for Specialization, the lowest for Division. A
/// representative in the Cave counts as level 0.
#[inline]
pub fn rewarded_level(player: &Player, chamber: Chamber) -> u8 {
    let levels = player.levels.values();
    match chamber {
        Chamber::Specialization => levels.iter().copied().fold(0, u8::max),
        Chamber::Division => levels.iter().copied().fold(u8::MAX, u8::min),
        of_path => levels[of_path.index()],
    }
}

impl Noria {
    /// What a level is worth in a chamber now.
    #[inline]
    pub fn chamber_value(&self, state: &State, chamber: Chamber) -> u8 {
        self.material.chambers[chamber][usize::from(state.chambers[chamber].seated)]
    }

    /// What a chamber brings a seat.
    #[inline]
    pub fn chamber_points(&self, state: &State, seat: Seat, chamber: Chamber) -> i32 {
        let level = rewarded_level(&state.players[seat.index()], chamber);
        i32::from(level) * i32::from(self.chamber_value(state, chamber))
    }

    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> Score {
        let chambers = Chamber::ALL.iter();
        Score {
            points: chambers.map(|&chamber| self.chamber_points(state, seat, chamber)).sum(),
            tie_breaks: [-state.players[seat.index()].belongings(), 0, 0],
        }
    }

    pub(crate) fn list_parts(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        items.extend(Chamber::ALL.iter().map(|&chamber| ScoreItem {
            name: item_name(chamber),
            points: self.chamber_points(state, seat, chamber),
        }));
    }
}

fn item_name(chamber: Chamber) -> &'static str {
    match chamber {
        Chamber::Refining => "score-refining",
        Chamber::Colonization => "score-colonization",
        Chamber::Exploration => "score-exploration",
        Chamber::Research => "score-research",
        Chamber::Specialization => "score-specialization",
        Chamber::Division => "score-division",
    }
}
