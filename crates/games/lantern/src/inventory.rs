//! Where every lantern is, for the conformance kit.

use engine::{Game, Inspect, Inventory, Source};

use crate::Lantern;
use crate::material::Kind;
use crate::moves::Move;
use crate::state::{State, Step};

impl Inspect for Lantern {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        for kind in Kind::ALL {
            inventory.unseen("lanterns", kind, i64::from(state.pile[kind]));
            inventory.seen("lanterns", kind, i64::from(state.market == Some(kind)));
            for player in &state.players {
                inventory.seen("lanterns", kind, i64::from(player.hand[kind] + player.laid[kind]));
            }
        }
    }

    fn source(&self, state: &State) -> Source {
        match state.step {
            Step::First => Source::Fair(self.players()),
            _ => Source::Unseen(&["lanterns"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Draw(kind) | Move::Reveal(kind) => kind.to_string(),
            other => other.to_string(),
        }
    }
}
