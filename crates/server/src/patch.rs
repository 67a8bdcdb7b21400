//! What changed between two drawings of a page.
//!
//! A move changes little of a page. A patch says how the text after it is made of the text before: pieces that are copied and
//! pieces that are new. It is a JSON array, such as `["12-0",[0,4512],"<b>3</b>",[8,920]]`: the stamp of the text it starts
//! from, then in order a string to insert or a pair: how far to go on from the end of the last piece that was copied (back, where
//! it is negative), and how much to copy. Lengths are counted in UTF-16 units, as scripts in a browser count them.
//! `static/table.js` puts the text together again, and so does `tests/harness/patch.rs`.

use std::fmt::Write as _;

use memchr::{memchr, memchr_iter};

use crate::live_tables::Stamp;
use crate::pieces::Piece;

/// Pieces are found again by what follows a `<`, so many bytes of it: long enough that few of those that look alike begin alike.
const BLOCK: usize = 48;
/// How many pieces of the old text that begin alike are compared to find the one that goes on longest. Cards and sites look alike.
const CANDIDATES: usize = 24;
/// A piece that goes on where the last one ended costs little to say, and may be this short.
const SHORTEST: usize = 12;

/// How the text `new` is made of the text `old` that was sent with the stamp `from`. A piece that is the same in the same place is
/// copied as it is; what is new in another may have come from anywhere.
pub(crate) fn between(from: Stamp, old: &[Piece], new: &[Piece]) -> String {
    let source = Source::of(old);
    let mut patch = Patch {
        json: format!("[\"{from}\""),
        end: 0,
        waiting: (0, 0),
    };
    let mut blocks = None;
    // How far the old text was copied.
    let mut at = 0;
    for (index, piece) in new.iter().enumerate() {
        if let Some(&start) = source.starts.get(index) {
            at = start;
        }
        let new = piece.text();
        // Where the part of the new text begins that is not accounted for.
        let mut open = 0;
        if old.get(index) == Some(piece) {
            open = new.len();
            source.copy(at, open, &mut patch);
        }
        while open < new.len() {
            let on = common(&source.bytes()[at..], &new.as_bytes()[open..]);
            let on = whole_letters(&source.text, at, on);
            if on >= SHORTEST {
                source.copy(at, on, &mut patch);
                (at, open) = (at + on, open + on);
                continue;
            }
            let blocks = blocks.get_or_insert_with(|| Blocks::of(source.bytes()));
            let Some(found) = blocks.find(new, open, at) else {
                patch.insert(&new[open..]);
                break;
            };
            if found.new > open {
                patch.insert(&new[open..found.new]);
            }
            source.copy(found.old, found.length, &mut patch);
            (at, open) = (found.old + found.length, found.new + found.length);
        }
    }
    patch.into_json()
}

/// A patch being written.
struct Patch {
    json: String,
    /// Where the last copied piece ended, in units.
    end: usize,
    /// Where a piece begins that is to be copied, and how long it is; one that goes on where it ends becomes a part of it.
    waiting: (usize, usize),
}

impl Patch {
    fn insert(&mut self, text: &str) {
        self.write_waiting();
        self.json.push(',');
        self.json
            .push_str(&serde_json::to_string(text).expect("every text can be written as JSON"));
    }

    /// Copies so many units after the first `start` ones.
    fn copy(&mut self, start: usize, units: usize) {
        if units == 0 {
            return;
        }
        if start != self.waiting.0 + self.waiting.1 {
            self.write_waiting();
            self.waiting.0 = start;
        }
        self.waiting.1 += units;
    }

    fn write_waiting(&mut self) {
        let (start, length) = self.waiting;
        if length > 0 {
            let gap = start as i64 - self.end as i64;
            write!(self.json, ",[{gap},{length}]").expect("a text takes text");
            self.end = start + length;
            self.waiting = (self.end, 0);
        }
    }

    fn into_json(mut self) -> String {
        self.write_waiting();
        self.json.push(']');
        self.json
    }
}

/// A piece that both texts have.
struct Found {
    old: usize,
    new: usize,
    length: usize,
}

