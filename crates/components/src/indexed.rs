//! Things that have a place, and the numbers that hold a bit for each of them.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// One of a few things, each with a place of its own.
pub trait Indexed: Copy + Eq + 'static {
    /// A number with a bit for each thing.
    type Bits: Bits;

    /// How many there are.
    const COUNT: usize;

    /// The thing at a place, which must be below [`Indexed::COUNT`].
    fn at(index: usize) -> Self;

    /// Its place, from 0.
    fn index(self) -> usize;

    /// All of them in order.
    #[inline]
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

/// A number whose bits are the members of a [`Set`](crate::Set).
pub trait Bits:
    Copy
    + Default
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No bit.
    const ZERO: Self;

    /// By a number of bits: so many of the lowest ones.
    const LOWEST: &'static [Self];

    /// The bit at a place.
    fn bit(index: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The place of the lowest bit that is set; there must be one.
    fn lowest(self) -> usize;

    /// This without the lowest bit that is set.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            const ZERO: Self = 0;

            const LOWEST: &'static [Self] = &{
                let mut lowest = [0; <$number>::BITS as usize + 1];
                let mut bits = 1;
                while bits < lowest.len() {
                    lowest[bits] = lowest[bits - 1] << 1 | 1;
                    bits += 1;
                }
                lowest
            };

            #[inline]
            fn bit(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);
