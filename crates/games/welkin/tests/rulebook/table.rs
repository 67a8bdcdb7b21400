//! A table laid out by hand, for tests that read like the rulebook.

use engine::Setup;
use welkin::*;

engine::test_table! {
    /// A dealt table whose components the test moves where it needs them.
    ///
    /// Chance always brings the first outcome: the quotation tokens lie on their first face, so that every resource is
    /// worth 2, and C01 to C05 are on display.
    #[derive(Clone)]
    pub struct Table of Welkin
}

impl Table {
    /// A table where a site sold incomplete leaves the game.
    pub fn strict(players: usize) -> Table {
        Table::of(&Setup::new(players).with("incomplete", "strict"))
    }

    pub fn coins(mut self, coins: u16) -> Self {
        self.board().coins = coins;
        self
    }

    /// Puts resources of the reserve into the stock.
    pub fn stock(mut self, resources: &str) -> Self {
        for resource in tally(resources) {
            self.state.reserve.remove(resource, 1);
            self.board().stock.add(resource, 1);
        }
        self
    }

    /// Leaves only so many of a resource in the reserve; the others lie on the sites of a far-away table.
    pub fn reserve(mut self, resource: &str, left: u8) -> Self {
        let resource = resource.parse().unwrap();
        let there = self.state.reserve.of(resource);
        self.state.reserve.remove(resource, there - left);
        self
    }

    /// Turns the production tokens of these resources to their force, the others to their resource.
    pub fn force(mut self, resources: &str) -> Self {
        self.board().force = tally(resources).into_iter().collect();
        self
    }

    /// Opens a site with resources on its printed slots; one after a plus sign lies on the slot for any resource.
    pub fn site(mut self, card: &str, resources: &str) -> Self {
        let mut site = Site::new(self.lift(card));
        for resource in resources.split_whitespace() {
            match resource.strip_prefix('+') {
                Some(any) => site.any = Some(any.parse().unwrap()),
                None => site.placed.add(resource.parse().unwrap(), 1),
            }
        }
        for resource in site.tokens().kinds().iter() {
            let number = site.tokens().of(resource);
            self.state.reserve.remove(resource, number);
        }
        self.board().sites.push(site);
        self
    }

    /// Finishes sites.
    pub fn finished(mut self, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            let card = self.lift(card);
            self.board().finished.insert(card);
        }
        self
    }

    /// Lays out the display; a dash is an empty place.
    pub fn display(mut self, cards: &str) -> Self {
        for card in self.state.display.into_iter().flatten() {
            self.state.unseen.insert(card);
        }
        self.state.display = [None; DISPLAY];
        for (place, card) in cards.split_whitespace().enumerate() {
            if card != "-" {
                self.state.display[place] = Some(self.lift(card));
            }
        }
        self
    }

    pub fn pile(mut self, cards: u8) -> Self {
        self.state.pile = cards;
        self
    }

    /// Turns quotation tokens so that they lie like this.
    pub fn quotations(mut self, tokens: &str) -> Self {
        for token in tokens.split_whitespace() {
            let token: Quotation = token.parse().unwrap();
            let lies = |other: &&mut Quotation| **other == token || **other == token.flipped();
            *self.state.market.iter_mut().find(lies).unwrap() = token;
        }
        self
    }

    /// Plays moves, separated by commas, and lets chance bring its first outcome after each.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Self {
        self.play_each(moves.split(", "));
        self
    }

    pub fn own(&self) -> &Board {
        self.state.board()
    }

    pub fn of_seat(&self, seat: usize) -> &Board {
        &self.state.boards[seat]
    }

    /// The stock of a seat in words.
    pub fn stock_of(&self, seat: usize) -> String {
        let stock = self.of_seat(seat).stock;
        let words: Vec<String> = stock.kinds().iter().map(|r| format!("{r} {}", stock.of(r))).collect();
        words.join(", ")
    }

    pub fn price(&self, resource: &str) -> u8 {
        self.state.prices().of(resource.parse().unwrap())
    }

    fn board(&mut self) -> &mut Board {
        let seat = self.seat;
        &mut self.state.boards[seat]
    }

    /// Takes a card from wherever it lies; another one fills its gap on display.
    fn lift(&mut self, card: &str) -> Card {
        let card: Card = card.parse().unwrap();
        self.state.unseen.remove(card);
        for place in 0..DISPLAY {
            if self.state.display[place] == Some(card) {
                let substitute = self.state.unseen.nth(self.state.unseen.len() - 1);
                self.state.unseen.remove(substitute);
                self.state.display[place] = Some(substitute);
            }
        }
        card
    }
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn tally(resources: &str) -> Vec<Resource> {
    resources.split_whitespace().map(|text| text.parse().unwrap()).collect()
}
