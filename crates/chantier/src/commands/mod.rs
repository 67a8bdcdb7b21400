//! The commands that need no dialogue, one a file.

pub mod arena;
pub mod check;
pub mod games;
pub mod material;
mod records;
pub mod replay;
pub mod serve;
pub mod shell;
pub mod sim;
