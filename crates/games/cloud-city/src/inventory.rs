//! Where every tile, building, walkway and need card is, for the conformance kit.

use engine::{Game, Inspect, Inventory, Seat, Source};

use crate::CloudCity;
use crate::material::BUILDINGS;
use crate::moves::Move;
use crate::needs::Need;
use crate::rules::Due;
use crate::state::State;
use crate::stock::LENGTHS;
use crate::tile::{Face, Level};

impl Inspect for CloudCity {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        self.count_tiles(state, inventory);
        self.count_buildings(state, inventory);
        self.count_walkways(state, inventory);
        for need in Need::ALL {
            if state.needs.contains(need) {
                inventory.seen("needs", need, 1);
            } else {
                inventory.unseen("needs", need, 1);
            }
        }
    }

    fn source(&self, state: &State) -> Source {
        match self.due(state) {
            Some(Due::Need) => Source::Unseen(&["needs"]),
            _ => Source::Unseen(&["tiles"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Reveal(face) | Move::Deal(face) => face.to_string(),
            Move::Need(need) => need.to_string(),
            other => unreachable!("'{other}' draws nothing"),
        }
    }
}

impl CloudCity {
    fn count_tiles(&self, state: &State, inventory: &mut Inventory) {
        for face in Face::ALL {
            inventory.unseen("tiles", face, i64::from(state.pile.count(face)));
        }
        for face in state.row.iter().flatten() {
            inventory.seen("tiles", face, 1);
        }
        for seat in Seat::all(self.players()) {
            for (_, face, _) in state.cities[seat.index()].laid() {
                inventory.seen("tiles", face, 1);
            }
            for face in state.hands[seat.index()].iter() {
                inventory.seen("tiles", face, 1);
            }
        }
        // The starting tiles that nobody uses stay in the box.
        for face in &self.material.starting[self.players()..] {
            inventory.seen("tiles", face, 1);
        }
    }

    /// Buildings stand where tiles ask for them and nowhere else: what stands beyond the tiles' spots, or is
    /// missing from them, is counted apart and must stay nothing.
    fn count_buildings(&self, state: &State, inventory: &mut Inventory) {
        for level in Level::ALL {
            let mut standing = 0;
            let mut asked = 0;
            for city in &state.cities[..self.players()] {
                standing += i64::from(city.buildings(level).count_ones());
                for (_, face, rotation) in city.laid() {
                    asked += face
                        .buildings(rotation)
                        .iter()
                        .filter(|(asked, _)| *asked == level)
                        .count() as i64;
                }
            }
            inventory.seen("buildings", level.name(), standing);
            inventory.seen("buildings", level.name(), i64::from(BUILDINGS) - asked);
        }
    }

    fn count_walkways(&self, state: &State, inventory: &mut Inventory) {
        for level in Level::ALL {
            for length in 1..=LENGTHS {
                let left = i64::from(state.stock.left(level, length));
                inventory.seen("walkways", format_args!("{}-{length}", level.name()), left);
            }
            for city in &state.cities[..self.players()] {
                city.each_walkway(level, |_, length, _| {
                    inventory.seen("walkways", format_args!("{}-{length}", level.name()), 1);
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_48_tiles_96_buildings_93_walkways_and_10_needs() {
        for players in 2..=4 {
            let game: CloudCity = engine::Setup::new(players).open().unwrap();
            let mut inventory = Inventory::default();
            game.inventory(&game.start(), &mut inventory);
            let count = |group: &str| -> i64 {
                inventory
                    .totals()
                    .iter()
                    .filter(|((of, _), _)| *of == group)
                    .map(|(_, count)| count)
                    .sum()
            };
            assert_eq!(["tiles", "buildings", "walkways", "needs"].map(count), [48, 96, 93, 10]);
            assert_eq!(inventory.unseen_in(&["tiles"]).values().sum::<i64>(), 44);
        }
    }
}
