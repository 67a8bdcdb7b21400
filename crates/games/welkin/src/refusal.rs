//! Why moves are refused.

use crate::card::{Card, Power, Quotation};
use crate::resource::Resource;
use crate::state::Step;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Something else is to be decided now.
    NotNow(Step),
    /// Quotations are flipped by opening a site with the symbol, and by a power.
    FlipLater,
    /// Chance is due, and cannot bring that.
    NotAnOutcome,
    /// The one action of the turn was made.
    ActionMade,
    /// The turn cannot end without an action.
    ActionDue,
    /// Nothing was placed yet.
    NothingPlaced,
    /// Both places are taken.
    NoPlace,
    /// The card is not on display.
    NotOnDisplay(Card),
    /// No token lies so.
    NoSuchToken(Quotation),
    /// Both tokens of a power show the same resource.
    SameResource,
    /// The token was turned over twice.
    TurnedTwice(Resource),
    /// There is no coin to pay with.
    NoCoin,
    /// The production tokens do not show the resource.
    NotProduced(Resource),
    /// The reserve has run out of the resource.
    NoneLeft(Resource),
    /// The reserve has run out of everything.
    ReserveEmpty,
    /// Nothing is in stock for a slot that takes any resource.
    StockEmpty,
    /// The stock does not hold the resource.
    NotInStock(Resource),
    /// The player has no open site at all.
    NoOpenSite,
    /// The player has no such open site.
    NotYourSite(Card),
    /// The site has no free slot for the resource.
    NoSlot(Resource, Card),
    /// Nothing lies on the site.
    EmptySite(Card),
    /// Incomplete sites cannot be sold this turn.
    NotSelling,
    /// No finished site gives the power.
    PowerNotHeld(Power),
    /// The power would do nothing.
    NoEffect(Power),
}
