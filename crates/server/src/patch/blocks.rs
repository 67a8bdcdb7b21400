//! Where stretches of the old text are found again.

use memchr::{memchr, memchr_iter};

use super::source::Source;
use super::{common, whole_letters};

/// Stretches are found again by what follows a `<`, so many bytes of it: long enough that few of those that look alike begin alike.
pub(super) const BLOCK: usize = 48;
/// How many stretches of the old text that begin alike are compared to find the one that goes on longest. Cards and sites look alike.
const CANDIDATES: usize = 24;

/// A stretch that both texts have.
pub(super) struct Found {
    pub old: usize,
    pub new: usize,
    pub length: usize,
}

/// Where the blocks of a text are, by their hash: one at every `<`, where something begins on a page.
pub(super) struct Blocks<'a> {
    source: &'a Source<'a>,
    /// The first block with a hash that ends in these bits, by its number.
    heads: Vec<u32>,
    /// Where each block is, and the next one with the same bits.
    blocks: Vec<(u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl<'a> Blocks<'a> {
    pub fn of(source: &'a Source<'a>) -> Blocks<'a> {
        let text = source.text().as_bytes();
        let blocks: Vec<(u32, u32)> = memchr_iter(b'<', text).map(|place| (place as u32, NONE)).collect();
        let mut all = Blocks {
            source,
            heads: vec![NONE; (blocks.len() * 2).next_power_of_two()],
            blocks,
        };
        // From the last to the first, so that the first of those with equal bits becomes the head.
        for number in (0..all.blocks.len()).rev() {
            if let Some(block) = text[all.blocks[number].0 as usize..].first_chunk() {
                let slot = all.slot(hash(block));
                all.blocks[number].1 = std::mem::replace(&mut all.heads[slot], number as u32);
            }
        }
        all
    }

    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.heads.len() - 1)
    }

    /// The next stretch of `new` at or after `from` that the old text has, too; of several the longest, of equal ones the first
    /// after `near`.
    pub fn find(&self, new: &str, from: usize, near: usize) -> Option<Found> {
        let bytes = new.as_bytes();
        let rank = |found: &Found| (found.length, found.old >= near, std::cmp::Reverse(found.old));
        let mut start = from;
        loop {
            start += memchr(b'<', &bytes[start..])?;
            let block = bytes[start..].first_chunk()?;
            let alike = self.alike(hash(block), near);
            let found = alike.filter_map(|old| self.extend(new, from, start, old));
            if let Some(best) = found.max_by_key(rank) {
                return Some(best);
            }
            start += 1;
        }
    }

    /// Where some blocks with this hash are: those from `near` on, and where there are few, those before it.
    fn alike(&self, hash: u64, near: usize) -> impl Iterator<Item = usize> {
        let chain = move || {
            let first = self.heads[self.slot(hash)];
            let next = |number: &u32| Some(self.blocks[*number as usize].1).filter(|&next| next != NONE);
            let numbers = std::iter::successors((first != NONE).then_some(first), next);
            numbers.map(|number| self.blocks[number as usize].0 as usize)
        };
        let ahead = chain().skip_while(move |&place| place < near);
        let behind = chain().take_while(move |&place| place < near);
        ahead.chain(behind).take(CANDIDATES)
    }

    /// The stretch around the block at `old` that `new` has around `start`, not before `from`.
    fn extend(&self, new: &str, from: usize, start: usize, old: usize) -> Option<Found> {
        let bytes = new.as_bytes();
        let length = common(self.source.rest(old), &bytes[start..]);
        if length < BLOCK {
            return None;
        }
        let before = self
            .source
            .before(old)
            .iter()
            .rev()
            .zip(bytes[from..start].iter().rev());
        let back = before.take_while(|(one, other)| one == other).count();
        let (mut first, last) = (start - back, start + length);
        while !new.is_char_boundary(first) {
            first += 1;
        }
        let length = whole_letters(new, first, last - first);
        Some(Found {
            old: old + first - start,
            new: first,
            length,
        })
    }
}

/// A number that depends on every byte: products of two words each, folded.
fn hash(block: &[u8; BLOCK]) -> u64 {
    let (words, _) = block.as_chunks();
    let word = |number: usize| u64::from_le_bytes(words[number]) ^ SALTS[number];
    let product = |one: usize, other: usize| {
        let wide = u128::from(word(one)) * u128::from(word(other));
        wide as u64 ^ (wide >> 64) as u64
    };
    product(0, 1)
        .wrapping_add(product(2, 3).rotate_left(21))
        .wrapping_add(product(4, 5).rotate_left(42))
}

/// Without these, a word of zeros would hide the one it is multiplied with.
const SALTS: [u64; BLOCK / 8] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
    0xa076_1d64_78bd_642f,
    0xe703_7ed1_a0b4_28db,
];
