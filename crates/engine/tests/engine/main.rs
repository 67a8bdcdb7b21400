//! The engine's promises, kept by a toy game and broken by its defective variants.

mod conformance;
mod matches;
mod observations;
mod replays;
mod setups;
mod standings;
mod test_tables;
mod toy;
