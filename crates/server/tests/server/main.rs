//! The server through its whole router, without a browser.

#[path = "../harness/mod.rs"]
mod harness;

mod abuse;
mod faults;
mod install;
mod leaks;
mod material;
mod my_tables;
mod nodes;
mod pages;
mod playing;
mod safety;
mod streams;
mod together;
