//! Every rule of the rulebook and every ruling, one test each, in the order of the rulebook.

mod actions;
mod finishing;
mod setup;
mod table;
mod words;
