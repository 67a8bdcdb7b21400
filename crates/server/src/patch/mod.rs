//! What changed between two drawings of a page.
//!
//! A move changes little of a page. A patch says how the text after it is made of the text before: stretches that are copied and
//! texts that are new. It is a JSON array, such as `["12-0",[0,4512],"<b>3</b>",[8,920]]`: the stamp of the text it starts
//! from, then in order a string to insert or a pair: how far to go on from the end of what was copied last (back, where
//! it is negative), and how much to copy. Lengths are counted in UTF-16 units, as scripts in a browser count them.
//! `static/table.js` puts the text together again, and so does `tests/harness/patch.rs`.

mod alignment;
mod difference;

use std::io::Write as _;

use web::Piece;

use crate::live_tables::Stamp;
use alignment::{Alignment, Fate};

/// How the text of the pieces `new` is made of that of `old`, which was sent with the stamp `from`. A piece that was there before is
/// copied without a look at what it says; one that changed is made of the old one that comes closest to it.
pub(crate) fn between(from: Stamp, old: &[Piece], new: &[Piece]) -> String {
    let mut starts = Vec::with_capacity(old.len());
    old.iter().fold(0, |start, piece| {
        starts.push(start);
        start + piece.units()
    });
    let mut patch = Patch::after(from);
    let mut alignment = Alignment::with(old);
    for piece in new {
        match alignment.next(piece) {
            Fate::Same(at) => patch.copy(starts[at], piece.units()),
            Fate::Changed(at) => difference::write(old[at].text(), starts[at], piece.text(), &mut patch),
            Fate::New => patch.insert(piece.text()),
        }
    }
    patch.into_json()
}

/// The same with a look at all of both texts, whatever the pieces are: what is new in its place may have stood elsewhere, as at the end of a
/// game, when the page becomes another one. That takes several times as long.
pub(crate) fn between_wholes(from: Stamp, old: &[Piece], new: &[Piece]) -> String {
    let mut patch = Patch::after(from);
    difference::write(&whole(old), 0, &whole(new), &mut patch);
    patch.into_json()
}

/// What pieces say together.
pub(crate) fn whole(pieces: &[Piece]) -> String {
    let mut text = String::with_capacity(pieces.iter().map(|piece| piece.text().len()).sum());
    pieces.iter().for_each(|piece| text.push_str(piece.text()));
    text
}

/// A patch being written.
struct Patch {
    json: Vec<u8>,
    /// Where the last copied piece ended, in units.
    end: usize,
    /// Where a piece begins that is to be copied, and how long it is; one that goes on where it ends becomes a part of it.
    waiting: (usize, usize),
}

impl Patch {
    fn after(from: Stamp) -> Patch {
        let mut json = Vec::with_capacity(2048);
        write!(json, "[\"{from}\"").expect(ROOM);
        Patch {
            json,
            end: 0,
            waiting: (0, 0),
        }
    }

    fn insert(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.write_waiting();
        self.json.push(b',');
        serde_json::to_writer(&mut self.json, text).expect("every text can be written as JSON");
    }

    /// Copies so many units after the first `start` ones of the old text.
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
            write!(self.json, ",[{gap},{length}]").expect(ROOM);
            self.end = start + length;
            self.waiting = (self.end, 0);
        }
    }

    fn into_json(mut self) -> String {
        self.write_waiting();
        self.json.push(b']');
        String::from_utf8(self.json).expect("JSON is text")
    }
}

const ROOM: &str = "memory takes every byte";

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
            let [old_pieces, new_pieces] = [old, new].map(|text| in_pieces(text, size));
            let patches = [between, between_wholes].map(|patch| patch(FROM, &old_pieces, &new_pieces));
            for patch in &patches {
                assert_eq!(patched("7-2", old, patch).as_deref(), Some(new), "{size}: {patch}");
            }
            patches[0].len()
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
    fn a_piece_that_moves_is_not_sent_again() {
        let signs: String = (0..20).map(|number| format!("<b>stone {number}</b>")).collect();
        let card = Piece::from(format!("<li>{signs}</li>"));
        let open = |name: &str| Piece::from(format!("<section id=\"{name}\"><ul>"));
        let close = || Piece::from("</ul></section>");
        let old = [open("one"), card.clone(), close(), open("two"), close()];
        let new = [open("one"), close(), open("two"), card.clone(), close()];
        let patch = between(FROM, &old, &new);
        assert_eq!(patched("7-2", &whole(&old), &patch), Some(whole(&new)));
        assert!(patch.len() < card.text().len() / 2, "{patch}");
    }

    #[test]
    fn pieces_that_change_anywhere_come_go_and_swap_are_put_together_again() {
        let mut state = 7_u64;
        let mut below = move |limit: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % limit
        };
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
                patched("7-2", &whole(&old), &patch),
                Some(whole(&pieces)),
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
