//! Where every component is, for the conformance kit.
//!
//! Resources and knowledge are unlimited (E5) and not counted. What lies beside the board is what the islands that
//! have appeared and the factories that were built have not called for, so that a ship or a warehouse taken without
//! right is noticed.

use engine::{Inspect, Inventory, Seat, Source};

use crate::Noria;
use crate::kinds::{Chamber, DiscKind, Good, Island, Resource};
use crate::material::{FACTORIES, SHIPS_IN_BOX};
use crate::moves::Move;
use crate::state::{State, Step};

impl Inspect for Noria {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        self.count_islands(state, inventory);
        self.count_ships(state, inventory);
        self.count_factories(state, inventory);
        self.count_discs(state, inventory);
        count_politicians(state, inventory);
    }

    fn source(&self, state: &State) -> Source {
        match state.step {
            Step::DealIslands | Step::Reveal => Source::Unseen(&["islands"]),
            _ => Source::Fair(self.outcomes(state)),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Reveal(island) => island.to_string(),
            other => unreachable!("'{other}' draws nothing"),
        }
    }
}

impl Noria {
    fn count_islands(&self, state: &State, inventory: &mut Inventory) {
        for island in state.unseen.iter() {
            inventory.unseen("islands", island, 1);
        }
        for island in state.islands.iter().flatten() {
            inventory.seen("islands", island, 1);
        }
    }

    fn count_ships(&self, state: &State, inventory: &mut Inventory) {
        for resource in Resource::ALL {
            let mut beside = i64::from(SHIPS_IN_BOX) - self.players as i64;
            for &island in state.islands.iter().flatten() {
                beside -= i64::from(self.material.islands[island].ships(self.players)[resource]);
            }
            inventory.seen("ships", resource, beside);
            for island in Island::ALL {
                inventory.seen("ships", resource, i64::from(state.docks[island][resource]));
            }
            for player in &state.players {
                inventory.seen("ships", resource, i64::from(player.ships[resource]));
            }
        }
    }

    fn count_factories(&self, state: &State, inventory: &mut Inventory) {
        for good in Good::ALL {
            let held = state.players.iter().map(|player| i64::from(player.warehouses[good]));
            let full = state.players.iter().map(|player| i64::from(player.goods[good]));
            let empty = held.clone().zip(full).map(|(held, full)| held - full);
            inventory.seen(
                "empty warehouses below zero",
                good,
                empty.map(|empty| empty.min(0)).sum(),
            );
            inventory.seen(
                "warehouses",
                good,
                i64::from(good.warehouses_in_box()) + held.sum::<i64>(),
            );
        }
        for seat in Seat::all(self.players) {
            let player = &state.players[seat.index()];
            inventory.seen("factories", seat, FACTORIES as i64 - player.built() as i64);
            for (island, factories) in player.factories.iter() {
                for space in factories.iter() {
                    let built = self.material.islands[island].factories[usize::from(space.0)];
                    let built = built.expect("factories stand on the spaces of islands");
                    inventory.seen("factories", seat, 1);
                    inventory.seen("warehouses", built.good, -i64::from(built.warehouses));
                }
            }
        }
    }

    fn count_discs(&self, state: &State, inventory: &mut Inventory) {
        let on_wheels = state.players.iter().flat_map(|player| player.wheel.discs());
        for (_, disc) in on_wheels {
            inventory.seen("discs", disc.kind(), 1);
        }
        for kind in state.turn.centre.into_iter().flatten() {
            inventory.seen("discs", kind, 1);
        }
        for kind in DiscKind::ALL {
            inventory.seen(
                "discs",
                kind,
                i64::from(state.market[kind]) + i64::from(state.removed[kind]),
            );
        }
        // Discs come out of the box when the market is filled, and with the wheels before the first round.
        let on_market = self.players as i64 + 2;
        for kind in DiscKind::ALL {
            inventory.seen("discs", kind, i64::from(kind.in_box()) - on_market);
        }
        let dealt = |seat: &Seat| state.round > 0 || !state.players[seat.index()].wheel.is_empty();
        for seat in Seat::all(self.players).filter(dealt) {
            let building = state.step == Step::BuildWheel && seat == state.seat;
            let placed = if building {
                state.mover().wheel.len()
            } else {
                DiscKind::START.len()
            };
            for &kind in &DiscKind::START[..placed] {
                inventory.seen("discs", kind, -1);
            }
        }
    }
}

/// Every intrigue seats a politician and dismisses another.
fn count_politicians(state: &State, inventory: &mut Inventory) {
    for chamber in Chamber::ALL {
        let politicians = state.chambers[chamber];
        let here = politicians.waiting + politicians.seated;
        inventory.seen(
            "politicians",
            "politician",
            i64::from(here) + i64::from(politicians.seated),
        );
    }
    inventory.seen("politicians", "politician", -i64::from(state.step == Step::Dismiss));
}
