//! Where every card is, for the conformance kit.

use engine::{Game, Inspect, Inventory, Seat, Source};

use crate::Batisseurs;
use crate::cards::{Identity, Kind, Worker};
use crate::moves::Move;
use crate::rules::Due;
use crate::state::{State, Step};

fn group(worker: Worker) -> &'static str {
    match worker.identity() {
        Identity::Card(Kind::Apprentice, _) => "apprentices",
        Identity::Card(..) => "workers",
        Identity::Machine(_) => "machines at work",
    }
}

impl Inspect for Batisseurs {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        for building in state.buildings.unseen.iter() {
            inventory.unseen("buildings", building, 1);
        }
        for worker in state.workers.unseen.iter() {
            inventory.unseen(group(worker), worker, 1);
        }
        for building in state.buildings.on_offer().chain(state.buildings.next) {
            inventory.seen("buildings", building, 1);
        }
        for worker in state.workers.on_offer().chain(state.workers.next) {
            inventory.seen(group(worker), worker, 1);
        }
        for seat in Seat::all(self.players()) {
            let builder = &state.builders[seat.index()];
            for building in builder.sites.iter().chain(builder.finished.iter()) {
                inventory.seen("buildings", building, 1);
            }
            let at_work = builder.sites.iter().flat_map(|site| state.crews[site].iter());
            for worker in builder.free.iter().chain(at_work) {
                inventory.seen(group(worker), worker, 1);
            }
            // A finished machine is a card among the buildings and a pair of hands: they must come together.
            for machine in builder.finished.iter().filter_map(|building| building.machine()) {
                inventory.seen(group(machine), machine, -1);
            }
        }
    }

    fn source(&self, state: &State) -> Source {
        match self.due(state) {
            Some(Due::Building(_)) => Source::Unseen(&["buildings"]),
            _ if state.step == Step::Deal => Source::Unseen(&["apprentices"]),
            _ => Source::Unseen(&["apprentices", "workers"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Deal(worker) | Move::RevealWorker(worker) => worker.to_string(),
            Move::RevealBuilding(building) => building.to_string(),
            other => unreachable!("'{other}' draws nothing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use components::Indexed;

    use super::*;

    #[test]
    fn the_box_holds_84_cards() {
        let game: Batisseurs = engine::Setup::new(2).open().unwrap();
        let mut inventory = Inventory::default();
        game.inventory(&game.start(), &mut inventory);
        assert_eq!(inventory.totals().values().sum::<i64>(), 84);
        assert_eq!(inventory.unseen_in(&["apprentices"]).len(), Kind::Apprentice.count());
        assert!(
            inventory
                .unseen_in(&["buildings"])
                .contains_key(crate::Building::at(0).name())
        );
    }
}
