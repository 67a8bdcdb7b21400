//! What the old text says where it changed, and around that.

use std::cell::Cell;
use std::ops::Range;

use web::Piece;

use super::alignment::Fate;
use super::blocks::BLOCK;
use super::{Patch, SHORTEST, common, common_end, whole_letters};

/// How many bytes around a change are kept to copy from: what is new often looks like what is beside it.
const AROUND: usize = 4096;
/// So few bytes that the count of their units fits into one.
const STEP: usize = 64;

/// What the old text says where it changed, and around that.
pub(super) struct Source<'a> {
    old: &'a [Piece],
    text: String,
    /// How many units come before each piece of the old text, and before its end.
    starts: Vec<usize>,
    /// Which part of each piece of the old text is in `text`, and where.
    parts: Vec<Part>,
    /// Where each stretch begins in `text`, and how many units come before it in the old text. What is copied lies within one.
    runs: Vec<(usize, usize)>,
    /// How many units come before every so many bytes: a patch may jump to and fro in a long text, and counting each way anew would
    /// cost more than all the rest.
    measured: Vec<u32>,
}

/// The part of a piece that is kept.
#[derive(Clone, Default)]
struct Part {
    range: Range<usize>,
    place: usize,
}

thread_local! {
    // Texts that are large and short-lived let the allocator ask the system for fresh memory again and again, which is cleared each
    // time: that took more than the patches themselves.
    static SCRATCH: Cell<String> = const { Cell::new(String::new()) };
}

/// More room than this is not kept from one patch to the next.
const SCRATCH_BYTES: usize = 512 * 1024;

impl Drop for Source<'_> {
    fn drop(&mut self) {
        let mut text = std::mem::take(&mut self.text);
        if text.capacity() <= SCRATCH_BYTES {
            text.clear();
            SCRATCH.set(text);
        }
    }
}

