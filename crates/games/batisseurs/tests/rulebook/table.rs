//! A table laid out by hand, for tests that read like the rulebook.

use batisseurs::*;

engine::test_table! {
    /// A dealt table whose cards the test moves where it needs them. Chance always turns up the first card.
    pub struct Table of Batisseurs
}

impl Table {
    pub fn ecus(mut self, ecus: u16) -> Self {
        self.builder().ecus = ecus;
        self
    }

    /// Gives the seat these workers; they come from wherever they lay.
    pub fn free<const N: usize>(mut self, names: [&str; N]) -> Self {
        for name in names {
            let worker = worker(name);
            self.lift_worker(worker);
            self.builder().free.insert(worker);
        }
        self
    }

    /// Opens a site for the seat with this crew on it.
    pub fn site<const N: usize>(mut self, name: &str, crew: [&str; N]) -> Self {
        let site = building(name);
        self.lift_building(site);
        self.builder().sites.insert(site);
        for name in crew {
            let worker = worker(name);
            self.lift_worker(worker);
            self.state.crews[site].insert(worker);
        }
        self
    }

    /// Finishes buildings for the seat.
    pub fn finished<const N: usize>(mut self, names: [&str; N]) -> Self {
        for name in names {
            let building = building(name);
            self.lift_building(building);
            self.builder().finished.insert(building);
        }
        self
    }

    /// Lays out the row of buildings and the top of its deck.
    pub fn row(mut self, open: [&str; ROW], next: &str) -> Self {
        lay_out(&mut self.state.buildings, open.map(building), building(next));
        self
    }

    /// Lays out the row of workers and the top of its deck.
    pub fn workers(mut self, open: [&str; ROW], next: &str) -> Self {
        lay_out(&mut self.state.workers, open.map(worker), worker(next));
        self
    }

    pub fn own(&self) -> &Builder {
        self.state.builder()
    }

    fn builder(&mut self) -> &mut Builder {
        let seat = self.seat;
        &mut self.state.builders[seat]
    }

    fn lift_building(&mut self, card: Building) {
        lift(&mut self.state.buildings, card);
    }

    fn lift_worker(&mut self, card: Worker) {
        for builder in &mut self.state.builders {
            builder.free.remove(card);
        }
        lift(&mut self.state.workers, card);
    }
}

/// Takes a card out of a row or its deck; another one fills the gap.
fn lift<C: Card>(row: &mut Row<C>, card: C) {
    row.unseen.remove(card);
    for place in row.open.iter_mut().chain([&mut row.next]) {
        if *place == Some(card) {
            let substitute = row.unseen.nth(row.unseen.len() - 1);
            row.unseen.remove(substitute);
            *place = Some(substitute);
        }
    }
}

fn lay_out<C: Card>(row: &mut Row<C>, open: [C; ROW], next: C) {
    for card in row.open.into_iter().chain([row.next]).flatten() {
        row.unseen.insert(card);
    }
    for card in open.into_iter().chain([next]) {
        row.unseen.remove(card);
    }
    row.open = open.map(Some);
    row.next = Some(next);
}

pub fn building(name: &str) -> Building {
    Building::named(name).unwrap()
}

pub fn worker(name: &str) -> Worker {
    Worker::named(name).unwrap()
}
