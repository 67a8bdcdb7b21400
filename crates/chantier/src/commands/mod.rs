//! The commands that need no dialogue, one a file.

pub mod arena;
pub mod games;
mod records;
pub mod replay;
pub mod serve;
pub mod sim;
