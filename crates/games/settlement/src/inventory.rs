//! The components by where they lie.

use engine::{Inspect, Inventory, Source};

use crate::Settlement;
use crate::kinds::{Artefact, Artefacts, Building, Colour, Hero, Heroes, Region, Terrain};
use crate::moves::Move;
use crate::rules::chance::{Draw, due};
use crate::state::{State, Step};

const TERRAINS: [&str; 3] = ["terrain I", "terrain II", "terrain III"];

impl Inspect for Settlement {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        let players = &state.players[..self.players];
        for (building, count) in Building::ALL.into_iter().zip(*state.bag.values()) {
            inventory.unseen("building", building, count.into());
        }
        for stack in state.market.iter().flatten() {
            inventory.seen("building", stack.building, stack.count.into());
        }
        for building in players
            .iter()
            .flat_map(|player| player.streets)
            .flat_map(|street| street.buildings())
        {
            inventory.seen("building", building, 1);
        }
        if let Step::Siting { building } = state.step {
            inventory.seen("building", building, 1);
        }

        let mut discarded = Heroes::ALL.without(state.hero_pile);
        state
            .hero_pile
            .iter()
            .for_each(|hero| inventory.unseen("hero", hero, 1));
        let owned = players.iter().flat_map(|player| player.heroes);
        for hero in state.row.into_iter().flatten().chain(owned) {
            inventory.seen("hero", hero, 1);
            discarded.remove(hero);
        }
        discarded.iter().for_each(|hero| inventory.seen("hero", hero, 1));

        let mut removed = Artefacts::ALL.without(state.artefact_pile);
        state
            .artefact_pile
            .iter()
            .for_each(|artefact| inventory.unseen("artefact", artefact, 1));
        let held = players.iter().filter_map(|player| player.artefact);
        for artefact in state.offer.iter().chain(held) {
            inventory.seen("artefact", artefact, 1);
            removed.remove(artefact);
        }
        removed
            .iter()
            .for_each(|artefact| inventory.seen("artefact", artefact, 1));

        for region in Region::ALL {
            let group = TERRAINS[region.index()];
            for (kind, count) in self.pile(state, region).into_iter().enumerate() {
                inventory.unseen(group, Terrain::at(region, kind), count.into());
            }
            for terrain in players.iter().flat_map(|player| player.land).flatten() {
                if terrain.region() == region {
                    inventory.seen(group, terrain, 1);
                }
            }
        }
        if let Step::Placing { terrain } = state.step {
            inventory.seen(TERRAINS[terrain.region().index()], terrain, 1);
        }
        for (colour, count) in Colour::ALL.into_iter().zip(state.figures) {
            inventory.seen("monster", colour, count.into());
        }
        for player in players {
            for space in player.monsters {
                inventory.seen("monster", player.terrain(space).icon(), 1);
            }
        }
    }

    fn source(&self, state: &State) -> Source {
        match due(state) {
            Some(Draw::Building) | None => Source::Unseen(&["building"]),
            Some(Draw::Hero) => Source::Unseen(&["hero"]),
            Some(Draw::Artefact) => Source::Unseen(&["artefact"]),
            Some(Draw::Terrain(Region::I)) => Source::Unseen(&["terrain I"]),
            Some(Draw::Terrain(Region::II)) => Source::Unseen(&["terrain II"]),
            Some(Draw::Terrain(Region::III)) => Source::Unseen(&["terrain III"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::RevealBuilding(building) => building.to_string(),
            Move::RevealHero(hero) => Hero::to_string(&hero),
            Move::RevealArtefact(artefact) => Artefact::to_string(&artefact),
            Move::RevealTerrain(terrain) => terrain.to_string(),
            other => unreachable!("'{other}' draws nothing"),
        }
    }
}
