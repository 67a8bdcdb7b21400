//! A table laid out by hand, for tests that read like the rulebook.

use engine::{Describe, Game, Phrase, Score, Seat, Setup, Standings, Told, Turn};
use settlement::*;

/// A dealt table in the first turn of the game. Everyone holds the key, which changes little; chance draws what comes
/// first.
pub struct Table {
    pub game: Settlement,
    pub state: State,
    /// The seat that the layout methods speak of.
    pub seat: usize,
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
        let game: Settlement = setup.open().unwrap();
        let state = game.start();
        let mut table = Table { game, state, seat: 0 };
        table.run_chance();
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

    /// The bag can only be drawn from, so it is changed in its written form.
    fn bag(&mut self, building: Building, change: i8) {
        let mut text = serde_json::to_value(self.state.bag).unwrap();
        let count = text[building.id()].as_i64().unwrap() + i64::from(change);
        text[building.id()] = count.into();
        self.state.bag = serde_json::from_value(text).unwrap();
    }

    pub fn empty_bag(mut self) -> Self {
        self.state.bag = serde_json::from_str("{}").unwrap();
        self
    }

    /// Plays a move, then lets chance draw what comes first.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Self {
        self.play_only(text);
        self.run_chance();
        self
    }

    /// Plays a move and leaves it to the test what chance draws.
    #[track_caller]
    pub fn play_only(&mut self, text: &str) -> &mut Self {
        if let Err(refusal) = self.game.play(&mut self.state, text.parse().unwrap(), &mut ()) {
            panic!("{text}: {refusal:?}");
        }
        self
    }

    /// Plays a move, lets chance draw what comes first, and gives what the log was told.
    #[track_caller]
    pub fn told(&mut self, text: &str) -> Vec<Event> {
        let mut log: Vec<Told<Event>> = Vec::new();
        let mv = text.parse().unwrap();
        let played = self.game.play(&mut self.state, mv, &mut log);
        assert_eq!(played, Ok(()), "{text}");
        while self.turn() == Turn::Chance {
            let mv = self.game.draw(&self.state, 0);
            self.game.play_unchecked(&mut self.state, mv, &mut log);
        }
        log.into_iter().map(|told| told.event).collect()
    }

    #[track_caller]
    pub fn refused(&self, text: &str, why: Refusal) {
        let mut state = self.state.clone();
        let refused = self.game.play(&mut state, text.parse().unwrap(), &mut ());
        assert_eq!(refused, Err(why), "{text}");
        assert_eq!(state, self.state);
    }

    /// What the button of a move says.
    pub fn label(&self, text: &str) -> Phrase {
        self.game.move_phrase(&self.state, text.parse().unwrap())
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The player whose turn it is.
    pub fn own(&self) -> &Player {
        self.state.player()
    }

    /// Wood, clay, stone, diamonds, gold of the player whose turn it is.
    pub fn pieces(&self) -> [u8; 5] {
        self.own().reserve.0
    }

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, &mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    pub fn offers(&self, text: &str) -> bool {
        self.legal().iter().any(|mv| mv == text)
    }

    /// The legal moves that begin with this word.
    pub fn legal_with(&self, word: &str) -> Vec<String> {
        let begins = |mv: &String| mv.split(' ').next() == Some(word);
        self.legal().into_iter().filter(begins).collect()
    }

    pub fn score(&self, seat: usize) -> Score {
        self.game.score(&self.state, Seat::new(seat))
    }

    pub fn standings(&self) -> Standings {
        Standings::of(&self.game, &self.state)
    }

    pub fn run_chance(&mut self) {
        while self.turn() == Turn::Chance {
            let mv = self.game.draw(&self.state, 0);
            self.game.play_unchecked(&mut self.state, mv, &mut ());
        }
    }

    pub fn player(&mut self) -> &mut Player {
        &mut self.state.players[self.seat]
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
