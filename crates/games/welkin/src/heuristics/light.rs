//! A quick sensible move.

use engine::{Rng, Seat, below};

use super::needs::{Needs, cheapest, dearest};
use crate::Welkin;
use crate::card::{Card, Power};
use crate::material::QUOTATIONS;
use crate::moves::{Move, Slot};
use crate::resource::{Kinds, Resource};
use crate::state::{Board, PLACES, Site, State, Step};

impl Welkin {
    /// A quick move for the player to move: random, but not senseless. Nothing is listed; each step picks directly.
    pub(super) fn light_move<R: Rng>(&self, state: &State, rng: &mut R) -> Move {
        let board = state.board();
        match state.step {
            Step::Ready => self.quick_turn(state, board, rng),
            Step::Opening => self.quick_opening(state, board, rng),
            Step::Flipping | Step::FlippingTwo | Step::FlippingSecond(_) => self.quick_flip(state, board, rng),
            Step::Turning { once, .. } => self.quick_turning(board, once, rng),
            Step::Taking { kinds, .. } => self.quick_taking(state, board, kinds),
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

    /// A power worth playing, or else the action that promises most.
    fn quick_turn<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> Move {
        let needs = self.needs(board);
        if let Some(mv) = self.quick_power(state, board, &needs, rng) {
            return mv;
        }
        if state.acted {
            return Move::Done;
        }
        let mut whims = Whims(rng.next_u64());
        let (token, promise) = self.best_token(board, &needs, rng);
        let mut best = (Move::Turn(token), promise + whims.next(self.weights.quick.whim));
        if state.ending.is_some() {
            // What is produced or opened now comes too late.
            best.1 = 0.0;
        } else if board.sites.len() < PLACES
            && let Some((card, promise)) = self.best_card(state, board, &needs, &mut whims)
            && promise > best.1
        {
            best = (Move::Open(card), promise);
        }
        if needs.covered > 0
            && self.placing_promise(board, &needs) + whims.next(self.weights.quick.whim) > best.1
            && let Some(placing) = self.quick_placing(state, board)
        {
            return placing.mv;
        }
        best.0
    }

    /// What placing the stock promises.
    fn placing_promise(&self, board: &Board, needs: &Needs) -> f32 {
        let weights = &self.weights.quick;
        let finishing = if self.finishes(board) { weights.finish } else { 0.0 };
        weights.place * f32::from(needs.covered) + finishing
    }

    /// A power worth playing now, or an incomplete site worth selling.
    fn quick_power<R: Rng>(&self, state: &State, board: &Board, needs: &Needs, rng: &mut R) -> Option<Move> {
        let weights = &self.weights.quick;
        let last_chance = state.ending.is_some() && state.acted;
        let sale_above = |least: f32| {
            let best = self.best_sale(state, board);
            best.filter(|&(_, saved)| last_chance || saved > least)
        };
        if state.selling
            && let Some((card, _)) = sale_above(0.0)
        {
            return Some(Move::Sell(card));
        }
        if board.finished == board.used {
            return None;
        }
        let mut wanted = |power: Power| match power {
            Power::SellIncomplete => sale_above(weights.sell_power).is_some(),
            Power::UseResources => last_chance || self.placing_promise(board, needs) > weights.use_power,
            Power::OpenSite => {
                let worthwhile = |(_, promise)| promise > weights.open_power;
                state.ending.is_none()
                    && board.sites.len() <= PLACES
                    && self
                        .best_card(state, board, needs, &mut Whims(rng.next_u64()))
                        .is_some_and(worthwhile)
            }
            Power::BuyTwo => needs.total() >= 2 && needs.covered <= 2,
            Power::FlipTwo => self.telling_flip(state, board, rng).1 > weights.flip_power,
        };
        let playable = |power: Power| !self.unused(board, power).is_empty() && self.effective(state, power);
        let power = Power::ALL.into_iter().find(|&power| playable(power) && wanted(power))?;
        Some(Move::Power(power))
    }

    /// The begun site that is best sold incomplete: what its free slots would take is saved, what they would bring lost.
    fn best_sale(&self, state: &State, board: &Board) -> Option<(Card, f32)> {
        let weights = &self.weights.quick;
        let prices = state.prices();
        let saved = |site: &Site| {
            let face = self.material.site(site.card);
            let free = site.free(face);
            let any = if site.any_free(face) {
                weights.effort - weights.any
            } else {
                0.0
            };
            weights.effort * f32::from(free.total()) - f32::from(free.worth(prices)) + any
        };
        let begun = board.sites.iter().filter(|site| !site.is_empty());
        begun
            .map(|site| (site.card, saved(site)))
            .max_by(|one, other| one.1.total_cmp(&other.1))
    }

    fn quick_opening<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> Move {
        let best = self.best_card(state, board, &self.needs(board), &mut Whims(rng.next_u64()));
        Move::Open(best.expect("a card is on display").0)
    }

    /// The card on display that promises most, and what opening a site with it promises.
    fn best_card(&self, state: &State, board: &Board, needs: &Needs, whims: &mut Whims) -> Option<(Card, f32)> {
        let weights = &self.weights.quick;
        let prices = state.prices();
        let mut best: Option<(Card, f32)> = None;
        for &card in state.display.iter().flatten() {
            let face = self.material.site(card);
            let at_hand: u8 = face
                .printed
                .kinds()
                .iter()
                .map(|resource| face.printed.of(resource).min(needs.spare.of(resource)))
                .sum();
            let any = if face.any { weights.any } else { 0.0 };
            let power = if face.power.is_some() { weights.power } else { 0.0 };
            let flip = if face.flip { weights.flip } else { 0.0 };
            let promise = weights.site
                + weights.revenue * f32::from(face.printed.worth(prices))
                + weights.at_hand * f32::from(at_hand)
                - weights.cost * f32::from(face.cost())
                + any
                + power
                + flip
                + whims.next(weights.whim);
            if best.is_none_or(|best| promise > best.1) {
                best = Some((card, promise));
            }
        }
        let (card, promise) = best?;
        if state.pile == 0 {
            return Some((card, self.promise_of_the_end(state, board)));
        }
        let turns = f32::from(state.pile) / self.players as f32;
        Some((card, promise * (weights.hope * turns).min(1.0)))
    }

    /// What it promises to take a card that cannot be replaced: then nothing counts but who is ahead. Where all have waited
    /// for somebody else to do it, somebody must.
    fn promise_of_the_end(&self, state: &State, board: &Board) -> f32 {
        const PATIENCE: usize = 2;
        if usize::from(state.idle) >= PATIENCE * self.players {
            return f32::INFINITY;
        }
        let weights = &self.weights.quick;
        let rivals = Seat::all(self.players).filter(|&seat| seat != state.seat);
        let most = rivals.map(|rival| state.boards[rival.index()].coins).max().unwrap_or(0);
        weights.lead * (f32::from(board.coins) - f32::from(most)) - weights.last_word
    }

    fn quick_flip<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> Move {
        Move::Flip(state.market[self.telling_flip(state, board, rng).0])
    }

    /// The place of the token whose flip raises most what the player's own sites will bring compared with those of
    /// the rivals, and by how much.
    fn telling_flip<R: Rng>(&self, state: &State, board: &Board, rng: &mut R) -> (usize, f32) {
        let mut slots = [0.0; 5];
        let mut count = |board: &Board, share: f32| {
            for site in board.sites.iter() {
                let printed = self.material.site(site.card).printed;
                for resource in printed.kinds().iter() {
                    slots[resource.index()] += share * f32::from(printed.of(resource));
                }
                if let Some(resource) = site.any {
                    slots[resource.index()] += share;
                }
            }
        };
        count(board, 1.0);
        let share = self.weights.quick.rivals / (self.players - 1) as f32;
        for rival in Seat::all(self.players).filter(|&seat| seat != state.seat) {
            count(&state.boards[rival.index()], -share);
        }
        let start = below(rng, QUOTATIONS);
        let mut best = (start, f32::NEG_INFINITY);
        for place in (start..QUOTATIONS).chain(0..start) {
            let token = state.market[place];
            let gain = slots[token.behind.index()] - slots[token.shown.index()];
            // Before the power is played any token will do.
            if gain > best.1 && (state.step == Step::Ready || self.flippable(state, place)) {
                best = (place, gain);
            }
        }
        best
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

    fn quick_taking(&self, state: &State, board: &Board, kinds: Kinds) -> Move {
        let there = kinds.and(state.reserve.kinds());
        let wanted = self.needs(board).lacking.kinds().and(there);
        let kinds = if wanted.is_empty() { there } else { wanted };
        Move::Take(dearest(kinds, state.prices()).expect("something can be taken"))
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

    /// The token whose turning makes the most useful production, and what that promises.
    fn best_token<R: Rng>(&self, board: &Board, needs: &Needs, rng: &mut R) -> (Resource, f32) {
        let weights = &self.weights.quick;
        let start = below(rng, 5);
        let mut best = (Resource::ALL[start], f32::NEG_INFINITY);
        for resource in tokens_from(start) {
            let force = board.force.toggled(resource);
            let made = if force == Kinds::ALL { 0 } else { force.len() as u8 };
            let promise = f32::from(needs.useful(force)) * weights.useful + weights.made * f32::from(made.min(3));
            if promise > best.1 {
                best = (resource, promise);
            }
        }
        best
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

/// Eight whims of one random word.
struct Whims(u64);

impl Whims {
    /// Up to so much.
    #[inline]
    fn next(&mut self, most: f32) -> f32 {
        let whim = (self.0 & 0xff) as f32 * (most / 256.0);
        self.0 >>= 8;
        whim
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

/// The five resources, beginning with the one at `start`.
fn tokens_from(start: usize) -> impl Iterator<Item = Resource> {
    (start..start + 5).map(|place| Resource::ALL[place % 5])
}
