//! What changed between two drawings of a page.
//!
//! A move changes little of a page. A patch says how the text after it is made of the text before: pieces that are copied and
//! pieces that are new. It is a JSON array, such as `["12-0",[0,4512],"<b>3</b>",[8,920]]`: the stamp of the text it starts
//! from, then in order a string to insert or a pair: how far to go on from the end of the last piece that was copied (back, where
//! it is negative), and how much to copy. Lengths are counted in UTF-16 units, as scripts in a browser count them.
//! `static/table.js` puts the text together again, and so does `tests/harness/patch.rs`.

use std::cell::Cell;
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
/// copied without a look at what it says, and so is how one that changed begins and ends as before; what is new between may come from
/// whatever changed, or stands around it.
pub(crate) fn between(from: Stamp, old: &[Piece], new: &[Piece]) -> String {
    let mut patch = Patch {
        json: format!("[\"{from}\""),
        end: 0,
        waiting: (0, 0),
    };
    let source = Source::of(old, new);
    let mut blocks = None;
    // How far the old text was copied.
    let mut at = 0;
    for (index, piece) in new.iter().enumerate() {
        let new = piece.text();
        let (mut open, close) = match source.changes.get(index) {
            Some(Change::None { start }) => {
                patch.copy(*start, piece.units());
                continue;
            }
            Some(Change::Within {
                start,
                head,
                from,
                tail,
            }) => {
                at = *from;
                patch.copy(*start, length(&new[..*head]));
                (*head, new.len() - tail)
            }
            None => (0, new.len()),
        };
        while open < close {
            let on = common(source.rest(at), &new.as_bytes()[open..close]);
            let on = whole_letters(&source.text, at, on);
            if on >= SHORTEST {
                source.copy(at, on, &mut patch);
                (at, open) = (at + on, open + on);
                continue;
            }
            let blocks = blocks.get_or_insert_with(|| Blocks::of(&source));
            let Some(found) = blocks.find(&new[..close], open, at) else {
                patch.insert(&new[open..close]);
                break;
            };
            if found.new > open {
                patch.insert(&new[open..found.new]);
            }
            source.copy(found.old, found.length, &mut patch);
            (at, open) = (found.old + found.length, found.new + found.length);
        }
        if let Some(Change::Within { start, tail, .. }) = source.changes.get(index) {
            let rest = length(&new[new.len() - tail..]);
            patch.copy(start + old[index].units() - rest, rest);
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
    source: &'a Source,
    /// The first block with a hash that ends in these bits, by its number.
    heads: Vec<u32>,
    /// Where each block is, and the next one with the same bits.
    blocks: Vec<(u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl<'a> Blocks<'a> {
    fn of(source: &'a Source) -> Blocks<'a> {
        let text = source.text.as_bytes();
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

/// What became of a piece of the old text.
enum Change {
    /// Nothing; so many units come before it.
    None { start: usize },
    /// It begins and ends with so many bytes as before. What stood between them begins at `from` in the source.
    Within {
        start: usize,
        head: usize,
        from: usize,
        tail: usize,
    },
}

/// What the old text says where it changed, and around that.
struct Source {
    text: String,
    /// What became of each piece of the old text.
    changes: Vec<Change>,
    /// Where each stretch begins in `text`, and how many units come before it in the old text. What is copied lies within one.
    runs: Vec<(usize, usize)>,
    /// How many units come before every so many bytes: a patch may jump to and fro in a long text, and counting each way anew would
    /// cost more than all the rest.
    measured: Vec<u32>,
}

thread_local! {
    // Texts that are large and short-lived let the allocator ask the system for fresh memory again and again, which is cleared each
    // time: that took more than the patches themselves.
    static SCRATCH: Cell<String> = const { Cell::new(String::new()) };
}

/// More room than this is not kept from one patch to the next.
const SCRATCH_BYTES: usize = 512 * 1024;

impl Drop for Source {
    fn drop(&mut self) {
        let mut text = std::mem::take(&mut self.text);
        if text.capacity() <= SCRATCH_BYTES {
            text.clear();
            SCRATCH.set(text);
        }
    }
}

impl Source {
    /// So few bytes that the count of their units fits into one.
    const STEP: usize = 64;
    /// How many bytes around a change are kept to copy from: what is new often looks like what is beside it.
    const AROUND: usize = 4096;

    fn of(old: &[Piece], new: &[Piece]) -> Source {
        let mut source = Source {
            text: SCRATCH.take(),
            changes: Vec::with_capacity(old.len()),
            runs: Vec::new(),
            measured: Vec::new(),
        };
        let mut start = 0;
        for (index, piece) in old.iter().enumerate() {
            let change = match new.get(index) {
                Some(new) if new == piece => Change::None { start },
                new => source.take(start, piece.text(), new.map_or("", Piece::text)),
            };
            source.changes.push(change);
            start += piece.units();
        }
        let mut so_far = 0;
        source.measured.push(0);
        for step in source.text.as_bytes().chunks_exact(Source::STEP) {
            so_far += u32::from(units(step));
            source.measured.push(so_far);
        }
        source
    }

    /// Takes in what changed of a piece, before which come so many units.
    fn take(&mut self, start: usize, old: &str, new: &str) -> Change {
        let long_enough = |bytes: usize| if bytes < SHORTEST { 0 } else { bytes };
        let head = common(old.as_bytes(), new.as_bytes());
        let head = long_enough(whole_letters(old, 0, head));
        let [old_rest, new_rest] = [old, new].map(|text| &text.as_bytes()[head..]);
        let mut tail = common_end(old_rest, new_rest);
        while !old.is_char_boundary(old.len() - tail) {
            tail -= 1;
        }
        let tail = long_enough(tail);
        let first = whole_letters(old, 0, head.saturating_sub(Source::AROUND));
        let last = whole_letters(old, 0, old.len().min(old.len() - tail + Source::AROUND));
        self.runs.push((self.text.len(), start + length(&old[..first])));
        let from = self.text.len() + head - first;
        self.text.push_str(&old[first..last]);
        Change::Within {
            start,
            head,
            from,
            tail,
        }
    }

    /// The run in which a byte lies, or that ends there.
    fn run(&self, byte: usize) -> usize {
        self.runs.partition_point(|(start, _)| *start <= byte).saturating_sub(1)
    }

    /// What follows there in the old text.
    fn rest(&self, byte: usize) -> &[u8] {
        let end = self
            .runs
            .get(self.run(byte) + 1)
            .map_or(self.text.len(), |(start, _)| *start);
        &self.text.as_bytes()[byte..end]
    }

    /// What comes before it.
    fn before(&self, byte: usize) -> &[u8] {
        let start = self.runs.get(self.run(byte)).map_or(0, |(start, _)| *start);
        &self.text.as_bytes()[start..byte]
    }

    fn copy(&self, at: usize, length: usize, patch: &mut Patch) {
        let (begins, passed) = self.runs[self.run(at)];
        let [start, stop] = [at, at + length].map(|byte| self.units_before(byte) - self.units_before(begins));
        patch.copy(passed + start, stop - start);
    }

    fn units_before(&self, byte: usize) -> usize {
        let passed = byte / Source::STEP;
        self.measured[passed] as usize + usize::from(units(&self.text.as_bytes()[passed * Source::STEP..byte]))
    }
}

/// How many UTF-16 units begin in a piece of at most [`Source::STEP`] bytes: one for every letter, two for one of four bytes.
fn units(piece: &[u8]) -> u8 {
    let begun = |byte: &u8| u8::from(byte & 0xc0 != 0x80) + u8::from(*byte >= 0xf0);
    piece.iter().map(begun).sum()
}

/// How many UTF-16 units a text has.
pub(crate) fn length(text: &str) -> usize {
    let steps = text.as_bytes().chunks(Source::STEP);
    steps.map(|step| usize::from(units(step))).sum()
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
    fn pieces_that_change_anywhere_come_go_and_swap_are_put_together_again() {
        let mut state = 7_u64;
        let mut below = move |limit: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % limit
        };
        let text = |pieces: &[Piece]| pieces.iter().map(Piece::text).collect::<String>();
        let mut pieces: Vec<Piece> = page(0)
            .split_inclusive('\n')
            .map(|line| Piece::from(line.repeat(40)))
            .collect();
        pieces.truncate(12);
        for turn in 0..400 {
            let old = pieces.clone();
            for _ in 0..1 + below(3) {
                let at = below(pieces.len());
                let letters: Vec<char> = pieces[at].text().chars().collect();
                let (from, to) = (below(letters.len() + 1), below(letters.len() + 1));
                let [kept, rest] = [&letters[..from], &letters[to..]].map(|letters| letters.iter().collect::<String>());
                match below(6) {
                    0 => pieces.insert(at, Piece::from(format!("<p>é🏰{turn}</p>"))),
                    1 if pieces.len() > 4 => drop(pieces.remove(at)),
                    2 => pieces.swap(at, 0),
                    // Now and then something is left out, and now and then told twice.
                    _ if kept.len() + rest.len() < 20_000 => {
                        pieces[at] = Piece::from(format!("{kept}<i>’{turn}</i>{rest}"))
                    }
                    _ => pieces[at] = Piece::from(kept),
                }
            }
            let patch = between(FROM, &old, &pieces);
            assert_eq!(
                patched("7-2", &text(&old), &patch),
                Some(text(&pieces)),
                "{turn}: {patch}"
            );
        }
    }

    #[test]
    fn what_did_not_change_around_a_change_is_copied_in_two_strokes() {
        let around = "<b>é</b>".repeat(3000);
        let piece = |number: usize| Piece::from(format!("{around}<i>{number}</i>{around}"));
        let patch = between(FROM, &[piece(1), piece(5)], &[piece(2), piece(5)]);
        assert_eq!(patch, "[\"7-2\",[0,24003],\"2\",[1,72012]]");
    }

    #[test]
    fn a_patch_fits_only_the_text_it_was_made_for() {
        let patch = between_texts("abc", "abd", 10);
        assert_eq!(patched("7-1", "abc", &patch), None);
    }
}
