//! A quick sensible move.

use engine::{Rng, below};

use super::needs::{Needs, cheapest, dearest};
use crate::Welkin;
use crate::card::{Card, Power, Quotation};
use crate::material::QUOTATIONS;
use crate::moves::{Move, Slot};
use crate::resource::{Kinds, Resource};
use crate::state::{Board, PLACES, STOCK, Site, State, Step};

impl Welkin {
    /// A quick move for the player to move: random, but not senseless. Nothing is listed; each step picks directly.
    pub(super) fn light_move<R: Rng>(&self, state: &State, rng: &mut R) -> Move {
        let board = state.board();
        match state.step {
            Step::Ready => self.quick_turn(state, board, rng),
            Step::Opening => self.quick_opening(state, board, rng),
            Step::Flipping | Step::FlippingTwo | Step::FlippingSecond(_) => self.quick_flip(state, board, rng),
            Step::Turning { once, .. } => self.quick_turning(board, once, rng),
            Step::Taking { kinds, .. } => self.quick_taking(state, board, kinds, rng),
            Step::Discarding => self.quick_discarding(state, board),
            Step::Placing { begun } => match self.quick_placing(state, board) {
                Some(placing) if placing.sensible || !begun => placing.mv,
                _ => Move::Done,
            },
            Step::Quoting(_) | Step::Dealing | Step::Refilling { .. } | Step::Over => {
                unreachable!("a player is to move")
            }
        }
    }

    fn quick_turn<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> Move {
        let weights = &self.weights.quick;
        let needs = self.needs(board);
        let last_turn = state.ending.is_some();
        if let Some(mv) = self.quick_power(state, board, &needs, rng) {
            return mv;
        }
        if state.acted {
            return Move::Done;
        }
        let full = needs.covered >= 3 || board.stock.total() == STOCK || needs.total() == 0;
        let worthwhile =
            self.finishes(board) && happens(rng, weights.finish) || full && happens(rng, weights.place) || last_turn;
        if needs.covered > 0
            && worthwhile
            && let Some(placing) = self.quick_placing(state, board)
        {
            return placing.mv;
        }
        let can_open = board.sites.len() < PLACES && state.display.iter().any(Option::is_some);
        if can_open && !last_turn && (board.sites.is_empty() || happens(rng, weights.open)) {
            return self.quick_opening(state, board, rng);
        }
        Move::Turn(self.best_token(board, &needs, rng))
    }

    /// A power worth playing now, or an incomplete site worth selling.
    fn quick_power<R: Rng>(&self, state: &State, board: &Board, needs: &Needs, rng: &mut R) -> Option<Move> {
        let weights = &self.weights.quick;
        let last_chance = state.ending.is_some() && state.acted;
        let begun = board.sites.iter().find(|site| !site.is_empty());
        if state.selling
            && let Some(site) = begun
            && (last_chance || happens(rng, weights.sell))
        {
            return Some(Move::Sell(site.card));
        }
        if board.finished == board.used {
            return None;
        }
        let wanted = |power: Power, rng: &mut R| match power {
            Power::SellIncomplete => last_chance && begun.is_some() || happens(rng, weights.sell_power),
            Power::UseResources => needs.covered >= 3 || self.finishes(board),
            Power::OpenSite => {
                state.ending.is_none() && board.sites.len() <= PLACES && happens(rng, weights.open_power)
            }
            Power::BuyTwo => needs.total() >= 2 && needs.covered <= 2 && happens(rng, weights.buy_power),
            Power::FlipTwo => !state.acted && self.finishes(board) || happens(rng, weights.flip_power),
        };
        let playable = |power: &Power| !self.unused(board, *power).is_empty() && self.effective(state, *power);
        let power = Power::ALL
            .into_iter()
            .find(|power| playable(power) && wanted(*power, rng))?;
        Some(Move::Power(power))
    }

    /// A card that promises much for what it still takes, with a little whim.
    fn quick_opening<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> Move {
        let weights = &self.weights.quick;
        let prices = state.prices();
        let spare = self.needs(board).spare;
        let mut whims = rng.next_u64();
        let mut best = (Card::FIRST, f32::NEG_INFINITY);
        for &card in state.display.iter().flatten() {
            let face = self.material.site(card);
            let at_hand: u8 = face
                .printed
                .kinds()
                .iter()
                .map(|resource| face.printed.of(resource).min(spare.of(resource)))
                .sum();
            let any = if face.any { weights.any } else { 0.0 };
            let revenue = f32::from(face.printed.worth(prices)) + any;
            let power = if face.power.is_some() { weights.power } else { 0.0 };
            let flip = if face.flip { weights.flip } else { 0.0 };
            let whim = (whims & 0xff) as f32 * (weights.whim / 256.0);
            whims >>= 8;
            let worth = weights.revenue * revenue + weights.at_hand * f32::from(at_hand)
                - weights.cost * f32::from(face.cost())
                + power
                + flip
                + whim;
            if worth > best.1 {
                best = (card, worth);
            }
        }
        Move::Open(best.0)
    }

