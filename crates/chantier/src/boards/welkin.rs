//! The table of Welkin.
//!
//! Resources go by their letters. On a site, a letter in brackets is covered, a bare one is free, an asterisk is the
//! slot for any resource. A production token shows its letter or, turned to its force, `+1` and its letter in small.

use anstyle::{AnsiColor, Style};
use catalogue::View;
use catalogue::games::welkin::{Board, Card, Move, Power, Quotation, Resource, STOCK, Site, SiteFace, Step, Welkin};
use engine::{Phrase, Seat};

use super::{Drawing, Reading, Table};
use crate::terminal::{self, FAINT, GOOD, STRONG, left, paint};

/// The colours of the resources, which only repeat what their letters say.
const RESOURCES: [Style; 5] = [
    AnsiColor::Green.on_default(),
    AnsiColor::Cyan.on_default(),
    AnsiColor::Yellow.on_default(),
    AnsiColor::White.on_default(),
    AnsiColor::Magenta.on_default(),
];

/// The width of a resource's name, of a site's slots and of what it is worth: the longest power fits behind them.
const NAME: usize = 18;
const SLOTS: usize = 16;
const WORTH: usize = 24;

/// Draws the market, the display, then everyone's side, beginning with whose turn it is.
pub fn draw(view: &View<Welkin>, reading: &Reading<'_>) -> Drawing {
    let mut table = Table::new(view, reading);
    let mut lines = vec![terminal::rule(&table.word("title"), reading.width)];
    lines.extend(table.market());
    lines.extend(table.display());
    for seat in table.seats_from(table.state.seat) {
        lines.push(String::new());
        lines.extend(table.board(seat));
    }
    table.drawn(lines)
}

