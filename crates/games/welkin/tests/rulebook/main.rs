//! Every rule of the rulebook and every ruling, one test each, in the order of the rulebook.

mod cards;
mod ending;
mod material;
mod opening;
mod powers;
mod production;
mod selling;
mod setup;
mod table;
mod turns;
mod words;
