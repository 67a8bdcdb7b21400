//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use components::UnknownName;

use crate::card::{Card, Power, Quotation};
use crate::resource::Resource;

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: a quotation token lies like this at set-up.
    Quote(Quotation),
    /// Chance: a card is turned up for the display.
    Deal(Card),
    /// Takes a card from the display and opens its site.
    Open(Card),
    /// Flips a quotation token that lies like this.
    Flip(Quotation),
    /// Turns over the production token of a resource.
    Turn(Resource),
    /// Takes a resource from the reserve.
    Take(Resource),
    /// Gives a resource of an overfull stock back.
    Discard(Resource),
    /// Places a resource of the stock on a site.
    Place(Resource, Card, Slot),
    /// Plays the power of a finished site.
    Power(Power),
    /// Sells an incomplete site.
    Sell(Card),
    /// Ends the turning of tokens, the placing, or the turn.
    Done,
}

/// Where on a site a resource is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// On a slot with the resource printed on it.
    Printed,
    /// On the slot for any resource.
    Any,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Quote(token) => write!(f, "quote {token}"),
            Move::Deal(card) => write!(f, "deal {card}"),
            Move::Open(card) => write!(f, "open {card}"),
            Move::Flip(token) => write!(f, "flip {token}"),
            Move::Turn(resource) => write!(f, "turn {resource}"),
            Move::Take(resource) => write!(f, "take {resource}"),
            Move::Discard(resource) => write!(f, "discard {resource}"),
            Move::Place(resource, card, Slot::Printed) => write!(f, "place {resource} {card}"),
            Move::Place(resource, card, Slot::Any) => write!(f, "place {resource} {card} any"),
            Move::Power(power) => write!(f, "power {power}"),
            Move::Sell(card) => write!(f, "sell {card}"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["quote", token] => Move::Quote(token.parse()?),
            ["deal", card] => Move::Deal(card.parse()?),
            ["open", card] => Move::Open(card.parse()?),
            ["flip", token] => Move::Flip(token.parse()?),
            ["turn", resource] => Move::Turn(resource.parse()?),
            ["take", resource] => Move::Take(resource.parse()?),
            ["discard", resource] => Move::Discard(resource.parse()?),
            ["place", resource, card] => Move::Place(resource.parse()?, card.parse()?, Slot::Printed),
            ["place", resource, card, "any"] => Move::Place(resource.parse()?, card.parse()?, Slot::Any),
            ["power", power] => Move::Power(power.parse()?),
            ["sell", card] => Move::Sell(card.parse()?),
            ["done"] => Move::Done,
            _ => return Err(UnknownName::new("a move of Welkin", text)),
        })
    }
}
