//! Which pieces of a text were there before.

use std::collections::HashMap;

use web::Piece;

/// Where a piece of the new text comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is this piece of the old text.
    Same(usize),
    /// It stands where this piece of the old text stood, or behind all of them.
    Changed(usize),
}

/// Where the pieces of `new` come from. They are expected to follow each other as they did; one that came from elsewhere is known by its
/// address, and the next is expected behind it.
pub(super) fn align(old: &[Piece], new: &[Piece]) -> Vec<Fate> {
    let mut known: Option<HashMap<usize, usize>> = None;
    let addresses = || (0..).zip(old).map(|(index, piece)| (piece.address(), index)).collect();
    let mut expected = 0;
    let fate = |piece: &Piece| {
        let fate = if old.get(expected) == Some(piece) {
            Fate::Same(expected)
        } else {
            let mut found = || known.get_or_insert_with(addresses).get(&piece.address()).copied();
            // What nobody else has cannot have been there before.
            let at = if piece.is_shared() { found() } else { None };
            at.map_or(Fate::Changed(expected), Fate::Same)
        };
        let (Fate::Same(at) | Fate::Changed(at)) = fate;
        expected = old.len().min(at + 1);
        fate
    };
    new.iter().map(fate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(texts: &[&str]) -> Vec<Piece> {
        texts.iter().map(|&text| Piece::from(text)).collect()
    }

    #[test]
    fn a_piece_in_its_place_is_known_by_what_it_says() {
        let [old, new] = [["a", "b", "c"], ["a", "x", "c"]].map(|texts| pieces(&texts));
        assert_eq!(align(&old, &new), [Fate::Same(0), Fate::Changed(1), Fate::Same(2)]);
    }

    #[test]
    fn a_piece_from_elsewhere_is_known_by_its_address() {
        let old = pieces(&["a", "b", "c", "d"]);
        let new = [&old[2], &old[3], &Piece::from("x"), &Piece::from("y"), &old[0]].map(Piece::clone);
        let fates = [
            Fate::Same(2),
            Fate::Same(3),
            Fate::Changed(4),
            Fate::Changed(4),
            Fate::Same(0),
        ];
        assert_eq!(align(&old, &new), fates);
    }
}
