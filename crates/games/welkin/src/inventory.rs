//! The components by where they lie.

use engine::{Inspect, Inventory, Source};

use crate::Welkin;
use crate::card::{Card, Quotation};
use crate::moves::Move;
use crate::resource::Tally;
use crate::state::{State, Step};

impl Inspect for Welkin {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        for card in state.unseen.iter() {
            inventory.unseen("site", card, 1);
        }
        let open = |card: Card, inventory: &mut Inventory| inventory.seen("site", card, 1);
        state.display.iter().flatten().for_each(|&card| open(card, inventory));
        state.gone.iter().for_each(|card| open(card, inventory));
        for board in state.boards.iter() {
            board.finished.iter().for_each(|card| open(card, inventory));
            board.sites.iter().for_each(|site| open(site.card, inventory));
            board.sites.iter().for_each(|site| count(site.tokens(), inventory));
            count(board.stock, inventory);
        }
        count(state.reserve, inventory);
        for &token in &state.market {
            inventory.seen("quotation", token_name(token), 1);
        }
    }

    fn source(&self, state: &State) -> Source {
        match state.step {
            Step::Quoting(_) => Source::Fair(2),
            _ => Source::Unseen(&["site"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Quote(token) => token_name(token),
            Move::Deal(card) => card.to_string(),
            _ => unreachable!("chance draws only tokens' faces and cards"),
        }
    }
}

fn count(tally: Tally, inventory: &mut Inventory) {
    for resource in tally.kinds().iter() {
        inventory.seen("resource", resource, i64::from(tally.of(resource)));
    }
}

/// A token has the same name whichever face it shows.
fn token_name(token: Quotation) -> String {
    token.min(token.flipped()).to_string()
}