impl Table<'_, Welkin> {
    /// The five zones: what a resource is worth, and what is behind each of its tokens.
    fn market(&mut self) -> Vec<String> {
        let mut lines = vec![paint(STRONG, &format!("    {}", self.word("welkin-market")))];
        for resource in Resource::ALL {
            let price = self.state.prices().of(resource);
            let shows = |token: &&Quotation| token.shown == resource;
            let tokens: Vec<Quotation> = self.state.market.iter().filter(shows).copied().collect();
            let tokens: Vec<String> = tokens
                .into_iter()
                .map(|token| {
                    format!(
                        "{}→{}",
                        self.number_within(Move::Flip(token)),
                        self.letter(token.behind)
                    )
                })
                .collect();
            let name = left(&self.word(&format!("resource-{resource}")), NAME);
            let price = paint(STRONG, &price.to_string());
            lines.push(format!(
                "    {} {name}{price}   {}",
                self.letter(resource),
                tokens.join("  ")
            ));
        }
        lines
    }

    /// The cards on display, each with the number of the move that takes it.
    fn display(&mut self) -> Vec<String> {
        let pile = self.say(Phrase::new("welkin-pile").with("cards", self.state.pile));
        let mut lines = vec![paint(STRONG, &format!("    {} ({pile})", self.word("welkin-display")))];
        for card in self.state.display {
            lines.push(match card {
                Some(card) => {
                    let number = self.number(Move::Open(card));
                    number + &self.card_line(card)
                }
                None => "    –".to_owned(),
            });
        }
        lines
    }

    fn card_line(&self, card: Card) -> String {
        let face = self.game.material().site(card);
        let now = Phrase::new("welkin-brings").with("coins", face.printed.worth(self.state.prices()));
        let flip = if face.flip {
            self.word("welkin-flip")
        } else {
            String::new()
        };
        let flip = left(&flip, 12);
        let slots = left(&self.slots(&Site::new(card), face), SLOTS);
        let brings = left(&self.say(now), 12);
        format!("{card} {slots}{brings}{flip}{}", self.power(face.power))
    }

    /// A player's side: money, production, stock, open sites, powers.
    fn board(&mut self, seat: Seat) -> Vec<String> {
        let board = self.state.boards[seat.index()];
        let to_move = seat == self.state.seat && self.state.step != Step::Over;
        let purse = self.say(Phrase::new("welkin-purse").with("coins", board.coins));
        let finished = Phrase::new("welkin-finished").with("sites", board.finished.len() as u32);
        let mut lines = vec![format!("{}{purse}, {}", self.named(seat, to_move), self.say(finished))];
        if to_move && self.state.ending.is_some() {
            lines.push(format!("    {}", self.word("welkin-last-turn")));
        }
        lines.extend(self.production(&board, to_move));
        lines.push(self.stock(&board));
        lines.extend(board.sites.iter().map(|site| self.site(site)));
        lines.extend(self.powers(&board));
        lines
    }

    /// The production tokens, and what they make together.
    fn production(&mut self, board: &Board, to_move: bool) -> Vec<String> {
        let mut tokens = Vec::new();
        for resource in Resource::ALL {
            let number = if to_move {
                self.number_within(Move::Turn(resource))
            } else {
                String::new()
            };
            let face = if board.force.contains(resource) {
                format!("{}{}", paint(GOOD, "+1"), self.letter(resource).to_lowercase())
            } else {
                self.letter(resource)
            };
            tokens.push(number + &face);
        }
        let makes = match board.force.others().is_empty() {
            true => 0,
            false => board.force.len() as u32,
        };
        let makes = self.say(Phrase::new("welkin-makes").with("number", makes));
        let line = format!(
            "    {} {}   {}",
            self.word("welkin-production"),
            tokens.join("  "),
            paint(FAINT, &makes)
        );
        self.wrapped(&line, 6)
    }

    fn stock(&self, board: &Board) -> String {
        let mut places: Vec<String> = Vec::new();
        for resource in board.stock.kinds().iter() {
            (0..board.stock.of(resource)).for_each(|_| places.push(self.letter(resource)));
        }
        let free = usize::from(STOCK).saturating_sub(places.len());
        places.extend(std::iter::repeat_n(paint(FAINT, "·"), free));
        format!("    {} {}", self.word("welkin-stock"), places.join(" "))
    }

    fn site(&self, site: &Site) -> String {
        let face = self.game.material().site(site.card);
        let prices = self.state.prices();
        let worth = Phrase::new("welkin-worth")
            .with("now", site.tokens().worth(prices))
            .with(
                "whole",
                face.printed.worth(prices) + site.any.map_or(0, |resource| prices.of(resource).into()),
            );
        let slots = left(&self.slots(site, face), SLOTS);
        let worth = left(&self.say(worth), WORTH);
        format!("    {} {slots}{worth}{}", site.card, self.power(face.power))
    }

    /// The unused powers, and how many were used.
    fn powers(&self, board: &Board) -> Vec<String> {
        let unused = board.finished.without(board.used);
        let names: Vec<String> = unused
            .iter()
            .filter_map(|card| self.game.material().site(card).power)
            .map(|power| self.power(Some(power)))
            .collect();
        self.listing("welkin-powers", &names, 6)
    }

    fn slots(&self, site: &Site, face: &SiteFace) -> String {
        let mut slots = Vec::new();
        for resource in face.printed.kinds().iter() {
            let covered = site.placed.of(resource);
            for slot in 0..face.printed.of(resource) {
                let letter = self.letter(resource);
                slots.push(if slot < covered { format!("[{letter}]") } else { letter });
            }
        }
        if face.any {
            slots.push(
                site.any
                    .map_or("*".to_owned(), |resource| format!("[{}]", self.letter(resource))),
            );
        }
        slots.join(" ")
    }

    fn power(&self, power: Option<Power>) -> String {
        power.map_or_else(String::new, |power| self.word(&format!("power-{power}")))
    }

    fn letter(&self, resource: Resource) -> String {
        let name = self.word(&format!("resource-{resource}"));
        let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
        paint(RESOURCES[resource.index()], &letter)
    }
}
