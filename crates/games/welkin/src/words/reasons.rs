//! What comes of a move at once, for those who ask for advice.

use engine::Phrase;

use super::prompts::yielded;
use super::{names_of, resource_name};
use crate::Welkin;
use crate::card::{Card, Power, Quotation};
use crate::moves::{Move, Slot};
use crate::resource::{Resource, Tally};
use crate::state::{Board, Site, State};

impl Welkin {
    pub(super) fn reason_of(&self, state: &State, mv: Move) -> Option<Phrase> {
        let board = state.board();
        match mv {
            Move::Open(card) => Some(self.reason_to_open(state, card)),
            Move::Flip(token) => Some(self.reason_to_flip(state, token)),
            Move::Turn(resource) => {
                let force = board.force.toggled(resource);
                let yields = Phrase::new("reason-turn").with("number", yielded(force));
                Some(yields.with("kinds", names_of(force.others())))
            }
            Move::Take(resource) => Some(match self.needing(board, resource) {
                Some(site) => Phrase::new("reason-take").with("site", self.site_name(site)),
                None => Phrase::new("reason-take-later"),
            }),
            Move::Discard(resource) => {
                let needed = self.needing(board, resource).is_some();
                let message = if needed {
                    "reason-discard-least"
                } else {
                    "reason-discard"
                };
                Some(Phrase::new(message))
            }
            Move::Place(resource, card, slot) => self.reason_to_place(state, resource, card, slot),
            Move::Sell(card) => {
                let (_, site) = board.site(card)?;
                let complete = self.worth_complete(site, state.prices());
                Some(Phrase::new("reason-sell").with("coins", complete))
            }
            Move::Done => Some(Phrase::new("reason-done")),
            Move::Power(power) => Some(self.reason_to_play(state, power)),
            Move::Quote(_) | Move::Deal(_) => None,
        }
    }

    fn reason_to_play(&self, state: &State, power: Power) -> Phrase {
        let board = state.board();
        let phrase = Phrase::new(format!("reason-power-{power}"));
        match power {
            Power::SellIncomplete => {
                let worth = |site: &Site| site.tokens().worth(state.prices());
                phrase.with("coins", board.sites.iter().map(worth).sum::<u16>())
            }
            Power::UseResources => {
                let fitting = |resource: Resource| {
                    let free = board
                        .sites
                        .iter()
                        .map(|site| site.free(self.material.site(site.card)).of(resource));
                    free.sum::<u8>().min(board.stock.of(resource))
                };
                phrase.with("number", Resource::ALL.into_iter().map(fitting).sum::<u8>())
            }
            Power::OpenSite | Power::BuyTwo | Power::FlipTwo => phrase,
        }
    }

    fn reason_to_open(&self, state: &State, card: Card) -> Phrase {
        let site = Site::new(card);
        let face = self.material.site(card);
        let stock = state.board().stock;
        let covered: u8 = Resource::ALL
            .into_iter()
            .map(|resource| face.printed.of(resource).min(stock.of(resource)))
            .sum();
        Phrase::new("reason-open")
            .with("coins", self.worth_complete(&site, state.prices()))
            .with("covered", covered)
            .with("slots", face.cost())
    }

    /// What the prices become, and what that makes of the mover's open sites.
    fn reason_to_flip(&self, state: &State, token: Quotation) -> Phrase {
        let before = state.prices();
        let mut after = before;
        after.remove(token.shown, 1);
        after.add(token.behind, 1);
        let worth = |prices| -> i32 {
            let sites = state.board().sites.iter();
            sites.map(|site| i32::from(self.worth_complete(site, prices))).sum()
        };
        let gain = worth(after) - worth(before);
        let name = match gain {
            0 => "reason-flip",
            1.. => "reason-flip-gain",
            _ => "reason-flip-loss",
        };
        Phrase::new(name)
            .with("from", resource_name(token.shown))
            .with("less", after.of(token.shown))
            .with("to", resource_name(token.behind))
            .with("more", after.of(token.behind))
            .with("coins", gain.abs())
    }

    fn reason_to_place(&self, state: &State, resource: Resource, card: Card, slot: Slot) -> Option<Phrase> {
        let face = self.material.site(card);
        let mut site = *state.board().site(card)?.1;
        match slot {
            Slot::Printed => site.placed.add(resource, 1),
            Slot::Any => site.any = Some(resource),
        }
        let name = self.site_name(card);
        if site.complete(face) {
            let coins = site.tokens().worth(state.prices());
            return Some(Phrase::new("reason-finish").with("site", name).with("coins", coins));
        }
        let lacking = site.free(face).total() + u8::from(site.any_free(face));
        Some(Phrase::new("reason-place").with("site", name).with("number", lacking))
    }

    /// What a site brings at these prices once it is complete; a free slot for any resource counts at the best price.
    fn worth_complete(&self, site: &Site, prices: Tally) -> u16 {
        let face = self.material.site(site.card);
        let best = Resource::ALL.into_iter().map(|resource| prices.of(resource)).max();
        let any = if site.any_free(face) { best.unwrap_or(0) } else { 0 };
        site.tokens().worth(prices) + site.free(face).worth(prices) + u16::from(any)
    }

    /// The first open site that can use one more of a resource than the stock holds.
    fn needing(&self, board: &Board, resource: Resource) -> Option<Card> {
        let lacks = |site: &&Site| site.free(self.material.site(site.card)).of(resource) > 0;
        let any = |site: &&Site| site.any_free(self.material.site(site.card));
        let mut sites = board.sites.iter();
        let found = sites.clone().find(lacks).or_else(|| sites.find(any));
        found.map(|site| site.card)
    }
}
