//! Every rule of the rulebook and every ruling (S1 to S36), one test each.

mod actions;
mod artefacts;
mod buildings;
mod ending;
mod exchanges;
mod heroes;
mod log;
mod material;
mod passing;
mod prompts;
mod refusals;
mod set_up;
mod table;
mod turns;
