//! Pieces of boards that were drawn before.
//!
//! A move changes a few pieces of a board, and the same cards lie at many tables. What a piece looks like follows from a few
//! values, which are its key here; whoever needs it again gets the same one.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::RwLock;

use foldhash::fast::RandomState;
use maud::Markup;

use crate::piece::{Piece, plainly};

/// How many pieces are kept that somebody needed lately. When there are more, those before them are forgotten.
const MOST: usize = 8192;

/// Pieces by what they are drawn from. A key must hold all of that, the language included.
pub(super) struct Kept<K>(RwLock<Generations<K>>);

type Pieces<K> = HashMap<K, Piece, RandomState>;

/// Pieces that were needed lately, and those of some time before.
struct Generations<K> {
    young: Pieces<K>,
    old: Pieces<K>,
}

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Kept(RwLock::new(Generations {
            young: HashMap::default(),
            old: HashMap::default(),
        }))
    }
}

impl<K: Eq + Hash> Kept<K> {
    /// A piece; if nobody drew it before, `draw` does.
    pub fn get_or_draw(&self, key: K, draw: impl FnOnce() -> Markup) -> Piece {
        #[cfg(test)]
        if tests::ANEW.get() {
            return Piece::from(draw().0);
        }
        // Whoever was stopped while writing left at worst a piece out.
        let read = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(drawn) = read.young.get(&key) {
            return drawn.clone();
        }
        let before = read.old.get(&key).cloned();
        drop(read);
        let drawn = before.unwrap_or_else(|| Piece::from(plainly(draw).0));
        let mut write = self.0.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if write.young.len() >= MOST {
            write.old = std::mem::take(&mut write.young);
        }
        write.young.insert(key, drawn.clone());
        drawn
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use bots::BotSpec;
    use catalogue::{AnyGame, AnyMatch, Language};
    use engine::{Seat, Seed, Setup, Turn, Viewer};
    use maud::html;

    use super::*;
    use crate::boards::{self, Scene};
    use crate::{Choice, Choices, lexicon};

    thread_local! {
        /// Whether everything is drawn as if it were seen for the first time.
        pub(super) static ANEW: Cell<bool> = const { Cell::new(false) };
    }

    #[test]
    fn a_piece_is_drawn_once_for_each_key() {
        let kept = Kept::default();
        let drawn = |key, text: &str| kept.get_or_draw(key, || html! { b { (text) } }).text().to_owned();
        assert_eq!(drawn(1, "one"), "<b>one</b>");
        assert_eq!(drawn(2, "two"), "<b>two</b>");
        assert_eq!(drawn(1, "three"), "<b>one</b>");
    }

    #[test]
    fn only_so_many_are_kept_and_not_those_that_nobody_needs() {
        let kept = Kept::default();
        let drawn = |number: usize, text: &str| kept.get_or_draw(number, || html! { (text) }).text().to_owned();
        for number in 0..5 * MOST {
            drawn(number, "one");
            assert_eq!(drawn(0, "two"), "one", "after {number}");
        }
        let kept = kept.0.read().unwrap();
        assert!(kept.young.len() <= MOST && kept.old.len() <= MOST);
        assert!(!kept.young.contains_key(&1) && !kept.old.contains_key(&1));
    }

    /// All that a board draws for a viewer.
    fn drawn(played: &dyn AnyMatch, viewer: Viewer, language: Language) -> String {
        let words = lexicon(played.info(), language);
        let names: Vec<String> = Seat::all(played.setup().players).map(|seat| words.seat(seat)).collect();
        let to_move = match played.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        let view = played.view(viewer);
        let choice = |offer: catalogue::Offer| Choice {
            label: words.say(&offer.phrase, &|seat| names[seat.index()].clone()),
            text: offer.text,
        };
        let choices = match viewer {
            Viewer::Seat(_) => Choices::new(view.offers().into_iter().map(choice).collect()),
            Viewer::Spectator => Choices::default(),
        };
        // Sometimes with news, sometimes without.
        let recent = played.log_since(viewer, played.plies().saturating_sub(played.plies() % 4));
        let scene = Scene::new(&*view, to_move, &names, &choices, &recent, words);
        let board = boards::of(played.info().id);
        let page = html! {
            (board.draw(&scene).markup())
            @for seat in Seat::all(names.len()) { (board.plate(&scene, seat)) @if let Some(rival) = board.rival(&scene, seat) { (rival) } }
            (board.purse(&scene))
            (board.left(&scene))
        };
        page.into_string()
    }

    fn compare_through_a_game(game: &dyn AnyGame, players: usize, language: Language) {
        let seed = Seed::named(&format!("kept {players}"));
        let mut played = game.deal(Setup::new(players), seed).unwrap();
        let mut light = game.bot(BotSpec::Light, &seed);
        // Long games repeat themselves.
        for _ in 0..300 {
            for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let kept = drawn(&*played, viewer, language);
                ANEW.set(true);
                let anew = drawn(&*played, viewer, language);
                ANEW.set(false);
                let place = || format!("{} for {viewer:?} after {} moves", played.info().id, played.plies());
                assert!(kept == anew, "a piece shows what was true elsewhere: {}", place());
            }
            let Turn::Seat(seat) = played.turn() else { break };
            let text = light.choose(&*played.view(Viewer::Seat(seat)));
            played.play_text(seat, &text).unwrap();
        }
    }

    /// A key that leaves out what a piece is drawn from would show one table's cards at another.
    #[test]
    fn a_board_of_kept_pieces_is_the_board_drawn_anew() {
        for game in catalogue::games() {
            let info = game.info();
            for (players, &language) in info.players.clone().zip(Language::ALL.iter().cycle()) {
                compare_through_a_game(*game, players, language);
            }
        }
    }
}
