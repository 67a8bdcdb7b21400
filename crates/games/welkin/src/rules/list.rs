//! The list of legal moves.

use super::*;
use crate::moves::Move;

impl Welkin {
    /// Pushes every legal move of the player to move.
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        match state.step {
            Step::Ready => {
                if state.acted {
                    moves.push(Move::Done);
                } else {
                    if self.may_open(state) {
                        list_openings(state, moves);
                    }
                    moves.extend(Resource::ALL.map(Move::Turn));
                    self.list_placements(state, moves);
                }
                if state.selling {
                    let sellable = state.board().sites.iter().filter(|site| !site.is_empty());
                    moves.extend(sellable.map(|site| Move::Sell(site.card)));
                }
                self.list_powers(state, moves);
            }
            Step::Opening => list_openings(state, moves),
            Step::Flipping | Step::FlippingTwo | Step::FlippingSecond(_) => self.list_flips(state, moves),
            Step::Turning { .. } => {
                moves.push(Move::Done);
                moves.extend(self.turnable(state).iter().map(Move::Turn));
            }
            Step::Taking { .. } => moves.extend(self.movable(state).iter().map(Move::Take)),
            Step::Discarding => moves.extend(self.movable(state).iter().map(Move::Discard)),
            Step::Placing { begun } => {
                if begun {
                    moves.push(Move::Done);
                }
                self.list_placements(state, moves);
            }
            Step::Quoting(_) | Step::Dealing | Step::Refilling { .. } | Step::Over => {}
        }
    }

    #[inline]
    fn list_placements(&self, state: &State, moves: &mut Vec<Move>) {
        let board = state.board();
        if board.stock.is_empty() {
            return;
        }
        for site in board.sites.iter() {
            let face = self.material.site(site.card);
            for slot in [Slot::Printed, Slot::Any] {
                let fitting = self.fitting(board, site, face, slot);
                moves.extend(fitting.iter().map(|resource| Move::Place(resource, site.card, slot)));
            }
        }
    }

    #[inline]
    fn list_powers(&self, state: &State, moves: &mut Vec<Move>) {
        let board = state.board();
        if board.finished == board.used {
            return;
        }
        let playable = Power::ALL.into_iter().filter(|&power| self.playable(state, power));
        moves.extend(playable.map(Move::Power));
    }

    /// Tokens that lie alike are one move.
    #[inline]
    fn list_flips(&self, state: &State, moves: &mut Vec<Move>) {
        let mut listed = 0u32;
        for (place, &token) in state.market.iter().enumerate() {
            let face = 1 << (token.shown.index() * 5 + token.behind.index());
            if listed & face == 0 && self.flippable(state, place) {
                listed |= face;
                moves.push(Move::Flip(token));
            }
        }
    }
}

/// Each card on display; with none left there, nothing can be opened (W7).
#[inline]
fn list_openings(state: &State, moves: &mut Vec<Move>) {
    moves.extend(state.display.iter().flatten().map(|&card| Move::Open(card)));
}