    /// The flip that raises most what the player's own sites will bring.
    fn quick_flip<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> Move {
        // Two sites can have more slots of a kind than a tally counts.
        let mut slots = [0; 5];
        for site in board.sites.iter().take(PLACES) {
            let printed = self.material.site(site.card).printed;
            for resource in printed.kinds().iter() {
                slots[resource.index()] += i32::from(printed.of(resource));
            }
        }
        let gain = |token: Quotation| slots[token.behind.index()] - slots[token.shown.index()];
        let start = below(rng, QUOTATIONS);
        let places = (start..QUOTATIONS).chain(0..start);
        let best = places
            .filter(|&place| self.flippable(state, place))
            .max_by_key(|&place| gain(state.market[place]));
        Move::Flip(state.market[best.expect("some token can always be flipped")])
    }

    /// Turns another token where that makes more of what is needed than the coin it costs is worth.
    fn quick_turning<R: Rng>(&self, board: &Board, once: Kinds, rng: &mut R) -> Move {
        let needs = self.needs(board);
        let now = needs.useful(board.force);
        let start = below(rng, 5);
        let better = tokens_from(start)
            .find(|&resource| !once.contains(resource) && needs.useful(board.force.toggled(resource)) > now);
        better.map_or(Move::Done, Move::Turn)
    }

    fn quick_taking<R: Rng>(&self, state: &State, board: &Board, kinds: Kinds, rng: &mut R) -> Move {
        let there = kinds.and(state.reserve.kinds());
        let wanted = self.needs(board).lacking.kinds().and(there);
        let kinds = if wanted.is_empty() { there } else { wanted };
        let start = below(rng, 5);
        let taken = tokens_from(start).find(|&resource| kinds.contains(resource));
        Move::Take(taken.expect("something can be taken"))
    }

    fn quick_discarding(&self, state: &State, board: &Board) -> Move {
        let spare = self.needs(board).spare.kinds();
        let kinds = if spare.is_empty() { board.stock.kinds() } else { spare };
        Move::Discard(cheapest(kinds, state.prices()).expect("the stock is overfull"))
    }

    /// A placement: on a printed slot if there is one, of a site that can be finished if there is one.
    fn quick_placing(&self, state: &State, board: &Board) -> Option<Placing> {
        let mut best: Option<Placing> = None;
        for site in board.sites.iter() {
            let face = self.material.site(site.card);
            let free = site.free(face);
            let fitting = free.kinds().and(board.stock.kinds()).iter().next();
            let placing = match fitting {
                Some(resource) => Placing {
                    mv: Move::Place(resource, site.card, Slot::Printed),
                    sensible: true,
                    finishing: self.can_finish(site, board),
                },
                None if site.any_free(face) => Placing {
                    mv: Move::Place(dearest(board.stock.kinds(), state.prices())?, site.card, Slot::Any),
                    sensible: free.is_empty(),
                    finishing: free.is_empty(),
                },
                None => continue,
            };
            if best.is_none_or(|best| (placing.finishing, placing.sensible) > (best.finishing, best.sensible)) {
                best = Some(placing);
            }
        }
        best
    }

    /// The token whose turning makes the most useful production.
    fn best_token<R: Rng>(&self, board: &Board, needs: &Needs, rng: &mut R) -> Resource {
        let useful = self.weights.quick.useful;
        let start = below(rng, 5);
        let mut best = (Resource::ALL[start], f32::NEG_INFINITY);
        for resource in tokens_from(start) {
            let force = board.force.toggled(resource);
            let made = if force == Kinds::ALL { 0 } else { force.len() as u8 };
            let worth = f32::from(needs.useful(force)) * useful + f32::from(made.min(3));
            if worth > best.1 {
                best = (resource, worth);
            }
        }
        best.0
    }

    /// Whether the stock finishes one of the open sites.
    #[inline]
    fn finishes(&self, board: &Board) -> bool {
        board.sites.iter().any(|site| self.can_finish(site, board))
    }

    #[inline]
    fn can_finish(&self, site: &Site, board: &Board) -> bool {
        let face = self.material.site(site.card);
        let free = site.free(face);
        let lacking = |resource| free.of(resource) > board.stock.of(resource);
        !free.kinds().iter().any(lacking) && (!site.any_free(face) || board.stock.total() > free.total())
    }
}

#[derive(Clone, Copy)]
struct Placing {
    mv: Move,
    /// Whether it does not spend the slot for any resource before its time.
    sensible: bool,
    /// Whether the stock finishes the site.
    finishing: bool,
}

/// Whether something happens that is so likely.
#[inline]
fn happens<R: Rng>(rng: &mut R, likely: f32) -> bool {
    const PARTS: u32 = 1 << 24;
    let part = (rng.next_u64() >> 40) as f32;
    part < likely * PARTS as f32
}

/// The five resources, beginning with the one at `start`.
fn tokens_from(start: usize) -> impl Iterator<Item = Resource> {
    (start..start + 5).map(|place| Resource::ALL[place % 5])
}
