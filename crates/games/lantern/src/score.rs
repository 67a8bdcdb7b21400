//! Points, their parts and the tie-breaks.

use engine::{Score, ScoreItem, Seat};

use crate::Lantern;
use crate::material::Counts;
use crate::state::State;

/// What a set counts (L7).
const SET: i32 = 5;

/// What lanterns are worth.
pub(crate) fn worth(lanterns: &Counts) -> i32 {
    lanterns
        .iter()
        .map(|(kind, &number)| kind.worth() * i32::from(number))
        .sum()
}

impl Lantern {
    /// Points, then fewest rests, then most lanterns laid (L8).
    #[inline]
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> Score {
        let player = &state.players[seat.index()];
        let laid: u8 = player.laid.values().iter().sum();
        Score {
            points: worth(&player.laid) + self.set_points(&player.laid),
            tie_breaks: [-i32::from(player.rests), i32::from(laid), 0],
        }
    }

    /// Pushes lanterns and, where they are played, sets.
    pub(crate) fn list_parts(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        let laid = &state.players[seat.index()].laid;
        items.push(ScoreItem {
            name: "score-lanterns",
            points: worth(laid),
        });
        if self.sets {
            items.push(ScoreItem {
                name: "score-sets",
                points: self.set_points(laid),
            });
        }
    }

    fn set_points(&self, laid: &Counts) -> i32 {
        let sets = laid.values().iter().min().copied().unwrap_or_default();
        if self.sets { SET * i32::from(sets) } else { 0 }
    }
}
