//! What lies on the table.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::material::{Counts, Kind};

/// How many lanterns are dealt to each hand.
pub const HAND: u8 = 2;

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Chance says who begins (L3).
    First,
    /// Chance deals a lantern to the seat in turn.
    Deal,
    /// Chance lays a lantern on the market.
    Market,
    /// A seat moves.
    Turn,
    /// Chance draws a lantern for the seat that has just laid one.
    Draw,
    /// Nobody moves any more.
    Over,
}

/// Everything on the table. It has a fixed size and no heap, so that a copy is a copy of memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Where the turn stands.
    pub step: Step,
    /// The seat in turn.
    pub seat: Seat,
    /// Whether it has swapped in this turn.
    pub swapped: bool,
    /// The lantern on the market.
    pub market: Option<Kind>,
    /// What nobody has seen: the pile has no order.
    pub pile: Counts,
    /// What each seat has.
    pub players: [Player; MAX_SEATS],
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The lanterns in the hand, which others cannot see.
    pub hand: Counts,
    /// Those of them that everybody knows of, because they came from the market (L2).
    pub known: Counts,
    /// The lanterns laid.
    pub laid: Counts,
    /// How often it rested.
    pub rests: u8,
}

impl State {
    pub(crate) fn before_the_deal(pile: Counts) -> State {
        State {
            step: Step::First,
            seat: Seat::FIRST,
            swapped: false,
            market: None,
            pile,
            players: [Player::default(); MAX_SEATS],
        }
    }

    /// What the seat in turn has.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }
}

impl Player {
    /// Takes a lantern out of the hand; if one of its kind is known there, it was that one.
    #[inline]
    pub(crate) fn give(&mut self, kind: Kind) {
        self.hand[kind] -= 1;
        self.known[kind] = self.known[kind].saturating_sub(1);
    }

    /// How many lanterns are in the hand.
    #[inline]
    pub fn held(&self) -> u8 {
        self.hand.values().iter().sum()
    }
}
