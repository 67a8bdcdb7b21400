//! Sets of things as the bits of one number.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Bits, Indexed};

/// A set of things, one bit for each. Written as the list of its members in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Indexed>(T::Bits);

impl<T: Indexed> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Set(T::Bits::ZERO);

    /// All there are.
    pub const ALL: Self = Set::first_of(T::COUNT);

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Set(bits)
    }

    /// The first `number` of all there are.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub const fn first_of(number: usize) -> Self {
        assert!(number <= T::COUNT);
        Set(T::Bits::LOWEST[number])
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Whether it holds nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// How many it holds.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether it holds `item`.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.0 & T::Bits::bit(item.index()) != T::Bits::ZERO
    }

    /// Puts `item` in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.0 = self.0 | T::Bits::bit(item.index());
    }

    /// Takes `item` out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.0 = self.0 & !T::Bits::bit(item.index());
    }

    /// This set with `item` in it.
    #[inline]
    #[must_use]
    pub fn with(self, item: T) -> Self {
        Set(self.0 | T::Bits::bit(item.index()))
    }

    /// This set with `item` put in if it was not there, taken out if it was.
    #[inline]
    #[must_use]
    pub fn toggled(self, item: T) -> Self {
        Set(self.0 ^ T::Bits::bit(item.index()))
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Set(self.0 & other.0)
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Set(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Set(self.0 & !other.0)
    }

    /// Everything that is not in this set.
    #[inline]
    #[must_use]
    pub fn others(self) -> Self {
        Self::ALL.without(self)
    }

    /// The first in order.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.0.lowest()))
    }

    /// The one with `place` others before it; there must be so many.
    #[inline]
    pub fn nth(self, place: usize) -> T {
        let mut bits = self.0;
        for _ in 0..place {
            bits = bits.without_lowest();
        }
        debug_assert!(bits != T::Bits::ZERO, "there is no member at {place}");
        T::at(bits.lowest())
    }

    /// Its members in order.
    #[inline]
    pub fn iter(self) -> Items<T> {
        Items(self)
    }
}

/// Goes over the members of a [`Set`] in order.
#[derive(Clone)]
pub struct Items<T: Indexed>(Set<T>);

impl<T: Indexed> Iterator for Items<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let bits = self.0.0;
        if bits == T::Bits::ZERO {
            return None;
        }
        self.0 = Set(bits.without_lowest());
        Some(T::at(bits.lowest()))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Indexed> ExactSizeIterator for Items<T> {}

impl<T: Indexed> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Items<T>;

    #[inline]
    fn into_iter(self) -> Items<T> {
        self.iter()
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Indexed> Default for Set<T> {
    #[inline]
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Indexed + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Indexed + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number below 50 as a thing of its own.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    struct Card(u8);

    impl Indexed for Card {
        type Bits = u64;
        const COUNT: usize = 50;

        fn at(index: usize) -> Self {
            Card(index as u8)
        }

        fn index(self) -> usize {
            usize::from(self.0)
        }
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let mut set: Set<Card> = [3, 49, 0].map(Card).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3, 49].map(Card));
        assert_eq!(
            (set.nth(2), set.first(), set.iter().len()),
            (Card(49), Some(Card(0)), 3)
        );
        set.remove(Card(3));
        assert!(!set.contains(Card(3)) && set.contains(Card(49)) && set.len() == 2);
        assert_eq!(set.toggled(Card(49)).toggled(Card(1)), Set::from_bits(0b11));
    }

    #[test]
    fn all_is_as_many_as_there_are_and_others_is_the_rest_of_them() {
        assert_eq!(Set::<Card>::ALL.len(), 50);
        assert_eq!(Set::<Card>::EMPTY.others(), Set::ALL);
        let low = Set::<Card>::first_of(6);
        assert_eq!(
            (low.len(), low.others().len(), low.others().first()),
            (6, 44, Some(Card(6)))
        );
        assert_eq!(low.or(low.others()), Set::ALL);
        assert!(low.and(low.others()).is_empty() && Set::<Card>::ALL.without(low) == low.others());
    }

    #[test]
    fn a_set_is_written_as_a_list() {
        let set: Set<Card> = [7, 2].map(Card).into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[2,7]");
        assert_eq!(serde_json::from_str::<Set<Card>>("[7,2]").unwrap(), set);
        assert_eq!(format!("{set:?}"), "{Card(2), Card(7)}");
    }

    #[test]
    #[should_panic(expected = "there is no member at 2")]
    fn there_is_no_member_beyond_the_last() {
        Set::<Card>::first_of(2).nth(2);
    }
}
