//! Why a move is not legal.

use super::*;
use crate::moves::Move;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Something else is to be decided first.
    #[error("that cannot be done now")]
    NotNow,
    /// Chance is due, and cannot bring that.
    #[error("chance is due, and cannot bring that")]
    NotAnOutcome,
    /// The one action of the turn was made.
    #[error("the action of this turn has been made")]
    ActionMade,
    /// The turn cannot end without an action.
    #[error("the action of this turn is still to be made")]
    ActionDue,
    /// Nothing was placed yet.
    #[error("at least one resource must be placed")]
    NothingPlaced,
    /// Both places are taken.
    #[error("both places for open sites are taken")]
    NoPlace,
    /// The card is not on display.
    #[error("site {0} is not on display")]
    NotOnDisplay(Card),
    /// No token lies so.
    #[error("no quotation token that can be flipped shows {} with {} behind", .0.shown, .0.behind)]
    NoSuchToken(Quotation),
    /// Both tokens of a power show the same resource.
    #[error("the two tokens must show different resources")]
    SameResource,
    /// The token was turned over twice.
    #[error("the production token of {0} has been turned twice")]
    TurnedTwice(Resource),
    /// There is no coin to pay with.
    #[error("that costs a coin")]
    NoCoin,
    /// The production tokens do not show the resource.
    #[error("no production token shows {0}")]
    NotProduced(Resource),
    /// The reserve has run out of the resource.
    #[error("the reserve has no {0} left")]
    NoneLeft(Resource),
    /// The reserve has run out of everything.
    #[error("the reserve is empty")]
    ReserveEmpty,
    /// The stock does not hold the resource.
    #[error("there is no {0} in stock")]
    NotInStock(Resource),
    /// The player has no such open site.
    #[error("site {0} is not one of your open sites")]
    NotYourSite(Card),
    /// The site has no free slot for the resource.
    #[error("site {1} has no free slot for {0} there")]
    NoSlot(Resource, Card),
    /// Nothing lies on the site.
    #[error("nothing lies on site {0} yet")]
    EmptySite(Card),
    /// Incomplete sites cannot be sold this turn.
    #[error("an incomplete site can be sold only with the power to do so")]
    NotSelling,
    /// No finished site gives the power.
    #[error("no finished site of yours still gives that power")]
    PowerNotHeld(Power),
    /// The power would do nothing.
    #[error("that power would have no effect now")]
    NoEffect(Power),
}

impl Welkin {
    /// Says why a move is not legal, or that it is.
    pub(crate) fn judge(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match state.phase {
            Phase::Over => return Err(Refusal::Over),
            Phase::Quoting(place) => {
                let possible = matches!(mv, Move::Quote(token) if self.faces(place).contains(&token));
                return possible.then_some(()).ok_or(Refusal::NotAnOutcome);
            }
            Phase::Dealing | Phase::Refilling { .. } => {
                let possible = matches!(mv, Move::Deal(card) if state.unseen.contains(card));
                return possible.then_some(()).ok_or(Refusal::NotAnOutcome);
            }
            _ => {}
        }
        match mv {
            Move::Quote(_) | Move::Deal(_) => Err(Refusal::NotNow),
            Move::Open(card) => self.judge_open(state, card),
            Move::Flip(token) => self.judge_flip(state, token),
            Move::Turn(resource) => self.judge_turn(state, resource),
            Move::Take(resource) => self.judge_take(state, resource),
            Move::Discard(resource) => match state.phase {
                Phase::Discarding if self.movable(state).contains(resource) => Ok(()),
                Phase::Discarding => Err(Refusal::NotInStock(resource)),
                _ => Err(Refusal::NotNow),
            },
            Move::Place(resource, card, slot) => self.judge_place(state, resource, card, slot),
            Move::Power(power) => self.judge_power(state, power),
            Move::Sell(card) => self.judge_sale(state, card),
            Move::Done if self.may_finish(state) => Ok(()),
            Move::Done => Err(match state.phase {
                Phase::Ready => Refusal::ActionDue,
                Phase::Placing { .. } => Refusal::NothingPlaced,
                _ => Refusal::NotNow,
            }),
        }
    }

    fn judge_open(&self, state: &State, card: Card) -> Result<(), Refusal> {
        match state.phase {
            Phase::Opening => {}
            Phase::Ready if state.acted => return Err(Refusal::ActionMade),
            Phase::Ready if !self.may_open(state) => return Err(Refusal::NoPlace),
            Phase::Ready => {}
            _ => return Err(Refusal::NotNow),
        }
        let shown = state.display.contains(&Some(card));
        shown.then_some(()).ok_or(Refusal::NotOnDisplay(card))
    }

    fn judge_flip(&self, state: &State, token: Quotation) -> Result<(), Refusal> {
        if !matches!(
            state.phase,
            Phase::Flipping | Phase::FlippingTwo | Phase::FlippingSecond(_)
        ) {
            return Err(Refusal::NotNow);
        }
        let place = state.token(token).ok_or(Refusal::NoSuchToken(token))?;
        let flippable = self.flippable(state, place);
        flippable.then_some(()).ok_or(Refusal::SameResource)
    }

    fn judge_turn(&self, state: &State, resource: Resource) -> Result<(), Refusal> {
        match state.phase {
            _ if self.turnable(state).contains(resource) => Ok(()),
            Phase::Ready => Err(Refusal::ActionMade),
            Phase::Turning { twice, .. } if twice.contains(resource) => Err(Refusal::TurnedTwice(resource)),
            Phase::Turning { .. } => Err(Refusal::NoCoin),
            _ => Err(Refusal::NotNow),
        }
    }

    fn judge_take(&self, state: &State, resource: Resource) -> Result<(), Refusal> {
        match state.phase {
            Phase::Taking { .. } if self.movable(state).contains(resource) => Ok(()),
            Phase::Taking { kinds, .. } if kinds.contains(resource) => Err(Refusal::NoneLeft(resource)),
            Phase::Taking { .. } => Err(Refusal::NotProduced(resource)),
            _ => Err(Refusal::NotNow),
        }
    }

    fn judge_place(&self, state: &State, resource: Resource, card: Card, slot: Slot) -> Result<(), Refusal> {
        if !self.may_place(state) {
            return Err(match state.phase {
                Phase::Ready => Refusal::ActionMade,
                _ => Refusal::NotNow,
            });
        }
        let board = state.board();
        let (_, site) = board.site(card).ok_or(Refusal::NotYourSite(card))?;
        if !board.stock.kinds().contains(resource) {
            return Err(Refusal::NotInStock(resource));
        }
        let fits = self
            .fitting(board, site, self.material.site(card), slot)
            .contains(resource);
        fits.then_some(()).ok_or(Refusal::NoSlot(resource, card))
    }

    /// A power is played before or after the action, never within it (W20) nor within another power (W31).
    fn judge_power(&self, state: &State, power: Power) -> Result<(), Refusal> {
        if state.phase != Phase::Ready {
            return Err(Refusal::NotNow);
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
    fn judge_sale(&self, state: &State, card: Card) -> Result<(), Refusal> {
        if state.phase != Phase::Ready {
            return Err(Refusal::NotNow);
        }
        if !state.selling {
            return Err(Refusal::NotSelling);
        }
        let (_, site) = state.board().site(card).ok_or(Refusal::NotYourSite(card))?;
        (!site.is_empty()).then_some(()).ok_or(Refusal::EmptySite(card))
    }
}
