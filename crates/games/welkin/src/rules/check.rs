//! Why a move is not legal.

use super::*;
use crate::moves::Move;
use crate::refusal::Refusal;

impl Welkin {
    /// Says why a move is not legal, or that it is.
    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match state.step {
            Step::Over => return Err(Refusal::Over),
            Step::Quoting(place) => {
                let possible = matches!(mv, Move::Quote(token) if self.faces(place).contains(&token));
                return possible.then_some(()).ok_or(Refusal::NotAnOutcome);
            }
            Step::Dealing | Step::Refilling { .. } => {
                let possible = matches!(mv, Move::Deal(card) if state.unseen.contains(card));
                return possible.then_some(()).ok_or(Refusal::NotAnOutcome);
            }
            _ => {}
        }
        match mv {
            Move::Quote(_) | Move::Deal(_) => Err(Refusal::NotNow(state.step)),
            Move::Open(card) => self.check_open(state, card),
            Move::Flip(token) => self.check_flip(state, token),
            Move::Turn(resource) => self.check_turn(state, resource),
            Move::Take(resource) => self.check_take(state, resource),
            Move::Discard(resource) => match state.step {
                Step::Discarding if self.movable(state).contains(resource) => Ok(()),
                Step::Discarding => Err(Refusal::NotInStock(resource)),
                _ => Err(Refusal::NotNow(state.step)),
            },
            Move::Place(resource, card, slot) => self.check_place(state, resource, card, slot),
            Move::Power(power) => self.check_power(state, power),
            Move::Sell(card) => self.check_sale(state, card),
            Move::Done if self.may_finish(state) => Ok(()),
            Move::Done => Err(match state.step {
                Step::Ready => Refusal::ActionDue,
                Step::Placing { .. } => Refusal::NothingPlaced,
                _ => Refusal::NotNow(state.step),
            }),
        }
    }

    fn check_open(&self, state: &State, card: Card) -> Result<(), Refusal> {
        match state.step {
            Step::Opening => {}
            Step::Ready if state.acted => return Err(Refusal::ActionMade),
            Step::Ready if !self.may_open(state) => return Err(Refusal::NoPlace),
            Step::Ready => {}
            _ => return Err(Refusal::NotNow(state.step)),
        }
        let shown = state.display.contains(&Some(card));
        shown.then_some(()).ok_or(Refusal::NotOnDisplay(card))
    }

    fn check_flip(&self, state: &State, token: Quotation) -> Result<(), Refusal> {
        match state.step {
            Step::Flipping | Step::FlippingTwo | Step::FlippingSecond(_) => {}
            Step::Ready => return Err(Refusal::FlipLater),
            _ => return Err(Refusal::NotNow(state.step)),
        }
        let place = state.token(token).ok_or(Refusal::NoSuchToken(token))?;
        let flippable = self.flippable(state, place);
        flippable.then_some(()).ok_or(Refusal::SameResource)
    }

    fn check_turn(&self, state: &State, resource: Resource) -> Result<(), Refusal> {
        match state.step {
            _ if self.turnable(state).contains(resource) => Ok(()),
            Step::Ready => Err(Refusal::ActionMade),
            Step::Turning { twice, .. } if twice.contains(resource) => Err(Refusal::TurnedTwice(resource)),
            Step::Turning { .. } => Err(Refusal::NoCoin),
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    fn check_take(&self, state: &State, resource: Resource) -> Result<(), Refusal> {
        match state.step {
            Step::Taking { .. } if self.movable(state).contains(resource) => Ok(()),
            Step::Taking { kinds, .. } if kinds.contains(resource) => Err(Refusal::NoneLeft(resource)),
            Step::Taking { .. } => Err(Refusal::NotProduced(resource)),
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    fn check_place(&self, state: &State, resource: Resource, card: Card, slot: Slot) -> Result<(), Refusal> {
        if !self.may_place(state) {
            return Err(match state.step {
                Step::Ready => Refusal::ActionMade,
                _ => Refusal::NotNow(state.step),
            });
        }
        let board = state.board();
        let Some((_, site)) = board.site(card) else {
            return Err(match board.sites.is_empty() {
                true => Refusal::NoOpenSite,
                false => Refusal::NotYourSite(card),
            });
        };
        if !board.stock.kinds().contains(resource) {
            return Err(match slot {
                Slot::Any if board.stock.is_empty() => Refusal::StockEmpty,
                _ => Refusal::NotInStock(resource),
            });
        }
        let fits = self
            .fitting(board, site, self.material.site(card), slot)
            .contains(resource);
        fits.then_some(()).ok_or(Refusal::NoSlot(resource, card))
    }

    /// A power is played before or after the action, never within it (W20) nor within another power (W31).
    fn check_power(&self, state: &State, power: Power) -> Result<(), Refusal> {
        if state.step != Step::Ready {
            return Err(Refusal::NotNow(state.step));
        }
        if self.unused(state.board(), power).is_empty() {
            return Err(Refusal::PowerNotHeld(power));
        }
        if self.effective(state, power) {
            return Ok(());
        }
        let board = state.board();
        Err(match power {
            Power::BuyTwo if board.coins < BUY_PRICE => Refusal::NoCoin,
            Power::BuyTwo => Refusal::ReserveEmpty,
            _ => Refusal::NoEffect(power),
        })
    }

    /// Incomplete sites are sold whenever a power could be played (W22).
    fn check_sale(&self, state: &State, card: Card) -> Result<(), Refusal> {
        if state.step != Step::Ready {
            return Err(Refusal::NotNow(state.step));
        }
        if !state.selling {
            return Err(Refusal::NotSelling);
        }
        let (_, site) = state.board().site(card).ok_or(Refusal::NotYourSite(card))?;
        (!site.is_empty()).then_some(()).ok_or(Refusal::EmptySite(card))
    }
}
