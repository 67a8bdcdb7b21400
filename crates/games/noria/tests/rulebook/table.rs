//! A table laid out by hand, for tests that read like the rulebook.

use std::ops::{Deref, DerefMut};

use components::Map;
use engine::conformance::TestTable;
use engine::{Game, Seat, Setup};
use noria::*;

/// A dealt table that the test arranges as it needs.
pub struct Table {
    table: TestTable<Noria>,
    /// The seat that the layout methods speak of, from 0.
    seat: usize,
}

impl Deref for Table {
    type Target = TestTable<Noria>;

    fn deref(&self) -> &TestTable<Noria> {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestTable<Noria> {
        &mut self.table
    }
}

impl Table {
    /// The base game in its first round, with every representative back in the Cave.
    pub fn base(players: usize) -> Table {
        let mut table = Table::started(Setup::new(players));
        for player in &mut table.state.players {
            player.levels = Map::default();
        }
        table
    }

    /// The base game by an older version of the rules.
    pub fn by_version(players: usize, version: u32) -> Table {
        Table::started(Setup {
            rules_version: Some(version),
            ..Setup::new(players)
        })
    }

    /// The expert game in its first round: everyone has built the first wheel that is offered.
    pub fn expert(players: usize) -> Table {
        Table::started(Setup::new(players).with("mode", "expert"))
    }

    /// A game of this set-up when the first round begins.
    pub fn started(setup: Setup) -> Table {
        let mut table = Table::dealt(setup);
        while table.state.round == 0 {
            let first = table.legal()[0].clone();
            table.play(&first);
        }
        table
    }

    /// A game of this set-up after its deal, in which chance always gives the first outcome.
    pub fn dealt(setup: Setup) -> Table {
        Table {
            table: TestTable::dealt(&setup),
            seat: 0,
        }
    }

    /// From here on the layout is that of this seat (from 0), and it is to move.
    pub fn seat(mut self, seat: usize) -> Self {
        self.seat = seat;
        self.state.seat = Seat::new(seat);
        self
    }

    /// From here on the layout is that of this seat (from 0); whose turn it is stays.
    pub fn of(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    pub fn step(mut self, step: Step) -> Self {
        self.state.step = step;
        self
    }

    /// The seat chooses discs.
    pub fn acting(self) -> Self {
        self.step(Step::Action)
    }

    /// A new turn of the same seat, with its journey activated.
    pub fn acting_again(self) -> Self {
        let table = self.clear_turn().acting();
        table.play_all(["activate M3"])
    }

    /// The seat may change its wheel.
    pub fn influencing(self) -> Self {
        self.step(Step::Influence)
    }

    /// Only these discs lie on the wheel.
    pub fn wheel<const N: usize>(mut self, discs: [(&str, &str); N]) -> Self {
        let wheel = &mut self.player().wheel;
        *wheel = Wheel::default();
        for (space, disc) in discs {
            wheel.put(space.parse().unwrap(), Some(disc.parse().unwrap()));
        }
        self
    }

    pub fn resources(mut self, energy: u16, mycelium: u16, obsidian: u16) -> Self {
        self.player().resources = Map::new([energy, mycelium, obsidian]);
        self
    }

    pub fn knowledge(mut self, knowledge: u16) -> Self {
        self.player().knowledge = knowledge;
        self
    }

    pub fn ships(mut self, energy: u8, mycelium: u8, obsidian: u8) -> Self {
        self.player().ships = Map::new([energy, mycelium, obsidian]);
        self
    }

    /// Levels on Refining, Colonization, Exploration, Research.
    pub fn levels(mut self, levels: [u8; 4]) -> Self {
        self.player().levels = Map::new(levels);
        self
    }

    /// All warehouses: propellers, sails, compasses, lamps, pistons.
    pub fn warehouses(mut self, warehouses: [u8; 5]) -> Self {
        self.player().warehouses = Map::new(warehouses);
        self
    }

    /// Full warehouses; at least as many are there.
    pub fn goods(mut self, goods: [u8; 5]) -> Self {
        let player = self.player();
        player.goods = Map::new(goods);
        for (held, full) in player.warehouses.values_mut().iter_mut().zip(goods) {
            *held = (*held).max(full);
        }
        self
    }

    /// These islands lie open, with the ships that come with them.
    pub fn islands<const N: usize>(mut self, names: [&str; N]) -> Self {
        let TestTable { game, state, .. } = &mut self.table;
        for (place, name) in state.islands.iter_mut().zip(names) {
            let island: Island = name.parse().unwrap();
            state.unseen.remove(island);
            *place = Some(island);
            state.docks[island] = game.material().islands[island].ships(game.players());
        }
        self
    }

    pub fn ambassador(mut self, island: &str) -> Self {
        self.player().ambassador = Some(island.parse().unwrap());
        self
    }

    pub fn factory(mut self, island: &str, space: u8) -> Self {
        self.player().factories[island.parse::<Island>().unwrap()].insert(Plot(space));
        self
    }

    /// Politicians seated in the six chambers; as many as possible still wait.
    pub fn seated(mut self, seated: [u8; 6]) -> Self {
        for (&chamber, seated) in Chamber::ALL.iter().zip(seated) {
            self.state.chambers[chamber] = Politicians {
                seated,
                waiting: 4 - seated,
            };
        }
        self
    }

    /// The seat has done nothing this turn.
    pub fn clear_turn(mut self) -> Self {
        self.state.turn = TurnSoFar::default();
        self
    }

    /// Plays moves, letting chance give its first outcome in between.
    #[track_caller]
    pub fn play_all<const N: usize>(mut self, texts: [&str; N]) -> Self {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// The player the layout speaks of.
    pub fn own(&self) -> &Player {
        &self.state.players[self.seat]
    }

    pub fn points(&self, seat: usize) -> i32 {
        self.game.score(&self.state, Seat::new(seat)).points
    }

    /// What lies in a space of the wheel.
    pub fn disc(&self, space: &str) -> Option<String> {
        let disc = self.own().wheel.at(space.parse().unwrap());
        disc.map(|disc| disc.to_string())
    }

    fn player(&mut self) -> &mut Player {
        let seat = self.seat;
        &mut self.state.players[seat]
    }
}
