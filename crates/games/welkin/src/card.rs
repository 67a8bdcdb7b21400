//! Sites, their powers, and the tokens of the market.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use components::{Indexed, Set, UnknownName, written_as_text};

use crate::resource::Resource;

/// How many site cards the box holds.
pub const CARDS: usize = 46;

/// A site card by its number, written `C01` to `C46`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with the lowest number.
    pub const FIRST: Card = Card(NonZeroU8::MIN);

    /// The card with this number, if there is one.
    pub const fn numbered(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= CARDS => Some(Card(number)),
            _ => None,
        }
    }

    /// The number on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl Indexed for Card {
    type Bits = u64;
    const COUNT: usize = CARDS;

    #[inline]
    fn at(index: usize) -> Card {
        assert!(index < CARDS);
        Card(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{:02}", self.number())
    }
}

impl FromStr for Card {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // Numbers are read with a sign too, which no card has.
        let digits = |text: &&str| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        text.strip_prefix('C')
            .filter(digits)
            .and_then(|digits| Card::numbered(digits.parse().ok()?))
            .ok_or_else(|| UnknownName::new("a site", text))
    }
}

/// A set of site cards.
pub type CardSet = Set<Card>;

components::named! {
    /// What a finished site lets its owner do once, in the rulebook's order.
    pub enum Power: u8, "a power" {
        /// Sell incomplete sites until the end of the turn.
        SellIncomplete = "sell-incomplete",
        /// Use resources without spending the action.
        UseResources = "use-resources",
        /// Open a site without spending the action, even beyond the two places.
        OpenSite = "open-site",
        /// Pay one coin for two resources of any kind.
        BuyTwo = "buy-two",
        /// Flip two quotation tokens that show different resources.
        FlipTwo = "flip-two",
    }
}

/// A quotation token as it lies, written `shown/behind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quotation {
    /// The resource on the visible face, in whose zone the token lies.
    pub shown: Resource,
    /// The resource on the other face.
    pub behind: Resource,
}

impl Quotation {
    /// The token turned over.
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Quotation {
        Quotation {
            shown: self.behind,
            behind: self.shown,
        }
    }
}

impl fmt::Display for Quotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.shown, self.behind)
    }
}

impl FromStr for Quotation {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownName::new("a quotation token", text);
        let (shown, behind) = text.split_once('/').ok_or_else(unknown)?;
        Ok(Quotation {
            shown: shown.parse().map_err(|_| unknown())?,
            behind: behind.parse().map_err(|_| unknown())?,
        })
    }
}

written_as_text!(Card, Quotation);
