//! A table laid out by hand, for tests that read like the rulebook.

use std::collections::BTreeSet;

use cloud_city::*;
use engine::{Game, Score, Seat, Setup, Standings, Told, Turn};

/// A dealt table whose cities and hands the test lays out as it needs them.
pub struct Table {
    pub game: CloudCity,
    pub state: State,
    pub log: Vec<Told<Event>>,
}

#[allow(dead_code, reason = "each test file uses its part")]
impl Table {
    /// A fresh deal in which chance always draws the first tile there is.
    pub fn new(players: usize) -> Table {
        Table::with(&Setup::new(players))
    }

    pub fn with(setup: &Setup) -> Table {
        let mut table = Table::undealt(setup);
        table.run_chance();
        table
    }

    pub fn undealt(setup: &Setup) -> Table {
        let game: CloudCity = setup.open().unwrap();
        let state = game.start();
        Table {
            game,
            state,
            log: Vec::new(),
        }
    }

    /// A table for two at which the first seat has this city and is building walkways.
    pub fn building(sketch: &str) -> Table {
        Table::new(2).city(0, sketch).at(Step::Build(None))
    }

    pub fn city(mut self, seat: usize, sketch: &str) -> Table {
        self.state.cities[seat] = draw(sketch);
        self
    }

    pub fn at(mut self, step: Step) -> Table {
        self.state.step = step;
        self
    }

    /// Gives the seat a hand of tiles that only it knows, and leaves the pile as it is.
    pub fn hand<const N: usize>(mut self, seat: usize, names: [&str; N]) -> Table {
        let json = serde_json::json!({ "open": [], "secret": names.to_vec() });
        self.state.hands[seat] = serde_json::from_value(json).unwrap();
        self
    }

    pub fn row(mut self, names: [&str; HAND]) -> Table {
        self.state.row = names.map(|name| Some(face(name)));
        self
    }

    #[track_caller]
    pub fn play_all<const N: usize>(mut self, texts: [&str; N]) -> Table {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// Plays a move, then lets chance draw the first tile there is.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Table {
        self.play_only(text);
        self.run_chance();
        self
    }

    /// Plays a move and leaves it to the test what chance draws.
    #[track_caller]
    pub fn play_only(&mut self, text: &str) -> &mut Table {
        let played = self.game.play(&mut self.state, text.parse().unwrap(), &mut self.log);
        played.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self
    }

    /// Plays whole turns without walkways until the seat in turn has had `turns` more of them.
    pub fn pass_turns(&mut self, turns: usize) -> &mut Table {
        for _ in 0..turns {
            let seat = self.state.seat;
            while self.turn() == Turn::Seat(seat) {
                let moves = self.legal();
                let quiet = ["done", "draw pile"]
                    .map(str::to_owned)
                    .into_iter()
                    .find(|mv| moves.contains(mv));
                let text = quiet.unwrap_or_else(|| moves[0].clone());
                self.play(&text);
            }
        }
        self
    }

    #[track_caller]
    pub fn refused(&self, text: &str, why: Refusal) {
        let mut state = self.state.clone();
        let refused = self.game.play(&mut state, text.parse().unwrap(), &mut ());
        assert_eq!(refused, Err(why), "{text}");
        assert_eq!(state, self.state);
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, &mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    /// The walkways on offer, without the word.
    pub fn walkways(&self) -> BTreeSet<String> {
        self.legal()
            .iter()
            .filter_map(|mv| mv.strip_prefix("walkway "))
            .map(str::to_owned)
            .collect()
    }

    /// The places on offer.
    pub fn places(&self) -> BTreeSet<String> {
        let place = |mv: &String| Some(mv.strip_prefix("lay ")?.split_once(' ')?.0.to_owned());
        self.legal().iter().filter_map(place).collect()
    }

    pub fn own(&self) -> &City {
        &self.state.cities[self.state.seat.index()]
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
            self.game.play_unchecked(&mut self.state, mv, &mut self.log);
        }
    }
}

#[allow(dead_code, reason = "each test file uses its part")]
pub fn face(name: &str) -> Face {
    Face::named(name).unwrap()
}

#[track_caller]
pub fn draw(sketch: &str) -> City {
    sketch.parse().unwrap_or_else(|error| panic!("{error}\n{sketch}"))
}

#[allow(dead_code, reason = "each test file uses its part")]
pub fn set<const N: usize>(texts: [&str; N]) -> BTreeSet<String> {
    texts.map(str::to_owned).into()
}
