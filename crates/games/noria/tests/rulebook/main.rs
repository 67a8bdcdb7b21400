//! Every rule of the rulebook, every worked example and every ruling by its id, one test each.

mod administration;
mod black_market;
mod bonus;
mod city;
mod discs;
mod example_turn;
mod expert;
mod influence;
mod journey;
mod politics;
mod scoring;
mod set_up;
mod table;
mod tool;
mod wheel;
mod words;
