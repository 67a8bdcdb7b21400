//! The engine's promises, kept by a toy game and broken by its defective variants.

mod conformance;
mod toy;
