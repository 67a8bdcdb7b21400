//! Sites, their powers, and the tokens of the market.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::resource::{Resource, UnknownName, written_as_text};

/// How many site cards the box holds.
pub const CARDS: usize = 46;

/// A site card by its number, written `C01` to `C46`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with the lowest number.
    pub const FIRST: Card = Card(NonZeroU8::MIN);

    /// Every card of the box.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card::at)
    }

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

    /// The place of this card in an array by card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    const fn at(index: usize) -> Card {
        assert!(index < CARDS);
        Card(NonZeroU8::MIN.saturating_add(index as u8))
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);
    /// The whole box.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// Whether the set holds `card`.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::at(self.0.trailing_zeros() as usize))
    }

    /// The card at `place` when they lie in order.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn nth(self, place: usize) -> Card {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        Card::at(rest.trailing_zeros() as usize)
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.remove(first);
            Some(first)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What a finished site lets its owner do once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Power {
    /// Sell incomplete sites until the end of the turn.
    SellIncomplete,
    /// Use resources without spending the action.
    UseResources,
    /// Open a site without spending the action, even beyond the two places.
    OpenSite,
    /// Pay one coin for two resources of any kind.
    BuyTwo,
    /// Flip two quotation tokens that show different resources.
    FlipTwo,
}

impl Power {
    /// All five, in the rulebook's order.
    pub const ALL: [Power; 5] = [
        Power::SellIncomplete,
        Power::UseResources,
        Power::OpenSite,
        Power::BuyTwo,
        Power::FlipTwo,
    ];

    /// The name in moves, records and material files.
    pub const fn id(self) -> &'static str {
        match self {
            Power::SellIncomplete => "sell-incomplete",
            Power::UseResources => "use-resources",
            Power::OpenSite => "open-site",
            Power::BuyTwo => "buy-two",
            Power::FlipTwo => "flip-two",
        }
    }

    /// The place of this power in an array by power.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Power {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Power::ALL
            .into_iter()
            .find(|power| power.id() == text)
            .ok_or_else(|| UnknownName::new("a power", text))
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

written_as_text!(Card, Power, Quotation);
