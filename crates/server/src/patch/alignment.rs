//! Which pieces of a page were there before, and which come closest to those that were not.

use foldhash::fast::FixedState;
use memchr::memchr;
use std::hash::BuildHasher as _;
use web::Piece;

/// Shorter pieces are not looked for elsewhere: to say them anew is no longer than to say where they were.
const TINY: usize = 48;
/// A beginning so long says what a piece is about; the first tag of most is no longer.
const LONGEST_BEGINNING: usize = 96;

/// Where a piece of the new page comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is this piece of the old page.
    Same(usize),
    /// It says something else than this piece of the old page, which comes closest to it.
    Changed(usize),
    /// Nothing there is like it.
    New,
}

/// The pieces of an old page, which are expected to follow each other in the new one.
pub(super) struct Alignment<'a> {
    old: &'a [Piece],
    expected: usize,
    /// Made when something stands elsewhere than it is expected.
    places: Option<Places>,
}

impl<'a> Alignment<'a> {
    pub fn with(old: &'a [Piece]) -> Self {
        Alignment {
            old,
            expected: 0,
            places: None,
        }
    }

    /// Where the next piece of the new page comes from.
    pub fn next(&mut self, new: &Piece) -> Fate {
        let expected = self.old.get(self.expected);
        if expected == Some(new) {
            self.expected += 1;
            return Fate::Same(self.expected - 1);
        }
        let is_tiny = |piece: &Piece| piece.text().len() < TINY;
        if is_tiny(new) {
            // One tiny piece in the place of another: what follows it is expected next.
            self.expected += usize::from(expected.is_some_and(is_tiny));
            return Fate::New;
        }
        let places = self.places.get_or_insert_with(|| Places::of(self.old));
        if let Some(at) = places.of_hash(new.hash()).filter(|&at| self.old[at] == *new) {
            self.expected = at + 1;
            return Fate::Same(at);
        }
        let alike = beginning(new).and_then(|beginning| {
            let at = places.of_hash(hash(beginning))?;
            (self::beginning(&self.old[at]) == Some(beginning)).then_some(at)
        });
        let closest = alike.or((self.expected < self.old.len()).then_some(self.expected));
        self.expected = closest.map_or(self.expected, |at| at + 1);
        closest.map_or(Fate::New, Fate::Changed)
    }
}

/// The first tag of a piece, which mostly names what it is about.
fn beginning(piece: &Piece) -> Option<&[u8]> {
    let text = piece.text().as_bytes();
    let end = memchr(b'>', &text[..text.len().min(LONGEST_BEGINNING)])?;
    (end >= TINY / 2).then_some(&text[..end])
}

fn hash(beginning: &[u8]) -> u64 {
    FixedState::default().hash_one(beginning)
}

/// Pieces by the hashes of what they say and of how they begin; of several with the same, the first.
struct Places(Vec<(u64, u32)>);

/// No place.
const NOWHERE: u32 = u32::MAX;

impl Places {
    fn of(pieces: &[Piece]) -> Places {
        let room = (4 * pieces.len()).next_power_of_two();
        let mut places = Places(vec![(0, NOWHERE); room]);
        for (at, piece) in (0..).zip(pieces) {
            let beginning = beginning(piece).map(hash);
            for hash in beginning.into_iter().chain([piece.hash()]) {
                let slot = places.slot(hash);
                if places.0[slot].1 == NOWHERE {
                    places.0[slot] = (hash, at);
                }
            }
        }
        places
    }

    /// Where this hash stands, or would.
    fn slot(&self, hash: u64) -> usize {
        let mut slot = hash as usize & (self.0.len() - 1);
        while self.0[slot].1 != NOWHERE && self.0[slot].0 != hash {
            slot = (slot + 1) & (self.0.len() - 1);
        }
        slot
    }

    fn of_hash(&self, hash: u64) -> Option<usize> {
        let (_, at) = self.0[self.slot(hash)];
        (at != NOWHERE).then_some(at as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(old: &[&str], new: &[&str], fates: &[Fate]) {
        let old: Vec<Piece> = old.iter().map(|&text| Piece::from(text)).collect();
        let mut alignment = Alignment::with(&old);
        let found: Vec<Fate> = new.iter().map(|&text| alignment.next(&Piece::from(text))).collect();
        assert_eq!(found, fates);
    }

    const CHAPEL: &str = "<div class=\"slot\" data-piece=\"building-chapel\"><b>still lacks two stones</b></div>";
    const CHAPEL_BUILT: &str = "<div class=\"slot\" data-piece=\"building-chapel\"><b>is there</b></div>";
    const INN: &str = "<div class=\"slot\" data-piece=\"building-inn\"><b>still lacks a piece of wood</b></div>";
    const NOTHING: &str = "<p>Here is nothing to be seen, and nothing that could be done about that.</p>";

    #[test]
    fn a_piece_in_its_place_is_known_by_what_it_says() {
        check(
            &[CHAPEL, "</li>", INN],
            &[CHAPEL, "</li>", INN],
            &[Fate::Same(0), Fate::Same(1), Fate::Same(2)],
        );
    }

    #[test]
    fn a_piece_is_found_elsewhere_and_what_followed_it_is_expected_behind_it() {
        check(
            &[CHAPEL, "<hr>", INN, "<br>"],
            &[INN, "<br>", CHAPEL, "<hr>"],
            &[Fate::Same(2), Fate::Same(3), Fate::Same(0), Fate::Same(1)],
        );
    }

    #[test]
    fn a_piece_that_changed_comes_closest_to_what_begins_like_it() {
        check(&[INN, CHAPEL], &[CHAPEL_BUILT, INN], &[Fate::Changed(1), Fate::Same(0)]);
    }

    #[test]
    fn what_begins_like_nothing_comes_closest_to_what_stood_there() {
        check(
            &[INN, CHAPEL],
            &[INN, NOTHING, CHAPEL],
            &[Fate::Same(0), Fate::Changed(1), Fate::Same(1)],
        );
        check(&[INN], &[INN, NOTHING], &[Fate::Same(0), Fate::New]);
    }

    #[test]
    fn tiny_pieces_are_said_anew() {
        check(&["<i>1</i>", INN], &["<i>2</i>", INN], &[Fate::New, Fate::Same(1)]);
        check(&[INN], &["<i>2</i>", INN], &[Fate::New, Fate::Same(0)]);
    }
}
