//! What a reader has reached in a game so far.

use catalogue::Lexicon;
use engine::{Info, Phrase};
use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;
use crate::pages::table::rail::point_count;

/// The finished games of a reader that are like the one at hand: the same game with as many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bests {
    /// How many there are, this one among them.
    pub games: usize,
    /// How many of them they won.
    pub won: usize,
    /// How many played.
    pub players: usize,
    /// Whether they won the one at hand.
    pub won_this: bool,
    /// The points of the one at hand.
    pub points: i32,
    /// The most points in the others, if there are others.
    pub before: Option<i32>,
}

/// Where it will stand once the page has asked for it; a link for those whose page does not ask. Whoever draws a table knows
/// nothing of a reader's other tables.
pub(super) fn place(words: &Lexicon, table: &str) -> Markup {
    let address = format!("/tables/{table}/bests");
    html! {
        div #bests.bests hx-get=(address) hx-trigger="load" hx-swap="innerHTML" hx-morph-skip-children="" {
            a href=(address) { (words.word("bests-show")) }
        }
    }
}

impl Bests {
    /// In one or two sentences.
    pub fn sentences(&self, reader: &Reader) -> Markup {
        let words = reader.words();
        let count = |id: &'static str| {
            let phrase = Phrase::new(id)
                .with("games", self.games as u32)
                .with("won", self.won as u32);
            words.say(&phrase.with("players", self.players as u32), &|_| String::new())
        };
        let points = |id: &str, points: i32| crate::words::about(words, id, &point_count(words, points));
        html! {
            p.best {
                @match self.before {
                    None => (count(if self.players == 1 { "bests-first-alone" } else { "bests-first" })),
                    Some(best) if self.points > best && self.won_this => { strong { (points("bests-new", best)) } }
                    // Who has just been beaten is not cheered.
                    Some(best) if self.points > best => (points("bests-new-beaten", best)),
                    Some(best) => (points("bests-best", best)),
                }
                " "
                @if self.games > 1 { (count(if self.players == 1 { "bests-count-alone" } else { "bests-count" })) }
            }
        }
    }

    /// As a page, for those whose page did not ask for it.
    pub fn page(&self, reader: &Reader, info: &'static Info, table: &str) -> Markup {
        let words = reader.words();
        let body = html! {
            main #main.narrow {
                h1 { (info.name) }
                (self.sentences(reader))
                p { a.button href={ "/tables/" (table) } { (words.word("log-back")) } }
            }
        };
        page(reader, info.name, body)
    }
}
