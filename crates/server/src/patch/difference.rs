//! How one text is made of another that is mostly the same.

use std::cell::RefCell;

use memchr::{memchr, memchr_iter};
use web::units;

use super::Patch;

/// An end that both texts have is worth saying from so many bytes on.
const SHORTEST: usize = 12;
/// Stretches are found again by what follows a `<`, so many bytes of it: long enough that few of those that look alike begin alike.
const BLOCK: usize = 32;
/// How many stretches of the old text that begin alike are compared to find the one that goes on longest.
const CANDIDATES: usize = 6;

/// Says how `new` is made of `old`, which begins after so many units of the old page.
pub(super) fn write(old: &str, start: usize, new: &str, patch: &mut Patch) {
    let (head, tail) = ends(old, new);
    let mut reading = Reading {
        old,
        start,
        at: 0,
        units: 0,
    };
    reading.copy(0, head, patch);
    let (changed, close) = (&new[..new.len() - tail], old.len() - tail);
    let mut said = head;
    if changed.len() - said >= BLOCK {
        BLOCKS.with_borrow_mut(|blocks| {
            blocks.list(old);
            while let Some(found) = blocks.find(old, changed, said, reading.at) {
                patch.insert(&changed[said..found.new]);
                reading.copy(found.old, found.length, patch);
                said = found.new + found.length;
            }
        });
    }
    patch.insert(&changed[said..]);
    reading.copy(close, tail, patch);
}

/// How many bytes two texts have in common at their beginning and, behind that, at their end.
fn ends(old: &str, new: &str) -> (usize, usize) {
    let long_enough = |bytes: usize| if bytes < SHORTEST { 0 } else { bytes };
    let head = long_enough(whole_letters(old, 0, common(old.as_bytes(), new.as_bytes())));
    let [old_rest, new_rest] = [old, new].map(|text| &text.as_bytes()[head..]);
    let mut tail = common_end(old_rest, new_rest);
    while !old.is_char_boundary(old.len() - tail) {
        tail -= 1;
    }
    (head, long_enough(tail))
}

/// How far an old text was copied.
struct Reading<'a> {
    old: &'a str,
    /// How many units of the page come before it.
    start: usize,
    /// The byte behind what was copied last, and how many units come before that.
    at: usize,
    units: usize,
}

impl Reading<'_> {
    fn copy(&mut self, from: usize, length: usize, patch: &mut Patch) {
        // Counted from where the last copy ended: mostly that is near.
        let before = if from >= self.at {
            self.units + units(&self.old[self.at..from])
        } else {
            self.units - units(&self.old[from..self.at])
        };
        let copied = units(&self.old[from..from + length]);
        patch.copy(self.start + before, copied);
        (self.at, self.units) = (from + length, before + copied);
    }
}

/// A stretch that both texts have.
struct Found {
    old: usize,
    new: usize,
    length: usize,
}

thread_local! {
    // Room that is used again from one text to the next.
    static BLOCKS: RefCell<Blocks> = RefCell::default();
}

