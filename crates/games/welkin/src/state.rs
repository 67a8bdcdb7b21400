//! Everything on the table.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Quotation};
use crate::list::List;
use crate::material::{QUOTATIONS, SiteFace};
use crate::resource::{Kinds, Resource, Tally};

/// How many sites lie on display.
pub const DISPLAY: usize = 5;
/// How many sites the places of a player's board hold.
pub const PLACES: usize = 2;
/// How many resources a stock holds at the end of a production or a purchase.
pub const STOCK: u8 = 4;
/// How many tokens of each resource the box holds.
pub const SUPPLY: u8 = 15;
/// The most sites one player can have open: each beyond the two places takes a finished site's power, and 24 cards
/// are taken at most.
pub const MOST_OPEN: usize = 13;

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The players' boards, by seat.
    pub boards: List<Board, MAX_SEATS>,
    /// The quotation tokens as they lie.
    pub market: [Quotation; QUOTATIONS],
    /// The places of the display; empty ones stay so once the pile is empty.
    pub display: [Option<Card>; DISPLAY],
    /// How many cards the pile holds.
    pub pile: u8,
    /// The cards nobody has seen: those of the pile and those left in the box.
    pub unseen: CardSet,
    /// The cards sold incomplete that left the game (option `incomplete=strict`).
    pub gone: CardSet,
    /// The resources nobody has.
    pub reserve: Tally,
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether the action of this turn was made or begun.
    pub acted: bool,
    /// Whether incomplete sites can be sold this turn.
    pub selling: bool,
    /// Whether this turn saw anything but production.
    pub stirred: bool,
    /// The turns in a row that saw only production.
    pub idle: u8,
    /// Who took a card that could not be replaced: the game ends when the turn comes back to them.
    pub ending: Option<Seat>,
    /// What is to be decided.
    #[serde(rename = "phase")]
    pub step: Step,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Set-up: chance chooses the face of the quotation token at this place.
    Quoting(u8),
    /// Set-up: chance fills the display.
    Dealing,
    /// The player to move makes the action, plays a power, sells an incomplete site, or ends the turn.
    Ready,
    /// A power was played that opens a site.
    Opening,
    /// Chance replaces the card taken from the display.
    Refilling {
        /// Whether a quotation token must be flipped after that.
        flip: bool,
    },
    /// A quotation token must be flipped for the card taken.
    Flipping,
    /// A power was played that flips two tokens; none is flipped yet.
    FlippingTwo,
    /// The token at this place was flipped, another must follow.
    FlippingSecond(u8),
    /// Production tokens are being turned over.
    Turning {
        /// Those turned over at least once.
        once: Kinds,
        /// Those turned over twice.
        twice: Kinds,
    },
    /// Resources are being taken from the reserve.
    Taking {
        /// How many are still to be taken.
        left: u8,
        /// The kinds that may be taken.
        kinds: Kinds,
    },
    /// The stock is too full.
    Discarding,
    /// Resources are being placed on sites.
    Placing {
        /// Whether the first one was placed, so that the player may stop.
        begun: bool,
    },
    /// The game is over.
    Over,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// The money.
    pub coins: u16,
    /// The production tokens that show their force; the others show their resource.
    pub force: Kinds,
    /// The resources in stock.
    pub stock: Tally,
    /// The open sites, from left to right.
    pub sites: List<Site, MOST_OPEN>,
    /// The finished sites.
    pub finished: CardSet,
    /// The finished sites whose power was used, which lie face down.
    pub used: CardSet,
}

impl Board {
    /// The open site with this card and its place.
    #[inline]
    pub fn site(&self, card: Card) -> Option<(usize, &Site)> {
        self.sites.iter().enumerate().find(|(_, site)| site.card == card)
    }
}

/// An open site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Site {
    /// Its card.
    pub card: Card,
    /// The resources on its printed slots.
    pub placed: Tally,
    /// The resource on its slot for any resource.
    pub any: Option<Resource>,
}

impl Site {
    /// A site that was just opened.
    pub fn new(card: Card) -> Site {
        Site {
            card,
            placed: Tally::NONE,
            any: None,
        }
    }

    /// Every resource on it.
    #[inline]
    pub fn tokens(&self) -> Tally {
        let mut tokens = self.placed;
        if let Some(resource) = self.any {
            tokens.add(resource, 1);
        }
        tokens
    }

    /// Whether nothing lies on it yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty() && self.any.is_none()
    }

    /// The printed slots that are still free.
    #[inline]
    pub fn free(&self, face: &SiteFace) -> Tally {
        face.printed.less(self.placed)
    }

    /// Whether the slot for any resource is there and free.
    #[inline]
    pub fn any_free(&self, face: &SiteFace) -> bool {
        face.any && self.any.is_none()
    }

    /// Whether every slot is covered.
    #[inline]
    pub fn complete(&self, face: &SiteFace) -> bool {
        self.placed == face.printed && !self.any_free(face)
    }
}

/// The filling of a list of sites beyond its last one.
impl Default for Site {
    fn default() -> Self {
        Site::new(Card::FIRST)
    }
}

impl State {
    /// What each resource is worth: the tokens that show it.
    #[inline]
    pub fn prices(&self) -> Tally {
        self.market.iter().map(|token| token.shown).collect()
    }

    /// The board of the player to move.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.boards[self.seat.index()]
    }

    /// The board of the player to move, to change it.
    #[inline]
    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.boards[self.seat.index()]
    }

    /// The place of the token that a flip of `token` means now: of equal ones the first, and the one already flipped
    /// by a power is left out.
    #[inline]
    pub fn token(&self, token: Quotation) -> Option<usize> {
        let flipped = match self.step {
            Step::FlippingSecond(place) => usize::from(place),
            _ => QUOTATIONS,
        };
        (0..QUOTATIONS).find(|&place| self.market[place] == token && place != flipped)
    }
}
