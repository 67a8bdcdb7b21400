//! A quick sensible move.

use engine::{Rng, below};

use super::needs::{Needs, cheapest};
use crate::Welkin;
use crate::card::{Card, Power, Quotation};
use crate::moves::{Move, Slot};
use crate::resource::{Kinds, Resource, Tally};
use crate::state::{Board, PLACES, Phase, STOCK, State};

impl Welkin {
    /// A quick move for the player to move: random, but not senseless.
    pub(crate) fn quick_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        let board = state.board();
        match state.phase {
            Phase::Ready => self.quick_turn(state, board, scratch, rng),
            Phase::Opening => self.quick_opening(state, rng),
            Phase::Flipping | Phase::FlippingTwo | Phase::FlippingSecond(_) => {
                scratch.clear();
                self.list(state, scratch);
                self.quick_flip(board, scratch, rng)
            }
            Phase::Turning { once, .. } => self.quick_turning(board, once, rng),
            Phase::Taking { kinds, .. } => self.quick_taking(state, board, kinds, rng),
            Phase::Discarding => {
                let spare = self.needs(board).spare.kinds();
                let kinds = if spare.is_empty() { board.stock.kinds() } else { spare };
                Move::Discard(cheapest(kinds, state.prices()).unwrap_or(Resource::Vegetal))
            }
            Phase::Placing { begun } => self
                .quick_placing(state, board)
                .filter(|&(_, sensible)| sensible || !begun)
                .map_or(Move::Done, |(mv, _)| mv),
            _ => unreachable!("a player is to move"),
        }
    }

    fn quick_turn<R: Rng>(&self, state: &State, board: &Board, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        let needs = self.needs(board);
        if let Some(mv) = self.quick_power(state, board, &needs, rng) {
            return mv;
        }
        if state.acted {
            return Move::Done;
        }
        let finishing = self.finishes(board);
        let full = needs.covered >= 3 || board.stock.total() == STOCK && needs.covered > 0;
        let last_turn = state.ending.is_some();
        if needs.covered > 0 && (finishing && below(rng, 8) > 0 || full && below(rng, 4) > 0 || last_turn) {
            if let Some((mv, true)) = self.quick_placing(state, board) {
                return mv;
            }
        }
        let open = board.sites.len() < PLACES && state.display.iter().any(Option::is_some) && !last_turn;
        if open && (board.sites.is_empty() || below(rng, 4) > 0) {
            return self.quick_opening(state, rng);
        }
        if needs.total() == 0 && needs.covered > 0 {
            if let Some((mv, _)) = self.quick_placing(state, board) {
                return mv;
            }
        }
        let _ = scratch;
        Move::Turn(self.best_toggle(board, &needs, rng))
    }

    fn quick_power<R: Rng>(&self, state: &State, board: &Board, needs: &Needs, rng: &mut R) -> Option<Move> {
        if state.selling {
            let last_turn = state.ending.is_some();
            let site = board.sites.iter().find(|site| !site.is_empty());
            if let Some(site) = site {
                if (last_turn && state.acted) || below(rng, 4) == 0 {
                    return Some(Move::Sell(site.card));
                }
            }
        }
        if board.finished == board.used {
            return None;
        }
        let last_turn = state.ending.is_some();
        for power in Power::ALL {
            if self.unused(board, power).is_empty() || !self.effective(state, power) {
                continue;
            }
            let wanted = match power {
                Power::SellIncomplete => {
                    last_turn && state.acted && board.sites.iter().any(|site| !site.is_empty()) || below(rng, 32) == 0
                }
                Power::UseResources => self.finishes(board) || needs.covered >= 3,
                Power::OpenSite => !last_turn && board.sites.len() <= PLACES && below(rng, 2) == 0,
                Power::BuyTwo => needs.total() >= 2 && needs.covered <= 2 && below(rng, 2) == 0,
                Power::FlipTwo => !state.acted && self.finishes(board) || below(rng, 16) == 0,
            };
            if wanted {
                return Some(Move::Power(power));
            }
        }
        None
    }

    /// Whether the stock finishes one of the open sites.
    #[inline]
    fn finishes(&self, board: &Board) -> bool {
        board.sites.iter().any(|site| {
            let face = self.material.site(site.card);
            let free = site.free(face);
            let covered = free.kinds().iter().all(|r| free.of(r) <= board.stock.of(r));
            covered && (!site.any_free(face) || board.stock.total() > free.total())
        })
    }

    /// A good card of the display: what it would bring now, with a little whim.
    fn quick_opening<R: Rng>(&self, state: &State, rng: &mut R) -> Move {
        let prices = state.prices();
        let spare = self.needs(state.board()).spare;
        let mut whims = rng.next_u64();
        let mut best = (Card::FIRST, i32::MIN);
        for &card in state.display.iter().flatten() {
            let face = self.material.site(card);
            let any = if face.any { 3 } else { 0 };
            let at_hand: u8 = spare.kinds().and(face.printed.kinds()).len();
            let whim = (whims & 3) as i32;
            whims >>= 2;
            let promise = i32::from(face.printed.worth(prices)) + any - i32::from(face.cost());
            let worth = 2 * (promise + i32::from(at_hand)) + 2 * i32::from(face.power.is_some()) + whim;
            if worth > best.1 {
                best = (card, worth);
            }
        }
        Move::Open(best.0)
    }

    /// The flip that raises most what the player's own sites will bring.
    fn quick_flip<R: Rng>(&self, board: &Board, flips: &[Move], rng: &mut R) -> Move {
        let mut slots = Tally::NONE;
        for site in board.sites.iter().take(PLACES) {
            slots.add_all(self.material.site(site.card).printed);
        }
        let gain = |token: Quotation| i32::from(slots.of(token.behind)) - i32::from(slots.of(token.shown));
        let start = below(rng, flips.len());
        let (late, early) = flips.split_at(start);
        let mut best = (flips[start], i32::MIN);
        for &flip in early.iter().chain(late) {
            if let Move::Flip(token) = flip
                && gain(token) > best.1
            {
                best = (flip, gain(token));
            }
        }
        best.0
    }

    /// The token whose turning makes the most useful production.
    fn best_toggle<R: Rng>(&self, board: &Board, needs: &Needs, rng: &mut R) -> Resource {
        let start = below(rng, 5);
        let mut best = (Resource::ALL[start], -1);
        for step in 0..5 {
            let resource = Resource::ALL[(start + step) % 5];
            let worth = worth_of_production(needs, board.force.toggled(resource));
            if worth > best.1 {
                best = (resource, worth);
            }
        }
        best.0
    }

    fn quick_turning<R: Rng>(&self, board: &Board, once: Kinds, rng: &mut R) -> Move {
        if once.len() >= 3 || board.coins == 0 || below(rng, 2) == 0 {
            return Move::Done;
        }
        let needs = self.needs(board);
        let now = needs.useful(board.force);
        let start = below(rng, 5);
        for step in 0..5 {
            let resource = Resource::ALL[(start + step) % 5];
            if !once.contains(resource) && needs.useful(board.force.toggled(resource)) > now {
                return Move::Turn(resource);
            }
        }
        Move::Done
    }

    fn quick_taking<R: Rng>(&self, state: &State, board: &Board, kinds: Kinds, rng: &mut R) -> Move {
        let there = kinds.and(state.reserve.kinds());
        let wanted = self.needs(board).lacking.kinds().and(there);
        let kinds = if wanted.is_empty() { there } else { wanted };
        let at = below(rng, usize::from(kinds.len()));
        Move::Take(kinds.iter().nth(at).unwrap_or(Resource::Vegetal))
    }

    /// A placement, and whether it is sensible: on a printed slot, or what finishes the site.
    fn quick_placing(&self, state: &State, board: &Board) -> Option<(Move, bool)> {
        let mut wild = None;
        let mut last = None;
        for site in board.sites.iter() {
            let face = self.material.site(site.card);
            let free = site.free(face);
            if let Some(resource) = free.kinds().and(board.stock.kinds()).iter().next() {
                let mv = Move::Place(resource, site.card, Slot::Printed);
                let covered = free.kinds().iter().all(|r| free.of(r) <= board.stock.of(r));
                if covered {
                    return Some((mv, true));
                }
                last = last.or(Some((mv, true)));
            } else if site.any_free(face) && !board.stock.is_empty() {
                let resource = super::needs::dearest(board.stock.kinds(), state.prices()).unwrap_or(Resource::Vegetal);
                wild = Some((Move::Place(resource, site.card, Slot::Any), free.is_empty()));
            }
        }
        last.or(wild)
    }
}

#[inline]
fn worth_of_production(needs: &Needs, force: Kinds) -> i32 {
    let made = if force == Kinds::ALL { 0 } else { force.len() };
    i32::from(needs.useful(force)) * 4 + i32::from(made.min(3))
}