/// Where the blocks of a text are, by their hash: one at every `<`, where something begins on a page.
struct Blocks<'a> {
    text: &'a [u8],
    /// The first block with a hash that ends in these bits, by its number.
    heads: Vec<u32>,
    /// Where each block is, and the next one with the same bits.
    blocks: Vec<(u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl<'a> Blocks<'a> {
    fn of(text: &'a [u8]) -> Blocks<'a> {
        let blocks: Vec<(u32, u32)> = memchr_iter(b'<', text).map(|place| (place as u32, NONE)).collect();
        let mut all = Blocks {
            text,
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

    /// The next piece of `new` at or after `from` that the old text has, too; of several the longest, of equal ones the first
    /// after `near`.
    fn find(&self, new: &str, from: usize, near: usize) -> Option<Found> {
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

    /// The piece around the block at `old` that `new` has around `start`, not before `from`.
    fn extend(&self, new: &str, from: usize, start: usize, old: usize) -> Option<Found> {
        let bytes = new.as_bytes();
        let length = common(&self.text[old..], &bytes[start..]);
        if length < BLOCK {
            return None;
        }
        let before = self.text[..old].iter().rev().zip(bytes[from..start].iter().rev());
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

/// The old text.
struct Source {
    text: String,
    /// Where each piece begins, in bytes.
    starts: Vec<usize>,
    /// How many units come before every so many bytes: a patch may jump to and fro in a long text, and counting each way anew would
    /// cost more than all the rest.
    measured: Vec<u32>,
}

impl Source {
    /// So few bytes that the count of their units fits into one.
    const STEP: usize = 64;

    fn of(pieces: &[Piece]) -> Source {
        let mut text = String::with_capacity(pieces.iter().map(|piece| piece.text().len()).sum());
        let mut starts = Vec::with_capacity(pieces.len());
        for piece in pieces {
            starts.push(text.len());
            text.push_str(piece.text());
        }
        let mut measured = Vec::with_capacity(text.len() / Source::STEP + 1);
        let mut so_far = 0;
        measured.push(0);
        for step in text.as_bytes().chunks_exact(Source::STEP) {
            so_far += u32::from(units(step));
            measured.push(so_far);
        }
        Source { text, starts, measured }
    }

    fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    fn copy(&self, at: usize, length: usize, patch: &mut Patch) {
        let [start, stop] = [at, at + length].map(|byte| self.units_before(byte));
        patch.copy(start, stop - start);
    }

    fn units_before(&self, byte: usize) -> usize {
        let passed = byte / Source::STEP;
        self.measured[passed] as usize + usize::from(units(&self.bytes()[passed * Source::STEP..byte]))
    }
}

/// How many UTF-16 units begin in a piece of at most [`Source::STEP`] bytes: one for every letter, two for one of four bytes.
fn units(piece: &[u8]) -> u8 {
    let begun = |byte: &u8| u8::from(byte & 0xc0 != 0x80) + u8::from(*byte >= 0xf0);
    piece.iter().map(begun).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::patched;

    const FROM: Stamp = Stamp {
        version: 7,
        remarks: 2,
        beside: 0,
    };

    /// Something like a page: many similar pieces, letters of one to four bytes.
    fn page(turn: usize) -> String {
        let piece = |number: usize| {
            let sign = ["é", "’", "🏰", "x"][number % 4];
            format!(
                "<li id=\"piece-{number}\" class=\"card\">{sign} {}</li>\n",
                number * number % 97
            )
        };
        let mut pieces: Vec<String> = (0..600).map(piece).collect();
        pieces[turn % 600] = "<li>\"new\" 🏰</li>".to_owned();
        pieces.swap(turn * 7 % 600, turn * 31 % 600);
        pieces.rotate_left(turn % 3);
        pieces.concat()
    }

    /// A text in pieces of so many bytes, or a little more where a letter would be cut.
    fn in_pieces(text: &str, size: usize) -> Vec<Piece> {
        let mut pieces = vec![String::new()];
        for letter in text.chars() {
            if pieces.last().is_some_and(|piece| piece.len() >= size) {
                pieces.push(String::new());
            }
            pieces.last_mut().unwrap().push(letter);
        }
        pieces.into_iter().map(Piece::from).collect()
    }

    fn between_texts(old: &str, new: &str, size: usize) -> String {
        between(FROM, &in_pieces(old, size), &in_pieces(new, size))
    }

    /// The length of the patch between two texts that are one piece each.
    #[track_caller]
    fn check(old: &str, new: &str) -> usize {
        let [whole, ..] = [usize::MAX, 700, 9000].map(|size| {
            let patch = between_texts(old, new, size);
            assert_eq!(patched("7-2", old, &patch).as_deref(), Some(new), "{size}: {patch}");
            patch.len()
        });
        whole
    }

    #[test]
    fn the_new_text_is_made_of_the_old_one_and_the_patch() {
        for turn in 0..200 {
            let size = check(&page(turn), &page(turn + 1));
            assert!(size < 1500, "{size} bytes at {turn}");
        }
    }

    #[test]
    fn any_two_texts_have_a_patch() {
        let texts = [
            "",
            "a",
            "é",
            "\"\\\n\t\u{2028}",
            "🏰🏰🏰",
            &page(3),
            &page(3)[..20000],
            &page(400),
        ];
        for old in texts {
            for new in texts {
                check(old, new);
            }
        }
    }

    #[test]
    fn a_change_within_a_letter_copies_no_half_letters() {
        let around = "0123456789abcdef".repeat(8);
        for (old, new) in [("é", "è"), ("🏰", "🏯"), ("’", "‘"), ("é", "🏰")] {
            check(&format!("{around}{old}{around}"), &format!("{around}{new}{around}"));
        }
    }

    #[test]
    fn a_text_that_did_not_change_is_one_piece() {
        for size in [1, 5, 100] {
            let patch = between_texts("abcdefghijklmnopé", "abcdefghijklmnopé", size);
            assert_eq!(patch, "[\"7-2\",[0,17]]");
        }
    }

    #[test]
    fn what_moves_from_one_piece_to_another_is_not_sent_again() {
        let signs: String = (0..20).map(|number| format!("<b>stone {number}</b>")).collect();
        let card = format!("<li>{signs}</li>");
        let piece =
            |name: &str, inside: &str| Piece::from(format!("<section id=\"{name}\"><ul>{inside}</ul></section>"));
        let same = || Piece::from("<hr>".repeat(30));
        let old = [piece("one", &card), same(), piece("two", "")];
        let new = [piece("one", ""), same(), piece("two", &card)];
        let text = |pieces: &[Piece]| pieces.iter().map(Piece::text).collect::<String>();
        let patch = between(FROM, &old, &new);
        assert_eq!(patched("7-2", &text(&old), &patch), Some(text(&new)));
        assert!(patch.len() < card.len() / 2, "{patch}");
    }

    #[test]
    fn a_patch_fits_only_the_text_it_was_made_for() {
        let patch = between_texts("abc", "abd", 10);
        assert_eq!(patched("7-1", "abc", &patch), None);
    }
}