/// Where the blocks of a text are, by their hash: one at every `<`, where something begins on a page.
#[derive(Default)]
struct Blocks {
    /// The first block with a hash that ends in these bits, by its number.
    heads: Vec<u32>,
    /// Where each block is, and the next one with the same bits.
    blocks: Vec<(u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl Blocks {
    fn list(&mut self, text: &str) {
        let text = text.as_bytes();
        self.blocks.clear();
        self.blocks
            .extend(memchr_iter(b'<', text).map(|place| (place as u32, NONE)));
        self.heads.clear();
        self.heads.resize((2 * self.blocks.len()).next_power_of_two(), NONE);
        // From the last to the first, so that the first of those with equal bits becomes the head.
        for number in (0..self.blocks.len()).rev() {
            if let Some(block) = text[self.blocks[number].0 as usize..].first_chunk() {
                let slot = self.slot(block);
                self.blocks[number].1 = std::mem::replace(&mut self.heads[slot], number as u32);
            }
        }
    }

    fn slot(&self, block: &[u8; BLOCK]) -> usize {
        hash(block) as usize & (self.heads.len() - 1)
    }

    /// The next stretch of `new` from `from` on that the listed text has, too; of several the longest, of equal ones the first
    /// after `near`.
    fn find(&self, old: &str, new: &str, from: usize, near: usize) -> Option<Found> {
        let (old_bytes, bytes) = (old.as_bytes(), new.as_bytes());
        let mut start = from;
        loop {
            start += memchr(b'<', &bytes[start..])?;
            let block = bytes[start..].first_chunk()?;
            let alike = self
                .alike(block, near)
                .map(|place| (place, common(&old_bytes[place..], &bytes[start..])));
            let longest = alike
                .filter(|(_, length)| *length >= BLOCK)
                .reduce(|best, other| if other.1 > best.1 { other } else { best });
            if let Some((place, length)) = longest {
                return Some(extended(old, new, from, place, start, length));
            }
            start += 1;
        }
    }

    /// Where some blocks that may be this one are: those from `near` on, and where there are few, those before it.
    fn alike(&self, block: &[u8; BLOCK], near: usize) -> impl Iterator<Item = usize> {
        let first = self.heads[self.slot(block)];
        let next = |number: &u32| Some(self.blocks[*number as usize].1).filter(|&next| next != NONE);
        let chain = move || {
            let numbers = std::iter::successors((first != NONE).then_some(first), next);
            numbers.map(|number| self.blocks[number as usize].0 as usize)
        };
        let ahead = chain().skip_while(move |&place| place < near);
        let behind = chain().take_while(move |&place| place < near);
        ahead.chain(behind).take(CANDIDATES)
    }
}

/// A stretch with what both texts have before it, and without parts of letters.
fn extended(old: &str, new: &str, from: usize, place: usize, start: usize, length: usize) -> Found {
    let back = common_end(&old.as_bytes()[..place], &new.as_bytes()[from..start]);
    let mut first = start - back;
    while !new.is_char_boundary(first) {
        first += 1;
    }
    Found {
        old: place + first - start,
        new: first,
        length: whole_letters(new, first, start + length - first),
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
    product(0, 1).wrapping_add(product(2, 3).rotate_left(32))
}

/// Without these, a word of zeros would hide the one it is multiplied with.
const SALTS: [u64; BLOCK / 8] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
];

/// The most of `length` bytes at `at` that do not end within a letter.
fn whole_letters(text: &str, at: usize, mut length: usize) -> usize {
    while !text.is_char_boundary(at + length) {
        length -= 1;
    }
    length
}

/// How many bytes two texts have in common at their beginning.
fn common(one: &[u8], other: &[u8]) -> usize {
    const AT_ONCE: usize = 32;
    let chunks = one.as_chunks::<AT_ONCE>().0.iter().zip(other.as_chunks::<AT_ONCE>().0);
    let equal = chunks.take_while(|(one, other)| one == other).count() * AT_ONCE;
    let rest = one[equal..].iter().zip(&other[equal..]);
    equal + rest.take_while(|(one, other)| one == other).count()
}

/// How many bytes two texts have in common at their end.
fn common_end(one: &[u8], other: &[u8]) -> usize {
    const AT_ONCE: usize = 32;
    let chunks = one.as_rchunks::<AT_ONCE>().1.iter().rev();
    let chunks = chunks.zip(other.as_rchunks::<AT_ONCE>().1.iter().rev());
    let equal = chunks.take_while(|(one, other)| one == other).count() * AT_ONCE;
    let rest = one[..one.len() - equal]
        .iter()
        .rev()
        .zip(other[..other.len() - equal].iter().rev());
    equal + rest.take_while(|(one, other)| one == other).count()
}
