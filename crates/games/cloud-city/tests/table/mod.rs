//! A table laid out by hand, for tests that read like the rulebook.

use std::collections::BTreeSet;

use cloud_city::*;
use engine::Turn;

engine::test_table! {
    /// A dealt table whose cities and hands the test lays out as it needs them. Chance draws the first tile there is.
    pub struct Table of CloudCity
}

#[allow(dead_code, reason = "each test file uses its part")]
impl Table {
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
}

#[allow(dead_code, reason = "each test file uses its part")]
pub fn face(name: &str) -> Face {
    name.parse().unwrap()
}

#[track_caller]
pub fn draw(sketch: &str) -> City {
    sketch.parse().unwrap_or_else(|error| panic!("{error}\n{sketch}"))
}

#[allow(dead_code, reason = "each test file uses its part")]
pub fn set<const N: usize>(texts: [&str; N]) -> BTreeSet<String> {
    texts.map(str::to_owned).into()
}
