//! The commands that need no dialogue, one a file.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bot;
pub mod check;
mod databases;
pub mod export;
pub mod games;
pub mod material;
mod private;
pub mod prune;
pub mod puzzles;
mod recorded;
mod records;
pub mod replay;
pub mod reports;
pub mod restore;
pub mod serve;
pub mod shell;
pub mod sim;
pub mod tune;
