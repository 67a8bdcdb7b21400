//! Small sets of components as bits, written as lists.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Good, Island, Kind};
use crate::wheel::Space;

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty, $bit:expr, $at:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: $name = $name(0);

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $name {
                $name(bits)
            }

            /// The set as bits.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether it is in the set.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 >> $bit(item) & 1 == 1
            }

            /// Puts it into the set.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << $bit(item);
            }

            /// Takes it out of the set.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << $bit(item));
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether none is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in either set.
            #[inline]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Everything in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let first = rest.trailing_zeros() as usize;
                        rest &= rest - 1;
                        $at(first)
                    })
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $name::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

small_set! {
    /// A set of spaces of a wheel.
    SpaceSet(u16) of Space, |space: Space| space.index(), Space::new
}

small_set! {
    /// A set of islands.
    IslandSet(u16) of Island, |island: Island| island.index(), |bit: usize| Island::ALL[bit]
}

small_set! {
    /// A set of the factory spaces of one island, which has eight at most.
    FactorySet(u8) of u8, |space: u8| space & 7, |bit: usize| bit as u8
}

small_set! {
    /// A set of goods.
    GoodSet(u8) of Good, |good: Good| good.index(), |bit: usize| Good::ALL[bit]
}
