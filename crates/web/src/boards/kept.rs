//! Pieces of boards that were drawn before.
//!
//! A move changes a few pieces of a board, and the same cards lie at many tables. What a piece looks like follows from a few
//! values, which are its key here; whoever needs it again gets a copy.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::RwLock;

use maud::Markup;

/// How many pieces are kept; when there are more, all are forgotten.
const MOST: usize = 4096;

/// Pieces by what they are drawn from. A key must hold all of that, the language included.
pub(super) struct Kept<K>(RwLock<HashMap<K, Markup>>);

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Kept(RwLock::default())
    }
}

impl<K: Eq + Hash> Kept<K> {
    /// A piece; if nobody drew it before, `draw` does.
    pub fn get_or_draw(&self, key: K, draw: impl FnOnce() -> Markup) -> Markup {
        // Whoever was stopped while writing left at worst a piece out.
        let read = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(drawn) = read.get(&key) {
            return drawn.clone();
        }
        drop(read);
        let drawn = draw();
        let mut write = self.0.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if write.len() >= MOST {
            write.clear();
        }
        write.insert(key, drawn.clone());
        drawn
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn a_piece_is_drawn_once_for_each_key() {
        let kept = Kept::default();
        let drawn = |key, text: &str| kept.get_or_draw(key, || html! { b { (text) } }).into_string();
        assert_eq!(drawn(1, "one"), "<b>one</b>");
        assert_eq!(drawn(2, "two"), "<b>two</b>");
        assert_eq!(drawn(1, "three"), "<b>one</b>");
    }

    #[test]
    fn only_so_many_are_kept() {
        let kept = Kept::default();
        for number in 0..2 * MOST + 1 {
            kept.get_or_draw(number, || html! {});
        }
        assert!(kept.0.read().unwrap().len() <= MOST);
    }
}
