//! A table laid out by hand, for tests that read like the rulebook.

use std::ops::{Deref, DerefMut};

use engine::conformance::TestTable;
use engine::{Describe, Phrase, Seat, Setup};
use settlement::*;

/// A dealt table in the first turn of the game. Everyone holds the key, which changes little; chance draws what comes
/// first.
#[derive(Clone)]
pub struct Table {
    table: TestTable<Settlement>,
    /// The seat that the layout methods speak of.
    pub seat: usize,
}

impl Deref for Table {
    type Target = TestTable<Settlement>;

    fn deref(&self) -> &TestTable<Settlement> {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestTable<Settlement> {
        &mut self.table
    }
}

impl Table {
    pub fn new(players: usize) -> Table {
        Table::dealt(Setup::new(players))
    }

    /// The same table by an older version of the rules.
    pub fn by_version(players: usize, version: u32) -> Table {
        Table::dealt(Setup {
            rules_version: Some(version),
            ..Setup::new(players)
        })
    }

    fn dealt(setup: Setup) -> Table {
        let players = setup.players;
        let mut table = Table {
            table: TestTable::dealt(&setup),
            seat: 0,
        };
        table.state.step = Step::Turn;
        table.state.seat = Seat::FIRST;
        table.state.offer = ["potion-of-might", "sacred-clock", "sorcerers-mask"]
            .map(artefact)
            .into_iter()
            .collect();
        for player in &mut table.state.players[..players] {
            player.artefact = Some(Artefact::KeyOfKnowledge);
        }
        table.display([1, 9, 11, 18])
    }

    /// From here on the layout is that of this seat (from 0).
    pub fn seat(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    /// Wood, clay, stone, diamonds, gold.
    pub fn reserve(mut self, pieces: [u8; 5]) -> Self {
        self.player().reserve = Pieces(pieces);
        self
    }

    pub fn villagers(mut self, basic: u8, bonus: u8) -> Self {
        (self.player().basic, self.player().bonus) = (basic, bonus);
        self
    }

    pub fn artefact(mut self, name: &str) -> Self {
        self.player().artefact = Some(artefact(name));
        self
    }

    /// Explores spaces: `I-1 wood-green`.
    pub fn land<const N: usize>(mut self, terrains: [&str; N]) -> Self {
        for text in terrains {
            let (at, kind) = text.split_once(' ').unwrap();
            let at = space(at);
            let terrain = format!("{}-{kind}", at.region()).parse().unwrap();
            self.player().land[at.index()] = Some(terrain);
            self.player().explored.insert(at);
        }
        self
    }

    pub fn forts<const N: usize>(mut self, spaces: [&str; N]) -> Self {
        for name in spaces {
            self.player().forts.insert(space(name));
        }
        self
    }

    pub fn monsters<const N: usize>(mut self, spaces: [&str; N]) -> Self {
        for name in spaces {
            let at = space(name);
            self.player().monsters.insert(at);
            let colour = self.player().land[at.index()].unwrap().icon();
            self.state.figures[colour.index()] -= 1;
        }
        self
    }

    pub fn street<const N: usize>(mut self, street: &str, buildings: [&str; N]) -> Self {
        let street: Street = street.parse().unwrap();
        self.player().streets[street.index()] = buildings.map(building).into_iter().collect();
        self
    }

    pub fn heroes<const N: usize>(mut self, numbers: [u8; N]) -> Self {
        for hero in numbers.map(hero) {
            self.state.hero_pile.remove(hero);
            self.player().heroes.insert(hero);
        }
        self
    }

    /// Lays out the row of heroes, left to right.
    pub fn display(mut self, numbers: [u8; HERO_ROW]) -> Self {
        for old in self.state.row.into_iter().flatten() {
            self.state.hero_pile.insert(old);
        }
        self.state.row = numbers.map(|number| Some(hero(number)));
        for hero in self.state.row.into_iter().flatten() {
            self.state.hero_pile.remove(hero);
        }
        self
    }

    /// Lays out the market: `bank` or `bank 2` for a stack, `-` for an empty place.
    pub fn market(mut self, places: [&str; MARKET]) -> Self {
        for old in self.state.market.into_iter().flatten() {
            self.bag(old.building, old.count as i8);
        }
        self.state.market = places.map(|text| {
            let (name, count) = text.split_once(' ').unwrap_or((text, "1"));
            (name != "-").then(|| Stack {
                building: building(name),
                count: count.parse().unwrap(),
            })
        });
        for new in self.state.market.into_iter().flatten() {
            self.bag(new.building, -(new.count as i8));
        }
        self
    }

    /// Buildings go back into the bag, or come out of it.
    fn bag(&mut self, building: Building, change: i8) {
        let left = &mut self.state.bag[building];
        *left = left.checked_add_signed(change).unwrap();
    }

    pub fn empty_bag(mut self) -> Self {
        self.state.bag = ByBuilding::default();
        self
    }

    /// Plays a move, lets chance draw what comes first, and gives what the log was told of all that.
    #[track_caller]
    pub fn told_with_chance(&mut self, text: &str) -> Vec<Event> {
        let before = self.log.len();
        self.play(text);
        self.log[before..].iter().map(|told| told.event).collect()
    }

    /// What the button of a move says.
    pub fn label(&self, text: &str) -> Phrase {
        self.game.move_phrase(&self.state, text.parse().unwrap())
    }

    /// The player whose turn it is.
    pub fn own(&self) -> &Player {
        self.state.player()
    }

    /// Wood, clay, stone, diamonds, gold of the player whose turn it is.
    pub fn pieces(&self) -> [u8; 5] {
        self.own().reserve.0
    }

    pub fn player(&mut self) -> &mut Player {
        let seat = self.seat;
        &mut self.state.players[seat]
    }
}

pub fn artefact(name: &str) -> Artefact {
    name.parse().unwrap()
}

pub fn building(name: &str) -> Building {
    name.parse().unwrap()
}

pub fn space(name: &str) -> Space {
    name.parse().unwrap()
}

pub fn hero(number: u8) -> Hero {
    number.to_string().parse().unwrap()
}
