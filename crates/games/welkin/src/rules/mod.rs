//! The rules: what may be done, and what it does.

mod chance;
mod check;
mod list;
mod play;

use crate::Welkin;
use engine::Turn;

use crate::card::{Card, CardSet, Power, Quotation};
use crate::material::{QUOTATIONS, SiteFace};
use crate::moves::Slot;
use crate::resource::{Kinds, Resource};
use crate::state::{Board, PLACES, Site, State, Step};

/// What a production turn after the first costs, in coins (W10).
pub const TURN_PRICE: u16 = 1;
/// What the power to buy two resources costs, in coins (W24).
pub const BUY_PRICE: u16 = 1;
/// The rounds without anything but production after which the game ends (W35).
pub const IDLE_ROUNDS: u8 = 20;

impl Welkin {
    /// Who moves now.
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Over => Turn::Over,
            Step::Quoting(_) | Step::Dealing | Step::Refilling { .. } => Turn::Chance,
            _ => Turn::Seat(state.seat),
        }
    }
}

/// The questions that both the list of legal moves and their effects ask.
impl Welkin {
    /// Whether opening a site can be the action of this turn: it was not made yet, and a place is free (W8).
    #[inline]
    fn may_open(&self, state: &State) -> bool {
        !state.acted && state.board().sites.len() < PLACES
    }

    /// The sites whose power a player has not used yet.
    #[inline]
    pub(crate) fn unused(&self, board: &Board, power: Power) -> CardSet {
        self.material.giving(power).and(board.finished).without(board.used)
    }

    /// Whether playing `power` would have an effect (W32).
    #[inline]
    pub(crate) fn effective(&self, state: &State, power: Power) -> bool {
        match power {
            Power::SellIncomplete => !state.selling,
            Power::UseResources => self.can_place(state.board()),
            Power::OpenSite => state.display.iter().any(Option::is_some),
            Power::BuyTwo => state.board().coins >= BUY_PRICE && !state.reserve.is_empty(),
            Power::FlipTwo => true,
        }
    }

    /// Whether `power` can be played now.
    #[inline]
    fn playable(&self, state: &State, power: Power) -> bool {
        !self.unused(state.board(), power).is_empty() && self.effective(state, power)
    }

    /// The resources of the stock that fit on a slot of `site`: those of its kind, or any; where both slots are free,
    /// the player chooses (W17).
    #[inline]
    fn fitting(&self, board: &Board, site: &Site, face: &SiteFace, slot: Slot) -> Kinds {
        match slot {
            Slot::Printed => board.stock.kinds().and(site.free(face).kinds()),
            Slot::Any if site.any_free(face) => board.stock.kinds(),
            Slot::Any => Kinds::EMPTY,
        }
    }

    /// Whether anything of the stock fits on an open site.
    #[inline]
    pub(crate) fn can_place(&self, board: &Board) -> bool {
        let stock = board.stock.kinds();
        !stock.is_empty()
            && board.sites.iter().any(|site| {
                let face = self.material.site(site.card);
                site.any_free(face) || !site.free(face).kinds().and(stock).is_empty()
            })
    }

    /// Whether a site can be sold incomplete now: the power is in force and something lies on the site (W22).
    #[inline]
    pub(crate) fn can_sell(&self, state: &State) -> bool {
        state.selling && state.board().sites.iter().any(|site| !site.is_empty())
    }

    #[inline]
    pub(crate) fn has_power(&self, state: &State) -> bool {
        let board = state.board();
        board.finished != board.used && Power::ALL.into_iter().any(|power| self.playable(state, power))
    }

    /// Whether nothing more can be done this turn once nothing is pending, so that it ends by itself (W34).
    #[inline]
    fn is_spent(&self, state: &State) -> bool {
        state.acted && !self.can_sell(state) && !self.has_power(state)
    }

    /// Whether a production token can be turned over: freely the first time, for a coin after that, at most twice
    /// each (W10, W11).
    #[inline]
    fn turnable(&self, state: &State) -> Kinds {
        match state.step {
            Step::Ready if !state.acted => Kinds::ALL,
            Step::Turning { twice, .. } if state.board().coins >= TURN_PRICE => twice.others(),
            _ => Kinds::EMPTY,
        }
    }

    /// Whether the token at `place` can be flipped now: any of them (W6), but what the second token of a power shows
    /// must differ from what the first one showed (W25).
    #[inline]
    pub(crate) fn flippable(&self, state: &State, place: usize) -> bool {
        match state.step {
            Step::Flipping | Step::FlippingTwo => true,
            Step::FlippingSecond(first) => {
                let first = usize::from(first);
                place != first && state.market[place].shown != state.market[first].behind
            }
            _ => false,
        }
    }

    /// The kinds that can be taken or discarded now.
    #[inline]
    fn movable(&self, state: &State) -> Kinds {
        match state.step {
            Step::Taking { kinds, .. } => kinds.and(state.reserve.kinds()),
            Step::Discarding => state.board().stock.kinds(),
            _ => Kinds::EMPTY,
        }
    }

    /// Whether the player may say `done`: production tokens are turned as wished, resources placed as wished, at least
    /// one of them (W15), or the action was made and only powers and sales remain (W34). A flip, a take or a discard is
    /// made to its end (W6, W13).
    #[inline]
    fn may_finish(&self, state: &State) -> bool {
        match state.step {
            Step::Turning { .. } | Step::Placing { begun: true } => true,
            Step::Ready => state.acted,
            _ => false,
        }
    }

    /// Whether resources can be placed now, as the action or within it, or by a power.
    #[inline]
    fn may_place(&self, state: &State) -> bool {
        match state.step {
            Step::Placing { .. } => true,
            Step::Ready => !state.acted,
            _ => false,
        }
    }
}
