//! What people see: pages and boards as pure functions to markup, their words, and the static files.
//!
//! A page is a function from plain values to [`maud::Markup`]; nothing here reads a clock, a file or a database.
//! Boards are drawn from what a viewer may know ([`catalogue::View`]), so no page can show a secret.
//!
//! - [`pages`]: one module a page. [`Reader`] says for whom: language, light or dark, the token of their forms.
//! - [`boards`]: the board of each game, by the game's id; a game without its own gets a plain one.
//! - [`Choices`]: the legal moves of the one who looks. Every move is a button of one form, so pages work without
//!   JavaScript; with it, the form is sent behind the page, and the change comes by the table's stream.
//! - [`card`]: the picture of a finished game for link previews.
//! - [`faces`]: what bots are called, and how everybody looks.
//! - [`assets`]: the static files under names that hold a hash of their content.
//! - [`install`]: what makes the site an app that can be installed.
//! - `words/*.ftl`: everything the pages say.
//!
//! **Deliberately absent:** the store, sessions, HTTP, inline scripts and inline styles.

pub mod assets;
pub mod boards;
pub mod card;
mod choices;
pub mod faces;
mod frame;
mod graph;
pub mod install;
pub mod notices;
pub mod pages;
mod piece;
mod preferences;
mod query;
mod room;
mod rulebook;
mod words;

pub use choices::{Choice, Choices, Light};
pub use frame::{Reader, Theme};
pub use piece::{DrawnOnce, Piece, in_pieces, units};
pub use preferences::{Motion, Preferences};
pub use query::query_text;
pub use words::{lexicon, words};