impl<'a> Source<'a> {
    pub fn of(old: &'a [Piece], new: &[Piece], fates: &[Fate]) -> Source<'a> {
        let before = |sum: &mut usize, piece: &Piece| Some(std::mem::replace(sum, *sum + piece.units()));
        let mut starts: Vec<usize> = old.iter().scan(0, before).collect();
        starts.push(starts.last().map_or(0, |start| start + old[old.len() - 1].units()));
        let mut source = Source {
            old,
            text: SCRATCH.take(),
            starts,
            parts: vec![Part::default(); old.len()],
            runs: Vec::new(),
            measured: Vec::new(),
        };
        source.choose(new, fates);
        source.gather();
        source
    }

    /// Says which parts of the old text are kept: of what changed, all but its unchanged ends; what went; and what stands around.
    fn choose(&mut self, new: &[Piece], fates: &[Fate]) {
        let mut stayed = vec![false; self.old.len()];
        for (piece, fate) in new.iter().zip(fates) {
            match *fate {
                Fate::Same(at) => stayed[at] = true,
                Fate::Changed(at) => {
                    let (head, tail) = self.ends(at, piece.text());
                    // What is new there is too short to be looked for.
                    let told = piece.text().len() - head - tail < BLOCK;
                    let around = if told { 0 } else { AROUND };
                    if let Some(old) = self.old.get(at) {
                        stayed[at] = true;
                        let text = old.text();
                        let first = whole_letters(text, 0, head.saturating_sub(around));
                        let last = whole_letters(text, 0, text.len().min(text.len() - tail + around));
                        self.keep(at, first..last);
                    }
                    if !told {
                        self.keep_around(at);
                    }
                }
            }
        }
        for (at, _) in stayed.iter().enumerate().filter(|(_, stayed)| !**stayed) {
            self.keep(at, 0..self.old[at].text().len());
        }
    }

    fn keep(&mut self, at: usize, range: Range<usize>) {
        let kept = &mut self.parts[at].range;
        if kept.start < kept.end {
            *kept = kept.start.min(range.start)..kept.end.max(range.end);
        } else {
            *kept = range;
        }
    }

    /// Keeps the pieces beside one, as many as fit.
    fn keep_around(&mut self, at: usize) {
        let length = |at: &usize| self.old[*at].text().len();
        let fitting = |places: &mut dyn Iterator<Item = usize>| -> Vec<usize> {
            let mut room = AROUND;
            let fits = |at: &usize| {
                let left = room.checked_sub(length(at));
                room = left.unwrap_or_default();
                left.is_some()
            };
            places.take_while(fits).collect()
        };
        let before = fitting(&mut (0..at.min(self.old.len())).rev());
        let behind = fitting(&mut (at + 1..self.old.len()));
        for at in before.into_iter().chain(behind) {
            self.keep(at, 0..self.old[at].text().len());
        }
    }

    /// Puts what is kept one after the other.
    fn gather(&mut self) {
        // Where in the old text, in units, the stretch ends that was taken last.
        let mut end = None;
        for (at, part) in self.parts.iter_mut().enumerate() {
            let text = self.old[at].text();
            if part.range.start == part.range.end {
                continue;
            }
            let start = self.starts[at] + web::units(&text[..part.range.start]);
            if end != Some(start) {
                self.runs.push((self.text.len(), start));
            }
            part.place = self.text.len();
            self.text.push_str(&text[part.range.clone()]);
            end = Some(start + web::units(&text[part.range.clone()]));
        }
        let mut so_far = 0;
        self.measured.push(0);
        for step in self.text.as_bytes().chunks_exact(STEP) {
            so_far += u32::from(units(step));
            self.measured.push(so_far);
        }
    }

    /// What is kept.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many units come before a piece of the old text.
    pub fn start(&self, at: usize) -> usize {
        self.starts[at.min(self.old.len())]
    }

    /// How many bytes a piece has in common with the old one in its place, at its beginning and at its end.
    pub fn ends(&self, at: usize, new: &str) -> (usize, usize) {
        let Some(old) = self.old.get(at) else {
            return (0, 0);
        };
        let old = old.text();
        let long_enough = |bytes: usize| if bytes < SHORTEST { 0 } else { bytes };
        let head = common(old.as_bytes(), new.as_bytes());
        let head = long_enough(whole_letters(old, 0, head));
        let [old_rest, new_rest] = [old, new].map(|text| &text.as_bytes()[head..]);
        let mut tail = common_end(old_rest, new_rest);
        while !old.is_char_boundary(old.len() - tail) {
            tail -= 1;
        }
        (head, long_enough(tail))
    }

    /// Where the byte of an old piece is in what is kept.
    pub fn place(&self, at: usize, byte: usize) -> usize {
        let part = self.parts.get(at);
        part.map_or(self.text.len(), |part| {
            part.place + byte.saturating_sub(part.range.start)
        })
    }

    /// The run in which a byte lies, or that ends there.
    fn run(&self, byte: usize) -> usize {
        self.runs.partition_point(|(start, _)| *start <= byte).saturating_sub(1)
    }

    /// What follows there in the old text.
    pub fn rest(&self, byte: usize) -> &[u8] {
        let end = self
            .runs
            .get(self.run(byte) + 1)
            .map_or(self.text.len(), |(start, _)| *start);
        &self.text.as_bytes()[byte..end]
    }

    /// What comes before it.
    pub fn before(&self, byte: usize) -> &[u8] {
        let start = self.runs.get(self.run(byte)).map_or(0, |(start, _)| *start);
        &self.text.as_bytes()[start..byte]
    }

    /// Copies so many bytes of what is kept.
    pub fn copy(&self, at: usize, length: usize, patch: &mut Patch) {
        let (begins, passed) = self.runs[self.run(at)];
        let [start, stop] = [at, at + length].map(|byte| self.units_before(byte) - self.units_before(begins));
        patch.copy(passed + start, stop - start);
    }

    fn units_before(&self, byte: usize) -> usize {
        let passed = byte / STEP;
        self.measured[passed] as usize + usize::from(units(&self.text.as_bytes()[passed * STEP..byte]))
    }
}

/// How many UTF-16 units begin in a piece of at most [`STEP`] bytes: one for every letter, two for one of four bytes.
fn units(piece: &[u8]) -> u8 {
    let begun = |byte: &u8| u8::from(byte & 0xc0 != 0x80) + u8::from(*byte >= 0xf0);
    piece.iter().map(begun).sum()
}
